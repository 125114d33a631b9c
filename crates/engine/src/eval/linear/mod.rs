//! A linear evaluation: features of each player, weighed by game, number of players and phase.

mod cache;
mod features;
mod tuned;
mod weights;

pub use cache::FeatureCache;
pub use features::{Feature, FeatureVector, extract};
pub use weights::LinearWeights;

use super::{Estimate, Evaluation, phase_parts};
use pacru_rules::{ByColor, Position};

/// The evaluation with the weights that `pacru-tune` has fitted.
#[derive(Clone, Copy, Debug, Default)]
pub struct Linear;

impl Evaluation for Linear {
    type Context = FeatureCache;

    fn context(&self, parent: &Position) -> FeatureCache {
        FeatureCache::new(parent)
    }

    fn estimate(&self, position: &Position) -> Estimate {
        weigh(position, &extract(position))
    }

    fn estimate_child(&self, context: &FeatureCache, child: &Position) -> Estimate {
        weigh(child, &context.extract(child))
    }
}

fn weigh(position: &Position, features: &ByColor<FeatureVector>) -> Estimate {
    let table = LinearWeights::of(position.ruleset().kind(), position.order().player_count());
    let weights = table.at(phase_parts(position));
    let logits =
        ByColor::from_fn(|color| features[color].iter().zip(weights).map(|(value, weight)| value * weight).sum());
    Estimate::new(logits, position.players_in())
}
