//! The rules of the board games Shacru, Azacru and Pacru: positions, legal moves, what a move does, when a game ends, game
//! records, and the reason why a move is not legal.
//!
//! No I/O, no threads, no clock; the same code runs natively and as WebAssembly.
//!
//! # Positions and moves
//!
//! A [`Position`] is small and [`Copy`]. It is read from and written to one line of text, and it is always a possible one:
//! a described position is a [`Setup`], and only [`Setup::position`], which checks it, makes a [`Position`] of it.
//!
//! ```
//! use pacru_rules::{Position, Ruleset, TurnOrder};
//!
//! let start = Position::start(Ruleset::AZACRU, TurnOrder::standard(3).unwrap());
//! assert_eq!(start.to_string(), "azacru yrb y 2B41Y41R42/9/Y27Y6/9/B27R6/9/9/9/2B03R02 - 0 1");
//! assert_eq!(start.legal_moves().len(), 13);
//!
//! let mv = start.parse_move("e9-e8")?;
//! let (after, events) = start.play(mv)?;
//! assert_eq!(after.to_move().name(), "red");
//! assert_eq!(events.len(), 2, "a chevron travelled, and its new field was marked");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Legal moves step by step
//!
//! In Pacru a position can have hundreds of thousands of moves. So there are three views of the same legal moves:
//!
//! - in stages, as a player chooses them: [`Position::movable`], [`Position::routes`], [`Position::arrival_choices`],
//!   [`Position::meeting_fields`], [`Position::affordable_rotations`];
//! - one after the other: [`Position::legal_moves`], [`Position::for_each_move`], [`Position::try_for_each_move`], which can
//!   stop early, and for searches [`Position::for_each_child`], which also gives the position after each move;
//! - counted: [`Position::count_moves`].
//!
//! ```
//! use pacru_rules::{Move, Position, Travel};
//!
//! let position: Position = "pacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1".parse()?;
//! let from = position.movable().first().unwrap();
//! let route = position.routes(from).last().unwrap();
//! let choice = position.arrival_choices(route).iter().next().unwrap();
//! let meeting = position.meeting_fields(route, choice).first();
//! let mv = Move::Travel(Travel { from, to: route.to, pincer: false, choice, meeting });
//! assert!(position.is_legal(mv));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Refusals
//!
//! Illegal moves are refused with a reason, the facts that a message needs, and the number of the rule in the booklet.
//!
//! ```
//! use pacru_rules::{Field, Position, Reason, RuleId};
//!
//! let position: Position = "pacru gy g 4Y44/9/Y27Y6/9/9/9/G27G6/4y4/4G04 - 0 9".parse()?;
//! let refused = position.route(Field::E1, Field::E2).unwrap_err();
//! assert!(matches!(refused.reason, Reason::OthersMarker { .. }));
//! assert_eq!(refused.rule, Some(RuleId::R7));
//! assert_eq!(refused.to_string(), "e2 carries a yellow marker (R7)");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Games
//!
//! A [`Game`] keeps its history: it can undo and redo, and knows about repetition and agreed draws. A [`Record`] is a game as
//! text with names, comments and branches; a [`Series`] adds up several games.
//!
//! # Features
//!
//! - `std` (default): nothing by itself; without it the crate is `no_std` and needs `alloc`.
//! - `serde`: positions, moves, records and the small types as strings.
//! - `arbitrary`: random values for fuzzers, positions reached by play among them. Implies `std`.
//!
//! # Where to find what
//!
//! | subject | types |
//! |---|---|
//! | geometry | [`Field`], [`FieldSet`], [`Borderland`], [`Facing`], [`Rotation`] |
//! | who plays what | [`Color`], [`ColorSet`], [`ByColor`], [`TurnOrder`], [`Ruleset`], [`GameKind`] |
//! | positions | [`Position`], [`Setup`], [`Chevron`] |
//! | moves | [`Move`], [`Travel`], [`Reorientation`], [`Payment`], [`Route`], [`ChoiceSet`], [`Choice`], [`notation`] |
//! | a move chosen step by step | [`Draft`], [`draft`] |
//! | what happens | [`BoardEvent`], [`Outcome`] |
//! | what is refused | [`Refusal`], [`Reason`], [`RuleId`], [`error`] |
//! | games | [`Game`], [`Action`], [`Record`], [`record`], [`Series`] |
//! | computer players | [`search`] |

