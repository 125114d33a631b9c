//! What time it is. Games ask an injected clock, so that tests can step it.

use pacru_api::Millis;
use std::fmt::Debug;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// Tells the time.
pub trait Clock: Debug + Send + Sync {
    /// Milliseconds since the beginning of 1970.
    fn now(&self) -> Millis;
}

/// The time of the system when the program started, and how long it has run since then: whoever sets the system's clock
/// takes no player's time.
#[derive(Clone, Copy, Debug)]
pub struct SystemClock {
    start: Millis,
    since: Instant,
}

impl SystemClock {
    /// A clock that is right now.
    pub fn new() -> SystemClock {
        // A system that believes to live before 1970 begins there.
        let start = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        SystemClock { start: Millis(start.as_millis() as u64), since: Instant::now() }
    }
}

impl Default for SystemClock {
    fn default() -> SystemClock {
        SystemClock::new()
    }
}

impl Clock for SystemClock {
    fn now(&self) -> Millis {
        self.start.after(self.since.elapsed().as_millis() as u64)
    }
}

/// A clock that goes when somebody sets it.
#[derive(Debug, Default)]
pub struct TestClock(AtomicU64);

impl TestClock {
    /// A clock that shows this time.
    pub fn at(now: Millis) -> TestClock {
        TestClock(AtomicU64::new(now.0))
    }

    /// Shows another time, earlier or later.
    pub fn set(&self, now: Millis) {
        self.0.store(now.0, Ordering::SeqCst);
    }

    /// Goes on by so many milliseconds.
    pub fn step(&self, milliseconds: u64) {
        self.0.fetch_add(milliseconds, Ordering::SeqCst);
    }
}

impl Clock for TestClock {
    fn now(&self) -> Millis {
        Millis(self.0.load(Ordering::SeqCst))
    }
}

/// The time of another clock, made to go forward only: where that one jumps back, this one goes on from where it was.
#[derive(Debug)]
pub(crate) struct Steady<C: ?Sized> {
    seen: Mutex<Seen>,
    clock: C,
}

#[derive(Debug)]
struct Seen {
    latest: Millis,
    /// How far the other clock is behind.
    ahead: u64,
}

impl<C: Clock> Steady<C> {
    /// Time never before `floor`: the last moment that is known to have been.
    pub(crate) fn new(clock: C, floor: Millis) -> Steady<C> {
        Steady { seen: Mutex::new(Seen { latest: floor, ahead: 0 }), clock }
    }

    /// The time.
    pub(crate) fn now(&self) -> Millis {
        let mut seen = self.seen.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let now = self.clock.now().after(seen.ahead);
        seen.ahead += seen.latest.since(now);
        seen.latest = seen.latest.max(now);
        seen.latest
    }
}

impl<C: Clock + ?Sized> Clock for std::sync::Arc<C> {
    fn now(&self) -> Millis {
        (**self).now()
    }
}

#[cfg(test)]
mod tests {
    use super::{Clock, Steady, TestClock};
    use pacru_api::Millis;
    use std::sync::Arc;

    #[test]
    fn time_goes_on_from_where_it_was_when_the_clock_jumps_back() {
        let clock = Arc::new(TestClock::at(Millis(5_000)));
        let steady = Steady::new(Arc::clone(&clock), Millis(0));
        assert_eq!(steady.now(), Millis(5_000));
        clock.set(Millis(1_000));
        assert_eq!(steady.now(), Millis(5_000));
        clock.step(300);
        assert_eq!(steady.now(), Millis(5_300));
        assert_eq!(clock.now(), Millis(1_300));
    }

    #[test]
    fn time_begins_at_the_last_known_moment() {
        let clock = Arc::new(TestClock::at(Millis(1_000)));
        let steady = Steady::new(Arc::clone(&clock), Millis(9_000));
        assert_eq!(steady.now(), Millis(9_000));
        clock.step(5);
        assert_eq!(steady.now(), Millis(9_005));
    }
}
