//! Pacru, rule by rule (R1 to R16).

#[path = "../common/mod.rs"]
mod common;
mod encounters;
mod ends;
mod marking;
mod travelling;

use common::moves_from;

/// What may stand in parentheses after a route, in bytewise order, with a space between.
fn choices(position: &str, route: &str) -> String {
    let moves = moves_from(position, route);
    let choice = |mv: &str| mv.strip_prefix(route).expect("a move of the route").trim_matches(['(', ')']).to_owned();
    moves.split(' ').map(choice).collect::<Vec<_>>().join(" ")
}
