//! Small parts of forms.

use leptos::prelude::*;

/// What a button does. It is boxed, so that all buttons are of one type: that keeps the program small.
pub(super) struct Act<In = ()>(Box<dyn Fn(In) + Send + Sync>);

impl<F: Fn() + Send + Sync + 'static> From<F> for Act {
    fn from(act: F) -> Act {
        Act(Box::new(move |()| act()))
    }
}

impl<In> Act<In> {
    /// Something that is done with a value.
    pub(super) fn new(act: impl Fn(In) + Send + Sync + 'static) -> Act<In> {
        Act(Box::new(act))
    }

    pub(super) fn run(&self, with: In) {
        (self.0)(with);
    }
}

/// Whether something is shown; boxed for the same reason.
pub(super) struct Condition(Box<dyn Fn() -> bool + Send + Sync>);

impl<F: Fn() -> bool + Send + Sync + 'static> From<F> for Condition {
    fn from(holds: F) -> Condition {
        Condition(Box::new(holds))
    }
}

/// Shows something while a condition holds.
#[component]
pub(super) fn If(#[prop(into)] when: Condition, children: ChildrenFn) -> impl IntoView {
    let holds = Memo::new(move |_| (when.0)());
    move || holds.get().then(|| children())
}

/// Says at once what went wrong, as long as something has.
pub(super) fn warning(read: impl Fn() -> Option<String> + Send + 'static) -> impl IntoView {
    let read: Box<dyn Fn() -> Option<String> + Send> = Box::new(read);
    move || read().map(|said| view! { <p class="warning" role="alert">{said}</p> })
}

/// One of several, side by side.
#[component]
pub(super) fn Choices(
    /// What is chosen.
    label: Signal<String>,
    /// Values and what they are called.
    choices: Signal<Vec<(String, String)>>,
    chosen: Signal<String>,
    choose: Act<String>,
) -> impl IntoView {
    let choose = StoredValue::new(choose);
    let group = format!("choices-{}", next_number());
    let buttons = move || {
        let group = group.clone();
        let button = move |(value, name): (String, String)| {
            let own = value.clone();
            let is_chosen = move || chosen.get() == own;
            let take = {
                let value = value.clone();
                move |_| choose.with_value(|choose| choose.run(value.clone()))
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

/// What cannot be undone takes two clicks.
#[component]
pub(super) fn SureButton(
    label: Signal<String>,
    /// What it says after the first.
    sure: Signal<String>,
    #[prop(into)] act: Act,
    #[prop(optional)] class: &'static str,
    /// Named for tests and style.
    name: &'static str,
) -> impl IntoView {
    let asked = RwSignal::new(false);
    let click = move |_| {
        if asked.get_untracked() {
            asked.set(false);
            act.run(());
        } else {
            asked.set(true);
        }
    };
    view! {
        <button class=class data-act=name on:click=click on:blur=move |_| asked.set(false)>
            {move || if asked.get() { sure.get() } else { label.get() }}
        </button>
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
