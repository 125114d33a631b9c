//! The rules of the board games Shacru, Azacru and Pacru: positions, legal moves, what a move does, when a game ends,
//! game records, and the reason why a move is not legal.
//!
//! No I/O, no threads, no clock; the same code runs natively and as WebAssembly.
//!
//! # Positions and moves
//!
//! A [`Position`] is small and [`Copy`], and its text form is one line ([position strings](Position#position-strings)).
//! It is consistent: a description of a position is a [`Setup`], and [`Setup::position`] checks it before it makes a
//! [`Position`]. It need not be reachable by play. [`Position::play`] checks a move; [`Position::play_unchecked`]
//! trusts the caller, for searches.
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
//! # Three views of the legal moves
//!
//! A position of Pacru can have very many moves: more than 800,000 in play, over ten million at most. So there are
//! three views of the same legal moves:
//!
//! - step by step, as a player chooses them: [`Position::movable`], [`Position::routes`],
//!   [`Position::arrival_choices`], [`Position::meeting_fields`]; for reorientations
//!   [`Position::affordable_rotations`], which has an example;
//! - one by one: [`Position::legal_moves`], [`Position::for_each_move`], and [`Position::try_for_each_move`], which can
//!   stop early;
//! - counted: [`Position::count_moves`].
//!
//! Nearly all moves of a large position are reorientations, and searches often leave them out: [`Position::travels`],
//! [`Position::for_each_travel`] and [`Position::count_travels`] are without them. [`Position::for_each_child`] is also
//! without them, and gives the position after each move; for all children add [`Position::for_each_reorientation`].
//!
//! ```
//! use pacru_rules::{Move, Position};
//!
//! let position: Position = "pacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1".parse()?;
//! let from = position.movable().first().unwrap();
//! let route = position.routes(from).last().unwrap();
//! let choice = position.arrival_choices(route).iter().next().unwrap();
//! let meeting = position.meeting_fields(route, choice).first();
//! let mv = Move::Travel(route.travel(choice, meeting));
//! assert!(position.is_legal(mv));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Refusals
//!
//! Illegal moves are refused with a [`Reason`], which has the facts that a message needs, and the number of the rule
//! ([`RuleId`]).
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
//! A [`Game`] keeps its history: it can undo and redo, and knows about repetition and agreed draws. So ask
//! [`Game::is_over`] and [`Game::legal_moves`] rather than its position. A [`Record`] is a game as text with names,
//! comments and branches; a [`Series`] adds up several games.
//!
//! # Words
//!
//! - **Field**: one of the 9 × 9 squares, a1 to i9. It is *neutral*, or it has one *marker*.
//! - **Marker**: lies on a field and gives it a colour. Markers are the points of a player.
//! - **Chevron**: a piece that moves. It points in one of eight directions and travels straight ahead or 45° to the
//!   left or right of that; afterwards it faces in the direction of travel.
//! - **Borderland**: one of the nine blocks of 3 × 3 fields. A **border** is the line between two of them; a move
//!   crosses a border if it ends in another borderland.
//! - **Power** of movement: how far a chevron can travel. It is the number of its owner's markers in the borderland
//!   where it starts, at least 1; in Shacru it is always 1.
//! - **Twist**: in Shacru and Azacru, a turn by 45° after crossing a border.
//! - **Connection**: in Azacru and Pacru, a travel of two or more fields between two own markers. Without a chevron on
//!   the way the fields between get the player's markers; otherwise it is a *jump*.
//! - **Pincer**: in Pacru, the capture of a chevron that two or more of the player's chevrons attack.
//! - **Meeting**: in Pacru, two own chevrons on own markers come to face each other on adjacent fields; the player then
//!   gets one free field anywhere on the board.
//! - **Reorientation**: in Pacru, a turn on the spot for 2 or 4 markers instead of a travel.
//! - **Last round**: in Azacru, the first pass begins it; every other player has one more turn.
//!
//! *Turn*, *round* and *ply* are explained at [`Position`]. Numbers such as `S-R4`, `A-R7` and `R11` are the rules of
//! the printed booklet for Shacru, Azacru and Pacru; [`RuleId`] lists them all with their subjects.
//!
//! # Features
//!
//! - `std` (default): links the standard library. It changes nothing in the API; without it the crate needs only
//!   `alloc`.
//! - `serde`: text forms as strings, for [`Color`], [`Departure`], [`EndReason`], [`Facing`], [`Field`], [`GameKind`],
//!   [`MoveText`](notation::MoveText), [`Position`], [`Record`], [`Rotation`], [`RuleId`], [`Ruleset`] and
//!   [`TurnOrder`]. A [`Move`] is only written; read it back as a `MoveText` and call
//!   [`MoveText::to_move`](notation::MoveText::to_move), because reading a move needs a position. Other types do not
//!   implement serde's traits.
//! - `arbitrary`: random values for fuzzers, among them positions reached by random play. Implies `std`.
//!
//! # Where to find what
//!
//! | subject | types |
//! |---|---|
//! | geometry | [`Field`], [`FieldSet`], [`Borderland`], [`Facing`], [`Rotation`] |
//! | who plays what | [`Color`], [`ColorSet`], [`ByColor`], [`TurnOrder`], [`Ruleset`], [`GameKind`] |
//! | positions | [`Position`], [`Setup`], [`Chevron`] |
//! | moves | [`Move`], [`Travel`], [`Reorientation`], [`Payment`], [`Route`], [`ChoiceSet`], [`Choice`]; [`notation`] |
//! | a move chosen step by step | [`Draft`], [`draft`] |
//! | what happens | [`BoardEvent`], [`Outcome`], [`EndReason`] |
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

