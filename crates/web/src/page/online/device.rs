//! The address by which this browser becomes one of mine.

use super::http::{self, Failure};
use super::words::ask_for_texts;
use crate::page::router::{Link, router};
use crate::page::texts::{say, text, tr};
use crate::page::widgets::If;
use crate::route::Route;
use leptos::prelude::*;
use pacru_api::{Enter, MyGames, Secret};

/// Reads the code of the address, takes it out, and hands it in. A browser that has games of its own asks first: it would have
/// those of the other device instead.
#[component]
pub(in crate::page) fn DeviceView() -> impl IntoView {
    let router = router();
    let ready = ask_for_texts();
    let done = RwSignal::new(None::<Result<(), Failure>>);
    let asked = RwSignal::new(false);
    let doubtful = RwSignal::new(None::<Secret>);
    let enter = move |key: Secret| {
        doubtful.set(None);
        leptos::task::spawn_local(async move {
            let answer = http::tell("/api/me/enter", http::json(&Enter { key })).await;
            done.try_set(Some(answer));
        });
    };
    Effect::new(move || {
        if let Route::Me(Some(code)) = router.route() {
            asked.set(true);
            router.rename(Route::Me(None));
            leptos::task::spawn_local(async move {
                let own = http::get::<MyGames>("/api/me").await;
                if own.is_ok_and(|own| !own.games.is_empty()) {
                    doubtful.try_set(Some(code));
                } else {
                    enter(code);
                }
            });
        }
    });
    let said = move || match done.get() {
        None if doubtful.with(Option::is_some) => tr("device-own"),
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
                    <If when=move || doubtful.with(Option::is_some)>
                        <button data-act="device-instead" on:click=move |_| {
                            if let Some(code) = doubtful.get_untracked() {
                                enter(code);
                            }
                        }>{say("device-instead")}</button>
                    </If>
                    <Link class="button primary" to=Signal::derive(|| Route::Games)>{say("games")}</Link>
                </section>
            }
        })
    }
}
