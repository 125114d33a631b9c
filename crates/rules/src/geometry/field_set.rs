//! Sets of fields as bitboards.

use crate::geometry::tables;
use crate::{Facing, Field};
use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign};

/// A set of fields, stored as a bitboard: bit *n* is the field with index *n*. It has the operators `|`, `&`, `^`, `-`
/// and `!`.
///
/// ```
/// use pacru_rules::{Borderland, Field, FieldSet};
///
/// let centre = Borderland::all().nth(4).unwrap().fields();
/// let e5: Field = "e5".parse()?;
/// assert!(centre.contains(e5));
/// assert_eq!((centre - FieldSet::from(e5)).len(), 8);
/// assert_eq!(centre.iter().next(), Some("d4".parse()?));
/// # Ok::<(), pacru_rules::error::ParseFieldError>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FieldSet(pub(crate) u128);

const BOARD: u128 = (1 << 81) - 1;

impl FieldSet {
    /// No field.
    pub const EMPTY: FieldSet = FieldSet(0);
    /// All 81 fields.
    pub const ALL: FieldSet = FieldSet(BOARD);

    /// Whether the field is in the set.
    #[inline]
    pub const fn contains(self, field: Field) -> bool {
        self.0 >> field.index() & 1 != 0
    }

    /// How many fields are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether every field of this set is in the other.
    #[inline]
    pub const fn is_subset(self, other: FieldSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// Adds a field; returns `true` if it was not in the set.
    pub fn insert(&mut self, field: Field) -> bool {
        let new = !self.contains(field);
        *self |= field.into();
        new
    }

    /// Removes a field; returns `true` if it was in the set.
    pub fn remove(&mut self, field: Field) -> bool {
        let old = self.contains(field);
        *self -= field.into();
        old
    }

    /// Whether the two sets share a field.
    #[inline]
    pub const fn intersects(self, other: FieldSet) -> bool {
        self.0 & other.0 != 0
    }

    /// As `&`, but usable in constants.
    #[inline]
    #[must_use]
    pub const fn intersection(self, other: FieldSet) -> FieldSet {
        FieldSet(self.0 & other.0)
    }

    /// As `|`, but usable in constants.
    #[inline]
    #[must_use]
    pub const fn union(self, other: FieldSet) -> FieldSet {
        FieldSet(self.0 | other.0)
    }

    /// The field with the lowest index.
    #[inline]
    pub const fn first(self) -> Option<Field> {
        Field::from_index(self.0.trailing_zeros() as u8)
    }

    /// The field with the highest index.
    #[inline]
    pub const fn last(self) -> Option<Field> {
        if self.0 == 0 { None } else { Field::from_index(127 - self.0.leading_zeros() as u8) }
    }

    /// The first field of the set in this direction, if all its fields are on one ray.
    #[inline]
    pub(crate) const fn nearest(self, direction: Facing) -> Option<Field> {
        if direction.ascends() { self.first() } else { self.last() }
    }

    /// The set with every field moved one step in this direction; fields at the edge are dropped.
    #[inline]
    #[must_use]
    pub const fn shifted(self, direction: Facing) -> FieldSet {
        // Every ninth bit: 81 ones divided by 9 ones.
        const FILE_A: u128 = BOARD / 0x1ff;
        const FILE_I: u128 = FILE_A << 8;
        let set = self.0;
        let moved = match direction {
            Facing::North => set << 9,
            Facing::NorthEast => (set & !FILE_I) << 10,
            Facing::East => (set & !FILE_I) << 1,
            Facing::SouthEast => (set & !FILE_I) >> 8,
            Facing::South => set >> 9,
            Facing::SouthWest => (set & !FILE_A) >> 10,
            Facing::West => (set & !FILE_A) >> 1,
            Facing::NorthWest => (set & !FILE_A) << 8,
        };
        FieldSet(moved & BOARD)
    }

    /// The fields in the order a1, b1, … i1, a2, … i9.
    #[inline]
    pub fn iter(self) -> Fields {
        Fields { low: self.0 as u64, high: (self.0 >> 64) as u64 }
    }
}

impl From<Field> for FieldSet {
    #[inline]
    fn from(field: Field) -> FieldSet {
        tables::FIELD_BIT[field.code() as usize]
    }
}

impl Extend<Field> for FieldSet {
    fn extend<I: IntoIterator<Item = Field>>(&mut self, fields: I) {
        *self |= fields.into_iter().collect();
    }
}

impl FromIterator<Field> for FieldSet {
    fn from_iter<I: IntoIterator<Item = Field>>(fields: I) -> FieldSet {
        fields.into_iter().fold(FieldSet::EMPTY, |set, field| set | field.into())
    }
}

impl IntoIterator for FieldSet {
    type Item = Field;
    type IntoIter = Fields;

    #[inline]
    fn into_iter(self) -> Fields {
        self.iter()
    }
}

/// Iterator over the fields of a [`FieldSet`], in the order of [`Field::index`].
///
/// The two halves of 64 bits are iterated one after the other, which is faster than 128 bits at once.
#[derive(Clone, Debug)]
pub struct Fields {
    low: u64,
    high: u64,
}

impl Iterator for Fields {
    type Item = Field;

    #[inline]
    fn next(&mut self) -> Option<Field> {
        if self.low != 0 {
            let index = self.low.trailing_zeros();
            self.low &= self.low - 1;
            Field::from_index(index as u8)
        } else if self.high != 0 {
            let index = 64 + self.high.trailing_zeros();
            self.high &= self.high - 1;
            Field::from_index(index as u8)
        } else {
            None
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = (self.low.count_ones() + self.high.count_ones()) as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Fields {}

impl fmt::Debug for FieldSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

macro_rules! operator {
    ($trait:ident $method:ident, $assign:ident $assign_method:ident, |$a:ident, $b:ident| $result:expr) => {
        impl $trait for FieldSet {
            type Output = FieldSet;
            #[inline]
            fn $method(self, other: FieldSet) -> FieldSet {
                let ($a, $b) = (self.0, other.0);
                FieldSet($result)
            }
        }
        impl $assign for FieldSet {
            #[inline]
            fn $assign_method(&mut self, other: FieldSet) {
                *self = $trait::$method(*self, other);
            }
        }
    };
}

operator!(BitAnd bitand, BitAndAssign bitand_assign, |a, b| a & b);
operator!(BitOr bitor, BitOrAssign bitor_assign, |a, b| a | b);
operator!(BitXor bitxor, BitXorAssign bitxor_assign, |a, b| a ^ b);
operator!(Sub sub, SubAssign sub_assign, |a, b| a & !b);

impl Not for FieldSet {
    type Output = FieldSet;

    #[inline]
    fn not(self) -> FieldSet {
        FieldSet(!self.0 & BOARD)
    }
}
