//! Legal moves step by step, as a player makes them: chevron, field, choice, meeting; or chevron, turn, markers.

use crate::reach::{Reach, Sight};
use crate::{Chevron, Choice, Color, Facing, Field, FieldSet, Position, Ruleset, Tag, Turn};

/// Where a chevron may travel, before the choices that the rules leave on arrival.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Route {
    /// Where the chevron starts.
    pub from: Field,
    /// Where it arrives.
    pub to: Field,
    /// The direction of travel, and the chevron's facing afterwards.
    pub way: Facing,
    /// What the rules make of it.
    pub kind: RouteKind,
    /// Whether it ends in another borderland than it started in.
    pub crosses: bool,
}

/// The kinds of travelling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RouteKind {
    /// Nothing of the below.
    Plain,
    /// A long move from an own field to an own field over no chevron (A-R7, R8).
    Connection,
    /// A jump from an own field to an own field (A-R8, R9).
    Jump,
    /// A capture by pincer (R11).
    Pincer,
}

/// The choices on arrival. Exactly one is made; the first of [`Options::iter`] if there is only one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Whether "nothing" is a choice: no twist, or no effect at all.
    pub nothing: bool,
    /// Whether the chevron may twist left or right (S-R4, A-R6).
    pub twist: bool,
    /// Whether the connection change may be chosen (R8).
    pub connection: bool,
    /// The fields for a borderland change or transformation.
    pub marks: FieldSet,
    /// The rule by which a field is marked: R4 or R10.
    pub mark_rule: Option<Tag>,
}

impl Options {
    const NOTHING: Options =
        Options { nothing: true, twist: false, connection: false, marks: FieldSet::EMPTY, mark_rule: None };

    /// Every choice.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Choice> {
        let nothing = self.nothing.then_some(Choice::Nothing);
        let twists = self.twist.then_some([Choice::TwistLeft, Choice::TwistRight]);
        let connection = self.connection.then_some(Choice::Connection);
        nothing
            .into_iter()
            .chain(twists.into_iter().flatten())
            .chain(connection)
            .chain(self.marks.iter().map(Choice::Mark))
    }

    /// Whether this is one of the choices.
    pub fn contains(self, choice: Choice) -> bool {
        match choice {
            Choice::Nothing => self.nothing,
            Choice::TwistLeft | Choice::TwistRight => self.twist,
            Choice::Connection => self.connection,
            Choice::Mark(field) => self.marks.contains(field),
        }
    }

    /// How many choices there are.
    #[inline]
    pub fn count(self) -> usize {
        usize::from(self.nothing) + 2 * usize::from(self.twist) + usize::from(self.connection) + self.marks.len()
    }
}

/// One chevron of the player to move with all that it reaches.
#[derive(Clone, Copy)]
pub(crate) struct Prospect {
    pub(crate) chevron: Chevron,
    pub(crate) reach: Reach,
    /// The enemy chevrons it may take (R11).
    pub(crate) pincers: FieldSet,
}

impl Prospect {
    #[inline]
    pub(crate) fn targets(&self) -> FieldSet {
        self.reach.line | self.reach.jumps | self.pincers
    }

