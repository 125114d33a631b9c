//! The line that shows how far a match is.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// On a terminal one line of standard error that changes; elsewhere nothing.
pub(crate) struct Progress {
    games: usize,
    begin: Instant,
    shown: bool,
}

const WIDTH: usize = 24;

impl Progress {
    pub(crate) fn new(games: usize) -> Progress {
        Progress { games, begin: Instant::now(), shown: io::stderr().is_terminal() }
    }

    pub(crate) fn update(&mut self, played: usize, score: &str) {
        if self.shown {
            let done = WIDTH * played / self.games.max(1);
            let left = self.begin.elapsed() / played.max(1) as u32 * (self.games - played) as u32;
            let bar = "█".repeat(done) + &"░".repeat(WIDTH - done);
            let words = format!("{played}/{} {score}, {} left", self.games, in_words(left));
            // Where the terminal does not tell its width it is taken to be a usual one.
            let columns = terminal_size::terminal_size().map_or(80, |(columns, _)| columns.0.into());
            Progress::draw(&fitted(&bar, &words, columns));
        }
    }

    /// A line that stays.
    pub(crate) fn say(&mut self, line: &str) {
        self.end();
        // Without a standard error there is nobody to tell.
        let _ = writeln!(io::stderr(), "{line}");
    }

    pub(crate) fn end(&mut self) {
        if self.shown {
            Progress::draw("");
        }
    }

    fn draw(line: &str) {
        // A terminal that is gone does not stop the match.
        let _ = write!(io::stderr(), "\r\x1b[2K{line}");
        let _ = io::stderr().flush();
    }
}

/// The bar and the words in one line of so many columns; where there is no room for both, the words, as far as they go.
fn fitted(bar: &str, words: &str, columns: usize) -> String {
    let line = format!("{bar} {words}");
    // The last column stays free: some terminals begin a new line after it.
    let room = columns.saturating_sub(1);
    if line.chars().count() <= room { line } else { words.chars().take(room).collect() }
}

fn in_words(time: Duration) -> String {
    match time.as_secs() {
        seconds @ 0..=99 => format!("{seconds} s"),
        seconds @ 100..=5999 => format!("{} min", seconds / 60),
        seconds => format!("{:.1} h", seconds as f64 / 3600.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_narrow_terminal_gets_what_fits_on_one_line() {
        assert_eq!(fitted("██", "3/9 2.0 : 1.0", 20), "██ 3/9 2.0 : 1.0");
        assert_eq!(fitted("██", "3/9 2.0 : 1.0", 16), "3/9 2.0 : 1.0");
        assert_eq!(fitted("██", "3/9 2.0 : 1.0", 8), "3/9 2.0");
        assert_eq!(fitted("██", "3/9 2.0 : 1.0", 0), "");
    }
}
