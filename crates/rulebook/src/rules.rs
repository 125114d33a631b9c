//! The complete rules of one game, in chapters and sections with boards.

use crate::words;
use pacru_rules::{Field, GameKind, Position, RuleId};
use serde::{Deserialize, Serialize};

/// The rules of one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulebook {
    /// The game.
    #[serde(with = "words::one")]
    pub game: GameKind,
    /// The chapters in reading order.
    pub chapters: Vec<Chapter>,
}

impl Rulebook {
    /// The message of a section: its value is the text, its attributes are `title` and the captions `board-NAME`.
    pub fn message(&self, section: &Section) -> String {
        section_message(self.game, &section.id)
    }

    /// The message of a chapter: its heading.
    pub fn chapter_message(&self, chapter: &Chapter) -> String {
        format!("rules-{}-chapter-{}", self.game, chapter.id)
    }

    /// The message of the whole: its value is the introduction, its attribute `title` the title.
    pub fn own_message(&self) -> String {
        format!("rules-{}", self.game)
    }

    /// All sections in reading order.
    pub fn sections(&self) -> impl Iterator<Item = &Section> {
        self.chapters.iter().flat_map(|chapter| &chapter.sections)
    }

    /// The section about a rule.
    pub fn about(&self, rule: RuleId) -> Option<&Section> {
        self.sections().find(|section| section.rule == Some(rule))
    }
}

/// Sections that belong together.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// Its name within the rulebook.
    pub id: String,
    /// Its sections.
    pub sections: Vec<Section>,
}

/// Where a section is found, written `pacru/idle`; on the page `/rules/pacru#idle`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SectionAddress {
    /// The game whose rulebook it is in.
    pub game: GameKind,
    /// The section's id.
    pub section: String,
}

impl SectionAddress {
    /// The message of the section, as [`Rulebook::message`] gives it.
    pub fn message(&self) -> String {
        section_message(self.game, &self.section)
    }
}

fn section_message(game: GameKind, section: &str) -> String {
    format!("rules-{game}-{section}")
}

/// One rule, or one subject beside the rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Section {
    /// Its name within the rulebook, and its address: `/rules/pacru#R11`. A rule's section is named by its tag.
    pub id: String,
    /// The rule that it states.
    #[serde(default, with = "words::maybe", skip_serializing_if = "Option::is_none")]
    pub rule: Option<RuleId>,
    /// Pictures, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boards: Vec<Board>,
}

/// A picture of a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Its name within the section: its caption is the attribute `board-NAME`.
    pub id: String,
    /// The position shown.
    #[serde(with = "words::one")]
    pub position: Position,
    /// Whether the game has ended in this position.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub over: bool,
    /// Fields to point at.
    #[serde(default, with = "words::many", skip_serializing_if = "Vec::is_empty")]
    pub highlights: Vec<Field>,
    /// A move from this position, to be shown as an arrow.
    #[serde(default, rename = "move", skip_serializing_if = "Option::is_none")]
    pub shown_move: Option<String>,
}
