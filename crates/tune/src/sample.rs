//! Positions with what was counted in them and who won in the end.

use pacru_engine::eval::linear::{Feature, extract};
use pacru_engine::eval::{PHASE_PARTS_SUM, phase_parts};
use pacru_rules::record::Records;
use pacru_rules::{Color, GameKind, Position};
use std::collections::BTreeMap;

/// Each feature counts three times: as much as the game is early, middle and late.
pub(crate) const WIDTH: usize = 3 * Feature::COUNT;

/// What is known about one player of a position.
#[derive(Clone)]
pub(crate) struct Player {
    pub(crate) counts: [f32; WIDTH],
    /// The player's share of the win in the end.
    pub(crate) share: f32,
}

/// A position of a finished game; only players who were still in.
#[derive(Clone)]
pub(crate) struct Sample {
    pub(crate) players: Vec<Player>,
}

/// Adds the positions of all games in a text, game by game.
pub(crate) fn samples(
    text: &str,
    without: &[Feature],
    tables: &mut BTreeMap<(GameKind, usize), Vec<Vec<Sample>>>,
) -> Result<(), pacru_rules::error::RecordError> {
    for record in Records::new(text) {
        let game = record?.game();
        let Some(outcome) = game.outcome() else {
            continue;
        };
        let share = 1.0 / outcome.winners.len().max(1) as f32;
        let sample = |position: &Position| {
            let parts = phase_parts(position).map(|part| part as f32 / PHASE_PARTS_SUM as f32);
            let mut counts = extract(position);
            for color in Color::ALL {
                for &feature in without {
                    counts[color][feature as usize] = 0;
                }
            }
            let player = |color| Player {
                counts: std::array::from_fn(|at| {
                    counts[color][at % Feature::COUNT] as f32 * parts[at / Feature::COUNT]
                }),
                share: if outcome.winners.contains(color) { share } else { 0.0 },
            };
            Sample { players: position.players_in().iter().map(player).collect() }
        };
        let positions = game.positions().filter(|position| position.outcome().is_none());
        let key = (game.start().ruleset().kind(), game.start().order().player_count());
        tables.entry(key).or_default().push(positions.map(sample).collect());
    }
    Ok(())
}
