//! A client of the server's HTTP interface that keeps one connection.

use crate::error::{Error, Result};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::{Method, Request, StatusCode, header};
use hyper_util::rt::TokioIo;
use pacru_api::{Created, Enter, Envelope, GameId, GameView, Join, Joined, NewGame, Problem, Secret, Setup};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::timeout;

/// An answer that takes longer is none.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// What a future gives, unless it takes longer than [`PATIENCE`].
pub(crate) async fn patiently<T>(what: &str, future: impl Future<Output = T>) -> Result<T> {
    timeout(PATIENCE, future).await.map_err(|_| Error::new(format!("waited {PATIENCE:?} in vain for {what}")))
}

/// One connection; another is made where it has ended.
#[derive(Debug)]
pub struct Http {
    server: SocketAddr,
    sender: Option<SendRequest<Full<Bytes>>>,
}

/// What came back.
#[derive(Debug)]
pub struct Response {
    /// The status.
    pub status: StatusCode,
    /// The body.
    pub body: Bytes,
}

impl Response {
    fn read<T: DeserializeOwned>(self) -> Result<T> {
        if self.status.is_success() {
            return Ok(serde_json::from_slice(&self.body)?);
        }
        let why = match serde_json::from_slice::<Problem>(&self.body) {
            Ok(problem) => format!("{}: {}", problem.refused.code.word(), problem.refused),
            Err(_) => String::from_utf8_lossy(&self.body).into_owned(),
        };
        Err(Error::new(format!("{} {why}", self.status)))
    }
}

impl Http {
    /// A client of the server at this address.
    pub fn new(server: SocketAddr) -> Http {
        Http { server, sender: None }
    }

    /// Sends a request and reads the answer. One that was sent on a connection that the server had closed is sent again.
    pub async fn send(
        &mut self,
        method: Method,
        path: &str,
        token: Option<&Secret>,
        body: Vec<u8>,
    ) -> Result<Response> {
        let body = Bytes::from(body);
        let kept = self.sender.as_ref().is_some_and(SendRequest::is_ready);
        match self.send_once(&method, path, token, body.clone()).await {
            Err(_) if kept => {
                self.sender = None;
                self.send_once(&method, path, token, body).await
            }
            other => other,
        }
        .map_err(|error| error.during(format!("{method} {path}")))
    }

    async fn send_once(
        &mut self,
        method: &Method,
        path: &str,
        token: Option<&Secret>,
        body: Bytes,
    ) -> Result<Response> {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, self.server.to_string())
            .header(header::CONTENT_TYPE, "application/json");
        if let Some(token) = token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {}", token.as_str()));
        }
        let request = request.body(Full::new(body))?;
        patiently("an answer", async {
            let response = self.sender().await?.send_request(request).await?;
            let status = response.status();
            let body = response.into_body().collect().await?.to_bytes();
            Ok(Response { status, body })
        })
        .await?
    }

    async fn sender(&mut self) -> Result<&mut SendRequest<Full<Bytes>>> {
        let usable = match &mut self.sender {
            Some(sender) => sender.ready().await.is_ok(),
            None => false,
        };
        if !usable {
            let stream = TcpStream::connect(self.server).await?;
            stream.set_nodelay(true)?;
            let (sender, connection) = handshake(TokioIo::new(stream)).await?;
            // It ends with the connection; what went wrong on it the sender is told.
            tokio::spawn(async move { drop(connection.await) });
            self.sender = Some(sender);
        }
        self.sender.as_mut().ok_or_else(|| Error::new("no connection"))
    }

    async fn post<A: Serialize, T: DeserializeOwned>(
        &mut self,
        path: &str,
        token: Option<&Secret>,
        body: &A,
    ) -> Result<T> {
        let answer = self.send(Method::POST, path, token, serde_json::to_vec(body)?).await?;
        answer.read().map_err(|error| error.during(format!("POST {path}")))
    }

    async fn get<T: DeserializeOwned>(&mut self, path: &str, token: &Secret) -> Result<T> {
        let answer = self.send(Method::GET, path, Some(token), Vec::new()).await?;
        answer.read().map_err(|error| error.during(format!("GET {path}")))
    }

    /// A visitor's token.
    pub async fn token(&mut self) -> Result<Secret> {
        #[derive(Deserialize)]
        struct Token {
            token: Secret,
        }
        let Token { token } = self.post("/api/token", None, &serde_json::json!({})).await?;
        Ok(token)
    }

    /// Sets up a game.
    pub async fn create(&mut self, token: &Secret, setup: Setup) -> Result<Created> {
        self.post("/api/games", Some(token), &NewGame { setup }).await
    }

    /// Takes a free seat.
    pub async fn join(&mut self, token: &Secret, game: &GameId, join: &Join) -> Result<Joined> {
        self.post(&format!("/api/games/{game}/seats"), Some(token), join).await
    }

    /// Exchanges the key of a link for the right to see a private game.
    pub async fn enter(&mut self, token: &Secret, game: &GameId, key: Secret) -> Result<()> {
        let path = format!("/api/games/{game}/enter");
        let answer = self.send(Method::POST, &path, Some(token), serde_json::to_vec(&Enter { key })?).await?;
        if answer.status.is_success() { Ok(()) } else { Err(Error::new(answer.status).during(path)) }
    }

    /// The game as it is stored.
    pub async fn game(&mut self, token: &Secret, game: &GameId) -> Result<GameView> {
        self.get(&format!("/api/games/{game}"), token).await
    }

    /// Sends a command; tells the number of the last event that settled it.
    pub async fn command(&mut self, token: &Secret, game: &GameId, envelope: &Envelope) -> Result<u32> {
        let path = format!("/api/games/{game}/commands");
        match self.post(&path, Some(token), envelope).await? {
            pacru_api::Answer::Settled { last } => Ok(last),
            pacru_api::Answer::Refused { refused, .. } => Err(Error::new(refused).during(path)),
        }
    }
}
