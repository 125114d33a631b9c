//! Chevrons, and the list of one player's chevrons.

use crate::geometry::tables::{BORDERLAND_FIELDS, CODES};
use crate::{Facing, Field, FieldSet};
use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};

/// A chevron: its field and its facing. Its owner is not part of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Chevron(u16);

impl Chevron {
    /// A chevron on a field with a facing.
    #[inline]
    pub const fn new(field: Field, facing: Facing) -> Chevron {
        Chevron(field.index() as u16 * 8 + facing as u16)
    }

    /// The field that it stands on.
    #[inline]
    pub const fn field(self) -> Field {
        Field::from_index((self.0 / 8) as u8).expect("a chevron stands on the board")
    }

    /// The direction that it points in.
    #[inline]
    pub const fn facing(self) -> Facing {
        Facing::ALL[self.0 as usize % 8]
    }

    /// The fields of the borderland that it stands in. A move to any other field crosses a border.
    #[inline]
    pub(crate) fn borderland_fields(self) -> FieldSet {
        BORDERLAND_FIELDS[self.0 as usize / 8]
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

/// One player's chevrons, at most four, in lanes of 16 bits. Their order does not matter for equality and hashing.
#[derive(Clone, Copy)]
pub(crate) struct ChevronList(u64);

/// Stands for an absent chevron: the empty last row of the tables.
const ABSENT: u16 = CODES as u16 - 1;

/// The same 16 bits in every lane.
const fn in_every_lane(bits: u16) -> u64 {
    bits as u64 * 0x0001_0001_0001_0001
}

impl ChevronList {
    pub(crate) const MAX: usize = 4;
    pub(crate) const EMPTY: ChevronList = ChevronList(in_every_lane(ABSENT));

    /// The codes of all four lanes. The code of an absent chevron is the empty last row of the tables.
    #[inline]
    pub(crate) const fn codes(self) -> [u16; 4] {
        let lanes = self.0;
        [lanes as u16, (lanes >> 16) as u16, (lanes >> 32) as u16, (lanes >> 48) as u16]
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Chevron> {
        self.codes().into_iter().filter(|&code| code != ABSENT).map(Chevron)
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0 == ChevronList::EMPTY.0
    }

    /// How far the lane of the chevron on `field` is shifted; 64 if there is none.
    #[inline]
    const fn lane_of(self, field: Field) -> u32 {
        // A lane that differs from the field's first code in the facing bits at most becomes zero, and only then
        // nothing is carried into its top bit.
        let fields = (self.0 ^ in_every_lane(field.index() as u16 * 8)) & in_every_lane(!7);
        let carried = (fields & in_every_lane(0x7fff)) + in_every_lane(0x7fff);
        let zero = !(carried | fields) & in_every_lane(0x8000);
        zero.trailing_zeros() & !15
    }

    #[inline]
    pub(crate) fn at(self, field: Field) -> Option<Chevron> {
        let lane = self.lane_of(field);
        (lane < 64).then(|| Chevron((self.0 >> lane) as u16))
    }

    /// Adds a chevron; the caller makes sure that there are fewer than four.
    pub(crate) fn add(&mut self, chevron: Chevron) {
        let place = self.codes().iter().position(|&code| code == ABSENT).expect("a player has at most four chevrons");
        self.0 ^= u64::from(ABSENT ^ chevron.0) << (16 * place);
    }

    /// Replaces the chevron on `field` by `new`, or removes it; does nothing if there is none.
    #[inline]
    pub(crate) fn replace(&mut self, field: Field, new: Option<Chevron>) {
        let lane = self.lane_of(field);
        if lane < 64 {
            let new = new.map_or(ABSENT, |chevron| chevron.0);
            let old = (self.0 >> lane) as u16;
            self.0 ^= u64::from(old ^ new) << lane;
        }
    }

    /// Each chevron, with a slot that puts it elsewhere and keeps the others.
    #[inline]
    pub(crate) fn slots(self) -> impl Iterator<Item = (Chevron, ChevronSlot)> {
        let slot = move |lane: u32| {
            let chevron = Chevron((self.0 >> lane) as u16);
            (chevron, ChevronSlot { rest: self.0 & !(0xffff << lane), lane })
        };
        [0, 16, 32, 48].into_iter().map(slot).filter(|(chevron, _)| chevron.0 != ABSENT)
    }

    fn sorted(self) -> [u16; 4] {
        let mut codes = self.codes();
        codes.sort_unstable();
        codes
    }
}

/// A list with one lane left open.
#[derive(Clone, Copy)]
pub(crate) struct ChevronSlot {
    rest: u64,
    lane: u32,
}

impl ChevronSlot {
    /// The list with `chevron` in the open lane.
    #[inline]
    pub(crate) const fn put(self, chevron: Chevron) -> ChevronList {
        ChevronList(self.rest | (chevron.0 as u64) << self.lane)
    }
}

impl PartialEq for ChevronList {
    fn eq(&self, other: &ChevronList) -> bool {
        self.sorted() == other.sorted()
    }
}

impl Eq for ChevronList {}

impl PartialOrd for ChevronList {
    fn partial_cmp(&self, other: &ChevronList) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for ChevronList {
    fn cmp(&self, other: &ChevronList) -> Ordering {
        self.sorted().cmp(&other.sorted())
    }
}

impl Hash for ChevronList {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.sorted().hash(state);
    }
}

impl fmt::Debug for ChevronList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
