//! Geometry computed at compile time.

use crate::field::Field;
use crate::{Facing, FieldSet};

/// Rows for the chevrons' codes: field × 8 + facing, and one empty row for an absent chevron.
pub(crate) const CODES: usize = Field::COUNT * 8 + 1;

/// The borderland of each field.
pub(crate) static BORDERLAND_OF: [u8; 81] = BORDERLANDS.0;
/// The fields of each borderland.
pub(crate) static BORDERLAND: [FieldSet; 9] = BORDERLANDS.1;
/// The fields of the borderland of each field; the last row is that of an absent chevron.
pub(crate) static HOME: [FieldSet; 82] = homes();
/// The set of one field by its code; shifting 128 bits takes longer than a look here.
pub(crate) static SINGLE: [FieldSet; 256] = singles();
/// The fields from a field to the edge; row field × 8 + way.
pub(crate) static RAY: [FieldSet; CODES] = RAYS;
/// What a chevron's place and facing mean for its moves; row by the chevron's code.
pub(crate) static STANCE: [Stance; CODES] = stances();
/// For each field the fields at most 0 to 9 steps away.
pub(crate) static WITHIN: [[FieldSet; 10]; 81] = within();
/// The straight way from one field to another.
pub(crate) static WAY: [[Option<Facing>; 81]; 81] = ways();
/// The fields into which a step that way crosses a border.
pub(crate) static BEHIND_BORDER: [FieldSet; 8] = behind_border();

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

/// As many rows as a byte has values, so that no look-up needs a check.
const fn singles() -> [FieldSet; 256] {
    let mut singles = [FieldSet::EMPTY; 256];
    let mut index = 0;
    while index < 81 {
        singles[field(index).code() as usize].0 = 1 << index;
        index += 1;
    }
    singles
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

/// See [`STANCE`].
#[derive(Clone, Copy)]
pub(crate) struct Stance {
    /// The fields one step away in the chevron's three directions (R3).
    pub(crate) steps: FieldSet,
    /// All fields in those directions.
    pub(crate) fan: FieldSet,
}

// Runs at compile time only, where the size of a local array does not matter.
#[allow(clippy::large_stack_arrays)]
const fn stances() -> [Stance; CODES] {
    let mut stances = [Stance { steps: FieldSet::EMPTY, fan: FieldSet::EMPTY }; CODES];
    let mut code = 0;
    while code < CODES - 1 {
        let directions = Facing::ALL[code % 8].directions();
        let from = code / 8;
        let mut d = 0;
        while d < 3 {
            if let Some(next) = field(from).step(directions[d]) {
                stances[code].steps.0 |= 1 << next.index();
            }
            stances[code].fan.0 |= RAYS[from * 8 + directions[d] as usize].0;
            d += 1;
        }
        code += 1;
    }
    stances
}

const fn homes() -> [FieldSet; 82] {
    let mut homes = [FieldSet::EMPTY; 82];
    let mut index = 0;
    while index < 81 {
        homes[index] = BORDERLANDS.1[BORDERLANDS.0[index] as usize];
        index += 1;
    }
    homes
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

const fn ways() -> [[Option<Facing>; 81]; 81] {
    let mut ways = [[None; 81]; 81];
    let mut from = 0;
    while from < 81 {
        let mut way = 0;
        while way < 8 {
            let mut at = field(from);
            while let Some(next) = at.step(Facing::ALL[way]) {
                ways[from][next.index() as usize] = Some(Facing::ALL[way]);
                at = next;
            }
            way += 1;
        }
        from += 1;
    }
    ways
}

const fn behind_border() -> [FieldSet; 8] {
    let mut behind = [FieldSet::EMPTY; 8];
    let mut from = 0;
    while from < 81 {
        let mut way = 0;
        while way < 8 {
            if let Some(to) = field(from).step(Facing::ALL[way])
                && BORDERLANDS.0[from] != BORDERLANDS.0[to.index() as usize]
            {
                behind[way].0 |= 1 << to.index();
            }
            way += 1;
        }
        from += 1;
    }
    behind
}
