//! An address that means nothing.

use super::router::Link;
use super::texts::tr;
use crate::route::Route;
use leptos::prelude::*;

#[component]
pub(super) fn LostView() -> impl IntoView {
    view! {
        <section class="sheet">
            <h1>{move || tr("lost")}</h1>
            <p>{move || tr("lost-why")}</p>
            <Link class="button primary" to=Signal::derive(|| Route::Start)>{move || tr("home")}</Link>
        </section>
    }
}
