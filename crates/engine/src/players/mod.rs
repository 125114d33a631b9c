//! Simple players to measure a search against.

mod greedy;
mod uct;

pub use greedy::greedy_move;
pub(crate) use greedy::lead;
pub use uct::Uct;

use crate::chance::Chance;
use pacru_rules::{Move, Payment, Position, Reorientation, Ruleset};

/// A legal move by chance: first every travel has the same chance, and in Pacru one move in twenty is a reorientation if one
/// can be paid for.
pub fn random_move(position: &Position, chance: &mut Chance) -> Option<Move> {
    if matches!(position.ruleset(), Ruleset::Pacru { .. }) && chance.below(20) == 0 {
        let turns: Vec<_> = position.affordable_rotations().collect();
        let chevrons: Vec<_> = position.chevrons(position.to_move()).collect();
        if !turns.is_empty() && !chevrons.is_empty() {
            let rotation = turns[chance.below(turns.len())];
            let at = chevrons[chance.below(chevrons.len())].field();
            let mut purse: Vec<_> = position.spendable_markers().iter().collect();
            let mut given = Vec::new();
            while given.len() < rotation.cost() {
                given.push(purse.swap_remove(chance.below(purse.len())));
            }
            let payment = Payment::new(given.into_iter().collect())?;
            return Some(Move::Reorient(Reorientation { at, rotation, payment }));
        }
    }
    let moves = position.travels();
    moves.get(chance.below(moves.len())).copied()
}
