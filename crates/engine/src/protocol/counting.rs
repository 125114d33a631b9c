//! Perft that can be broken off.

use super::Stop;
use pacru_rules::{Position, perft};
use std::ops::ControlFlow;

/// Below this depth a count is over soon enough not to ask.
const UNASKED: u32 = 1;

/// A count is finished before the next line is acted on, so that what is piped in gets its answer; but one that has come so
/// far, in about 50 ms, is a long one and can be broken off.
const FINISHED_ANYWAY: u64 = 10_000_000;

/// The number of sequences, or nothing if it was stopped.
pub(super) fn stoppable_perft(position: &Position, depth: u32, stop: &Stop) -> Option<u64> {
    let mut nodes = 0;
    count(position, depth, stop, &mut nodes).is_continue().then_some(nodes)
}

fn count(position: &Position, depth: u32, stop: &Stop, nodes: &mut u64) -> ControlFlow<()> {
    if *nodes >= FINISHED_ANYWAY && stop.requested() {
        return ControlFlow::Break(());
    }
    if depth <= UNASKED {
        *nodes += perft(position, depth);
        return ControlFlow::Continue(());
    }
    position.try_for_each_child(|_, after| count(after, depth - 1, stop, nodes))?;
    position.try_for_each_reorientation(|mv| count(&position.play_unchecked(mv), depth - 1, stop, nodes))
}
