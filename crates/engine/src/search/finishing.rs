//! Losing a game of Shacru without putting it off. It goes on as long as anybody can gain (S-R6), so whoever delays a defeat
//! walks up and down until the idle limit, and everybody else has to watch.

use super::{Line, Progress, Report, Search};
use crate::eval::{evaluate, steps_to_neutral};
use crate::score::Score;
use pacru_rules::{Color, GameKind, Move, Position};

/// With less than this share of the win a game is given up for lost.
const LOST: f32 = 0.01;

/// A search that answers with a move that gains a field, or leads to one, as soon as the game is lost.
pub struct Finishing<'s> {
    search: Box<dyn Search + Send + 's>,
    root: Position,
    /// The moves that lead on, the best first.
    moves: Vec<Move>,
    hopeless: bool,
}

impl<'s> Finishing<'s> {
    /// The search itself where it is not about Shacru, or where no move leads on.
    pub fn of(search: Box<dyn Search + Send + 's>, root: Position) -> Box<dyn Search + Send + 's> {
        let moves = if root.ruleset().kind() == GameKind::Shacru { leading_on(&root) } else { Vec::new() };
        if moves.is_empty() {
            return search;
        }
        Box::new(Finishing { search, root, moves, hopeless: is_hopeless(&root, root.to_move()) })
    }
}

impl Search for Finishing<'_> {
    fn step(&mut self, nodes: u64) -> Progress {
        self.search.step(nodes)
    }

    fn report(&self) -> Report {
        let mut report = self.search.report();
        let score = report.score();
        let puts_off = report.best_move().is_some_and(|mv| !self.moves.contains(&mv));
        if puts_off && (self.hopeless || is_lost(score)) {
            report.lines = vec![Line::of_score(&self.root, vec![self.moves[0]], score)];
        }
        report
    }
}

fn is_lost(score: Score) -> bool {
    score.end_turns().is_some_and(|turns| turns < 0) || score.share() < LOST
}

/// The moves that gain a field or lead to one.
fn leading_on(position: &Position) -> Vec<Move> {
    let me = position.to_move();
    let Some(far) = steps_to_neutral(position, me) else {
        return Vec::new();
    };
    let own = position.markers(me).len();
    let mut moves = Vec::new();
    position.for_each_child(|mv, after| {
        let gains = after.markers(me).len() > own;
        if gains || steps_to_neutral(after, me).is_some_and(|steps| steps < far) {
            moves.push((evaluate(after, me), mv));
        }
    });
    moves.sort_by_key(|&(score, _)| std::cmp::Reverse(score));
    moves.into_iter().map(|(_, mv)| mv).collect()
}

/// Whether somebody else has more markers than the player can ever have.
fn is_hopeless(position: &Position, me: Color) -> bool {
    let others = position.players_in().iter().filter(|&color| color != me);
    let most = others.map(|color| position.markers(color).len()).max().unwrap_or(0);
    // The first question is quick, and says no in most of a game.
    let own = position.markers(me).len();
    most > own && most > own + pacru_rules::search::reachable_neutral(position, me).len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(text: &str) -> Position {
        text.parse().expect("a position")
    }

    /// Green has one marker and can still gain a1 and b1, yellow has nine.
    const HOPELESS: &str = "shacru gy g yyyyY4+4/9/9/9/9/9/9/yyy6/2G6+y5 - 0 60";

    #[test]
    fn who_cannot_win_takes_what_is_left() {
        let hopeless = position(HOPELESS);
        assert_eq!(pacru_rules::search::reachable_neutral(&hopeless, Color::Green).len(), 2);
        assert!(is_hopeless(&hopeless, Color::Green));
        let moves = leading_on(&hopeless);
        assert!(!moves.is_empty() && moves.iter().all(|mv| mv.to_string().starts_with("c1-b1")), "{moves:?}");
        let may_win = position(&HOPELESS.replace("yyyyY4+4/", "ggggY4+4/"));
        assert!(!is_hopeless(&may_win, Color::Green), "two more are enough");
    }
}
