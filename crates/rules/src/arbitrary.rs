//! Random values for fuzzers: the small types, and positions reached by random play.

use crate::{
    Color, ColorSet, Departure, Facing, Field, FieldSet, GameKind, MarkerTarget, Position, Rotation, Ruleset, TurnOrder,
};
use arbitrary::{Arbitrary, Result, Unstructured};
use core::ops::ControlFlow;

macro_rules! one_of_all {
    ($($type:ident)*) => {
        $(impl<'a> Arbitrary<'a> for $type {
            fn arbitrary(u: &mut Unstructured<'a>) -> Result<$type> {
                u.choose(&$type::ALL).copied()
            }
        })*
    };
}

one_of_all! { Color Departure Facing Field GameKind Rotation }

impl<'a> Arbitrary<'a> for ColorSet {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<ColorSet> {
        let bits = u8::arbitrary(u)?;
        Ok(Color::ALL.into_iter().filter(|&color| bits >> color as u8 & 1 != 0).collect())
    }
}

impl<'a> Arbitrary<'a> for FieldSet {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<FieldSet> {
        Ok(FieldSet(u128::arbitrary(u)?) & FieldSet::ALL)
    }
}

impl<'a> Arbitrary<'a> for TurnOrder {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<TurnOrder> {
        let index = u.choose_index(TurnOrder::all().len())?;
        Ok(TurnOrder::all().nth(index).expect("the index is below the number of orders"))
    }
}

impl<'a> Arbitrary<'a> for MarkerTarget {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<MarkerTarget> {
        let markers = u.int_in_range(1..=Field::COUNT)?;
        Ok(MarkerTarget::new(markers).expect("1 to 81 markers"))
    }
}

impl<'a> Arbitrary<'a> for Ruleset {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Ruleset> {
        Ok(match GameKind::arbitrary(u)? {
            GameKind::Shacru => Ruleset::Shacru { twist: bool::arbitrary(u)? },
            GameKind::Azacru => Ruleset::Azacru { twist: bool::arbitrary(u)? },
            GameKind::Pacru => Ruleset::Pacru { meet9: bool::arbitrary(u)?, target: Option::arbitrary(u)? },
        })
    }
}

/// The largest number of moves that are played from the standard start.
const MAX_PLIES: u32 = 200;

impl<'a> Arbitrary<'a> for Position {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Position> {
        let mut position = Position::start(Ruleset::arbitrary(u)?, TurnOrder::arbitrary(u)?);
        u.arbitrary_loop(None, Some(MAX_PLIES), |u| {
            let moves = position.travels();
            if moves.is_empty() {
                return Ok(ControlFlow::Break(()));
            }
            position = position.play_unchecked(*u.choose(&moves)?);
            Ok(ControlFlow::Continue(()))
        })?;
        Ok(position)
    }
}