#![no_std]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

#[cfg(feature = "arbitrary")]
mod arbitrary;
mod color;
pub mod draft;
pub mod record;
mod rule_id;
mod ruleset;
#[cfg(feature = "serde")]
mod serde;
mod turn_order;
mod variants;

mod geometry {
    pub(crate) mod facing;
    pub(crate) mod field;
    pub(crate) mod field_set;
    pub(crate) mod tables;
}

mod position {
    pub(crate) mod chevron;
    mod dead;
    pub(crate) mod outcome;
    pub(crate) mod position;
    pub(crate) mod setup;
}

mod moves {
    pub(crate) mod event;
    pub(crate) mod moves;
    pub(crate) mod play;
    pub(crate) mod refusal;
    pub(crate) mod route;
    mod validate;
}

mod movegen {
    mod children;
    mod count;
    mod enumerate;
    pub(crate) mod perft;
    pub(crate) mod reach;
    pub(crate) mod staged;
}

mod game {
    pub(crate) mod action;
    pub(crate) mod game;
    pub(crate) mod series;
}

pub use color::{ByColor, Color, ColorSet};
pub use draft::Draft;
pub use game::action::{Action, Departure};
pub use game::game::{Game, Ply};
pub use game::series::Series;
pub use geometry::facing::{Facing, Rotation};
pub use geometry::field::{Borderland, Field};
pub use geometry::field_set::FieldSet;
pub use movegen::perft::{perft, perft_divide};
pub use moves::event::{BoardEvent, MarkCause, OutReason};
pub use moves::moves::{Choice, Move, Payment, Reorientation, Travel};
pub use moves::refusal::{BadField, Reason, Refusal};
pub use moves::route::{ChoiceSet, Route, RouteKind};
pub use position::chevron::Chevron;
pub use position::outcome::{EndReason, Outcome};
pub use position::position::Position;
pub use position::setup::{FieldContent, Setup};
pub use record::Record;
pub use rule_id::RuleId;
pub use ruleset::{GameKind, MarkerTarget, Ruleset};
pub use turn_order::TurnOrder;

/// The errors of this crate. A refused move is a [`Refusal`].
pub mod error {
    pub use crate::game::action::ActionError;
    pub use crate::game::series::SeatingError;
    pub use crate::geometry::field::ParseFieldError;
    pub use crate::moves::play::LeaveError;
    pub use crate::moves::refusal::MoveError;
    pub use crate::notation::name::ParseNameError;
    pub use crate::notation::position_text::{PositionError, PositionErrorKind, PositionPart};
    pub use crate::position::setup::SetupError;
    pub use crate::record::error::{RecordError, RecordErrorKind};
    pub use crate::record::result::ResultMismatch;
    pub use crate::ruleset::RulesetError;
    pub use crate::turn_order::TurnOrderError;
}

/// Iterators that can be named.
pub mod iter {
    pub use crate::color::Colors;
    pub use crate::geometry::field_set::Fields;
    pub use crate::moves::moves::Combinations;
}

/// Texts of moves and numbers.
pub mod notation {
    pub(crate) mod move_text;
    pub(crate) mod name;
    pub(crate) mod position_text;
    pub(crate) mod text;

    pub use move_text::MoveText;
    pub use text::parse_number;
}

/// For computer players: random moves without a list of them, and what chevrons reach.
pub mod search {
    mod mobility;
    mod sampler;

    pub use mobility::{Mobility, mobility_range, reachable_neutral};
    pub use sampler::MoveSampler;
}

/// Runs the examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
