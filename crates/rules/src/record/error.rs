//! Errors of reading records.

use crate::error::{ActionError, PositionError, RulesetError, TurnOrderError};
use crate::notation::text::excerpt;
use alloc::string::String;
use core::fmt;

/// Why a text is not a record, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line in the text, from 1.
    pub line: usize,
    /// The character in that line, from 1.
    pub column: usize,
    /// What is wrong.
    pub kind: RecordErrorKind,
}

/// What can be wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RecordErrorKind {
    /// There is no record at all.
    Empty,
    /// A tag line is not of the form `[Name "value"]`.
    Tag(&'static str),
    /// A tag is repeated.
    RepeatedTag(String),
    /// A required tag is missing.
    MissingTag(&'static str),
    /// The value of the tag `Game` is wrong.
    Game(RulesetError),
    /// The value of the tag `Order` is wrong.
    Order(TurnOrderError),
    /// The value of the tag `Start` is wrong.
    Start(PositionError),
    /// The tag `Start` has another game or order than the tags `Game` and `Order`.
    StartDiffers,
    /// The value of the tag `Result` is wrong.
    ResultTag(String),
    /// A comment without its `}`.
    OpenComment,
    /// A `}` without a comment.
    NoComment,
    /// A branch without its `]`.
    OpenBranch,
    /// A `]` without a branch.
    NoBranch,
    /// A branch before the first move: there is no move that it replaces.
    BranchOfNothing,
    /// Branches are nested too deeply.
    TooDeep,
    /// A move is not legal, or a player cannot leave.
    Action(ActionError),
    /// The game has no result.
    MissingResult,
    /// The result is inside a branch.
    ResultInBranch,
    /// There is text after the record, where only one is read.
    TrailingText,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.kind)
    }
}

impl fmt::Display for RecordErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordErrorKind::Empty => f.write_str("there is no game: a record begins with [Game \"…\"]"),
            RecordErrorKind::Tag(expected) => write!(f, "expected {expected} in a tag [Name \"value\"]"),
            RecordErrorKind::RepeatedTag(name) => write!(f, "the tag {} is repeated", excerpt(name)),
            RecordErrorKind::MissingTag(name) => write!(f, "the tag {name} is missing"),
            RecordErrorKind::Game(error) => write!(f, "tag Game: {error}"),
            RecordErrorKind::Order(error) => write!(f, "tag Order: {error}"),
            RecordErrorKind::Start(error) => write!(f, "tag Start: {error}"),
            RecordErrorKind::StartDiffers => f.write_str("tag Start: the game or order is not that of Game and Order"),
            RecordErrorKind::ResultTag(text) => write!(
                f,
                "tag Result: '{}' is not of the form 'winners reason markers', such as 'g target 42-31', or '*'",
                excerpt(text)
            ),
            RecordErrorKind::OpenComment => f.write_str("the comment has no closing '}'"),
            RecordErrorKind::NoComment => f.write_str("a '}' without a comment"),
            RecordErrorKind::OpenBranch => f.write_str("the branch has no closing ']'"),
            RecordErrorKind::NoBranch => f.write_str("a ']' without a branch"),
            RecordErrorKind::BranchOfNothing => f.write_str("a branch must follow the move that it replaces"),
            RecordErrorKind::TooDeep => {
                write!(f, "branches are nested more than {} levels deep", super::read::MAX_BRANCH_DEPTH)
            }
            RecordErrorKind::Action(error) => error.fmt(f),
            RecordErrorKind::MissingResult => {
                f.write_str("the game has no result: end it with the winners' letters, or '*' if it is unfinished")
            }
            RecordErrorKind::ResultInBranch => f.write_str("a result is not allowed in a branch"),
            RecordErrorKind::TrailingText => f.write_str("unexpected text after the result"),
        }
    }
}

impl core::error::Error for RecordError {}
