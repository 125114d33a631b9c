//! Perft that can be broken off.

use super::Stop;
use pacru_rules::{Position, perft};
use std::ops::ControlFlow;

/// Below this depth a count is over soon enough not to ask.
const UNASKED: u32 = 2;

/// The number of sequences, or nothing if it was stopped.
pub(super) fn stoppable_perft(position: &Position, depth: u32, stop: &Stop) -> Option<u64> {
    if depth <= UNASKED {
        return Some(perft(position, depth));
    }
    let mut nodes = 0;
    let mut deeper = |after: &Position| {
        if stop.requested() {
            return ControlFlow::Break(());
        }
        match stoppable_perft(after, depth - 1, stop) {
            Some(below) => {
                nodes += below;
                ControlFlow::Continue(())
            }
            None => ControlFlow::Break(()),
        }
    };
    let counted = position.visit_children(|_, after| deeper(after)).is_continue()
        && position.visit_reorientations(|mv| deeper(&position.play_unchecked(mv))).is_continue();
    counted.then_some(nodes)
}
