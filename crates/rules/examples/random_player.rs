//! Two players: one plays random moves, the other reads moves from standard input.
//!
//! `cargo run -p pacru-rules --example random_player -- pacru`

use pacru_rules::{Game, Position, Ruleset, TurnOrder};
use std::error::Error;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, BufRead, Write};

fn main() -> Result<(), Box<dyn Error>> {
    let ruleset: Ruleset = std::env::args().nth(1).as_deref().unwrap_or("shacru").parse()?;
    let mut game = Game::new(Position::start(ruleset, TurnOrder::standard(2).ok_or("no order for two")?));
    let me = game.position().to_move();
    let mut lines = io::stdin().lock().lines();
    while !game.is_over() {
        let position = *game.position();
        println!("{position}");
        if position.to_move() != me {
            let moves = position.legal_moves();
            let mv = moves[RandomState::new().hash_one(position) as usize % moves.len()];
            println!("{} plays {mv}", position.to_move());
            game.play(mv)?;
            continue;
        }
        print!("your move ({} of them, '?' lists them): ", position.count_moves());
        io::stdout().flush()?;
        let Some(line) = lines.next().transpose()? else {
            return Ok(());
        };
        if line.trim() == "?" {
            position.for_each_move(|mv| println!("  {mv}"));
            continue;
        }
        match position.parse_typed_move(&line) {
            Ok(mv) => {
                game.play(mv)?;
            }
            Err(error) => println!("{error}"),
        }
    }
    if let Some(outcome) = game.outcome() {
        println!("{}: {} won", outcome.reason, outcome.winner_letters(game.position().order()));
    }
    Ok(())
}
