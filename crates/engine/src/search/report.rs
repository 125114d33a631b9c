//! What a search reports: lines of moves with their scores and every player's share of the win.

use crate::eval::Estimate;
use crate::score::Score;
use pacru_rules::{ByColor, Move, Outcome, Position, TurnOrder};
use std::cmp::Reverse;

/// What a search knows.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// Turns ahead that were searched.
    pub depth: u32,
    /// Positions visited so far.
    pub nodes: u64,
    /// The best move and what is expected to follow; then the next best moves, if several were asked for. Empty only where
    /// the game is over.
    pub lines: Vec<PvLine>,
}

impl Report {
    /// The move to play.
    pub fn best_move(&self) -> Option<Move> {
        self.lines.first()?.moves.first().copied()
    }

    /// The score for the player to move; [`Score::EVEN`] where the game is over.
    pub fn score(&self) -> Score {
        self.lines.first().map_or(Score::EVEN, |line| line.score)
    }
}

/// A principal variation: a move and the expected replies.
#[derive(Clone, Debug, PartialEq)]
pub struct PvLine {
    /// The move under consideration, and what is expected to follow.
    pub moves: Vec<Move>,
    /// The score for the player to move.
    pub score: Score,
    /// Each player's share of the win; they add up to 1.
    pub shares: ByColor<f32>,
}

impl PvLine {
    /// A line of which only one player's score is known. The rest of the win is divided among the others by the estimate of
    /// the position, unless the line leads to the end of the game.
    pub(crate) fn from_score(position: &Position, estimate: &Estimate, moves: Vec<Move>, score: Score) -> PvLine {
        let me = position.to_move();
        let mine = score.share();
        let last = moves.iter().fold(*position, |position, &mv| position.play_unchecked(mv));
        if let Some(shares) = last.outcome().map(outcome_shares)
            && (shares[me] - mine).abs() < SAME_SHARE
        {
            return PvLine { moves, score, shares };
        }
        let estimate = estimate.shares();
        let others: f32 = position.players_in().iter().filter(|&color| color != me).map(|color| estimate[color]).sum();
        let scale = (1.0 - mine) / others.max(f32::MIN_POSITIVE);
        let shares = ByColor::from_fn(|color| if color == me { mine } else { estimate[color] * scale });
        PvLine { moves, score, shares }
    }
}

/// Shares that differ by less are equal but for rounding.
const SAME_SHARE: f32 = 0.01;

/// Everybody's share of the win in a finished game.
pub(crate) fn outcome_shares(outcome: Outcome) -> ByColor<f32> {
    ByColor::from_fn(|color| outcome.share(color))
}

/// The players' shares of the win as whole numbers that add up to `total`.
///
/// A single player gets all of it only if the score is `proven`. The remainder of rounding goes to the largest share. If all
/// shares are 0, so are the numbers.
pub fn round_shares(shares: &ByColor<f32>, order: TurnOrder, total: u32, proven: bool) -> ByColor<u32> {
    let most = if proven { total } else { total.saturating_sub(1) };
    let mut rounded = ByColor::from_fn(|_| 0);
    if order.colors().iter().all(|&color| shares[color] <= 0.0) {
        return rounded;
    }
    for &color in order.colors() {
        rounded[color] = (shares[color] * total as f32).clamp(0.0, total as f32) as u32;
    }
    let mut by_share = order.colors().to_vec();
    by_share.sort_by_key(|&color| Reverse(rounded[color]));
    let mut left = total.saturating_sub(by_share.iter().map(|&color| rounded[color]).sum());
    for color in by_share {
        let all = rounded[color] + left;
        rounded[color] = all.min(most);
        left = all - rounded[color];
    }
    rounded
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::Evaluation;
    use crate::eval::linear::Linear;
    use pacru_rules::Color;

    #[test]
    fn a_line_to_the_end_has_the_shares_of_the_end() {
        // Red ends the last round, and by this move shares the win with the two others.
        let text =
            "azacru rgy r rg1Y2+1ygyr/ryryr1g2/G4R31gr1rgr/gy1gy2G4+1/1rr3y2/1G0+2gY1g2/yggryyy2/1rg6/1y2rr2y g 1 79";
        let position: Position = text.parse().expect("a position");
        let shared = position.parse_move("b7-b5").expect("a legal move");
        let estimate = Linear.estimate(&position);
        let line = PvLine::from_score(&position, &estimate, vec![shared], Score::decided(1.0 / 3.0, 1));
        for color in position.players_in() {
            assert!((line.shares[color] - 1.0 / 3.0).abs() < 1e-3, "{:?}", line.shares);
        }
    }

    #[test]
    fn the_whole_is_only_for_a_proven_win() {
        let order = TurnOrder::standard(3).expect("three can play");
        let round = |yellow: f32, red: f32, proven: bool| {
            let shares = ByColor::from_fn(|color| match color {
                Color::Yellow => yellow,
                Color::Red => red,
                Color::Black => 1.0 - yellow - red,
                Color::Green => 0.0,
            });
            let rounded = round_shares(&shares, order, 1000, proven);
            [Color::Yellow, Color::Red, Color::Black].map(|color| rounded[color])
        };
        assert_eq!(round(1.0, 0.0, true), [1000, 0, 0]);
        assert_eq!(round(1.0, 0.0, false), [999, 1, 0]);
        assert_eq!(round(0.3333, 0.3333, false), [334, 333, 333]);
        assert_eq!(round(0.2499, 0.2499, false), [249, 249, 502]);
    }

    #[test]
    fn nothing_is_distributed_where_nobody_has_a_share() {
        let order = TurnOrder::standard(2).expect("two can play");
        let nobody = ByColor::from_fn(|_| 0.0);
        assert_eq!(round_shares(&nobody, order, 100, true), ByColor::from_fn(|_| 0));
        let green = ByColor::from_fn(|color| if color == Color::Green { 1.0 } else { 0.0 });
        assert_eq!(round_shares(&green, order, 0, false), ByColor::from_fn(|_| 0));
    }
}
