//! Reading the names of colours, facings, rules and the like: exactly what `Display` writes.

use crate::{Color, Departure, EndReason, Facing, GameKind, Rotation, RuleId};
use core::fmt;
use core::str::FromStr;

/// The text is none of the names that its type has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseNameError {
    expected: &'static str,
}

impl ParseNameError {
    /// What was expected, such as "a colour: yellow, red, green or black".
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

            fn from_str(text: &str) -> Result<$type, ParseNameError> {
                let known = $type::ALL.iter().find(|value| value.$name() == text);
                known.copied().ok_or(ParseNameError { expected: $expected })
            }
        })*
    };
}

names! {
    Color::name "a colour: yellow, red, green or black"
    Departure::as_str "a departure: resign, time or gone"
    EndReason::as_str "the reason of an end: target, last, dead, last-round, idle, repetition, agreed or cancelled"
    Facing::name "a facing: north, north-east, east, south-east, south, south-west, west or north-west"
    GameKind::name "a game: shacru, azacru or pacru"
    Rotation::symbol "a rotation: <<, <, > or >>"
    RuleId::as_str "a rule: S-R1 to S-R6, A-R1 to A-R10, or R1 to R16"
}
