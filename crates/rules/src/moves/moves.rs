//! Moves with all their choices.

use crate::geometry::field_set::Fields;
use crate::notation::MoveText;
use crate::{Field, FieldSet, Rotation};
use core::fmt;

/// A complete move with all its choices made. Its text form is that of [`notation`](crate::notation): `e1-e4(d5)`.
///
/// A value of this type need not be legal in a position: check it with
/// [`Position::is_legal`](crate::Position::is_legal) or [`Position::validate`](crate::Position::validate).
///
/// There is no `FromStr`: in `e1-e4(d5)` the field in parentheses is the one to mark or the one that a meeting changes,
/// depending on the position. Read a move with [`Position::parse_move`](crate::Position::parse_move), or without a
/// position as a [`MoveText`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A chevron travels.
    Travel(Travel),
    /// Pacru: a chevron turns on the spot (R14).
    Reorient(Reorientation),
    /// Shacru, Azacru: the only move of a player who cannot move.
    Pass,
}

/// A chevron travels from one field to another, with the choices on arrival. [`Route::travel`](crate::Route::travel)
/// makes one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Travel {
    /// Where the chevron starts.
    pub from: Field,
    /// Where it arrives.
    pub to: Field,
    /// Whether it takes the enemy chevron that stands there (R11). Must be `true` exactly for a pincer.
    pub pincer: bool,
    /// What was chosen on arrival.
    pub choice: Choice,
    /// The field that a meeting changes (R12); `None` without a meeting.
    pub meeting: Option<Field>,
}

/// What a player chooses when a chevron arrives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// There was nothing to choose, or the chevron does not twist.
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

    /// The rotation of a twist.
    pub(crate) const fn twist(self) -> Option<Rotation> {
        match self {
            Choice::TwistLeft => Some(Rotation::Left45),
            Choice::TwistRight => Some(Rotation::Right45),
            _ => None,
        }
    }
}

/// A turn of a chevron on the spot, paid for with markers (R14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reorientation {
    /// Where the chevron stands.
    pub at: Field,
    /// How it turns.
    pub rotation: Rotation,
    /// The markers given up: as many as [`Rotation::cost`], all the player's, none under a chevron.
    pub payment: Payment,
}

/// Up to four fields whose markers are given up for a reorientation (R14), in the order a1, b1, … i1, a2, ….
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Payment([Option<Field>; 4]);

impl Payment {
    /// The most markers that a reorientation costs.
    pub const MAX: usize = 4;

    /// A payment of these fields; `None` if there are more than four.
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

    /// All selections of `cost` markers out of `markers`. Empty if there are fewer or `cost` is 0; a `cost` above
    /// [`Payment::MAX`] counts as [`Payment::MAX`].
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
    /// For each place the fields not yet tried there.
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

impl From<Travel> for Move {
    fn from(travel: Travel) -> Move {
        Move::Travel(travel)
    }
}

impl From<Reorientation> for Move {
    fn from(reorientation: Reorientation) -> Move {
        Move::Reorient(reorientation)
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
