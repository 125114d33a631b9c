//! What the terminal shows while something runs: the steps, how far they are and the time so far.
//!
//! On a terminal the last line is repainted. Elsewhere a line is printed whenever nothing else was for a while, so that
//! nobody has to guess whether a build still runs.

use std::io::{self, IsTerminal, Write};
use std::sync::{Mutex, MutexGuard, Once, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// How often the line on a terminal is repainted.
const REPAINT: Duration = Duration::from_millis(200);
/// Elsewhere: the longest silence.
const SILENCE: Duration = Duration::from_millis(1500);
/// Columns of the status line; the rest is cut off.
const WIDTH: usize = 110;

static SCREEN: Mutex<Screen> = Mutex::new(Screen { rows: Vec::new(), last_id: 0, last_output: None, painted: false });

/// Something that runs; it is shown for as long as this value lives.
#[derive(Debug)]
pub(crate) struct Row(u64);

struct Screen {
    rows: Vec<RowState>,
    last_id: u64,
    last_output: Option<Instant>,
    /// Whether the last line of the terminal is a status line.
    painted: bool,
}

struct RowState {
    id: u64,
    label: String,
    begin: Instant,
    now: String,
}

/// Announces a step, runs it and prints how long it took.
pub(crate) fn timed_step<T>(name: &str, run: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    line(&format!("── {name}"));
    let begin = Instant::now();
    let value = run()?;
    line(&format!("   {name}: {}", seconds(begin.elapsed())));
    Ok(value)
}

/// Prints a line for the reader, whole.
pub(crate) fn line(text: &str) {
    let mut screen = screen();
    screen.clear();
    screen.output(&format!("{text}\n"));
}

impl Row {
    /// Shows that something runs under this label.
    pub(crate) fn new(label: &str) -> Row {
        start_painting();
        let mut screen = screen();
        screen.last_id += 1;
        let id = screen.last_id;
        screen.rows.push(RowState { id, label: label.to_owned(), begin: Instant::now(), now: String::new() });
        Row(id)
    }

    /// Shows what it works on now, such as `12 of 190: serde`.
    pub(crate) fn set(&self, now: &str) {
        if let Some(row) = screen().rows.iter_mut().find(|row| row.id == self.0) {
            now.clone_into(&mut row.now);
        }
    }
}

impl Drop for Row {
    fn drop(&mut self) {
        let mut screen = screen();
        screen.rows.retain(|row| row.id != self.0);
        screen.clear();
    }
}

fn screen() -> MutexGuard<'static, Screen> {
    SCREEN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Paints from a thread of its own, which ends with the program.
fn start_painting() {
    static STARTED: Once = Once::new();
    STARTED.call_once(|| {
        let is_terminal = io::stdout().is_terminal();
        thread::spawn(move || {
            loop {
                screen().paint(is_terminal);
                thread::sleep(REPAINT);
            }
        });
    });
}

impl Screen {
    /// Paints the status line; on a terminal it replaces the last one, elsewhere it ends a silence.
    fn paint(&mut self, is_terminal: bool) {
        if self.rows.is_empty() {
            return;
        }
        let rows: Vec<String> = self.rows.iter().map(RowState::text).collect();
        let line: String = rows.join("  |  ").chars().take(WIDTH).collect();
        if is_terminal {
            // Without wrapping, so that a narrow terminal cuts it off.
            self.output(&format!("\r\x1b[K\x1b[?7l   {line}\x1b[?7h"));
            self.painted = true;
        } else if self.last_output.is_none_or(|last| last.elapsed() >= SILENCE) {
            self.output(&format!("   {line}\n"));
        }
    }

    fn clear(&mut self) {
        if self.painted {
            self.output("\r\x1b[K");
            self.painted = false;
        }
    }

    /// A reader who has gone away does not end a build.
    fn output(&mut self, text: &str) {
        let mut out = io::stdout().lock();
        let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
        self.last_output = Some(Instant::now());
    }
}

impl RowState {
    fn text(&self) -> String {
        format!("{} {}  {}", self.label, clock(self.begin.elapsed()), self.now).trim_end().to_owned()
    }
}

/// Minutes and seconds, such as `1:05`.
pub(crate) fn clock(time: Duration) -> String {
    format!("{}:{:02}", time.as_secs() / 60, time.as_secs() % 60)
}

/// Seconds, such as `4.2 s`; whole ones from ten.
pub(crate) fn seconds(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    if seconds < 10.0 { format!("{seconds:.1} s") } else { format!("{seconds:.0} s") }
}

#[cfg(test)]
mod tests {
    use super::{clock, seconds};
    use std::time::Duration;

    #[test]
    fn times_are_written_as_people_read_them() {
        assert_eq!(clock(Duration::from_secs(65)), "1:05");
        assert_eq!(clock(Duration::from_secs(600)), "10:00");
        assert_eq!(seconds(Duration::from_millis(4240)), "4.2 s");
        assert_eq!(seconds(Duration::from_millis(65_400)), "65 s");
    }
}
