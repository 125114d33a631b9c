//! `/health`: whether the server answers at all.

use axum::Router;
use axum::http::header::CACHE_CONTROL;
use axum::routing::get;

pub(crate) fn router() -> Router {
    Router::new().route("/health", get(async || ([(CACHE_CONTROL, "no-store")], "ok")))
}
