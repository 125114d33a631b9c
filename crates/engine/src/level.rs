//! Levels of strength, from a child who has just learned the rules to everything we have.

use crate::liking::eye_catching;
use crate::think::Limits;
use pacru_rules::{Move, Position};

/// A level from 1 to 8. Levels are fixed by nodes, so that they are the same on every machine.
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

    /// How far it looks.
    pub fn limits(self) -> Limits {
        let nodes = match self.0 {
            1 => 6,
            2 => 40,
            3 => 150,
            4 => 600,
            5 => 4_000,
            6 => 24_000,
            7 => 180_000,
            _ => 1_000_000,
        };
        Limits { nodes: Some(nodes), ..Limits::default() }
    }

    /// The moves that it thinks about, if not all: the lower levels see only some that catch their eye.
    pub(crate) fn considered(self, position: &Position, seed: u64) -> Option<Vec<Move>> {
        let most = match self.0 {
            1 => 2,
            2 => 6,
            3 => 12,
            _ => return None,
        };
        Some(eye_catching(position, most, seed))
    }
}
