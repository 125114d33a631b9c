//! `GET /api/games/ID/live`: what happens in a game as it happens, and commands, over a WebSocket.
//!
//! One task for each connection, which reads, writes and waits in turns. While it writes to a client that does not read,
//! what happens waits in a bounded queue of the game; when that is full, or the client takes too long, the connection ends and the client
//! asks for the gap when it is back.

use super::body::{Named, Since};
use crate::app::App;
use crate::client::is_from_our_page;
use crate::connections::{Connected, Place};
use crate::limits::{Bucket, Held, Source, TooMany};
use crate::live::{Frame, Subscription};
use crate::problem::ApiError;
use crate::store::VisitorId;
use crate::visitors::Caller;
use axum::Extension;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::http::header::{HeaderMap, SEC_WEBSOCKET_PROTOCOL};
use axum::response::Response;
use futures_util::{FutureExt, SinkExt};
use pacru_api::{Answer, Envelope, FromServer, GameId, Refused, RefusedCode, SUBPROTOCOL, ToServer};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, watch};
use tokio::time::error::Elapsed;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};

/// What a connection reads at once; the default would be thirty times as much memory for each.
const READ_BUFFER: usize = 4096;
/// What is written at once where several messages wait.
const WRITE_BUFFER: usize = 4096;
/// How many refused messages in a row end a connection.
const PATIENCE: u32 = 100;
/// How long the other end may take to say goodbye.
const GOODBYE: Duration = Duration::from_secs(1);

/// Everything that a connection holds.
struct Session {
    app: Arc<App>,
    game: GameId,
    visitor: Option<VisitorId>,
    subscription: Subscription,
    ending: watch::Receiver<bool>,
    /// What this connection may send, whoever it is.
    messages: Bucket,
    /// Refused messages since the last good one.
    refused: u32,
    /// When to come back, spread so that not everybody does at once.
    retry: u32,
    _places: (Arc<Place>, OwnedSemaphorePermit, Held<Source>),
}

/// Why a connection ends, with the code that tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// The other end is gone, or closes.
    Gone,
    /// It has been silent, or does not read.
    Silent,
    /// It is too slow, or may not see the game any more: come back and ask.
    Dropped,
    /// It sends too much.
    Flood,
    /// A message was too long.
    TooLong,
    /// What it sends is no WebSocket.
    Noise,
    /// The server ends: come back.
    Stopping,
}

/// What a connection waits for.
enum Next {
    Happened(Option<Frame>),
    Heard(Option<Result<Message, axum::Error>>),
    Ping,
}

/// Opens a connection, or tells by the status why not.
pub(super) async fn open(
    State(app): State<Arc<App>>,
    caller: Caller,
    Named(game): Named,
    Since { since }: Since,
    Extension(connected): Extension<Connected>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let upgrade = upgrade.map_err(|_| ApiError::NoWebSocket)?;
    if !is_from_our_page(&app, &headers) {
        return Err(ApiError::ForeignOrigin);
    }
    // Whoever names no version is taken at their word; whoever names only others would not understand us.
    let upgrade = upgrade.protocols([SUBPROTOCOL]);
    if headers.contains_key(SEC_WEBSOCKET_PROTOCOL) && upgrade.selected_protocol().is_none() {
        return Err(ApiError::Version);
    }
    if *connected.ending.borrow() {
        return Err(ApiError::Stopping);
    }
    let limits = &app.settings.limits;
    let of_address = app.sockets_by_address.hold(caller.client.source());
    let of_address = of_address.ok_or(TooMany { wait: limits.silence })?;
    let of_all = Arc::clone(&app.sockets).try_acquire_owned().map_err(|_| ApiError::NoPlace)?;
    let subscription = app.hub.subscribe(&game, caller.visitor, since).await?;
    let session = Session {
        game,
        visitor: caller.visitor,
        subscription,
        ending: connected.ending,
        messages: Bucket::new(limits.commands),
        refused: 0,
        retry: 500 + u32::from(connected.peer.port()).wrapping_mul(7919) % 2500,
        _places: (connected.place, of_all, of_address),
        app: Arc::clone(&app),
    };
    let upgrade = upgrade.read_buffer_size(READ_BUFFER).write_buffer_size(WRITE_BUFFER);
    let upgrade = upgrade.max_message_size(limits.message_size).max_frame_size(limits.message_size);
    Ok(upgrade.on_upgrade(|socket| session.run(socket)))
}

