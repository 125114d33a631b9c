//! A tree search with an alpha-beta search beside it that looks for proven wins.
//!
//! A tree search follows the best estimates, so it can miss a win that begins with a bad-looking move. The paranoid
//! alpha-beta search finds it, with the exact number of turns, in a small part of the time.

use super::{AlphaBeta, Report, Search, SearchStatus, TreeSearch};
use crate::eval::Evaluation;
use crate::score::Score;

/// The prover gets one node in eight; one in two while it sees a win.
const PROVER_PART: u64 = 8;
const PROVER_PART_NEAR: u64 = 2;

/// A [`TreeSearch`] and an [`AlphaBeta`] that proves wins.
#[derive(Debug)]
pub struct TreeWithProver<'t, E> {
    tree: TreeSearch<'t, E>,
    prover: AlphaBeta<'t, E>,
    /// The prover has solved the position.
    proved: bool,
}

impl<'t, E: Evaluation> TreeWithProver<'t, E> {
    /// Joins two searches of the same game.
    pub fn new(tree: TreeSearch<'t, E>, prover: AlphaBeta<'t, E>) -> TreeWithProver<'t, E> {
        TreeWithProver { tree, prover, proved: false }
    }
}

fn is_won(score: Score) -> bool {
    score.proven_in().is_some_and(|turns| turns > 0)
}

impl<E: Evaluation> Search for TreeWithProver<'_, E> {
    fn step(&mut self, nodes: u64) -> SearchStatus {
        let near = self.prover.score().turns_to_end().is_some_and(|turns| turns > 0);
        let part = nodes / if near { PROVER_PART_NEAR } else { PROVER_PART };
        if !self.proved {
            self.proved = self.prover.step(part.max(1)) == SearchStatus::Solved;
        }
        // The tree must have started: it reports the other moves if several are asked for.
        if is_won(self.prover.score()) && self.tree.has_started() {
            // The move is certain; only the number of turns may still become smaller.
            return if self.proved { SearchStatus::Solved } else { SearchStatus::Running };
        }
        match self.tree.step((nodes - part).max(1)) {
            SearchStatus::Solved if is_won(self.tree.score()) && !self.proved => SearchStatus::Running,
            status => status,
        }
    }

    fn nodes(&self) -> u64 {
        self.tree.nodes() + self.prover.nodes()
    }

    fn depth(&self) -> u32 {
        self.tree.depth()
    }

    fn score(&self) -> Score {
        let score = self.prover.score();
        if is_won(score) { score } else { self.tree.score() }
    }

    fn report(&self) -> Report {
        let (mut tree, prover) = (self.tree.report(), self.prover.report());
        tree.nodes += prover.nodes;
        if is_won(prover.score()) {
            let count = tree.lines.len();
            tree.lines.retain(|line| line.moves.first().copied() != prover.best_move());
            tree.lines.splice(0..0, prover.lines);
            tree.lines.truncate(count.max(1));
        }
        tree
    }
}
