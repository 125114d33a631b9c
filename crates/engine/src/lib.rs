//! The computer player, and the protocol in which other programs ask it.
//!
//! ```
//! use pacru_engine::search::{AlphaBeta, Search, Table, Task};
//! use pacru_rules::{Game, Position, Ruleset, TurnOrder};
//!
//! let game = Game::new(Position::start(Ruleset::SHACRU, TurnOrder::standard(2).unwrap()));
//! let table = Table::new(1 << 20);
//! let mut search = AlphaBeta::new(Task::new(&game), &table, 0);
//! search.step(2000); // a slice; the host looks at its clock and goes on, or not
//! let best = search.report().best_move().unwrap();
//! assert!(game.position().validate(best).is_ok());
//! ```
//!
//!
//! ```
//! use pacru_engine::protocol::Session;
//!
//! let mut session = Session::new();
//! let mut answers = Vec::new();
//! session.answer(b"position start azacru 3", &mut answers)?;
//! session.answer(b"go perft 3", &mut answers)?;
//! session.answer(b"go to Mars", &mut answers)?;
//! let answers = String::from_utf8(answers)?;
//! assert!(answers.starts_with("nodes 2015\nerror "));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod brain;
pub mod chance;
pub mod eval;
pub mod level;
mod liking;
pub mod players;
pub mod protocol;
pub mod score;
pub mod search;
pub mod think;
