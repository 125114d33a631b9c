//! The connection to the server: made again whenever it is lost.

use super::handle::{LinkState, Online};
use super::http;
use crate::online::{Reconnect, SILENCE};
use crate::page::browser;
use leptos::ev;
use leptos::prelude::*;
use pacru_api::{FromServer, GameView, SUBPROTOCOL, ToServer};
use std::cell::RefCell;
use std::time::Duration;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, WebSocket};

/// How often it is looked whether the server still speaks.
const WATCH: Duration = Duration::from_secs(5);

/// A connection that does not stand after so many milliseconds is given up.
const OPENING: f64 = 15_000.0;

/// The one connection of the page: to the game that is shown.
struct Wire {
    online: Online,
    socket: Option<WebSocket>,
    /// Whether the server has said hello on it.
    stands: bool,
    plan: Reconnect,
    /// When the server last said something, or the connection was begun.
    heard: f64,
    /// Whether the server has said that it stops.
    bye: bool,
}

thread_local! {
    static WIRE: RefCell<Option<Wire>> = const { RefCell::new(None) };
    /// Counts connections and waits: what belongs to an earlier one is left alone.
    static TRY: std::cell::Cell<u32> = const { std::cell::Cell::new(0) };
}

fn next_try() -> u32 {
    TRY.set(TRY.get().wrapping_add(1));
    TRY.get()
}

/// Connects to a game until the view that shows it is gone.
pub(super) fn begin(online: Online) {
    let wire = Wire { online, socket: None, stands: false, plan: Reconnect::default(), heard: 0.0, bye: false };
    WIRE.replace(Some(wire));
    connect();
    let watching = set_interval_with_handle(watch, WATCH);
    let back = window_event_listener(ev::online, |_| hurry());
    let away = window_event_listener(ev::offline, |_| lose());
    let seen = document_listener();
    // A page that is left may be kept for the way back; meanwhile nobody sits here.
    let left = window_event_listener_untyped("pagehide", |_| lose());
    let shown = window_event_listener_untyped("pageshow", |_| hurry());
    on_cleanup(move || {
        if let Ok(watching) = watching {
            watching.clear();
        }
        back.remove();
        away.remove();
        seen.remove();
        left.remove();
        shown.remove();
        end();
    });
}

fn document_listener() -> WindowListenerHandle {
    // The event rises from the document to the window.
    window_event_listener_untyped("visibilitychange", |_| {
        if !document().hidden() {
            watch();
            hurry();
        }
    })
}

/// Ends the connection for good.
pub(super) fn end() {
    next_try();
    if let Some(Wire { socket: Some(socket), .. }) = WIRE.take() {
        close(&socket);
    }
}

fn close(socket: &WebSocket) {
    // One that is closed already stays closed.
    let _ = socket.close();
}

/// Says something, if the connection stands; else it is said when it does.
pub(super) fn send(message: &ToServer) {
    WIRE.with_borrow(|wire| {
        if let Some(Wire { socket: Some(socket), stands: true, .. }) = wire {
            // A connection that breaks here is made again, and then everything unanswered is sent.
            let _ = socket.send_with_str(&http::json(message));
        }
    });
}

fn connect() {
    let number = next_try();
    let Some(online) = with(|wire| {
        wire.stands = false;
        wire.heard = browser::now();
        wire.online
    }) else {
        return;
    };
    let since = online.session.with_untracked(|session| session.state().last());
    let path = online.id.with_value(|id| format!("/api/games/{id}/live?since={since}"));
    let origin = window().location().origin().unwrap_or_default();
    let address = format!("{}{path}", origin.replacen("http", "ws", 1));
    let Ok(socket) = WebSocket::new_with_str(&address, SUBPROTOCOL) else {
        lose();
        return;
    };
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        if TRY.get() == number {
            hear(&event);
        }
    });
    socket.set_onmessage(Some(heard.into_js_value().unchecked_ref()));
    let closed = Closure::<dyn Fn()>::new(move || {
        if TRY.get() == number {
            lose();
        }
    });
    socket.set_onclose(Some(closed.into_js_value().unchecked_ref()));
    with(|wire| wire.socket = Some(socket));
}

fn with<T>(act: impl FnOnce(&mut Wire) -> T) -> Option<T> {
    WIRE.with_borrow_mut(|wire| wire.as_mut().map(act))
}

fn hear(event: &MessageEvent) {
    let Some(message) = event.data().as_string().and_then(|text| serde_json::from_str::<FromServer>(&text).ok()) else {
        return;
    };
    let is_hello = matches!(message, FromServer::Hello { .. });
    let online = with(|wire| {
        wire.heard = browser::now();
        if is_hello {
            wire.stands = true;
            wire.bye = false;
            wire.plan.connected();
        }
        wire.online
    });
    if let Some(online) = online {
        online.hear(message);
    }
}

/// The connection is lost: it is tried again after a while.
fn lose() {
    let number = next_try();
    let lost = with(|wire| {
        if let Some(socket) = wire.socket.take() {
            close(&socket);
        }
        let stood = std::mem::take(&mut wire.stands);
        let chance = (browser::random() % 1000) as f64 / 1000.0;
        (wire.online, stood, wire.bye, wire.plan.wait(chance))
    });
    let Some((online, stood, bye, wait)) = lost else {
        return;
    };
    online.link.set(match bye {
        _ if !window().navigator().on_line() => LinkState::Offline,
        true => LinkState::Restarting,
        false => LinkState::Reconnecting,
    });
    // A plain question tells whether anybody is there, and whether the game is.
    let again = move || {
        if TRY.get() == number {
            if stood && window().navigator().on_line() { connect() } else { fetch_anew() }
        }
    };
    set_timeout(again, Duration::from_millis(wait.into()));
}

/// Tries again at once, if it is not connected.
fn hurry() {
    if with(|wire| !wire.stands && wire.socket.is_none()) == Some(true) {
        connect();
    }
}

/// Notices a server that is silent for too long.
fn watch() {
    let silent = with(|wire| {
        let silence = browser::now() - wire.heard;
        wire.socket.is_some() && silence > if wire.stands { SILENCE } else { OPENING }
    });
    if silent == Some(true) {
        lose();
    }
}

/// The server stops, and is back after so many milliseconds.
pub(super) fn come_back_later(milliseconds: u32) {
    let number = next_try();
    let online = with(|wire| {
        wire.bye = true;
        wire.stands = false;
        if let Some(socket) = wire.socket.take() {
            close(&socket);
        }
        wire.online
    });
    if let Some(online) = online {
        online.link.set(LinkState::Restarting);
    }
    let chance = (browser::random() % 1000) as u32;
    let again = move || {
        if TRY.get() == number {
            connect();
        }
    };
    set_timeout(again, Duration::from_millis(u64::from(milliseconds.min(30_000) + chance)));
}

/// Fetches the whole game, and connects anew: after a gap, or where it is not clear whether the game is still there.
pub(super) fn fetch_anew() {
    let number = next_try();
    let online = with(|wire| {
        if let Some(socket) = wire.socket.take() {
            close(&socket);
        }
        wire.stands = false;
        wire.online
    });
    let Some(online) = online else {
        return;
    };
    let path = online.id.with_value(|id| format!("/api/games/{id}"));
    leptos::task::spawn_local(async move {
        let answer = http::get::<GameView>(&path).await;
        if TRY.get() != number {
            return;
        }
        match answer {
            Ok(view) => {
                online.take_view(&view);
                connect();
            }
            Err(failure) if failure.is_not_found() => {
                end();
                online.gone.set(true);
            }
            Err(_) => lose(),
        }
    });
}
