//! The protocol on two streams.

use super::LONGEST_LINE;
use super::inbox::Inbox;
use super::lines::Line;
use super::session::Session;
use std::io::{self, BufRead, BufWriter, Write};

/// Speaks the protocol until `quit` or the end of the input.
///
/// A second thread reads ahead, so that `stop`, `quit` and `isready` are heard while an answer is being worked on.
pub fn serve(input: impl BufRead + Send + 'static, output: impl Write) -> io::Result<()> {
    let mut session = Session::new();
    let mut inbox = Inbox::open(input, session.stop().clone())?;
    let mut output = BufWriter::new(output);
    while let Some(line) = inbox.next()? {
        let line = match line {
            Line::Bytes(bytes) => bytes,
            Line::TooLong => {
                writeln!(output, "error the line is longer than {LONGEST_LINE} bytes")?;
                output.flush()?;
                continue;
            }
        };
        let endless = line.trim_ascii() == b"go infinite";
        let answered = session.answer_interruptibly(&line, &mut output, &mut |out| inbox.interrupts(endless, out))?;
        output.flush()?;
        if answered.is_break() || inbox.has_quit() {
            break;
        }
    }
    output.flush()
}
