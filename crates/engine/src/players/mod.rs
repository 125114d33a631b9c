//! Simple players to measure a search against.

mod greedy;
mod uct;

pub use greedy::greedy_move;
pub(crate) use greedy::lead;
pub use uct::Uct;

use crate::chance::Chance;
use pacru_rules::{Given, Move, Position, Reorientation, Ruleset};

/// A legal move by chance: first every travel has the same chance, and in Pacru one move in twenty is a reorientation if one
/// can be paid for.
pub fn random_move(position: &Position, chance: &mut Chance) -> Option<Move> {
    if matches!(position.ruleset(), Ruleset::Pacru { .. }) && chance.below(20) == 0 {
        let turns: Vec<_> = position.affordable_turns().collect();
        let chevrons: Vec<_> = position.chevrons(position.to_move()).collect();
        if !turns.is_empty() && !chevrons.is_empty() {
            let turn = turns[chance.below(turns.len())];
            let at = chevrons[chance.below(chevrons.len())].field();
            let mut purse: Vec<_> = position.givable().iter().collect();
            let mut given = Vec::new();
            while given.len() < turn.price() {
                given.push(purse.swap_remove(chance.below(purse.len())));
            }
            let given = Given::new(given.into_iter().collect())?;
            return Some(Move::Reorient(Reorientation { at, turn, given }));
        }
    }
    let moves = position.travels();
    moves.get(chance.below(moves.len())).copied()
}
