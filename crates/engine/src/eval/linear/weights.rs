//! Weights of the features; the numbers are in `tuned.rs`.

use super::features::{Feature, FeatureVector};
use super::tuned;
use crate::eval::PHASE_PARTS_SUM;
use pacru_rules::GameKind;

/// Weights at three phases of a game, in units of [`Score::POINTS_PER_LOGIT`](crate::Score::POINTS_PER_LOGIT).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinearWeights {
    /// At the start.
    pub early: FeatureVector,
    /// Between the two.
    pub middle: FeatureVector,
    /// At the end.
    pub late: FeatureVector,
}

impl LinearWeights {
    /// The weights of a list; features that it does not name have weight 0.
    pub(super) const fn new(list: &[(Feature, i32, i32, i32)]) -> LinearWeights {
        let none = [0; Feature::COUNT];
        let mut weights = LinearWeights { early: none, middle: none, late: none };
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

    /// The weights of a game that started with this number of players, 2 to 4.
    pub fn of(kind: GameKind, players: usize) -> &'static LinearWeights {
        &tuned::TABLES[kind as usize][players - 2]
    }

    /// The weights for a position with these [`phase_parts`](crate::eval::phase_parts).
    pub(super) fn at(&self, [early, middle, late]: [i32; 3]) -> FeatureVector {
        let mix = |at: usize| self.early[at] * early + self.middle[at] * middle + self.late[at] * late;
        std::array::from_fn(|at| mix(at) / PHASE_PARTS_SUM)
    }
}
