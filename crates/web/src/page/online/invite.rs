//! In the form for a new game: what matters only with people elsewhere.

use super::http::{self, Failure};
use super::name::{NameField, my_name, use_name};
use super::words::ask_for_texts;
use crate::online::setup_of;
use crate::page::router::router;
use crate::page::storage;
use crate::page::texts::{label, say, tr};
use crate::page::widgets::{Act, Choices, warning};
use crate::route::Route;
use crate::table::Plan;
use leptos::prelude::*;
use pacru_api::{Created, NewGame};

/// Who may come, my name, and the button that sets the game up on the server.
#[component]
pub(in crate::page) fn Invitation(plan: RwSignal<Plan>) -> impl IntoView {
    let ready = ask_for_texts();
    move || if ready.get() { view! { <Form plan=plan/> }.into_any() } else { ().into_any() }
}

#[component]
fn Form(plan: RwSignal<Plan>) -> impl IntoView {
    let router = router();
    let name = my_name();
    let failure = RwSignal::new(None::<Failure>);
    let busy = RwSignal::new(false);
    let circles = Signal::derive(|| {
        vec![("private".to_owned(), tr("only-with-link")), ("public".to_owned(), tr("anyone-may-come"))]
    });
    let chosen =
        Signal::derive(move || if plan.with(|plan| plan.public) { "public".to_owned() } else { "private".to_owned() });
    let set_up = move |_| {
        if busy.get_untracked() {
            return;
        }
        busy.set(true);
        failure.set(None);
        let plan = plan.get_untracked();
        storage::set(&format!("plan.{}", plan.kind.name()), &plan.to_line());
        let new = NewGame { setup: setup_of(&plan, &use_name(name)) };
        leptos::task::spawn_local(async move {
            let answer = http::post::<Created>("/api/games", http::json(&new)).await;
            busy.try_set(false);
            match answer {
                Ok(created) => router.go(Route::Game(created.id, None)),
                Err(why) => {
                    failure.try_set(Some(why));
                }
            }
        });
    };
    view! {
        <div class="invitation">
            <Choices label=label("who-may-come") choices=circles chosen=chosen choose=Act::new(move |value: String| plan.update(|plan| plan.public = value == "public"))/>
            <NameField name=name/>
            {warning(move || failure.get().map(|failure| failure.text()))}
            <button class="primary large" data-act="invite" disabled=move || busy.get() on:click=set_up>{say("invite")}</button>
        </div>
    }
}
