//! Finds positions of Pacru in which only a turn on the spot (R14) wins, or only a turn saves the player to move.
//!
//! `cargo run --release -p pacru-engine --example turning_is_best > tests/positions/turning-is-best.txt` made that file, and
//! makes the same again. Positions come from games between two more or less careless greedy players, and where more than one
//! turn has to be enumerated from boards with little on them; what is said about them is enumerated in full.

#[path = "../tests/support/boards.rs"]
mod boards;
#[path = "../tests/support/enumeration.rs"]
mod enumeration;
#[path = "../tests/support/greedy_games.rs"]
mod greedy_games;

use boards::filled_board;
use enumeration::{Enumeration, TooMany, Turns};
use greedy_games::careless_game;
use pacru_engine::Rng;
use pacru_rules::{Color, Game, Move, Position, Ruleset, TurnOrder};
use std::collections::HashSet;
use std::ops::ControlFlow;

/// An enumeration that plays more moves is left out, so that a test can repeat all of them.
const MOST_PLAYED: u64 = 3_000_000;
/// So many travels at least: without a choice nothing is best.
const FEWEST_TRAVELS: u64 = 4;
/// How many positions of each kind to find.
const WANTED: usize = 4;
/// So many positions of a game are looked at, from its end.
const LAST: usize = 6;
/// How many boards to look through.
const BOARDS: u64 = 2_000_000;

/// What can be said about a position and a number of turns.
type Claim = fn(&Position, u32) -> Result<bool, TooMany>;

fn main() {
    let mut seen = HashSet::new();
    let order = TurnOrder::standard(2).expect("two can play");
    let [first, second] = [order.colors()[0], order.colors()[1]];
    for (game, seeds) in [("pacru", 0..600), ("pacru:meet9", 600..1200), ("pacru:target=14", 1200..1800)] {
        println!("# {game}, from games");
        let played = |seed| before_the_end(&careless_game(ruleset(game), order, &mut Rng::new(seed)));
        print(&mut seen, "saves", 1, only_turning_saves, seeds.map(played));
    }
    println!("# pacru, from boards");
    let board = |strong| {
        move |seed| -> Vec<Position> {
            let position = filled_board(ruleset("pacru"), order, strong, &mut Rng::new(seed));
            position.into_iter().filter(is_a_choice).collect()
        }
    };
    print(&mut seen, "saves", 2, only_turning_saves, (0..BOARDS).map(board(second)));
    print(&mut seen, "wins", 2, only_turning_wins, (BOARDS..2 * BOARDS).map(board(first)));
}

fn ruleset(game: &str) -> Ruleset {
    game.parse().expect("a game")
}

/// Prints the first positions about which a claim holds, at most one of each group.
fn print(
    seen: &mut HashSet<String>,
    word: &str,
    turns: u32,
    holds: Claim,
    groups: impl Iterator<Item = Vec<Position>>,
) {
    let found =
        groups.filter_map(|group| group.into_iter().find(|position| matches!(holds(position, turns), Ok(true))));
    for position in found.filter(|position| seen.insert(position.to_string())).take(WANTED) {
        println!("{word} {turns} {position}");
    }
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
        && position.count_travels() >= FEWEST_TRAVELS
        && position.affordable_rotations().next().is_some()
}

/// Every first move must be refuted by trying all second ones: more than may be played.
fn is_dear(position: &Position) -> bool {
    position.count_moves().pow(2) > MOST_PLAYED
}

fn opponent(position: &Position) -> Color {
    position.order().next(position.to_move())
}

/// Whether the opponent wins by force within so many turns of theirs after every travel, but not after some turn.
fn only_turning_saves(position: &Position, turns: u32) -> Result<bool, TooMany> {
    if turns > 1 && is_dear(position) {
        return Err(TooMany);
    }
    let mut enumeration = Enumeration::new(opponent(position), MOST_PLAYED);
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

/// Whether some turn wins by force within so many turns, and no travel does.
fn only_turning_wins(position: &Position, turns: u32) -> Result<bool, TooMany> {
    if is_dear(position) {
        return Err(TooMany);
    }
    let mut enumeration = Enumeration::new(position.to_move(), MOST_PLAYED);
    if enumeration.is_forced(position, Turns::own(turns - 1))? {
        return Ok(false);
    }
    let answers = enumeration.forcing_moves(position, Turns::own(turns))?;
    Ok(!answers.is_empty() && answers.iter().all(|mv| matches!(mv, Move::Reorient(_))))
}
