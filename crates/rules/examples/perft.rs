//! Counts the sequences of legal moves from a position, split by the first move.
//!
//! `cargo run --release -p pacru-rules --example perft -- 4 "POSITION"`

use pacru_rules::{Move, Position, Ruleset, TurnOrder};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let depth: u32 = args.next().as_deref().unwrap_or("4").parse()?;
    let position = match args.next() {
        Some(text) => text.parse()?,
        None => Position::start(Ruleset::AZACRU, TurnOrder::standard(2).ok_or("no order for two")?),
    };
    let mut total = 0;
    for (mv, nodes) in divide(&position, depth) {
        println!("{mv} {nodes}");
        total += nodes;
    }
    println!("total {total}");
    // The crate has the same, with the last turn counted in bulk.
    if total != pacru_rules::perft(&position, depth) {
        return Err("the two ways of counting differ".into());
    }
    Ok(())
}

fn divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let moves = if depth == 0 { Vec::new() } else { position.legal_moves() };
    moves.into_iter().map(|mv| (mv, perft(&position.play_unchecked(mv), depth - 1))).collect()
}

fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    position.for_each_move(|mv| nodes += perft(&position.play_unchecked(mv), depth - 1));
    nodes
}
