//! A game online as a table, so that it is shown like any other.

use crate::table::{Player, Table, Who};
use pacru_api::{Phase, State};
use pacru_engine::Level;
use pacru_rules::ColorSet;

/// The table of a game in which these seats are mine. Before the game begins nobody here is to move.
pub fn table_of(state: &State, mine: ColorSet) -> Table {
    let who = |color| match state.computer(color).and_then(|level| Level::new(level.into())) {
        Some(level) => Who::Computer(level),
        None if state.phase() == Phase::Waiting || !mine.contains(color) => Who::Elsewhere,
        None if mine.len() == 1 => Who::Me,
        None => Who::Here,
    };
    let players = state
        .setup()
        .order
        .colors()
        .iter()
        .map(|&color| Player { who: who(color), name: Player::tidy_name(state.name(color).unwrap_or_default()) });
    Table::seated(players.collect(), state.game().clone())
}
