//! Small parts of forms.

use leptos::prelude::*;

/// One of several, side by side.
#[component]
pub(super) fn Choices(
    /// What is chosen.
    label: Signal<String>,
    /// Values and what they are called.
    choices: Signal<Vec<(String, String)>>,
    chosen: Signal<String>,
    choose: impl Fn(String) + Clone + Send + Sync + 'static,
) -> impl IntoView {
    let group = format!("choices-{}", next_number());
    let buttons = move || {
        let (choose, group) = (choose.clone(), group.clone());
        let button = move |(value, name): (String, String)| {
            let (choose, own) = (choose.clone(), value.clone());
            let is_chosen = move || chosen.get() == own;
            let take = {
                let value = value.clone();
                move |_| choose(value.clone())
            };
            view! {
                <label class="choice">
                    <input type="radio" name=group.clone() value=value prop:checked=is_chosen on:change=take/>
                    <span>{name}</span>
                </label>
            }
        };
        choices.get().into_iter().map(button).collect_view()
    };
    view! {
        <fieldset class="choices">
            <legend>{move || label.get()}</legend>
            <div class="choice-row">{buttons}</div>
        </fieldset>
    }
}

/// On or off.
#[component]
pub(super) fn Switch(label: Signal<String>, on: RwSignal<bool>) -> impl IntoView {
    view! {
        <label class="switch">
            <input
                type="checkbox"
                role="switch"
                prop:checked=move || on.get()
                on:change=move |event| on.set(event_target_checked(&event))
            />
            <span class="track" aria-hidden="true"></span>
            <span>{move || label.get()}</span>
        </label>
    }
}

/// Numbers for names of groups.
fn next_number() -> u32 {
    thread_local! {
        static LAST: std::cell::Cell<u32> = const { std::cell::Cell::new(0) };
    }
    LAST.with(|last| {
        last.set(last.get() + 1);
        last.get()
    })
}
