//! How the chances went over a game, and the turns that changed them.

use pacru_rules::Color;

/// Each colour's share of the win, from 0 to 1, in the order of [`Color::ALL`].
pub type Shares = [f32; 4];

/// A turn that lost its player less than this is none to speak of.
const WORTH_A_WORD: f32 = 0.15;

/// So many turning points are told.
const TOLD: usize = 5;

/// A game with what the computer thinks of its positions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Course {
    /// Who made each turn; nobody where a player left the game.
    pub movers: Vec<Option<Color>>,
    /// The shares before each turn and after the last, as far as they are known.
    pub shares: Vec<Option<Shares>>,
    /// What should have been played in each turn, as far as it is known.
    pub better: Vec<Option<String>>,
}

/// A turn that cost its player much.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TurningPoint {
    /// The number of the turn, from 0.
    pub turn: usize,
    /// How much of the win it cost, from 0 to 1.
    pub lost: f32,
}

/// The turns that lost their player more than 0.15 of the win, the worst first, at most five.
///
/// ```
/// use pacru_rules::Color;
/// use pacru_web::analysis::turning_points;
///
/// let green = |share: f32| Some([1.0 - share, 0.0, share, 0.0]);
/// let movers = [Some(Color::Green), Some(Color::Yellow), Some(Color::Green)];
/// let points = turning_points(&movers, &[green(0.5), green(0.2), green(0.6), green(0.55)]);
/// assert_eq!(points.iter().map(|point| point.turn).collect::<Vec<_>>(), [1, 0]);
/// ```
pub fn turning_points(movers: &[Option<Color>], shares: &[Option<Shares>]) -> Vec<TurningPoint> {
    let lost = |turn: usize| {
        let (mover, before, after) = ((*movers.get(turn)?)?, (*shares.get(turn)?)?, (*shares.get(turn + 1)?)?);
        Some(before[mover as usize] - after[mover as usize])
    };
    let all = (0..movers.len()).filter_map(|turn| Some(TurningPoint { turn, lost: lost(turn)? }));
    let mut worth: Vec<TurningPoint> = all.filter(|point| point.lost > WORTH_A_WORD).collect();
    // Equal ones stay in the order of the game.
    worth.sort_by(|a, b| b.lost.total_cmp(&a.lost));
    worth.truncate(TOLD);
    worth
}

impl Course {
    /// How many positions are still to be looked at.
    pub fn missing(&self) -> usize {
        self.shares.iter().filter(|shares| shares.is_none()).count()
    }

    /// The turning points of this game.
    pub fn turning_points(&self) -> Vec<TurningPoint> {
        turning_points(&self.movers, &self.shares)
    }
}
