//! Levels of strength, from a child who has just learned the rules to everything we have.

use crate::chance::Chance;
use crate::think::Limits;
use pacru_rules::Move;

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
            1 => 10,
            2 => 40,
            3 => 150,
            4 => 400,
            5 => 3_000,
            6 => 18_000,
            7 => 90_000,
            _ => 450_000,
        };
        Limits { nodes: Some(nodes), ..Limits::default() }
    }

    /// Which moves it does not see: the lower levels overlook some, as people do, but never all.
    pub(crate) fn overlooks(self, moves: &mut Vec<Move>, chance: &mut Chance) {
        let seen = match self.0 {
            1 => 0.35,
            2 => 0.6,
            3 => 0.85,
            _ => return,
        };
        let lucky = chance.below(moves.len());
        let mut at = 0;
        moves.retain(|_| {
            at += 1;
            at - 1 == lucky || chance.unit() < seen
        });
    }
}
