//! Chevrons, and the few of them that one player has.

use crate::tables::CODES;
use crate::{Facing, Field};
use std::fmt;
use std::hash::{Hash, Hasher};

/// A chevron: where it stands and which way it points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Chevron(u16);

impl Chevron {
    /// A chevron on a field, pointing a way.
    #[inline]
    pub const fn new(field: Field, facing: Facing) -> Chevron {
        Chevron(field.index() as u16 * 8 + facing as u16)
    }

    /// Where it stands.
    #[inline]
    pub const fn field(self) -> Field {
        Field::from_index((self.0 / 8) as u8).expect("a chevron stands on the board")
    }

    /// Which way it points.
    #[inline]
    pub const fn facing(self) -> Facing {
        Facing::ALL[self.0 as usize % 8]
    }

    /// The row of this chevron in the tables: field × 8 + facing.
    #[inline]
    pub(crate) const fn code(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Chevron {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.field(), self.facing())
    }
}

/// One player's chevrons, at most four. Their order means nothing.
#[derive(Clone, Copy)]
pub(crate) struct Squad([u16; 4]);

/// Stands for an absent chevron: the empty last row of the tables.
const ABSENT: u16 = CODES as u16 - 1;

impl Squad {
    pub(crate) const MAX: usize = 4;
    pub(crate) const EMPTY: Squad = Squad([ABSENT; 4]);

    /// The codes of all four places; an absent chevron's leads to the empty rows of the tables.
    #[inline]
    pub(crate) const fn codes(self) -> [u16; 4] {
        self.0
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Chevron> {
        self.0.into_iter().filter(|&code| code != ABSENT).map(Chevron)
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0 == [ABSENT; 4]
    }

    #[inline]
    pub(crate) fn at(self, field: Field) -> Option<Chevron> {
        self.0.into_iter().find(|code| code / 8 == field.index() as u16).map(Chevron)
    }

    /// Adds a chevron; the caller makes sure that there are fewer than four.
    pub(crate) fn add(&mut self, chevron: Chevron) {
        let place = self.0.iter_mut().find(|code| **code == ABSENT).expect("a player has at most four chevrons");
        *place = chevron.0;
    }

    /// Puts `new` in place of the chevron on `field`, or takes that one off; nothing happens if there is none.
    #[inline]
    pub(crate) fn replace(&mut self, field: Field, new: Option<Chevron>) {
        let new = new.map_or(ABSENT, |chevron| chevron.0);
        for code in &mut self.0 {
            if *code / 8 == field.index() as u16 {
                *code = new;
            }
        }
    }

    fn sorted(self) -> [u16; 4] {
        let mut codes = self.0;
        codes.sort_unstable();
        codes
    }
}

impl PartialEq for Squad {
    fn eq(&self, other: &Squad) -> bool {
        self.sorted() == other.sorted()
    }
}

impl Eq for Squad {}

impl Hash for Squad {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.sorted().hash(state);
    }
}

impl fmt::Debug for Squad {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
