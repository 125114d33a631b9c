//! Validation: the legal move that a text means, or the first reason why it is not legal.

use crate::movegen::staged::ChevronMoves;
use crate::moves::moves::Payment;
use crate::moves::refusal::{BadField, MoveError, Reason, Refusal};
use crate::notation::move_text::{Form, MoveText, MoveTextChoice, TwistSign};
use crate::{
    Choice, ChoiceSet, Field, FieldSet, GameKind, Move, Position, Reorientation, Rotation, Route, RouteKind, RuleId,
    Ruleset, Travel,
};
use alloc::string::String;

impl Position {
    /// Reads a move in the form of [`notation`](crate::notation), in capital or small letters, without spaces. A move
    /// that is not legal in this position is refused with the rule that forbids it.
    ///
    /// ```
    /// use pacru_rules::Position;
    ///
    /// let position = Position::start("pacru".parse()?, "gy".parse()?);
    /// assert_eq!(position.parse_move("E1-e2")?.to_string(), "e1-e2");
    /// let refused = position.parse_move("e1-e3").unwrap_err();
    /// assert_eq!(refused.to_string(), "e1-e3: too far, its power of movement is 1 (R5)");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn parse_move(&self, text: &str) -> Result<Move, MoveError> {
        text.parse()
            .and_then(|written: MoveText| written.to_move(self))
            .map_err(|refusal| MoveError::new(text, refusal))
    }

    /// As [`Position::parse_move`], but ignores spaces: for moves that a person typed.
    pub fn parse_typed_move(&self, text: &str) -> Result<Move, MoveError> {
        self.parse_move(&text.split_whitespace().collect::<String>())
    }

    /// Whether a move is legal here.
    pub fn is_legal(&self, mv: Move) -> bool {
        self.validate(mv).is_ok()
    }

    /// Checks that a move is legal here; the error is the first reason why it is not.
    ///
    /// The reasons are checked in this order: the game is over, whose chevron it is, direction, distance, chevrons on
    /// the way, the field arrived on, the choices.
    pub fn validate(&self, mv: Move) -> Result<(), Refusal> {
        let legal = self.legal_move(Form::from(mv))?;
        if legal == mv {
            return Ok(());
        }
        // The text of a move does not tell a marked field from a meeting's field, so `mv` can differ from the legal
        // move with the same text.
        let misplaced = match mv {
            Move::Travel(Travel { choice: Choice::Mark(at), .. } | Travel { meeting: Some(at), .. }) => {
                Reason::NoMeeting { at }
            }
            _ => Reason::NothingToChoose,
        };
        Err(Refusal { reason: misplaced, rule: Some(RuleId::R12) })
    }

    /// The route of the mover's chevron on `from` to `to`; the error says why there is none.
    pub fn route(&self, from: Field, to: Field) -> Result<Route, Refusal> {
        if self.is_over() {
            return Err(Refusal { reason: Reason::GameOver, rule: None });
        }
        let masks = self.masks(self.to_move);
        let moves = self.moves_of(from)?;
        if moves.targets().contains(to) {
            return Ok(moves.route(&masks, to));
        }
        Err(self.route_refusal(&moves, to))
    }

    fn refuse(&self, reason: Reason, shacru: RuleId, azacru: RuleId, pacru: RuleId) -> Refusal {
        let rule = match self.ruleset.kind() {
            GameKind::Shacru => shacru,
            GameKind::Azacru => azacru,
            GameKind::Pacru => pacru,
        };
        Refusal { reason, rule: Some(rule) }
    }

    pub(crate) fn legal_move(&self, written: Form) -> Result<Move, Refusal> {
        if self.is_over() {
            return Err(Refusal { reason: Reason::GameOver, rule: None });
        }
        match written {
            Form::Pass => self.legal_pass(),
            Form::Reorient { at, rotation, payment } => self.legal_reorientation(at, rotation, payment),
            Form::Travel { from, to, takes, twist, chosen } => {
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
            return Err(Refusal { reason: Reason::NoPassing, rule: Some(RuleId::R2) });
        }
        match self.movable().first() {
            None => Ok(Move::Pass),
            Some(at) => Err(self.refuse(Reason::CanMove { at }, RuleId::SR2, RuleId::AR10, RuleId::R2)),
        }
    }

    /// The mover's chevron on a field, with its reach.
    fn moves_of(&self, from: Field) -> Result<ChevronMoves, Refusal> {
        let masks = self.masks(self.to_move);
        if let Some(moves) = self.chevron_moves(&masks).find(|moves| moves.chevron.field() == from) {
            return Ok(moves);
        }
        let reason = match self.chevron_on(from) {
            Some((owner, _)) => Reason::NotYours { at: from, owner },
            None => Reason::NoChevron { at: from },
        };
        Err(self.refuse(reason, RuleId::SR2, RuleId::AR2, RuleId::R2))
    }

    /// [`Position::route`] where the text also states whether a chevron is taken.
    fn written_route(&self, from: Field, to: Field, takes: bool) -> Result<Route, Refusal> {
        let route = self.route(from, to);
        match route {
            Ok(route) if takes && route.kind != RouteKind::Pincer => {
                Err(self.refuse(Reason::NothingToTake { at: to }, RuleId::SR5, RuleId::AR9, RuleId::R11))
            }
            Ok(route) if !takes && route.kind == RouteKind::Pincer => {
                Err(Refusal { reason: Reason::MissingPincerSign { at: to }, rule: Some(RuleId::R11) })
            }
            Err(Refusal { reason: Reason::NoPincer { at, owner, .. }, .. }) if !takes => {
                Err(Refusal { reason: Reason::Occupied { at, owner }, rule: Some(RuleId::R7) })
            }
            route => route,
        }
    }

    /// The first reason why a chevron cannot travel to a field that it does not reach.
    fn route_refusal(&self, moves: &ChevronMoves, to: Field) -> Refusal {
        let from = moves.chevron.field();
        let direction =
            from.direction_to(to).filter(|direction| moves.chevron.facing().directions().contains(direction));
        let Some(direction) = direction else {
            return self.refuse(Reason::Direction { from, to }, RuleId::SR3, RuleId::AR3, RuleId::R3);
        };
        let power = self.power(self.to_move, from);
        if from.distance(to) > power {
            return self.refuse(Reason::TooFar { power }, RuleId::SR3, RuleId::AR4, RuleId::R5);
        }
        let own = self.board.markers[self.to_move];
        let may_jump = own.contains(from) && own.contains(to);
        let between = (from.between(to) & self.board.occupied).nearest(direction);
        if let Some((at, (owner, _))) = between.filter(|_| !may_jump).and_then(|at| Some((at, self.chevron_on(at)?))) {
            return self.refuse(Reason::InTheWay { at, owner }, RuleId::SR5, RuleId::AR9, RuleId::R7);
        }
        if let Some((owner, _)) = self.chevron_on(to) {
            let enemy_in_pacru = matches!(self.ruleset, Ruleset::Pacru { .. }) && owner != self.to_move;
            if enemy_in_pacru && moves.reach.nearest.contains(to) {
                let attackers = self.attackers(to);
                return Refusal { reason: Reason::NoPincer { at: to, owner, attackers }, rule: Some(RuleId::R11) };
            }
            return self.refuse(Reason::Occupied { at: to, owner }, RuleId::SR5, RuleId::AR9, RuleId::R7);
        }
        let owner = self.marker_on(to).expect("an empty field within reach is refused only for its marker");
        self.refuse(Reason::OthersMarker { at: to, owner }, RuleId::SR5, RuleId::AR9, RuleId::R7)
    }

    /// How many of the mover's chevrons attack this field (R11).
    fn attackers(&self, at: Field) -> u8 {
        let masks = self.masks(self.to_move);
        self.chevron_moves(&masks).filter(|moves| moves.reach.nearest.contains(at)).count() as u8
    }

    fn legal_twist(&self, route: Route, twist: TwistSign, chosen: MoveTextChoice) -> Result<Choice, Refusal> {
        let choice = match twist {
            TwistSign::Unwritten | TwistSign::Straight => Choice::Nothing,
            TwistSign::Left => Choice::TwistLeft,
            TwistSign::Right => Choice::TwistRight,
        };
        if twist != TwistSign::Unwritten && !self.arrival_choices(route).twist {
            let twist_rule = |reason| self.refuse(reason, RuleId::SR4, RuleId::AR6, RuleId::R3);
            return Err(if !self.ruleset.has_twist() {
                twist_rule(Reason::NoTwist)
            } else if !route.crosses {
                twist_rule(Reason::TwistWithoutBorder)
            } else {
                Refusal { reason: Reason::TwistOfLostChevron, rule: Some(RuleId::AR7) }
            });
        }
        if chosen.connection || chosen.fields[0].is_some() {
            return Err(self.refuse(Reason::NothingToChoose, RuleId::SR3, RuleId::AR4, RuleId::R13));
        }
        Ok(choice)
    }

    fn legal_effects(
        &self,
        route: Route,
        twist: TwistSign,
        chosen: MoveTextChoice,
    ) -> Result<(Choice, Option<Field>), Refusal> {
        if twist != TwistSign::Unwritten {
            return Err(Refusal { reason: Reason::NoTwist, rule: Some(RuleId::R3) });
        }
        let options = self.arrival_choices(route);
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
                return Err(Refusal { reason: Reason::MeetingDue { partner }, rule: Some(RuleId::R12) });
            }
            Some(at) if fields.is_empty() => return Err(self.surplus_field(route, choice, at)),
            Some(at) if !fields.contains(at) => {
                let why = if self.landing(route).occupied.contains(at) { BadField::Occupied } else { BadField::Own };
                return Err(Refusal { reason: Reason::BadMeeting { at, why }, rule: Some(RuleId::R12) });
            }
            Some(_) => {}
        }
        if let (Choice::Nothing, Some(at)) = (choice, second) {
            return Err(Refusal { reason: Reason::SurplusField { at }, rule: Some(RuleId::R12) });
        }
        Ok((choice, meeting))
    }

    /// The refusal of a field that was chosen although there is nothing to choose.
    fn surplus_field(&self, route: Route, choice: Choice, at: Field) -> Refusal {
        if route.crosses && choice == Choice::Nothing {
            let (_, rule) = self.landing(route).marks(route.to);
            return Refusal { reason: Reason::NothingToMark { at }, rule: Some(rule) };
        }
        Refusal { reason: Reason::NoMeeting { at }, rule: Some(RuleId::R12) }
    }

    fn check_choice(&self, route: Route, options: ChoiceSet, choice: Choice) -> Result<(), Refusal> {
        if options.contains(choice) {
            return Ok(());
        }
        let (reason, rule) = match choice {
            Choice::Connection => (Reason::NoConnection, Some(RuleId::R8)),
            Choice::Mark(at) => {
                let why = self.why_not_marked(route, options, at);
                (Reason::BadMark { at, why }, options.mark_rule)
            }
            _ if options.marks.is_empty() => (Reason::ConnectionDue, Some(RuleId::R8)),
            _ => (Reason::MarkDue { or_connection: options.connection }, options.mark_rule),
        };
        Err(Refusal { reason, rule })
    }

    fn why_not_marked(&self, route: Route, options: ChoiceSet, at: Field) -> BadField {
        let landing = self.landing(route);
        if at.borderland() != route.to.borderland() {
            BadField::Elsewhere
        } else if landing.own.contains(at) {
            BadField::Own
        } else if landing.others.contains(at) && options.mark_rule == Some(RuleId::R4) {
            BadField::NotNeutral
        } else {
            BadField::Occupied
        }
    }

    fn legal_reorientation(&self, at: Field, rotation: Rotation, fields: FieldSet) -> Result<Move, Refusal> {
        let refuse = |reason| Err(self.refuse(reason, RuleId::SR2, RuleId::AR2, RuleId::R14));
        let Ruleset::Pacru { .. } = self.ruleset else {
            return refuse(Reason::NoReorientation { game: self.ruleset.kind() });
        };
        self.moves_of(at)?;
        if fields.len() != rotation.cost() {
            return refuse(Reason::WrongPayment { rotation, paid: fields.len() as u8 });
        }
        let own = self.board.markers[self.to_move];
        if let Some(at) = (fields - own).first() {
            return refuse(Reason::NoOwnMarker { at });
        }
        if let Some(at) = (fields & self.board.occupied).first() {
            return refuse(Reason::MarkerUnderChevron { at });
        }
        let payment = Payment::new(fields).expect("a turn costs at most four markers");
        Ok(Move::Reorient(Reorientation { at, rotation, payment }))
    }
}
