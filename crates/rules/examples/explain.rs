//! Explains a position: what each chevron can do, and why it cannot do the rest.
//!
//! `cargo run -p pacru-rules --example explain -- "POSITION"`

use pacru_rules::{Field, Position, Reason};
use std::error::Error;

const EXAMPLE: &str = "pacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/4y4/Y13G01gg1 - 0 9";

fn main() -> Result<(), Box<dyn Error>> {
    let text = std::env::args().nth(1);
    let position: Position = text.as_deref().unwrap_or(EXAMPLE).parse()?;
    println!("{position}: {} to move, {} legal moves", position.to_move(), position.count_moves());
    for chevron in position.chevrons(position.to_move()) {
        let from = chevron.field();
        let power = position.power(position.to_move(), from);
        println!("\n{from}, facing {}, power of movement {power}", chevron.facing());
        for to in Field::all() {
            match position.route(from, to) {
                Ok(route) => {
                    println!("  {to}: {:?}, ways to do it: {}", route.kind, position.arrival_choices(route).len());
                }
                // Where a chevron cannot head at all there is nothing to learn.
                Err(refusal) if matches!(refusal.reason, Reason::Direction { .. } | Reason::TooFar { .. }) => {}
                Err(refusal) => println!("  {to}: no, {refusal}"),
            }
        }
    }
    Ok(())
}
