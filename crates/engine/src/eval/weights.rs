//! What counts how much. The numbers themselves are in `tuned.rs`.

use super::features::{Counts, Feature};
use super::tuned;
use pacru_rules::{GameKind, Position};

/// Worth early and late in a game, such that a lead of [`SHARE_SCALE`](crate::score::SHARE_SCALE) makes winning e times as likely as losing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// At the start.
    pub early: Counts,
    /// At the end.
    pub late: Counts,
}

/// A game's phase is this at the start and goes down to 0.
pub const WHOLE: i32 = 256;

impl Weights {
    /// The weights of a list; what it does not name counts nothing.
    pub(super) const fn new(list: &[(Feature, i32, i32)]) -> Weights {
        let mut weights = Weights { early: [0; Feature::COUNT], late: [0; Feature::COUNT] };
        let mut at = 0;
        while at < list.len() {
            let (feature, early, late) = list[at];
            weights.early[feature as usize] = early;
            weights.late[feature as usize] = late;
            at += 1;
        }
        weights
    }

    /// The weights of a game with so many players at the start, 2 to 4.
    pub fn of(kind: GameKind, players: usize) -> &'static Weights {
        &tuned::TABLES[kind as usize][players - 2]
    }

    /// The weights between early and late.
    pub(super) fn at(&self, phase: i32) -> Counts {
        std::array::from_fn(|at| (self.early[at] * phase + self.late[at] * (WHOLE - phase)) / WHOLE)
    }
}

/// How much of the game is still to come: neutral fields, or in Pacru markers that the leader still needs.
pub fn phase(position: &Position) -> i32 {
    match position.target() {
        None => position.neutral().len() as i32 * WHOLE / 81,
        Some(target) => {
            let seats = position.order().seats().iter();
            let most = seats.map(|&seat| position.markers(seat).len()).max().unwrap_or(0).min(target);
            (target - most) as i32 * WHOLE / target as i32
        }
    }
}
