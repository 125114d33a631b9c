//! The events of a turn, for animation, comments and lessons.

use crate::{Color, Departure, Facing, Field, Outcome};

/// One thing that happened in a turn. [`Position::play`](crate::Position::play) returns them in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BoardEvent {
    /// A chevron travelled in a straight line and now faces in that direction.
    Travelled {
        /// Its owner.
        color: Color,
        /// Where it started.
        from: Field,
        /// Where it arrived.
        to: Field,
        /// The direction of travel, and its facing before a twist.
        facing: Facing,
        /// Whether it jumped over chevrons (A-R8, R9).
        jumped: bool,
    },
    /// A chevron twisted after crossing a border (S-R4, A-R6).
    Twisted {
        /// Where it stands.
        at: Field,
        /// Its new facing.
        facing: Facing,
    },
    /// A chevron was reoriented (R14); the markers given up come before.
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
        /// The cause.
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
        /// The cause.
        by: MarkCause,
    },
    /// A marker was given up for a reorientation (R14).
    GivenUp {
        /// The field, now neutral.
        at: Field,
        /// The colour that it had.
        color: Color,
    },
    /// A connection was made (A-R7, R8); the events of the fields that it changed follow.
    Connected {
        /// One end.
        from: Field,
        /// The other.
        to: Field,
    },
    /// A chevron was taken off the board because its connection changed other players' fields (A-R7).
    Removed {
        /// Where it stood.
        at: Field,
        /// Its owner.
        owner: Color,
    },
    /// Two chevrons met (R12); the event of the field that the meeting changed follows.
    Met {
        /// The chevron that moved.
        at: Field,
        /// The one that it met.
        partner: Field,
    },
    /// A player could not move and passed.
    Passed {
        /// The player.
        color: Color,
    },
    /// Azacru's last round began with this player's pass (A-R10).
    LastRoundBegan {
        /// The player who passed first.
        color: Color,
    },
    /// A player is out, and the player's chevrons leave the board.
    Out {
        /// The player.
        color: Color,
        /// Why.
        why: OutReason,
    },
    /// The game ended.
    Ended(Outcome),
}

/// Why a field got a marker.
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
