//! How long players may take, and what is left of it. The server's clock counts.

use crate::{Millis, SetupError};
use pacru_rules::{ByColor, Color};
use serde::{Deserialize, Serialize};

const SECOND: u64 = 1000;
const HOUR: u64 = 3600 * SECOND;
const DAY: u64 = 24 * HOUR;

/// How long the players may take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Time {
    /// As long as they like.
    #[default]
    None,
    /// So many seconds for the game, and some more after each turn.
    Clock {
        /// For the game.
        seconds: u32,
        /// Added after each turn.
        increment: u32,
    },
    /// So many days for each turn.
    Days(u32),
}

impl Time {
    /// 3+2, 10+5 and 30+0.
    pub const OFFERED: [Time; 3] = [
        Time::Clock { seconds: 180, increment: 2 },
        Time::Clock { seconds: 600, increment: 5 },
        Time::Clock { seconds: 1800, increment: 0 },
    ];

    /// Whether a game can be played in it.
    pub fn check(self) -> Result<(), SetupError> {
        let fits = match self {
            Time::None => true,
            Time::Clock { seconds, increment } => (10..=36_000).contains(&seconds) && increment <= 600,
            Time::Days(days) => (1..=30).contains(&days),
        };
        if fits { Ok(()) } else { Err(SetupError::Time) }
    }
}

/// What is left for each player. A player's time runs while it is their turn, from the second turn of the game on: so nobody
/// loses time before they have seen that the game has begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocks {
    time: Time,
    left: ByColor<u64>,
    /// What was left at the beginning of each turn played, so that it can be taken back; nothing where nobody loses any.
    earlier: Vec<ByColor<u64>>,
    /// Since when the time of the player to move runs.
    since: Millis,
}

impl Clocks {
    pub(crate) fn new(time: Time) -> Clocks {
        let all = match time {
            Time::None => 0,
            Time::Clock { seconds, .. } => u64::from(seconds) * SECOND,
            Time::Days(days) => u64::from(days) * DAY,
        };
        Clocks { time, left: ByColor::from_fn(|_| all), earlier: Vec::new(), since: Millis(0) }
    }

    /// How the clocks were set.
    pub fn time(&self) -> Time {
        self.time
    }

    /// Since when the player to move is to move.
    pub fn since(&self) -> Millis {
        self.since
    }

    /// Milliseconds that a player has, whose time has been running since [`Clocks::since`] if it `runs`.
    pub(crate) fn left(&self, color: Color, runs: bool, now: Millis) -> u64 {
        let used = if runs { now.since(self.since) } else { 0 };
        self.left[color].saturating_sub(used)
    }

    /// When the player to move runs out of time.
    pub(crate) fn end(&self, to_move: Color) -> Option<Millis> {
        (self.time != Time::None).then(|| self.since.after(self.left[to_move]))
    }

    /// Another turn begins.
    pub(crate) fn begin_turn(&mut self, at: Millis) {
        self.since = at;
    }

    /// A player has moved; `ran` says whether time was running.
    pub(crate) fn moved(&mut self, color: Color, ran: bool, at: Millis) {
        if let Time::Clock { increment, .. } = self.time {
            self.earlier.push(self.left);
            self.left[color] = self.left(color, ran, at) + u64::from(increment) * SECOND;
        }
        self.since = at;
    }

    /// The last turn is taken back: everybody has what they had when it began.
    pub(crate) fn take_back(&mut self) {
        if let Some(left) = self.earlier.pop() {
            self.left = left;
        }
    }

    /// A player has run out of time.
    pub(crate) fn run_out(&mut self, color: Color) {
        self.left[color] = 0;
    }

    /// This time is nobody's.
    pub(crate) fn pause(&mut self, from: Millis, until: Millis) {
        self.since = self.since.after(until.since(from.max(self.since)));
    }
}
