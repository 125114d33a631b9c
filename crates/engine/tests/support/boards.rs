//! Random boards with few pieces, so that everything can be enumerated.

use pacru_engine::Rng;
use pacru_rules::{Color, Facing, Field, Position, Ruleset, Setup, TurnOrder};

/// A board on which one player has up to three chevrons and everybody else one, if it is a possible one and not over.
pub(crate) fn filled_board(ruleset: Ruleset, order: TurnOrder, strong: Color, rng: &mut Rng) -> Option<Position> {
    let mut setup = Setup::empty(ruleset, order);
    setup.turn_number = 40;
    let place = |setup: &mut Setup, color: Color, chevron: bool, rng: &mut Rng| {
        let at = Field::from_index(rng.below(Field::COUNT) as u8).expect("below 81");
        let cell = setup.content_mut(at);
        if cell.marker.is_none() && cell.chevron.is_none() {
            if chevron {
                cell.chevron = Some((color, Facing::ALL[rng.below(8)]));
                cell.marker = (rng.below(2) == 0).then_some(color);
            } else {
                cell.marker = Some(color);
            }
        }
    };
    for &color in order.colors() {
        for _ in 0..=rng.below(if color == strong { 3 } else { 1 }) {
            place(&mut setup, color, true, rng);
        }
        for _ in 0..2 + rng.below(if color == strong { 4 } else { 7 }) {
            place(&mut setup, color, false, rng);
        }
    }
    setup.position().ok().filter(|position| position.outcome().is_none())
}
