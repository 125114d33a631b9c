//! Positions to measure on.

#[path = "../../tests/support/vectors.rs"]
mod vectors;

use pacru_rules::{GameKind, Position, TurnOrder};

/// The standard start.
pub(crate) fn start(kind: GameKind, players: usize) -> Position {
    Position::start(kind.into(), TurnOrder::standard(players).expect("2 to 4 players"))
}

/// The positions in the middle of the first recorded games in `tests/vectors`.
pub(crate) fn middles(kind: GameKind, players: usize, games: usize) -> Vec<Position> {
    let recorded = vectors::positions(&format!("{kind}-{players}.jsonl"), "after");
    recorded.iter().take(games).map(|positions| positions[positions.len() / 2]).collect()
}
