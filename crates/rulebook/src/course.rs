//! The course of one game: its steps, their boards and their tasks.

use crate::{Goal, words};
use pacru_rules::{Field, GameKind, Position, RuleId};
use serde::{Deserialize, Serialize};

/// The steps that teach one game, in order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    /// The game.
    #[serde(with = "words::one")]
    pub game: GameKind,
    /// The steps.
    pub steps: Vec<Step>,
}

impl Course {
    /// The message with the words of a step: its value explains, its attributes are `title` and, where there is a task,
    /// `task`, `done`, `hint` and the hints of wrong tries.
    pub fn message(&self, step: &Step) -> String {
        format!("{}-{}", self.game, step.id)
    }

    /// The message about the course as a whole: its value is the welcome, its attributes are `title` and `done`.
    pub fn own_message(&self) -> String {
        format!("{}-course", self.game)
    }

    /// The step with this id, with its place in the course.
    pub fn find(&self, id: &str) -> Option<(usize, &Step)> {
        self.steps.iter().enumerate().find(|(_, step)| step.id == id)
    }

    /// The first step that teaches a rule.
    pub fn teaches(&self, rule: RuleId) -> Option<&Step> {
        self.steps.iter().find(|step| step.rules.contains(&rule))
    }
}

/// One idea: a board to look at, and mostly a task.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Its name within the course, in small letters and hyphens.
    pub id: String,
    /// The rules it teaches.
    #[serde(with = "words::many")]
    pub rules: Vec<RuleId>,
    /// The pictures of the booklets that it stands for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub situations: Vec<String>,
    /// The board, shown with green at the bottom. The learner plays the side to move.
    #[serde(with = "words::one")]
    pub position: Position,
    /// Whether the game has ended in this position, which only a step without a task can show.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub over: bool,
    /// Fields to point at.
    #[serde(default, with = "words::many", skip_serializing_if = "Vec::is_empty")]
    pub highlights: Vec<Field>,
    /// The task, one entry for each turn of the learner. A step without is only looked at.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub turns: Vec<Turn>,
    /// Lines of the learner's moves that solve the task; the first is the one to show.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub solutions: Vec<Vec<String>>,
    /// Tries that go wrong, each with its hint.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wrong: Vec<WrongTry>,
}

impl Step {
    /// Whether there is something to do.
    pub fn has_task(&self) -> bool {
        !self.turns.is_empty()
    }
}

/// One turn of the learner, and what the opponents answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// What the move must do: all of these.
    pub goals: Vec<Goal>,
    /// The opponents' moves until it is the learner's turn again, in the order of play.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub replies: Vec<String>,
}

/// A try that goes wrong in a way worth a hint.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrongTry {
    /// The learner's moves; the last one is the wrong one.
    pub moves: Vec<String>,
    /// The kind of refusal (see [`refusal_kind`](crate::refusal_kind())); none where the move is legal but misses the goal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refusal: Option<String>,
    /// The rule that the refusal names.
    #[serde(default, with = "words::maybe", skip_serializing_if = "Option::is_none")]
    pub rule: Option<RuleId>,
    /// The name of the hint: the attribute `hint-NAME` of the step's message.
    pub hint: String,
}
