//! The fields that a chevron can reach, computed with sets of fields. All move generation uses this.

use crate::geometry::tables::{TRAVEL, WITHIN};
use crate::{Chevron, Color, Facing, FieldSet, Position, Ruleset};

/// The sets of fields that a player's moves depend on, computed once per position.
pub(crate) struct MoveMasks {
    pub(crate) own: FieldSet,
    pub(crate) others: FieldSet,
    pub(crate) occupied: FieldSet,
    /// Fields without a chevron and without another player's marker.
    pub(crate) landable: FieldSet,
}

/// The fields that one chevron can reach.
#[derive(Clone, Copy)]
pub(crate) struct Reach {
    /// Fields reached without passing over a chevron.
    pub(crate) line: FieldSet,
    /// Fields reached by a connection jump (A-R8, R9).
    pub(crate) jumps: FieldSet,
    /// The nearest chevron in each direction, of any colour, if it is within the power of movement.
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
    pub(crate) fn masks(&self, color: Color) -> MoveMasks {
        let own = self.board.markers[color];
        let others = self.board.all_markers() ^ own;
        let occupied = self.board.occupied;
        MoveMasks { own, others, occupied, landable: !(others | occupied) }
    }

    #[inline]
    pub(crate) fn reach(&self, masks: &MoveMasks, chevron: Chevron) -> Reach {
        let travel = &TRAVEL[chevron.code()];
        let power = match self.ruleset {
            Ruleset::Shacru { .. } => 1,
            _ => (masks.own & chevron.borderland_fields()).len(),
        };
        if power <= 1 {
            return Reach {
                line: travel.steps & masks.landable,
                nearest: travel.steps & masks.occupied,
                ..Reach::NOWHERE
            };
        }
        let rays = travel.rays & WITHIN[chevron.field().index() as usize][power];
        if !rays.intersects(masks.occupied) {
            return Reach { line: rays & masks.landable, ..Reach::NOWHERE };
        }
        Position::reach_past_chevrons(masks, chevron, rays)
    }

    /// The reach if a chevron stands in at least one of the directions; `rays` are the fields within the power.
    fn reach_past_chevrons(masks: &MoveMasks, chevron: Chevron, rays: FieldSet) -> Reach {
        let field = chevron.field();
        let mut reach = Reach { line: rays, ..Reach::NOWHERE };
        let mut hidden = FieldSet::EMPTY;
        for direction in chevron.facing().directions() {
            if let Some(first) = (field.ray(direction) & rays & masks.occupied).nearest(direction) {
                reach.nearest |= first.into();
                hidden |= first.ray(direction);
            }
        }
        reach.line = (rays - hidden) & masks.landable;
        if masks.own.contains(field) {
            reach.jumps = hidden & rays & (masks.own - masks.occupied);
        }
        reach
    }

    /// Of the fields in `line`, those that an Azacru chevron reaches only by turning other players' fields, which
    /// takes it off the board (A-R7).
    #[inline]
    pub(crate) fn fatal_connections(masks: &MoveMasks, chevron: Chevron, line: FieldSet) -> FieldSet {
        let travel = &TRAVEL[chevron.code()];
        let targets = (line & masks.own) - travel.steps;
        if targets.is_empty() || !travel.rays.intersects(masks.others) {
            return FieldSet::EMPTY;
        }
        let field = chevron.field();
        if !masks.own.contains(field) {
            return FieldSet::EMPTY;
        }
        let beyond_others = |direction: Facing| {
            let first = (field.ray(direction) & masks.others).nearest(direction);
            first.map_or(FieldSet::EMPTY, |first| first.ray(direction))
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
            for own in self.board.chevrons[color].iter() {
                twice -= own.field().into();
            }
        }
        twice
    }

    /// Whether any chevron of the player can travel.
    #[inline]
    pub(crate) fn can_travel(&self, color: Color) -> bool {
        let masks = self.masks(color);
        let chevrons = self.board.chevrons[color];
        if chevrons.codes().iter().any(|&code| TRAVEL[code as usize].steps.intersects(masks.landable)) {
            return true;
        }
        self.can_travel_far(color, &masks)
    }

    /// The slow part of [`Self::can_travel`], for when no chevron can make a single step.
    #[cold]
    fn can_travel_far(&self, color: Color, masks: &MoveMasks) -> bool {
        if matches!(self.ruleset, Ruleset::Shacru { .. }) {
            return false;
        }
        let chevrons = self.board.chevrons[color];
        let reaches = || chevrons.iter().map(|chevron| self.reach(masks, chevron));
        reaches().any(|reach| !reach.landings().is_empty())
            || matches!(self.ruleset, Ruleset::Pacru { .. }) && !self.pincer_targets(color, reaches()).is_empty()
    }
}
