//! Stopping a search: [`SearchControl`] is the only way, and a [`Deadline`] with a [`StopFlag`] is what most callers need.

use crate::search::Report;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The caller's side of a search. It is polled between slices of a few milliseconds.
pub trait SearchControl {
    /// Returns `true` to end the search with what it knows.
    fn should_stop(&mut self) -> bool;

    /// The time since the search began, for a limit in time.
    fn elapsed(&self) -> Duration;

    /// Receives a report whenever the search has become deeper.
    fn on_report(&mut self, _report: &Report) {}
}

/// No interruption: the search runs to its limits.
///
/// Has no clock: a limit in time has no effect. Use [`Deadline`] for that.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoControl;

impl SearchControl for NoControl {
    fn should_stop(&mut self) -> bool {
        false
    }

    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }
}

/// Asks a search to stop, from any thread. Clones share one flag.
#[derive(Clone, Debug, Default)]
pub struct StopFlag(Arc<AtomicBool>);

impl StopFlag {
    /// Asks for an end; this cannot be taken back.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Returns `true` after [`Self::stop`].
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Stops a search after a time by the clock, or by a [`StopFlag`].
///
/// Needs a system clock: `wasm32-unknown-unknown` has none.
#[derive(Clone, Debug)]
pub struct Deadline {
    started: Instant,
    budget: Option<Duration>,
    /// Polls left in which the time does not count.
    min_polls: u32,
    stop: StopFlag,
}

impl Deadline {
    /// Stops when `budget` has passed from now; without one only a flag stops.
    pub fn new(budget: impl Into<Option<Duration>>) -> Deadline {
        Deadline { started: Instant::now(), budget: budget.into(), min_polls: 0, stop: StopFlag::default() }
    }

    /// Does not stop for lack of time in the first `polls` polls, so that a search on a busy machine finds a move.
    #[must_use]
    pub fn with_min_polls(self, polls: u32) -> Deadline {
        Deadline { min_polls: polls, ..self }
    }

    /// Stops also when this flag is set.
    #[must_use]
    pub fn with_stop(self, stop: StopFlag) -> Deadline {
        Deadline { stop, ..self }
    }
}

impl SearchControl for Deadline {
    fn should_stop(&mut self) -> bool {
        if self.stop.is_stopped() {
            return true;
        }
        if self.min_polls > 0 {
            self.min_polls -= 1;
            return false;
        }
        self.budget.is_some_and(|budget| self.elapsed() >= budget)
    }

    fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }
}

/// The time to spend on one move, with `left` on the clock and `increment` added after each move.
pub fn time_budget(left: Duration, increment: Duration) -> Duration {
    let share = left / 30 + increment * 3 / 4;
    share.min(left / 3).max(Duration::from_millis(10))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deadline_grants_its_first_polls() {
        let mut deadline = Deadline::new(Duration::ZERO).with_min_polls(2);
        assert_eq!([(); 3].map(|()| deadline.should_stop()), [false, false, true]);
    }

    #[test]
    fn a_flag_stops_at_once_and_for_good() {
        let flag = StopFlag::default();
        let mut deadline = Deadline::new(None).with_min_polls(9).with_stop(flag.clone());
        assert!(!deadline.should_stop());
        flag.stop();
        assert!(deadline.should_stop() && deadline.should_stop());
    }
}
