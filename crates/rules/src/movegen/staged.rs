//! Legal moves step by step, as a player chooses them: chevron, field, choice, meeting; or chevron, rotation, markers.

use crate::movegen::reach::{MoveMasks, Reach};
use crate::{
    Chevron, Choice, ChoiceSet, Color, Field, FieldSet, Position, Rotation, Route, RouteKind, RuleId, Ruleset,
};

/// One chevron of the player to move, with the fields that it can reach.
#[derive(Clone, Copy)]
pub(crate) struct ChevronMoves {
    pub(crate) chevron: Chevron,
    pub(crate) reach: Reach,
    /// The enemy chevrons it may take (R11).
    pub(crate) pincers: FieldSet,
}

impl ChevronMoves {
    #[inline]
    pub(crate) fn targets(&self) -> FieldSet {
        self.reach.line | self.reach.jumps | self.pincers
    }

    #[inline]
    pub(crate) fn route(&self, masks: &MoveMasks, to: Field) -> Route {
        let from = self.chevron.field();
        let direction = from.direction_to(to).expect("a target lies on a line");
        let kind = if self.reach.line.contains(to) {
            let connects = masks.own.contains(from) && masks.own.contains(to) && from.step(direction) != Some(to);
            if connects { RouteKind::Connection } else { RouteKind::Plain }
        } else if self.reach.jumps.contains(to) {
            RouteKind::Jump
        } else {
            RouteKind::Pincer
        };
        Route { from, to, direction, kind, crosses: !self.chevron.borderland_fields().contains(to) }
    }
}

/// The board as it is when a Pacru chevron has landed: after a pincer, before R4, R8, R10 and R12.
#[derive(Clone, Copy)]
pub(crate) struct Landing {
    pub(crate) own: FieldSet,
    pub(crate) others: FieldSet,
    pub(crate) occupied: FieldSet,
}

impl Landing {
    /// The fields for a borderland change (R4) or, without any neutral field, a transformation (R10).
    #[inline]
    pub(crate) fn marks(&self, arrived: Field) -> (FieldSet, RuleId) {
        let borderland = arrived.borderland().fields();
        let free = borderland - (self.occupied - arrived.into());
        let neutral = borderland - self.own - self.others;
        if neutral.is_empty() { (self.others & free, RuleId::R10) } else { (neutral & free, RuleId::R4) }
    }

    /// The fields that a meeting can change (R12), if the partner is known to face the chevron.
    pub(crate) fn meeting_fields(&self, route: Route, choice: Choice) -> FieldSet {
        let own = match choice {
            Choice::Mark(field) => self.own | field.into(),
            Choice::Connection => self.own | route.from.between(route.to),
            _ => self.own,
        };
        if own.contains(route.to) { !(self.occupied | own) } else { FieldSet::EMPTY }
    }
}

impl Position {
    /// The chevrons of the player to move, with the fields that they can reach. Does not check whether the game is
    /// over.
    #[inline]
    pub(crate) fn chevron_moves(&self, masks: &MoveMasks) -> impl Iterator<Item = ChevronMoves> + use<> {
        let color = self.to_move;
        let chevrons = self.board.chevrons[color];
        let mut chevron_moves = [None; 4];
        for (place, chevron) in chevron_moves.iter_mut().zip(chevrons.iter()) {
            *place = Some(ChevronMoves { chevron, reach: self.reach(masks, chevron), pincers: FieldSet::EMPTY });
        }
        if let Ruleset::Pacru { .. } = self.ruleset {
            let targets = self.pincer_targets(color, chevron_moves.iter().flatten().map(|moves| moves.reach));
            if !targets.is_empty() {
                for moves in chevron_moves.iter_mut().flatten() {
                    moves.pincers = moves.reach.nearest & targets;
                }
            }
        }
        chevron_moves.into_iter().flatten()
    }

    /// The fields of the chevrons of the player to move that can travel. Empty when the game is over.
    ///
    /// In Pacru every chevron of the player to move can be reoriented, also one that cannot travel; see
    /// [`Position::affordable_rotations`].
    pub fn movable(&self) -> FieldSet {
        self.moves_unless_over(|moves| !moves.targets().is_empty()).map(|moves| moves.chevron.field()).collect()
    }

    /// The fields that the chevron on `from` can travel to. Empty if it is not the mover's or the game is over.
    pub fn destinations(&self, from: Field) -> FieldSet {
        self.moves_unless_over(|moves| moves.chevron.field() == from)
            .fold(FieldSet::EMPTY, |all, moves| all | moves.targets())
    }

