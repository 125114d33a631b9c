//! Running a search within limits, on one thread or several.

use crate::control::SearchControl;
use crate::search::{Report, Search, SearchStatus};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

/// Search limits. The first one reached ends the search; without any, only
/// [`should_stop`](SearchControl::should_stop) does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SearchLimits {
    /// Time by [`SearchControl::elapsed`]. Has no effect with [`NoControl`](crate::NoControl), which has no clock.
    pub time: Option<Duration>,
    /// Visited nodes, of all threads together.
    pub nodes: Option<u64>,
    /// Turns ahead.
    pub depth: Option<u32>,
}

impl SearchLimits {
    /// A limit in time only. It needs a control with a clock, such as [`Deadline`](crate::Deadline).
    pub fn time(time: Duration) -> SearchLimits {
        SearchLimits { time: Some(time), ..SearchLimits::default() }
    }

    /// A limit in nodes only.
    pub fn nodes(nodes: u64) -> SearchLimits {
        SearchLimits { nodes: Some(nodes), ..SearchLimits::default() }
    }

    /// A limit in depth only.
    pub fn depth(depth: u32) -> SearchLimits {
        SearchLimits { depth: Some(depth), ..SearchLimits::default() }
    }
}

/// Nodes between two polls of the control: a few milliseconds.
const SLICE: u64 = 1000;

/// Smaller for a helper, because the main thread waits for all helpers at the end.
const HELPER_SLICE: u64 = 200;

/// Runs a search on this thread until a limit is reached, it is solved or the control stops it.
pub fn run(search: &mut dyn Search, limits: SearchLimits, control: &mut dyn SearchControl) -> Report {
    run_beside(search, limits, control, || 0)
}

/// Runs a search; `helper_nodes` counts what other threads visited, towards the limit.
fn run_beside(
    search: &mut dyn Search,
    limits: SearchLimits,
    control: &mut dyn SearchControl,
    helper_nodes: impl Fn() -> u64,
) -> Report {
    let mut reported = 0;
    loop {
        let depth = search.depth();
        if depth > reported {
            reported = depth;
            control.on_report(&search.report());
        }
        let left = limits.nodes.map_or(SLICE, |nodes| nodes.saturating_sub(search.nodes() + helper_nodes()).min(SLICE));
        let deep_enough = limits.depth.is_some_and(|limit| depth >= limit);
        let late = limits.time.is_some_and(|time| control.elapsed() >= time);
        if left == 0 || deep_enough || late || control.should_stop() || search.step(left) == SearchStatus::Solved {
            return search.report();
        }
    }
}

/// Runs one search on this thread and each other on a thread of its own; they share what they find. The first search
/// decides when to stop.
///
/// # Panics
///
/// If `searches` is empty.
pub fn run_parallel(
    mut searches: Vec<Box<dyn Search + '_>>,
    limits: SearchLimits,
    control: &mut dyn SearchControl,
) -> Report {
    let mut main = searches.swap_remove(0);
    if searches.is_empty() {
        return run(&mut *main, limits, control);
    }
    let progress = SharedProgress { node_limit: limits.nodes, ..SharedProgress::default() };
    std::thread::scope(|scope| {
        let stop_helpers = StopHelpersOnDrop(&progress);
        // If the system has no more threads, the search does without.
        let spawn = |search| std::thread::Builder::new().spawn_scoped(scope, || progress.help(search)).ok();
        let helpers: Vec<_> = searches.into_iter().map_while(spawn).collect();
        let mut control = MainThreadControl { control, progress: &progress };
        let mut best = run_beside(&mut *main, limits, &mut control, || progress.helper_nodes());
        drop(stop_helpers);
        for helper in helpers {
            if let Ok(report) = helper.join() {
                let proves = report.score().proven_in().is_some() && best.score().proven_in().is_none();
                if proves || report.depth > best.depth && best.score().proven_in().is_none() {
                    best = Report { nodes: best.nodes, ..report };
                }
            }
        }
        progress.with_helpers(&best)
    })
}

/// What the threads of one search know of each other.
#[derive(Default)]
struct SharedProgress {
    node_limit: Option<u64>,
    /// Nodes that helpers have visited.
    nodes: AtomicU64,
    /// A helper has solved the position.
    solved: AtomicBool,
    /// Helpers must end.
    stop: AtomicBool,
}

impl SharedProgress {
    /// Runs a helper until it is stopped, reaches the node limit or solves the position.
    fn help(&self, mut search: Box<dyn Search + '_>) -> Report {
        let mut counted = 0;
        let is_enough = || self.node_limit.is_some_and(|limit| self.helper_nodes() >= limit);
        while !self.stop.load(Ordering::Relaxed) && !is_enough() {
            let status = search.step(HELPER_SLICE);
            let visited = search.nodes();
            self.nodes.fetch_add(visited - counted, Ordering::Relaxed);
            counted = visited;
            if status == SearchStatus::Solved {
                self.solved.store(true, Ordering::Relaxed);
                break;
            }
        }
        search.report()
    }

    fn helper_nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    fn with_helpers(&self, report: &Report) -> Report {
        Report { nodes: report.nodes + self.helper_nodes(), ..report.clone() }
    }
}

/// Adds the helpers' nodes to reports, and stops when a helper has solved the position.
struct MainThreadControl<'c> {
    control: &'c mut dyn SearchControl,
    progress: &'c SharedProgress,
}

impl SearchControl for MainThreadControl<'_> {
    fn should_stop(&mut self) -> bool {
        self.progress.solved.load(Ordering::Relaxed) || self.control.should_stop()
    }

    fn elapsed(&self) -> Duration {
        self.control.elapsed()
    }

    fn on_report(&mut self, report: &Report) {
        self.control.on_report(&self.progress.with_helpers(report));
    }
}

/// Helpers end when this is dropped, also by a panic; nothing waits for them forever.
struct StopHelpersOnDrop<'p>(&'p SharedProgress);

impl Drop for StopHelpersOnDrop<'_> {
    fn drop(&mut self) {
        self.0.stop.store(true, Ordering::Relaxed);
    }
}
