//! Finds positions of Pacru in which only a reorientation (R14) wins, or only a reorientation saves the player to move.
//!
//! `cargo test --release -p pacru-engine --test turning_is_best -- --ignored regenerate` writes
//! `tests/positions/turning-is-best.txt`, always the same. Positions come from games between greedy players with random moves,
//! and where more than one turn has to be enumerated from sparse random boards; the claims are enumerated in full.

use crate::boards::filled_board;
use crate::enumeration::{Enumeration, TooMany, Turns};
use crate::greedy_games::careless_game;
use pacru_engine::Rng;
use pacru_rules::{Color, Game, Move, Position, Ruleset, TurnOrder};
use std::collections::HashSet;
use std::fmt::Write;
use std::ops::ControlFlow;

/// An enumeration that plays more moves is left out, so that a test can repeat all of them.
const MAX_PLAYED: u64 = 3_000_000;
/// The fewest travels: without a choice nothing is best.
const MIN_TRAVELS: u64 = 4;
/// How many positions of each kind to find.
const WANTED: usize = 4;
/// The number of positions examined at the end of a game.
const LAST: usize = 6;
/// How many boards to look through.
const BOARDS: u64 = 2_000_000;

/// What can be said about a position and a number of turns.
type Claim = fn(&Position, u32) -> Result<bool, TooMany>;

#[test]
#[ignore = "writes tests/positions/turning-is-best.txt, and takes a minute"]
fn regenerate() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/positions/turning-is-best.txt");
    std::fs::write(path, suite()).expect("the file can be written");
}

/// The text of the file.
fn suite() -> String {
    let mut text = String::new();
    let mut seen = HashSet::new();
    let order = TurnOrder::standard(2).expect("two can play");
    let [first, second] = [order.colors()[0], order.colors()[1]];
    for (game, seeds) in [("pacru", 0..600), ("pacru:meet9", 600..1200), ("pacru:target=14", 1200..1800)] {
        writeln!(text, "# {game}, from games").expect("a string takes all");
        let played = |seed| before_the_end(&careless_game(ruleset(game), order, &mut Rng::new(seed)));
        text.push_str(&lines(&mut seen, "saves", 1, only_turning_saves, seeds.map(played)));
    }
    text.push_str("# pacru, from boards\n");
    let board = |strong| {
        move |seed| -> Vec<Position> {
            let position = filled_board(ruleset("pacru"), order, strong, &mut Rng::new(seed));
            position.into_iter().filter(is_a_choice).collect()
        }
    };
    text.push_str(&lines(&mut seen, "saves", 2, only_turning_saves, (0..BOARDS).map(board(second))));
    text.push_str(&lines(&mut seen, "wins", 2, only_turning_wins, (BOARDS..2 * BOARDS).map(board(first))));
    text
}

fn ruleset(game: &str) -> Ruleset {
    game.parse().expect("a game")
}

/// Lines with the first positions for which a claim holds, at most one of each group.
fn lines(
    seen: &mut HashSet<String>,
    word: &str,
    turns: u32,
    holds: Claim,
    groups: impl Iterator<Item = Vec<Position>>,
) -> String {
    let found =
        groups.filter_map(|group| group.into_iter().find(|position| matches!(holds(position, turns), Ok(true))));
    let new = found.filter(|position| seen.insert(position.to_string())).take(WANTED);
    new.fold(String::new(), |text, position| text + &format!("{word} {turns} {position}\n"))
}

/// The last positions of a game, the latest first.
fn before_the_end(game: &Game) -> Vec<Position> {
    let mut positions: Vec<Position> = game.positions().copied().collect();
    positions.reverse();
    positions.truncate(LAST);
    positions.retain(is_a_choice);
    positions
}

/// Whether there is something to choose, and turning is a choice.
fn is_a_choice(position: &Position) -> bool {
    position.outcome().is_none()
        && position.count_travels() >= MIN_TRAVELS
        && position.affordable_rotations().next().is_some()
}

/// Whether the enumeration plays too many moves: every first move must be refuted by trying all second ones.
fn is_too_large(position: &Position) -> bool {
    position.count_moves().pow(2) > MAX_PLAYED
}

fn opponent(position: &Position) -> Color {
    position.order().next(position.to_move())
}

/// Whether the opponent wins by force within `turns` turns of theirs after every travel, but not after some turn.
fn only_turning_saves(position: &Position, turns: u32) -> Result<bool, TooMany> {
    if turns > 1 && is_too_large(position) {
        return Err(TooMany);
    }
    let mut enumeration = Enumeration::new(opponent(position), MAX_PLAYED);
    for mv in position.travels() {
        if !enumeration.is_forced(&position.play_unchecked(mv), Turns::own(turns))? {
            return Ok(false);
        }
    }
    // Fewer turns are another kind.
    if turns > 1 && only_turning_saves(position, turns - 1)? {
        return Ok(false);
    }
    let saved = position.try_for_each_reorientation(|mv| {
        match enumeration.is_forced(&position.play_unchecked(mv), Turns::own(turns)) {
            Ok(true) => ControlFlow::Continue(()),
            Ok(false) => ControlFlow::Break(Ok(true)),
            Err(too_many) => ControlFlow::Break(Err(too_many)),
        }
    });
    match saved {
        ControlFlow::Break(found) => found,
        ControlFlow::Continue(()) => Ok(false),
    }
}

/// Whether some turn wins by force within `turns` turns, and no travel does.
fn only_turning_wins(position: &Position, turns: u32) -> Result<bool, TooMany> {
    if is_too_large(position) {
        return Err(TooMany);
    }
    let mut enumeration = Enumeration::new(position.to_move(), MAX_PLAYED);
    if enumeration.is_forced(position, Turns::own(turns - 1))? {
        return Ok(false);
    }
    let answers = enumeration.forcing_moves(position, Turns::own(turns))?;
    Ok(!answers.is_empty() && answers.iter().all(|mv| matches!(mv, Move::Reorient(_))))
}