impl Session {
    async fn run(mut self, mut socket: WebSocket) {
        self.app.metrics.socket_opened();
        let end = match self.greet(&mut socket).await {
            ControlFlow::Continue(()) => self.talk(&mut socket).await,
            ControlFlow::Break(end) => end,
        };
        tracing::debug!(target: "pacru_server::socket", ?end);
        let farewell = self.farewell(&mut socket, end);
        // Whoever does not listen to the goodbye is left without.
        let _ = timeout(GOODBYE, farewell).await;
        self.app.metrics.socket_closed();
    }

    /// Hello, and what the client has missed.
    async fn greet(&mut self, socket: &mut WebSocket) -> ControlFlow<End> {
        for frame in self.subscription.first() {
            self.send(socket, frame).await?;
        }
        ControlFlow::Continue(())
    }

    /// Until the connection ends.
    async fn talk(&mut self, socket: &mut WebSocket) -> End {
        let (every, silence) = (self.app.settings.limits.ping, self.app.settings.limits.silence);
        let mut heard = Instant::now();
        let mut ping = interval_at(heard + every, every);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let next = tokio::select! {
                frame = self.subscription.next() => Next::Happened(frame),
                message = socket.recv() => Next::Heard(message),
                _ = ping.tick() => Next::Ping,
                () = stopping(&mut self.ending) => return End::Stopping,
            };
            let flow = match next {
                Next::Happened(Some(frame)) => self.pass_on(socket, frame).await,
                Next::Happened(None) => return End::Dropped,
                Next::Heard(Some(Ok(message))) => {
                    heard = Instant::now();
                    self.hear(socket, message).await
                }
                Next::Heard(Some(Err(error))) => return what_happened(&error),
                Next::Heard(None) => return End::Gone,
                Next::Ping if heard.elapsed() >= silence => return End::Silent,
                Next::Ping => self.ask_whether_there(socket).await,
            };
            if let ControlFlow::Break(end) = flow {
                return end;
            }
        }
    }

    /// Sends what happened, together with whatever else waits.
    async fn pass_on(&mut self, socket: &mut WebSocket, first: Frame) -> ControlFlow<End> {
        let mut sent = 1;
        let writing = async {
            socket.feed(Message::Text(first)).await?;
            while let Some(Some(frame)) = self.subscription.next().now_or_never() {
                socket.feed(Message::Text(frame)).await?;
                sent += 1;
            }
            socket.flush().await
        };
        let flow = written(timeout(self.app.settings.limits.send, writing).await);
        self.app.metrics.sent(sent);
        flow
    }

    /// Browsers answer a ping by themselves but do not tell their page of it; the time tells the page.
    async fn ask_whether_there(&self, socket: &mut WebSocket) -> ControlFlow<End> {
        let time = frame(&FromServer::Time(self.app.hub.now()));
        let writing = async {
            socket.feed(Message::Ping(axum::body::Bytes::new())).await?;
            socket.feed(Message::Text(time)).await?;
            socket.flush().await
        };
        let flow = written(timeout(self.app.settings.limits.send, writing).await);
        self.app.metrics.sent(1);
        flow
    }

    async fn hear(&mut self, socket: &mut WebSocket, message: Message) -> ControlFlow<End> {
        let text = match message {
            // An answer to our own question.
            Message::Pong(_) => return ControlFlow::Continue(()),
            Message::Close(_) => return ControlFlow::Break(End::Gone),
            Message::Text(text) => Some(text),
            Message::Ping(_) | Message::Binary(_) => None,
        };
        self.app.metrics.heard();
        // Before anything is read: whoever sends too much costs little.
        let by_connection = self.messages.take();
        let by_visitor = self.visitor.map_or(Ok(()), |visitor| self.app.rates.commands.take(&visitor));
        if let Err(TooMany { wait }) = by_connection.and(by_visitor) {
            let message = format!("too much in too short a time: wait {} ms", wait.as_millis());
            return self.refuse(socket, Refused::new(RefusedCode::TooMany, message)).await;
        }
        let Some(text) = text else { return ControlFlow::Continue(()) };
        let envelope = match serde_json::from_str(&text) {
            Ok(ToServer::Command(envelope)) => envelope,
            Err(error) => {
                return self.refuse(socket, Refused::new(RefusedCode::BadMessage, error.to_string())).await;
            }
        };
        self.refused = 0;
        let id = envelope.id.clone();
        let answer = self.command(envelope).await;
        self.send(socket, frame(&FromServer::Answer { id, answer })).await
    }

    async fn command(&self, envelope: Envelope) -> Answer {
        let Some(visitor) = self.visitor else {
            let refused = Refused::new(RefusedCode::NotYourSeat, "you only watch this game");
            return Answer::Refused { refused, game: None };
        };
        self.app.hub.command(&self.game, visitor, envelope).await
    }

    async fn refuse(&mut self, socket: &mut WebSocket, refused: Refused) -> ControlFlow<End> {
        self.refused += 1;
        if self.refused > PATIENCE {
            return ControlFlow::Break(End::Flood);
        }
        self.send(socket, frame(&FromServer::Refused(refused))).await
    }

    async fn send(&self, socket: &mut WebSocket, frame: Frame) -> ControlFlow<End> {
        self.app.metrics.sent(1);
        written(timeout(self.app.settings.limits.send, socket.send(Message::Text(frame))).await)
    }

    /// Tells why the connection ends, and waits until the other end has heard.
    async fn farewell(&self, socket: &mut WebSocket, end: End) {
        if end == End::Stopping {
            let bye = frame(&FromServer::Bye { retry: self.retry });
            if socket.feed(Message::Text(bye)).await.is_err() {
                return;
            }
        }
        let Some((code, reason)) = end.told() else { return };
        let close = CloseFrame { code, reason: reason.into() };
        if socket.send(Message::Close(Some(close))).await.is_ok() {
            while let Some(Ok(_)) = socket.recv().await {}
        }
    }
}

