//! Thinking within limits: the host's side of a search.

use crate::search::{Progress, Report, Search};
use std::time::Duration;

/// When to stop thinking; whatever comes first counts, and without any only a stop from outside does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// So long.
    pub time: Option<Duration>,
    /// So many nodes.
    pub nodes: Option<u64>,
    /// So many turns ahead.
    pub depth: Option<u32>,
}

/// Nodes between two looks at the clock: two or three milliseconds.
const SLICE: u64 = 1000;

/// What a host knows of the world.
pub trait Host {
    /// The time since thinking began.
    fn elapsed(&self) -> Duration;

    /// Whether to stop now.
    fn stops(&mut self) -> bool;

    /// Another depth is finished.
    fn hears(&mut self, report: &Report);
}

/// Thinks until a limit is reached, the search is settled or the host stops it.
pub fn think(search: &mut dyn Search, limits: Limits, host: &mut dyn Host) -> Report {
    let mut told = 0;
    loop {
        let report = search.report();
        if report.depth > told {
            told = report.depth;
            host.hears(&report);
        }
        let left = limits.nodes.map_or(SLICE, |nodes| nodes.saturating_sub(report.nodes).min(SLICE));
        let deep_enough = limits.depth.is_some_and(|depth| report.depth >= depth);
        let late = limits.time.is_some_and(|time| host.elapsed() >= time);
        if left == 0 || deep_enough || late || host.stops() {
            return report;
        }
        if search.step(left) == Progress::Settled {
            return search.report();
        }
    }
}

/// How long to think about one move with so much time left, and so much added after each.
pub fn time_for_move(left: Duration, increment: Duration) -> Duration {
    let share = left / 30 + increment * 3 / 4;
    share.min(left / 3).max(Duration::from_millis(10))
}
