//! The files of this version of the page: their names carry a hash of what is in them, and stand in the head of the page.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// The address of a file such as `locale-en` or `worker`.
pub(super) fn address(name: &str) -> Option<String> {
    let meta = document().query_selector(&format!("meta[name=\"pacru-file\"][data-name=\"{name}\"]")).ok()??;
    meta.get_attribute("content")
}

/// The text of a file; nothing where it cannot be had.
pub(super) async fn fetch(name: &str) -> Option<String> {
    let response = JsFuture::from(window().fetch_with_str(&address(name)?)).await.ok()?;
    let response: Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}
