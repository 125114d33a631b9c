//! What happened in a turn, for animation, comments and lessons.

use crate::{Color, Departure, Facing, Field, Outcome};

/// One thing that happened, in the order in which it happened on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BoardEvent {
    /// A chevron travelled in a straight line and now faces the way it went.
    Travelled {
        /// Its owner.
        color: Color,
        /// Where it started.
        from: Field,
        /// Where it arrived.
        to: Field,
        /// The way it went.
        facing: Facing,
        /// Whether it jumped over chevrons (A-R8, R9).
        jumped: bool,
    },
    /// A chevron turned after crossing a border (S-R4, A-R6).
    Twisted {
        /// Where it stands.
        at: Field,
        /// Its new facing.
        facing: Facing,
    },
    /// A chevron turned on the spot for markers (R14).
    Reoriented {
        /// Where it stands.
        at: Field,
        /// Its new facing.
        facing: Facing,
    },
    /// A chevron was taken by a pincer (R11).
    Captured {
        /// Where it stood.
        at: Field,
        /// Its owner.
        owner: Color,
    },
    /// A neutral field got a marker.
    Marked {
        /// The field.
        at: Field,
        /// The new colour.
        color: Color,
        /// By what.
        by: MarkCause,
    },
    /// A field changed from one colour to another.
    Converted {
        /// The field.
        at: Field,
        /// The old colour.
        from: Color,
        /// The new colour.
        to: Color,
        /// By what.
        by: MarkCause,
    },
    /// A marker was given up for a reorientation (R14).
    GivenUp {
        /// The field, now neutral.
        at: Field,
        /// The colour that it had.
        color: Color,
    },
    /// A connection was made (A-R7, R8); the fields that it changed follow.
    Connected {
        /// One end.
        from: Field,
        /// The other.
        to: Field,
    },
    /// A chevron was taken off for the other players' fields that its connection turned (A-R7).
    Removed {
        /// Where it stood.
        at: Field,
        /// Its owner.
        owner: Color,
    },
    /// Two chevrons met (R12); the field that it changed follows.
    Met {
        /// The chevron that moved.
        at: Field,
        /// The one that it met.
        partner: Field,
    },
    /// A player could not move and passed.
    Passed {
        /// Who.
        color: Color,
    },
    /// Azacru's last round began with this player's pass (A-R10).
    LastRoundBegan {
        /// Who passed first.
        color: Color,
    },
    /// A player is out; the chevrons left, if any, leave the board.
    Out {
        /// Who.
        color: Color,
        /// Why.
        why: OutReason,
    },
    /// The game ended.
    Ended(Outcome),
}

/// What put a marker on a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MarkCause {
    /// Arriving on it (S-R3, A-R4).
    Arrival,
    /// Borderland change or transformation (R4, R10).
    Border,
    /// A connection (A-R7, R8).
    Connection,
    /// A pincer (R11).
    Pincer,
    /// A meeting (R12).
    Meeting,
}

/// Why a player is out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutReason {
    /// The last chevron was taken (R15).
    Captured,
    /// None of the chevrons could move (R15).
    Blocked,
    /// The player left.
    Left(Departure),
}
