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
//! use pacru_rules::{Order, Position, Ruleset};
//!
//! let start = Position::start(Ruleset::AZACRU, Order::standard(3).unwrap());
//! assert_eq!(start.to_string(), "azacru yrb y 2B41Y41R42/9/Y27Y6/9/B27R6/9/9/9/2B03R02 - 0 1");
//! assert_eq!(start.count_moves(), 13);
//!
//! let mv = start.read_move("e9-e8")?;
//! let (after, events) = start.play(mv)?;
//! assert_eq!(after.to_move().name(), "red");
//! assert_eq!(events.len(), 2, "a chevron travelled, and its new field was marked");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Step by step
//!
//! A move can be compound, and in Pacru a position can have hundreds of thousands. So there are three views of the same
//! legal moves: in stages, as a player makes them ([`Position::movable`], [`Position::routes`], [`Position::options`],
//! [`Position::meeting_fields`], [`Position::affordable_turns`]); one after the other ([`Position::visit_moves`]); and
//! counted ([`Position::count_moves`]). Searches also get each move with the position after it
//! ([`Position::visit_children`]).
//!
//! ```
//! use pacru_rules::{Move, Position, Travel};
//!
//! let position: Position = "pacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1".parse()?;
//! let from = position.movable().first().unwrap();
//! let route = position.routes(from).last().unwrap();
//! let choice = position.options(route).iter().next().unwrap();
//! let meeting = position.meeting_fields(route, choice).first();
//! let mv = Move::Travel(Travel { from, to: route.to, pincer: false, choice, meeting });
//! assert!(position.judge(mv).is_ok());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Why not?
//!
//! Whatever is refused says why, with the number of the rule in the booklet and the facts that a message needs.
//!
//! ```
//! use pacru_rules::{Position, Reason, Tag};
//!
//! let position: Position = "pacru gy g 4Y44/9/Y27Y6/9/9/9/G27G6/4y4/4G04 - 0 9".parse()?;
//! let refused = position.route("e1".parse()?, "e2".parse()?).unwrap_err();
//! assert!(matches!(refused.reason, Reason::OthersMarker { .. }));
//! assert_eq!(refused.tag, Some(Tag::R7));
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
//! | geometry | [`Field`], [`FieldSet`], [`Borderland`], [`Facing`], [`Turn`] |
//! | who plays what | [`Color`], [`ColorSet`], [`ByColor`], [`Order`], [`Ruleset`], [`GameKind`] |
//! | positions | [`Position`], [`Setup`], [`Chevron`] |
//! | moves | [`Move`], [`Travel`], [`Reorientation`], [`Route`], [`Options`], [`Choice`], [`Lots`] |
//! | a move in the making | [`Draft`], [`DraftStep`], [`WhyNot`] |
//! | what happens | [`Event`], [`Outcome`] |
//! | what is refused | [`Refusal`], [`Reason`], [`Tag`], [`PositionError`], [`RecordError`] |
//! | games | [`Game`], [`Action`], [`Record`], [`Series`] |

mod chevron;
mod children;
mod color;
mod dead;
mod draft;
mod draw;
mod enumerate;
mod event;
mod facing;
mod field;
mod field_set;
mod game;
mod judge;
mod key;
mod move_text;
mod moves;
mod order;
mod outcome;
mod outlook;
mod perft;
mod play;
mod position;
mod position_text;
mod reach;
mod record;
mod refusal;
mod ruleset;
mod series;
mod setup;
mod staged;
mod tables;
mod tag;
#[cfg(test)]
mod vectors;

pub use chevron::Chevron;
pub use color::{ByColor, Color, ColorSet};
pub use draft::{Draft, DraftStep, TWISTS, WhyNot, facing_after};
pub use draw::Lots;
pub use event::{Cause, Departure, Event, OutReason};
pub use facing::{Facing, Turn};
pub use field::{Borderland, Field, ParseFieldError};
pub use field_set::FieldSet;
pub use game::{Action, ActionError, ActionTextError, Game, Ply};
pub use moves::{Choice, Given, Move, Reorientation, Travel};
pub use order::{Order, OrderError};
pub use outcome::{EndReason, Outcome};
pub use outlook::Outlook;
pub use perft::{perft, perft_divide};
pub use play::LeaveError;
pub use position::Position;
pub use position_text::{Part, PositionError, PositionProblem};
pub use record::{Comment, Entry, Line, Record, RecordError, RecordProblem, Records, ResultMismatch, ResultTag};
pub use refusal::{BadField, MoveError, Reason, Refusal};
pub use ruleset::{GameKind, Ruleset, RulesetError, Target, plain_number};
pub use series::{SeatingError, Series};
pub use setup::{Cell, Setup, SetupError};
pub use staged::{Options, Route, RouteKind};
pub use tag::Tag;
