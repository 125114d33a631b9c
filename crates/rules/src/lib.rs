//! The rules of Shacru, Azacru and Pacru: what is legal, what it does, when a game ends, and why not.
//!
//! No I/O, no threads, no clock; the same code runs natively and in a page.
//!
//! # A position and its moves
//!
//! A [`Position`] is small and [`Copy`]. It is read from and written to one line of text, and it is always a possible one:
//! what somebody describes goes through [`Setup`], which refuses the rest.
//!
//! ```
//! use pacru_rules::{TurnOrder, Position, Ruleset};
//!
//! let start = Position::start(Ruleset::AZACRU, TurnOrder::standard(3).unwrap());
//! assert_eq!(start.to_string(), "azacru yrb y 2B41Y41R42/9/Y27Y6/9/B27R6/9/9/9/2B03R02 - 0 1");
//! assert_eq!(start.count_moves(), 13);
//!
//! let mv = start.parse_move("e9-e8")?;
//! let (after, events) = start.play(mv)?;
//! assert_eq!(after.to_move().name(), "red");
//! assert_eq!(events.len(), 2, "a chevron travelled, and its new field was marked");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Step by step
//!
//! A move can be compound, and in Pacru a position can have hundreds of thousands. So there are three views of the same
//! legal moves: in stages, as a player makes them ([`Position::movable`], [`Position::routes`], [`Position::arrival_choices`],
//! [`Position::meeting_fields`], [`Position::affordable_rotations`]); one after the other ([`Position::try_for_each_move`]); and
//! counted ([`Position::count_moves`]). Searches also get each move with the position after it
//! ([`Position::try_for_each_child`]).
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
//! assert!(position.validate(mv).is_ok());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Why not?
//!
//! Whatever is refused says why, with the number of the rule in the booklet and the facts that a message needs.
//!
//! ```
//! use pacru_rules::{Position, Reason, RuleId};
//!
//! let position: Position = "pacru gy g 4Y44/9/Y27Y6/9/9/9/G27G6/4y4/4G04 - 0 9".parse()?;
//! let refused = position.route("e1".parse()?, "e2".parse()?).unwrap_err();
//! assert!(matches!(refused.reason, Reason::OthersMarker { .. }));
//! assert_eq!(refused.rule, Some(RuleId::R7));
//! assert_eq!(refused.to_string(), "e2 carries a yellow marker (R7)");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Whole games
//!
//! A [`Game`] remembers: it can undo and redo, and knows about repetition and agreed draws. A [`Record`] is a game as text
//! with names, comments and branches; a [`Series`] adds up several games.
//!
//! # Where to find what
//!
//! | subject | types |
//! |---|---|
//! | geometry | [`Field`], [`FieldSet`], [`Borderland`], [`Facing`], [`Rotation`] |
//! | who plays what | [`Color`], [`ColorSet`], [`ByColor`], [`TurnOrder`], [`Ruleset`], [`GameKind`] |
//! | positions | [`Position`], [`Setup`], [`Chevron`] |
//! | moves | [`Move`], [`Travel`], [`Reorientation`], [`Payment`], [`Route`], [`ChoiceSet`], [`Choice`] |
//! | a move chosen step by step | [`Draft`], [`draft`] |
//! | what happens | [`BoardEvent`], [`Outcome`] |
//! | what is refused | [`Refusal`], [`Reason`], [`RuleId`], [`error`] |
//! | games | [`Game`], [`Action`], [`Record`], [`record`], [`Series`] |
//! | computer players | [`search`] |

mod color;
pub mod draft;
pub mod record;
mod rule_id;
mod ruleset;
mod turn_order;

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
    pub use crate::notation::position_text::{PositionError, PositionErrorKind, PositionPart};
    pub use crate::position::setup::SetupError;
    pub use crate::record::error::{RecordError, RecordErrorKind};
    pub use crate::record::result::ResultMismatch;
    pub use crate::ruleset::RulesetError;
    pub use crate::turn_order::TurnOrderError;
}

/// Texts of moves and numbers.
pub mod notation {
    pub(crate) mod move_text;
    pub(crate) mod position_text;
    pub(crate) mod text;

    pub use text::parse_number;
}

/// For computer players: random moves without a list of them, and what chevrons reach.
pub mod search {
    mod mobility;
    mod sampler;

    pub use mobility::{Mobility, mobility_range, reachable_neutral};
    pub use sampler::MoveSampler;
}
