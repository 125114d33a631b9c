//! Repetition of positions in Pacru, where the third occurrence is a draw.

use pacru_rules::{Game, Ruleset};
use std::collections::HashMap;

/// How often each position of a Pacru game has occurred. Empty for the other games.
#[derive(Clone, Debug)]
pub(super) struct RepetitionHistory(HashMap<u64, u32>);

impl RepetitionHistory {
    pub(super) fn new(game: &Game) -> RepetitionHistory {
        let mut counts = HashMap::new();
        if let Ruleset::Pacru { .. } = game.position().ruleset() {
            for position in game.positions() {
                *counts.entry(position.hash_key()).or_default() += 1;
            }
        }
        RepetitionHistory(counts)
    }

    /// Returns `true` if repetition does not matter in this game.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns `true` if the position with this key has occurred twice, so that it is a draw now.
    pub(super) fn is_draw(&self, key: u64) -> bool {
        self.0.get(&key).is_some_and(|&times| times >= 2)
    }
}
