//! Moves, as they are chosen, kept and written.

use crate::geometry::field_set::Fields;
use crate::notation::MoveText;
use crate::{Field, FieldSet, Rotation};
use core::fmt;

/// A complete move with all its choices made. Written as in records: `e1-e4(d5)`.
///
/// A move says what was chosen, not that it is legal: [`Position::parse_move`](crate::Position::parse_move) and
/// [`Position::validate`](crate::Position::validate) say that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A chevron travels.
    Travel(Travel),
    /// A chevron turns on the spot (R14).
    Reorient(Reorientation),
    /// Shacru, Azacru: the only move of a player who cannot move.
    Pass,
}

/// A chevron's way from one field to another, with the choices that the rules leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Travel {
    /// Where the chevron starts.
    pub from: Field,
    /// Where it arrives.
    pub to: Field,
    /// Whether it takes the chevron that stands there (R11).
    pub pincer: bool,
    /// What was chosen on arrival.
    pub choice: Choice,
    /// The field changed by a meeting (R12).
    pub meeting: Option<Field>,
}

/// What a player chooses when a chevron arrives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// There was nothing to choose, or no twist was wanted.
    Nothing,
    /// A twist 45° to the left (S-R4, A-R6).
    TwistLeft,
    /// A twist 45° to the right (S-R4, A-R6).
    TwistRight,
    /// The connection change (R8).
    Connection,
    /// The field for a borderland change (R4) or transformation (R10).
    Mark(Field),
}

impl Choice {
    /// The three twists in the order left, straight on, right (S-R4, A-R6).
    pub const TWISTS: [Choice; 3] = [Choice::TwistLeft, Choice::Nothing, Choice::TwistRight];

    /// The turn of a twist.
    pub(crate) const fn twist(self) -> Option<Rotation> {
        match self {
            Choice::TwistLeft => Some(Rotation::Left45),
            Choice::TwistRight => Some(Rotation::Right45),
            _ => None,
        }
    }
}

/// A turn on the spot, paid for with markers (R14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reorientation {
    /// Where the chevron stands.
    pub at: Field,
    /// How it turns.
    pub rotation: Rotation,
    /// The markers given up.
    pub payment: Payment,
}

/// Up to four fields whose markers are given up for a reorientation (R14), in the order a1, b1, … i1, a2, ….
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Payment([Option<Field>; 4]);

impl Payment {
    /// The most markers that a reorientation costs.
    pub const MAX: usize = 4;

    /// The fields, unless there are more than four.
    pub fn new(fields: FieldSet) -> Option<Payment> {
        if fields.len() > Payment::MAX {
            return None;
        }
        let mut payment = [None; Payment::MAX];
        for (place, field) in payment.iter_mut().zip(fields) {
            *place = Some(field);
        }
        Some(Payment(payment))
    }

    /// Every way to pay `cost` of these markers, at most [`Payment::MAX`]; none if there are fewer.
    ///
    /// ```
    /// use pacru_rules::{Field, Payment};
    ///
    /// let markers = [Field::A1, Field::B1, Field::C1].into_iter().collect();
    /// assert_eq!(Payment::combinations(markers, 2).count(), 3);
    /// ```
    pub fn combinations(markers: FieldSet, cost: usize) -> Combinations {
        let mut rest = [FieldSet::EMPTY.iter(), FieldSet::EMPTY.iter(), FieldSet::EMPTY.iter(), FieldSet::EMPTY.iter()];
        rest[0] = markers.iter();
        Combinations { rest, chosen: Payment([None; Payment::MAX]), depth: 0, cost: cost.min(Payment::MAX) }
    }

    /// The fields as a set.
    pub fn fields(self) -> FieldSet {
        self.iter().collect()
    }

    /// The fields in order.
    pub fn iter(self) -> impl Iterator<Item = Field> {
        self.0.into_iter().flatten()
    }
}

/// Iterator over [`Payment::combinations`], in ascending order of the fields.
#[derive(Clone, Debug)]
pub struct Combinations {
    /// For each place the fields that are still to be tried there.
    rest: [Fields; Payment::MAX],
    chosen: Payment,
    /// The place that is filled next.
    depth: usize,
    cost: usize,
}

impl Iterator for Combinations {
    type Item = Payment;

    #[inline]
    fn next(&mut self) -> Option<Payment> {
        if self.cost == 0 {
            return None;
        }
        loop {
            let depth = self.depth;
            if let Some(field) = self.rest[depth].next() {
                self.chosen.0[depth] = Some(field);
                if depth + 1 == self.cost {
                    return Some(self.chosen);
                }
                self.rest[depth + 1] = self.rest[depth].clone();
                self.depth += 1;
            } else if depth == 0 {
                return None;
            } else {
                self.depth -= 1;
            }
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        MoveText::from(*self).fmt(f)
    }
}

impl fmt::Display for Travel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Move::Travel(*self).fmt(f)
    }
}

impl fmt::Display for Reorientation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Move::Reorient(*self).fmt(f)
    }
}
