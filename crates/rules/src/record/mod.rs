//! Game records, `.pcr`: tags, rounds with comments and branches, a result.

pub(crate) mod error;
mod read;
pub(crate) mod result;
mod write;

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use error::{RecordError, RecordErrorKind};
pub use read::Records;
use result::ResultMismatch;
pub use result::ResultTag;

use crate::{Action, ColorSet, EndReason, Game, Position, Ruleset, TurnOrder};
use core::fmt;

/// One game as it is written down: always a legal one, but perhaps with a result that it does not have
/// ([`Record::check_result`]).
///
/// ```
/// use pacru_rules::Record;
///
/// let text = r#"[Game "azacru"]
/// [Order "gy"]
/// [Green "Ann"]
///
/// 1. e1-e2 e9-e8 {a quiet start} [e9-d8] 2. resign:g
/// y
/// "#;
/// let record: Record = text.parse()?;
/// assert_eq!(record.tag("Green"), Some("Ann"));
/// assert_eq!(record.main_line.actions.len(), 3);
/// record.check_result()?;
/// assert_eq!(record.game().position().turn_number(), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    start: Position,
    /// Names, dates and other tags in the order given, without Game, Order, Start and Result.
    tags: Vec<(String, String)>,
    /// What was played.
    pub main_line: Variation,
    /// The result that stands at the end: the winners, or nobody for `*`.
    pub winners: ColorSet,
    /// The tag `Result`.
    pub result: Option<ResultTag>,
}

/// A sequence of actions with comments and branches.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variation {
    /// Comments before the first action.
    pub comments: Vec<Comment>,
    /// The actions.
    pub actions: Vec<RecordedAction>,
}

/// An action with what is said about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedAction {
    /// What was done.
    pub action: Action,
    /// Comments after it.
    pub comments: Vec<Comment>,
    /// Branches of an analysis that replace it.
    pub branches: Vec<Variation>,
}

impl From<Action> for RecordedAction {
    fn from(action: Action) -> RecordedAction {
        RecordedAction { action, comments: Vec::new(), branches: Vec::new() }
    }
}

/// A comment: any text without `}`. Space at its ends does not count, and lines end with a line feed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comment(String);

impl Comment {
    /// The comment, unless the text has a `}`.
    pub fn new(text: impl Into<String>) -> Option<Comment> {
        let text: String = text.into();
        (!text.contains('}')).then(|| Comment(text.replace('\r', "").trim().to_owned()))
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The tags that have a meaning of their own and are not set by hand.
const OWN_TAGS: [&str; 4] = ["Game", "Order", "Start", "Result"];

impl Record {
    /// A record of a game as it stands, without names and comments.
    pub fn of(game: &Game) -> Record {
        let actions = game.plies().iter().map(|ply| ply.action.into()).collect();
        let outcome = game.outcome();
        Record {
            start: *game.start(),
            tags: Vec::new(),
            main_line: Variation { comments: Vec::new(), actions },
            winners: outcome.map_or(ColorSet::EMPTY, |outcome| outcome.winners),
            result: Some(ResultTag::of(game)),
        }
    }

    /// A record of a game that went on from this one: names and tags stay, and so does what was said about the moves that
    /// both have.
    #[must_use]
    pub fn continued(&self, game: &Game) -> Record {
        let mut record = Record::of(game);
        record.tags.clone_from(&self.tags);
        if record.start == self.start {
            record.main_line.comments.clone_from(&self.main_line.comments);
            let both = record.main_line.actions.iter_mut().zip(&self.main_line.actions);
            for (new, old) in both.take_while(|(new, old)| new.action == old.action) {
                new.clone_from(old);
            }
        }
        record
    }

    /// Where the game began.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The value of a tag such as `Green` or `Date`.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// All tags but Game, Order, Start and Result, in order.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Sets a tag; returns `false` if name or value cannot be written. A name has letters, digits and `_` and is none of
    /// Game, Order, Start and Result; a value has no line breaks and other control characters.
    pub fn set_tag(&mut self, name: &str, value: &str) -> bool {
        let allowed = is_tag_name(name) && !OWN_TAGS.contains(&name) && !value.contains(char::is_control);
        if allowed {
            match self.tags.iter_mut().find(|(known, _)| known == name) {
                Some((_, old)) => value.clone_into(old),
                None => self.tags.push((name.to_owned(), value.to_owned())),
            }
        }
        allowed
    }

    /// The game that was played, without branches. Where `main_line` was changed by hand it ends before the first action
    /// that is not legal.
    pub fn game(&self) -> Game {
        let mut game = Game::new(self.start);
        for entry in &self.main_line.actions {
            if game.apply(entry.action).is_err() {
                return game;
            }
        }
        match self.result.as_ref().and_then(|result| result.reason) {
            Some(EndReason::Agreed) => game.agree_draw(),
            Some(EndReason::Cancelled) => game.cancel(),
            _ => false,
        };
        game
    }

    /// Compares the result that is written with the one that was played.
    pub fn check_result(&self) -> Result<(), ResultMismatch> {
        result::check(self)
    }
}

fn is_tag_name(name: &str) -> bool {
    (1..=64).contains(&name.len()) && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

impl core::str::FromStr for Record {
    type Err = RecordError;

    /// Reads a text with exactly one record; for files with many, see [`Records`].
    fn from_str(text: &str) -> Result<Record, RecordError> {
        read::one(text)
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write::write(self, f)
    }
}

/// What the tags Game, Order and Start say together.
#[derive(Clone, Copy)]
struct Header {
    ruleset: Ruleset,
    order: TurnOrder,
    start: Option<Position>,
}

impl Header {
    fn start(&self) -> Position {
        self.start.unwrap_or_else(|| Position::start(self.ruleset, self.order))
    }
}
