//! Input: lines with a bounded length, read ahead by a thread of its own, so that they can be answered during a search.

use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// The longest accepted line in bytes; a longer one is refused as a whole.
pub const MAX_LINE_LENGTH: usize = 1 << 20;

/// A line without its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InputLine {
    /// The bytes of the line.
    Bytes(Vec<u8>),
    /// A line of more than [`MAX_LINE_LENGTH`] bytes, skipped.
    TooLong,
}

/// Reads lines that end with a line feed, or a carriage return and a line feed, or the end of the stream.
#[derive(Debug)]
pub struct LineReader<R> {
    input: R,
}

impl<R: BufRead> LineReader<R> {
    /// Reads from a stream.
    pub fn new(input: R) -> LineReader<R> {
        LineReader { input }
    }

    /// The next line, or nothing at the end.
    pub fn next_line(&mut self) -> io::Result<Option<InputLine>> {
        let mut line = Vec::new();
        let mut too_long = false;
        let mut begun = false;
        loop {
            let chunk = match self.input.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                chunk => chunk?,
            };
            if chunk.is_empty() {
                return Ok(begun.then(|| finished(line, too_long)));
            }
            begun = true;
            let end = chunk.iter().position(|&byte| byte == b'\n');
            let part = &chunk[..end.unwrap_or(chunk.len())];
            // One byte more may be the carriage return.
            if line.len() + part.len() > MAX_LINE_LENGTH + 1 {
                too_long = true;
                line.clear();
            } else if !too_long {
                line.extend_from_slice(part);
            }
            let used = part.len() + usize::from(end.is_some());
            self.input.consume(used);
            if end.is_some() {
                return Ok(Some(finished(line, too_long)));
            }
        }
    }
}

fn finished(mut line: Vec<u8>, too_long: bool) -> InputLine {
    if line.last() == Some(&b'\r') {
        line.pop();
    }
    if too_long || line.len() > MAX_LINE_LENGTH { InputLine::TooLong } else { InputLine::Bytes(line) }
}

/// Bytes of queued lines at which the reader waits. It is large, so that `stop` and `quit` behind many lines are seen.
const MAX_QUEUED: usize = 16 << 20;

/// Memory of a queued line besides its bytes.
const PER_LINE: usize = 64;

/// What a search asks about lines that arrive while it runs.
pub trait PendingInput {
    /// Handles pending lines; answers go to `out`. Returns `true` if the search or count must stop. One that is `unlimited`
    /// stops also at the end of the input.
    fn poll(&mut self, unlimited: bool, out: &mut dyn Write) -> io::Result<bool>;
}

/// No pending input: searches run to their limits.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoInput;

impl PendingInput for NoInput {
    fn poll(&mut self, _: bool, _: &mut dyn Write) -> io::Result<bool> {
        Ok(false)
    }
}

/// Lines that another thread reads ahead.
pub(crate) struct InputQueue {
    shared: Arc<Shared>,
    quit: bool,
}

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    changed: Condvar,
}

#[derive(Default)]
struct Queue {
    lines: VecDeque<InputLine>,
    bytes: usize,
    /// The end of the input, perhaps with an error.
    end: Option<io::Result<()>>,
    /// No more lines will be taken.
    closed: bool,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        // Every change under the lock is complete, so a panic elsewhere does no harm.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'q>(&self, queue: MutexGuard<'q, Queue>) -> MutexGuard<'q, Queue> {
        self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner)
    }
}

fn weight(line: &InputLine) -> usize {
    match line {
        InputLine::Bytes(bytes) => bytes.len() + PER_LINE,
        InputLine::TooLong => PER_LINE,
    }
}

impl InputQueue {
    /// Starts the thread that reads.
    pub(crate) fn open(input: impl BufRead + Send + 'static) -> io::Result<InputQueue> {
        let shared = Arc::new(Shared::default());
        let opened = InputQueue { shared: Arc::clone(&shared), quit: false };
        thread::Builder::new().name("protocol-input".into()).spawn(move || {
            let mut input = LineReader::new(input);
            loop {
                let line = input.next_line();
                let mut queue = shared.lock();
                while queue.bytes > MAX_QUEUED && !queue.closed {
                    queue = shared.wait(queue);
                }
                match line {
                    Ok(Some(line)) => {
                        queue.bytes += weight(&line);
                        queue.lines.push_back(line);
                    }
                    Ok(None) => queue.end = Some(Ok(())),
                    Err(error) => queue.end = Some(Err(error)),
                }
                shared.changed.notify_all();
                if queue.end.is_some() || queue.closed {
                    return;
                }
            }
        })?;
        Ok(opened)
    }

