//! Game records, `.pcr`: tags, rounds with comments and branches, a result. The form is similar to PGN in chess.
//!
//! ```text
//! [Game "pacru:meet9"]
//! [Order "gy"]
//! [Green "Ann"]
//! [Yellow "Ben"]
//! [Result "g last 1-0"]
//!
//! 1. e1-e2 e9-e8 [e9-d8 {another idea} 2. e2-e3] 2. a3-b4(a5) {first crossing} resign:y
//! g
//! ```
//!
//! A record has these parts:
//!
//! - **Tags**, one `[Name "value"]` each. A name has at most 64 letters, digits and `_`. In a value `\"` and `\\` stand
//!   for `"` and `\`. `Game` (a [`Ruleset`]) and `Order` (a [`TurnOrder`]) are required. `Start` is the position string
//!   of the start, if it is not the standard start. `Result` is a [`ResultTag`]. All other tags are free, such as
//!   `Green` for the name of a player or `Date`, and are kept.
//! - **Actions** with white space between: [moves](crate::notation), and `resign:y`, `time:y` or `gone:y` where a
//!   player left.
//! - **Round numbers**, such as `2.`. A new round begins when the turn passes the start of the order of play. Numbers
//!   are written but not checked when they are read.
//! - **Comments** in braces after an action or before the first one. A comment cannot contain `}`.
//! - **Branches** of an analysis in brackets after the action that they replace. They can have comments and branches of
//!   their own, up to 64 levels.
//! - **The result** at the end: the winners' letters in order of play, or `*` if nobody won (unfinished or cancelled).
//!
//! The tag `Result` adds the word of the [`EndReason`] and the markers of all players in order of play:
//! `g target 42-31`.
//!
//! Every action is checked when it is read, branches included. A text can hold several records one after the other;
//! read them with [`Records`].

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

/// A game in writing, with tags, comments and branches. See the [module](self) for the text form.
///
/// All actions of a record that was read are legal. The written result is not checked by reading; see
/// [`Record::check_result`].
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
    /// All tags in the order given, except Game, Order, Start and Result.
    tags: Vec<(String, String)>,
    /// The actions that were played, with comments and branches.
    pub main_line: Variation,
    /// The result at the end of the record: the winners; empty for `*`.
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

/// An action with its comments and branches.
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

/// A comment: any text without `}`. White space at both ends and carriage returns are removed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comment(String);

impl Comment {
    /// A comment; `None` if the text has a `}`.
    pub fn new(text: impl Into<String>) -> Option<Comment> {
        let text: String = text.into();
        (!text.contains('}')).then(|| Comment(text.replace('\r', "").trim().to_owned()))
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The tags that are written from the game, so [`Record::set_tag`] refuses them.
const OWN_TAGS: [&str; 4] = ["Game", "Order", "Start", "Result"];

impl Record {
    /// A record of the current state of a game, without names and comments.
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

    /// A record of a game that continues this one. It keeps the tags, and the comments and branches of the actions that
    /// both have in common.
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

    /// The position in which the game began.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The value of a tag such as `Green` or `Date`.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// All tags except Game, Order, Start and Result, in order.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Sets a tag; returns `false` if name or value is not allowed. A name has 1 to 64 letters, digits and `_`, and is
    /// not one of Game, Order, Start and Result. A value has no line breaks or other control characters.
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

    /// The game that was played, without branches. If `main_line` was changed, it stops before the first action that is
    /// not legal.
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

/// The values of the tags Game, Order and Start.
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
