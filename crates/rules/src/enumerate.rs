//! Legal moves one after the other, without collecting them, and counted without visiting them.

use crate::moves::Given;
use crate::reach::Sight;
use crate::staged::{Options, Prospect, Route};
use crate::tables::{HOME, STANCE};
use crate::{Choice, FieldSet, Move, Position, Reorientation, Ruleset, Travel, Turn};
use std::ops::ControlFlow;

impl Position {
    /// Hands every legal move to `visit`, until it breaks off. A game that is over has no moves.
    ///
    /// Pacru has positions with over 800,000 moves, nearly all of them reorientations: stop early, use
    /// [`Position::visit_travels`], or ask step by step with [`Position::routes`].
    ///
    /// ```
    /// use pacru_rules::Position;
    /// use std::ops::ControlFlow;
    ///
    /// let position = Position::start("shacru".parse()?, "gy".parse()?);
    /// let first = position.visit_moves(ControlFlow::Break);
    /// assert!(first.is_break());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn visit_moves<B>(&self, mut visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.is_over() {
            return ControlFlow::Continue(());
        }
        self.visit_open_travels(&mut visit)?;
        self.visit_open_reorientations(&mut visit)
    }

    /// Hands every legal move but reorientations to `visit`, until it breaks off.
    #[inline]
    pub fn visit_travels<B>(&self, mut visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.is_over() {
            return ControlFlow::Continue(());
        }
        self.visit_open_travels(&mut visit)
    }

    /// Hands every legal reorientation (R14) to `visit`, until it breaks off.
    pub fn visit_reorientations<B>(&self, mut visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        if !matches!(self.ruleset, Ruleset::Pacru { .. }) || self.is_over() {
            return ControlFlow::Continue(());
        }
        self.visit_open_reorientations(&mut visit)
    }

    /// All legal moves but reorientations, collected.
    pub fn travels(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        let ControlFlow::Continue(()) = self.visit_travels(|mv| {
            moves.push(mv);
            ControlFlow::<std::convert::Infallible>::Continue(())
        });
        moves
    }

    /// Travels and passes of a game that is known not to be over.
    #[inline]
    pub(crate) fn visit_open_travels<B>(&self, visit: &mut impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        match self.ruleset {
            Ruleset::Shacru { twist } => self.visit_steps(twist, visit),
            Ruleset::Azacru { twist } => self.visit_long_moves(twist, visit),
            Ruleset::Pacru { .. } => self.visit_pacru_travels(visit),
        }
    }

    #[inline]
    fn visit_steps<B>(&self, twist: bool, visit: &mut impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        let sight = self.sight(self.to_move);
        let mut stuck = true;
        for chevron in self.board.squads[self.to_move].iter() {
            let stance = &STANCE[chevron.code()];
            let targets = stance.steps & sight.landable;
            let twisting = if twist { targets - chevron.home() } else { FieldSet::EMPTY };
            stuck &= targets.is_empty();
            visit_arrivals(chevron.field(), targets, twisting, visit)?;
        }
        if stuck { visit(Move::Pass) } else { ControlFlow::Continue(()) }
    }

    #[inline]
    fn visit_long_moves<B>(&self, twist: bool, visit: &mut impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        let sight = self.sight(self.to_move);
        let mut stuck = true;
        for chevron in self.board.squads[self.to_move].iter() {
            let reach = self.reach(&sight, chevron);
            let targets = reach.landings();
            let mut twisting = FieldSet::EMPTY;
            if twist {
                twisting = targets - chevron.home();
                if !twisting.is_empty() {
                    twisting -= Position::fatal_connections(&sight, chevron, reach.line);
                }
            }
            stuck &= targets.is_empty();
            visit_arrivals(chevron.field(), targets, twisting, visit)?;
        }
        if stuck { visit(Move::Pass) } else { ControlFlow::Continue(()) }
    }

    #[inline]
    fn visit_pacru_travels<B>(&self, visit: &mut impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        let sight = self.sight(self.to_move);
        for prospect in self.prospects(&sight) {
            for to in prospect.targets() {
                self.visit_route(prospect.route(&sight, to), visit)?;
            }
        }
        ControlFlow::Continue(())
    }

    #[inline]
    pub(crate) fn visit_route<B>(
        &self,
        route: Route,
        visit: &mut impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let partner = self.meeting_partner(route);
        let plain = Travel {
            from: route.from,
            to: route.to,
            pincer: route.kind == crate::RouteKind::Pincer,
            choice: Choice::Nothing,
            meeting: None,
        };
        let Options { nothing, connection, marks, .. } = self.options(route);
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

    fn visit_open_reorientations<B>(&self, visit: &mut impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        let purse = self.givable();
        if purse.is_empty() {
            return ControlFlow::Continue(());
        }
        for chevron in self.board.squads[self.to_move].iter() {
            for turn in Turn::ALL {
                let at = chevron.field();
                each_selection(purse, turn.price(), |given| visit(Move::Reorient(Reorientation { at, turn, given })))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// How many legal moves there are, without visiting them: reorientations are counted by binomials.
    pub fn count_moves(&self) -> u64 {
        if self.is_over() {
            return 0;
        }
        let reorientations = match self.ruleset {
            Ruleset::Pacru { .. } => self.count_open_reorientations(),
            _ => 0,
        };
        self.count_open_travels() + reorientations
    }

    /// How many legal moves there are but reorientations.
    #[inline]
    pub fn count_travels(&self) -> u64 {
        if self.is_over() { 0 } else { self.count_open_travels() }
    }

    #[inline]
    fn count_open_travels(&self) -> u64 {
        let sight = self.sight(self.to_move);
        match self.ruleset {
            Ruleset::Shacru { twist } => self.count_steps(&sight, twist).max(1),
            Ruleset::Azacru { twist } => self.count_long_moves(&sight, twist).max(1),
            Ruleset::Pacru { .. } => {
                self.prospects(&sight).map(|prospect| self.count_pacru_travels(&sight, &prospect)).sum()
            }
        }
    }

    #[inline]
    fn count_steps(&self, sight: &Sight, twist: bool) -> u64 {
        let mut count = 0;
        for code in self.board.squads[self.to_move].codes() {
            let targets = STANCE[code as usize].steps & sight.landable;
            count += targets.len();
            if twist {
                count += 2 * (targets - HOME[code as usize / 8]).len();
            }
        }
        count as u64
    }

    #[inline]
    fn count_long_moves(&self, sight: &Sight, twist: bool) -> u64 {
        let mut count = 0;
        for chevron in self.board.squads[self.to_move].iter() {
            let reach = self.reach(sight, chevron);
            let targets = reach.landings();
            count += targets.len();
            if twist {
                let crossing = targets - chevron.home();
                if !crossing.is_empty() {
                    count += 2 * (crossing - Position::fatal_connections(sight, chevron, reach.line)).len();
                }
            }
        }
        count as u64
    }

    fn count_pacru_travels(&self, sight: &Sight, prospect: &Prospect) -> u64 {
        prospect.targets().iter().map(|to| self.count_arrivals(prospect.route(sight, to))).sum()
    }

    /// How many moves share this route.
    fn count_arrivals(&self, route: Route) -> u64 {
        let options = self.options(route);
        if self.meeting_partner(route).is_none() {
            return options.count() as u64;
        }
        let landing = self.landing(route);
        let meetings = |choice| landing.meeting_fields(route, choice).len().max(1) as u64;
        options.iter().map(meetings).sum()
    }

    fn count_open_reorientations(&self) -> u64 {
        let purse = self.givable().len();
        let turns: u64 = Turn::ALL.into_iter().map(|turn| choose(purse, turn.price())).sum();
        turns * self.board.squads[self.to_move].iter().count() as u64
    }
}

#[inline]
fn visit_arrivals<B>(
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

/// Visits every way to take `price` fields (at most four) out of a set.
fn each_selection<B>(purse: FieldSet, price: usize, mut visit: impl FnMut(Given) -> ControlFlow<B>) -> ControlFlow<B> {
    fn extend<B>(
        rest: FieldSet,
        mut chosen: [Option<crate::Field>; Given::MAX],
        taken: usize,
        price: usize,
        visit: &mut impl FnMut(Given) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if taken == price {
            return visit(Given::ascending(chosen));
        }
        let mut fields = rest.iter();
        while let Some(field) = fields.next() {
            chosen[taken] = Some(field);
            extend(fields.rest(), chosen, taken + 1, price, visit)?;
        }
        ControlFlow::Continue(())
    }
    extend(purse, [None; Given::MAX], 0, price, &mut visit)
}

/// How many ways there are to take `k` of `n`.
pub(crate) fn choose(n: usize, k: usize) -> u64 {
    if k > n {
        return 0;
    }
    (0..k as u64).fold(1, |ways, i| ways * (n as u64 - i) / (i + 1))
}
