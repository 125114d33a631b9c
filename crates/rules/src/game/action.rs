//! What players do in a game: moves and departures.

use crate::error::{LeaveError, MoveError};
use crate::{Color, Move, Reason, Refusal};
use core::fmt;

/// Something that a player does in a game: a move or a departure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// The player to move makes a move.
    Move(Move),
    /// A player leaves, in or out of turn.
    Leave {
        /// The player.
        color: Color,
        /// How.
        how: Departure,
    },
}

impl From<Move> for Action {
    fn from(mv: Move) -> Action {
        Action::Move(mv)
    }
}

impl fmt::Display for Action {
    /// As in records: a move, or `resign:y`, `time:y`, `gone:y`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Move(mv) => mv.fmt(f),
            Action::Leave { color, how } => write!(f, "{how}:{}", color.letter()),
        }
    }
}

/// How a player leaves a game. The text form is the word in records: `resign`, `time` or `gone`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Departure {
    /// By resigning.
    Resign,
    /// By running out of time.
    Time,
    /// By not coming back.
    Gone,
}

impl Departure {
    /// All ways to leave.
    pub const ALL: [Departure; 3] = [Departure::Resign, Departure::Time, Departure::Gone];

    /// The word in records: `resign`, `time` or `gone`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Departure::Resign => "resign",
            Departure::Time => "time",
            Departure::Gone => "gone",
        }
    }
}

impl fmt::Display for Departure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The departure that a word such as `resign:y` means, in capital or small letters. `None` if the word does not begin
/// as a departure; an error if its colour is unknown.
pub(crate) fn parse_departure(word: &str) -> Option<Result<(Departure, Color), Refusal>> {
    let (how, color) = word.split_once(':')?;
    let departure: Departure = how.to_ascii_lowercase().parse().ok()?;
    let mut letters = color.chars();
    let color = letters.next().and_then(|letter| Color::from_letter(letter.to_ascii_lowercase()));
    let reason = Reason::Form { column: how.len() + 2, expected: "a colour: y, r, g or b" };
    let color = color.filter(|_| letters.next().is_none()).ok_or(Refusal { reason, rule: None });
    Some(color.map(|color| (departure, color)))
}

/// Why an action was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ActionError {
    /// The move is not legal, or not a move.
    Move(MoveError),
    /// The player cannot leave.
    Leave(LeaveError),
}

impl fmt::Display for ActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ActionError::Move(error) => error.fmt(f),
            ActionError::Leave(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for ActionError {}
