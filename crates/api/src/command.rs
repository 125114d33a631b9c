//! What clients ask for, and what they are told.

use crate::{CommandId, GameView, Offer, Saying, text};
use pacru_rules::Color;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A command with what makes it safe to send again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Envelope {
    /// The client's own name for it. The same name in the same game is done once, and answered the same.
    pub id: CommandId,
    /// The number of the last event that the client has seen. Where something has happened since then, [`State::rebase`] says
    /// whether the command still applies.
    ///
    /// [`State::rebase`]: crate::State::rebase
    pub seen: u32,
    /// What is asked for.
    pub command: Command,
}

/// What a player can ask for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// To make a move for the player to move.
    Move {
        /// The move as people write it.
        text: String,
    },
    /// To leave the game.
    Resign {
        #[serde(with = "text::color")]
        #[allow(missing_docs)]
        color: Color,
    },
    /// To propose something.
    Offer {
        #[serde(with = "text::color")]
        #[allow(missing_docs)]
        color: Color,
        #[allow(missing_docs)]
        offer: Offer,
    },
    /// To agree to what somebody else has proposed.
    Accept {
        #[serde(with = "text::color")]
        #[allow(missing_docs)]
        color: Color,
        #[allow(missing_docs)]
        offer: Offer,
    },
    /// Not to agree, or to withdraw an offer.
    Decline {
        #[serde(with = "text::color")]
        #[allow(missing_docs)]
        color: Color,
        #[allow(missing_docs)]
        offer: Offer,
    },
    /// To give an own seat back before the game begins.
    Stand {
        #[serde(with = "text::color")]
        #[allow(missing_docs)]
        color: Color,
    },
    /// To call the game off before its second turn.
    Cancel,
    /// To have a player who is gone put out of the game.
    Claim {
        /// Who is gone.
        #[serde(with = "text::color")]
        color: Color,
    },
    /// To say something at the table.
    Say {
        #[serde(with = "text::color")]
        #[allow(missing_docs)]
        color: Color,
        #[allow(missing_docs)]
        what: Saying,
    },
    /// To switch free messages on or off.
    Chat {
        #[serde(with = "text::color")]
        #[allow(missing_docs)]
        color: Color,
        #[allow(missing_docs)]
        on: bool,
    },
}

/// How a command ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// It is stored for good, up to the event of this number.
    Settled {
        #[allow(missing_docs)]
        last: u32,
    },
    /// It was refused, and nothing happened.
    Refused {
        #[allow(missing_docs)]
        refused: Refused,
        /// The game as it is, where the client was behind.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game: Option<Box<GameView>>,
    },
}

/// Why a command was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refused {
    /// The kind of reason.
    pub code: RefusedCode,
    /// The reason in English, for people who write programs.
    pub message: String,
    /// The rule that forbids it, such as `R7`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

impl Refused {
    /// A refusal without a rule.
    pub fn new(code: RefusedCode, message: impl Into<String>) -> Refused {
        Refused { code, message: message.into(), rule: None }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Refused {}

/// The kinds of reasons. Each has a text on the page, `refused-CODE`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RefusedCode {
    /// The game has gone on; the client is told how.
    Behind,
    /// The move is not legal.
    Illegal,
    /// It is somebody else's turn.
    NotYourTurn,
    /// The seat is somebody else's.
    NotYourSeat,
    /// The seat is taken.
    SeatTaken,
    /// The game has not begun.
    NotBegun,
    /// The game is over.
    Over,
    /// The game is not over.
    NotOver,
    /// It is too late for that.
    TooLate,
    /// It is too early for that.
    TooEarly,
    /// There is no such offer, or the same is open already.
    NoOffer,
    /// There is nothing to take back.
    NothingToTakeBack,
    /// Free messages are not switched on by everybody, or not for this game.
    ChatOff,
    /// A text is empty or too long.
    BadText,
    /// The game cannot be set up like that.
    BadSetup,
    /// The message could not be read.
    BadMessage,
    /// There is no such thing, or not for you.
    NotFound,
    /// The key or code is wrong or has expired.
    BadKey,
    /// Too much in too short a time; try again later.
    TooMany,
    /// The server cannot store anything now; nothing happened.
    Storage,
    /// The server is about to stop; come back in a moment.
    Stopping,
    /// The client speaks another version of the protocol.
    Version,
}

impl RefusedCode {
    /// All codes.
    pub const ALL: &'static [RefusedCode] = &[
        RefusedCode::Behind,
        RefusedCode::Illegal,
        RefusedCode::NotYourTurn,
        RefusedCode::NotYourSeat,
        RefusedCode::SeatTaken,
        RefusedCode::NotBegun,
        RefusedCode::Over,
        RefusedCode::NotOver,
        RefusedCode::TooLate,
        RefusedCode::TooEarly,
        RefusedCode::NoOffer,
        RefusedCode::NothingToTakeBack,
        RefusedCode::ChatOff,
        RefusedCode::BadText,
        RefusedCode::BadSetup,
        RefusedCode::BadMessage,
        RefusedCode::NotFound,
        RefusedCode::BadKey,
        RefusedCode::TooMany,
        RefusedCode::Storage,
        RefusedCode::Stopping,
        RefusedCode::Version,
    ];

    /// The word in messages and in the names of texts.
    pub const fn word(self) -> &'static str {
        match self {
            RefusedCode::Behind => "behind",
            RefusedCode::Illegal => "illegal",
            RefusedCode::NotYourTurn => "not-your-turn",
            RefusedCode::NotYourSeat => "not-your-seat",
            RefusedCode::SeatTaken => "seat-taken",
            RefusedCode::NotBegun => "not-begun",
            RefusedCode::Over => "over",
            RefusedCode::NotOver => "not-over",
            RefusedCode::TooLate => "too-late",
            RefusedCode::TooEarly => "too-early",
            RefusedCode::NoOffer => "no-offer",
            RefusedCode::NothingToTakeBack => "nothing-to-take-back",
            RefusedCode::ChatOff => "chat-off",
            RefusedCode::BadText => "bad-text",
            RefusedCode::BadSetup => "bad-setup",
            RefusedCode::BadMessage => "bad-message",
            RefusedCode::NotFound => "not-found",
            RefusedCode::BadKey => "bad-key",
            RefusedCode::TooMany => "too-many",
            RefusedCode::Storage => "storage",
            RefusedCode::Stopping => "stopping",
            RefusedCode::Version => "version",
        }
    }
}
