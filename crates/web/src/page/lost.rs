//! An address that means nothing.

use super::router::Link;
use super::texts::say;
use crate::route::Route;
use leptos::prelude::*;

#[component]
pub(super) fn LostView() -> impl IntoView {
    view! {
        <section class="sheet">
            <h1>{say("lost")}</h1>
            <p>{say("lost-why")}</p>
            <Link class="button primary" to=Signal::derive(|| Route::Start)>{say("home")}</Link>
        </section>
    }
}
