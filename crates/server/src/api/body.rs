//! Bodies of requests, within bounds of size and time; parts of paths and queries. What is wrong is told as a problem.

use crate::app::App;
use crate::problem::ApiError;
use axum::body::{Bytes, to_bytes};
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::header::CONTENT_LENGTH;
use axum::http::request::Parts;
use pacru_api::{GameId, Refused, RefusedCode};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::sync::Arc;
use tokio::time::timeout;

/// A body of JSON.
pub(super) struct Sent<T>(pub(super) T);

/// A body that says nothing: none, or any JSON.
pub(super) struct Nothing;

async fn read(request: Request, app: &App) -> Result<Bytes, ApiError> {
    let most = app.settings.limits.body_size;
    let length = request.headers().get(CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse::<usize>().ok());
    if length.is_some_and(|length| length > most) {
        return Err(ApiError::TooLong);
    }
    match timeout(app.settings.limits.body, to_bytes(request.into_body(), most)).await {
        Ok(Ok(bytes)) => Ok(bytes),
        // Longer than was said, or broken off: whoever broke it off does not read this.
        Ok(Err(_)) => Err(ApiError::TooLong),
        Err(_) => Err(ApiError::TooSlow),
    }
}

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Sent<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Sent<T>, ApiError> {
        let bytes = read(request, app).await?;
        serde_json::from_slice(&bytes).map(Sent).map_err(|error| ApiError::Unreadable(error.to_string()))
    }
}

impl FromRequest<Arc<App>> for Nothing {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Nothing, ApiError> {
        read(request, app).await.map(|_| Nothing)
    }
}

/// The game in the path. A name that cannot be one is one that does not exist.
pub(super) struct Named(pub(super) GameId);

impl FromRequestParts<Arc<App>> for Named {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Named, ApiError> {
        let id: Result<Path<String>, PathRejection> = Path::from_request_parts(parts, app).await;
        let id = id.ok().and_then(|Path(id)| id.parse().ok());
        id.map(Named).ok_or_else(|| Refused::new(RefusedCode::NotFound, NO_SUCH_GAME).into())
    }
}

/// What is said of a game that does not exist, or not for whoever asks.
pub(super) const NO_SUCH_GAME: &str = "there is no such game";

/// `?since=N`: the last event that a client has seen.
#[derive(Deserialize)]
pub(super) struct Since {
    #[serde(default)]
    pub(super) since: u32,
}

impl FromRequestParts<Arc<App>> for Since {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Since, ApiError> {
        let since: Result<Query<Since>, QueryRejection> = Query::from_request_parts(parts, app).await;
        since
            .map(|Query(since)| since)
            .map_err(|_| ApiError::Unreadable("use since=N with the number of an event".into()))
    }
}