/// Named iterator types.
pub mod iter {
    pub use crate::color::Colors;
    pub use crate::geometry::field_set::Fields;
    pub use crate::moves::moves::Combinations;
}

/// The notation of moves.
///
/// | text | meaning |
/// |---|---|
/// | `e1-e3` | the chevron on e1 travels to e3 |
/// | `e3-e4<` `e3-e4>` | Shacru, Azacru: the same with a twist by 45° to the left or right |
/// | `e3-e4^` | the same as `e3-e4`, where a twist is possible; it is read but never written |
/// | `e1-e4(d5)` | Pacru: d5 is marked by a borderland change (R4) or transformation (R10) |
/// | `e1-e4(*)` | Pacru: the connection change (R8) |
/// | `e1-e2(h8)` | Pacru: h8 is changed by a meeting (R12) |
/// | `e1-e4(d5,h8)` `e1-e4(*,h8)` | Pacru: two effects; the meeting's field comes last |
/// | `e3xe4` `e3xe4(e6,i9)` | Pacru: a pincer (R11), without and with effects |
/// | `e1<(a1,b2)` `e1>(a1,b2)` | Pacru: a reorientation by 45° to the left or right, and the two markers given up (R14) |
/// | `e1<<(a1,b2,c3,d4)` `e1>>(a1,b2,c3,d4)` | Pacru: a reorientation by 90°, and the four markers given up |
/// | `pass` | Shacru, Azacru: the only move of a player who cannot move |
///
/// Left is anticlockwise. A move has exactly one written form: small letters, no spaces, and the markers given up in
/// the order a1, b1, … i1, a2, …. Reading also accepts capital letters and the markers in any order.
///
/// Everything that has to be chosen must be written: a pincer with `x`, a connection with `(*)`, a field wherever one
/// is due. In `e1-e2(h8)` and `e1-e4(d5)` the same form has two meanings, and only the position tells which. So
/// [`MoveText`](notation::MoveText) is a text without a position, and [`Position::parse_move`] reads a [`Move`].
///
/// The form of positions is documented at [`Position`](Position#position-strings), that of game records in [`record`].
pub mod notation {
    pub(crate) mod move_text;
    pub(crate) mod name;
    pub(crate) mod position_text;
    pub(crate) mod text;

    pub use move_text::MoveText;
    pub use text::{escaped_excerpt, parse_number};
}

/// For computer players: random moves of Shacru and Azacru without a list, and the fields that chevrons can reach.
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
