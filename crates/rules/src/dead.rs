//! Dead positions in Shacru (S-R6): nobody can gain a neutral field, now or by any chain of later moves.

use crate::tables::STANCE;
use crate::{Color, Facing, FieldSet, Position};
use std::convert::Infallible;
use std::ops::ControlFlow;

impl Position {
    /// Whether no player can gain a neutral field any more, by the procedure of the rules.
    #[inline]
    pub(crate) fn is_dead(&self) -> bool {
        let neutral = !self.board.all_markers() - self.board.occupied;
        // A chevron beside a free neutral field gains at once: true in nearly every position, for the mover first.
        let gains = |color: Color| {
            let codes = self.board.squads[color].codes();
            codes.iter().any(|&code| STANCE[code as usize].steps.meets(neutral))
        };
        if gains(self.to_move) || Color::ALL.into_iter().any(gains) {
            return false;
        }
        self.is_dead_at_length()
    }

    #[cold]
    fn is_dead_at_length(&self) -> bool {
        let walls = self.walls();
        let neutral = !self.board.all_markers() - walls;
        if neutral.is_empty() {
            return true;
        }
        !Color::ALL.into_iter().any(|color| self.can_gain(color, walls, neutral))
    }

    /// The chevrons that have no legal step, even when every chevron that has one steps out of the way.
    fn walls(&self) -> FieldSet {
        let mut walls = self.board.occupied;
        loop {
            let before = walls;
            for color in Color::ALL {
                let others = self.board.all_markers() - self.board.markers[color];
                for chevron in self.board.squads[color].iter() {
                    if STANCE[chevron.code()].steps.meets(!(others | walls)) {
                        walls -= chevron.field().into();
                    }
                }
            }
            if walls == before {
                return walls;
            }
        }
    }

    /// The neutral fields that a player of Shacru may still get to: as long as nobody leaves, the player gains no others (S-R6).
    /// What stands in the way for ever is seen, what may move or be marked meanwhile is not, so not all of them need be had.
    pub fn gainable(&self, color: Color) -> FieldSet {
        let walls = self.walls();
        let neutral = !self.board.all_markers() - walls;
        let mut gainable = FieldSet::EMPTY;
        let ground = neutral | self.board.markers[color];
        let ControlFlow::Continue(()) = self.walk(color, walls, ground, |arrived| {
            gainable |= arrived & neutral;
            ControlFlow::<Infallible>::Continue(())
        });
        gainable
    }

    /// Whether a chevron of this colour reaches a neutral field over any chain of steps on fields of its own.
    fn can_gain(&self, color: Color, walls: FieldSet, neutral: FieldSet) -> bool {
        let arrive =
            |arrived: FieldSet| if arrived.meets(neutral) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
        self.walk(color, walls, self.board.markers[color], arrive).is_break()
    }

    /// Lets the chevrons of a colour that are no walls walk wherever they get over this ground; `arrive` is told of all fields
    /// that a step leads to, also beyond it.
    ///
    /// All chevrons of the colour walk at once: one set of fields for each facing they can have there.
    fn walk<B>(
        &self,
        color: Color,
        walls: FieldSet,
        ground: FieldSet,
        mut arrive: impl FnMut(FieldSet) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let ground = ground - walls;
        let mut reached = [FieldSet::EMPTY; 8];
        let mut fresh = [FieldSet::EMPTY; 8];
        for chevron in self.board.squads[color].iter() {
            if !walls.contains(chevron.field()) {
                fresh[chevron.facing() as usize] |= chevron.field().into();
            }
        }
        while fresh.iter().any(|fields| !fields.is_empty()) {
            let mut next = [FieldSet::EMPTY; 8];
            for way in Facing::ALL {
                let [left, straight, right] = way.directions().map(|facing| facing as usize);
                // A chevron travels this way if it faces this way or 45° to either side of it.
                let arrived = (fresh[left] | fresh[straight] | fresh[right]).shifted(way);
                arrive(arrived)?;
                let arrived = arrived & ground;
                next[straight] |= arrived;
                if self.ruleset.has_twist() {
                    let twisted = arrived & way.behind_border();
                    next[left] |= twisted;
                    next[right] |= twisted;
                }
            }
            for facing in 0..8 {
                reached[facing] |= fresh[facing];
                fresh[facing] = next[facing] - reached[facing];
            }
        }
        ControlFlow::Continue(())
    }
}
