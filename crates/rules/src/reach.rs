//! Where a chevron can get: the heart of move generation. All of it works on sets of fields.

use crate::tables::{STANCE, WITHIN};
use crate::{Chevron, Color, Facing, FieldSet, Position, Ruleset};

/// What a player's moves depend on, gathered once per position.
pub(crate) struct Sight {
    pub(crate) own: FieldSet,
    pub(crate) others: FieldSet,
    pub(crate) occupied: FieldSet,
    /// Fields without a chevron and without another player's marker.
    pub(crate) landable: FieldSet,
}

/// Where one chevron can get.
#[derive(Clone, Copy)]
pub(crate) struct Reach {
    /// Fields reached without passing over a chevron.
    pub(crate) line: FieldSet,
    /// Fields reached by a connection jump (A-R8, R9).
    pub(crate) jumps: FieldSet,
    /// The nearest chevron in each direction, anybody's, if it is within the power of movement.
    pub(crate) nearest: FieldSet,
}

impl Reach {
    const NOWHERE: Reach = Reach { line: FieldSet::EMPTY, jumps: FieldSet::EMPTY, nearest: FieldSet::EMPTY };

    #[inline]
    pub(crate) fn landings(&self) -> FieldSet {
        self.line | self.jumps
    }
}

impl Position {
    #[inline]
    pub(crate) fn sight(&self, color: Color) -> Sight {
        let own = self.board.markers[color];
        let others = self.board.all_markers() ^ own;
        let occupied = self.board.occupied;
        Sight { own, others, occupied, landable: !(others | occupied) }
    }

    #[inline]
    pub(crate) fn reach(&self, sight: &Sight, chevron: Chevron) -> Reach {
        let stance = &STANCE[chevron.code()];
        let power = match self.ruleset {
            Ruleset::Shacru { .. } => 1,
            _ => (sight.own & chevron.home()).len(),
        };
        if power <= 1 {
            return Reach {
                line: stance.steps & sight.landable,
                nearest: stance.steps & sight.occupied,
                ..Reach::NOWHERE
            };
        }
        let fan = stance.fan & WITHIN[chevron.field().index() as usize][power];
        if !fan.meets(sight.occupied) {
            return Reach { line: fan & sight.landable, ..Reach::NOWHERE };
        }
        Position::reach_past_chevrons(sight, chevron, fan)
    }

    /// The reach where a chevron stands in at least one of the directions; `fan` is what lies within the power.
    fn reach_past_chevrons(sight: &Sight, chevron: Chevron, fan: FieldSet) -> Reach {
        let field = chevron.field();
        let mut reach = Reach { line: fan, ..Reach::NOWHERE };
        let mut hidden = FieldSet::EMPTY;
        for way in chevron.facing().directions() {
            if let Some(first) = (field.ray(way) & fan & sight.occupied).nearest(way) {
                reach.nearest |= first.into();
                hidden |= first.ray(way);
            }
        }
        reach.line = (fan - hidden) & sight.landable;
        if sight.own.contains(field) {
            reach.jumps = hidden & fan & (sight.own - sight.occupied);
        }
        reach
    }

    /// Of the fields in `line`, those that an Azacru chevron reaches only by turning other players' fields, which
    /// takes it off the board (A-R7).
    #[inline]
    pub(crate) fn fatal_connections(sight: &Sight, chevron: Chevron, line: FieldSet) -> FieldSet {
        let stance = &STANCE[chevron.code()];
        let targets = (line & sight.own) - stance.steps;
        if targets.is_empty() || !stance.fan.meets(sight.others) {
            return FieldSet::EMPTY;
        }
        let field = chevron.field();
        if !sight.own.contains(field) {
            return FieldSet::EMPTY;
        }
        let beyond_others = |way: Facing| {
            let first = (field.ray(way) & sight.others).nearest(way);
            first.map_or(FieldSet::EMPTY, |first| first.ray(way))
        };
        let [left, straight, right] = chevron.facing().directions().map(beyond_others);
        (left | straight | right) & targets
    }

    /// The enemy chevrons that at least two of the player's chevrons attack (R11).
    pub(crate) fn pincer_targets(&self, color: Color, reaches: impl Iterator<Item = Reach>) -> FieldSet {
        let mut once = FieldSet::EMPTY;
        let mut twice = FieldSet::EMPTY;
        for reach in reaches {
            twice |= once & reach.nearest;
            once |= reach.nearest;
        }
        if !twice.is_empty() {
            for own in self.board.squads[color].iter() {
                twice -= own.field().into();
            }
        }
        twice
    }

    /// Whether any chevron of the player can travel.
    #[inline]
    pub(crate) fn can_travel(&self, color: Color) -> bool {
        let sight = self.sight(color);
        let squad = self.board.squads[color];
        if squad.codes().iter().any(|&code| STANCE[code as usize].steps.meets(sight.landable)) {
            return true;
        }
        self.can_travel_far(color, &sight)
    }

    /// The rarer half of [`Self::can_travel`]: no chevron can make a single step.
    #[cold]
    fn can_travel_far(&self, color: Color, sight: &Sight) -> bool {
        if matches!(self.ruleset, Ruleset::Shacru { .. }) {
            return false;
        }
        let squad = self.board.squads[color];
        let reaches = || squad.iter().map(|chevron| self.reach(sight, chevron));
        reaches().any(|reach| !reach.landings().is_empty())
            || matches!(self.ruleset, Ruleset::Pacru { .. }) && !self.pincer_targets(color, reaches()).is_empty()
    }
}
