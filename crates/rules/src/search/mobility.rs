//! Where chevrons could travel if it were their turn: for evaluating positions.

use crate::geometry::tables::{TRAVEL, WITHIN};
use crate::{Chevron, Color, FieldSet, Position};
use core::convert::Infallible;
use core::ops::ControlFlow;

/// Where one chevron could travel if it were its owner's turn, and which chevrons it attacks.
#[derive(Clone, Copy, Debug)]
pub struct Mobility {
    /// The chevron.
    pub chevron: Chevron,
    /// Fields it could travel to without passing over a chevron.
    pub line: FieldSet,
    /// Fields it could get to by a connection jump (A-R8, R9).
    pub jumps: FieldSet,
    /// The nearest chevron in each of its directions, of any colour, if it is within its power. The enemy chevrons
    /// among them are those that it attacks (R11).
    pub nearest: FieldSet,
}

impl Mobility {
    /// All fields that it could travel to, except by a pincer.
    #[inline]
    pub fn landings(&self) -> FieldSet {
        self.line | self.jumps
    }
}

impl Mobility {
    /// The mobility of every chevron of a colour, no matter who is to move.
    #[inline]
    pub fn of(position: &Position, color: Color) -> impl Iterator<Item = Mobility> {
        let masks = position.masks(color);
        position.board.chevrons[color].iter().map(move |chevron| {
            let reach = position.reach(&masks, chevron);
            Mobility { chevron, line: reach.line, jumps: reach.jumps, nearest: reach.nearest }
        })
    }
}

/// The fields on which the mobility of a colour's chevrons depends. [`Mobility::of`] stays the same while these fields,
/// the colour's markers and its chevrons stay the same.
pub fn mobility_range(position: &Position, color: Color) -> FieldSet {
    let rays = position.board.chevrons[color].iter().map(|chevron| {
        let power = position.power(color, chevron.field());
        TRAVEL[chevron.code()].rays & WITHIN[chevron.field().index() as usize][power as usize]
    });
    rays.fold(FieldSet::EMPTY, |range, rays| range | rays)
}

/// The neutral fields that `color` may still gain in Shacru, if nobody leaves the game (S-R6). This is an upper bound:
/// chevrons that can never move again are obstacles; chevrons that can move and future markers are not.
pub fn reachable_neutral(position: &Position, color: Color) -> FieldSet {
    let walls = position.walls();
    let neutral = !position.board.all_markers() - walls;
    let mut reachable = FieldSet::EMPTY;
    let ground = neutral | position.board.markers[color];
    let ControlFlow::Continue(()) = position.walk(color, walls, ground, |arrived| {
        reachable |= arrived & neutral;
        ControlFlow::<Infallible>::Continue(())
    });
    reachable
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Ruleset;

    #[test]
    fn the_mobility_of_the_player_to_move_is_where_its_moves_go() {
        let text = "pacru gy g 4Y44/9/9/3g1g3/3G0+g4/9/4y4/9/4G04 - 0 9";
        let position: Position = text.parse().expect("a position");
        for mobility in Mobility::of(&position, Color::Green) {
            let from = mobility.chevron.field();
            let routes: FieldSet = position.routes(from).map(|route| route.to).collect();
            assert_eq!(mobility.landings(), routes, "{from}");
        }
        // Yellow sees as much although it is not to move.
        let seen = Mobility::of(&position, Color::Yellow).next().expect("a chevron");
        assert_eq!(seen.landings().len(), 3);
        assert!(matches!(position.ruleset(), Ruleset::Pacru { .. }));
    }
}
