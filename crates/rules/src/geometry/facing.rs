//! The eight facings of a chevron, and the rotations between them.

use crate::FieldSet;
use crate::geometry::tables;
use core::fmt;

/// One of the eight directions in which a chevron can point and travel. The discriminants run clockwise from north, 45°
/// apart; position strings use them as digits.
///
/// The text form is the English name in small letters: `north`, `north-east` and so on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Facing {
    /// Towards rank 9.
    North,
    /// Towards the corner i9.
    NorthEast,
    /// Towards file i.
    East,
    /// Towards the corner i1.
    SouthEast,
    /// Towards rank 1.
    South,
    /// Towards the corner a1.
    SouthWest,
    /// Towards file a.
    West,
    /// Towards the corner a9.
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

    /// The facing `steps` × 45° clockwise from this one; eight steps are a full turn.
    #[inline]
    #[must_use]
    pub const fn rotated_by(self, steps: u8) -> Facing {
        Facing::ALL[(self as u8).wrapping_add(steps) as usize % 8]
    }

    /// The facing after a rotation.
    #[inline]
    #[must_use]
    pub const fn rotated(self, rotation: Rotation) -> Facing {
        self.rotated_by(rotation.steps().rem_euclid(8) as u8)
    }

    /// The facing 180° from this one.
    #[must_use]
    pub const fn opposite(self) -> Facing {
        self.rotated_by(4)
    }

    /// The three directions a chevron with this facing may travel in (R3): left, straight, right.
    #[inline]
    pub const fn directions(self) -> [Facing; 3] {
        [self.rotated_by(7), self, self.rotated_by(1)]
    }

    /// How one step in this direction changes file and rank.
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

    /// The fields that a step in this direction enters by crossing a border.
    #[inline]
    pub const fn border_entries(self) -> FieldSet {
        tables::BORDER_ENTRIES[self as usize]
    }

    /// Whether a step in this direction leads to a field with a higher index (see
    /// [`Field::index`](crate::Field::index)).
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

/// A turn of a chevron on the spot: a borderland twist (S-R4, A-R6; 45° only) or a reorientation (R14).
///
/// The text form is the sign in moves: `<<`, `<`, `>` or `>>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rotation {
    /// 90° anticlockwise.
    Left90,
    /// 45° anticlockwise.
    Left45,
    /// 45° clockwise.
    Right45,
    /// 90° clockwise.
    Right90,
}

impl Rotation {
    /// All rotations, from left to right.
    pub const ALL: [Rotation; 4] = [Rotation::Left90, Rotation::Left45, Rotation::Right45, Rotation::Right90];

    /// Steps of 45° clockwise; negative to the left.
    pub const fn steps(self) -> i8 {
        match self {
            Rotation::Left90 => -2,
            Rotation::Left45 => -1,
            Rotation::Right45 => 1,
            Rotation::Right90 => 2,
        }
    }

    /// How many markers a reorientation by this rotation costs (R14): 2 for 45°, 4 for 90°.
    pub const fn cost(self) -> usize {
        match self {
            Rotation::Left45 | Rotation::Right45 => 2,
            Rotation::Left90 | Rotation::Right90 => 4,
        }
    }

    /// The sign in the notation: `<<`, `<`, `>` or `>>`.
    pub const fn symbol(self) -> &'static str {
        match self {
            Rotation::Left90 => "<<",
            Rotation::Left45 => "<",
            Rotation::Right45 => ">",
            Rotation::Right90 => ">>",
        }
    }
}

impl fmt::Display for Rotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.symbol())
    }
}
