//! Searching for a move. A search works in slices: its host owns the clock, the stopping and the threads.

mod alpha_beta;
mod moves;
mod table;
mod tree;

pub use alpha_beta::AlphaBeta;
pub use table::Table;
pub use tree::TreeSearch;

use crate::eval::shares;
use crate::score::Score;
use pacru_rules::{ByColor, Move, Position};

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
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// How many turns ahead the search has looked.
    pub depth: u32,
    /// Positions visited so far.
    pub nodes: u64,
    /// The best move and what is expected to follow; then the next best, if several lines were asked for. Empty only
    /// where the game is over.
    pub lines: Vec<Line>,
}

impl Report {
    /// The move to play.
    pub fn best_move(&self) -> Option<Move> {
        self.lines.first()?.moves.first().copied()
    }

    /// How the game stands for the player to move; even where it is over.
    pub fn score(&self) -> Score {
        self.lines.first().map_or(Score::EVEN, |line| line.score)
    }
}

/// A way in which the game may go on.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The move under consideration, and what is expected to follow.
    pub moves: Vec<Move>,
    /// What it is worth for the player to move.
    pub score: Score,
    /// Each player's share of the win; they add up to 1.
    pub shares: ByColor<f32>,
}

impl Line {
    /// A line about which only one player's score is known: what that player does not get is divided among the others
    /// as the position looks.
    pub(crate) fn of_score(position: &Position, moves: Vec<Move>, score: Score) -> Line {
        let me = position.to_move();
        let mine = score.share();
        let looks = shares(position);
        let others: f32 = position.players_in().iter().filter(|&color| color != me).map(|color| looks[color]).sum();
        let scale = (1.0 - mine) / others.max(f32::MIN_POSITIVE);
        Line { moves, score, shares: ByColor::from_fn(|color| if color == me { mine } else { looks[color] * scale }) }
    }
}
