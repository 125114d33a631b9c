//! My games with people elsewhere, and how they come along to another device.

use super::attention;
use super::http::{self, Failure};
use super::lobby::now_and_then;
use super::share::ShareLink;
use super::words::{ask_for_texts, game_text, left_text, list_of_names};
use crate::online::Left;
use crate::page::browser;
use crate::page::router::Link;
use crate::page::texts::{label, say, text, tr, tr_with};
use crate::page::widgets::{If, warning};
use crate::route::Route;
use leptos::prelude::*;
use pacru_api::{Device, MyGame, MyGames, Phase};
use pacru_rules::ColorSet;
use std::time::Duration;

/// How often the list is looked at anew.
const EVERY: Duration = Duration::from_secs(10);

/// So many games that are over are listed.
const OVER: usize = 12;

/// See the head of this file. Where there is no server, or no game on it, nothing is said.
#[component]
pub(in crate::page) fn MyOnlineGames() -> impl IntoView {
    let ready = ask_for_texts();
    let games = RwSignal::new(Vec::<MyGame>::new());
    now_and_then(EVERY, move || {
        leptos::task::spawn_local(async move {
            if let Ok(MyGames { games: mut now }) = http::get::<MyGames>("/api/me").await {
                super::fair::keep_running(&now);
                let mut over = 0;
                now.retain(|game| {
                    over += usize::from(game.phase == Phase::Over);
                    game.phase != Phase::Over || over <= OVER
                });
                games.try_update(|known| {
                    let waited = |game: &MyGame| known.iter().any(|known| known.id == game.id && known.my_turn);
                    let called = now.iter().find(|game| game.my_turn && !waited(game));
                    if let Some(game) = called.filter(|_| !known.is_empty()) {
                        let names = list_of_names(game.order.colors(), &game.names, ColorSet::EMPTY);
                        let path = Route::Game(game.id.clone(), None).to_string();
                        attention::call(&format!("{} · {names}", game_text(game.game)), &path);
                    }
                    *known = now;
                });
            }
        });
    });
    let known = Memo::new(move |_| games.get());
    view! {
        <If when=move || ready.get() && !known.with(Vec::is_empty)>
            <section class="my-online">
                <h2>{say("games-online")}</h2>
                <ul class="rooms">{move || known.get().into_iter().map(|game| view! { <Row game=game/> }).collect_view()}</ul>
                <OtherDevice/>
            </section>
        </If>
    }
}

#[component]
fn Row(game: MyGame) -> impl IntoView {
    let MyGame { id, game, order, names, phase, my_turn, turn, deadline, .. } = game;
    let names = StoredValue::new(names);
    let to = Signal::stored(Route::Game(id.clone(), None));
    let state = move || match phase {
        Phase::Waiting => tr("game-waits"),
        Phase::Over => tr("do-over"),
        Phase::Running if my_turn => tr("your-turn"),
        Phase::Running => tr_with("turn-number", &[("turn", turn.into())]),
    };
    let left = move || {
        let left = (deadline?.0 as f64 - browser::now()).max(0.0) as u64;
        Some(tr_with("time-until", &[("left", left_text(&Left::of(left)).into())]))
    };
    view! {
        <li class="room" class:my-turn=my_turn data-game=id.to_string()>
            <div>
                <h3>{text(move || game_text(game))}</h3>
                <p class="small">{move || names.with_value(|names| list_of_names(order.colors(), names, ColorSet::EMPTY))}</p>
                <p class="muted small"><span class="room-state">{text(state)}</span> {move || left().map(|left| format!(" · {left}"))}</p>
            </div>
            <Link class="button" to=to>{say("open-it")}</Link>
        </li>
    }
}

/// A link that makes another device mine.
#[component]
fn OtherDevice() -> impl IntoView {
    let device = RwSignal::new(None::<Device>);
    let failure = RwSignal::new(None::<Failure>);
    let ask = move |_| {
        leptos::task::spawn_local(async move {
            match http::post::<Device>("/api/me/device", "{}".to_owned()).await {
                Ok(known) => {
                    device.try_set(Some(known));
                }
                Err(why) => {
                    failure.try_set(Some(why));
                }
            }
        });
    };
    view! {
        <div class="other-device">
            <p class="muted small">{say("device-why")}</p>
            {move || match device.get() {
                Some(device) => view! {
                    <ShareLink link=device.link qr=Some(device.qr) title=label("device-link")/>
                    <p class="muted small">{say("device-until")}</p>
                }
                .into_any(),
                None => view! { <button data-act="other-device" on:click=ask>{say("device-ask")}</button> }.into_any(),
            }}
            {warning(move || failure.get().map(|failure| failure.text()))}
        </div>
    }
}
