//! Estimating a position without looking ahead, game by game.

mod race;
mod weights;

use crate::score::{SHARE_SCALE, Score};
use pacru_rules::{ByColor, Color, Field, FieldSet, Position};
use race::Race;
use weights::Weights;

/// How a position that is not over looks for one player against the best of the others.
pub fn evaluate(position: &Position, me: Color) -> Score {
    let prospects = prospects(position);
    let seats = position.order().seats();
    let worth = |color: Color| seats.iter().position(|&seat| seat == color).map_or(0, |seat| prospects[seat]);
    let players = position.players_in();
    let others = players.iter().filter(|&color| color != me).map(worth).max().unwrap_or(0);
    let mine = if players.contains(me) { worth(me) } else { -10_000 };
    Score::estimate(mine - others)
}

/// Each player's share of the win, estimated.
pub fn shares(position: &Position) -> ByColor<f32> {
    let prospects = prospects(position);
    let players = position.players_in();
    let most = prospects.iter().copied().max().unwrap_or(0);
    let mut shares = ByColor::from_fn(|_| 0.0);
    let mut sum = 0.0;
    for (&color, prospect) in position.order().seats().iter().zip(prospects) {
        if players.contains(color) {
            shares[color] = ((prospect - most) as f32 / SHARE_SCALE).exp();
            sum += shares[color];
        }
    }
    ByColor::from_fn(|color| shares[color] / sum)
}

/// What each player, in order of play, can hope for, in hundredths of a marker.
pub(crate) fn prospects(position: &Position) -> Vec<i32> {
    let weights = Weights::of(position);
    let race = Race::run(position, weights.race_length);
    let seats = position.order().seats();
    let prospect = |&color: &Color| {
        let mut worth = weights.marker * position.markers(color).len() as i32;
        if position.out().contains(color) {
            return worth;
        }
        worth += weights.won_race * race.won[color].len() as i32;
        worth += weights.shared_race * race.shared[color].len() as i32;
        for chevron in position.chevrons(color) {
            worth += weights.chevron;
            let power = i32::from(position.power(color, chevron.field())) - 1;
            worth += weights.power * power;
            let free = first_steps(position, color, chevron.field(), chevron.facing());
            worth += weights.step * free.len() as i32;
            worth -= if free.is_empty() { weights.stuck } else { 0 };
        }
        worth += weights.tempo * i32::from(color == position.to_move());
        worth
    };
    seats.iter().map(prospect).collect()
}

/// The fields that a chevron can step on now.
fn first_steps(position: &Position, color: Color, from: Field, facing: pacru_rules::Facing) -> FieldSet {
    let steps: FieldSet = facing.directions().into_iter().filter_map(|way| from.step(way)).collect();
    let own = position.markers(color);
    (steps & (own | position.neutral())) - position.occupied()
}
