//! The address of a game that the server keeps: entering by a link, waiting, playing, watching.

use super::attention;
use super::fair;
use super::handle::Online;
use super::http::{self, Failure};
use super::waiting::WaitingRoom;
use super::words::ask_for_texts;
use crate::page::play::{GameBoard, Play};
use crate::page::router::{Link, router};
use crate::page::storage;
use crate::page::texts::{say, tr};
use crate::route::{Key, Route};
use leptos::prelude::*;
use pacru_api::{Enter, GameId, GameView, Phase};

/// What has come of asking for a game.
#[derive(Clone)]
enum Found {
    Nothing,
    Game(Box<GameView>),
    Failed(Failure),
}

/// See the head of this file.
#[component]
pub(in crate::page) fn OnlineView(id: GameId) -> impl IntoView {
    let router = router();
    let ready = ask_for_texts();
    let found = RwSignal::new(Found::Nothing);
    let own = StoredValue::new(id);
    // Whether the game was asked for, with a key or without.
    let asked = StoredValue::new(false);
    let fetch = move |key: Option<Key>| {
        asked.set_value(true);
        leptos::task::spawn_local(async move {
            let id = own.get_value();
            let answer = enter(&id, key).await;
            found.try_set(answer.map_or_else(Found::Failed, |view| Found::Game(Box::new(view))));
        });
    };
    // The key of a link is taken out of the address before anything else, and used once.
    Effect::new(move || {
        if let Route::Game(id, key) = router.route()
            && id == own.get_value()
        {
            match key {
                Some(key) => {
                    fetch(Some(key));
                    router.rename(Route::Game(id, None));
                }
                None if !asked.get_value() => fetch(None),
                None => {}
            }
        }
    });
    move || match found.get() {
        _ if !ready.get() => view! { <p class="loading" role="status">"…"</p> }.into_any(),
        Found::Nothing => view! { <p class="loading" role="status">{say("looking-for-game")}</p> }.into_any(),
        Found::Game(view) => match Online::new(&view) {
            Some(online) => view! { <Room online=online/> }.into_any(),
            None => view! { <NoGame failure=Failure::NoServer again=Callback::new(move |()| fetch(None))/> }.into_any(),
        },
        Found::Failed(failure) => {
            view! { <NoGame failure=failure again=Callback::new(move |()| fetch(None))/> }.into_any()
        }
    }
}

/// Uses the key of a link, if there is one, and asks for the game.
async fn enter(id: &GameId, key: Option<Key>) -> Result<GameView, Failure> {
    if let Some(key) = key {
        let (key, invited) = match key {
            Key::Join(secret) => (secret, true),
            Key::Watch(secret) => (secret, false),
        };
        let view = http::post(&format!("/api/games/{id}/enter"), http::json(&Enter { key })).await?;
        if invited {
            storage::set(&format!("invited.{id}"), "yes");
        }
        return Ok(view);
    }
    http::get(&format!("/api/games/{id}")).await
}

/// The game while it waits, and then the board.
#[component]
fn Room(online: Online) -> impl IntoView {
    online.begin();
    attention::follow(online);
    fair::follow(online);
    let waits = Memo::new(move |_| online.phase() == Phase::Waiting);
    let gone = move || online.gone.get();
    move || match () {
        () if gone() => view! { <NoGame failure=Failure::not_found() again=Callback::new(|()| {})/> }.into_any(),
        () if waits.get() => view! { <WaitingRoom online=online/> }.into_any(),
        () => {
            let id = online.id.with_value(ToString::to_string);
            let play = Play::of_online(id, online);
            play.let_stuck_players_pass();
            view! { <GameBoard play=play/> }.into_any()
        }
    }
}

/// No such game, or not for this browser, or nobody to ask.
#[component]
fn NoGame(failure: Failure, again: Callback<()>) -> impl IntoView {
    let closed = !matches!(failure, Failure::NoServer);
    let failure = StoredValue::new(failure);
    view! {
        <section class="sheet" data-view="no-game">
            <h1>{move || if closed { tr("no-game") } else { tr("no-server-title") }}</h1>
            <p>{move || if failure.with_value(Failure::is_not_found) { tr("no-game-why") } else { failure.with_value(Failure::text) }}</p>
            <div class="card-buttons">
                {(!closed).then(|| view! { <button class="primary" data-act="try-again" on:click=move |_| again.run(())>{say("try-again")}</button> })}
                <Link class="button" to=Signal::derive(|| Route::Lobby)>{say("lobby")}</Link>
                <Link class="button" to=Signal::derive(|| Route::Start)>{say("home")}</Link>
            </div>
        </section>
    }
}
