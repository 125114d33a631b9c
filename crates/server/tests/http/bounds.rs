//! What a client cannot do to the server.

use crate::client::{Answer, Running, page, read_to_end};
use pacru_server::Limits;
use pacru_testing::wait::with_growing_limit;
use std::io::{Read, Write};
use std::time::Duration;

/// Asks on a connection that is kept open, and waits until the server ends it. It must answer at least where there is time enough.
fn is_answered_and_ended(limits: impl Fn(Duration) -> Limits) {
    with_growing_limit("an answer before the connection ends", |limit| {
        let server = Running::with(page(), &limits(limit));
        let mut stream = server.connect();
        // It may have ended already.
        let _ = stream.write_all(b"GET /health HTTP/1.1\r\nHost: test\r\n\r\n");
        let said = read_to_end(&mut stream);
        if said.starts_with(b"HTTP/1.1 200") {
            assert_eq!(Answer::read(&said).body, "ok");
            return Ok(());
        }
        Err(format!("{:?}", String::from_utf8_lossy(&said)))
    });
}

#[test]
fn huge_heads_are_refused() {
    let server = Running::new();
    let long = "x".repeat(1 << 20);
    for request in [
        format!("GET / HTTP/1.1\r\nHost: test\r\nLong: {long}\r\n\r\n"),
        format!("GET / HTTP/1.1\r\nHost: test\r\n{}\r\n", "A: b\r\n".repeat(10_000)),
        format!("GET /{long} HTTP/1.1\r\nHost: test\r\n\r\n"),
    ] {
        let answer = server.say(request);
        // The connection may break before the refusal is read, because the rest is still being sent.
        if !answer.is_empty() {
            let status = Answer::read(&answer).status;
            assert!((400..500).contains(&status), "{status}");
        }
    }
    assert_eq!(server.get("/health").body, "ok");
}

#[test]
fn noise_is_refused() {
    let server = Running::new();
    for noise in [&b"\r\n\r\n\r\n"[..], b"\0\0\0\0\r\n\r\n", b"hello\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", &[0xff; 4096]]
    {
        let mut stream = server.connect();
        stream.write_all(noise).expect("it listens");
        stream.shutdown(std::net::Shutdown::Write).expect("a connection");
        let answer = read_to_end(&mut stream);
        assert!(answer.is_empty() || Answer::read(&answer).status == 400, "{}", String::from_utf8_lossy(&answer));
    }
    assert_eq!(server.get("/health").body, "ok");
}

#[test]
fn bodies_are_not_taken() {
    let server = Running::new();
    for path in ["/", "/nowhere"] {
        assert_eq!(server.ask("GET", path, &["Content-Length: 1000000000"]).status, 413);
        assert_eq!(server.ask("GET", path, &["Transfer-Encoding: chunked"]).status, 413);
        assert_eq!(server.ask("POST", path, &["Content-Length: 1000000000"]).status, 405);
    }
}

#[test]
fn who_says_nothing_is_let_go() {
    let head = |head: Duration| Limits { head, ..Limits::default() };
    let server = Running::with(page(), &head(Duration::from_millis(50)));
    for beginning in ["", "GET / HT", "GET / HTTP/1.1\r\nHost: test\r\n"] {
        let mut stream = server.connect();
        // It may have ended already.
        let _ = stream.write_all(beginning.as_bytes());
        let answer = read_to_end(&mut stream);
        assert!(!answer.starts_with(b"HTTP/1.1 2"), "{}", String::from_utf8_lossy(&answer));
    }
    // The same after an answer, on a connection that is kept open.
    is_answered_and_ended(head);
}

#[test]
fn old_connections_end() {
    is_answered_and_ended(|connection| Limits { connection, ..Limits::default() });
}

#[test]
fn more_connections_than_places_wait_for_their_turn() {
    let server = Running::with(page(), &Limits { connections: 2, ..Limits::default() });
    let silent = [server.connect(), server.connect()];
    let mut waiting = server.connect();
    waiting.write_all(b"GET /health HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n").expect("it listens");
    drop(silent);
    assert_eq!(Answer::read(&read_to_end(&mut waiting)).body, "ok");
}

#[test]
fn a_server_that_stops_lets_go_of_idle_connections() {
    let mut server = Running::new();
    let mut idle = server.connect();
    idle.write_all(b"GET /health HTTP/1.1\r\nHost: test\r\n\r\n").expect("it listens");
    let mut first = [0; 1];
    idle.read_exact(&mut first).expect("an answer");
    server.stop();
    assert!(read_to_end(&mut idle).ends_with(b"ok"));
}

#[cfg(target_os = "linux")]
#[test]
fn a_server_that_stops_gives_its_port_back() {
    let port = pacru_testing::port::HeldPort::for_server();
    let mut server = Running::set(|settings| settings.port = port.number());
    assert_eq!(server.get("/health").body, "ok");
    server.stop();
    assert!(std::net::TcpStream::connect(server.address).is_err(), "nobody listens");
}
