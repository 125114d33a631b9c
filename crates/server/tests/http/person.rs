//! Somebody who talks to the server: over HTTP with a cookie or a token, and over a WebSocket.

use crate::client::{Answer, Running, is_limit};
use pacru_api::{Created, Envelope, FromServer, GameView, Problem, RefusedCode, ToServer};
use pacru_testing::wait::Wait;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::net::TcpStream;
use tungstenite::client::IntoClientRequest;
use tungstenite::http::HeaderValue;
use tungstenite::protocol::CloseFrame;
use tungstenite::{HandshakeError, Message, WebSocket};

/// In place of a status where the connection ended without an answer.
pub(crate) const ENDED: u16 = 0;

/// Somebody with header lines that say who it is.
#[derive(Clone, Debug, Default)]
pub(crate) struct Person {
    pub(crate) headers: Vec<String>,
}

impl Person {
    /// Nobody in particular.
    pub(crate) fn new() -> Person {
        Person::default()
    }

    /// A bot with a token of its own.
    pub(crate) fn bot(server: &Running) -> Person {
        let answer = Person::new().post(server, "/api/token", &json!({}));
        let token = answer.json::<Value>()["token"].as_str().expect("a token").to_owned();
        Person { headers: vec![format!("Authorization: Bearer {token}")] }
    }

    pub(crate) fn with(&self, header: &str) -> Person {
        let mut headers = self.headers.clone();
        headers.push(header.to_owned());
        Person { headers }
    }

    pub(crate) fn get(&self, server: &Running, path: &str) -> Answer {
        let headers: Vec<&str> = self.headers.iter().map(String::as_str).collect();
        server.ask("GET", path, &headers)
    }

    pub(crate) fn post(&self, server: &Running, path: &str, body: &Value) -> Answer {
        self.send(server, path, &body.to_string(), &["Content-Type: application/json"])
    }

    pub(crate) fn send(&self, server: &Running, path: &str, body: &str, more: &[&str]) -> Answer {
        let length = body.len();
        let mut request =
            format!("POST {path} HTTP/1.1\r\nHost: test\r\nConnection: close\r\nContent-Length: {length}\r\n");
        for line in self.headers.iter().map(String::as_str).chain(more.iter().copied()) {
            request.push_str(line);
            request.push_str("\r\n");
        }
        Answer::read(&server.say(format!("{request}\r\n{body}")))
    }

    /// Remembers the cookie of an answer, as a browser does.
    pub(crate) fn remember(&mut self, answer: &Answer) {
        let cookie = answer.header("set-cookie").expect("a cookie").split(';').next().expect("a value");
        self.headers.retain(|line| !line.starts_with("Cookie: "));
        self.headers.push(format!("Cookie: {cookie}"));
    }

    /// Sets up a game; whoever was nobody is somebody afterwards.
    pub(crate) fn create(&mut self, server: &Running, setup: &Value) -> Created {
        let answer = self.post(server, "/api/games", &json!({ "setup": setup }));
        assert_eq!(answer.status, 201, "{}", answer.body);
        if answer.header("set-cookie").is_some() {
            self.remember(&answer);
        }
        answer.json()
    }

    pub(crate) fn command(
        &self,
        server: &Running,
        game: &str,
        id: &str,
        seen: u32,
        command: impl Into<Value>,
    ) -> Answer {
        let command: Value = command.into();
        self.post(
            server,
            &format!("/api/games/{game}/commands"),
            &json!({ "id": id, "seen": seen, "command": command }),
        )
    }

    pub(crate) fn view(&self, server: &Running, game: &str) -> GameView {
        self.get(server, &format!("/api/games/{game}")).json()
    }

    /// Follows a game from an event on.
    pub(crate) fn follow(&self, server: &Running, game: &str, since: u32) -> Socket {
        self.try_follow(server, game, since, &["Sec-WebSocket-Protocol: pacru.1"]).expect("a WebSocket")
    }

    /// Tries to, with further header lines; the error is the status, or [`ENDED`].
    pub(crate) fn try_follow(&self, server: &Running, game: &str, since: u32, more: &[&str]) -> Result<Socket, u16> {
        let url = format!("ws://test/api/games/{game}/live?since={since}");
        let mut request = url.into_client_request().expect("a request");
        for line in self.headers.iter().map(String::as_str).chain(more.iter().copied()) {
            let (name, value) = line.split_once(": ").expect("a header");
            let name = tungstenite::http::HeaderName::from_bytes(name.as_bytes()).expect("a name");
            request.headers_mut().append(name, HeaderValue::from_str(value).expect("a value"));
        }
        match tungstenite::client(request, server.connect()) {
            Ok((socket, _)) => Ok(Socket(socket)),
            Err(HandshakeError::Failure(tungstenite::Error::Http(answer))) => Err(answer.status().as_u16()),
            Err(HandshakeError::Interrupted(_)) => panic!("waited in vain for an answer to the request of a WebSocket"),
            Err(HandshakeError::Failure(_)) => Err(ENDED),
        }
    }
}

