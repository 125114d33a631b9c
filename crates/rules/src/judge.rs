//! Judging moves: the legal move that a text means, or the first reason against it.

use crate::move_text::{Chosen, WrittenMove, WrittenTwist};
use crate::moves::Given;
use crate::refusal::{BadField, MoveError, Reason, Refusal};
use crate::staged::{Options, Prospect, Route, RouteKind};
use crate::{Choice, Field, FieldSet, GameKind, Move, Position, Reorientation, Ruleset, Tag, Travel, Turn};

impl Position {
    /// Reads a move as records and the engine protocol write it, in any case. What is not legal here is refused with
    /// the rule that forbids it.
    ///
    /// ```
    /// use pacru_rules::Position;
    ///
    /// let position = Position::start("pacru".parse()?, "gy".parse()?);
    /// assert_eq!(position.read_move("E1-e2")?.to_string(), "e1-e2");
    /// let refused = position.read_move("e1-e3").unwrap_err();
    /// assert_eq!(refused.to_string(), "e1-e3: too far, its power of movement is 1 (R5)");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn read_move(&self, text: &str) -> Result<Move, MoveError> {
        WrittenMove::read(text)
            .and_then(|written| self.legal_move(&written))
            .map_err(|refusal| MoveError::new(text, refusal))
    }

    /// Reads a move that a person typed: as [`Position::read_move`], and spaces do not matter.
    pub fn read_typed_move(&self, text: &str) -> Result<Move, MoveError> {
        self.read_move(&text.split_whitespace().collect::<String>())
    }

    /// Whether a move is legal here.
    pub fn judge(&self, mv: Move) -> Result<(), Refusal> {
        let legal = self.legal_move(&mv.into())?;
        if legal == mv {
            return Ok(());
        }
        // A marked field given as the meeting's, or the other way round, is written the same but means another move.
        let misplaced = match mv {
            Move::Travel(Travel { choice: Choice::Mark(at), .. } | Travel { meeting: Some(at), .. }) => {
                Reason::NoMeeting { at }
            }
            _ => Reason::NothingToChoose,
        };
        Err(Refusal { reason: misplaced, tag: Some(Tag::R12) })
    }

    /// The route of the mover's chevron on `from` to `to`, or why there is none: the "why not?" of a page.
    pub fn route(&self, from: Field, to: Field) -> Result<Route, Refusal> {
        if self.is_over() {
            return Err(Refusal { reason: Reason::GameOver, tag: None });
        }
        let sight = self.sight(self.to_move);
        let prospect = self.prospect_of(from)?;
        if prospect.targets().contains(to) {
            return Ok(prospect.route(&sight, to));
        }
        Err(self.obstacle(&prospect, to))
    }

    fn refuse(&self, reason: Reason, shacru: Tag, azacru: Tag, pacru: Tag) -> Refusal {
        let tag = match self.ruleset.kind() {
            GameKind::Shacru => shacru,
            GameKind::Azacru => azacru,
            GameKind::Pacru => pacru,
        };
        Refusal { reason, tag: Some(tag) }
    }

    fn legal_move(&self, written: &WrittenMove) -> Result<Move, Refusal> {
        if self.is_over() {
            return Err(Refusal { reason: Reason::GameOver, tag: None });
        }
        match *written {
            WrittenMove::Pass => self.legal_pass(),
            WrittenMove::Reorient { at, turn, given } => self.legal_reorientation(at, turn, given),
            WrittenMove::Travel { from, to, takes, twist, chosen } => {
                let route = self.written_route(from, to, takes)?;
                let (choice, meeting) = match self.ruleset {
                    Ruleset::Pacru { .. } => self.legal_effects(route, twist, chosen)?,
                    _ => (self.legal_twist(route, twist, chosen)?, None),
                };
                Ok(Move::Travel(Travel { from, to, pincer: takes, choice, meeting }))
            }
        }
    }

    fn legal_pass(&self) -> Result<Move, Refusal> {
        if let Ruleset::Pacru { .. } = self.ruleset {
            return Err(Refusal { reason: Reason::NoPassing, tag: Some(Tag::R2) });
        }
        match self.movable().first() {
            None => Ok(Move::Pass),
            Some(at) => Err(self.refuse(Reason::CanMove { at }, Tag::SR2, Tag::AR10, Tag::R2)),
        }
    }

    /// The mover's chevron on a field, with its reach.
    fn prospect_of(&self, from: Field) -> Result<Prospect, Refusal> {
        let sight = self.sight(self.to_move);
        if let Some(prospect) = self.prospects(&sight).find(|prospect| prospect.chevron.field() == from) {
            return Ok(prospect);
        }
        let reason = match self.chevron_on(from) {
            Some((owner, _)) => Reason::NotYours { at: from, owner },
            None => Reason::NoChevron { at: from },
        };
        Err(self.refuse(reason, Tag::SR2, Tag::AR2, Tag::R2))
    }

    /// [`Position::route`] where the text also says whether a chevron is taken.
    fn written_route(&self, from: Field, to: Field, takes: bool) -> Result<Route, Refusal> {
        let route = self.route(from, to);
        match route {
            Ok(route) if takes && route.kind != RouteKind::Pincer => {
                Err(self.refuse(Reason::NothingToTake { at: to }, Tag::SR5, Tag::AR9, Tag::R11))
            }
            Ok(route) if !takes && route.kind == RouteKind::Pincer => {
                Err(Refusal { reason: Reason::WriteAsPincer { at: to }, tag: Some(Tag::R11) })
            }
            Err(Refusal { reason: Reason::NoPincer { at, owner, .. }, .. }) if !takes => {
                Err(Refusal { reason: Reason::Occupied { at, owner }, tag: Some(Tag::R7) })
            }
            route => route,
        }
    }

    /// The first reason why a chevron cannot travel to a field that it does not reach.
    fn obstacle(&self, prospect: &Prospect, to: Field) -> Refusal {
        let from = prospect.chevron.field();
        let way = from.way_to(to).filter(|way| prospect.chevron.facing().directions().contains(way));
        let Some(way) = way else {
            return self.refuse(Reason::Direction { from, to }, Tag::SR3, Tag::AR3, Tag::R3);
        };
        let power = self.power(self.to_move, from);
        if from.distance(to) > power {
            return self.refuse(Reason::TooFar { power }, Tag::SR3, Tag::AR4, Tag::R5);
        }
        let own = self.board.markers[self.to_move];
        let may_jump = own.contains(from) && own.contains(to);
        let between = (from.between(to) & self.board.occupied).nearest(way);
        if let Some((at, (owner, _))) = between.filter(|_| !may_jump).and_then(|at| Some((at, self.chevron_on(at)?))) {
            return self.refuse(Reason::InTheWay { at, owner }, Tag::SR5, Tag::AR9, Tag::R7);
        }
        if let Some((owner, _)) = self.chevron_on(to) {
            let enemy_in_pacru = matches!(self.ruleset, Ruleset::Pacru { .. }) && owner != self.to_move;
            if enemy_in_pacru && prospect.reach.nearest.contains(to) {
                let attackers = self.attackers(to);
                return Refusal { reason: Reason::NoPincer { at: to, owner, attackers }, tag: Some(Tag::R11) };
            }
            return self.refuse(Reason::Occupied { at: to, owner }, Tag::SR5, Tag::AR9, Tag::R7);
        }
        let owner = self.marker_on(to).expect("an empty field within reach is refused only for its marker");
        self.refuse(Reason::OthersMarker { at: to, owner }, Tag::SR5, Tag::AR9, Tag::R7)
    }

    /// How many of the mover's chevrons attack this field (R11).
    fn attackers(&self, at: Field) -> u8 {
        let sight = self.sight(self.to_move);
        self.prospects(&sight).filter(|prospect| prospect.reach.nearest.contains(at)).count() as u8
    }

    fn legal_twist(&self, route: Route, twist: WrittenTwist, chosen: Chosen) -> Result<Choice, Refusal> {
        let choice = match twist {
            WrittenTwist::Unwritten | WrittenTwist::Straight => Choice::Nothing,
            WrittenTwist::Left => Choice::TwistLeft,
            WrittenTwist::Right => Choice::TwistRight,
        };
        if twist != WrittenTwist::Unwritten && !self.options(route).twist {
            let twist_rule = |reason| self.refuse(reason, Tag::SR4, Tag::AR6, Tag::R3);
            return Err(if !self.ruleset.has_twist() {
                twist_rule(Reason::NoTwist)
            } else if !route.crosses {
                twist_rule(Reason::TwistWithoutBorder)
            } else {
                Refusal { reason: Reason::TwistOfLostChevron, tag: Some(Tag::AR7) }
            });
        }
        if chosen.connection || chosen.fields[0].is_some() {
            return Err(self.refuse(Reason::NothingToChoose, Tag::SR3, Tag::AR4, Tag::R13));
        }
        Ok(choice)
    }

    fn legal_effects(
        &self,
        route: Route,
        twist: WrittenTwist,
        chosen: Chosen,
    ) -> Result<(Choice, Option<Field>), Refusal> {
        if twist != WrittenTwist::Unwritten {
            return Err(Refusal { reason: Reason::NoTwist, tag: Some(Tag::R3) });
        }
        let options = self.options(route);
        let [first, second] = chosen.fields;
        let (choice, meeting) = match first {
            _ if chosen.connection => (Choice::Connection, first),
            Some(field) if options.mark_rule.is_some() => (Choice::Mark(field), second),
            _ => (Choice::Nothing, first),
        };
        self.check_choice(route, options, choice)?;
        let fields = self.meeting_fields(route, choice);
        match meeting {
            None if fields.is_empty() => {}
            None => {
                let partner = self.meeting_partner(route).unwrap_or(route.to);
                return Err(Refusal { reason: Reason::MeetingDue { partner }, tag: Some(Tag::R12) });
            }
            Some(at) if fields.is_empty() => return Err(self.surplus_field(route, choice, at)),
            Some(at) if !fields.contains(at) => {
                let why = if self.landing(route).occupied.contains(at) { BadField::Occupied } else { BadField::Own };
                return Err(Refusal { reason: Reason::BadMeeting { at, why }, tag: Some(Tag::R12) });
            }
            Some(_) => {}
        }
        if let (Choice::Nothing, Some(at)) = (choice, second) {
            return Err(Refusal { reason: Reason::FieldTooMany { at }, tag: Some(Tag::R12) });
        }
        Ok((choice, meeting))
    }

    /// Why a field is refused that was chosen where nothing is due.
    fn surplus_field(&self, route: Route, choice: Choice, at: Field) -> Refusal {
        if route.crosses && choice == Choice::Nothing {
            let (_, rule) = self.landing(route).marks(route.to);
            return Refusal { reason: Reason::NothingToMark { at }, tag: Some(rule) };
        }
        Refusal { reason: Reason::NoMeeting { at }, tag: Some(Tag::R12) }
    }

    fn check_choice(&self, route: Route, options: Options, choice: Choice) -> Result<(), Refusal> {
        if options.contains(choice) {
            return Ok(());
        }
        let (reason, tag) = match choice {
            Choice::Connection => (Reason::NoConnection, Some(Tag::R8)),
            Choice::Mark(at) => {
                let why = self.why_not_marked(route, options, at);
                (Reason::BadMark { at, why }, options.mark_rule)
            }
            _ if options.marks.is_empty() => (Reason::ConnectionDue, Some(Tag::R8)),
            _ => (Reason::MarkDue { or_connection: options.connection }, options.mark_rule),
        };
        Err(Refusal { reason, tag })
    }

    fn why_not_marked(&self, route: Route, options: Options, at: Field) -> BadField {
        let landing = self.landing(route);
        if at.borderland() != route.to.borderland() {
            BadField::Elsewhere
        } else if landing.own.contains(at) {
            BadField::Own
        } else if landing.others.contains(at) && options.mark_rule == Some(Tag::R4) {
            BadField::NotNeutral
        } else {
            BadField::Occupied
        }
    }

    fn legal_reorientation(&self, at: Field, turn: Turn, fields: FieldSet) -> Result<Move, Refusal> {
        let refuse = |reason| Err(self.refuse(reason, Tag::SR2, Tag::AR2, Tag::R14));
        let Ruleset::Pacru { .. } = self.ruleset else {
            return refuse(Reason::NoReorientation { game: self.ruleset.kind() });
        };
        self.prospect_of(at)?;
        if fields.len() != turn.price() {
            return refuse(Reason::Price { turn, given: fields.len() as u8 });
        }
        let own = self.board.markers[self.to_move];
        if let Some(at) = (fields - own).first() {
            return refuse(Reason::NoOwnMarker { at });
        }
        if let Some(at) = (fields & self.board.occupied).first() {
            return refuse(Reason::MarkerUnderChevron { at });
        }
        let given = Given::new(fields).expect("a turn costs at most four markers");
        Ok(Move::Reorient(Reorientation { at, turn, given }))
    }
}
