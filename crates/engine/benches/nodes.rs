//! Nodes per second of the computer player on one thread: `cargo bench -p pacru-engine --bench nodes`.

#[path = "support/recorded.rs"]
mod recorded;

use pacru_engine::{Effort, Engine, NoControl, SearchLimits};
use pacru_rules::{Game, GameKind, Position};
use std::time::{Duration, Instant};

/// Nodes for each position.
const NODES: u64 = 50_000;
/// Positions for each game and size.
const POSITIONS: usize = 6;

fn main() {
    println!("| game | players | start, k nodes/s | middle, k nodes/s |");
    println!("|---|---|---|---|");
    for kind in GameKind::ALL {
        for players in 2..=4 {
            let start = rate(&[recorded::start(kind, players)]);
            let middle = rate(&recorded::middles(kind, players, POSITIONS));
            println!("| {kind} | {players} | {:.0} | {:.0} |", start / 1e3, middle / 1e3);
        }
    }
}

/// Nodes per second over all positions together, each begun with an empty memory.
fn rate(positions: &[Position]) -> f64 {
    let limits = SearchLimits::nodes(NODES);
    let mut engine = Engine::default();
    let mut nodes = 0;
    let mut taken = Duration::ZERO;
    for &position in positions {
        engine.clear();
        let begin = Instant::now();
        nodes += engine.search(&Game::new(position), Effort::Limits(limits), &mut NoControl).nodes;
        taken += begin.elapsed();
    }
    nodes as f64 / taken.as_secs_f64()
}
