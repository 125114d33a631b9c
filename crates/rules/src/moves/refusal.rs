//! Why a move is not legal: the reason, the facts that a message needs, and the rule.

use crate::notation::text::excerpt;
use crate::{Color, Field, GameKind, Rotation, RuleId};
use alloc::string::String;
use core::fmt;

/// Why a move is refused. [`Display`](fmt::Display) writes it in English; user interfaces can translate
/// [`Refusal::reason`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// What is wrong.
    pub reason: Reason,
    /// The rule that forbids the move; `None` if no rule is involved, as for a wrong form.
    pub rule: Option<RuleId>,
}

/// What can be wrong with a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The text does not have the form of a move (see [`notation`](crate::notation)).
    Form {
        /// The character in the text, from 1.
        column: usize,
        /// What was expected there.
        expected: &'static str,
    },
    /// The game is over.
    GameOver,
    /// The game has no passing.
    NoPassing,
    /// The player may not pass, because at least one of the player's chevrons can move.
    CanMove {
        /// The field of a chevron that can move.
        at: Field,
    },
    /// The game has no reorientation.
    NoReorientation {
        /// The game that is played.
        game: GameKind,
    },
    /// No chevron stands there.
    NoChevron {
        /// The field.
        at: Field,
    },
    /// Another player's chevron.
    NotYours {
        /// Where it stands.
        at: Field,
        /// Whose it is.
        owner: Color,
    },
    /// The target is not straight ahead of the chevron, nor 45° left or right of that.
    Direction {
        /// Where the chevron stands.
        from: Field,
        /// The target.
        to: Field,
    },
    /// Further than its power of movement.
    TooFar {
        /// How far it may travel.
        power: u8,
    },
    /// A chevron stands on the way, and the move is not a connection jump.
    InTheWay {
        /// Where it stands.
        at: Field,
        /// Whose it is.
        owner: Color,
    },
    /// A chevron stands on the field arrived on.
    Occupied {
        /// The field.
        at: Field,
        /// Whose it is.
        owner: Color,
    },
    /// Fewer than two of the player's chevrons attack the enemy chevron (R11).
    NoPincer {
        /// Where it stands.
        at: Field,
        /// Whose it is.
        owner: Color,
        /// How many of the player's chevrons attack it.
        attackers: u8,
    },
    /// Written as a pincer, but no chevron stands there.
    NothingToTake {
        /// The field.
        at: Field,
    },
    /// The move is a pincer, but written without `x`.
    MissingPincerSign {
        /// The field.
        at: Field,
    },
    /// Another player's marker on the field arrived on.
    OthersMarker {
        /// The field.
        at: Field,
        /// Whose it is.
        owner: Color,
    },
    /// A twist without crossing a border.
    TwistWithoutBorder,
    /// A twist of a chevron that the connection takes off the board (A-R7).
    TwistOfLostChevron,
    /// A twist where the game or its options have none.
    NoTwist,
    /// A field or connection chosen in a game without such choices.
    NothingToChoose,
    /// A field to mark must be chosen (R4, R10), or the connection if the move is one.
    MarkDue {
        /// Whether the connection could be chosen instead.
        or_connection: bool,
    },
    /// A connection must be written `(*)`.
    ConnectionDue,
    /// The move is not a connection.
    NoConnection,
    /// R4 or R10 does not allow the chosen field.
    BadMark {
        /// The field.
        at: Field,
        /// What is wrong with it.
        why: BadField,
    },
    /// The field for a meeting must be chosen.
    MeetingDue {
        /// The chevron that is met.
        partner: Field,
    },
    /// R12 does not allow the chosen field.
    BadMeeting {
        /// The field.
        at: Field,
        /// What is wrong with it.
        why: BadField,
    },
    /// A field was chosen, but no field of the borderland arrived in can be changed (R4, R10).
    NothingToMark {
        /// The field.
        at: Field,
    },
    /// A field was chosen for a meeting, but there is no meeting.
    NoMeeting {
        /// The field.
        at: Field,
    },
    /// One field too many was chosen.
    SurplusField {
        /// The field.
        at: Field,
    },
    /// The number of markers is not what the reorientation costs ([`Rotation::cost`]).
    WrongPayment {
        /// The rotation.
        rotation: Rotation,
        /// How many markers were given.
        paid: u8,
    },
    /// The field has no marker of the player.
    NoOwnMarker {
        /// The field.
        at: Field,
    },
    /// A chevron stands on the marker, so it cannot be given up.
    MarkerUnderChevron {
        /// The field.
        at: Field,
    },
}

