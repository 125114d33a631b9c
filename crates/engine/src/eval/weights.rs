//! What counts how much, in hundredths of a marker.

use pacru_rules::{GameKind, Position};

/// The weights of one game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    pub(super) marker: i32,
    /// A neutral field that the player reaches first.
    pub(super) won_race: i32,
    /// A neutral field that several reach at the same time.
    pub(super) shared_race: i32,
    pub(super) chevron: i32,
    /// Each field that a chevron can go beyond the first.
    pub(super) power: i32,
    /// Each field that a chevron can step on now.
    pub(super) step: i32,
    /// A chevron that cannot step at all.
    pub(super) stuck: i32,
    /// Having the turn.
    pub(super) tempo: i32,
    /// How many steps the race for neutral fields is looked at.
    pub(super) race_length: u32,
}

const SHACRU: Weights = Weights {
    marker: 100,
    won_race: 80,
    shared_race: 30,
    chevron: 0,
    power: 0,
    step: 6,
    stuck: 40,
    tempo: 40,
    race_length: 16,
};

const AZACRU: Weights = Weights {
    marker: 100,
    won_race: 20,
    shared_race: 8,
    chevron: 50,
    power: 5,
    step: 4,
    stuck: 20,
    tempo: 20,
    race_length: 8,
};

const PACRU: Weights = Weights {
    marker: 100,
    won_race: 8,
    shared_race: 3,
    chevron: 250,
    power: 12,
    step: 10,
    stuck: 60,
    tempo: 30,
    race_length: 3,
};

impl Weights {
    pub(super) fn of(position: &Position) -> &'static Weights {
        match position.ruleset().kind() {
            GameKind::Shacru => &SHACRU,
            GameKind::Azacru => &AZACRU,
            GameKind::Pacru => &PACRU,
        }
    }
}
