//! All subjects under one roof.

use crate::{Page, health, page, protection};
use axum::Router;
use axum::middleware;
use std::sync::Arc;

/// Everything that the server answers.
pub(crate) fn router(page: Page) -> Router {
    Router::new()
        .merge(health::router())
        .merge(page::router(Arc::new(page)))
        .layer(middleware::map_response(protection::protect))
}
