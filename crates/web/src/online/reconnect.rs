//! When a lost connection is tried again.

/// Milliseconds without a word from the server after which the connection counts as lost.
pub const SILENCE: f64 = 45_000.0;

/// The first wait, in milliseconds, and the longest.
const FIRST: u32 = 500;
const LONGEST: u32 = 10_000;

/// How often it has failed since it last worked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reconnect {
    failures: u32,
}

impl Reconnect {
    /// Milliseconds to wait before the next try: twice as long after each failure, up to ten seconds. Chance, between 0 and 1,
    /// takes away up to a half, so that not everybody comes back at once.
    pub fn wait(&mut self, chance: f64) -> u32 {
        let whole = FIRST.saturating_mul(1 << self.failures.min(10)).min(LONGEST);
        self.failures = self.failures.saturating_add(1);
        whole - (f64::from(whole / 2) * chance.clamp(0.0, 1.0)) as u32
    }

    /// Whether the last try failed.
    pub fn is_troubled(self) -> bool {
        self.failures > 0
    }

    /// It works.
    pub fn connected(&mut self) {
        self.failures = 0;
    }
}
