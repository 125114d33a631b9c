//! Why a move is not legal: the reason, the facts that a message needs, and the rule.

use crate::notation::text::excerpt;
use crate::{Color, Field, GameKind, Rotation, RuleId};
use alloc::string::String;
use core::fmt;

/// A typed "no". Front ends show it in the reader's language; its own text is English.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// What is wrong.
    pub reason: Reason,
    /// The rule to look up, where there is one.
    pub rule: Option<RuleId>,
}

/// What can be wrong with a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The text is not of the form of a move.
    Form {
        /// The character in the text, from 1.
        column: usize,
        /// What should stand there.
        expected: &'static str,
    },
    /// The game is over.
    GameOver,
    /// The game has no passing.
    NoPassing,
    /// A chevron can move, so the player may not pass; one that can.
    CanMove {
        /// A chevron that can.
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
    /// Not the way the chevron faces, nor 45° from it.
    Direction {
        /// Where the chevron stands.
        from: Field,
        /// Where it should go.
        to: Field,
    },
    /// Further than its power of movement.
    TooFar {
        /// How far it may travel.
        power: u8,
    },
    /// A chevron stands between, and it is no connection jump.
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
    /// An enemy chevron that too few chevrons attack (R11).
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
    /// A pincer, but written as a plain move.
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
    /// A field must be chosen (R4, R10), or the connection where there is one too.
    MarkDue {
        /// Whether the connection could be chosen instead.
        or_connection: bool,
    },
    /// A connection must be written `(*)`.
    ConnectionDue,
    /// The move is no connection.
    NoConnection,
    /// A field that R4 or R10 does not allow.
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
    /// A field that R12 does not allow.
    BadMeeting {
        /// The field.
        at: Field,
        /// What is wrong with it.
        why: BadField,
    },
    /// A field chosen where nothing in the borderland arrived in can be changed (R4, R10).
    NothingToMark {
        /// The field.
        at: Field,
    },
    /// A field chosen where there is no meeting.
    NoMeeting {
        /// The field.
        at: Field,
    },
    /// A field more than the move can change.
    SurplusField {
        /// The field.
        at: Field,
    },
    /// Not as many markers as the turn costs.
    WrongPayment {
        /// The rotation.
        rotation: Rotation,
        /// How many markers were given.
        paid: u8,
    },
    /// A field without a marker of the player's.
    NoOwnMarker {
        /// The field.
        at: Field,
    },
    /// A marker under a chevron.
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
    /// It is the player's already.
    Own,
    /// Neutral fields come first (R4 before R10).
    NotNeutral,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.reason.fmt(f)?;
        match self.rule {
            Some(tag) => write!(f, " ({tag})"),
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
            Reason::NoConnection => f.write_str("it is no connection"),
            Reason::BadMark { at, why } => write!(f, "{at} cannot be marked: {why}"),
            Reason::MeetingDue { partner } => {
                write!(f, "it meets the chevron on {partner}, so choose last the field to change")
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

/// A written move that was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveError {
    /// The beginning of the text.
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

impl core::error::Error for MoveError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        Some(&self.refusal)
    }
}
