//! Lessons, rules and questions as data. The data itself lies in `rulebook/`, whose README describes the files.
//!
//! The structure is language-neutral and is kept here; the words are Fluent messages, whose names follow from the ids in
//! the structure ([`Course::message`], [`Rulebook::message`], [`Question::message`]).
//!
//! # A lesson's task
//!
//! An [`Attempt`] takes the moves that a learner tries and says what comes of each: a [`Verdict`]. It knows no rule itself:
//! the rules engine plays or refuses the move, and the step's [`Goal`]s look at what happened.
//!
//! ```
//! use pacru_rulebook::{Attempt, Step, Verdict, from_json};
//!
//! let step: Step = from_json(
//!     r#"{"id": "over", "rules": ["S-R4"], "position": "shacru gy g 9/9/9/4Y44/9/9/4G04/9/9 - 0 1",
//!         "turns": [{"goals": ["crossed", {"twisted": "left"}]}]}"#,
//! )?;
//! let mut attempt = Attempt::new(&step);
//! let plain = attempt.position().parse_move("e3-e4")?;
//! assert!(matches!(attempt.play(plain), Verdict::Missed { .. }));
//! let twisted = attempt.position().parse_move("e3-e4<")?;
//! assert!(matches!(attempt.play(twisted), Verdict::Solved { .. }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | subject | types |
//! |---|---|
//! | lessons | [`Course`], [`Step`], [`Turn`], [`WrongTry`], [`Goal`] |
//! | trying a task | [`Attempt`], [`Verdict`], [`Played`] |
//! | challenges | [`challenge`] |
//! | rules | [`Rulebook`], [`Chapter`], [`Section`], [`SectionAddress`], [`Board`] |
//! | questions | [`Questions`], [`Question`] |
//! | the marks in a text | [`markup`] |

mod attempt;
pub mod challenge;
mod course;
#[cfg(not(target_arch = "wasm32"))]
pub mod files;
mod goal;
pub mod markup;
mod questions;
mod refusal_kind;
mod rules;
mod words;

pub use attempt::{Attempt, Played, Verdict};
pub use course::{Course, Step, Turn, WrongTry};
pub use goal::{Goal, Happening, Side};
pub use questions::{Question, Questions};
pub use refusal_kind::refusal_kind;
pub use rules::{Board, Chapter, Rulebook, Section, SectionAddress};

use serde::Serialize;
use serde::de::DeserializeOwned;

/// A [`Course`], a [`Rulebook`] or [`Questions`] as a page loads it.
///
/// ```
/// use pacru_rulebook::{Questions, from_json, to_json};
///
/// let questions: Questions = from_json(r#"{"questions": []}"#)?;
/// assert_eq!(to_json(&questions), r#"{"questions":[]}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
pub fn to_json(data: &impl Serialize) -> String {
    serde_json::to_string(data).expect("the data has text keys only and no other way to fail")
}

/// Reads what [`to_json`] wrote.
pub fn from_json<T: DeserializeOwned>(json: &str) -> Result<T, serde_json::Error> {
    serde_json::from_str(json)
}
