//! Moves, as they are chosen, kept and written.

use crate::{Field, FieldSet, Rotation};
use std::fmt;

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

    /// For fields that are known to be in ascending order.
    pub(crate) const fn ascending(fields: [Option<Field>; 4]) -> Payment {
        Payment(fields)
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

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Travel(travel) => travel.fmt(f),
            Move::Reorient(reorientation) => reorientation.fmt(f),
            Move::Pass => f.write_str("pass"),
        }
    }
}

impl fmt::Display for Travel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.from, if self.pincer { 'x' } else { '-' }, self.to)?;
        if let Some(rotation) = self.choice.twist() {
            f.write_str(rotation.symbol())?;
        }
        match (self.choice, self.meeting) {
            (Choice::Connection, None) => f.write_str("(*)"),
            (Choice::Connection, Some(meeting)) => write!(f, "(*,{meeting})"),
            (Choice::Mark(field), None) => write!(f, "({field})"),
            (Choice::Mark(field), Some(meeting)) => write!(f, "({field},{meeting})"),
            (_, Some(meeting)) => write!(f, "({meeting})"),
            (_, None) => Ok(()),
        }
    }
}

impl fmt::Display for Reorientation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.at, self.rotation)?;
        for (n, field) in self.payment.iter().enumerate() {
            write!(f, "{}{field}", if n == 0 { '(' } else { ',' })?;
        }
        f.write_str(")")
    }
}
