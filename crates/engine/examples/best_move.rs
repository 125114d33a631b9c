//! Finds the best move of a position within a second:
//! `cargo run --release -p pacru-engine --example best_move -- 'pacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1'`.

use pacru_engine::{Deadline, Effort, Engine, SearchLimits};
use pacru_rules::{Game, Position, Ruleset, TurnOrder};
use std::error::Error;
use std::time::Duration;

fn main() -> Result<(), Box<dyn Error>> {
    let position = match std::env::args().nth(1) {
        Some(text) => text.parse()?,
        None => Position::start(Ruleset::PACRU, TurnOrder::standard(2).ok_or("two can play")?),
    };
    let mut engine = Engine::default();
    let mut control = Deadline::new(Duration::from_secs(1));
    let report = engine.search(&Game::new(position), Effort::Limits(SearchLimits::default()), &mut control);
    match report.best_move() {
        Some(mv) => println!("{mv}: {:.0}% after {} nodes", report.score().share() * 100.0, report.nodes),
        None => println!("the game is over"),
    }
    Ok(())
}
