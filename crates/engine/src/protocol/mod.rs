//! Lines of text in the manner of UCI.
//!
//! | line | answer |
//! |---|---|
//! | `pei` | `id name …`, `id author …`, `option name …`, `peiok` |
//! | `setoption hash N`, `setoption seed N` | nothing |
//! | `isready` | `readyok` |
//! | `newgame` | nothing |
//! | `position start GAME PLAYERS [moves M…]`, `position STRING [moves M…]` | nothing |
//! | `moves`, `moves travels` | `moves N`, then N legal moves in bytewise order |
//! | `go movetime MS`, `go nodes N`, `go depth D`, `go level L`, `go clock …`, `go infinite` | `info …`, then `bestmove M` |
//! | `go perft D` | `nodes N` |
//! | `d` | the board, `position STRING`, `outcome …` |
//! | `stop` | ends a search with its `bestmove`; breaks off a long `go perft` |
//! | `quit` | nothing; ends |
//!
//! What is wrong gets one line `error …`, and nothing else happens. Lines may be any bytes.

mod command;
mod counting;
mod inbox;
mod lines;
mod ordered;
mod searching;
mod serve;
mod session;

pub use command::{Command, CommandError, Go, PositionCommand, Setting};
pub use lines::{LONGEST_LINE, Line, LineReader};
pub use searching::Interruption;
pub use serve::serve;
pub use session::{Ended, Session, Stop};