    #[inline]
    pub(crate) fn route(&self, sight: &Sight, to: Field) -> Route {
        let from = self.chevron.field();
        let way = from.way_to(to).expect("a target lies on a line");
        let kind = if self.reach.line.contains(to) {
            let connects = sight.own.contains(from) && sight.own.contains(to) && from.step(way) != Some(to);
            if connects { RouteKind::Connection } else { RouteKind::Plain }
        } else if self.reach.jumps.contains(to) {
            RouteKind::Jump
        } else {
            RouteKind::Pincer
        };
        Route { from, to, way, kind, crosses: !self.chevron.home().contains(to) }
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
    pub(crate) fn marks(&self, arrived: Field) -> (FieldSet, Tag) {
        let borderland = arrived.borderland().fields();
        let free = borderland - (self.occupied - arrived.into());
        let neutral = borderland - self.own - self.others;
        if neutral.is_empty() { (self.others & free, Tag::R10) } else { (neutral & free, Tag::R4) }
    }

    /// The fields for a meeting (R12) where the partner is known to stand ready.
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
    /// The chevrons of the player to move with all that they reach, whether or not the game is over.
    #[inline]
    pub(crate) fn prospects(&self, sight: &Sight) -> impl Iterator<Item = Prospect> + use<> {
        let color = self.to_move;
        let squad = self.board.squads[color];
        let mut prospects = [None; 4];
        for (place, chevron) in prospects.iter_mut().zip(squad.iter()) {
            *place = Some(Prospect { chevron, reach: self.reach(sight, chevron), pincers: FieldSet::EMPTY });
        }
        if let Ruleset::Pacru { .. } = self.ruleset {
            let targets = self.pincer_targets(color, prospects.iter().flatten().map(|prospect| prospect.reach));
            if !targets.is_empty() {
                for prospect in prospects.iter_mut().flatten() {
                    prospect.pincers = prospect.reach.nearest & targets;
                }
            }
        }
        prospects.into_iter().flatten()
    }

    /// The chevrons of the player to move that can travel. Empty when the game is over.
    pub fn movable(&self) -> FieldSet {
        self.open_prospects(|prospect| !prospect.targets().is_empty())
            .map(|prospect| prospect.chevron.field())
            .collect()
    }

    /// The fields that the chevron on `from` can travel to. Empty if it is not the mover's or the game is over.
    pub fn destinations(&self, from: Field) -> FieldSet {
        self.open_prospects(|prospect| prospect.chevron.field() == from)
            .fold(FieldSet::EMPTY, |all, prospect| all | prospect.targets())
    }

    /// The routes of the chevron on `from`. None if it is not the mover's or the game is over.
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
        let sight = self.sight(self.to_move);
        self.open_prospects(move |prospect| prospect.chevron.field() == from)
            .flat_map(|prospect| prospect.targets().iter().map(move |to| (prospect, to)))
            .map(move |(prospect, to)| prospect.route(&sight, to))
    }

    fn open_prospects(&self, wanted: impl Fn(&Prospect) -> bool) -> impl Iterator<Item = Prospect> {
        let sight = self.sight(self.to_move);
        let open = !self.is_over();
        self.prospects(&sight).filter(move |prospect| open && wanted(prospect))
    }

    /// The choices that the rules leave on arrival.
    #[inline]
    pub fn options(&self, route: Route) -> Options {
        match self.ruleset {
            Ruleset::Shacru { twist } => Options { twist: twist && route.crosses, ..Options::NOTHING },
            Ruleset::Azacru { twist } => {
                let twist = twist && route.crosses && !self.loses_chevron(route);
                Options { twist, ..Options::NOTHING }
            }
            Ruleset::Pacru { .. } => {
                let connection = route.kind == RouteKind::Connection;
                if !route.crosses {
                    return Options { nothing: !connection, connection, ..Options::NOTHING };
                }
                let (marks, rule) = self.landing(route).marks(route.to);
                let nothing = !connection && marks.is_empty();
                Options { nothing, twist: false, connection, marks, mark_rule: (!marks.is_empty()).then_some(rule) }
            }
        }
    }

    /// Whether an Azacru chevron is taken off for the connection that it makes (A-R7).
    #[inline]
    pub(crate) fn loses_chevron(&self, route: Route) -> bool {
        matches!(self.ruleset, Ruleset::Azacru { .. })
            && route.kind == RouteKind::Connection
            && route.from.between(route.to).meets(self.board.all_markers() - self.board.markers[self.to_move])
    }

    /// The board with the chevron arrived, as the borderland rules and the meeting rule see it.
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

    /// The fields of which one is changed by a meeting (R12) if the chevron travels this route with this choice;
    /// empty if it makes no meeting or nothing can be changed.
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
        let ahead = FieldSet::from(route.to).shifted(route.way) & self.board.markers[self.to_move];
        if !ahead.meets(self.board.occupied) {
            return None;
        }
        let partner = self.board.squads[self.to_move].at(ahead.first()?)?;
        let faced = partner.facing() == route.way.opposite();
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

    /// The markers that the player to move may give up for a reorientation (R14): those under no chevron. Empty in
    /// the other games.
    pub fn givable(&self) -> FieldSet {
        match self.ruleset {
            Ruleset::Pacru { .. } => self.board.markers[self.to_move] - self.board.occupied,
            _ => FieldSet::EMPTY,
        }
    }

    /// The turns that the player to move can pay for (R14), for every one of their chevrons alike.
    pub fn affordable_turns(&self) -> impl Iterator<Item = Turn> + use<> {
        let purse = if self.is_over() { 0 } else { self.givable().len() };
        Turn::ALL.into_iter().filter(move |turn| turn.price() <= purse)
    }
}
