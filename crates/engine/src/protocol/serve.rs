//! The protocol on two streams.

use super::LONGEST_LINE;
use super::lines::{Line, LineReader};
use super::session::Session;
use std::io::{self, BufRead, BufWriter, Write};
use std::sync::mpsc;
use std::thread;

/// Lines that wait while an answer is being worked on; then the reader waits too.
const WAITING_LINES: usize = 64;

/// Speaks the protocol until `quit` or the end of the input.
///
/// A second thread reads ahead, so that `stop` and `quit` are heard while an answer is being worked on.
pub fn serve(input: impl BufRead + Send + 'static, output: impl Write) -> io::Result<()> {
    let mut session = Session::new();
    let stop = session.stop().clone();
    let (send, receive) = mpsc::sync_channel(WAITING_LINES);
    thread::Builder::new().name("protocol-input".into()).spawn(move || {
        let mut lines = LineReader::new(input);
        loop {
            let line = lines.next_line();
            let breaks_off = matches!(&line, Ok(Some(Line::Bytes(bytes))) if is_break(bytes));
            if breaks_off {
                stop.request();
            }
            let last = !matches!(line, Ok(Some(_)));
            // Nobody listens any more after quit: then there is nothing left to do.
            if send.send(line).is_err() || last {
                return;
            }
        }
    })?;
    let mut output = BufWriter::new(output);
    for line in receive {
        match line? {
            None => break,
            Some(Line::TooLong) => writeln!(output, "error the line is longer than {LONGEST_LINE} bytes")?,
            Some(Line::Bytes(bytes)) => {
                if is_break(&bytes) {
                    session.stop().dealt_with();
                }
                if session.answer(&bytes, &mut output)?.is_break() {
                    break;
                }
            }
        }
        output.flush()?;
    }
    output.flush()
}

fn is_break(line: &[u8]) -> bool {
    matches!(line.trim_ascii(), b"stop" | b"quit")
}
