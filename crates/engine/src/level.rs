//! Levels of strength.

use crate::driver::SearchLimits;
use crate::persona::considered_moves;
use pacru_rules::{Move, Position};

/// A level of strength from 1 to 8. Levels are numbers of nodes, so they are equally strong on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

impl Level {
    /// The strongest.
    pub const TOP: Level = Level(8);

    /// The level of this number, from 1 to 8.
    pub fn new(number: u32) -> Option<Level> {
        (1..=8).contains(&number).then_some(Level(number as u8))
    }

    /// The number of the level.
    pub fn number(self) -> u8 {
        self.0
    }

    /// The limits of its search.
    pub fn limits(self) -> SearchLimits {
        SearchLimits::nodes(match self.0 {
            1 => 6,
            2 => 40,
            3 => 150,
            4 => 600,
            5 => 4_000,
            6 => 24_000,
            7 => 180_000,
            _ => 1_000_000,
        })
    }

    /// The moves that it considers, if not all.
    pub(crate) fn candidate_moves(self, position: &Position, seed: u64) -> Option<Vec<Move>> {
        let count = match self.0 {
            1 => 2,
            2 => 6,
            3 => 12,
            _ => return None,
        };
        Some(considered_moves(position, count, seed))
    }
}