    /// The routes of the chevron on `from`. Empty if it is not the mover's or the game is over.
    ///
    /// ```
    /// use pacru_rules::Position;
    ///
    /// // Two green markers in the borderland give the chevron on e1 a power of two.
    /// let position: Position = "pacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/4gg3/Y13G04 - 0 9".parse()?;
    /// let fields: Vec<String> = position.routes("e1".parse()?).map(|route| route.to.to_string()).collect();
    /// assert_eq!(fields, ["d2", "e2", "f2", "c3", "e3", "g3"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn routes(&self, from: Field) -> impl Iterator<Item = Route> {
        let masks = self.masks(self.to_move);
        self.moves_unless_over(move |moves| moves.chevron.field() == from)
            .flat_map(|moves| moves.targets().iter().map(move |to| (moves, to)))
            .map(move |(moves, to)| moves.route(&masks, to))
    }

    fn moves_unless_over(&self, wanted: impl Fn(&ChevronMoves) -> bool) -> impl Iterator<Item = ChevronMoves> {
        let masks = self.masks(self.to_move);
        let open = !self.is_over();
        self.chevron_moves(&masks).filter(move |moves| open && wanted(moves))
    }

    /// The choices of the player when the chevron arrives by this route.
    #[inline]
    pub fn arrival_choices(&self, route: Route) -> ChoiceSet {
        match self.ruleset {
            Ruleset::Shacru { twist } => ChoiceSet { twist: twist && route.crosses, ..ChoiceSet::NOTHING },
            Ruleset::Azacru { twist } => {
                let twist = twist && route.crosses && !self.loses_chevron(route);
                ChoiceSet { twist, ..ChoiceSet::NOTHING }
            }
            Ruleset::Pacru { .. } => {
                let connection = route.kind == RouteKind::Connection;
                if !route.crosses {
                    return ChoiceSet { nothing: !connection, connection, ..ChoiceSet::NOTHING };
                }
                let (marks, rule) = self.landing(route).marks(route.to);
                let nothing = !connection && marks.is_empty();
                ChoiceSet { nothing, twist: false, connection, marks, mark_rule: (!marks.is_empty()).then_some(rule) }
            }
        }
    }

    /// Whether an Azacru chevron is taken off the board because of the connection that it makes (A-R7).
    #[inline]
    pub(crate) fn loses_chevron(&self, route: Route) -> bool {
        matches!(self.ruleset, Ruleset::Azacru { .. })
            && route.kind == RouteKind::Connection
            && route.from.between(route.to).intersects(self.board.all_markers() - self.board.markers[self.to_move])
    }

    /// The board after the chevron has arrived, for the borderland rules and the meeting rule.
    #[inline]
    pub(crate) fn landing(&self, route: Route) -> Landing {
        let own = self.board.markers[self.to_move];
        let others = self.board.all_markers() ^ own;
        let to = FieldSet::from(route.to);
        let occupied = (self.board.occupied - route.from.into()) | to;
        match route.kind {
            RouteKind::Pincer => Landing { own: own | to, others: others - to, occupied },
            _ => Landing { own, others, occupied },
        }
    }

    /// The fields of which the player chooses one for a meeting (R12), if the chevron travels this route with this
    /// choice. Empty if there is no meeting or no field can be changed.
    ///
    /// ```
    /// use pacru_rules::{Choice, Position};
    ///
    /// // d2 and e2 are green; a chevron on e2 looks west at d2.
    /// let position: Position = "pacru gy g 9/9/9/8Y6/9/9/9/3gG6+4/3G05 - 0 9".parse()?;
    /// let route = position.routes("d1".parse()?).find(|route| route.to.to_string() == "d2").unwrap();
    /// assert!(position.meeting_fields(route, Choice::Nothing).is_empty(), "it arrives facing north");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn meeting_fields(&self, route: Route, choice: Choice) -> FieldSet {
        let Some(partner) = self.meeting_partner(route) else {
            return FieldSet::EMPTY;
        };
        debug_assert!(self.board.markers[self.to_move].contains(partner));
        self.landing(route).meeting_fields(route, choice)
    }

    /// The field of the chevron that a chevron arriving by this route would meet (R12), if both fields are, or with
    /// the right choice become, the player's.
    #[inline]
    pub(crate) fn meeting_partner(&self, route: Route) -> Option<Field> {
        let Ruleset::Pacru { meet9, .. } = self.ruleset else {
            return None;
        };
        let ahead = FieldSet::from(route.to).shifted(route.direction) & self.board.markers[self.to_move];
        if !ahead.intersects(self.board.occupied) {
            return None;
        }
        let partner = self.board.chevrons[self.to_move].at(ahead.first()?)?;
        let faced = partner.facing() == route.direction.opposite();
        (faced && (!meet9 || self.opponent_has_nine(route))).then_some(partner.field())
    }

    /// The condition of the option `meet9`, on the board as it is when the chevron has landed.
    fn opponent_has_nine(&self, route: Route) -> bool {
        let taken = match route.kind {
            RouteKind::Pincer => route.to.into(),
            _ => FieldSet::EMPTY,
        };
        Color::ALL
            .into_iter()
            .filter(|&color| color != self.to_move)
            .any(|color| (self.board.markers[color] - taken).len() >= 9)
    }

    /// The markers that the player to move can give up for a reorientation (R14): those on which no chevron stands.
    /// Empty in Shacru and Azacru.
    pub fn spendable_markers(&self) -> FieldSet {
        match self.ruleset {
            Ruleset::Pacru { .. } => self.board.markers[self.to_move] - self.board.occupied,
            _ => FieldSet::EMPTY,
        }
    }

    /// The rotations that the player to move can pay for (R14); they are the same for all chevrons.
    ///
    /// A reorientation is a chevron of the player to move, one of these rotations, and a payment of
    /// [`Rotation::cost`] fields out of [`Position::spendable_markers`]:
    ///
    /// ```
    /// use pacru_rules::{Field, Move, Payment, Position, Reorientation};
    ///
    /// let position: Position = "pacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/4gg3/Y13G04 - 0 9".parse()?;
    /// let rotation = position.affordable_rotations().next().unwrap();
    /// let payment = Payment::combinations(position.spendable_markers(), rotation.cost()).next().unwrap();
    /// let mv = Move::Reorient(Reorientation { at: Field::E1, rotation, payment });
    /// assert!(position.is_legal(mv));
    /// assert_eq!(mv.to_string(), "e1<(e2,f2)");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn affordable_rotations(&self) -> impl Iterator<Item = Rotation> + use<> {
        let spendable = if self.is_over() { 0 } else { self.spendable_markers().len() };
        Rotation::ALL.into_iter().filter(move |rotation| rotation.cost() <= spendable)
    }
}
