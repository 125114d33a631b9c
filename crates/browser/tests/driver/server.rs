//! A server of a few pages.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;

/// Serves until the test ends, and returns the address without a slash at the end.
pub(crate) fn serve() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            // The browser may go away in the middle of an answer.
            thread::spawn(move || answer(stream).ok());
        }
    });
    address
}

fn answer(mut stream: TcpStream) -> std::io::Result<()> {
    let mut lines = BufReader::new(stream.try_clone()?).lines();
    let request = lines.next().transpose()?.unwrap_or_default();
    let headers: Vec<String> = lines.map_while(Result::ok).take_while(|line| !line.is_empty()).collect();
    let path = request.split(' ').nth(1).unwrap_or_default();
    let name = path.trim_start_matches('/').split('?').next().unwrap_or_default();
    let (status, kind, extra, body) = match name {
        "redirect" => ("302 Found", "text/html", "Location: /plain.html\r\n", String::new()),
        "header" => ("200 OK", "text/plain", "", headers.join("\n")),
        "policy.html" => ("200 OK", "text/html", "Content-Security-Policy: script-src 'self'\r\n", page(name)),
        "hang" => {
            // Never answered: the browser holds the other end.
            let _ = BufReader::new(&stream).lines().next();
            return Ok(());
        }
        _ => match page(name) {
            body if body.is_empty() => ("404 Not Found", "text/plain", "", "nothing here".into()),
            body if kind_of(name) == "js" => ("200 OK", "text/javascript", "", body),
            body => ("200 OK", "text/html; charset=utf-8", "", body),
        },
    };
    let length = body.len();
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\nConnection: close\r\n\
         Cache-Control: no-store\r\n{extra}\r\n"
    );
    stream.write_all(head.as_bytes())?;
    stream.write_all(body.as_bytes())
}

fn kind_of(name: &str) -> &str {
    name.rsplit_once('.').map_or("", |(_, kind)| kind)
}

fn page(name: &str) -> String {
    let body = match name {
        "plain.html" => include_str!("plain.html"),
        "input.html" => include_str!("input.html"),
        "cached.html" => include_str!("cached.html"),
        "worker.js" => "console.log('worker speaks ' + navigator.language); fetch('/plain.html?by-worker');",
        "service.js" => include_str!("service.js"),
        "loud.html" => {
            "<script>console.error('bad', 7, {a: 1}); console.log('fine'); console.warn('hm');\
             Promise.reject(new Error('unkept')); missing.thing</script><img src='/nowhere.png'>"
        }
        "policy.html" => "<script>document.title = 'inline ran'</script>A strict page",
        "leads.html" => "<script>location.replace('/plain.html')</script>",
        _ => "",
    };
    // Without this line every page would ask for an icon and find none.
    if kind_of(name) == "html" { format!("<!doctype html><link rel=icon href='data:,'>{body}") } else { body.into() }
}
