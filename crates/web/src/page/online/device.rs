//! The address by which this browser becomes one of mine.

use super::http::{self, Failure};
use super::words::ask_for_texts;
use crate::page::router::{Link, router};
use crate::page::texts::{say, text, tr};
use crate::route::Route;
use leptos::prelude::*;
use pacru_api::Enter;

/// Reads the code of the address, takes it out, and hands it in.
#[component]
pub(in crate::page) fn DeviceView() -> impl IntoView {
    let router = router();
    let ready = ask_for_texts();
    let done = RwSignal::new(None::<Result<(), Failure>>);
    let asked = RwSignal::new(false);
    Effect::new(move || {
        if let Route::Me(Some(code)) = router.route() {
            asked.set(true);
            router.rename(Route::Me(None));
            leptos::task::spawn_local(async move {
                let answer = http::tell("/api/me/enter", http::json(&Enter { key: code })).await;
                done.try_set(Some(answer));
            });
        }
    });
    let said = move || match done.get() {
        None if asked.get() => tr("device-entering"),
        None => tr("device-none"),
        Some(Ok(())) => tr("device-entered"),
        Some(Err(failure)) => failure.text(),
    };
    move || {
        ready.get().then(|| {
            view! {
                <section class="sheet" data-view="device">
                    <h1>{say("device-title")}</h1>
                    <p role="status">{text(said)}</p>
                    <Link class="button primary" to=Signal::derive(|| Route::Games)>{say("games")}</Link>
                </section>
            }
        })
    }
}
