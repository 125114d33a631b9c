//! Estimating a position without looking ahead: what is counted (`features`), what it is worth (`tuned`, by game and
//! number of players), and what that makes of everybody's share of the win.

mod features;
mod race;
mod tuned;
mod weights;

pub(crate) use features::Background;
pub use features::{Counts, Feature, count};
pub(crate) use race::steps_to_neutral;
pub use weights::{ALL_PARTS, Weights, parts};
pub(crate) use weights::{WHOLE, phase};

use crate::score::Score;
use pacru_rules::{ByColor, Color, Position};

/// How a position that is not over looks for one player against the others.
pub fn evaluate(position: &Position, me: Color) -> Score {
    let players = position.players_in();
    if !players.contains(me) {
        return Score::estimate(-10_000);
    }
    let prospects = prospects(position, &count(position));
    let mut others = players.iter().filter(|&color| color != me);
    let others = match (others.next(), others.next()) {
        (Some(other), None) => prospects[other],
        _ => together(players.iter().filter(|&color| color != me).map(|color| prospects[color])),
    };
    Score::estimate(prospects[me] - others)
}

/// The prospect that one player would need to be as likely to win as all of these are together.
fn together(prospects: impl Iterator<Item = i32> + Clone) -> i32 {
    let most = prospects.clone().max().unwrap_or(0);
    let sum: f32 = prospects.map(|prospect| ((prospect - most) as f32 / Score::POINTS_PER_LOGIT).exp()).sum();
    most + (sum.ln() * Score::POINTS_PER_LOGIT) as i32
}

/// Each player's share of the win, estimated.
pub fn shares(position: &Position) -> ByColor<f32> {
    shares_of(position, &count(position))
}

/// The same for a position one turn after that of the background.
pub(crate) fn shares_on(background: &Background, position: &Position) -> ByColor<f32> {
    shares_of(position, &background.count(position))
}

fn shares_of(position: &Position, counts: &ByColor<Counts>) -> ByColor<f32> {
    let prospects = prospects(position, counts);
    let players = position.players_in();
    let most = players.iter().map(|color| prospects[color]).max().unwrap_or(0);
    let mut shares = ByColor::from_fn(|_| 0.0);
    let mut sum = 0.0;
    for color in players.iter() {
        shares[color] = ((prospects[color] - most) as f32 / Score::POINTS_PER_LOGIT).exp();
        sum += shares[color];
    }
    ByColor::from_fn(|color| shares[color] / sum)
}

/// What each player can hope for.
fn prospects(position: &Position, counts: &ByColor<Counts>) -> ByColor<i32> {
    let table = Weights::of(position.ruleset().kind(), position.order().player_count());
    let weights = table.at(parts(position));
    ByColor::from_fn(|color| counts[color].iter().zip(weights).map(|(count, weight)| count * weight).sum())
}
