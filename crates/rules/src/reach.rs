//! Where a chevron can get: the heart of move generation. All of it works on sets of fields.

use crate::tables::{RAY, STANCE, WITHIN};
use crate::{Chevron, Color, FieldSet, Position, Ruleset};

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

    /// The power of movement of the chevron with this code.
    #[inline]
    pub(crate) fn power_of(&self, sight: &Sight, code: usize) -> usize {
        match self.ruleset {
            Ruleset::Shacru { .. } => 1,
            _ => (sight.own - STANCE[code].abroad).len().max(1),
        }
    }

    #[inline]
    pub(crate) fn reach(&self, sight: &Sight, chevron: Chevron) -> Reach {
        let code = chevron.code();
        let power = self.power_of(sight, code);
        if power == 1 {
            let steps = STANCE[code].steps;
            return Reach { line: steps & sight.landable, nearest: steps & sight.occupied, ..Reach::NOWHERE };
        }
        let field = chevron.field();
        let within = WITHIN[field.index() as usize][power];
        let mut reach = Reach::NOWHERE;
        for way in chevron.facing().directions() {
            let ray = field.ray(way) & within;
            let Some(first) = (ray & sight.occupied).nearest(way) else {
                reach.line |= ray & sight.landable;
                continue;
            };
            let beyond = RAY[first.index() as usize * 8 + way as usize];
            reach.line |= (ray - beyond) & sight.landable;
            reach.nearest |= first.into();
            reach.jumps |= ray & beyond & (sight.own - sight.occupied);
        }
        if !sight.own.contains(field) {
            reach.jumps = FieldSet::EMPTY;
        }
        reach
    }

    /// Of the fields in `line`, those that an Azacru chevron reaches only by turning other players' fields, which
    /// takes it off the board (A-R7).
    #[inline]
    pub(crate) fn fatal_connections(sight: &Sight, chevron: Chevron, line: FieldSet) -> FieldSet {
        let field = chevron.field();
        let targets = line & sight.own;
        if targets.is_empty() || !sight.own.contains(field) {
            return FieldSet::EMPTY;
        }
        let mut fatal = FieldSet::EMPTY;
        for way in chevron.facing().directions() {
            if let Some(first) = (field.ray(way) & sight.others).nearest(way) {
                fatal |= first.ray(way) & targets;
            }
        }
        fatal
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
