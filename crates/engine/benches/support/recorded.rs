//! Positions to measure on.

use pacru_rules::{GameKind, Position, TurnOrder};

/// The standard start.
pub(crate) fn start(kind: GameKind, players: usize) -> Position {
    Position::start(kind.into(), TurnOrder::standard(players).expect("2 to 4 players"))
}

/// The positions in the middle of the first recorded games in `tests/vectors`.
pub(crate) fn middles(kind: GameKind, players: usize, games: usize) -> Vec<Position> {
    let path = format!("{}/../../tests/vectors/{kind}-{players}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("the vectors");
    let middle = |line: &str| {
        let after: Vec<&str> = line.split("\"after\": \"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        after[after.len() / 2].parse().expect("a position")
    };
    text.lines().take(games).map(middle).collect()
}
