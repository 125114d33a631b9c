//! Plays a game with random moves and prints its record.
//!
//! `cargo run -p pacru-rules --example random_game -- pacru:meet9 3 42`: game, players and seed.

use pacru_rules::{Game, Position, Record, Ruleset, TurnOrder};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let ruleset: Ruleset = args.next().as_deref().unwrap_or("pacru").parse()?;
    let players: usize = args.next().as_deref().unwrap_or("2").parse()?;
    let mut seed: u64 = args.next().as_deref().unwrap_or("1").parse()?;

    let order = TurnOrder::standard(players).ok_or("two to four can play")?;
    let mut game = Game::new(Position::start(ruleset, order));
    while !game.is_over() {
        let moves = game.position().travels();
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let chosen = (seed >> 33) as usize % moves.len();
        game.play(moves[chosen])?;
    }

    let mut record = Record::of(&game);
    for color in order.colors() {
        let name = color.name();
        record.set_tag(&(name[..1].to_uppercase() + &name[1..]), "chance");
    }
    print!("{record}");
    Ok(())
}