/// Why a field cannot be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadField {
    /// It lies outside the borderland arrived in.
    Elsewhere,
    /// A chevron stands on it.
    Occupied,
    /// It has the player's colour already.
    Own,
    /// It has another player's marker, but the borderland has neutral fields, so R4 applies and not R10.
    NotNeutral,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.reason.fmt(f)?;
        match self.rule {
            Some(rule) => write!(f, " ({rule})"),
            None => Ok(()),
        }
    }
}

impl core::error::Error for Refusal {}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Reason::Form { column, expected } => write!(f, "not a move: at character {column} expected {expected}"),
            Reason::GameOver => f.write_str("the game is over"),
            Reason::NoPassing => f.write_str("this game has no passing"),
            Reason::CanMove { at } => write!(f, "no passing while a chevron can move, such as the one on {at}"),
            Reason::NoReorientation { game } => write!(f, "{game} has no reorientation"),
            Reason::NoChevron { at } => write!(f, "no chevron stands on {at}"),
            Reason::NotYours { at, owner } => write!(f, "the chevron on {at} is {owner}'s"),
            Reason::Direction { from, to } => write!(
                f,
                "from {from} it cannot head for {to}: a chevron travels the way it faces, or 45° left or right of that"
            ),
            Reason::TooFar { power } => write!(f, "too far, its power of movement is {power}"),
            Reason::InTheWay { at, owner } => write!(f, "the {owner} chevron on {at} is in the way"),
            Reason::Occupied { at, owner } => write!(f, "{at} is occupied by a {owner} chevron"),
            Reason::NoPincer { at, owner, attackers } => write!(
                f,
                "no pincer: {attackers} of your chevrons attack{} the {owner} chevron on {at}, two must",
                if attackers == 1 { "s" } else { "" }
            ),
            Reason::NothingToTake { at } => write!(f, "there is nothing to take on {at}"),
            Reason::MissingPincerSign { at } => write!(f, "taking the chevron on {at} is written with an x"),
            Reason::OthersMarker { at, owner } => write!(f, "{at} carries a {owner} marker"),
            Reason::TwistWithoutBorder => f.write_str("no twist without crossing a border"),
            Reason::TwistOfLostChevron => f.write_str("no twist, the connection takes the chevron off the board"),
            Reason::NoTwist => f.write_str("this game is played without a twist"),
            Reason::NothingToChoose => f.write_str("there is nothing to choose in this game but a twist"),
            Reason::MarkDue { or_connection: false } => {
                f.write_str("it crosses a border, so choose the field to mark, as in e3-e4(d5)")
            }
            Reason::MarkDue { or_connection: true } => {
                f.write_str("it connects and crosses a border, so choose the connection (*) or the field to mark")
            }
            Reason::ConnectionDue => f.write_str("it is a connection, which is written (*)"),
            Reason::NoConnection => f.write_str("it is not a connection"),
            Reason::BadMark { at, why } => write!(f, "{at} cannot be marked: {why}"),
            Reason::MeetingDue { partner } => {
                write!(f, "it meets the chevron on {partner}, so the field to change must come last")
            }
            Reason::BadMeeting { at, why } => write!(f, "the meeting cannot change {at}: {why}"),
            Reason::NothingToMark { at } => {
                write!(f, "{at} cannot be marked: no field of the borderland arrived in can be changed")
            }
            Reason::SurplusField { at } => write!(f, "{at} is one field too many"),
            Reason::NoMeeting { at } => write!(f, "{at} is one field too many, there is no meeting"),
            Reason::WrongPayment { rotation, paid } => {
                write!(f, "a turn {rotation} costs {} markers, not {paid}", rotation.cost())
            }
            Reason::NoOwnMarker { at } => write!(f, "there is no marker of yours on {at} to give up"),
            Reason::MarkerUnderChevron { at } => write!(f, "the marker on {at} is under a chevron"),
        }
    }
}

impl fmt::Display for BadField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BadField::Elsewhere => "it is not in the borderland arrived in",
            BadField::Occupied => "a chevron stands on it",
            BadField::Own => "it is yours already",
            BadField::NotNeutral => "the borderland has neutral fields, and they come first",
        })
    }
}

/// Why the text of a move was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveError {
    /// The text, escaped, and cut to 40 characters and `…` if it is longer.
    pub text: String,
    /// What is wrong with it.
    pub refusal: Refusal,
}

impl MoveError {
    pub(crate) fn new(text: &str, refusal: Refusal) -> MoveError {
        MoveError { text: excerpt(text), refusal }
    }
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.text, self.refusal)
    }
}

// Without a source: the text of the refusal is part of this error's own text.
impl core::error::Error for MoveError {}
