//! Playing a position out by chance, with a liking for gains.

use crate::chance::Chance;
use pacru_rules::{ColorSet, Position};

/// Of so many moves drawn by lot, the one that gains most is played.
const DRAWN: usize = 3;

/// No playout is longer; Azacru's never are.
const LONGEST: u32 = 400;

/// Who wins in the end, if the end is reached.
pub(super) fn winners(mut position: Position, chance: &mut Chance) -> Option<ColorSet> {
    for _ in 0..LONGEST {
        if let Some(outcome) = position.outcome() {
            return Some(outcome.winners);
        }
        let moves = position.travels();
        let me = position.to_move();
        let worth = |after: &Position| after.markers(me).len() + 2 * after.chevrons(me).count();
        let mut best = position.play_unchecked(moves[chance.below(moves.len())]);
        for _ in 1..DRAWN.min(moves.len()) {
            let other = position.play_unchecked(moves[chance.below(moves.len())]);
            if worth(&other) > worth(&best) {
                best = other;
            }
        }
        position = best;
    }
    None
}
