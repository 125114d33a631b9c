//! The page: its files, the addresses it handles itself, and a friendly answer to all others.

mod encoding;
mod files;
mod routes;
mod validator;

pub use files::Page;

use axum::Router;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderMap, IF_NONE_MATCH, LOCATION, VARY,
};
use axum::http::{Response, StatusCode};
use axum::routing::get;
use encoding::Encoding;
use files::File;
use hyper::body::Body as _;
use std::sync::Arc;

/// The name of such a file holds a hash of its content, so it never changes.
const ASSETS: &str = "/assets/";
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// May be kept, but is asked for each time.
const ASK_AGAIN: &str = "no-cache";

/// Answers every path that no other subject has taken.
pub(crate) fn router(page: Arc<Page>) -> Router {
    Router::new().fallback_service(get(answer).with_state(page))
}

async fn answer(State(page): State<Arc<Page>>, request: Request) -> Response<Body> {
    if !request.body().is_end_stream() {
        return text(StatusCode::PAYLOAD_TOO_LARGE, "Nothing can be sent here.\n");
    }
    let path = request.uri().path();
    let headers = request.headers();
    if let Some(file) = page.file(path) {
        return send(file, StatusCode::OK, if path.starts_with(ASSETS) { FOR_EVER } else { ASK_AGAIN }, headers);
    }
    if page.is_empty() {
        return text(StatusCode::SERVICE_UNAVAILABLE, Page::MISSING);
    }
    if page.handles(path)
        && let Some(index) = page.index()
    {
        return send(index, StatusCode::OK, ASK_AGAIN, headers);
    }
    if let Some(shorter) = path.strip_suffix('/').filter(|shorter| page.handles(shorter)) {
        return redirect(shorter);
    }
    match page.not_found() {
        Some(file) => send(file, StatusCode::NOT_FOUND, ASK_AGAIN, headers),
        None => text(StatusCode::NOT_FOUND, "There is nothing here.\n"),
    }
}

/// A file in the form that the client likes best, or word that it has it already.
fn send(file: &File, status: StatusCode, caching: &'static str, asked: &HeaderMap) -> Response<Body> {
    let encoding = Encoding::best(asked, |encoding| file.content(encoding).is_some());
    let mut response = Response::builder().header(CACHE_CONTROL, caching);
    if file.has_choice() {
        response = response.header(VARY, "Accept-Encoding");
    }
    let tag = validator::tag(file.hash(), encoding);
    response = response.header(ETAG, &tag);
    let known = status == StatusCode::OK && validator::matches(asked.get_all(IF_NONE_MATCH), &tag);
    let response = if known {
        response.status(StatusCode::NOT_MODIFIED).body(Body::empty())
    } else {
        if let Some(name) = encoding.name() {
            response = response.header(CONTENT_ENCODING, name);
        }
        let content = file.content(encoding).unwrap_or_default();
        response.status(status).header(CONTENT_TYPE, file.kind()).body(Body::from(content))
    };
    response.unwrap_or_default()
}

fn redirect(path: &str) -> Response<Body> {
    let response = Response::builder().status(StatusCode::PERMANENT_REDIRECT).header(LOCATION, path);
    response.header(CACHE_CONTROL, ASK_AGAIN).body(Body::empty()).unwrap_or_default()
}

fn text(status: StatusCode, text: &'static str) -> Response<Body> {
    let response = Response::builder().status(status).header(CONTENT_TYPE, "text/plain; charset=utf-8");
    response.header(CACHE_CONTROL, "no-store").body(Body::from(text)).unwrap_or_default()
}
