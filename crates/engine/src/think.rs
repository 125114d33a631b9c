//! Thinking within limits: the host's side of a search.

use crate::search::{Progress, Report, Search};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
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

/// The same for a helper: where there are more threads than processors, all of them are waited for at the end.
const HELPERS_SLICE: u64 = 200;

/// What a host knows of the world.
pub trait Host {
    /// The time since thinking began.
    fn elapsed(&self) -> Duration;

    /// Whether to stop now.
    fn stops(&mut self) -> bool;

    /// Another depth is finished.
    fn hears(&mut self, report: &Report);

    /// What others have visited who work on the same question; it counts towards a limit.
    fn nodes_elsewhere(&self) -> u64 {
        0
    }
}

/// A host without clock and interruptions: it waits, however long thinking takes.
#[derive(Clone, Copy, Debug)]
pub struct Undisturbed;

impl Host for Undisturbed {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn stops(&mut self) -> bool {
        false
    }

    fn hears(&mut self, _: &Report) {}
}

/// A host that hears of what helpers do, and of whether one of them has settled the question.
struct Leader<'h> {
    host: &'h mut dyn Host,
    together: &'h Together,
}

/// What the threads of one search know of each other.
#[derive(Default)]
struct Together {
    /// So many nodes are enough.
    most: Option<u64>,
    /// What helpers have visited.
    nodes: AtomicU64,
    /// A helper has found out everything.
    settled: AtomicBool,
    /// Helpers shall end.
    over: AtomicBool,
}

impl Together {
    fn help(&self, mut search: Box<dyn Search + Send + '_>) -> Report {
        let mut told = 0;
        let is_enough = || self.most.is_some_and(|most| self.nodes.load(Ordering::Relaxed) >= most);
        while !self.over.load(Ordering::Relaxed) && !is_enough() {
            let progress = search.step(HELPERS_SLICE);
            let visited = search.report().nodes;
            self.nodes.fetch_add(visited - told, Ordering::Relaxed);
            told = visited;
            if progress == Progress::Settled {
                self.settled.store(true, Ordering::Relaxed);
                break;
            }
        }
        search.report()
    }
}

impl Leader<'_> {
    fn with_helpers(&self, report: &Report) -> Report {
        Report { nodes: report.nodes + self.nodes_elsewhere(), ..report.clone() }
    }
}

impl Host for Leader<'_> {
    fn elapsed(&self) -> Duration {
        self.host.elapsed()
    }

    fn stops(&mut self) -> bool {
        self.together.settled.load(Ordering::Relaxed) || self.host.stops()
    }

    fn hears(&mut self, report: &Report) {
        let report = self.with_helpers(report);
        self.host.hears(&report);
    }

    fn nodes_elsewhere(&self) -> u64 {
        self.together.nodes.load(Ordering::Relaxed)
    }
}

/// Helpers end when this is dropped, also on a panic: nothing waits for them for ever.
struct EndsHelpers<'t>(&'t Together);

impl Drop for EndsHelpers<'_> {
    fn drop(&mut self) {
        self.0.over.store(true, Ordering::Relaxed);
    }
}

/// Thinks with one thread for each of these searches, which share what they find. The first search decides when to stop.
pub fn think_together(mut searches: Vec<Box<dyn Search + Send + '_>>, limits: Limits, host: &mut dyn Host) -> Report {
    let mut first = searches.swap_remove(0);
    if searches.is_empty() {
        return think(&mut *first, limits, host);
    }
    let state = Together { most: limits.nodes, ..Together::default() };
    std::thread::scope(|scope| {
        let ends = EndsHelpers(&state);
        // Where the system has no more threads, the others do without.
        let spawn = |search| std::thread::Builder::new().spawn_scoped(scope, || state.help(search)).ok();
        let helpers: Vec<_> = searches.into_iter().map_while(spawn).collect();
        let mut leader = Leader { host, together: &state };
        let mut best = think(&mut *first, limits, &mut leader);
        drop(ends);
        for helper in helpers {
            if let Ok(report) = helper.join() {
                let proves = report.score().proven_turns().is_some() && best.score().proven_turns().is_none();
                if proves || report.depth > best.depth && best.score().proven_turns().is_none() {
                    best = Report { nodes: best.nodes, ..report };
                }
            }
        }
        leader.with_helpers(&best)
    })
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
        let left =
            limits.nodes.map_or(SLICE, |nodes| nodes.saturating_sub(report.nodes + host.nodes_elsewhere()).min(SLICE));
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
