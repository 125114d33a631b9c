//! Lines that were sent and are not yet acted on.

use super::lines::{Line, LineReader};
use super::session::Stop;
use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// So many bytes of lines may wait; then the reader waits too. `stop` and `quit` behind ever so many short lines are still
/// heard.
const MOST_WAITING: usize = 16 << 20;

/// What a waiting line takes besides its bytes.
const PER_LINE: usize = 64;

/// Lines from another thread, which reads ahead.
pub(super) struct Inbox {
    shared: Arc<Shared>,
    stop: Stop,
    quit: bool,
}

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    changed: Condvar,
}

#[derive(Default)]
struct Queue {
    lines: VecDeque<Line>,
    bytes: usize,
    /// The input has ended, perhaps with an error.
    end: Option<io::Result<()>>,
    /// Nobody takes lines any more.
    closed: bool,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        // Nothing is left half done while the lock is held, so a panic elsewhere does no harm here.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'q>(&self, queue: MutexGuard<'q, Queue>) -> MutexGuard<'q, Queue> {
        self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner)
    }
}

fn weight(line: &Line) -> usize {
    match line {
        Line::Bytes(bytes) => bytes.len() + PER_LINE,
        Line::TooLong => PER_LINE,
    }
}

impl Inbox {
    /// Begins to read. A `stop` or `quit` is requested as soon as it is read.
    pub(super) fn open(input: impl BufRead + Send + 'static, stop: Stop) -> io::Result<Inbox> {
        let shared = Arc::new(Shared::default());
        let inbox = Inbox { shared: Arc::clone(&shared), stop: stop.clone(), quit: false };
        thread::Builder::new().name("protocol-input".into()).spawn(move || {
            let mut input = LineReader::new(input);
            loop {
                let line = input.next_line();
                if matches!(&line, Ok(Some(line)) if is_break(line)) {
                    stop.request();
                }
                let mut queue = shared.lock();
                while queue.bytes > MOST_WAITING && !queue.closed {
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
        Ok(inbox)
    }

    /// Whether a `quit` broke off a search.
    pub(super) fn has_quit(&self) -> bool {
        self.quit
    }

    /// The next line to act on, or nothing at the end.
    pub(super) fn next(&mut self) -> io::Result<Option<Line>> {
        let mut queue = self.shared.lock();
        loop {
            if let Some(line) = queue.lines.pop_front() {
                queue.bytes -= weight(&line);
                self.shared.changed.notify_all();
                if is_break(&line) {
                    self.stop.dealt_with();
                }
                return Ok(Some(line));
            }
            if let Some(end) = &mut queue.end {
                return std::mem::replace(end, Ok(())).map(|()| None);
            }
            queue = self.shared.wait(queue);
        }
    }

    /// Looks at what came during a search: `isready` is answered, `stop` and `quit` end the search, and so does the end of
    /// the input one that has no end of its own. All else waits, and what follows another `go` is about that one.
    pub(super) fn interrupts(&mut self, endless: bool, out: &mut dyn Write) -> io::Result<bool> {
        let mut queue = self.shared.lock();
        let mut at = 0;
        while let Some(line) = queue.lines.get(at) {
            if is(line, b"isready") {
                writeln!(out, "readyok")?;
            } else if is_break(line) {
                self.stop.dealt_with();
                self.quit |= is(line, b"quit");
                remove(&mut queue, at);
                return Ok(true);
            } else if is_go(line) && endless {
                writeln!(out, "error go: a search without end is under way, send stop first")?;
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
        Ok(endless && queue.end.is_some())
    }
}

impl Drop for Inbox {
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

fn is(line: &Line, word: &[u8]) -> bool {
    matches!(line, Line::Bytes(bytes) if bytes.trim_ascii() == word)
}

fn is_go(line: &Line) -> bool {
    matches!(line, Line::Bytes(bytes) if bytes.trim_ascii().split(|&byte| byte == b' ').next() == Some(b"go"))
}

fn is_break(line: &Line) -> bool {
    is(line, b"stop") || is(line, b"quit")
}
