//! The eight facings of a chevron, and turns between them.

use crate::{FieldSet, tables};
use std::fmt;

/// One of the eight ways a chevron can point and travel. The discriminants run clockwise from north, 45° apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Facing {
    North,
    NorthEast,
    East,
    SouthEast,
    South,
    SouthWest,
    West,
    NorthWest,
}

impl Facing {
    /// All facings, clockwise from north.
    pub const ALL: [Facing; 8] = [
        Facing::North,
        Facing::NorthEast,
        Facing::East,
        Facing::SouthEast,
        Facing::South,
        Facing::SouthWest,
        Facing::West,
        Facing::NorthWest,
    ];

    /// The facing `eighths` × 45° clockwise from here; only the remainder by eight counts.
    #[inline]
    #[must_use]
    pub const fn turned(self, eighths: u8) -> Facing {
        Facing::ALL[(self as u8).wrapping_add(eighths) as usize % 8]
    }

    /// The facing turned on the spot.
    #[inline]
    #[must_use]
    pub const fn after(self, turn: Turn) -> Facing {
        self.turned(turn.eighths())
    }

    /// The facing that looks the other way.
    #[must_use]
    pub const fn opposite(self) -> Facing {
        self.turned(4)
    }

    /// The three directions a chevron with this facing may travel in (R3): left, straight, right.
    #[inline]
    pub const fn directions(self) -> [Facing; 3] {
        [self.turned(7), self, self.turned(1)]
    }

    /// Files to the right and ranks upwards for one step.
    pub const fn delta(self) -> (i8, i8) {
        match self {
            Facing::North => (0, 1),
            Facing::NorthEast => (1, 1),
            Facing::East => (1, 0),
            Facing::SouthEast => (1, -1),
            Facing::South => (0, -1),
            Facing::SouthWest => (-1, -1),
            Facing::West => (-1, 0),
            Facing::NorthWest => (-1, 1),
        }
    }

    /// The fields into which a step this way crosses a border.
    #[inline]
    pub const fn behind_border(self) -> FieldSet {
        tables::BEHIND_BORDER[self as usize]
    }

    /// Whether a step this way leads to a field with a higher index (see [`Field::index`](crate::Field::index)).
    #[inline]
    pub(crate) const fn ascends(self) -> bool {
        matches!(self, Facing::North | Facing::NorthEast | Facing::East | Facing::NorthWest)
    }

    /// The English name, small letters.
    pub const fn name(self) -> &'static str {
        match self {
            Facing::North => "north",
            Facing::NorthEast => "north-east",
            Facing::East => "east",
            Facing::SouthEast => "south-east",
            Facing::South => "south",
            Facing::SouthWest => "south-west",
            Facing::West => "west",
            Facing::NorthWest => "north-west",
        }
    }
}

impl fmt::Display for Facing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A turn of a chevron on the spot: a borderland twist (S-R4, 45° only) or a reorientation (R14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Turn {
    /// 90° anticlockwise.
    Left90,
    /// 45° anticlockwise.
    Left45,
    /// 45° clockwise.
    Right45,
    /// 90° clockwise.
    Right90,
}

impl Turn {
    /// All turns, from left to right.
    pub const ALL: [Turn; 4] = [Turn::Left90, Turn::Left45, Turn::Right45, Turn::Right90];

    /// Clockwise steps of 45°, modulo eight.
    const fn eighths(self) -> u8 {
        match self {
            Turn::Left90 => 6,
            Turn::Left45 => 7,
            Turn::Right45 => 1,
            Turn::Right90 => 2,
        }
    }

    /// How many markers a reorientation by this turn costs (R14).
    pub const fn price(self) -> usize {
        match self {
            Turn::Left45 | Turn::Right45 => 2,
            Turn::Left90 | Turn::Right90 => 4,
        }
    }

    /// The sign in the notation: `<<`, `<`, `>` or `>>`.
    pub const fn sign(self) -> &'static str {
        match self {
            Turn::Left90 => "<<",
            Turn::Left45 => "<",
            Turn::Right45 => ">",
            Turn::Right90 => ">>",
        }
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.sign())
    }
}
