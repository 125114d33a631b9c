//! It is my turn: a tone, a mark in the title, and a notification where that is allowed.

use super::handle::Online;
use super::words::{game_text, name_of};
use crate::page::settings::settings;
use crate::page::texts::{say, tr};
use crate::page::widgets::If;
use leptos::prelude::*;
use pacru_api::State;
use pacru_rules::ColorSet;
use std::cell::OnceCell;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{AudioContext, Notification, NotificationOptions, NotificationPermission, ServiceWorkerRegistration};

/// The two notes of the tone, in Hertz, and how long each lasts, in seconds.
const NOTES: [f32; 2] = [660.0, 880.0];
const LASTS: f64 = 0.12;

thread_local! {
    /// Whether something waits for a reader who looks elsewhere.
    static MARK: OnceCell<ArcRwSignal<bool>> = const { OnceCell::new() };
}

fn mark() -> ArcRwSignal<bool> {
    MARK.with(|mark| mark.get_or_init(|| ArcRwSignal::new(false)).clone())
}

/// A title, marked while something waits.
pub(in crate::page) fn marked(title: String) -> String {
    if mark().get() { format!("● {} – {title}", tr("your-turn")) } else { title }
}

/// Calls whenever a move can be made here that could not before.
pub(super) fn follow(online: Online) {
    let may_move = Memo::new(move |_| online.may_move());
    Effect::new(move |before: Option<bool>| {
        let now = may_move.get();
        if now && before == Some(false) {
            untrack(|| {
                let path = window().location().pathname().unwrap_or_default();
                call(&online.session.with(|session| about(session.state(), session.seats())), &path);
            });
        }
        if !now {
            mark().set(false);
        }
        now
    });
    let seen = window_event_listener_untyped("visibilitychange", |_| {
        if !document().hidden() {
            mark().set(false);
        }
    });
    on_cleanup(move || {
        seen.remove();
        mark().set(false);
    });
}

/// Which game it is, and with whom.
fn about(state: &State, mine: ColorSet) -> String {
    let others = state.setup().order.colors().iter().filter(|&&color| !mine.contains(color));
    let names: Vec<String> = others.map(|&color| name_of(state, color)).collect();
    format!("{} · {}", game_text(state.setup().game), names.join(" – "))
}

/// Calls whoever sits here, or looks elsewhere: it is their turn in this game, at this address.
pub(super) fn call(game: &str, path: &str) {
    if settings().sound.get_untracked() {
        // Browsers that want a click first stay silent.
        let _ = play_tone();
    }
    if document().hidden() {
        mark().set(true);
        if permission() == Some(NotificationPermission::Granted) {
            notify(game, path);
        }
    }
}

/// Shows a notification; phones do that only through the service worker, which also leads back from it.
fn notify(game: &str, path: &str) {
    let words = tr("your-turn");
    let options = NotificationOptions::new();
    options.set_body(game);
    options.set_tag("pacru-turn");
    options.set_data(&path.into());
    if Notification::new_with_options(&words, &options).is_ok() {
        return;
    }
    let Ok(ready) = window().navigator().service_worker().ready() else {
        return;
    };
    leptos::task::spawn_local(async move {
        // Without a service worker the tone and the mark must do.
        if let Ok(worker) = wasm_bindgen_futures::JsFuture::from(ready).await
            && let Ok(worker) = worker.dyn_into::<ServiceWorkerRegistration>()
        {
            drop(worker.show_notification_with_options(&words, &options));
        }
    });
}

fn play_tone() -> Result<(), JsValue> {
    thread_local! {
        static AUDIO: OnceCell<AudioContext> = const { OnceCell::new() };
    }
    let audio = AUDIO.with(|known| match known.get() {
        Some(audio) => Ok(audio.clone()),
        None => AudioContext::new().map(|audio| known.get_or_init(|| audio).clone()),
    })?;
    for (number, note) in NOTES.into_iter().enumerate() {
        let (tone, volume) = (audio.create_oscillator()?, audio.create_gain()?);
        let begin = audio.current_time() + number as f64 * LASTS;
        tone.frequency().set_value(note);
        volume.gain().set_value_at_time(0.12, begin)?;
        volume.gain().linear_ramp_to_value_at_time(0.0, begin + LASTS)?;
        tone.connect_with_audio_node(&volume)?.connect_with_audio_node(&audio.destination())?;
        tone.start_with_when(begin)?;
        tone.stop_with_when(begin + LASTS)?;
    }
    Ok(())
}

/// Whether notifications may be shown; nothing where the browser has none.
fn permission() -> Option<NotificationPermission> {
    let known = js_sys::Reflect::has(&window(), &"Notification".into()).unwrap_or(false);
    known.then(Notification::permission)
}

/// Asks whether notifications may be shown; there is nothing to ask where that is decided.
#[component]
pub(in crate::page) fn NotifyButton() -> impl IntoView {
    let state = RwSignal::new(permission());
    let ask = move |_| {
        if let Ok(promise) = Notification::request_permission() {
            leptos::task::spawn_local(async move {
                // Whatever was answered can be asked for.
                let _ = wasm_bindgen_futures::JsFuture::from(promise).await;
                state.try_set(permission());
            });
        }
    };
    view! {
        <If when=move || state.get() == Some(NotificationPermission::Default)>
            <button data-act="notify" on:click=ask>{say("notify-ask")}</button>
        </If>
        <If when=move || state.get() == Some(NotificationPermission::Granted)>
            <p class="muted small">{say("notify-on")}</p>
        </If>
    }
}
