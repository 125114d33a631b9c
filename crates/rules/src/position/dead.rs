//! Dead positions in Shacru (S-R6): nobody can gain a neutral field, now or by any chain of later moves.

use crate::geometry::tables::TRAVEL;
use crate::{Color, Facing, FieldSet, Position};
use core::ops::ControlFlow;

impl Position {
    /// Whether no player can gain a neutral field any more. Walls are found first, then the fields that the other
    /// chevrons reach over markers of their own colour.
    #[inline]
    pub(crate) fn is_dead(&self) -> bool {
        let neutral = !self.board.all_markers() - self.board.occupied;
        // Fast path: in nearly every position some chevron can step on a neutral field. The mover is tried first.
        let gains = |color: Color| {
            let codes = self.board.chevrons[color].codes();
            codes.iter().any(|&code| TRAVEL[code as usize].steps.intersects(neutral))
        };
        if gains(self.to_move) || Color::ALL.into_iter().any(gains) {
            return false;
        }
        self.is_dead_slow()
    }

    #[cold]
    fn is_dead_slow(&self) -> bool {
        let walls = self.walls();
        let neutral = !self.board.all_markers() - walls;
        if neutral.is_empty() {
            return true;
        }
        !Color::ALL.into_iter().any(|color| self.can_gain(color, walls, neutral))
    }

    /// The fields of the chevrons that can never move again: they have no legal step, even if all other chevrons that
    /// can move did not block them.
    pub(crate) fn walls(&self) -> FieldSet {
        let mut walls = self.board.occupied;
        loop {
            let before = walls;
            for color in Color::ALL {
                let others = self.board.all_markers() - self.board.markers[color];
                for chevron in self.board.chevrons[color].iter() {
                    if TRAVEL[chevron.code()].steps.intersects(!(others | walls)) {
                        walls -= chevron.field().into();
                    }
                }
            }
            if walls == before {
                return walls;
            }
        }
    }

    /// Whether a chevron of this colour reaches a neutral field over any chain of steps on fields of its own.
    fn can_gain(&self, color: Color, walls: FieldSet, neutral: FieldSet) -> bool {
        let arrive = |arrived: FieldSet| {
            if arrived.intersects(neutral) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        self.walk(color, walls, self.board.markers[color], arrive).is_break()
    }

    /// Flood fill: moves the chevrons of a colour that are not walls over `ground`, by any chain of steps. Calls
    /// `arrive` with all fields that a step leads to, those outside `ground` included.
    ///
    /// It works on one set of fields for each facing, for all chevrons of the colour at once.
    pub(crate) fn walk<B>(
        &self,
        color: Color,
        walls: FieldSet,
        ground: FieldSet,
        mut arrive: impl FnMut(FieldSet) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let ground = ground - walls;
        let mut reached = [FieldSet::EMPTY; 8];
        let mut fresh = [FieldSet::EMPTY; 8];
        for chevron in self.board.chevrons[color].iter() {
            if !walls.contains(chevron.field()) {
                fresh[chevron.facing() as usize] |= chevron.field().into();
            }
        }
        while fresh.iter().any(|fields| !fields.is_empty()) {
            let mut next = [FieldSet::EMPTY; 8];
            for direction in Facing::ALL {
                let [left, straight, right] = direction.directions().map(|facing| facing as usize);
                // A chevron can travel in a direction if it faces there or 45° to either side.
                let arrived = (fresh[left] | fresh[straight] | fresh[right]).shifted(direction);
                arrive(arrived)?;
                let arrived = arrived & ground;
                next[straight] |= arrived;
                if self.ruleset.has_twist() {
                    let twisted = arrived & direction.border_entries();
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
