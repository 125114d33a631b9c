//! Names of the variants of `non_exhaustive` enums, so that tests of other crates notice a new variant.

/// Defines `variant_name` and `VARIANT_NAMES` for an enum. A new variant does not compile until it is listed here.
macro_rules! variants {
    ($($type:ident { $($variant:ident)* })*) => {
        $(#[doc(hidden)]
        impl $type {
            pub const VARIANT_NAMES: &[&str] = &[$(stringify!($variant)),*];

            pub fn variant_name(&self) -> &'static str {
                match self {
                    $($type::$variant { .. } => stringify!($variant),)*
                }
            }
        })*
    };
}

use crate::error::{PositionErrorKind, RecordErrorKind, RulesetError, TurnOrderError};
use crate::{BoardEvent, MarkCause};

variants! {
    PositionErrorKind {
        Missing WhiteSpace TrailingText Ruleset Order NotAColor RankCount RankLength BoardCharacter AdjacentNumbers
        MissingFacing BadNumber Impossible
    }
    RecordErrorKind {
        Empty Tag RepeatedTag MissingTag Game Order Start StartDiffers ResultTag OpenComment NoComment OpenBranch NoBranch
        BranchOfNothing TooDeep Action MissingResult ResultInBranch TrailingText
    }
    BoardEvent {
        Travelled Twisted Reoriented Captured Marked Converted GivenUp Connected Removed Met Passed LastRoundBegan Out
        Ended
    }
    MarkCause { Arrival Border Connection Pincer Meeting }
    RulesetError { UnknownGame UnknownOption BadTarget OptionOrder }
    TurnOrderError { NotAColor Repeated NotOpposite Players }
}
