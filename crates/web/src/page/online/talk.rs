//! Table talk: ready phrases for everybody, own words where all at a private table want them.

use super::handle::Online;
use super::words::name_of;
use crate::online::Session;
use crate::page::play::Token;
use crate::page::texts::{say, text, tr, tr_with};
use crate::page::widgets::If;
use leptos::prelude::*;
use pacru_api::{Command, Phrase, SAYING_LENGTH, Said, Saying, Visibility};
use pacru_rules::Color;

/// So many of the last words are listed.
const LISTED: usize = 30;

/// So long words stand at a player's card, in milliseconds.
const FRESH: u64 = 15_000;

/// Words as they are shown: phrases in the reader's language, texts as they are.
fn words(said: &Said) -> String {
    match &said.what {
        Some(Saying::Phrase(phrase)) => tr(&format!("phrase-{}", phrase.word())),
        Some(Saying::Text(text)) => text.clone(),
        None => tr("said-hidden"),
    }
}

/// What a player has just said.
#[component]
pub(in crate::page) fn Bubble(online: Online, color: Color) -> impl IntoView {
    let fresh = Memo::new(move |_| {
        online.ticks.track();
        let now = online.now();
        let muted = online.muted.get().contains(color);
        online.session.with(|session| {
            let last = session.state().said().iter().rev().find(|said| said.color == color)?;
            (!muted && now.since(last.at) < FRESH).then(|| last.clone())
        })
    });
    move || fresh.get().map(|said| view! { <p class="bubble"><span>{words(&said)}</span></p> })
}

/// See the head of this file.
#[component]
pub(in crate::page) fn Talk(online: Online) -> impl IntoView {
    let said = Memo::new(move |_| {
        let muted = online.muted.get();
        online.session.with(|session| {
            let said = session.state().said();
            let heard = said[said.len().saturating_sub(LISTED)..].iter().filter(|said| !muted.contains(said.color));
            heard.cloned().collect::<Vec<_>>()
        })
    });
    let row = move |said: Said| {
        let name = online.session.with_untracked(|session| name_of(session.state(), said.color));
        view! { <li><Token color=said.color/> <strong>{name}</strong> <span>{words(&said)}</span></li> }
    };
    let sits = Memo::new(move |_| !online.seats().is_empty());
    let private = online.session.with_untracked(|session| session.state().setup().visibility == Visibility::Private);
    let speak = move |what: Saying| {
        if let Some(color) = online.session.with_untracked(Session::acting) {
            online.ask(Command::Say { color, what });
        }
    };
    let phrases = Phrase::ALL
        .iter()
        .map(|&phrase| {
            let words = move || tr(&format!("phrase-{}", phrase.word()));
            view! { <button class="phrase" data-phrase=phrase.word() on:click=move |_| speak(Saying::Phrase(phrase))>{text(words)}</button> }
        })
        .collect_view();
    // Who only watches has nothing to read before something is said.
    let quiet = move || !sits.get() && said.with(Vec::is_empty);
    view! {
        <section class="talk" hidden=quiet>
            <h2>{say("talk")}</h2>
            <ol class="said" role="log" aria-label=say("talk")>{move || said.get().into_iter().map(row).collect_view()}</ol>
            <div class="talking" hidden=move || !sits.get()>
                <details>
                    <summary>{say("say-something")}</summary>
                    <div class="phrases">{phrases}</div>
                </details>
                {private.then(|| view! { <Chat online=online/> })}
                <Mutes online=online/>
            </div>
        </section>
    }
}

/// Own words: switched on by everybody, or not at all.
#[component]
fn Chat(online: Online) -> impl IntoView {
    let wants = Memo::new(move |_| {
        online.session.with(|session| session.acting().is_some_and(|color| session.state().wants_chat(color)))
    });
    let flows = Memo::new(move |_| online.session.with(|session| session.state().chat_is_on()));
    let switch = move |event| {
        let on = event_target_checked(&event);
        let seats = untrack(|| online.seats());
        // Whoever holds several seats decides for all of them.
        for color in seats {
            online.ask(Command::Chat { color, on });
        }
    };
    let text = RwSignal::new(String::new());
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let words = text.get_untracked();
        let color = online.session.with_untracked(Session::acting);
        if let (false, Some(color)) = (words.trim().is_empty(), color) {
            online.ask(Command::Say { color, what: Saying::Text(words) });
            text.set(String::new());
        }
    };
    view! {
        <label class="switch">
            <input type="checkbox" role="switch" data-act="chat" prop:checked=move || wants.get() on:change=switch/>
            <span class="track" aria-hidden="true"></span>
            <span>{say("chat")}</span>
        </label>
        <p class="muted small">
            {move || match () {
                () if flows.get() => tr("chat-flows"),
                () if wants.get() => tr("chat-waits"),
                () => tr("chat-why"),
            }}
        </p>
        <If when=move || flows.get()>
            <form class="say" on:submit=send>
                <input type="text" maxlength=SAYING_LENGTH.to_string() autocomplete="off" aria-label=say("chat-text") placeholder=say("chat-text") prop:value=move || text.get() on:input=move |event| text.set(event_target_value(&event))/>
                <button class="primary" data-act="say">{say("chat-send")}</button>
            </form>
        </If>
    }
}

/// Whoever is not to be heard, here.
#[component]
fn Mutes(online: Online) -> impl IntoView {
    let others = Memo::new(move |_| {
        online.session.with(|session| {
            let people = session.state().people();
            let order = session.state().setup().order;
            let others = order.colors().iter().copied();
            let others = others.filter(|&color| people.contains(color) && !session.seats().contains(color));
            others.map(|color| (color, name_of(session.state(), color))).collect::<Vec<_>>()
        })
    });
    let row = move |(color, name): (Color, String)| {
        let is_muted = move || online.muted.get().contains(color);
        let label = move || {
            if is_muted() {
                tr_with("unmute", &[("name", name.clone().into())])
            } else {
                tr_with("mute", &[("name", name.clone().into())])
            }
        };
        view! {
            <button class="plain small" data-mute=color.name() on:click=move |_| online.mute(color)>{text(label)}</button>
        }
    };
    move || others.get().into_iter().map(row).collect_view()
}
