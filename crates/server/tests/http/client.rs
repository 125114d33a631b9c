//! A server with a small page, and a client that says exactly what a test wants.

use pacru_server::{Limits, Page, Server, Settings};
use pacru_testing::wait::{LIMIT, Wait, join};
use std::io::{self, ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::thread::{self, JoinHandle};
use tempfile::TempDir;
use tokio::sync::oneshot;

pub(crate) const INDEX: &str = "<!doctype html><title>Pacru</title>";
pub(crate) const STYLE: &str = "/assets/style.0123456789.css";

/// A page of a few files; the compressed ones are only marked as such.
pub(crate) fn page() -> Page {
    let files = [
        ("index.html", INDEX),
        ("index.html.br", "index as brotli"),
        ("index.html.gz", "index as gzip"),
        ("not-found.html", "<!doctype html><title>Not here</title>"),
        ("service-worker.js", "// worker"),
        ("manifest.webmanifest", "{}"),
        ("routes.txt", "/\n/games\n/play/*\n"),
        (&STYLE[1..], "p{}"),
        ("assets/style.0123456789.css.br", "style as brotli"),
        ("assets/app.0123456789.js", "export {}"),
        ("assets/app_bg.0123456789.wasm", "\0asm"),
        ("assets/locale-ko.0123456789.ftl", "hello = 안녕"),
        ("assets/icon-192.0123456789.png", "png"),
        ("assets/icon.0123456789.svg", "<svg/>"),
    ];
    Page::from_files(files.map(|(name, content)| (name.to_owned(), content.into())))
}

/// Settings for a server on any port, with a database of its own that goes with the folder.
pub(crate) fn settings() -> (Settings, TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = Settings { port: 0, database: Some(folder.path().join("games.db")), ..Settings::default() };
    (settings, folder)
}

/// A running server, which ends with this value.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    pub(crate) folder: TempDir,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Running {
    pub(crate) fn new() -> Running {
        Running::with(page(), &Limits::default())
    }

    pub(crate) fn with(page: Page, limits: &Limits) -> Running {
        Running::start(page, |settings| settings.limits = *limits)
    }

    /// With settings that differ from the usual ones.
    pub(crate) fn set(change: impl FnOnce(&mut Settings)) -> Running {
        Running::start(page(), change)
    }

    fn start(page: Page, change: impl FnOnce(&mut Settings)) -> Running {
        let (mut settings, folder) = settings();
        change(&mut settings);
        Running::open(page, &settings, folder)
    }

    /// Once more with the same database.
    pub(crate) fn again(mut self, change: impl FnOnce(&mut Settings)) -> Running {
        self.stop();
        let (mut settings, other) = settings();
        let folder = std::mem::replace(&mut self.folder, other);
        settings.database = Some(folder.path().join("games.db"));
        change(&mut settings);
        Running::open(page(), &settings, folder)
    }

    fn open(page: Page, settings: &Settings, folder: TempDir) -> Running {
        let server = Server::open(settings, page).expect("a database and a free port");
        let address = server.address();
        let (stop, stopped) = oneshot::channel();
        let thread = thread::spawn(move || {
            // A test that is over has dropped the other end.
            let stopped = async { drop(stopped.await) };
            server.run_until(stopped).expect("it serves");
        });
        Running { address, folder, stop: Some(stop), thread: Some(thread) }
    }

    pub(crate) fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).expect("a connection");
        stream.set_read_timeout(Some(LIMIT)).expect("a time limit");
        stream.set_write_timeout(Some(LIMIT)).expect("a time limit");
        stream
    }

    /// Sends these bytes and reads until the server closes the connection.
    pub(crate) fn say(&self, request: impl AsRef<[u8]>) -> Vec<u8> {
        let mut stream = self.connect();
        // A server that has heard enough closes before everything is said.
        let _ = stream.write_all(request.as_ref());
        read_to_end(&mut stream)
    }

    /// A request with these further header lines.
    pub(crate) fn ask(&self, method: &str, path: &str, headers: &[&str]) -> Answer {
        let mut request = format!("{method} {path} HTTP/1.1\r\nHost: test\r\nConnection: close\r\n");
        for header in headers {
            request.push_str(header);
            request.push_str("\r\n");
        }
        request.push_str("\r\n");
        Answer::read(&self.say(request))
    }

    pub(crate) fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, &[])
    }

    /// Asks the server to end and waits until it has.
    pub(crate) fn stop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            join("the end of the server", thread);
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if !thread::panicking() {
            self.stop();
        }
    }
}

/// Everything until the connection ends, in whatever way.
#[track_caller]
pub(crate) fn read_to_end(stream: &mut TcpStream) -> Vec<u8> {
    let wait = Wait::new("the end of a connection");
    let (mut bytes, mut piece) = (Vec::new(), [0; 16 << 10]);
    loop {
        wait.check(String::from_utf8_lossy(&bytes));
        match stream.read(&mut piece) {
            Ok(count @ 1..) => bytes.extend_from_slice(&piece[..count]),
            Err(error) if is_limit(&error) => panic!("{}", wait.report(String::from_utf8_lossy(&bytes))),
            Ok(0) | Err(_) => return bytes,
        }
    }
}

/// Whether a read or a write ended by its time limit.
pub(crate) fn is_limit(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut)
}

/// An answer of the server.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    headers: Vec<(String, String)>,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn read(bytes: &[u8]) -> Answer {
        let text = String::from_utf8(bytes.to_vec()).expect("our files are UTF-8");
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or_else(|| panic!("no answer: {text:?}"));
        let mut lines = head.lines();
        let status = lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok()).expect("a status");
        let headers = lines.filter_map(|line| line.split_once(": "));
        let headers = headers.map(|(name, value)| (name.to_lowercase(), value.to_owned())).collect();
        Answer { status, headers, body: body.to_owned() }
    }

    /// A header by its name in lower case.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut found = self.headers.iter().filter(|(other, _)| other == name);
        let value = found.next().map(|(_, value)| value.as_str());
        assert!(found.next().is_none(), "{name} stands there twice");
        value
    }
}
