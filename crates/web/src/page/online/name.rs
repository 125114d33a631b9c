//! What "I" am called at tables with people elsewhere.

use crate::online::suggest_name;
use crate::page::icons::{Icon, IconButton};
use crate::page::texts::{label, say, tr, tr_with};
use crate::page::{browser, storage};
use leptos::prelude::*;
use pacru_api::{NAME_LENGTH, tidy_text};

/// A nice name by chance, in the reader's language.
fn suggestion() -> String {
    let (adjectives, animals) = (tr("name-adjectives"), tr("name-animals"));
    let (adjective, animal) = suggest_name(&adjectives, &animals, browser::random());
    tr_with("name-suggested", &[("adjective", adjective.into()), ("animal", animal.into())])
}

/// The name of last time, or a suggestion.
pub(super) fn my_name() -> RwSignal<String> {
    let known = storage::get("name").filter(|name| !name.is_empty());
    RwSignal::new(known.unwrap_or_else(|| untrack(suggestion)))
}

/// The name as it is sent, remembered for the next time. Whoever has cleared the field gets a suggestion.
pub(super) fn use_name(name: RwSignal<String>) -> String {
    let mut tidy = tidy_text(&name.get_untracked(), NAME_LENGTH);
    if tidy.is_empty() {
        tidy = untrack(suggestion);
        name.set(tidy.clone());
    }
    storage::set("name", &tidy);
    tidy
}

/// The field for it, with another suggestion beside it.
#[component]
pub(super) fn NameField(name: RwSignal<String>) -> impl IntoView {
    view! {
        <div class="name-field">
            <label class="field">
                <span>{say("your-name")}</span>
                <input type="text" maxlength=NAME_LENGTH.to_string() autocomplete="nickname" data-act="my-name" prop:value=move || name.get() on:input=move |event| name.set(event_target_value(&event))/>
            </label>
            <IconButton icon=Icon::Again label=label("another-name") act=move || name.set(untrack(suggestion)) class="quiet" name="another-name"/>
        </div>
    }
}
