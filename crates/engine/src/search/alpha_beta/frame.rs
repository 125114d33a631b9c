//! A position being searched: its moves, its window, and how the next move is tried.

use crate::score::Score;
use crate::search::move_list::RankedMove;
use pacru_rules::{Move, Position};
use std::cmp::Reverse;

/// How a move is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Window {
    /// With this much less depth and a null window.
    Reduced(u32),
    /// With a null window, which shows only if the move is better.
    Null,
    /// With the whole window.
    Full,
}

/// A position on the stack.
#[derive(Clone, Debug)]
pub(super) struct Frame {
    pub(super) position: Position,
    pub(super) key: u64,
    pub(super) maximises: bool,
    /// Turns still to search from here.
    pub(super) depth: u32,
    pub(super) alpha: Score,
    pub(super) beta: Score,
    /// Alpha and beta at the start, needed to classify the result as a bound.
    pub(super) bounds: (Score, Score),
    pub(super) best: Score,
    pub(super) best_move: Option<Move>,
    pub(super) moves: Vec<RankedMove>,
    /// `moves` are all legal moves.
    pub(super) complete: bool,
    /// The number of moves taken from the list.
    pub(super) next: usize,
    pub(super) window: Window,
    /// The current move must be searched again, like this.
    pub(super) retry: Option<Window>,
}

impl Frame {
    pub(super) fn new(position: Position, key: u64, maximises: bool, depth: u32, bounds: (Score, Score)) -> Frame {
        Frame {
            position,
            key,
            maximises,
            depth,
            alpha: bounds.0,
            beta: bounds.1,
            bounds,
            best: if maximises { Score::LOWEST } else { Score::HIGHEST },
            best_move: None,
            moves: Vec::new(),
            complete: true,
            next: 0,
            window: Window::Full,
            retry: None,
        }
    }

    /// The move that is being searched.
    pub(super) fn current_move(&self) -> Move {
        self.moves[self.next - 1].mv
    }

    /// Chooses the next move and its window; returns `false` if no other move matters. An `exact` search reduces nothing.
    pub(super) fn advance(&mut self, ply: u32, exact: bool) -> bool {
        if let Some(window) = self.retry.take() {
            self.window = window;
            return true;
        }
        if !self.take_best_move() {
            return false;
        }
        self.window = if self.next == 1 || exact { Window::Full } else { self.first_window(ply) };
        true
    }

    /// Takes the best-ranked move left, unless the rest is cut off.
    fn take_best_move(&mut self) -> bool {
        if self.alpha >= self.beta {
            return false;
        }
        let rest = &mut self.moves[self.next..];
        let Some(best) = (0..rest.len()).max_by_key(|&index| (rest[index].rank, Reverse(index))) else {
            return false;
        };
        rest.swap(0, best);
        self.next += 1;
        true
    }

    /// The first window of a move that is not the first: late moves are reduced.
    fn first_window(&self, ply: u32) -> Window {
        let number = self.next;
        if self.depth < 3 || number <= 4 {
            return Window::Null;
        }
        let by = 1 + u32::from(number > 12) + u32::from(number > 30 && self.depth > 4);
        Window::Reduced(if ply == 1 { by.min(1) } else { by.min(self.depth - 2) })
    }

    /// Depth and window of the current move.
    pub(super) fn child_search(&self) -> (u32, Score, Score) {
        let (alpha, beta) = if self.window == Window::Full { (self.alpha, self.beta) } else { self.null_window() };
        let depth = self.depth - 1 - if let Window::Reduced(by) = self.window { by } else { 0 };
        (depth, alpha, beta)
    }

    /// Takes the score of the current move, or plans to search it again. Returns `true` if it is the best so far.
    pub(super) fn add_score(&mut self, mv: Move, score: Score) -> bool {
        if self.window != Window::Full && self.improves(score) {
            let open = self.null_window() != (self.alpha, self.beta);
            let retry = match self.window {
                Window::Reduced(_) => Some(Window::Null),
                _ => open.then_some(Window::Full),
            };
            if retry.is_some() {
                self.retry = retry;
                return false;
            }
        }
        let better = if self.maximises { score > self.best } else { score < self.best };
        if better {
            self.best = score;
            self.best_move = Some(mv);
        }
        if self.maximises {
            self.alpha = self.alpha.max(score);
        } else {
            self.beta = self.beta.min(score);
        }
        better
    }

    /// Returns `true` if this would be the best score for the player to move.
    fn improves(&self, score: Score) -> bool {
        if self.maximises { score > self.alpha } else { score < self.beta }
    }

    fn null_window(&self) -> (Score, Score) {
        if self.maximises { (self.alpha, self.alpha.above()) } else { (self.beta.below(), self.beta) }
    }
}
