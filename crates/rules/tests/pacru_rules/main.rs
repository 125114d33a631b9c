//! Pacru, rule by rule (R1 to R16).

mod encounters;
mod ends;
mod marking;
#[path = "../support/mod.rs"]
mod support;
mod travelling;

use support::text::moves_from;

/// What may stand in parentheses after a route, in bytewise order, with a space between.
fn choices(position: &str, route: &str) -> String {
    let moves = moves_from(position, route);
    let choice = |mv: &str| mv.strip_prefix(route).expect("a move of the route").trim_matches(['(', ')']).to_owned();
    moves.split(' ').map(choice).collect::<Vec<_>>().join(" ")
}
