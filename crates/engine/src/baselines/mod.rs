//! Simple players to measure a search against: random, greedy, and textbook UCT.

mod uct;

pub use uct::Uct;

use crate::rng::Rng;
use pacru_rules::{Color, Move, Payment, Position, Reorientation, Ruleset};

/// A random legal move: every travel is equally likely. In Pacru one move in twenty is a reorientation, if one can be paid
/// for.
pub fn random_move(position: &Position, rng: &mut Rng) -> Option<Move> {
    if matches!(position.ruleset(), Ruleset::Pacru { .. }) && rng.below(20) == 0 {
        let rotations: Vec<_> = position.affordable_rotations().collect();
        let chevrons: Vec<_> = position.chevrons(position.to_move()).collect();
        if !rotations.is_empty() && !chevrons.is_empty() {
            let rotation = rotations[rng.below(rotations.len())];
            let at = chevrons[rng.below(chevrons.len())].field();
            let mut spendable: Vec<_> = position.spendable_markers().iter().collect();
            let mut paid = Vec::new();
            while paid.len() < rotation.cost() {
                paid.push(spendable.swap_remove(rng.below(spendable.len())));
            }
            let payment = Payment::new(paid.into_iter().collect())?;
            return Some(Move::Reorient(Reorientation { at, rotation, payment }));
        }
    }
    let moves = position.travels();
    moves.get(rng.below(moves.len())).copied()
}

/// The move with the best [`marker_lead`] after it; a random one of equals. Reorientations cost markers, so they are not
/// considered.
pub fn greedy_move(position: &Position, rng: &mut Rng) -> Option<Move> {
    let me = position.to_move();
    let mut best: Option<(i32, Vec<Move>)> = None;
    position.for_each_child(|mv, after| {
        let lead = marker_lead(after, me);
        match &mut best {
            Some((most, moves)) if lead == *most => moves.push(mv),
            Some((most, _)) if lead < *most => {}
            _ => best = Some((lead, vec![mv])),
        }
    });
    let (_, moves) = best?;
    moves.get(rng.below(moves.len())).copied()
}

/// The player's markers minus those of all others.
pub fn marker_lead(position: &Position, me: Color) -> i32 {
    let colors = position.order().colors().iter();
    colors.map(|&color| position.markers(color).len() as i32 * if color == me { 1 } else { -1 }).sum()
}
