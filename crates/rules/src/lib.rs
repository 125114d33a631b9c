//! The rules of Shacru, Azacru and Pacru.

mod chevron;
mod color;
mod dead;
mod enumerate;
mod event;
mod facing;
mod field;
mod field_set;
mod judge;
mod move_text;
mod moves;
mod order;
mod outcome;
mod perft;
mod play;
mod position;
mod position_text;
mod reach;
mod refusal;
mod ruleset;
mod setup;
mod staged;
mod tables;
mod tag;
#[cfg(test)]
mod vectors;

pub use chevron::Chevron;
pub use color::{ByColor, Color, ColorSet};
pub use event::{Cause, Departure, Event, OutReason};
pub use facing::{Facing, Turn};
pub use field::{Borderland, Field, ParseFieldError};
pub use field_set::FieldSet;
pub use moves::{Choice, Given, Move, Reorientation, Travel};
pub use order::{Order, OrderError};
pub use outcome::{EndReason, Outcome};
pub use perft::{perft, perft_divide};
pub use play::LeaveError;
pub use position::Position;
pub use position_text::{Part, PositionError, PositionProblem};
pub use refusal::{BadField, MoveError, Reason, Refusal};
pub use ruleset::{GameKind, Ruleset, RulesetError, Target};
pub use setup::{Cell, Setup, SetupError};
pub use staged::{Options, Route, RouteKind};
pub use tag::Tag;
