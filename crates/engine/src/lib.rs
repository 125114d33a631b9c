//! Computer player for the board games Shacru, Azacru and Pacru.
//!
//! ```
//! use pacru_engine::{Effort, Engine, NoControl, SearchLimits};
//! use pacru_rules::{Game, Position, Ruleset, TurnOrder};
//!
//! let game = Game::new(Position::start(Ruleset::SHACRU, TurnOrder::standard(2).unwrap()));
//! let mut engine = Engine::default();
//! let report = engine.search(&game, Effort::Limits(SearchLimits::nodes(2000)), &mut NoControl);
//! assert!(game.position().is_legal(report.best_move().unwrap()));
//! ```
//!
//! - [`Engine`] chooses the search for a game and owns its memory. [`Effort`] is a [`Level`] or [`SearchLimits`].
//! - [`SearchControl`] stops a search: [`Deadline`] by the clock or a [`StopFlag`]. [`NoControl`] never stops it and has no
//!   clock.
//! - [`search`] has the searches themselves, which work in slices, and their [`Report`]. [`driver`] runs the slices.
//! - [`eval`] estimates positions. [`baselines`] has simple players to measure against.

pub mod baselines;
pub mod control;
pub mod driver;
mod engine;
pub mod eval;
mod level;
mod persona;
mod rng;
mod score;
pub mod search;

pub use control::{Deadline, NoControl, SearchControl, StopFlag};
pub use driver::SearchLimits;
pub use engine::{Effort, Engine, EngineOptions, Method};
pub use level::Level;
pub use rng::Rng;
pub use score::Score;
pub use search::{PvLine, Report};

/// The example of the README is tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
