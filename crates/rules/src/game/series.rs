//! Several games in a row, with their markers added up (S-R6, A-R10).

use crate::{Outcome, Position};
use alloc::vec;
use alloc::vec::Vec;

/// The totals of several games between the same players. A player keeps the same number in all games; seats and colours
/// may change.
///
/// ```
/// use pacru_rules::{Game, Position, Series};
///
/// let mut series = Series::new(2);
/// let finished: Position = "shacru gY g 9/9/9/9/4G0+4/9/9/9/7yy - 0 30".parse()?;
/// series.add(&finished, finished.outcome().unwrap(), &[0, 1])?;
/// series.add(&finished, finished.outcome().unwrap(), &[1, 0])?;
/// assert_eq!(series.markers(), [3, 3]);
/// assert_eq!(series.wins(), [1, 1]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    markers: Vec<u32>,
    wins: Vec<u32>,
    games: u32,
}

impl Series {
    /// A series without games, for this many players.
    pub fn new(players: usize) -> Series {
        Series { markers: vec![0; players], wins: vec![0; players], games: 0 }
    }

    /// A series of which `games` games have been played. `None` if `markers` and `wins` differ in length.
    pub fn resumed(games: u32, markers: Vec<u32>, wins: Vec<u32>) -> Option<Series> {
        (markers.len() == wins.len()).then_some(Series { markers, wins, games })
    }

    /// Adds a finished game. `seating` has the number of the player on each seat, in order of play.
    pub fn add(&mut self, end: &Position, outcome: Outcome, seating: &[usize]) -> Result<(), SeatingError> {
        let mut seated = seating.to_vec();
        seated.sort_unstable();
        if seated.len() != end.order().player_count() || seated != (0..self.markers.len()).collect::<Vec<_>>() {
            return Err(SeatingError);
        }
        for ((&color, count), &player) in end.order().colors().iter().zip(end.marker_counts()).zip(seating) {
            self.markers[player] += count as u32;
            self.wins[player] += u32::from(outcome.winners.contains(color));
        }
        self.games += 1;
        Ok(())
    }

    /// How many games have been added.
    pub fn games(&self) -> u32 {
        self.games
    }

    /// Each player's markers over all games.
    pub fn markers(&self) -> &[u32] {
        &self.markers
    }

    /// How many games each player has won, shared wins included.
    pub fn wins(&self) -> &[u32] {
        &self.wins
    }

    /// The players with the most markers so far.
    pub fn leaders(&self) -> Vec<usize> {
        let most = self.markers.iter().max();
        (0..self.markers.len()).filter(|&player| Some(&self.markers[player]) == most).collect()
    }
}

/// The seating does not put each player of the series on exactly one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatingError;

impl core::fmt::Display for SeatingError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("each player of the series must have exactly one seat")
    }
}

impl core::error::Error for SeatingError {}
