//! `/health`: whether the server answers at all; `/ready`: whether it can also store something.

use crate::app::App;
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, RETRY_AFTER};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::sync::Arc;

pub(crate) fn router(app: &Arc<App>) -> Router {
    Router::new()
        .route("/health", get(async || ([(CACHE_CONTROL, "no-store")], "ok")))
        .route("/ready", get(ready))
        .with_state(Arc::clone(app))
}

async fn ready(State(app): State<Arc<App>>) -> Response {
    match app.hub.ready().await {
        Ok(()) => ([(CACHE_CONTROL, "no-store")], "ready").into_response(),
        Err(error) => {
            tracing::warn!(%error, "not ready");
            let headers = [(CACHE_CONTROL, "no-store"), (RETRY_AFTER, "2")];
            (StatusCode::SERVICE_UNAVAILABLE, headers, format!("not ready: storage {}", error.word())).into_response()
        }
    }
}
