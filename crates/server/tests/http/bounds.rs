//! What a client cannot do to the server.

use crate::client::{Answer, Running, page, read_to_end};
use pacru_server::Limits;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

/// Limits that are reached at once.
fn short() -> Limits {
    let soon = Duration::from_millis(50);
    Limits { head: soon, ..Limits::default() }
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
    let server = Running::with(page(), &short());
    for beginning in ["", "GET / HT", "GET / HTTP/1.1\r\nHost: test\r\n"] {
        let mut stream = server.connect();
        stream.write_all(beginning.as_bytes()).expect("it listens");
        let answer = read_to_end(&mut stream);
        assert!(!answer.starts_with(b"HTTP/1.1 2"), "{}", String::from_utf8_lossy(&answer));
    }
    // The same after an answer, on a connection that is kept open.
    let mut stream = server.connect();
    stream.write_all(b"GET /health HTTP/1.1\r\nHost: test\r\n\r\n").expect("it listens");
    assert_eq!(Answer::read(&read_to_end(&mut stream)).body, "ok");
}

#[test]
fn old_connections_end() {
    let server = Running::with(page(), &Limits { connection: Duration::from_millis(50), ..Limits::default() });
    let mut stream = server.connect();
    stream.write_all(b"GET /health HTTP/1.1\r\nHost: test\r\n\r\n").expect("it listens");
    assert_eq!(Answer::read(&read_to_end(&mut stream)).body, "ok");
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
    assert!(TcpStream::connect(server.address).is_err(), "the port is free again");
}
