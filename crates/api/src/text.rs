//! Values of the rules as they stand in messages: by the texts that everybody knows.

// Serde hands over references, however small the value.
#![allow(clippy::trivially_copy_pass_by_ref, clippy::ref_option)]

use pacru_rules::{Color, ColorSet, Departure};
use serde::{Deserialize, Deserializer, Serializer, de::Error};

/// Anything with a text form: games with their options, orders of play.
pub(crate) mod plain {
    use super::{Deserialize, Deserializer, Error, Serializer};
    use std::fmt::Display;
    use std::str::FromStr;

    pub(crate) fn serialize<T: Display, S: Serializer>(value: &T, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(value)
    }

    pub(crate) fn deserialize<'de, T, D>(input: D) -> Result<T, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        String::deserialize(input)?.parse().map_err(D::Error::custom)
    }
}

/// A colour by its letter.
pub(crate) mod color {
    use super::{Color, Deserialize, Deserializer, Error, Serializer};

    pub(crate) fn serialize<S: Serializer>(color: &Color, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_char(color.letter())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(input: D) -> Result<Color, D::Error> {
        let letter = char::deserialize(input)?;
        Color::from_letter(letter).ok_or_else(|| D::Error::custom("a colour is y, r, g or b"))
    }
}

/// A colour by its letter, or none.
pub(crate) mod maybe_color {
    use super::{Color, Deserialize, Deserializer, Error, Serializer};

    pub(crate) fn serialize<S: Serializer>(color: &Option<Color>, out: S) -> Result<S::Ok, S::Error> {
        match color {
            Some(color) => out.serialize_char(color.letter()),
            None => out.serialize_none(),
        }
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(input: D) -> Result<Option<Color>, D::Error> {
        let letter = Option::<char>::deserialize(input)?;
        let read = |letter| Color::from_letter(letter).ok_or_else(|| D::Error::custom("a colour is y, r, g or b"));
        letter.map(read).transpose()
    }
}

/// Colours by their letters: `gy`.
pub(crate) mod colors {
    use super::{Color, ColorSet, Deserialize, Deserializer, Error, Serializer};

    pub(crate) fn serialize<S: Serializer>(colors: &ColorSet, out: S) -> Result<S::Ok, S::Error> {
        let letters: String = colors.iter().map(Color::letter).collect();
        out.serialize_str(&letters)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(input: D) -> Result<ColorSet, D::Error> {
        let letters = String::deserialize(input)?;
        let colors: Option<ColorSet> = letters.chars().map(Color::from_letter).collect();
        colors.ok_or_else(|| D::Error::custom("colours are letters of yrgb"))
    }
}

/// How a player left, by its word in records.
pub(crate) mod departure {
    use super::{Departure, Deserialize, Deserializer, Error, Serializer};

    pub(crate) fn serialize<S: Serializer>(how: &Departure, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_str(how.as_str())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(input: D) -> Result<Departure, D::Error> {
        let word = String::deserialize(input)?;
        let known = Departure::ALL.into_iter().find(|how| how.as_str() == word);
        known.ok_or_else(|| D::Error::custom("a player leaves by resign, time or gone"))
    }
}
