//! Searching for a move. A search works in slices: its host owns the clock, the stopping and the threads.

mod alpha_beta;
mod finishing;
mod moves;
mod order;
mod packed;
mod paired;
mod playout;
mod table;
mod tree;

pub use alpha_beta::AlphaBeta;
pub use finishing::Finishing;
pub use paired::Paired;
pub use table::Table;
pub use tree::TreeSearch;

pub(crate) use moves::visit_promising;

use crate::eval::shares;
use crate::score::Score;
use pacru_rules::{ByColor, ColorSet, Game, Move, Position, Ruleset};
use std::collections::HashMap;

/// A search that can be interrupted after any slice and taken up again.
pub trait Search {
    /// Works for about so many nodes.
    fn step(&mut self, nodes: u64) -> Progress;

    /// What is known so far.
    fn report(&self) -> Report;
}

/// What a search is asked.
#[derive(Clone, Debug)]
pub struct Task<'g> {
    /// The game that goes on, with its past: repetition counts.
    pub game: &'g Game,
    /// The only moves to look at, where not all are.
    pub only: Option<Vec<Move>>,
    /// How many best moves are wanted.
    pub lines: usize,
    /// So many turns ahead are enough.
    pub depth: Option<u32>,
}

impl<'g> Task<'g> {
    /// Asks for the best of all moves.
    pub fn new(game: &'g Game) -> Task<'g> {
        Task { game, only: None, lines: 1, depth: None }
    }
}

/// How often each position of a Pacru game has come up: the third time it is drawn. Empty for the other games.
fn past_positions(game: &Game) -> HashMap<u64, u32> {
    let mut past = HashMap::new();
    if let Ruleset::Pacru { .. } = game.position().ruleset() {
        for position in game.positions() {
            *past.entry(position.hash_key()).or_default() += 1;
        }
    }
    past
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
    /// as the position looks, unless the line goes to the end of the game.
    pub(crate) fn of_score(position: &Position, moves: Vec<Move>, score: Score) -> Line {
        let me = position.to_move();
        let mine = score.share();
        let last = moves.iter().fold(*position, |position, &mv| position.play_unchecked(mv));
        if let Some(shares) = last.outcome().map(|outcome| end_shares(outcome.winners))
            && (shares[me] - mine).abs() < SAME_SHARE
        {
            return Line { moves, score, shares };
        }
        let looks = shares(position);
        let others: f32 = position.players_in().iter().filter(|&color| color != me).map(|color| looks[color]).sum();
        let scale = (1.0 - mine) / others.max(f32::MIN_POSITIVE);
        Line { moves, score, shares: ByColor::from_fn(|color| if color == me { mine } else { looks[color] * scale }) }
    }
}

/// Shares that differ by less are the same but for rounding.
const SAME_SHARE: f32 = 0.01;

/// Everybody's share of a game that these have won.
fn end_shares(winners: ColorSet) -> ByColor<f32> {
    let share = 1.0 / winners.len().max(1) as f32;
    ByColor::from_fn(|color| if winners.contains(color) { share } else { 0.0 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_to_the_end_has_the_shares_of_the_end() {
        // Red ends the last round, and by this move shares the win with the two others.
        let text =
            "azacru rgy r rg1Y2+1ygyr/ryryr1g2/G4R31gr1rgr/gy1gy2G4+1/1rr3y2/1G0+2gY1g2/yggryyy2/1rg6/1y2rr2y g 1 79";
        let position: Position = text.parse().expect("a position");
        let shared = position.parse_move("b7-b5").expect("a legal move");
        let line = Line::of_score(&position, vec![shared], Score::end(1.0 / 3.0, 1));
        for color in position.players_in() {
            assert!((line.shares[color] - 1.0 / 3.0).abs() < 1e-3, "{:?}", line.shares);
        }
    }
}
