//! Legal moves together with the positions after them, for perft and searches.
//!
//! The work that all moves of one chevron share is done once, and each position is made by changing the previous one.
//! Rare moves use [`Position::play_unchecked`]. Tests check that both give the same positions.

use crate::geometry::tables::{DIRECTION, TRAVEL};
use crate::movegen::staged::Landing;
use crate::position::position::COUNT_LIMIT;
use crate::{Chevron, Choice, Facing, Field, FieldSet, Move, Position, Rotation, RuleId, Ruleset, Travel};
use core::convert::Infallible;
use core::ops::ControlFlow;

impl Position {
    /// Calls `visit` with every legal move except reorientations, and the position after it.
    ///
    /// This is faster than playing the moves one by one. In Pacru add [`Position::for_each_reorientation`] and
    /// [`Position::play_unchecked`] to get all moves.
    ///
    /// ```
    /// use pacru_rules::Position;
    ///
    /// let start = Position::start("pacru".parse()?, "gy".parse()?);
    /// let mut most = 0;
    /// start.for_each_child(|_, after| most = most.max(after.markers(start.to_move()).len()));
    /// assert_eq!(most, 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn for_each_child(&self, mut visit: impl FnMut(Move, &Position)) {
        let ControlFlow::Continue(()) = self.try_for_each_child(|mv, after| {
            visit(mv, after);
            ControlFlow::<Infallible>::Continue(())
        });
    }

    /// As [`Position::for_each_child`], so without reorientations, until `visit` returns `Break`.
    #[inline]
    pub fn try_for_each_child<B>(&self, mut visit: impl FnMut(Move, &Position) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.is_over() {
            return ControlFlow::Continue(());
        }
        match self.ruleset {
            Ruleset::Pacru { .. } => self.try_for_each_pacru_child(&mut visit),
            Ruleset::Azacru { .. } => self.try_for_each_marking_child::<true, B>(&mut visit),
            Ruleset::Shacru { .. } => self.try_for_each_marking_child::<false, B>(&mut visit),
        }
    }

    /// Shacru and Azacru: a chevron arrives, marks its field, and may twist.
    #[inline]
    fn try_for_each_marking_child<const AZACRU: bool, B>(
        &self,
        visit: &mut impl FnMut(Move, &Position) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let color = self.to_move;
        let masks = self.masks(color);
        let twist = self.ruleset.has_twist();
        let mut after = *self;
        after.turn_number = COUNT_LIMIT.min(self.turn_number + 1);
        after.to_move = self.player_after(color);
        let idle = COUNT_LIMIT.min(self.idle + 1);
        let chevrons = self.board.chevrons[color];
        let mut stuck = true;
        for (chevron, slot) in chevrons.slots() {
            let travel = &TRAVEL[chevron.code()];
            let from = chevron.field();
            let (targets, connections, fatal);
            if AZACRU && (masks.own & chevron.borderland_fields()).len() > 1 {
                let reach = self.reach(&masks, chevron);
                targets = reach.landings();
                let connects = reach.line.intersects(masks.own) && masks.own.contains(from);
                connections = if connects { (reach.line & masks.own) - travel.steps } else { FieldSet::EMPTY };
                fatal = Position::fatal_connections(&masks, chevron, connections);
            } else {
                targets = travel.steps & masks.landable;
                (connections, fatal) = (FieldSet::EMPTY, FieldSet::EMPTY);
            }
            if targets.is_empty() {
                continue;
            }
            stuck = false;
            let twisting = if twist { targets - chevron.borderland_fields() - fatal } else { FieldSet::EMPTY };
            let directions = &DIRECTION[from.index() as usize];
            let vacated = masks.occupied - from.into();
            for to in targets {
                let travel = |choice| Move::Travel(Travel { from, to, pincer: false, choice, meeting: None });
                let direction = directions[to.index() as usize].unwrap_or(Facing::North);
                let arrived = FieldSet::from(to);
                if AZACRU && fatal.intersects(arrived) {
                    visit(travel(Choice::Nothing), &self.play_unchecked(travel(Choice::Nothing)))?;
                    continue;
                }
                let mut marked = arrived;
                if AZACRU && connections.intersects(arrived) {
                    marked = from.between(to);
                }
                after.board.occupied = vacated | arrived;
                after.board.markers[color] = masks.own | marked;
                after.idle = if (marked - masks.own).is_empty() { idle } else { 0 };
                after.board.chevrons[color] = slot.put(Chevron::new(to, direction));
                visit(travel(Choice::Nothing), &after)?;
                if twisting.intersects(arrived) {
                    after.board.chevrons[color] = slot.put(Chevron::new(to, direction.rotated(Rotation::Left45)));
                    visit(travel(Choice::TwistLeft), &after)?;
                    after.board.chevrons[color] = slot.put(Chevron::new(to, direction.rotated(Rotation::Right45)));
                    visit(travel(Choice::TwistRight), &after)?;
                }
            }
        }
        if stuck { visit(Move::Pass, &self.play_unchecked(Move::Pass)) } else { ControlFlow::Continue(()) }
    }

    #[inline]
    fn try_for_each_pacru_child<B>(&self, visit: &mut impl FnMut(Move, &Position) -> ControlFlow<B>) -> ControlFlow<B> {
        let color = self.to_move;
        let masks = self.masks(color);
        let chevrons = self.board.chevrons[color];
        let mut after = *self;
        after.turn_number = COUNT_LIMIT.min(self.turn_number + 1);
        after.to_move = self.player_after(color);
        // If the next player can step on a field after the move, nobody is eliminated (R15).
        let answers = after.steps_of_mover();
        // One marker below the target the move may win. `play_unchecked` handles that, and all meetings.
        let wins_soon = self.target().is_some_and(|target| masks.own.len() + 1 >= target);
        let meetings = if wins_soon { FieldSet::ALL } else { self.fronts(masks.own) };
        for (moves, (_, slot)) in self.chevron_moves(&masks).zip(chevrons.slots()) {
            let from = moves.chevron.field();
            let vacated = masks.occupied - from.into();
            let quiet = moves.reach.landings() - meetings;
            let connections = if masks.own.contains(from) {
                (moves.reach.line & masks.own) - TRAVEL[moves.chevron.code()].steps
            } else {
                FieldSet::EMPTY
            };
            let quiet = quiet - connections;
            for to in moves.targets() - quiet {
                self.try_for_each_on_route(moves.route(&masks, to), &mut |mv| visit(mv, &self.play_unchecked(mv)))?;
            }
            for to in quiet {
                let arrived = FieldSet::from(to);
                let direction = DIRECTION[from.index() as usize][to.index() as usize].unwrap_or(Facing::North);
                after.board.chevrons[color] = slot.put(Chevron::new(to, direction));
                after.board.occupied = vacated | arrived;
                let crosses = !moves.chevron.borderland_fields().intersects(arrived);
                let arrival = Arrival { from, to, crosses, answers: answers - arrived };
                self.try_for_each_quiet_child(&mut after, arrival, visit)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The moves of one quiet arrival in Pacru: without connection, pincer and meeting, so it marks one field or none.
    /// In `after` the chevron has arrived and the next player is to move. The markers in `after` are those of `self`
    /// when this begins and when it ends.
    #[inline]
    fn try_for_each_quiet_child<B>(
        &self,
        after: &mut Position,
        arrival: Arrival,
        visit: &mut impl FnMut(Move, &Position) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let color = self.to_move;
        let Arrival { from, to, crosses, answers } = arrival;
        let travel = |choice| Move::Travel(Travel { from, to, pincer: false, choice, meeting: None });
        let landing = Landing {
            own: self.board.markers[color],
            others: self.board.all_markers() ^ self.board.markers[color],
            occupied: after.board.occupied,
        };
        let (marks, rule) = if crosses { landing.marks(to) } else { (FieldSet::EMPTY, RuleId::R4) };
        if marks.is_empty() {
            let mv = travel(Choice::Nothing);
            after.idle = COUNT_LIMIT.min(self.idle + 1);
            return if answers.is_empty() { visit(mv, &self.play_unchecked(mv)) } else { visit(mv, after) };
        }
        after.idle = 0;
        for field in marks {
            let mv = travel(Choice::Mark(field));
            let mark = FieldSet::from(field);
            if (answers - mark).is_empty() {
                visit(mv, &self.play_unchecked(mv))?;
                continue;
            }
            if rule == RuleId::R10 {
                for others in &mut after.board.markers.0 {
                    *others -= mark;
                }
            }
            after.board.markers[color] = landing.own | mark;
            visit(mv, after)?;
            if rule == RuleId::R10 {
                after.board.markers = self.board.markers;
            }
        }
        after.board.markers[color] = landing.own;
        ControlFlow::Continue(())
    }

    /// The fields that the player to move could step on.
    #[inline]
    fn steps_of_mover(&self) -> FieldSet {
        let landable = self.masks(self.to_move).landable;
        let codes = self.board.chevrons[self.to_move].codes();
        codes.iter().fold(FieldSet::EMPTY, |steps, &code| steps | TRAVEL[code as usize].steps) & landable
    }

    /// The fields in front of the mover's chevrons that stand on own markers: only there can a meeting happen (R12).
    #[inline]
    fn fronts(&self, own: FieldSet) -> FieldSet {
        let ready = self.board.chevrons[self.to_move].iter().filter(|chevron| own.contains(chevron.field()));
        ready.filter_map(|chevron| chevron.field().step(chevron.facing())).collect()
    }
}

/// A quiet arrival, for [`Position::try_for_each_quiet_child`].
#[derive(Clone, Copy)]
struct Arrival {
    from: Field,
    to: Field,
    crosses: bool,
    /// Fields that the next player can step on, before a field is marked.
    answers: FieldSet,
}
