//! How the writer is doing.

use super::super::StoreGauges;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Upper bounds in microseconds.
const BOUNDS: [u64; 12] =
    [500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 5_000_000];

#[derive(Debug, Default)]
pub(super) struct Counts {
    commits: AtomicU64,
    events: AtomicU64,
    failures: AtomicU64,
    latency: [AtomicU64; BOUNDS.len()],
    slower: AtomicU64,
    latency_sum: AtomicU64,
}

impl Counts {
    /// A transaction was committed.
    pub(super) fn committed(&self) {
        self.commits.fetch_add(1, Ordering::Relaxed);
    }

    /// So many events are safe, so long after they were handed over.
    pub(super) fn stored(&self, events: u64, after: Duration) {
        self.events.fetch_add(events, Ordering::Relaxed);
        let micros = after.as_micros() as u64;
        self.latency_sum.fetch_add(micros, Ordering::Relaxed);
        let place = BOUNDS.iter().position(|&bound| micros <= bound);
        place.map_or(&self.slower, |place| &self.latency[place]).fetch_add(1, Ordering::Relaxed);
    }

    /// A request failed.
    pub(super) fn refused(&self) {
        self.failures.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn gauges(&self, queued: u64) -> StoreGauges {
        let read = |count: &AtomicU64| count.load(Ordering::Relaxed);
        let bounds = BOUNDS.iter().map(|&bound| Duration::from_micros(bound));
        StoreGauges {
            queued,
            commits: read(&self.commits),
            events: read(&self.events),
            failures: read(&self.failures),
            latency: bounds.zip(self.latency.iter().map(read)).collect(),
            slower: read(&self.slower),
            latency_sum: Duration::from_micros(read(&self.latency_sum)),
        }
    }
}
