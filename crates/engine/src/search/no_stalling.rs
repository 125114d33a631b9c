//! Wrapper for lost games of Shacru: prefers moves that gain or approach a field to moving back and forth.
//!
//! A game goes on as long as anybody can gain (S-R6), so a search that delays a defeat would move to and fro until the idle
//! limit.

use super::{PvLine, Report, Search, SearchStatus};
use crate::eval::{Estimate, Evaluation, steps_to_neutral};
use crate::score::Score;
use pacru_rules::{Color, GameKind, Move, Position};

/// A game with less than this share of the win counts as lost.
const LOST: f32 = 0.01;

/// A search that reports a move that gains a field, or leads to one, as soon as the game is lost.
pub struct NoStalling<'s> {
    search: Box<dyn Search + 's>,
    root: Position,
    root_estimate: Estimate,
    /// The moves that gain or approach a field, the best first.
    moves: Vec<Move>,
    cannot_win: bool,
}

impl<'s> NoStalling<'s> {
    /// Wraps a search; returns it unchanged in other games than Shacru and where no move makes progress.
    pub fn wrap<E: Evaluation>(search: Box<dyn Search + 's>, root: Position, evaluation: &E) -> Box<dyn Search + 's> {
        if root.ruleset().kind() != GameKind::Shacru {
            return search;
        }
        let moves = progress_moves(&root, evaluation);
        if moves.is_empty() {
            return search;
        }
        let root_estimate = evaluation.estimate(&root);
        Box::new(NoStalling { search, root, root_estimate, moves, cannot_win: cannot_win(&root, root.to_move()) })
    }
}

impl Search for NoStalling<'_> {
    fn step(&mut self, nodes: u64) -> SearchStatus {
        self.search.step(nodes)
    }

    fn nodes(&self) -> u64 {
        self.search.nodes()
    }

    fn depth(&self) -> u32 {
        self.search.depth()
    }

    fn score(&self) -> Score {
        self.search.score()
    }

    fn report(&self) -> Report {
        let mut report = self.search.report();
        let score = report.score();
        let puts_off = report.best_move().is_some_and(|mv| !self.moves.contains(&mv));
        if puts_off && (self.cannot_win || is_lost(score)) {
            report.lines = vec![PvLine::from_score(&self.root, &self.root_estimate, vec![self.moves[0]], score)];
        }
        report
    }
}

fn is_lost(score: Score) -> bool {
    score.turns_to_end().is_some_and(|turns| turns < 0) || score.share() < LOST
}

/// The moves that gain a field or lead to one, the best first.
fn progress_moves(position: &Position, evaluation: &impl Evaluation) -> Vec<Move> {
    let me = position.to_move();
    let Some(far) = steps_to_neutral(position, me) else {
        return Vec::new();
    };
    let own = position.markers(me).len();
    let mut moves = Vec::new();
    position.for_each_child(|mv, after| {
        let gains = after.markers(me).len() > own;
        if gains || steps_to_neutral(after, me).is_some_and(|steps| steps < far) {
            moves.push((evaluation.estimate(after).score(me), mv));
        }
    });
    moves.sort_by_key(|&(score, _)| std::cmp::Reverse(score));
    moves.into_iter().map(|(_, mv)| mv).collect()
}

/// Returns `true` if another player has more markers than this one can ever have.
fn cannot_win(position: &Position, me: Color) -> bool {
    let others = position.players_in().iter().filter(|&color| color != me);
    let most = others.map(|color| position.markers(color).len()).max().unwrap_or(0);
    // The first test is cheap and fails in most of a game.
    let own = position.markers(me).len();
    most > own && most > own + pacru_rules::search::reachable_neutral(position, me).len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::linear::Linear;

    fn position(text: &str) -> Position {
        text.parse().expect("a position")
    }

    /// Green has one marker and can still gain a1 and b1, yellow has nine.
    const LOST_POSITION: &str = "shacru gy g yyyyY4+4/9/9/9/9/9/9/yyy6/2G6+y5 - 0 60";

    #[test]
    fn who_cannot_win_takes_what_is_left() {
        let lost = position(LOST_POSITION);
        assert_eq!(pacru_rules::search::reachable_neutral(&lost, Color::Green).len(), 2);
        assert!(cannot_win(&lost, Color::Green));
        let moves = progress_moves(&lost, &Linear);
        assert!(!moves.is_empty() && moves.iter().all(|mv| mv.to_string().starts_with("c1-b1")), "{moves:?}");
        let may_win = position(&LOST_POSITION.replace("yyyyY4+4/", "ggggY4+4/"));
        assert!(!cannot_win(&may_win, Color::Green), "two more are enough");
    }
}
