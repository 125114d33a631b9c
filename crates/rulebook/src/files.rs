//! Reading the files of `rulebook/`. A page gets the same as JSON.

use crate::challenge::Challenges;
use crate::{Course, Questions, Rulebook};
use pacru_rules::GameKind;
use serde::de::DeserializeOwned;
use std::fmt;
use std::path::{Path, PathBuf};

/// A file that is missing or wrong.
#[derive(Debug)]
pub struct FileError {
    /// Which file.
    pub path: PathBuf,
    /// What is wrong, and where.
    pub problem: String,
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.problem)
    }
}

impl std::error::Error for FileError {}

/// The course of a game, from `lessons/GAME.toml`.
pub fn course(rulebook: &Path, game: GameKind) -> Result<Course, FileError> {
    read(&rulebook.join(format!("lessons/{game}.toml")))
}

/// The rules of a game, from `rules/GAME.toml`.
pub fn rules(rulebook: &Path, game: GameKind) -> Result<Rulebook, FileError> {
    read(&rulebook.join(format!("rules/{game}.toml")))
}

/// The questions, from `questions.toml`.
pub fn questions(rulebook: &Path) -> Result<Questions, FileError> {
    read(&rulebook.join("questions.toml"))
}

/// The challenges, from `challenges.toml`.
pub fn challenges(rulebook: &Path) -> Result<Challenges, FileError> {
    read(&rulebook.join("challenges.toml"))
}

fn read<T: DeserializeOwned>(path: &Path) -> Result<T, FileError> {
    let refuse = |problem| FileError { path: path.to_owned(), problem };
    let text = std::fs::read_to_string(path).map_err(|error| refuse(error.to_string()))?;
    toml::from_str(&text).map_err(|error| refuse(error.to_string()))
}
