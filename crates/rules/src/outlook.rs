//! What a chevron sees from where it stands, whoever's turn it is: for estimating positions.

use crate::tables::{STANCE, WITHIN};
use crate::{Chevron, Color, FieldSet, Position};

/// One chevron's view.
#[derive(Clone, Copy, Debug)]
pub struct Outlook {
    /// The chevron.
    pub chevron: Chevron,
    /// Fields it could travel to without passing over a chevron.
    pub line: FieldSet,
    /// Fields it could get to by a connection jump (A-R8, R9).
    pub jumps: FieldSet,
    /// The nearest chevron in each of its directions, anybody's, if it is within its power: what it attacks (R11).
    pub nearest: FieldSet,
}

impl Outlook {
    /// Where it could travel; pincers aside.
    #[inline]
    pub fn landings(&self) -> FieldSet {
        self.line | self.jumps
    }
}

impl Position {
    /// The views of all chevrons of a colour.
    #[inline]
    pub fn outlooks(&self, color: Color) -> impl Iterator<Item = Outlook> {
        let sight = self.sight(color);
        self.board.squads[color].iter().map(move |chevron| {
            let reach = self.reach(&sight, chevron);
            Outlook { chevron, line: reach.line, jumps: reach.jumps, nearest: reach.nearest }
        })
    }

    /// The fields on which the views of a colour's chevrons depend: as long as these, its markers and its chevrons stay
    /// as they are, so do the views.
    pub fn range(&self, color: Color) -> FieldSet {
        let fans = self.board.squads[color].iter().map(|chevron| {
            let power = self.power(color, chevron.field());
            STANCE[chevron.code()].fan & WITHIN[chevron.field().index() as usize][power as usize]
        });
        fans.fold(FieldSet::EMPTY, |range, fan| range | fan)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Ruleset;

    #[test]
    fn an_outlook_of_the_player_to_move_is_where_its_moves_go() {
        let text = "pacru gy g 4Y44/9/9/3g1g3/3G0+g4/9/4y4/9/4G04 - 0 9";
        let position: Position = text.parse().expect("a position");
        for outlook in position.outlooks(Color::Green) {
            let from = outlook.chevron.field();
            let routes: FieldSet = position.routes(from).map(|route| route.to).collect();
            assert_eq!(outlook.landings(), routes, "{from}");
        }
        // Yellow sees as much although it is not to move.
        let seen = position.outlooks(Color::Yellow).next().expect("a chevron");
        assert_eq!(seen.landings().len(), 3);
        assert!(matches!(position.ruleset(), Ruleset::Pacru { .. }));
    }
}