impl End {
    /// The code and the words of a close frame, where somebody is there to read them.
    fn told(self) -> Option<(u16, &'static str)> {
        match self {
            End::Gone => None,
            End::Silent => Some((close_code::POLICY, "silent for too long")),
            End::Dropped => Some((close_code::AGAIN, "come back and ask for what you missed")),
            End::Flood => Some((close_code::POLICY, "too many messages")),
            End::TooLong => Some((close_code::SIZE, "the message is too long")),
            End::Noise => Some((close_code::PROTOCOL, "that is no WebSocket")),
            End::Stopping => Some((close_code::RESTART, "the server restarts: come back")),
        }
    }
}

async fn stopping(ending: &mut watch::Receiver<bool>) {
    // A server that is gone without a word has ended, too.
    let _ = ending.wait_for(|&ending| ending).await;
}

fn frame(message: &FromServer) -> Frame {
    // Our own types always become JSON.
    Frame::from(serde_json::to_string(message).unwrap_or_default())
}

fn written(written: Result<Result<(), axum::Error>, Elapsed>) -> ControlFlow<End> {
    match written {
        Ok(Ok(())) => ControlFlow::Continue(()),
        Ok(Err(error)) => ControlFlow::Break(what_happened(&error)),
        Err(Elapsed { .. }) => ControlFlow::Break(End::Silent),
    }
}

/// Why reading failed. The library tells it in words only.
fn what_happened(error: &axum::Error) -> End {
    let text = error.to_string();
    if text.contains("too long") || text.contains("too large") {
        End::TooLong
    } else if text.contains("protocol") || text.contains("UTF-8") || text.contains("utf-8") {
        End::Noise
    } else {
        End::Gone
    }
}
