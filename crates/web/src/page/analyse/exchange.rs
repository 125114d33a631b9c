//! What comes in and goes out: pasted records and positions, files, the position as text and as picture.

use super::picture;
use super::state::Analysis;
use crate::analysis::{NodeId, Problem, problem_text, read_anything};
use crate::page::browser;
use crate::page::icons::{Icon, IconButton};
use crate::page::texts::{label, say, texts, tr};
use crate::page::widgets::If;
use leptos::ev::Event;
use leptos::html::Input;
use leptos::prelude::*;
use wasm_bindgen_futures::JsFuture;

/// Files larger than this are no records of games.
const LARGEST: f64 = 4_000_000.0;

/// Opens what somebody has written elsewhere.
#[component]
pub(super) fn Import(analysis: Analysis) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let problem = RwSignal::new(None::<Problem>);
    let take = move |text: &str| {
        let read = analysis.tree.with_untracked(|tree| read_anything(text, tree.start()));
        match read {
            Ok(tree) => {
                problem.set(None);
                analysis.open(tree, NodeId::START, None);
                true
            }
            Err(why) => {
                problem.set(Some(why));
                false
            }
        }
    };
    let open = move |_| {
        if text.with_untracked(|text| take(text)) {
            text.set(String::new());
        }
    };
    let choose_file = move |event: Event| {
        let input: web_sys::HtmlInputElement = event_target(&event);
        let Some(file) = input.files().and_then(|files| files.get(0)) else {
            return;
        };
        // The same file may be chosen again.
        input.set_value("");
        if file.size() > LARGEST {
            problem.set(Some(Problem::TooLong));
            return;
        }
        leptos::task::spawn_local(async move {
            let content = JsFuture::from(file.text()).await.ok().and_then(|content| content.as_string());
            take(&content.unwrap_or_default());
        });
    };
    view! {
        <details class="fold" data-fold="import">
            <summary>{say("import")}</summary>
            <label class="field">
                <span>{say("import-label")}</span>
                <textarea
                    rows="5"
                    spellcheck="false"
                    autocomplete="off"
                    data-act="import-text"
                    aria-invalid=move || problem.with(Option::is_some).then_some("true")
                    aria-describedby="import-problem"
                    prop:value=move || text.get()
                    on:input=move |event| text.set(event_target_value(&event))
                ></textarea>
            </label>
            <p id="import-problem" class="refusal" role="alert">
                {move || problem.with(|problem| problem.as_ref().map(|problem| problem_text(&texts(), problem)))}
            </p>
            <div class="controls wide">
                <button class="primary" data-act="import" on:click=open>{say("import-open")}</button>
                <label class="button file">
                    {Icon::Save.draw()}
                    <span>{say("import-file")}</span>
                    <input type="file" accept=".pcr,.txt,text/plain" data-act="import-file" on:change=choose_file/>
                </label>
            </div>
        </details>
    }
}

/// The record, the position as text, and the board as a picture.
#[component]
pub(super) fn Export(analysis: Analysis) -> impl IntoView {
    let field = NodeRef::<Input>::new();
    let position = Memo::new(move |_| analysis.here.with(|here| here.position.to_string()));
    let name = move |ending: &str| {
        let kind = analysis.here.with_untracked(|here| here.position.ruleset().kind());
        let of = analysis.of.get_untracked().map_or_else(String::new, |id| format!("-{id}"));
        format!("{}{of}.{ending}", kind.name())
    };
    let record = move || analysis.tree.with_untracked(|tree| tree.to_record().to_string());
    let save_record = move || browser::save_file(&name("pcr"), "text/plain", &record());
    let save_picture = move || browser::save_file(&name("svg"), "image/svg+xml", &analysis.plain_scene().to_svg());
    let select = move |_| {
        if let Some(field) = field.get_untracked() {
            field.select();
        }
    };
    view! {
        <details class="fold" data-fold="export">
            <summary>{say("export")}</summary>
            <label class="field">
                <span>{say("position-text")}</span>
                <input type="text" class="position-text" readonly node_ref=field data-act="position-text" prop:value=move || position.get() on:focus=select/>
            </label>
            <div class="controls wide">
                <If when=browser::has_clipboard>
                    <CopyButton name="copy-position" label="copy-position" text=Callback::new(move |()| position.get_untracked())/>
                    <CopyButton name="copy-record" label="copy-record" text=Callback::new(move |()| record())/>
                </If>
                <IconButton icon=Icon::Save label=label("save-record") act=save_record name="save-record"/>
                <IconButton icon=Icon::Save label=label("save-picture") act=save_picture name="save-picture"/>
                <If when=picture::can_copy>
                    <CopyPicture analysis=analysis/>
                </If>
            </div>
        </details>
    }
}

/// Copies a text, and says so.
#[component]
fn CopyButton(name: &'static str, label: &'static str, text: Callback<(), String>) -> impl IntoView {
    let copied = RwSignal::new(false);
    let copy = move || {
        let text = text.run(());
        leptos::task::spawn_local(async move { tell(copied, browser::copy_text(&text).await) });
    };
    let said = Signal::derive(move || if copied.get() { tr("copied") } else { tr(label) });
    view! { <IconButton icon=Icon::Copy label=said act=copy name=name/> }
}

#[component]
fn CopyPicture(analysis: Analysis) -> impl IntoView {
    let copied = RwSignal::new(false);
    let copy = move || {
        let scene = analysis.plain_scene();
        leptos::task::spawn_local(async move { tell(copied, picture::copy(scene).await) });
    };
    let said = Signal::derive(move || if copied.get() { tr("copied") } else { tr("copy-picture") });
    view! { <IconButton icon=Icon::Copy label=said act=copy name="copy-picture"/> }
}

/// Says for a moment that something was copied.
fn tell(copied: RwSignal<bool>, done: bool) {
    copied.try_set(done);
    set_timeout(
        move || {
            // The view may be gone by then.
            copied.try_set(false);
        },
        std::time::Duration::from_secs(2),
    );
}
