//! A tree search with a second search beside it that only looks for sure wins.
//!
//! A tree that follows what looks best can pass by a win that needs a move which looks bad. One search in which everybody
//! plays against the player to move finds it, and exactly how many turns it takes, for a small part of the time.

use super::{AlphaBeta, Progress, Report, Search, TreeSearch};

/// One node in so many is spent on looking for sure wins; one in two while a win is in sight.
const PART: u64 = 8;
const PART_IN_SIGHT: u64 = 2;

/// See the head of this file.
#[derive(Debug)]
pub struct Paired<'t> {
    tree: TreeSearch,
    prover: AlphaBeta<'t>,
    /// The prover has found out all it can.
    proved: bool,
}

impl<'t> Paired<'t> {
    /// A tree search and a search for sure wins in the same game.
    pub fn new(tree: TreeSearch, prover: AlphaBeta<'t>) -> Paired<'t> {
        Paired { tree, prover, proved: false }
    }
}

fn is_won(report: &Report) -> bool {
    report.score().proven_turns().is_some_and(|turns| turns > 0)
}

impl Search for Paired<'_> {
    fn step(&mut self, nodes: u64) -> Progress {
        let in_sight = self.prover.report().score().end_turns().is_some_and(|turns| turns > 0);
        let part = nodes / if in_sight { PART_IN_SIGHT } else { PART };
        if !self.proved {
            self.proved = self.prover.step(part.max(1)) == Progress::Settled;
        }
        // Other moves than the one that wins are told from the tree, if several are wanted.
        if is_won(&self.prover.report()) && self.tree.has_looked() {
            // The move is certain; only the number of turns may still become smaller.
            return if self.proved { Progress::Settled } else { Progress::Thinking };
        }
        match self.tree.step((nodes - part).max(1)) {
            Progress::Settled if is_won(&self.tree.report()) && !self.proved => Progress::Thinking,
            progress => progress,
        }
    }

    fn report(&self) -> Report {
        let (mut tree, prover) = (self.tree.report(), self.prover.report());
        tree.nodes += prover.nodes;
        if is_won(&prover) {
            let wanted = tree.lines.len();
            tree.lines.retain(|line| line.moves.first().copied() != prover.best_move());
            tree.lines.splice(0..0, prover.lines);
            tree.lines.truncate(wanted.max(1));
        }
        tree
    }
}
