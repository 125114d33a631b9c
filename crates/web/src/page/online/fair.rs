//! The games with people elsewhere that this browser plays: in their positions the computer does not help.

use super::handle::Online;
use crate::online::Running;
use crate::page::storage;
use leptos::prelude::*;
use pacru_api::{MyGame, MyGames, Phase};
use pacru_rules::Game;

const NAME: &str = "running";

fn known() -> Running {
    storage::get(NAME).map_or_else(Running::default, |text| Running::read(&text))
}

fn change(change: impl FnOnce(&mut Running)) {
    let before = known();
    let mut after = before.clone();
    change(&mut after);
    if after != before {
        storage::set(NAME, &after.to_text());
    }
}

/// Remembers where a game of mine stands while it runs.
pub(super) fn follow(online: Online) {
    Effect::new(move || {
        let id = online.id.with_value(ToString::to_string);
        online.session.with(|session| {
            let state = session.state();
            let now = session.is_players().then(|| (state.position(), state.game().plies().len()));
            change(|running| running.set(&id, now));
        });
    });
}

/// Forgets games that have ended elsewhere.
pub(super) fn keep_running(games: &[MyGame]) {
    let running: Vec<&str> =
        games.iter().filter(|game| game.phase == Phase::Running).map(|game| game.id.as_str()).collect();
    change(|known| known.keep(&running));
}

/// Whether a game came through the position of one that this browser plays with people elsewhere.
pub(in crate::page) fn is_forbidden(game: &Game) -> bool {
    known().forbid(game.positions().copied())
}

/// Asks the server which games still run, where that matters.
pub(in crate::page) fn look_again() {
    if !known().is_empty() {
        leptos::task::spawn_local(async {
            if let Ok(MyGames { games }) = super::http::get::<MyGames>("/api/me").await {
                keep_running(&games);
            }
        });
    }
}
