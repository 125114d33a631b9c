//! Searching for a move. A search works in slices: its host owns the clock, the stopping and the threads.

mod alpha_beta;
mod moves;
mod table;
mod tree;

pub use alpha_beta::AlphaBeta;
pub use table::Table;
pub use tree::TreeSearch;

use crate::score::Score;
use pacru_rules::Move;

/// A search that can be interrupted after any slice and taken up again.
pub trait Search {
    /// Works for about so many nodes.
    fn step(&mut self, nodes: u64) -> Progress;

    /// What is known so far.
    fn report(&self) -> Report;
}

/// Whether more work can change anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// There is more to find out.
    Thinking,
    /// The best move is proven, or the only one.
    Settled,
}

/// What a search knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// How many turns ahead the search has looked at everything.
    pub depth: u32,
    /// Positions visited so far.
    pub nodes: u64,
    /// How the game stands for the player to move.
    pub score: Score,
    /// The best move and what is expected to follow; empty only where the game is over.
    pub line: Vec<Move>,
}
