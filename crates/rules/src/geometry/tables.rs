//! Tables of the geometry, computed at compile time.

use crate::geometry::field::Field;
use crate::{Facing, FieldSet};

/// Rows for the chevrons' codes: field × 8 + facing, and one empty row for an absent chevron.
pub(crate) const CODES: usize = Field::COUNT * 8 + 1;

/// The borderland of each field.
pub(crate) static BORDERLAND_OF: [u8; 81] = BORDERLANDS.0;
/// The fields of each borderland.
pub(crate) static BORDERLAND: [FieldSet; 9] = BORDERLANDS.1;
/// The fields of the borderland of each field; the last row is that of an absent chevron.
pub(crate) static BORDERLAND_FIELDS: [FieldSet; 82] = borderland_fields();
/// The set of one field by its code: faster than a shift of 128 bits.
pub(crate) static FIELD_BIT: [FieldSet; 256] = field_bits();
/// The fields from a field to the edge; row field × 8 + direction.
pub(crate) static RAY: [FieldSet; CODES] = RAYS;
/// The fields that a chevron could travel to on an empty board; row by the chevron's code.
pub(crate) static TRAVEL: [TravelMasks; CODES] = travel_masks();
/// For each field the fields at most 0 to 9 steps away.
pub(crate) static WITHIN: [[FieldSet; 10]; 81] = within();
/// The direction from one field to another, if they are on a straight line.
pub(crate) static DIRECTION: [[Option<Facing>; 81]; 81] = directions();
/// For each direction the fields that a step enters by crossing a border.
pub(crate) static BORDER_ENTRIES: [FieldSet; 8] = border_entries();

const BORDERLANDS: ([u8; 81], [FieldSet; 9]) = {
    let mut of = [0; 81];
    let mut fields = [FieldSet::EMPTY; 9];
    let mut index = 0;
    while index < 81 {
        let borderland = index / 27 * 3 + index % 9 / 3;
        of[index] = borderland as u8;
        fields[borderland].0 |= 1 << index;
        index += 1;
    }
    (of, fields)
};

const RAYS: [FieldSet; CODES] = rays();

const fn field(index: usize) -> Field {
    Field::from_index(index as u8).expect("index below 81")
}

/// With a row for every value of a byte, so that indexing needs no bounds check.
const fn field_bits() -> [FieldSet; 256] {
    let mut field_bits = [FieldSet::EMPTY; 256];
    let mut index = 0;
    while index < 81 {
        field_bits[field(index).code() as usize].0 = 1 << index;
        index += 1;
    }
    field_bits
}

const fn rays() -> [FieldSet; CODES] {
    let mut rays = [FieldSet::EMPTY; CODES];
    let mut code = 0;
    while code < CODES - 1 {
        let mut at = field(code / 8);
        while let Some(next) = at.step(Facing::ALL[code % 8]) {
            rays[code].0 |= 1 << next.index();
            at = next;
        }
        code += 1;
    }
    rays
}

/// The fields that a chevron could travel to on an empty board.
#[derive(Clone, Copy)]
pub(crate) struct TravelMasks {
    /// The fields one step away in the chevron's three directions (R3).
    pub(crate) steps: FieldSet,
    /// All fields in those directions.
    pub(crate) rays: FieldSet,
}

// Runs at compile time only, where the size of a local array does not matter.
#[allow(clippy::large_stack_arrays)]
const fn travel_masks() -> [TravelMasks; CODES] {
    let mut travel_masks = [TravelMasks { steps: FieldSet::EMPTY, rays: FieldSet::EMPTY }; CODES];
    let mut code = 0;
    while code < CODES - 1 {
        let directions = Facing::ALL[code % 8].directions();
        let from = code / 8;
        let mut d = 0;
        while d < 3 {
            if let Some(next) = field(from).step(directions[d]) {
                travel_masks[code].steps.0 |= 1 << next.index();
            }
            travel_masks[code].rays.0 |= RAYS[from * 8 + directions[d] as usize].0;
            d += 1;
        }
        code += 1;
    }
    travel_masks
}

const fn borderland_fields() -> [FieldSet; 82] {
    let mut borderland_fields = [FieldSet::EMPTY; 82];
    let mut index = 0;
    while index < 81 {
        borderland_fields[index] = BORDERLANDS.1[BORDERLANDS.0[index] as usize];
        index += 1;
    }
    borderland_fields
}

const fn within() -> [[FieldSet; 10]; 81] {
    let mut within = [[FieldSet::EMPTY; 10]; 81];
    let mut from = 0;
    while from < 81 {
        let mut to = 0;
        while to < 81 {
            let mut reach = field(from).distance(field(to)) as usize;
            while reach < 10 {
                within[from][reach].0 |= 1 << to;
                reach += 1;
            }
            to += 1;
        }
        from += 1;
    }
    within
}

const fn directions() -> [[Option<Facing>; 81]; 81] {
    let mut directions = [[None; 81]; 81];
    let mut from = 0;
    while from < 81 {
        let mut direction = 0;
        while direction < 8 {
            let mut at = field(from);
            while let Some(next) = at.step(Facing::ALL[direction]) {
                directions[from][next.index() as usize] = Some(Facing::ALL[direction]);
                at = next;
            }
            direction += 1;
        }
        from += 1;
    }
    directions
}

const fn border_entries() -> [FieldSet; 8] {
    let mut entries = [FieldSet::EMPTY; 8];
    let mut from = 0;
    while from < 81 {
        let mut direction = 0;
        while direction < 8 {
            if let Some(to) = field(from).step(Facing::ALL[direction])
                && BORDERLANDS.0[from] != BORDERLANDS.0[to.index() as usize]
            {
                entries[direction].0 |= 1 << to.index();
            }
            direction += 1;
        }
        from += 1;
    }
    entries
}
