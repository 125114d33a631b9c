//! Boards filled by chance, with little on them, so that everything can be enumerated.

use pacru_engine::chance::Chance;
use pacru_rules::{Color, Facing, Field, Position, Ruleset, Setup, TurnOrder};

/// A board on which one player has up to three chevrons and everybody else one, if it is a possible one and not over.
pub(crate) fn filled_board(ruleset: Ruleset, order: TurnOrder, strong: Color, chance: &mut Chance) -> Option<Position> {
    let mut setup = Setup::empty(ruleset, order);
    setup.turn_number = 40;
    let place = |setup: &mut Setup, color: Color, chevron: bool, chance: &mut Chance| {
        let at = Field::from_index(chance.below(Field::COUNT) as u8).expect("below 81");
        let cell = setup.content_mut(at);
        if cell.marker.is_none() && cell.chevron.is_none() {
            if chevron {
                cell.chevron = Some((color, Facing::ALL[chance.below(8)]));
                cell.marker = (chance.below(2) == 0).then_some(color);
            } else {
                cell.marker = Some(color);
            }
        }
    };
    for &color in order.colors() {
        for _ in 0..=chance.below(if color == strong { 3 } else { 1 }) {
            place(&mut setup, color, true, chance);
        }
        for _ in 0..2 + chance.below(if color == strong { 4 } else { 7 }) {
            place(&mut setup, color, false, chance);
        }
    }
    setup.position().ok().filter(|position| position.outcome().is_none())
}
