//! Questions that players ask.

use crate::{Board, SectionAddress, words};
use pacru_rules::{GameKind, RuleId};
use serde::{Deserialize, Serialize};

/// All questions, in reading order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Questions {
    /// The questions.
    pub questions: Vec<Question>,
}

/// A question with its answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// Its name.
    pub id: String,
    /// The games that it is about.
    #[serde(with = "words::many")]
    pub games: Vec<GameKind>,
    /// The rules that the answer rests on.
    #[serde(with = "words::many")]
    pub rules: Vec<RuleId>,
    /// The sections beside the rules that it rests on: what the booklets leave open, and what is no rule.
    #[serde(default, with = "words::many", skip_serializing_if = "Vec::is_empty")]
    pub sections: Vec<SectionAddress>,
    /// Pictures for the answer, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boards: Vec<Board>,
}

impl Question {
    /// The message: its value is the answer, its attributes are `title`, the question, and the captions `board-NAME`.
    pub fn message(&self) -> String {
        format!("question-{}", self.id)
    }
}
