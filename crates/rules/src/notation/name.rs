//! Parses the names of colours, facings, rules and the like. The text must be exactly what `Display` writes, capital
//! and small letters included; a colour may also be its letter.

use crate::{Color, Departure, EndReason, Facing, GameKind, Rotation, RuleId};
use core::fmt;
use core::str::FromStr;

/// The text is not a name of the type that it was parsed as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseNameError {
    expected: &'static str,
}

impl ParseNameError {
    /// What was expected, such as "a game: shacru, azacru or pacru".
    pub const fn expected(self) -> &'static str {
        self.expected
    }
}

impl fmt::Display for ParseNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}", self.expected)
    }
}

impl core::error::Error for ParseNameError {}

macro_rules! names {
    ($($type:ident::$name:ident $expected:literal)*) => {
        $(impl FromStr for $type {
            type Err = ParseNameError;

            #[doc = concat!("Reads ", $expected, ". Capital and small letters are distinguished.")]
            fn from_str(text: &str) -> Result<$type, ParseNameError> {
                let known = $type::ALL.iter().find(|value| value.$name() == text);
                known.copied().ok_or(ParseNameError { expected: $expected })
            }
        })*
    };
}

impl FromStr for Color {
    type Err = ParseNameError;

    /// Reads a name or a letter: `yellow` or `y`, `red` or `r`, `green` or `g`, `black` or `b`. Small letters only.
    fn from_str(text: &str) -> Result<Color, ParseNameError> {
        let mut letters = text.chars();
        if let (Some(letter), None) = (letters.next(), letters.next())
            && let Some(color) = Color::from_letter(letter)
        {
            return Ok(color);
        }
        let named = Color::ALL.into_iter().find(|color| color.name() == text);
        named.ok_or(ParseNameError { expected: "a colour: yellow, red, green or black, or its letter" })
    }
}

names! {
    Departure::as_str "a departure: resign, time or gone"
    EndReason::as_str "the reason of an end: target, last, dead, last-round, idle, repetition, agreed or cancelled"
    Facing::name "a facing: north, north-east, east, south-east, south, south-west, west or north-west"
    GameKind::name "a game: shacru, azacru or pacru"
    Rotation::symbol "a rotation: <<, <, > or >>"
    RuleId::as_str "a rule: S-R1 to S-R6, A-R1 to A-R10, or R1 to R16"
}