    /// Returns `true` if a `quit` stopped a search.
    pub(crate) fn has_quit(&self) -> bool {
        self.quit
    }

    /// The next line, or `None` at the end.
    pub(crate) fn next(&mut self) -> io::Result<Option<InputLine>> {
        let mut queue = self.shared.lock();
        loop {
            if let Some(line) = queue.lines.pop_front() {
                queue.bytes -= weight(&line);
                self.shared.changed.notify_all();
                return Ok(Some(line));
            }
            if let Some(end) = &mut queue.end {
                return std::mem::replace(end, Ok(())).map(|()| None);
            }
            queue = self.shared.wait(queue);
        }
    }
}

impl PendingInput for InputQueue {
    /// Handles input that arrives during a search: answers `isready`, stops on `stop`, `quit` or, if unlimited, at the end of
    /// input. Other lines stay queued; lines after the next `go` belong to that one.
    fn poll(&mut self, unlimited: bool, out: &mut dyn Write) -> io::Result<bool> {
        let mut queue = self.shared.lock();
        let mut at = 0;
        while let Some(line) = queue.lines.get(at) {
            if is(line, b"isready") {
                writeln!(out, "readyok")?;
            } else if is_stop(line) {
                self.quit |= is(line, b"quit");
                remove(&mut queue, at);
                return Ok(true);
            } else if is_go(line) && unlimited {
                writeln!(out, "error go: an unlimited search is running; send 'stop' first")?;
            } else if is_go(line) {
                break;
            } else {
                at += 1;
                continue;
            }
            out.flush()?;
            remove(&mut queue, at);
        }
        self.shared.changed.notify_all();
        Ok(unlimited && queue.end.is_some())
    }
}

impl Drop for InputQueue {
    fn drop(&mut self) {
        self.shared.lock().closed = true;
        self.shared.changed.notify_all();
    }
}

fn remove(queue: &mut Queue, at: usize) {
    if let Some(line) = queue.lines.remove(at) {
        queue.bytes -= weight(&line);
    }
}

fn is(line: &InputLine, word: &[u8]) -> bool {
    matches!(line, InputLine::Bytes(bytes) if bytes.trim_ascii() == word)
}

fn is_go(line: &InputLine) -> bool {
    matches!(line, InputLine::Bytes(bytes) if bytes.trim_ascii().split(|&byte| byte == b' ').next() == Some(b"go"))
}

fn is_stop(line: &InputLine) -> bool {
    is(line, b"stop") || is(line, b"quit")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    fn lines(input: &[u8], buffer: usize) -> Vec<InputLine> {
        let mut reader = LineReader::new(BufReader::with_capacity(buffer, input));
        std::iter::from_fn(|| reader.next_line().expect("reading from memory")).collect()
    }

    fn bytes(text: &str) -> InputLine {
        InputLine::Bytes(text.as_bytes().to_vec())
    }

    #[test]
    fn ends_of_lines() {
        for buffer in [1, 3, 64] {
            assert_eq!(lines(b"a\r\nb\n\nc", buffer), [bytes("a"), bytes("b"), bytes(""), bytes("c")]);
            assert_eq!(lines(b"", buffer), []);
            assert_eq!(lines(b"\n", buffer), [bytes("")]);
        }
    }

    #[test]
    fn a_line_of_a_mebibyte_is_read_and_a_longer_one_skipped() {
        let longest = vec![b'x'; MAX_LINE_LENGTH];
        let mut input = longest.clone();
        input.extend_from_slice(b"\r\n");
        input.extend_from_slice(&longest);
        input.extend_from_slice(b"y\nquit\n");
        assert_eq!(lines(&input, 8192), [InputLine::Bytes(longest), InputLine::TooLong, bytes("quit")]);
    }

    #[test]
    fn a_line_without_end_is_not_kept() {
        let endless = io::Read::take(io::repeat(b'x'), 64 << 20);
        let mut reader = LineReader::new(BufReader::new(endless));
        assert_eq!(reader.next_line().expect("reading from memory"), Some(InputLine::TooLong));
        assert_eq!(reader.next_line().expect("reading from memory"), None);
    }
}
