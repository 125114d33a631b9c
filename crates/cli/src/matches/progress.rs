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
            Progress::draw(&format!("{bar} {played}/{} {score}, {} left", self.games, in_words(left)));
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

fn in_words(time: Duration) -> String {
    match time.as_secs() {
        seconds @ 0..=99 => format!("{seconds} s"),
        seconds @ 100..=5999 => format!("{} min", seconds / 60),
        seconds => format!("{:.1} h", seconds as f64 / 3600.0),
    }
}
