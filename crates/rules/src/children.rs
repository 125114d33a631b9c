//! Legal moves together with the positions after them, for perft and searches.
//!
//! What the moves of one chevron have in common is done once, and each position is made by changing the last one.
//! [`Position::play_unchecked`] is the plain way to the same positions; rarer moves go through it, and tests compare
//! the two.

use crate::position::COUNT_LIMIT;
use crate::staged::{Prospect, Route, RouteKind};
use crate::tables::{STANCE, WAY};
use crate::{Chevron, Choice, Facing, FieldSet, Move, Position, Ruleset, Tag, Travel, Turn};
use std::ops::ControlFlow;

impl Position {
    /// Hands every legal move but reorientations to `visit`, with the position after it, until it breaks off.
    ///
    /// ```
    /// use pacru_rules::Position;
    /// use std::ops::ControlFlow;
    ///
    /// let start = Position::start("pacru".parse()?, "gy".parse()?);
    /// let mut most = 0;
    /// let ControlFlow::Continue(()) = start.visit_children(|_, after| {
    ///     most = most.max(after.markers(start.to_move()).len());
    ///     ControlFlow::<std::convert::Infallible>::Continue(())
    /// });
    /// assert_eq!(most, 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn visit_children<B>(&self, mut visit: impl FnMut(Move, &Position) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.outcome().is_some() {
            return ControlFlow::Continue(());
        }
        match self.ruleset {
            Ruleset::Pacru { .. } => self.visit_pacru_children(&mut visit),
            _ => self.visit_marking_children(&mut visit),
        }
    }

    /// Shacru and Azacru: a chevron arrives, marks, perhaps twists.
    #[inline]
    fn visit_marking_children<B>(&self, visit: &mut impl FnMut(Move, &Position) -> ControlFlow<B>) -> ControlFlow<B> {
        let color = self.to_move;
        let sight = self.sight(color);
        let twist = self.ruleset.has_twist();
        let azacru = matches!(self.ruleset, Ruleset::Azacru { .. });
        let mut after = *self;
        after.turn = COUNT_LIMIT.min(self.turn + 1);
        after.to_move = self.seat_after(color);
        let idle = COUNT_LIMIT.min(self.idle + 1);
        let squad = self.board.squads[color];
        let mut stuck = true;
        for chevron in squad.iter() {
            let stance = &STANCE[chevron.code()];
            let from = chevron.field();
            let (targets, connections, fatal);
            if azacru {
                let reach = self.reach(&sight, chevron);
                targets = reach.landings();
                let connects = reach.line.meets(sight.own) && sight.own.contains(from);
                connections = if connects { (reach.line & sight.own) - stance.steps } else { FieldSet::EMPTY };
                fatal = Position::fatal_connections(&sight, chevron, connections);
            } else {
                targets = stance.steps & sight.landable;
                (connections, fatal) = (FieldSet::EMPTY, FieldSet::EMPTY);
            }
            stuck &= targets.is_empty();
            let twisting = if twist { (targets & stance.abroad) - fatal } else { FieldSet::EMPTY };
            let ways = &WAY[from.index() as usize];
            let lifted = squad.lifted(from);
            let vacated = sight.occupied - from.into();
            for to in targets {
                let travel = |choice| Move::Travel(Travel { from, to, pincer: false, choice, meeting: None });
                let way = ways[to.index() as usize].unwrap_or(Facing::North);
                if connections.contains(to) {
                    let choices = [Choice::Nothing, Choice::TwistLeft, Choice::TwistRight];
                    for choice in &choices[..if twisting.contains(to) { 3 } else { 1 }] {
                        visit(travel(*choice), &self.play_unchecked(travel(*choice)))?;
                    }
                    continue;
                }
                let arrived = FieldSet::from(to);
                after.board.occupied = vacated | arrived;
                after.board.markers[color] = sight.own | arrived;
                after.idle = if sight.own.meets(arrived) { idle } else { 0 };
                after.board.squads[color] = lifted.put(Chevron::new(to, way));
                visit(travel(Choice::Nothing), &after)?;
                if twisting.meets(arrived) {
                    after.board.squads[color] = lifted.put(Chevron::new(to, way.after(Turn::Left45)));
                    visit(travel(Choice::TwistLeft), &after)?;
                    after.board.squads[color] = lifted.put(Chevron::new(to, way.after(Turn::Right45)));
                    visit(travel(Choice::TwistRight), &after)?;
                }
            }
        }
        if stuck { visit(Move::Pass, &self.play_unchecked(Move::Pass)) } else { ControlFlow::Continue(()) }
    }

    #[inline]
    fn visit_pacru_children<B>(&self, visit: &mut impl FnMut(Move, &Position) -> ControlFlow<B>) -> ControlFlow<B> {
        let sight = self.sight(self.to_move);
        let mut base = *self;
        base.turn = COUNT_LIMIT.min(self.turn + 1);
        base.to_move = self.seat_after(self.to_move);
        // With a marker to go, the next one may win; that is left to the plain way.
        let wins_soon = self.target().is_some_and(|target| sight.own.len() + 1 >= target);
        for prospect in self.prospects(&sight) {
            for to in prospect.targets() {
                let route = prospect.route(&sight, to);
                let plain = wins_soon
                    || matches!(route.kind, RouteKind::Connection | RouteKind::Pincer)
                    || self.meeting_partner(route).is_some();
                if plain {
                    self.visit_route(route, &mut |mv| visit(mv, &self.play_unchecked(mv)))?;
                } else {
                    self.visit_arrival(&base, &prospect, route, visit)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// A Pacru route without connection, pincer and meeting: it marks one field or none. `base` is this position
    /// with the turn handed over.
    #[inline]
    fn visit_arrival<B>(
        &self,
        base: &Position,
        prospect: &Prospect,
        route: Route,
        visit: &mut impl FnMut(Move, &Position) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let color = self.to_move;
        let Route { from, to, way, .. } = route;
        let travel = |choice| Move::Travel(Travel { from, to, pincer: false, choice, meeting: None });
        let mut after = *base;
        after.board.squads[color].replace(prospect.chevron.field(), Some(Chevron::new(to, way)));
        after.board.occupied = (self.board.occupied - from.into()) | to.into();
        // Where the next player can still step after a field is marked, R15 does not apply.
        let steps = after.steps_of_mover();
        let blocked = |mark: FieldSet| (steps - mark).is_empty();
        let options = self.options(route);
        if options.nothing {
            after.idle = COUNT_LIMIT.min(self.idle + 1);
            return if blocked(FieldSet::EMPTY) {
                visit(travel(Choice::Nothing), &self.play_unchecked(travel(Choice::Nothing)))
            } else {
                visit(travel(Choice::Nothing), &after)
            };
        }
        after.idle = 0;
        let markers = after.board.markers;
        for field in options.marks {
            let mv = travel(Choice::Mark(field));
            if blocked(field.into()) {
                visit(mv, &self.play_unchecked(mv))?;
                continue;
            }
            after.board.markers = markers;
            if options.mark_rule == Some(Tag::R10) {
                for others in &mut after.board.markers.0 {
                    *others -= field.into();
                }
            }
            after.board.markers[color] |= field.into();
            visit(mv, &after)?;
        }
        ControlFlow::Continue(())
    }

    /// The fields that the player to move could step on.
    #[inline]
    fn steps_of_mover(&self) -> FieldSet {
        let landable = self.sight(self.to_move).landable;
        let codes = self.board.squads[self.to_move].codes();
        codes.iter().fold(FieldSet::EMPTY, |steps, &code| steps | STANCE[code as usize].steps) & landable
    }
}
