//! The socket to the browser: commands, answers, and the thread that reads.

use std::collections::HashMap;
use std::net::{Ipv4Addr, Shutdown, TcpStream};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use serde_json::{Value, json};
use tungstenite::protocol::{Role, WebSocket, WebSocketConfig};
use tungstenite::{Message, client};

use crate::error::Problem;
use crate::events::Events;
use crate::process::Address;
use crate::wait::PATIENCE;

/// A picture of a long page at double scale takes some ten megabytes.
const LARGEST_MESSAGE: usize = 256 << 20;

pub(crate) struct Connection {
    writer: Mutex<WebSocket<TcpStream>>,
    last_id: AtomicU64,
    /// Nothing, once the browser has ended.
    awaited: Mutex<Option<HashMap<u64, Awaited>>>,
    pub(crate) events: Events,
}

struct Awaited {
    session: Option<String>,
    answer: Sender<Result<Value, Refusal>>,
}

enum Refusal {
    Message(String),
    Crashed,
}

/// A command whose answer nobody waits for.
#[derive(Debug, PartialEq)]
pub(crate) struct Order {
    pub(crate) session: Option<String>,
    pub(crate) method: &'static str,
    pub(crate) params: Value,
}

pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Each change under these locks is a single step, so a panic elsewhere leaves them sound.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Connection {
    /// Also starts the thread that reads, which ends with the socket.
    pub(crate) fn open(address: &Address) -> Result<(Arc<Connection>, JoinHandle<()>), Problem> {
        let stream =
            TcpStream::connect((Ipv4Addr::LOCALHOST, address.port)).map_err(Problem::io("reach the browser"))?;
        let prepare = || {
            stream.set_nodelay(true)?;
            stream.set_write_timeout(Some(PATIENCE))?;
            stream.try_clone()
        };
        let writing = prepare().map_err(Problem::io("set up the socket to the browser"))?;
        let config =
            WebSocketConfig::default().max_message_size(Some(LARGEST_MESSAGE)).max_frame_size(Some(LARGEST_MESSAGE));
        let url = format!("ws://127.0.0.1:{}{}", address.port, address.path);
        let (reader, _) = client::client_with_config(url, stream, Some(config))
            .map_err(|error| Problem::Refused { method: "the browser's socket".into(), message: error.to_string() })?;
        let connection = Arc::new(Connection {
            writer: Mutex::new(WebSocket::from_raw_socket(writing, Role::Client, Some(config))),
            last_id: AtomicU64::new(0),
            awaited: Mutex::new(Some(HashMap::new())),
            events: Events::default(),
        });
        let reading = Arc::clone(&connection);
        let thread = thread::Builder::new()
            .name("browser".into())
            .spawn(move || reading.read(reader))
            .map_err(Problem::io("start a thread"))?;
        Ok((connection, thread))
    }

    /// Sends a command and waits for its answer. Without a session it goes to the browser itself.
    pub(crate) fn call(
        &self,
        session: Option<&str>,
        method: &str,
        params: &Value,
        patience: Duration,
    ) -> Result<Value, Problem> {
        let (sender, answer) = mpsc::channel();
        let id = self.next_id();
        let awaited = Awaited { session: session.map(str::to_owned), answer: sender };
        lock(&self.awaited).as_mut().ok_or(Problem::Ended)?.insert(id, awaited);
        // After the entry above: a crash from now on answers it, and an earlier one is known.
        if session.is_some_and(|session| self.events.with(|state| state.has_crashed(session))) {
            self.give_up(session);
        }
        self.send(id, session, method, params)?;
        match answer.recv_timeout(patience) {
            Ok(Ok(result)) => Ok(result),
            Ok(Err(Refusal::Message(message))) => Err(Problem::Refused { method: method.to_owned(), message }),
            Ok(Err(Refusal::Crashed)) => Err(Problem::Crashed),
            Err(RecvTimeoutError::Disconnected) => Err(Problem::Ended),
            Err(RecvTimeoutError::Timeout) => {
                lock(&self.awaited).as_mut().map(|awaited| awaited.remove(&id));
                Err(Problem::NoAnswer { method: method.to_owned(), after: patience })
            }
        }
    }

    /// Sends a command and does not wait. That the browser has ended is noticed by whoever waits for something.
    pub(crate) fn post(&self, order: &Order) {
        let _ = self.send(self.next_id(), order.session.as_deref(), order.method, &order.params);
    }

    /// Ends the reading thread, even if the browser would not close its side.
    pub(crate) fn close(&self) {
        let _ = lock(&self.writer).get_ref().shutdown(Shutdown::Both);
    }

    fn next_id(&self) -> u64 {
        self.last_id.fetch_add(1, Ordering::Relaxed) + 1
    }

    fn send(&self, id: u64, session: Option<&str>, method: &str, params: &Value) -> Result<(), Problem> {
        let mut message = json!({ "id": id, "method": method, "params": params });
        if let Some(session) = session {
            message["sessionId"] = session.into();
        }
        lock(&self.writer).send(Message::text(message.to_string())).map_err(|_| Problem::Ended)
    }

    fn read(&self, mut socket: WebSocket<TcpStream>) {
        while let Ok(message) = socket.read() {
            if let Message::Text(text) = message
                && let Ok(message) = serde_json::from_str::<Value>(&text)
            {
                self.receive(message);
            }
        }
        // Who waits for an answer learns from the dropped senders, who waits for an event from the flag.
        lock(&self.awaited).take();
        self.events.end();
    }

    fn receive(&self, mut message: Value) {
        if let Some(id) = message["id"].as_u64() {
            let awaited = lock(&self.awaited).as_mut().and_then(|awaited| awaited.remove(&id));
            let Some(awaited) = awaited else { return };
            let answer = match message.get("error") {
                Some(error) => Err(Refusal::Message(error["message"].as_str().unwrap_or("an error").to_owned())),
                None => Ok(message["result"].take()),
            };
            // Who no longer waits has already given up with an error.
            let _ = awaited.answer.send(answer);
            return;
        }
        let Some(method) = message["method"].as_str() else { return };
        let session = message["sessionId"].as_str();
        for order in self.events.receive(session, method, &message["params"]) {
            self.post(&order);
        }
        if method == "Inspector.targetCrashed" {
            self.give_up(session);
        }
    }

    /// Nothing of a crashed target is answered any more.
    fn give_up(&self, session: Option<&str>) {
        if let Some(awaited) = lock(&self.awaited).as_mut() {
            for (_, lost) in awaited.extract_if(|_, awaited| awaited.session.as_deref() == session) {
                let _ = lost.answer.send(Err(Refusal::Crashed));
            }
        }
    }
}
