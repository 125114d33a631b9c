//! Questions to the server, as JSON.

use crate::page::texts::tr;
use leptos::prelude::*;
use pacru_api::{Problem, Refused, RefusedCode};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortSignal, Headers, RequestInit, Response};

/// An answer that takes longer is none, in milliseconds.
const PATIENCE: u32 = 15_000;

/// Why there is no answer.
#[derive(Clone, Debug)]
pub(in crate::page) enum Failure {
    /// Nobody is there who speaks of games.
    NoServer,
    /// The server does not do it.
    Refused(Refused),
}

impl Failure {
    /// As the server says it.
    pub(super) fn not_found() -> Failure {
        Failure::Refused(Refused::new(RefusedCode::NotFound, ""))
    }

    /// Whether there is no such thing, or not for this browser.
    pub(super) fn is_not_found(&self) -> bool {
        matches!(self, Failure::Refused(refused) if refused.code == RefusedCode::NotFound)
    }

    /// In the reader's language.
    pub(in crate::page) fn text(&self) -> String {
        match self {
            Failure::NoServer => tr("no-server"),
            Failure::Refused(refused) => refusal_text(refused.code),
        }
    }
}

/// Why the server does not do something, in the reader's language.
pub(super) fn refusal_text(code: RefusedCode) -> String {
    tr(&format!("refused-{}", code.word()))
}

/// What is at an address.
pub(in crate::page) async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Failure> {
    read(&exchange("GET", path, None).await?)
}

/// Sends something, and reads the answer.
pub(super) async fn post<T: DeserializeOwned>(path: &str, body: String) -> Result<T, Failure> {
    read(&exchange("POST", path, Some(body)).await?)
}

/// Sends something whose answer is only that it was done.
pub(super) async fn tell(path: &str, body: String) -> Result<(), Failure> {
    exchange("POST", path, Some(body)).await.map(drop)
}

/// Our own types can always be written.
pub(super) fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Failure> {
    serde_json::from_str(text).map_err(|_| Failure::NoServer)
}

async fn exchange(method: &str, path: &str, body: Option<String>) -> Result<String, Failure> {
    let (ok, text) = fetch(method, path, body).await.map_err(|_| Failure::NoServer)?;
    if ok {
        return Ok(text);
    }
    // Whoever serves the page without games answers with a page.
    match serde_json::from_str::<Problem>(&text) {
        Ok(problem) => Err(Failure::Refused(problem.refused)),
        Err(_) => Err(Failure::NoServer),
    }
}

async fn fetch(method: &str, path: &str, body: Option<String>) -> Result<(bool, String), JsValue> {
    let request = RequestInit::new();
    request.set_method(method);
    request.set_signal(Some(&AbortSignal::timeout_with_u32(PATIENCE)));
    let headers = Headers::new()?;
    headers.set("accept", "application/json")?;
    if let Some(body) = body {
        headers.set("content-type", "application/json")?;
        request.set_body(&JsValue::from_str(&body));
    }
    request.set_headers(&headers);
    let response: Response = JsFuture::from(window().fetch_with_str_and_init(path, &request)).await?.dyn_into()?;
    let text = JsFuture::from(response.text()?).await?.as_string().unwrap_or_default();
    Ok((response.ok(), text))
}
