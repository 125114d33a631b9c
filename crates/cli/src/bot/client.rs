//! The server's HTTP interface as a bot uses it, with patience: servers are restarted, and have limits.

use pacru_api::{
    Created, Envelope, GameId, GameView, Join, Joined, Lobby, MyGames, NewGame, Problem, RefusedCode, Secret, Setup,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::thread::sleep;
use std::time::{Duration, Instant};
use ureq::http::{Response, header};
use ureq::{Agent, Body};

/// How long a server may be away before a bot gives up.
const PATIENCE: Duration = Duration::from_secs(600);
/// The first pause before another try; each is twice as long, up to the longest.
const FIRST_PAUSE: Duration = Duration::from_millis(250);
const LONGEST_PAUSE: Duration = Duration::from_secs(15);
/// How long one request may take.
const REQUEST: Duration = Duration::from_secs(30);

/// A server, and who we are there.
pub(super) struct Client {
    server: String,
    agent: Agent,
    token: Option<Secret>,
}

/// Why the server did not do what was asked.
#[derive(Debug)]
pub(super) enum ClientError {
    /// It could not be reached, or did not answer.
    Unreachable(String),
    /// It cannot do it now; try again after so long.
    Busy(String, Duration),
    /// It said no.
    Refused(RefusedCode, String),
    /// What came back is not what a server of this program says.
    Strange(String),
}

impl fmt::Display for ClientError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClientError::Unreachable(why) => write!(f, "cannot reach the server: {why}"),
            ClientError::Busy(why, _) => write!(f, "the server is busy: {why}"),
            ClientError::Refused(RefusedCode::NotFound, _) => {
                f.write_str("there is no such game, or the link lacks its key (…#join-KEY)")
            }
            ClientError::Refused(_, why) => write!(f, "refused: {why}"),
            ClientError::Strange(why) => write!(f, "this is no server of these games, or another version: {why}"),
        }
    }
}

/// The answer to `POST /api/token`.
#[derive(Deserialize)]
struct Token {
    token: Secret,
}

impl Client {
    /// A client that nobody knows yet.
    pub(super) fn new(server: &str) -> Client {
        let config = Agent::config_builder().http_status_as_error(false).timeout_global(Some(REQUEST));
        Client { server: server.to_owned(), agent: config.build().into(), token: None }
    }

    /// The address that all paths are added to.
    pub(super) fn server(&self) -> &str {
        &self.server
    }

    /// What proves who we are.
    pub(super) fn token(&self) -> Option<&Secret> {
        self.token.as_ref()
    }

    /// Takes up who we were before.
    pub(super) fn set_token(&mut self, token: Secret) {
        self.token = Some(token);
    }

    /// Becomes a visitor of the server.
    pub(super) fn introduce(&mut self) -> Result<(), ClientError> {
        let Token { token } = self.post("/api/token", &serde_json::json!({}))?;
        self.token = Some(token);
        Ok(())
    }

    /// A game as it is.
    pub(super) fn game(&self, game: &GameId) -> Result<GameView, ClientError> {
        self.get(&format!("/api/games/{game}"))
    }

    /// Takes a free seat.
    pub(super) fn join(&self, game: &GameId, join: &Join) -> Result<Joined, ClientError> {
        self.post(&format!("/api/games/{game}/seats"), join)
    }

    /// Sets up a game.
    pub(super) fn create(&self, setup: Setup) -> Result<Created, ClientError> {
        self.post("/api/games", &NewGame { setup })
    }

    /// What is going on.
    pub(super) fn lobby(&self) -> Result<Lobby, ClientError> {
        self.get("/api/lobby")
    }

    /// The games in which we sit.
    pub(super) fn my_games(&self) -> Result<MyGames, ClientError> {
        self.get("/api/me")
    }

    /// Sends a command and tells the last event that it led to. It carries its own name, so it may be sent again.
    pub(super) fn command(&self, game: &GameId, envelope: &Envelope) -> Result<u32, ClientError> {
        let path = format!("/api/games/{game}/commands");
        match self.post(&path, envelope)? {
            pacru_api::Answer::Settled { last } => Ok(last),
            pacru_api::Answer::Refused { refused, .. } => Err(ClientError::Refused(refused.code, refused.message)),
        }
    }

    fn post<A: Serialize, T: DeserializeOwned>(&self, path: &str, body: &A) -> Result<T, ClientError> {
        let text = serde_json::to_string(body).map_err(|error| ClientError::Strange(error.to_string()))?;
        let request = self.agent.post(format!("{}{path}", self.server)).content_type("application/json");
        let request = match &self.token {
            Some(token) => request.header(header::AUTHORIZATION, format!("Bearer {}", token.as_str())),
            None => request,
        };
        read(request.send(text))
    }

    fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        let request = self.agent.get(format!("{}{path}", self.server));
        let request = match &self.token {
            Some(token) => request.header(header::AUTHORIZATION, format!("Bearer {}", token.as_str())),
            None => request,
        };
        read(request.call())
    }
}

fn read<T: DeserializeOwned>(answer: Result<Response<Body>, ureq::Error>) -> Result<T, ClientError> {
    let mut answer = answer.map_err(|error| ClientError::Unreachable(error.to_string()))?;
    let status = answer.status();
    let wait = answer.headers().get(header::RETRY_AFTER).and_then(|value| value.to_str().ok()?.parse().ok());
    let text = answer.body_mut().read_to_string().map_err(|error| ClientError::Unreachable(error.to_string()))?;
    if status.is_success() {
        return serde_json::from_str(&text).map_err(|error| ClientError::Strange(error.to_string()));
    }
    let problem = serde_json::from_str::<Problem>(&text);
    let why = problem.as_ref().map_or_else(|_| status.to_string(), |problem| problem.refused.message.clone());
    match (status.as_u16(), problem) {
        (429 | 502..=504, _) => Err(ClientError::Busy(why, Duration::from_secs(wait.unwrap_or(1)))),
        (_, Ok(problem)) => Err(ClientError::Refused(problem.refused.code, why)),
        (_, Err(_)) => Err(ClientError::Strange(why)),
    }
}

/// Tries again, more and more slowly, while the server is away or busy.
pub(super) fn patiently<T>(mut attempt: impl FnMut() -> Result<T, ClientError>) -> Result<T, ClientError> {
    let begin = Instant::now();
    let mut pause = FIRST_PAUSE;
    loop {
        let wait = match attempt() {
            Err(ClientError::Unreachable(_)) if begin.elapsed() < PATIENCE => pause,
            Err(ClientError::Busy(_, wait)) if begin.elapsed() < PATIENCE => wait.max(pause).min(PATIENCE),
            other => return other,
        };
        sleep(wait);
        pause = (2 * pause).min(LONGEST_PAUSE);
    }
}
