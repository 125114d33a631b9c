//! Searches for the best move. A search works in slices, so that its caller owns the clock, the stopping and the threads.

mod alpha_beta;
mod history;
mod move_list;
mod move_ordering;
mod no_stalling;
mod packed_move;
mod playout;
mod report;
mod transposition;
mod tree;
mod tree_with_prover;

pub use alpha_beta::AlphaBeta;
pub use no_stalling::NoStalling;
pub use report::{PvLine, Report, round_shares};
pub use transposition::TranspositionTable;
pub use tree::TreeSearch;
pub use tree_with_prover::TreeWithProver;

pub(crate) use move_list::for_each_pruned_child;
pub(crate) use report::outcome_shares;

use crate::score::Score;
use history::RepetitionHistory;
use pacru_rules::{Game, Move};

/// A search that can be interrupted after any slice and continued.
pub trait Search: Send {
    /// Works for about `nodes` nodes.
    fn step(&mut self, nodes: u64) -> SearchStatus;

    /// Positions visited so far.
    fn nodes(&self) -> u64;

    /// Turns ahead that were searched.
    fn depth(&self) -> u32;

    /// The score of the best move for the player to move; [`Score::EVEN`] where the game is over.
    fn score(&self) -> Score;

    /// All that is known so far. It costs more than the other getters.
    fn report(&self) -> Report;
}

/// What a search is asked.
#[derive(Clone, Debug)]
pub struct SearchRequest<'g> {
    /// The game with its past: repetition counts.
    pub game: &'g Game,
    /// The moves to consider; all by default.
    pub candidates: Option<Vec<Move>>,
    /// Number of best moves to find.
    pub multi_pv: usize,
    /// Turns ahead that are enough.
    pub max_depth: Option<u32>,
}

impl<'g> SearchRequest<'g> {
    /// Asks for the best of all moves.
    pub fn new(game: &'g Game) -> SearchRequest<'g> {
        SearchRequest { game, candidates: None, multi_pv: 1, max_depth: None }
    }

    /// Returns `true` if the move is to be considered.
    fn allows(&self, mv: Move) -> bool {
        self.candidates.as_ref().is_none_or(|candidates| candidates.contains(&mv))
    }
}

/// Whether more work can change anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchStatus {
    /// There is more to find out.
    Running,
    /// The best move is proven, or it is the only one.
    Solved,
}
