//! The dataset: positions of finished games, with features and results.

use pacru_engine::eval::linear::{Feature, extract};
use pacru_engine::eval::{PHASE_PARTS_SUM, phase_parts};
use pacru_rules::record::Records;
use pacru_rules::{Color, GameKind, Position};
use std::collections::BTreeMap;

/// Features of a sample: each one is weighted by the early, the middle and the late part of the game.
pub(crate) const WIDTH: usize = 3 * Feature::COUNT;

/// The features and the result of one player in a position.
#[derive(Clone)]
pub(crate) struct PlayerSample {
    pub(crate) features: [f32; WIDTH],
    /// The player's share of the win at the end of the game.
    pub(crate) share: f32,
}

/// A position of a finished game, with the players who were still in.
#[derive(Clone)]
pub(crate) struct Sample {
    pub(crate) players: Vec<PlayerSample>,
}

/// The samples of each game, by kind and number of players.
pub(crate) type Dataset = BTreeMap<(GameKind, usize), Vec<Vec<Sample>>>;

/// Adds the samples of all games in a text of records. Features in `without` are set to zero.
pub(crate) fn add_games(
    text: &str,
    without: &[Feature],
    dataset: &mut Dataset,
) -> Result<(), pacru_rules::error::RecordError> {
    for record in Records::new(text) {
        let game = record?.game();
        let Some(outcome) = game.outcome() else {
            continue;
        };
        let sample = |position: &Position| {
            let parts = phase_parts(position).map(|part| part as f32 / PHASE_PARTS_SUM as f32);
            let mut features = extract(position);
            for color in Color::ALL {
                for &feature in without {
                    features[color][feature as usize] = 0;
                }
            }
            let player = |color| PlayerSample {
                features: std::array::from_fn(|at| {
                    features[color][at % Feature::COUNT] as f32 * parts[at / Feature::COUNT]
                }),
                share: outcome.share(color),
            };
            Sample { players: position.players_in().iter().map(player).collect() }
        };
        let positions = game.positions().filter(|position| position.outcome().is_none());
        let key = (game.start().ruleset().kind(), game.start().order().player_count());
        dataset.entry(key).or_default().push(positions.map(sample).collect());
    }
    Ok(())
}
