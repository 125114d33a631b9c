//! The engine protocol: what other programs ask about positions and moves, line by line.
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

pub mod protocol;
