//! One live connection to a game.

use crate::error::{Error, Result};
use crate::http::patiently;
use futures_util::{SinkExt, StreamExt};
use pacru_api::{FromServer, GameId, SUBPROTOCOL, Secret, ToServer};
use std::net::SocketAddr;
use std::task::{Context, Poll, ready};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue, header};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// Small buffers: there are ten thousand of them.
const BUFFER: usize = 4096;

/// A connection that speaks the protocol, and counts.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    /// Frames that told what happened or answered; greetings and signs of life do not count.
    pub received: u64,
    /// The bytes of those frames.
    pub bytes: u64,
}

/// Opens a WebSocket with these headers.
pub(crate) async fn open(
    server: SocketAddr,
    path: &str,
    headers: &[(HeaderName, String)],
) -> Result<WebSocketStream<TcpStream>> {
    let mut request = format!("ws://{server}{path}").into_client_request()?;
    for (name, value) in headers {
        request.headers_mut().insert(name, HeaderValue::from_str(value).map_err(Error::new)?);
    }
    let stream = patiently("a connection", TcpStream::connect(server)).await??;
    stream.set_nodelay(true)?;
    let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
    let (stream, _) = patiently("a WebSocket", client_async_with_config(request, stream, Some(config))).await??;
    Ok(stream)
}

impl Socket {
    /// Connects to a game, to be told everything after the event of this number.
    pub async fn connect(server: SocketAddr, token: Option<&Secret>, game: &GameId, since: u32) -> Result<Socket> {
        let mut headers = vec![(header::SEC_WEBSOCKET_PROTOCOL, SUBPROTOCOL.to_owned())];
        if let Some(token) = token {
            headers.push((header::AUTHORIZATION, format!("Bearer {}", token.as_str())));
        }
        let stream = open(server, &format!("/api/games/{game}/live?since={since}"), &headers).await;
        let stream = stream.map_err(|error| error.during(format!("connecting to {game}")))?;
        Ok(Socket { stream, received: 0, bytes: 0 })
    }

    /// Sends a message.
    pub async fn send(&mut self, message: &ToServer) -> Result<()> {
        let text = serde_json::to_string(message)?;
        Ok(patiently("a message to be sent", self.stream.send(Message::text(text))).await??)
    }

    /// Sends a frame as it is, whatever is in it.
    pub async fn send_raw(&mut self, message: Message) -> Result<()> {
        Ok(patiently("a frame to be sent", self.stream.send(message)).await??)
    }

    /// The next message of the server; an error where the connection has ended.
    pub async fn next(&mut self) -> Result<FromServer> {
        patiently("the next message", std::future::poll_fn(|context| self.poll(context))).await?
    }

    /// The same for a task that waits for several things.
    pub(crate) fn poll(&mut self, context: &mut Context<'_>) -> Poll<Result<FromServer>> {
        loop {
            let message = match ready!(self.stream.poll_next_unpin(context)) {
                Some(message) => message?,
                None => return Poll::Ready(Err(Error::new("the connection has ended"))),
            };
            match message {
                Message::Text(text) => {
                    let message = serde_json::from_str(&text)?;
                    if matches!(message, FromServer::Events(_) | FromServer::Answer { .. }) {
                        self.received += 1;
                        self.bytes += text.len() as u64;
                    }
                    return Poll::Ready(Ok(message));
                }
                Message::Close(frame) => {
                    let why = frame.map(|frame| format!(" with {} {}", frame.code, frame.reason)).unwrap_or_default();
                    return Poll::Ready(Err(Error::new(format!("the server closed the connection{why}"))));
                }
                // Pings are answered by the library.
                _ => {}
            }
        }
    }
}
