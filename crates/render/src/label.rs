//! A summary of the position for screen readers.

use crate::{PlayerStatus, PlayerSummary, Scene};
use std::fmt::Write;

impl Scene {
    /// The label set in the options, or an English summary.
    ///
    /// ```
    /// use pacru_render::{Scene, SceneOptions};
    /// use pacru_rules::Position;
    ///
    /// let start = Position::start("pacru".parse()?, "gy".parse()?);
    /// let label = Scene::new(&start, &SceneOptions::default()).label();
    /// assert_eq!(label, "Pacru, turn 1. Green, to move: 0 of 42 markers, 4 chevrons. Yellow: 0 of 42 markers, 4 chevrons.");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn label(&self) -> String {
        if let Some(label) = &self.custom_label {
            return label.clone();
        }
        let mut label = format!("{}.", self.heading());
        for player in &self.players {
            // Writing to a string cannot fail.
            let _ = write!(label, " {}.", sentence(player));
        }
        label
    }

    /// `Pacru, turn 24`, or `Azacru, turn 58, last round: black passed first`
    pub fn heading(&self) -> String {
        let mut heading = format!("{}, turn {}", capitalized(self.game.name()), self.turn);
        if let Some(color) = self.last_round {
            // Writing to a string cannot fail.
            let _ = write!(heading, ", last round: {color} passed first");
        }
        heading
    }
}

fn sentence(player: &PlayerSummary) -> String {
    let status = match player.status {
        PlayerStatus::ToMove => ", to move",
        PlayerStatus::Waiting => "",
        PlayerStatus::Out => ", out",
        PlayerStatus::Won => ", won",
        PlayerStatus::Drawn => ", drawn",
    };
    format!("{}{status}: {}, {}", capitalized(player.color.name()), marker_count(player), chevron_count(player))
}

/// `12 markers`, or `12 of 42 markers` if there is a target.
pub(crate) fn marker_count(player: &PlayerSummary) -> String {
    match (player.target, player.markers) {
        (Some(target), markers) => format!("{markers} of {target} markers"),
        (None, 1) => "1 marker".to_owned(),
        (None, markers) => format!("{markers} markers"),
    }
}

/// `3 chevrons`
pub(crate) fn chevron_count(player: &PlayerSummary) -> String {
    match player.chevrons {
        1 => "1 chevron".to_owned(),
        chevrons => format!("{chevrons} chevrons"),
    }
}

fn capitalized(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
