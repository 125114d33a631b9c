//! The API: every path under `/api`.

mod body;
mod games;
mod guard;
mod me;
mod openapi;
mod socket;

use crate::app::App;
use crate::problem::ApiError;
use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::{any, get, post};
use std::sync::Arc;

/// All routes.
pub(crate) fn router(app: &Arc<App>) -> Router {
    Router::new()
        .route("/api", get(openapi::document))
        .route("/api/games", post(games::create))
        .route("/api/games/{id}", get(games::view))
        .route("/api/games/{id}/enter", post(games::enter))
        .route("/api/games/{id}/seats", post(games::join))
        .route("/api/games/{id}/commands", post(games::command))
        .route("/api/games/{id}/record", get(games::record))
        .route("/api/games/{id}/links", get(games::links))
        .route("/api/games/{id}/live", get(socket::open))
        .route("/api/lobby", get(games::lobby))
        .route("/api/me", get(me::games))
        .route("/api/me/device", post(me::device))
        .route("/api/me/enter", post(me::enter))
        .route("/api/token", post(me::token))
        .route("/api/{*rest}", any(async || ApiError::NoSuchPath))
        .method_not_allowed_fallback(async || ApiError::Method)
        .layer(from_fn_with_state(Arc::clone(app), guard::check))
        .with_state(Arc::clone(app))
}
