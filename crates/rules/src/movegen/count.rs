//! Counting legal moves without visiting them.

use crate::geometry::tables::{BORDERLAND_FIELDS, TRAVEL};
use crate::movegen::reach::MoveMasks;
use crate::movegen::staged::ChevronMoves;
use crate::{Position, Rotation, Route, Ruleset};

impl Position {
    /// How many legal moves there are, without visiting them: reorientations are counted by a formula. A pass
    /// counts as a move; a game that is over has none.
    pub fn count_moves(&self) -> u64 {
        if self.is_over() {
            return 0;
        }
        let reorientations = match self.ruleset {
            Ruleset::Pacru { .. } => self.count_reorientations_unfinished(),
            _ => 0,
        };
        self.count_travels_unfinished() + reorientations
    }

    /// How many legal moves there are except reorientations.
    #[inline]
    pub fn count_travels(&self) -> u64 {
        if self.is_over() { 0 } else { self.count_travels_unfinished() }
    }

    #[inline]
    fn count_travels_unfinished(&self) -> u64 {
        let masks = self.masks(self.to_move);
        match self.ruleset {
            Ruleset::Shacru { twist } => self.count_steps(&masks, twist).max(1),
            Ruleset::Azacru { twist } => self.count_long_moves(&masks, twist).max(1),
            Ruleset::Pacru { .. } => {
                self.chevron_moves(&masks).map(|moves| self.count_pacru_travels(&masks, &moves)).sum()
            }
        }
    }

    #[inline]
    fn count_steps(&self, masks: &MoveMasks, twist: bool) -> u64 {
        let mut count = 0;
        for code in self.board.chevrons[self.to_move].codes() {
            let targets = TRAVEL[code as usize].steps & masks.landable;
            count += targets.len();
            if twist {
                count += 2 * (targets - BORDERLAND_FIELDS[code as usize / 8]).len();
            }
        }
        count as u64
    }

    #[inline]
    fn count_long_moves(&self, masks: &MoveMasks, twist: bool) -> u64 {
        let mut count = 0;
        for chevron in self.board.chevrons[self.to_move].iter() {
            let reach = self.reach(masks, chevron);
            let targets = reach.landings();
            count += targets.len();
            if twist {
                let crossing = targets - chevron.borderland_fields();
                if !crossing.is_empty() {
                    count += 2 * (crossing - Position::fatal_connections(masks, chevron, reach.line)).len();
                }
            }
        }
        count as u64
    }

    fn count_pacru_travels(&self, masks: &MoveMasks, moves: &ChevronMoves) -> u64 {
        moves.targets().iter().map(|to| self.count_arrivals(moves.route(masks, to))).sum()
    }

    /// How many moves share this route.
    fn count_arrivals(&self, route: Route) -> u64 {
        let options = self.arrival_choices(route);
        if self.meeting_partner(route).is_none() {
            return options.len() as u64;
        }
        let landing = self.landing(route);
        let meetings = |choice| landing.meeting_fields(route, choice).len().max(1) as u64;
        options.iter().map(meetings).sum()
    }

    fn count_reorientations_unfinished(&self) -> u64 {
        let spendable = self.spendable_markers().len();
        let turns: u64 = Rotation::ALL.into_iter().map(|rotation| choose(spendable, rotation.cost())).sum();
        turns * self.board.chevrons[self.to_move].iter().count() as u64
    }
}

/// The binomial coefficient: in how many ways `k` of `n` things can be chosen.
pub(crate) fn choose(n: usize, k: usize) -> u64 {
    if k > n {
        return 0;
    }
    (0..k as u64).fold(1, |ways, i| ways * (n as u64 - i) / (i + 1))
}
