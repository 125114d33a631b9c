//! What the checks of the rulebook share: its files, and a list of complaints instead of one panic after the other.

#![allow(dead_code)] // Each check uses its own part.

use pacru_rulebook::{Course, Questions, Rulebook, files};
use pacru_rules::{GameKind, RuleId};
use std::fmt;
use std::path::{Path, PathBuf};

pub(crate) fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulebook")
}

pub(crate) fn courses() -> Vec<Course> {
    GameKind::ALL.iter().map(|&game| files::course(&folder(), game).unwrap_or_else(|error| panic!("{error}"))).collect()
}

pub(crate) fn rulebooks() -> Vec<Rulebook> {
    GameKind::ALL.iter().map(|&game| files::rules(&folder(), game).unwrap_or_else(|error| panic!("{error}"))).collect()
}

pub(crate) fn questions() -> Questions {
    files::questions(&folder()).unwrap_or_else(|error| panic!("{error}"))
}

/// The game that a rule belongs to.
pub(crate) fn game_of(tag: RuleId) -> GameKind {
    match tag.as_str().as_bytes()[0] {
        b'S' => GameKind::Shacru,
        b'A' => GameKind::Azacru,
        _ => GameKind::Pacru,
    }
}

/// All that is wrong, told at once.
#[derive(Default)]
pub(crate) struct Complaints(Vec<String>);

impl Complaints {
    pub(crate) fn add(&mut self, complaint: impl fmt::Display) {
        self.0.push(complaint.to_string());
    }

    pub(crate) fn unless(&mut self, holds: bool, complaint: impl fmt::Display) {
        if !holds {
            self.add(complaint);
        }
    }
}

impl Drop for Complaints {
    fn drop(&mut self) {
        // A second panic would hide the first.
        let silent = self.0.is_empty() || std::thread::panicking();
        assert!(silent, "{} complaints:\n{}", self.0.len(), self.0.join("\n"));
    }
}
