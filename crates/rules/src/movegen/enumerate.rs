//! Legal moves one by one, and lists of them.

use crate::geometry::tables::TRAVEL;
use crate::moves::moves::Payment;
use crate::{Choice, ChoiceSet, FieldSet, Move, Position, Reorientation, Rotation, Route, Ruleset, Travel};
use alloc::vec::Vec;
use core::convert::Infallible;
use core::ops::ControlFlow;

impl Position {
    /// Calls `visit` with every legal move until it returns `Break`. A game that is over has no moves.
    ///
    /// Positions of Pacru can have very many moves (more than 800,000 in play, over ten million at most), nearly all of
    /// them reorientations: stop early, use [`Position::try_for_each_travel`], or ask step by step with
    /// [`Position::routes`].
    ///
    /// ```
    /// use pacru_rules::Position;
    /// use std::ops::ControlFlow;
    ///
    /// let position = Position::start("shacru".parse()?, "gy".parse()?);
    /// let first = position.try_for_each_move(ControlFlow::Break);
    /// assert!(first.is_break());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn try_for_each_move<B>(&self, mut visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.is_over() {
            return ControlFlow::Continue(());
        }
        self.try_for_each_travel_unfinished(&mut visit)?;
        self.try_for_each_reorientation_unfinished(&mut visit)
    }

    /// Calls `visit` with every legal move except reorientations until it returns `Break`.
    #[inline]
    pub fn try_for_each_travel<B>(&self, mut visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.is_over() {
            return ControlFlow::Continue(());
        }
        self.try_for_each_travel_unfinished(&mut visit)
    }

    /// Calls `visit` with every legal reorientation (R14) until it returns `Break`.
    pub fn try_for_each_reorientation<B>(&self, mut visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        if !matches!(self.ruleset, Ruleset::Pacru { .. }) || self.is_over() {
            return ControlFlow::Continue(());
        }
        self.try_for_each_reorientation_unfinished(&mut visit)
    }

    /// Calls `visit` with every legal move. See [`Position::try_for_each_move`] for stopping early.
    pub fn for_each_move(&self, mut visit: impl FnMut(Move)) {
        let ControlFlow::Continue(()) = self.try_for_each_move(|mv| {
            visit(mv);
            ControlFlow::<Infallible>::Continue(())
        });
    }

    /// Calls `visit` with every legal move except reorientations.
    pub fn for_each_travel(&self, mut visit: impl FnMut(Move)) {
        let ControlFlow::Continue(()) = self.try_for_each_travel(|mv| {
            visit(mv);
            ControlFlow::<Infallible>::Continue(())
        });
    }

    /// Calls `visit` with every legal reorientation (R14).
    pub fn for_each_reorientation(&self, mut visit: impl FnMut(Move)) {
        let ControlFlow::Continue(()) = self.try_for_each_reorientation(|mv| {
            visit(mv);
            ControlFlow::<Infallible>::Continue(())
        });
    }

    /// All legal moves. A game that is over has none.
    ///
    /// Positions of Pacru can have very many (more than 800,000 in play, over ten million at most), nearly all of them
    /// reorientations. [`Position::count_moves`] counts without a list, [`Position::travels`] leaves reorientations
    /// out.
    ///
    /// ```
    /// use pacru_rules::Position;
    ///
    /// let start = Position::start("shacru".parse()?, "gy".parse()?);
    /// let moves = start.legal_moves();
    /// assert_eq!(moves.len() as u64, start.count_moves());
    /// assert!(moves.iter().all(|&mv| start.is_legal(mv)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.for_each_move(|mv| moves.push(mv));
        moves
    }

    /// All legal moves except reorientations: travels, or only [`Move::Pass`] for a player who cannot move.
    pub fn travels(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.for_each_travel(|mv| moves.push(mv));
        moves
    }

    /// Travels and passes of a game that is known not to be over.
    #[inline]
    pub(crate) fn try_for_each_travel_unfinished<B>(
        &self,
        visit: &mut impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        match self.ruleset {
            Ruleset::Shacru { twist } => self.try_for_each_step(twist, visit),
            Ruleset::Azacru { twist } => self.try_for_each_long_move(twist, visit),
            Ruleset::Pacru { .. } => self.try_for_each_pacru_travel(visit),
        }
    }

    #[inline]
    fn try_for_each_step<B>(&self, twist: bool, visit: &mut impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        let masks = self.masks(self.to_move);
        let mut stuck = true;
        for chevron in self.board.chevrons[self.to_move].iter() {
            let travel = &TRAVEL[chevron.code()];
            let targets = travel.steps & masks.landable;
            let twisting = if twist { targets - chevron.borderland_fields() } else { FieldSet::EMPTY };
            stuck &= targets.is_empty();
            try_for_each_arrival(chevron.field(), targets, twisting, visit)?;
        }
        if stuck { visit(Move::Pass) } else { ControlFlow::Continue(()) }
    }

    #[inline]
    fn try_for_each_long_move<B>(&self, twist: bool, visit: &mut impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        let masks = self.masks(self.to_move);
        let mut stuck = true;
        for chevron in self.board.chevrons[self.to_move].iter() {
            let reach = self.reach(&masks, chevron);
            let targets = reach.landings();
            let mut twisting = FieldSet::EMPTY;
            if twist {
                twisting = targets - chevron.borderland_fields();
                if !twisting.is_empty() {
                    twisting -= Position::fatal_connections(&masks, chevron, reach.line);
                }
            }
            stuck &= targets.is_empty();
            try_for_each_arrival(chevron.field(), targets, twisting, visit)?;
        }
        if stuck { visit(Move::Pass) } else { ControlFlow::Continue(()) }
    }

    #[inline]
    fn try_for_each_pacru_travel<B>(&self, visit: &mut impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        let masks = self.masks(self.to_move);
        for moves in self.chevron_moves(&masks) {
            for to in moves.targets() {
                self.try_for_each_on_route(moves.route(&masks, to), visit)?;
            }
        }
        ControlFlow::Continue(())
    }

    #[inline]
    pub(crate) fn try_for_each_on_route<B>(
        &self,
        route: Route,
        visit: &mut impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let partner = self.meeting_partner(route);
        let plain = route.travel(Choice::Nothing, None);
        let ChoiceSet { nothing, connection, marks, .. } = self.arrival_choices(route);
        let mut arrive = |choice| {
            let travel = Travel { choice, ..plain };
            let fields = match partner {
                Some(_) => self.landing(route).meeting_fields(route, choice),
                None => FieldSet::EMPTY,
            };
            if fields.is_empty() {
                return visit(Move::Travel(travel));
            }
            fields.iter().try_for_each(|field| visit(Move::Travel(Travel { meeting: Some(field), ..travel })))
        };
        if nothing {
            return arrive(Choice::Nothing);
        }
        if connection {
            arrive(Choice::Connection)?;
        }
        marks.iter().try_for_each(|field| arrive(Choice::Mark(field)))
    }

    fn try_for_each_reorientation_unfinished<B>(
        &self,
        visit: &mut impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let spendable = self.spendable_markers();
        if spendable.is_empty() {
            return ControlFlow::Continue(());
        }
        for chevron in self.board.chevrons[self.to_move].iter() {
            for rotation in Rotation::ALL {
                let at = chevron.field();
                for payment in Payment::combinations(spendable, rotation.cost()) {
                    visit(Move::Reorient(Reorientation { at, rotation, payment }))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

#[inline]
fn try_for_each_arrival<B>(
    from: crate::Field,
    targets: FieldSet,
    twisting: FieldSet,
    visit: &mut impl FnMut(Move) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for to in targets {
        let plain = Travel { from, to, pincer: false, choice: Choice::Nothing, meeting: None };
        visit(Move::Travel(plain))?;
        if twisting.contains(to) {
            visit(Move::Travel(Travel { choice: Choice::TwistLeft, ..plain }))?;
            visit(Move::Travel(Travel { choice: Choice::TwistRight, ..plain }))?;
        }
    }
    ControlFlow::Continue(())
}
