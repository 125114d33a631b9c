//! The greedy player: the most markers after this turn.

use crate::chance::Chance;
use pacru_rules::{Color, Move, Position};

/// The move after which the player has the most markers more than all others together have; chance decides between equals.
/// Giving up markers is never greedy, so reorientations are not looked at.
pub fn greedy_move(position: &Position, chance: &mut Chance) -> Option<Move> {
    let me = position.to_move();
    let mut best: Option<(i32, Vec<Move>)> = None;
    position.for_each_child(|mv, after| {
        let gain = lead(after, me);
        match &mut best {
            Some((most, moves)) if gain == *most => moves.push(mv),
            Some((most, _)) if gain < *most => {}
            _ => best = Some((gain, vec![mv])),
        }
    });
    let (_, moves) = best?;
    moves.get(chance.below(moves.len())).copied()
}

/// How many markers the player has more than all others together.
pub(crate) fn lead(position: &Position, me: Color) -> i32 {
    let seats = position.order().colors().iter();
    seats.map(|&seat| position.markers(seat).len() as i32 * if seat == me { 1 } else { -1 }).sum()
}
