//! The engine protocol: lines of text in the manner of UCI.
//!
//! | line | answer |
//! |---|---|
//! | `pei` | `id name …`, `id author …`, `option name …`, `peiok` |
//! | `setoption hash N`, `threads N`, `seed N`, `lines N` | nothing |
//! | `isready` | `readyok` |
//! | `newgame` | nothing |
//! | `position start GAME PLAYERS [moves M…]`, `position STRING [moves M…]` | nothing |
//! | `moves`, `moves travels` | `moves N`, then N legal moves in bytewise order |
//! | `go movetime MS`, `go nodes N`, `go depth D`, `go level L`, `go clock …`, `go infinite` | `info …`, then `bestmove M` |
//! | `go perft D` | `nodes N` |
//! | `d` | the board, `position STRING`, `outcome …` |
//! | `stop` | stops a search, which answers `bestmove`, or a long `go perft` |
//! | `quit` | nothing; ends |
//!
//! A line with an error is answered with one line `error …`, and changes nothing. Lines may be any bytes.
//!
//! ```
//! use pacru_protocol::{NoInput, ProtocolSession};
//!
//! let mut session = ProtocolSession::new();
//! let mut answers = Vec::new();
//! session.respond(b"position start azacru 3", &mut answers, &mut NoInput)?;
//! session.respond(b"go perft 3", &mut answers, &mut NoInput)?;
//! session.respond(b"go to Mars", &mut answers, &mut NoInput)?;
//! let answers = String::from_utf8(answers)?;
//! assert!(answers.starts_with("nodes 2015\nerror "));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod command;
mod info;
mod input;
mod move_list;
mod session;

pub use command::{CommandError, EngineCommand, EngineOption, GoCommand, PositionCommand};
pub use input::{InputLine, LineReader, MAX_LINE_LENGTH, NoInput, PendingInput};
pub use session::{ProtocolSession, Quit};

use input::InputQueue;
use std::io::{self, BufRead, BufWriter, Write};

/// Serves the protocol until `quit` or the end of the input.
///
/// A second thread reads ahead, so that `stop`, `quit` and `isready` are handled during a search.
pub fn serve(input: impl BufRead + Send + 'static, output: impl Write) -> io::Result<()> {
    let mut session = ProtocolSession::new();
    let mut input = InputQueue::open(input)?;
    let mut output = BufWriter::new(output);
    while let Some(line) = input.next()? {
        let line = match line {
            InputLine::Bytes(bytes) => bytes,
            InputLine::TooLong => {
                writeln!(output, "error the line is longer than {MAX_LINE_LENGTH} bytes")?;
                output.flush()?;
                continue;
            }
        };
        let flow = session.respond(&line, &mut output, &mut input)?;
        output.flush()?;
        if flow.is_break() || input.has_quit() {
            break;
        }
    }
    output.flush()
}
