//! The lobby: invitations that anyone may take, and games to watch.

use super::http::{self, Failure};
use super::name::{NameField, my_name, use_name};
use super::words::{ask_for_texts, game_text, list_of_names, time_text};
use crate::page::router::{Link, router};
use crate::page::texts::{say, text, tr_with};
use crate::page::widgets::{If, warning};
use crate::route::Route;
use leptos::prelude::*;
use pacru_api::{GameId, Invitation, Join, Lobby, Playing};
use pacru_rules::ColorSet;
use std::time::Duration;

/// How often the lobby is looked at anew.
const EVERY: Duration = Duration::from_secs(4);

/// See the head of this file.
#[component]
pub(in crate::page) fn LobbyView() -> impl IntoView {
    let ready = ask_for_texts();
    move || {
        if ready.get() {
            view! { <Rooms/> }.into_any()
        } else {
            view! { <p class="loading" role="status">"…"</p> }.into_any()
        }
    }
}

/// Does something now and then, while the page is seen.
pub(super) fn now_and_then(every: Duration, act: impl Fn() + Clone + 'static) {
    act();
    let beat = set_interval_with_handle(
        move || {
            if !document().hidden() {
                act();
            }
        },
        every,
    );
    on_cleanup(move || {
        if let Ok(beat) = beat {
            beat.clear();
        }
    });
}

#[component]
fn Rooms() -> impl IntoView {
    let router = router();
    let lobby = RwSignal::new(None::<Lobby>);
    let failure = RwSignal::new(None::<Failure>);
    now_and_then(EVERY, move || {
        leptos::task::spawn_local(async move {
            match http::get::<Lobby>("/api/lobby").await {
                Ok(now) => {
                    failure.try_set(None);
                    lobby.try_update(|known| {
                        if known.as_ref() != Some(&now) {
                            *known = Some(now);
                        }
                    });
                }
                Err(why) => {
                    failure.try_set(Some(why));
                }
            }
        });
    });
    let known = Memo::new(move |_| lobby.get());
    let open = Memo::new(move |_| known.get().map(|lobby| lobby.open).unwrap_or_default());
    let playing = Memo::new(move |_| known.get().map(|lobby| lobby.playing).unwrap_or_default());
    let there = Memo::new(move |_| known.with(Option::is_some));
    let name = my_name();
    let refused = RwSignal::new(None::<Failure>);
    let sit = move |id: GameId| {
        let join = Join { key: None, name: use_name(name), color: None };
        leptos::task::spawn_local(async move {
            match http::tell(&format!("/api/games/{id}/seats"), http::json(&join)).await {
                Ok(()) => router.go(Route::Game(id, None)),
                Err(why) => {
                    refused.try_set(Some(why));
                }
            }
        });
    };
    let sit = Callback::new(sit);
    view! {
        <section class="wide-sheet lobby">
            <h1>{say("lobby")}</h1>
            {warning(move || failure.get().map(|failure| failure.text()))}
            <If when=move || there.get()>
                <NameField name=name/>
                {warning(move || refused.get().map(|failure| failure.text()))}
                <h2>{say("open-invitations")}</h2>
                <If when=move || open.with(Vec::is_empty)><p class="muted">{say("no-invitations")}</p></If>
                <ul class="rooms">{move || open.get().into_iter().map(|room| view! { <OpenRoom room=room sit=sit/> }).collect_view()}</ul>
                <p><Link class="button primary" to=Signal::derive(|| Route::Invite)>{say("invite-someone")}</Link></p>
                <h2>{say("playing-now")}</h2>
                <If when=move || playing.with(Vec::is_empty)><p class="muted">{say("nobody-plays")}</p></If>
                <ul class="rooms">{move || playing.get().into_iter().map(|room| view! { <BusyRoom room=room/> }).collect_view()}</ul>
            </If>
        </section>
    }
}

#[component]
fn OpenRoom(room: Invitation, sit: Callback<GameId>) -> impl IntoView {
    let Invitation { id, game, order, time, names, free, mine, .. } = room;
    let seats = order.player_count();
    let names = StoredValue::new(names);
    let act = if mine {
        let to = Signal::stored(Route::Game(id.clone(), None));
        view! { <Link class="button" to=to>{say("open-it")}</Link> }.into_any()
    } else {
        let own = id.clone();
        view! { <button class="primary" data-act="sit" on:click=move |_| sit.run(own.clone())>{say("sit-down")}</button> }
            .into_any()
    };
    view! {
        <li class="room" data-game=id.to_string()>
            <div>
                <h3>{text(move || game_text(game))}</h3>
                <p class="small">{move || names.with_value(|names| list_of_names(order.colors(), names, free))}</p>
                <p class="muted small">
                    {text(move || tr_with("seats-number", &[("seats", seats.into())]))} " · " {text(move || time_text(time))}
                </p>
            </div>
            {act}
        </li>
    }
}

#[component]
fn BusyRoom(room: Playing) -> impl IntoView {
    let Playing { id, game, order, time, names, markers, turn, watchers } = room;
    let names = StoredValue::new(names);
    let score = markers.iter().map(u32::to_string).collect::<Vec<_>>().join(" : ");
    let to = Signal::stored(Route::Game(id.clone(), None));
    view! {
        <li class="room" data-game=id.to_string()>
            <div>
                <h3>{text(move || game_text(game))}</h3>
                <p class="small">{move || names.with_value(|names| list_of_names(order.colors(), names, ColorSet::EMPTY))}</p>
                <p class="muted small">
                    {text(move || tr_with("turn-number", &[("turn", turn.into())]))} " · " {score} " · " {text(move || time_text(time))}
                    {(watchers > 0).then(|| view! { " · " {text(move || tr_with("watchers", &[("watchers", watchers.into())]))} })}
                </p>
            </div>
            <Link class="button" to=to>{say("watch")}</Link>
        </li>
    }
}
