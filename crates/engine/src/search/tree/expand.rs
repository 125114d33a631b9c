//! Expanding a leaf: estimates of all its children.

use super::node::{Expansion, Node, Path, ProvenWin};
use super::{TreeSearch, TreeShared};
use crate::eval::{Evaluation, PHASE_START, phase};
use crate::search::move_list::for_each_pruned_child;
use crate::search::{outcome_shares, playout};
use pacru_rules::{ByColor, EndReason, GameKind, Outcome, Position};

/// Temperature of the softmax that makes estimates priors.
const PRIOR_TEMPERATURE: f32 = 0.5;

/// Weight of a playout against the estimate, on an empty and a full board (docs/engine.md has the figures).
const PLAYOUT_WEIGHT_EARLY: f32 = 0.35;
const PLAYOUT_WEIGHT_LATE: f32 = 1.0;

/// Weight of a greedy last round (A-R10) against the estimate.
const LAST_ROUND_WEIGHT: f32 = 0.8;

/// Capacity for children; most leaves have fewer.
const MANY_CHILDREN: usize = 64;

impl<E: Evaluation> TreeSearch<'_, E> {
    /// Estimates all children of a leaf.
    pub(super) fn expand(&mut self, path: &Path) -> Expansion {
        let position = &path.position;
        if let Some(outcome) = position.outcome() {
            self.visited += 1;
            return Expansion { children: Vec::new(), values: outcome_shares(outcome) };
        }
        let shared = &*self.shared;
        let is_root = path.steps.is_empty();
        let mover = position.to_move();
        let mut children = Vec::with_capacity(MANY_CHILDREN);
        let mut best: Option<(f32, ByColor<f32>)> = None;
        let context = shared.evaluation.context(position);
        let complete = for_each_pruned_child(position, |mv, after| {
            if is_root && !shared.request.allows(mv) {
                return;
            }
            let (values, proven) = shared.estimate_child(after, &context);
            let guess = values[mover];
            if best.is_none_or(|(most, _)| guess > most) {
                best = Some((guess, values));
            }
            children.push(Node::new(mv, guess, proven));
        });
        if !complete {
            // Without all moves only a win can be proven.
            for child in &mut children {
                child.proven = child.proven.filter(|proven| proven.winner == mover);
            }
        }
        set_priors(&mut children);
        let values = best.map_or_else(|| shared.evaluation.estimate(position).shares(), |(_, values)| values);
        self.visited += children.len().max(1) as u64;
        Expansion { children, values: self.mix_playout(values, position) }
    }

    /// In Azacru, where the estimate predicts little, adds a playout, with more weight the later it is.
    fn mix_playout(&mut self, values: ByColor<f32>, position: &Position) -> ByColor<f32> {
        if position.ruleset().kind() != GameKind::Azacru {
            return values;
        }
        let early = phase(position) as f32 / PHASE_START as f32;
        let weight = PLAYOUT_WEIGHT_LATE + (PLAYOUT_WEIGHT_EARLY - PLAYOUT_WEIGHT_LATE) * early;
        let outcome = playout::outcome(*position, &mut self.rng);
        outcome.map_or(values, |outcome| blend(values, outcome_shares(outcome), weight))
    }
}

impl<E: Evaluation> TreeShared<'_, E> {
    /// Everybody's shares in the child of a leaf, and a win if the game is over.
    fn estimate_child(&self, position: &Position, context: &E::Context) -> (ByColor<f32>, Option<ProvenWin>) {
        if let Some(outcome) = position.outcome() {
            let proven = outcome.sole_winner().map(|winner| ProvenWin { winner, turns: 0 });
            return (outcome_shares(outcome), proven);
        }
        if !self.history.is_empty() && self.history.is_draw(position.hash_key()) {
            let draw = Outcome { reason: EndReason::Repetition, winners: position.players_in() };
            return (outcome_shares(draw), None);
        }
        let shares = self.evaluation.estimate_child(context, position).shares();
        let outcome = playout::last_round_outcome(*position);
        (outcome.map_or(shares, |outcome| blend(shares, outcome_shares(outcome), LAST_ROUND_WEIGHT)), None)
    }
}

/// The weighted mean of two shares; `weight` is that of the second, from 0 to 1.
fn blend(first: ByColor<f32>, second: ByColor<f32>, weight: f32) -> ByColor<f32> {
    ByColor::from_fn(|color| (1.0 - weight) * first[color] + weight * second[color])
}

/// Sets the priors: a softmax of the estimates.
fn set_priors(children: &mut [Node]) {
    // Finer than a score: moves differ also where everything is nearly won or lost.
    let logit = |child: &Node| log_odds(child.guess) / PRIOR_TEMPERATURE;
    let most = children.iter().map(logit).fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for child in children.iter_mut() {
        child.prior = (logit(child) - most).exp();
        sum += child.prior;
    }
    for child in children {
        child.prior /= sum;
    }
}

fn log_odds(share: f32) -> f32 {
    let share = share.clamp(1e-6, 1.0 - 1e-6);
    (share / (1.0 - share)).ln()
}
