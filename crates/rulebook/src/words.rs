//! How the values of the rules engine stand in the files: as the words that players know.

use crate::SectionAddress;
use pacru_rules::{Color, Field, GameKind, Position, RuleId};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serializer};
use std::borrow::Cow;

/// A value that is written as one word or line.
pub(crate) trait Word: Sized {
    fn read(text: &str) -> Result<Self, String>;
    fn write(&self) -> String;
}

impl Word for Position {
    fn read(text: &str) -> Result<Position, String> {
        text.parse().map_err(|error| format!("position '{text}': {error}"))
    }

    fn write(&self) -> String {
        self.to_string()
    }
}

impl Word for Field {
    fn read(text: &str) -> Result<Field, String> {
        text.parse().map_err(|error| format!("'{text}': {error}"))
    }

    fn write(&self) -> String {
        self.to_string()
    }
}

impl Word for RuleId {
    fn read(text: &str) -> Result<RuleId, String> {
        one_of(RuleId::ALL, RuleId::as_str, text).ok_or_else(|| format!("no rule '{text}': write S-R4, A-R7 or R11"))
    }

    fn write(&self) -> String {
        self.as_str().to_owned()
    }
}

impl Word for Color {
    fn read(text: &str) -> Result<Color, String> {
        one_of(&Color::ALL, Color::name, text).ok_or_else(|| format!("no colour '{text}': yellow, red, green or black"))
    }

    fn write(&self) -> String {
        self.name().to_owned()
    }
}

impl Word for GameKind {
    fn read(text: &str) -> Result<GameKind, String> {
        one_of(&GameKind::ALL, GameKind::name, text).ok_or_else(|| format!("no game '{text}': shacru, azacru or pacru"))
    }

    fn write(&self) -> String {
        self.name().to_owned()
    }
}

impl Word for SectionAddress {
    fn read(text: &str) -> Result<SectionAddress, String> {
        let (game, section) = text.split_once('/').ok_or_else(|| format!("no section '{text}': write pacru/idle"))?;
        Ok(SectionAddress { game: GameKind::read(game)?, section: section.to_owned() })
    }

    fn write(&self) -> String {
        format!("{}/{}", self.game, self.section)
    }
}

fn one_of<T: Copy>(all: &[T], name: fn(T) -> &'static str, text: &str) -> Option<T> {
    all.iter().copied().find(|&value| name(value) == text)
}

/// `#[serde(with = "words::one")]`: a single value.
pub(crate) mod one {
    use super::{Cow, Deserialize, Deserializer, Error, Serializer, Word};

    pub(crate) fn serialize<T: Word, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&value.write())
    }

    pub(crate) fn deserialize<'a, T: Word, D: Deserializer<'a>>(from: D) -> Result<T, D::Error> {
        T::read(&Cow::<str>::deserialize(from)?).map_err(D::Error::custom)
    }
}

/// `#[serde(with = "words::maybe")]`: a value that may be left out.
pub(crate) mod maybe {
    use super::{Deserializer, Serializer, Word, one};

    // Serde passes the field as it is.
    #[allow(clippy::ref_option)]
    pub(crate) fn serialize<T: Word, S: Serializer>(value: &Option<T>, to: S) -> Result<S::Ok, S::Error> {
        match value {
            Some(value) => one::serialize(value, to),
            None => to.serialize_none(),
        }
    }

    pub(crate) fn deserialize<'a, T: Word, D: Deserializer<'a>>(from: D) -> Result<Option<T>, D::Error> {
        one::deserialize(from).map(Some)
    }
}

/// `#[serde(with = "words::many")]`: a list.
pub(crate) mod many {
    use super::{Deserialize, Deserializer, Error, Serializer, Word};

    pub(crate) fn serialize<T: Word, S: Serializer>(values: &[T], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(values.iter().map(Word::write))
    }

    pub(crate) fn deserialize<'a, T: Word, D: Deserializer<'a>>(from: D) -> Result<Vec<T>, D::Error> {
        let words = Vec::<String>::deserialize(from)?;
        words.iter().map(|word| T::read(word).map_err(D::Error::custom)).collect()
    }
}
