//! What is said of games online, in words that several views share.

use super::handle::Online;
use super::http::refusal_text;
use crate::online::Left;
use crate::page::texts::{self, texts, tr, tr_with};
use crate::text::color_name;
use leptos::prelude::*;
use pacru_api::{State, Time};
use pacru_rules::{Color, ColorSet, Ruleset};

/// Fetches the texts that only games online need, and says when they are there.
pub(super) fn ask_for_texts() -> Signal<bool> {
    leptos::task::spawn_local(texts::need("online"));
    Signal::derive(|| texts().has("no-server"))
}

/// What is left on a clock.
pub(in crate::page) fn left_text(left: &Left) -> String {
    match left {
        Left::Clock(shown) => shown.clone(),
        Left::Days { days, hours } => tr_with("time-left", &[("days", (*days).into()), ("hours", (*hours).into())]),
    }
}

/// How long the players may take.
pub(super) fn time_text(time: Time) -> String {
    match time {
        Time::None => tr("clock-none"),
        Time::Days(days) => tr_with("clock-days", &[("days", days.into())]),
        Time::Clock { seconds, increment } if seconds % 60 == 0 => {
            tr_with("clock-setting", &[("minutes", (seconds / 60).into()), ("seconds", increment.into())])
        }
        Time::Clock { seconds, increment } => {
            tr_with("clock-seconds", &[("seconds", seconds.into()), ("increment", increment.into())])
        }
    }
}

/// The game with its options.
pub(super) fn game_text(game: Ruleset) -> String {
    let mut parts = vec![tr_with("game-name", &[("game", game.kind().name().into())])];
    match game {
        Ruleset::Shacru { twist } | Ruleset::Azacru { twist } if !twist => parts.push(tr("option-no-twist")),
        Ruleset::Pacru { meet9, target } => {
            if meet9 {
                parts.push(tr("option-meet9-short"));
            }
            if let Some(target) = target {
                parts.push(tr_with("option-target-short", &[("target", target.get().into())]));
            }
        }
        Ruleset::Shacru { .. } | Ruleset::Azacru { .. } => {}
    }
    parts.join(" · ")
}

/// Names as lists have them: `computer 3` in the reader's words, and empty ones as free seats, or as strangers.
pub(super) fn list_of_names(order: &[Color], names: &[String], free: ColorSet) -> String {
    let name = |(&color, name): (&Color, &String)| {
        let level = name.strip_prefix("computer ").and_then(|level| level.parse::<u32>().ok());
        match level {
            Some(level) => tr_with("who-computer", &[("level", level.into())]),
            None if free.contains(color) => tr("seat-free"),
            None if name.is_empty() => color_name(&texts(), color),
            None => name.clone(),
        }
    };
    order.iter().zip(names).map(name).collect::<Vec<_>>().join(" – ")
}

/// What a player is called at the table.
pub(super) fn name_of(state: &State, color: Color) -> String {
    match (state.computer(color), state.name(color)) {
        (Some(level), _) => tr_with("who-computer", &[("level", level.into())]),
        (None, Some(name)) if !name.is_empty() => name.to_owned(),
        (None, _) => color_name(&texts(), color),
    }
}

impl Online {
    /// Why the last thing asked for was refused.
    pub(in crate::page) fn refusal(self) -> Option<String> {
        self.refused.get().map(refusal_text)
    }
}
