//! What the computer player calls proven is true: checked by enumeration on random boards.

#[path = "support/boards.rs"]
mod boards;
#[path = "support/enumeration.rs"]
#[allow(dead_code, reason = "the generators use the rest")]
mod enumeration;

use boards::filled_board;
use enumeration::{Enumeration, Turns};
use pacru_engine::{Effort, Engine, EngineOptions, NoControl, Rng, SearchLimits};
use pacru_rules::{Color, Game, Position, TurnOrder};

/// Longer proofs than this take too long to enumerate.
const MAX_TURNS: u32 = 4;

/// The most moves that one enumeration plays.
const MAX_MOVES: u64 = 60_000;

/// Who is said to win, and within how many turns.
fn claim(position: &Position, nodes: u64) -> Option<(Color, u32)> {
    let mut engine = Engine::new(EngineOptions { memory_mib: 1, ..EngineOptions::default() });
    let limits = SearchLimits::nodes(nodes);
    let turns = engine.search(&Game::new(*position), Effort::Limits(limits), &mut NoControl).score().proven_in()?;
    let me = position.to_move();
    if turns > 0 {
        return Some((me, turns.unsigned_abs()));
    }
    // Who wins where one of two players loses is clear; with more it is not said.
    let mut others = position.players_in().iter().filter(|&color| color != me);
    let winner = others.next()?;
    others.next().is_none().then_some((winner, turns.unsigned_abs()))
}

/// Checks claims about many boards of one game; how many wins and losses could be checked.
fn check(game: &str, orders: &[&str], boards: u32) -> (u32, u32) {
    let mut rng = Rng::new(11);
    let (mut wins, mut losses) = (0, 0);
    for number in 0..boards {
        let order: TurnOrder = orders[number as usize % orders.len()].parse().expect("an order");
        let strong = order.colors()[rng.below(order.player_count())];
        let Some(position) = filled_board(game.parse().expect("a game"), order, strong, &mut rng) else {
            continue;
        };
        let Some((winner, turns)) = claim(&position, 3000).filter(|&(_, turns)| turns <= MAX_TURNS) else {
            continue;
        };
        let forced = Enumeration::new(winner, MAX_MOVES).is_forced(&position, Turns { own: turns, all: turns });
        if let Ok(forced) = forced {
            assert!(forced, "{winner} is said to win within {turns} turns in {position}");
            if winner == position.to_move() {
                wins += 1;
            } else {
                losses += 1;
            }
        }
    }
    (wins, losses)
}

#[test]
fn pacru_proofs_hold() {
    let (wins, losses) = check("pacru:target=7", &["gy", "rb", "yrb", "yrgb"], 500);
    assert!(wins >= 5 && losses >= 2, "{wins} wins, {losses} losses");
}

#[test]
fn azacru_proofs_hold() {
    let (wins, losses) = check("azacru", &["gy", "rb", "yrb", "yrgb"], 500);
    assert!(wins >= 5 && losses >= 2, "{wins} wins, {losses} losses");
}

#[test]
fn shacru_proofs_hold() {
    let (wins, losses) = check("shacru:notwist", &["gy", "rb", "yrb", "yrgb"], 800);
    assert!(wins >= 5 && losses >= 2, "{wins} wins, {losses} losses");
}
