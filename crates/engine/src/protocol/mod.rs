//! Lines of text in the manner of UCI.
//!
//! | line | answer |
//! |---|---|
//! | `pei` | `id name …`, `id author …`, `peiok` |
//! | `isready` | `readyok` |
//! | `newgame` | nothing |
//! | `position start GAME PLAYERS [moves M…]`, `position STRING [moves M…]` | nothing |
//! | `moves`, `moves travels` | `moves N`, then N legal moves in bytewise order |
//! | `go perft D` | `nodes N` |
//! | `d` | the board, `position STRING`, `outcome …` |
//! | `stop` | nothing; breaks off a `go perft` |
//! | `quit` | nothing; ends |
//!
//! What is wrong gets one line `error …`, and nothing else happens. Lines may be any bytes.

mod command;
mod counting;
mod lines;
mod ordered;
mod serve;
mod session;

pub use command::{Command, CommandError, Go, PositionCommand};
pub use lines::{LONGEST_LINE, Line, LineReader};
pub use serve::serve;
pub use session::{Ended, Session, Stop};
