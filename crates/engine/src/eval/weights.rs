//! What counts how much. The numbers themselves are in `tuned.rs`.

use super::features::{Counts, Feature};
use super::tuned;
use pacru_rules::{GameKind, Position};

/// Worth at three times of a game, such that a lead of [`SHARE_SCALE`](crate::score::SHARE_SCALE) makes winning e times as likely as losing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// At the start.
    pub early: Counts,
    /// Between the two.
    pub middle: Counts,
    /// At the end.
    pub late: Counts,
}

/// A game's phase is this at the start and goes down to 0.
pub(crate) const WHOLE: i32 = 256;

/// Where all [`parts`] of a position add up to.
pub const ALL_PARTS: i32 = WHOLE * WHOLE;

impl Weights {
    /// The weights of a list; what it does not name counts nothing.
    pub(super) const fn new(list: &[(Feature, i32, i32, i32)]) -> Weights {
        let none = [0; Feature::COUNT];
        let mut weights = Weights { early: none, middle: none, late: none };
        let mut at = 0;
        while at < list.len() {
            let (feature, early, middle, late) = list[at];
            weights.early[feature as usize] = early;
            weights.middle[feature as usize] = middle;
            weights.late[feature as usize] = late;
            at += 1;
        }
        weights
    }

    /// The weights of a game with so many players at the start, 2 to 4.
    pub fn of(kind: GameKind, players: usize) -> &'static Weights {
        &tuned::TABLES[kind as usize][players - 2]
    }

    /// The weights for a position with these [`parts`].
    pub(super) fn at(&self, [early, middle, late]: [i32; 3]) -> Counts {
        std::array::from_fn(|at| (self.early[at] * early + self.middle[at] * middle + self.late[at] * late) / ALL_PARTS)
    }
}

/// How much of a position is early, middle and late. The steps are finer towards the end, where a lead counts more with every turn.
pub fn parts(position: &Position) -> [i32; 3] {
    parts_of(phase(position))
}

/// A curve of second degree in the root of the phase.
fn parts_of(phase: i32) -> [i32; 3] {
    let root = ((phase * WHOLE) as f32).sqrt() as i32;
    let early = phase * WHOLE;
    let middle = 2 * (root * WHOLE - early);
    [early, middle, ALL_PARTS - early - middle]
}

/// How much of the game is still to come: neutral fields, or in Pacru markers that the leader still needs.
pub(crate) fn phase(position: &Position) -> i32 {
    match position.target() {
        None => position.neutral().len() as i32 * WHOLE / 81,
        Some(target) => {
            let seats = position.order().colors().iter();
            let most = seats.map(|&seat| position.markers(seat).len()).max().unwrap_or(0).min(target);
            (target - most) as i32 * WHOLE / target as i32
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_parted_without_a_rest() {
        for phase in 0..=WHOLE {
            let parts = parts_of(phase);
            assert!(parts.iter().all(|part| (0..=ALL_PARTS).contains(part)), "{phase}: {parts:?}");
            assert_eq!(parts.iter().sum::<i32>(), ALL_PARTS, "{phase}");
        }
        assert_eq!(parts_of(WHOLE), [ALL_PARTS, 0, 0]);
        assert_eq!(parts_of(0), [0, 0, ALL_PARTS]);
    }
}
