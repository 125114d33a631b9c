//! Tree search for three and four players, each of whom wants the largest share of the win (max-n).
//!
//! A visit goes to a leaf, estimates all positions one turn further, and adds the best of them for the player to move there to
//! all nodes of its path. Proven wins are passed up as facts. Several searches can grow one tree: it is locked only on the way
//! down and up, not while positions are estimated.

mod expand;
mod node;

use super::{PvLine, RepetitionHistory, Report, Search, SearchRequest, SearchStatus};
use crate::eval::{Estimate, Evaluation};
use crate::rng::Rng;
use crate::score::Score;
use node::Tree;
use pacru_rules::Position;
use std::cmp::Reverse;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A max-n tree search.
#[derive(Debug)]
pub struct TreeSearch<'t, E> {
    shared: Arc<TreeShared<'t, E>>,
    rng: Rng,
    visited: u64,
}

/// What the threads of one search share.
#[derive(Debug)]
struct TreeShared<'t, E> {
    root: Position,
    root_estimate: Estimate,
    request: SearchRequest<'t>,
    evaluation: &'t E,
    history: RepetitionHistory,
    tree: Mutex<Tree>,
}

impl<E> TreeShared<'_, E> {
    fn tree(&self) -> MutexGuard<'_, Tree> {
        // A helper that panicked has ended the whole search already.
        self.tree.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<'t, E: Evaluation> TreeSearch<'t, E> {
    /// A search for the best move of the player to move, with a tree of at most `bytes` bytes.
    pub fn new(request: SearchRequest<'t>, evaluation: &'t E, bytes: usize) -> TreeSearch<'t, E> {
        let root = *request.game.position();
        let shared = TreeShared {
            root,
            root_estimate: evaluation.estimate(&root),
            history: RepetitionHistory::new(request.game),
            request,
            evaluation,
            tree: Mutex::new(Tree::new(bytes)),
        };
        TreeSearch { shared: Arc::new(shared), rng: Rng::new(0), visited: 0 }
    }

    /// Another search that grows the same tree; each helper has its own number, from 1.
    #[must_use]
    pub fn helper(&self, number: usize) -> TreeSearch<'t, E> {
        TreeSearch { shared: Arc::clone(&self.shared), rng: Rng::new(number as u64), visited: 0 }
    }

    /// Returns `true` after the first visit.
    pub(super) fn has_started(&self) -> bool {
        self.visited > 0
    }

    fn is_over(&self) -> bool {
        self.shared.request.game.outcome().is_some()
    }

    fn visit(&mut self) {
        let path = self.shared.tree().select(self.shared.root);
        let expansion = self.expand(&path);
        self.shared.tree().backpropagate(&path, expansion);
    }
}

impl<E: Evaluation> Search for TreeSearch<'_, E> {
    fn step(&mut self, nodes: u64) -> SearchStatus {
        if self.is_over() {
            return SearchStatus::Solved;
        }
        let end = self.visited + nodes;
        while self.visited < end {
            self.visit();
            let tree = self.shared.tree();
            if tree.is_solved() || self.shared.request.max_depth.is_some_and(|depth| tree.depth() >= depth) {
                return SearchStatus::Solved;
            }
        }
        SearchStatus::Running
    }

    fn nodes(&self) -> u64 {
        self.visited
    }

    fn depth(&self) -> u32 {
        self.shared.tree().depth()
    }

    fn score(&self) -> Score {
        let (tree, me) = (self.shared.tree(), self.shared.root.to_move());
        tree.best_ranked(0, me).map_or(Score::EVEN, |best| tree.root_score(best, me))
    }

    fn report(&self) -> Report {
        let TreeShared { root, root_estimate, request, .. } = &*self.shared;
        let tree = self.shared.tree();
        let best = tree.ranking(0, root.to_move());
        let lines = best.iter().take(request.multi_pv.max(1));
        let mut lines: Vec<PvLine> = lines.map(|&at| tree.line_from(root, root_estimate, at)).collect();
        // The most visited move is the most reliable; the others are in the order of their scores.
        if let Some((_, others)) = lines.split_first_mut() {
            others.sort_by_key(|line| Reverse(line.score));
        }
        if lines.is_empty() && !self.is_over() {
            // Before the first visit: any move is better than none.
            let any = root.travels().into_iter().find(|&mv| request.allows(mv));
            lines.extend(any.map(|mv| PvLine::from_score(root, root_estimate, vec![mv], Score::EVEN)));
        }
        Report { depth: tree.depth(), nodes: self.visited, lines }
    }
}
