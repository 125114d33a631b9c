//! serde: every type with a text form is written and read as that text.
//!
//! A [`Move`] is only written, because reading one needs a position; it is read as a [`MoveText`].

use crate::notation::MoveText;
use crate::{
    Color, Departure, EndReason, Facing, Field, GameKind, Move, Position, Record, Rotation, RuleId, Ruleset, TurnOrder,
};
use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;
use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::ser::{Serialize, Serializer};

macro_rules! serialize_as_text {
    ($($type:ident)*) => {
        $(impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        })*
    };
}

macro_rules! deserialize_from_text {
    ($($type:ident $expected:literal)*) => {
        $(impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                deserializer.deserialize_str(TextVisitor { expected: $expected, value: PhantomData })
            }
        })*
    };
}

struct TextVisitor<T> {
    expected: &'static str,
    value: PhantomData<T>,
}

impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for TextVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expected)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

serialize_as_text! {
    Color Departure EndReason Facing Field GameKind Move MoveText Position Record Rotation RuleId Ruleset TurnOrder
}

deserialize_from_text! {
    Color "a colour"
    Departure "a departure"
    EndReason "the reason of an end"
    Facing "a facing"
    Field "a field"
    GameKind "a game"
    MoveText "a move"
    Position "a position string"
    Record "a game record"
    Rotation "a rotation"
    RuleId "the number of a rule"
    Ruleset "a game with its options"
    TurnOrder "an order of play"
}