/// A game of two: somebody here against whoever comes.
pub(crate) fn against_somebody(visibility: &str) -> Value {
    json!({ "game": "shacru", "order": "gy", "seats": [{ "here": { "name": "Ann" } }, "open"], "visibility": visibility })
}

/// Ann has set up a game of Shacru, and Ben has joined it: green against yellow, two events so far.
pub(crate) fn two_at_a_table(server: &Running, visibility: &str) -> (String, Person, Person) {
    let mut ann = Person::new();
    let created = ann.create(server, &against_somebody(visibility));
    let ben = Person::bot(server);
    let join = json!({ "name": "Ben", "key": key_of(&created.links.invite) });
    let answer = ben.post(server, &format!("/api/games/{}/seats", created.id), &join);
    assert_eq!(answer.status, 200, "{}", answer.body);
    (created.id.to_string(), ann, ben)
}

/// The key in a link.
pub(crate) fn key_of(link: &str) -> String {
    let (_, fragment) = link.split_once('#').unwrap_or_else(|| panic!("no key in {link}"));
    fragment.rsplit('-').next().expect("a key").to_owned()
}

impl Answer {
    pub(crate) fn json<T: DeserializeOwned>(&self) -> T {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {} {}", self.status, self.body))
    }

    /// The status with the code of the problem.
    pub(crate) fn problem(&self) -> (u16, RefusedCode) {
        (self.status, self.json::<Problem>().refused.code)
    }
}

/// The client's end of a WebSocket.
pub(crate) struct Socket(pub(crate) WebSocket<TcpStream>);

impl Socket {
    /// The next message; nothing if the server closes the connection instead, with this frame.
    #[track_caller]
    pub(crate) fn next(&mut self) -> Result<FromServer, Option<CloseFrame>> {
        let wait = Wait::new("a message on a WebSocket");
        loop {
            match self.0.read() {
                Ok(Message::Text(text)) => {
                    return Ok(serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}")));
                }
                Ok(Message::Close(frame)) => return Err(frame),
                Ok(other) => wait.check(other),
                Err(tungstenite::Error::Io(error)) if is_limit(&error) => panic!("{}", wait.report("nothing")),
                Err(_) => return Err(None),
            }
        }
    }

    /// The first message in which something is found; whatever comes before is skipped.
    #[track_caller]
    pub(crate) fn find<T>(&mut self, what: &str, find: impl Fn(FromServer) -> Result<T, FromServer>) -> T {
        let wait = Wait::new(what);
        loop {
            match self.next().map(&find) {
                Ok(Ok(found)) => return found,
                Ok(Err(other)) => wait.check(format_args!("{other:?}")),
                Err(close) => panic!("waited for {what}, but the connection was closed with {close:?}"),
            }
        }
    }

    /// The next message that is neither the time nor who is present.
    #[track_caller]
    pub(crate) fn news(&mut self) -> FromServer {
        self.find("news", |message| match message {
            FromServer::Present { .. } | FromServer::Time(_) => Err(message),
            news => Ok(news),
        })
    }

    /// The next answer to a command.
    #[track_caller]
    pub(crate) fn answer(&mut self) -> pacru_api::Answer {
        self.find("an answer to a command", |message| match message {
            FromServer::Answer { answer, .. } => Ok(answer),
            other => Err(other),
        })
    }

    pub(crate) fn say(&mut self, message: impl Into<Message>) {
        self.0.send(message.into()).expect("it listens");
    }

    pub(crate) fn command(&mut self, id: &str, seen: u32, command: impl Into<Value>) {
        let command: Value = command.into();
        let envelope: Envelope =
            serde_json::from_value(json!({ "id": id, "seen": seen, "command": command })).expect("a command");
        self.say(serde_json::to_string(&ToServer::Command(envelope)).expect("JSON"));
    }

    /// The code with which the server closes the connection, after whatever it says before.
    #[track_caller]
    pub(crate) fn closed(&mut self) -> Option<u16> {
        let wait = Wait::new("the server to close a WebSocket");
        loop {
            match self.next() {
                Ok(message) => wait.check(format_args!("{message:?}")),
                Err(frame) => return frame.map(|frame| frame.code.into()),
            }
        }
    }
}
