//! Estimating a position without searching it.
//!
//! An [`Evaluation`] gives each player a logit; a softmax over the players makes them shares of the win. [`linear::Linear`]
//! is the one in use.

pub mod linear;
mod phase;
mod race;

pub use phase::{PHASE_PARTS_SUM, phase_parts};
pub(crate) use phase::{PHASE_START, phase};
pub(crate) use race::steps_to_neutral;

use crate::score::Score;
use pacru_rules::{ByColor, Color, ColorSet, Position};

/// An evaluation of positions that are not over.
pub trait Evaluation: Send + Sync {
    /// What the children of one position have in common, computed once for all of them.
    type Context: Send;

    /// The context for the children of `parent`.
    fn context(&self, parent: &Position) -> Self::Context;

    /// Estimates a position.
    fn estimate(&self, position: &Position) -> Estimate;

    /// The same as [`estimate`](Self::estimate), for a position one move after the parent of the context.
    fn estimate_child(&self, context: &Self::Context, child: &Position) -> Estimate;
}

/// The estimate of a position: a logit for each player who is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Estimate {
    logits: ByColor<i32>,
    players: ColorSet,
}

/// The score of a player who is out.
const OUT: i32 = -10_000;

impl Estimate {
    /// An estimate from logits, in units of [`Score::POINTS_PER_LOGIT`], of the players who are in.
    pub fn new(logits: ByColor<i32>, players: ColorSet) -> Estimate {
        Estimate { logits, players }
    }

    /// The score for one player against all others.
    pub fn score(&self, me: Color) -> Score {
        if !self.players.contains(me) {
            return Score::estimate(OUT);
        }
        let mut others = self.players.iter().filter(|&color| color != me);
        let others = match (others.next(), others.next()) {
            (Some(other), None) => self.logits[other],
            _ => log_sum_exp(self.players.iter().filter(|&color| color != me).map(|color| self.logits[color])),
        };
        Score::estimate(self.logits[me] - others)
    }

    /// Each player's share of the win.
    pub fn shares(&self) -> ByColor<f32> {
        let most = self.players.iter().map(|color| self.logits[color]).max().unwrap_or(0);
        let mut shares = ByColor::from_fn(|_| 0.0);
        let mut sum = 0.0;
        for color in self.players {
            shares[color] = ((self.logits[color] - most) as f32 / Score::POINTS_PER_LOGIT).exp();
            sum += shares[color];
        }
        ByColor::from_fn(|color| shares[color] / sum)
    }
}

/// The logit of one player who is as likely to win as all of these together.
fn log_sum_exp(logits: impl Iterator<Item = i32> + Clone) -> i32 {
    let most = logits.clone().max().unwrap_or(0);
    let sum: f32 = logits.map(|logit| ((logit - most) as f32 / Score::POINTS_PER_LOGIT).exp()).sum();
    most + (sum.ln() * Score::POINTS_PER_LOGIT) as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Rng;
    use pacru_rules::{GameKind, TurnOrder};

    /// Every implementor must pass this: a context changes no estimate.
    fn check_contexts<E: Evaluation>(evaluation: &E) {
        let mut rng = Rng::new(5);
        for kind in GameKind::ALL {
            for players in 2..=4 {
                let mut position = Position::start(kind.into(), TurnOrder::standard(players).expect("2 to 4 players"));
                for _ in 0..120 {
                    let context = evaluation.context(&position);
                    let mut children = Vec::new();
                    position.for_each_child(|_, child| {
                        let estimate = evaluation.estimate_child(&context, child);
                        assert_eq!(estimate, evaluation.estimate(child), "{child} after {position}");
                        children.push(*child);
                    });
                    if children.is_empty() {
                        break;
                    }
                    position = children[rng.below(children.len())];
                }
            }
        }
    }

    #[test]
    fn a_context_changes_no_estimate() {
        check_contexts(&linear::Linear);
    }

    #[test]
    fn scores_and_shares_agree() {
        let players: ColorSet = [Color::Yellow, Color::Red, Color::Green].into_iter().collect();
        let logits = ByColor::from_fn(|color| [300, -100, 0, 9999][color as usize]);
        let estimate = Estimate::new(logits, players);
        let shares = estimate.shares();
        assert!(shares[Color::Black].abs() < f32::EPSILON, "a player who is out");
        assert_eq!(estimate.score(Color::Black), Score::estimate(OUT));
        for color in players {
            assert!((estimate.score(color).share() - shares[color]).abs() < 0.002, "{color:?}: {shares:?}");
        }
    }
}
