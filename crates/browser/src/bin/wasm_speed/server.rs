//! A server for one page on this machine, which fetches its files and then asks for tasks.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

/// A page that asks for nothing for so long is lost.
const PATIENCE: Duration = Duration::from_secs(120);
/// No request of the page is longer.
const LONGEST_BODY: u64 = 1 << 16;

pub(super) struct Server {
    folder: PathBuf,
    port: u16,
    requests: Receiver<Request>,
    /// The page's question for its next task, not yet answered.
    asking: Option<TcpStream>,
}

struct Request {
    is_question: bool,
    path: String,
    body: String,
    stream: TcpStream,
}

impl Server {
    /// Serves the files of a folder.
    pub(super) fn open(folder: PathBuf) -> Result<Server, String> {
        let failed = |error| format!("cannot open a port: {error}");
        let listener = TcpListener::bind("127.0.0.1:0").map_err(failed)?;
        let port = listener.local_addr().map_err(failed)?.port();
        let (sender, requests) = channel();
        thread::spawn(move || {
            // A browser opens connections ahead and sends nothing on some: each has its own thread.
            for stream in listener.incoming().flatten() {
                let sender = sender.clone();
                thread::spawn(move || receive(stream, &sender));
            }
        });
        Ok(Server { folder, port, requests, asking: None })
    }

    pub(super) fn address(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    /// Hands the page a task and waits for what it says to it. The first, empty one waits for the page.
    pub(super) fn task(&mut self, task: &str) -> Result<String, String> {
        if let Some(stream) = self.asking.take() {
            respond(stream, "200 OK", "text/plain", task.as_bytes());
        }
        loop {
            let waited = self.requests.recv_timeout(PATIENCE);
            let request = waited.map_err(|_| "the page does not answer".to_owned())?;
            if request.is_question {
                self.asking = Some(request.stream);
                return Ok(request.body);
            }
            self.send_file(request);
        }
    }

    fn send_file(&self, request: Request) {
        let name = match request.path.trim_start_matches('/') {
            "" => "index.html",
            name => name,
        };
        let kind = match name.rsplit('.').next() {
            Some("html") => "text/html",
            Some("js") => "text/javascript",
            Some("wasm") => "application/wasm",
            _ => return respond(request.stream, "404 Not Found", "text/plain", b""),
        };
        // The folder is flat.
        let content = if name.contains(['/', '\\']) { None } else { std::fs::read(self.folder.join(name)).ok() };
        match content {
            Some(content) => respond(request.stream, "200 OK", kind, &content),
            None => respond(request.stream, "404 Not Found", "text/plain", b""),
        }
    }
}

impl Drop for Server {
    /// Tells a page that still asks that there is nothing more.
    fn drop(&mut self) {
        if let Some(stream) = self.asking.take() {
            respond(stream, "200 OK", "text/plain", b"");
        }
    }
}

/// Reads one request; a connection that says nothing sensible is dropped.
fn receive(stream: TcpStream, sender: &Sender<Request>) {
    let Some((is_question, path, body)) = read_request(&stream) else {
        return;
    };
    // Nobody listens any more when the measuring is over.
    let _ = sender.send(Request { is_question, path, body, stream });
}

fn read_request(stream: &TcpStream) -> Option<(bool, String, String)> {
    let mut lines = BufReader::new(stream);
    let mut first = String::new();
    lines.read_line(&mut first).ok()?;
    let mut words = first.split(' ');
    let (method, path) = (words.next()?, words.next()?);
    let mut length = 0;
    loop {
        let mut header = String::new();
        lines.read_line(&mut header).ok()?;
        match header.trim().split_once(':') {
            Some((name, value)) if name.eq_ignore_ascii_case("content-length") => length = value.trim().parse().ok()?,
            Some(_) => {}
            None => break,
        }
    }
    let mut body = String::new();
    lines.take(u64::min(length, LONGEST_BODY)).read_to_string(&mut body).ok()?;
    Some((method == "POST", path.to_owned(), body))
}

fn respond(mut stream: TcpStream, status: &str, kind: &str, content: &[u8]) {
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        content.len()
    );
    // A page that has gone away is noticed when it does not ask again.
    let _ = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(content));
}
