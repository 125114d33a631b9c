//! What holds for every request to the API, before anything else is looked at.

use crate::app::App;
use crate::client::{Client, is_from_our_page};
use crate::problem::ApiError;
use axum::extract::{MatchedPath, Request, State};
use axum::http::Method;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use std::time::Instant;

/// Refuses what comes too often or from pages of other sites; counts and logs the rest.
pub(super) async fn check(
    State(app): State<Arc<App>>,
    client: Client,
    path: Option<MatchedPath>,
    request: Request,
    next: Next,
) -> Response {
    let begin = Instant::now();
    let method = request.method().clone();
    let mut response = match admit(&app, &client, &request) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    };
    // What is told about games holds for now and for whoever asked.
    response.headers_mut().entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    // The pattern, not the path: a log need not say who looked at which game.
    let path = path.as_ref().map_or("other", MatchedPath::as_str);
    let status = response.status().as_u16();
    let took = begin.elapsed();
    app.metrics.request(path, &method, status, took);
    tracing::debug!(target: "pacru_server::http", %method, path, status, ms = took.as_millis() as u64);
    response
}

fn admit(app: &App, client: &Client, request: &Request) -> Result<(), ApiError> {
    app.rates.requests.take(&client.source())?;
    if matches!(*request.method(), Method::GET | Method::HEAD) {
        return Ok(());
    }
    if !is_from_our_page(app, request.headers()) {
        return Err(ApiError::ForeignOrigin);
    }
    // A form of another site cannot send this type, not even where a browser tells no origin.
    if *request.method() == Method::POST && !is_json(request.headers()) { Err(ApiError::NotJson) } else { Ok(()) }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    kind.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}
