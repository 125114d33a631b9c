//! Playing a position out by chance, with a liking for gains.

use crate::chance::Chance;
use pacru_rules::{ColorSet, Move, Position, Travel};

/// Of so many moves drawn by lot, the one that gains most is played.
const DRAWN: usize = 3;

/// No playout is longer; Azacru's never are.
const LONGEST: u32 = 400;

/// Who wins in the end, if the end is reached; Pacru is not played out.
pub(super) fn winners(mut position: Position, chance: &mut Chance) -> Option<ColorSet> {
    for _ in 0..LONGEST {
        if let Some(outcome) = position.outcome() {
            return Some(outcome.winners);
        }
        let lots = position.lots()?;
        let mut draw = || lots.draw(chance.below(lots.len()));
        let mut best = draw();
        if lots.len() > 1 {
            let mut most = gain(&position, best);
            for _ in 1..DRAWN.min(lots.len()) {
                let other = draw();
                let gained = gain(&position, other);
                if gained > most {
                    (best, most) = (other, gained);
                }
            }
        }
        position = position.play_unchecked(best);
    }
    None
}

/// What a move brings its mover in markers; a chevron counts for two.
fn gain(position: &Position, mv: Move) -> i32 {
    let me = position.to_move();
    let own = position.markers(me);
    match mv {
        // Nearly all moves: without a connection (A-R7) only the field arrived on can change.
        Move::Travel(Travel { from, to, .. }) if !(own.contains(from) && own.contains(to)) => {
            i32::from(!own.contains(to))
        }
        _ => {
            let worth = |position: &Position| (position.markers(me).len() + 2 * position.chevrons(me).count()) as i32;
            worth(&position.play_unchecked(mv)) - worth(position)
        }
    }
}
