//! Everything that can go wrong with a request, with the status that tells it.

use crate::limits::TooMany;
use axum::Json;
use axum::http::header::{CACHE_CONTROL, RETRY_AFTER, WWW_AUTHENTICATE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use pacru_api::{GameView, Problem, Refused, RefusedCode};
use std::time::Duration;

/// Why a request was not done.
#[derive(Debug)]
pub(crate) enum ApiError {
    /// The games refuse it; the status follows from the reason.
    Refused(Refused),
    /// The client was behind.
    Behind(Refused, Option<Box<GameView>>),
    /// Too much in too short a time.
    TooMany(TooMany),
    /// All places are taken.
    NoPlace,
    /// The server is about to end.
    Stopping,
    /// A page of another site sent it.
    ForeignOrigin,
    /// A bearer token that is none.
    BadToken,
    /// Nobody is known by that, and the request makes no sense without.
    Nobody,
    /// There is no such path.
    NoSuchPath,
    /// The path cannot do that.
    Method,
    /// A body without `Content-Type: application/json`.
    NotJson,
    /// A body that is too long.
    TooLong,
    /// A body that takes too long.
    TooSlow,
    /// A body, path or query that cannot be read.
    Unreadable(String),
    /// The path is for `WebSocket`s.
    NoWebSocket,
    /// The client speaks another version.
    Version,
}

/// When to come back where nobody can know.
const SOON: Duration = Duration::from_secs(2);

impl ApiError {
    /// The status of a refusal by the games.
    pub(crate) const fn status_of(code: RefusedCode) -> StatusCode {
        match code {
            RefusedCode::BadMessage | RefusedCode::Version => StatusCode::BAD_REQUEST,
            RefusedCode::BadKey => StatusCode::FORBIDDEN,
            RefusedCode::NotFound => StatusCode::NOT_FOUND,
            RefusedCode::Behind => StatusCode::CONFLICT,
            RefusedCode::TooMany => StatusCode::TOO_MANY_REQUESTS,
            RefusedCode::Storage | RefusedCode::Stopping => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }

    /// The status, what is told, and when to come back.
    fn parts(self) -> (StatusCode, Problem, Option<Duration>) {
        use RefusedCode::{BadKey, BadMessage, NotFound, Stopping, TooMany, Version};
        let told = |status, code, message: &str| (status, Refused::new(code, message), None);
        let (status, refused, wait) = match self {
            ApiError::Refused(refused) => (ApiError::status_of(refused.code), refused, None),
            ApiError::Behind(refused, game) => return (StatusCode::CONFLICT, Problem { refused, game }, None),
            ApiError::TooMany(too_many) => {
                let refused = Refused::new(TooMany, "too much in too short a time");
                (StatusCode::TOO_MANY_REQUESTS, refused, Some(too_many.wait))
            }
            ApiError::NoPlace => told(StatusCode::SERVICE_UNAVAILABLE, TooMany, "all places are taken"),
            ApiError::Stopping => told(StatusCode::SERVICE_UNAVAILABLE, Stopping, "the server is about to stop"),
            ApiError::ForeignOrigin => told(StatusCode::FORBIDDEN, BadMessage, "pages of other sites cannot do that"),
            ApiError::BadToken => told(StatusCode::UNAUTHORIZED, BadKey, "the token is not known"),
            ApiError::Nobody => {
                told(StatusCode::UNAUTHORIZED, BadKey, "nobody is known by that: send the cookie or a token")
            }
            ApiError::NoSuchPath => told(StatusCode::NOT_FOUND, NotFound, "there is no such path: see /api"),
            ApiError::Method => told(StatusCode::METHOD_NOT_ALLOWED, BadMessage, "not with this method: see /api"),
            ApiError::NotJson => {
                told(StatusCode::UNSUPPORTED_MEDIA_TYPE, BadMessage, "send JSON with Content-Type: application/json")
            }
            ApiError::TooLong => told(StatusCode::PAYLOAD_TOO_LARGE, BadMessage, "the body is too long"),
            ApiError::TooSlow => told(StatusCode::REQUEST_TIMEOUT, BadMessage, "the body did not come in time"),
            ApiError::Unreadable(why) => (StatusCode::BAD_REQUEST, Refused::new(BadMessage, why), None),
            ApiError::NoWebSocket => {
                told(StatusCode::UPGRADE_REQUIRED, BadMessage, "this path is for WebSockets (version 13)")
            }
            ApiError::Version => {
                told(StatusCode::BAD_REQUEST, Version, "this server speaks the subprotocol pacru.1 only")
            }
        };
        let later = matches!(status, StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE);
        (status, Problem { refused, game: None }, wait.or(later.then_some(SOON)))
    }
}

impl From<Refused> for ApiError {
    fn from(refused: Refused) -> ApiError {
        ApiError::Refused(refused)
    }
}

impl From<TooMany> for ApiError {
    fn from(too_many: TooMany) -> ApiError {
        ApiError::TooMany(too_many)
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let (status, problem, wait) = self.parts();
        let mut response = (status, [(CACHE_CONTROL, "no-store")], Json(problem)).into_response();
        let headers = response.headers_mut();
        if let Some(wait) = wait {
            // Whole seconds, rounded up: whoever comes back then is early by nothing.
            let seconds = wait.as_millis().div_ceil(1000).max(1);
            if let Ok(value) = HeaderValue::from_str(&seconds.to_string()) {
                headers.insert(RETRY_AFTER, value);
            }
        }
        if status == StatusCode::UNAUTHORIZED {
            headers.insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}
