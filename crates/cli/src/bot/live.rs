//! Listening to a game: a WebSocket that tells what happens.

use super::client::{Client, ClientError};
use pacru_api::{FromServer, GameId, SUBPROTOCOL};
use std::io::ErrorKind;
use std::net::{TcpStream, ToSocketAddrs};
use std::time::{Duration, Instant};
use tungstenite::client::{IntoClientRequest, uri_mode};
use tungstenite::http::{HeaderValue, header};
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Error, Message, WebSocket};

/// How long connecting may take.
const CONNECTING: Duration = Duration::from_secs(15);
/// How long a single look at the connection takes at most.
const LOOK: Duration = Duration::from_millis(500);
/// The server says something every few seconds; after so long it is gone.
const SILENCE: Duration = Duration::from_secs(60);

/// How long to leave a busy server alone.
const CALM: Duration = Duration::from_secs(2);

/// A connection to a game.
pub(super) struct Live {
    socket: WebSocket<MaybeTlsStream<TcpStream>>,
    heard: Instant,
}

impl Live {
    /// Connects, to be told everything after the event of this number.
    pub(super) fn connect(client: &Client, game: &GameId, since: u32) -> Result<Live, ClientError> {
        let lost = |error: &dyn std::fmt::Display| ClientError::Unreachable(error.to_string());
        // http becomes ws, https becomes wss.
        let server = client.server().replacen("http", "ws", 1);
        let url = format!("{server}/api/games/{game}/live?since={since}");
        let mut request = url.into_client_request().map_err(|error| lost(&error))?;
        let headers = request.headers_mut();
        headers.insert(header::SEC_WEBSOCKET_PROTOCOL, HeaderValue::from_static(SUBPROTOCOL));
        if let Some(token) = client.token() {
            let value = HeaderValue::from_str(&format!("Bearer {}", token.as_str()));
            headers.insert(header::AUTHORIZATION, value.map_err(|error| lost(&error))?);
        }
        let mode = uri_mode(request.uri()).map_err(|error| lost(&error))?;
        let usual = if matches!(mode, tungstenite::stream::Mode::Tls) { 443 } else { 80 };
        let host = request.uri().host().unwrap_or_default().trim_matches(['[', ']']);
        let stream = connect(host, request.uri().port_u16().unwrap_or(usual)).map_err(|error| lost(&error))?;
        let same = stream.try_clone().map_err(|error| lost(&error))?;
        let (socket, _) = tungstenite::client_tls(request, stream).map_err(|error| match error {
            tungstenite::HandshakeError::Failure(Error::Http(answer)) => match answer.status().as_u16() {
                429 | 500.. => ClientError::Busy(format!("it refused to connect: {}", answer.status()), CALM),
                _ => ClientError::Strange(format!("it refused to connect: {}", answer.status())),
            },
            error => lost(&error),
        })?;
        same.set_read_timeout(Some(LOOK)).map_err(|error| lost(&error))?;
        Ok(Live { socket, heard: Instant::now() })
    }

    /// What is said within a moment, if anything; an error where the connection is lost.
    pub(super) fn hear(&mut self) -> Result<Option<FromServer>, ClientError> {
        let lost = |why: String| Err(ClientError::Unreachable(why));
        match self.socket.read() {
            Ok(Message::Text(text)) => {
                self.heard = Instant::now();
                serde_json::from_str(&text).map(Some).map_err(|error| ClientError::Strange(error.to_string()))
            }
            Ok(Message::Close(_)) => lost("the connection was closed".to_owned()),
            Ok(_) => {
                self.heard = Instant::now();
                Ok(None)
            }
            Err(Error::Io(error)) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
                if self.heard.elapsed() > SILENCE { lost("the server fell silent".to_owned()) } else { Ok(None) }
            }
            Err(error) => lost(error.to_string()),
        }
    }
}

fn connect(host: &str, port: u16) -> std::io::Result<TcpStream> {
    let mut failed = std::io::Error::new(ErrorKind::NotFound, "the name has no address");
    for address in (host, port).to_socket_addrs()? {
        match TcpStream::connect_timeout(&address, CONNECTING) {
            Ok(stream) => {
                stream.set_nodelay(true)?;
                stream.set_read_timeout(Some(CONNECTING))?;
                stream.set_write_timeout(Some(CONNECTING))?;
                return Ok(stream);
            }
            Err(error) => failed = error,
        }
    }
    Err(failed)
}
