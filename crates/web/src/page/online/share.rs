//! A link to be given to others: copied, shared, or photographed from the screen.

use crate::page::browser;
use crate::page::icons::{Icon, IconButton};
use crate::page::texts::{label, say, tr, tr_with};
use crate::page::widgets::If;
use leptos::prelude::*;
use pacru_api::Qr;
use web_sys::ShareData;

/// Whether this device has a way of its own to share things.
fn can_share() -> bool {
    js_sys::Reflect::has(&window().navigator(), &"share".into()).unwrap_or(false)
}

/// A link with everything one does with it.
#[component]
pub(super) fn ShareLink(link: String, qr: Option<Qr>, title: Signal<String>) -> impl IntoView {
    let copied = RwSignal::new(false);
    let link = StoredValue::new(link);
    let copy = move || {
        let text = link.get_value();
        leptos::task::spawn_local(async move { copied.set(browser::copy_text(&text).await) });
    };
    let share = move || {
        let data = ShareData::new();
        data.set_title(&tr("title"));
        data.set_url(&link.get_value());
        // Whoever thinks better of it has not shared anything.
        drop(window().navigator().share_with_data(&data));
    };
    let copy_label = Signal::derive(move || if copied.get() { tr("copied") } else { tr("copy-link") });
    view! {
        <div class="share">
            <label class="field">
                <span>{move || title.get()}</span>
                <input type="text" readonly class="link" prop:value=link.get_value() on:focus=move |event| {
                    let input: web_sys::HtmlInputElement = event_target(&event);
                    input.select();
                }/>
            </label>
            <div class="share-buttons">
                <If when=browser::has_clipboard>
                    <IconButton icon=Icon::Copy label=copy_label act=copy class="primary" name="copy-link"/>
                </If>
                <If when=can_share>
                    <IconButton icon=Icon::Share label=label("share-link") act=share name="share-link"/>
                </If>
            </div>
            {qr.map(|qr| view! { <QrCode qr=qr link=link.get_value()/> })}
        </div>
    }
}

/// The same to be photographed.
#[component]
fn QrCode(qr: Qr, link: String) -> impl IntoView {
    let label = move || tr_with("qr-code", &[("link", link.clone().into())]);
    view! {
        <figure class="qr">
            <svg viewBox=format!("0 0 {0} {0}", qr.size) role="img" aria-label=label shape-rendering="crispEdges">
                <rect width=qr.size height=qr.size fill="#fff"/>
                <path d=qr.path fill="#000"/>
            </svg>
            <figcaption class="muted small">{say("qr-why")}</figcaption>
        </figure>
    }
}
