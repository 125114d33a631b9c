//! What moves and departures do.

use crate::chevron::Squad;
use crate::event::{Cause, Departure, Event, OutReason};
use crate::position::COUNT_LIMIT;
use crate::{Chevron, Choice, Color, Facing, Field, FieldSet, Move, Position, Refusal, Reorientation, Ruleset, Travel};
use std::fmt;

/// Who is told what happens. A search has nobody to tell, and then the telling must cost nothing.
trait Witness {
    fn listens(&self) -> bool;
    fn tell(&mut self, event: Event);
}

struct Nobody;

impl Witness for Nobody {
    #[inline]
    fn listens(&self) -> bool {
        false
    }

    #[inline]
    fn tell(&mut self, _: Event) {}
}

impl Witness for Vec<Event> {
    fn listens(&self) -> bool {
        true
    }

    fn tell(&mut self, event: Event) {
        self.push(event);
    }
}

impl Position {
    /// Plays a move: the position after it, and what happened.
    ///
    /// ```
    /// use pacru_rules::{Cause, Event, Position};
    ///
    /// let start = Position::start("pacru".parse()?, "gy".parse()?);
    /// let crossing = start.read_move("a3-b4(a5)")?;
    /// let (after, events) = start.play(crossing)?;
    /// assert_eq!(after.to_string(), "pacru gy y 4Y43G5/9/Y27Y6/9/g8/1G17/8G6/9/Y13G04 - 0 2");
    /// assert!(matches!(events[1], Event::Marked { by: Cause::Border, .. }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(&self, mv: Move) -> Result<(Position, Vec<Event>), Refusal> {
        self.judge(mv)?;
        let mut events = Vec::new();
        let mut after = *self;
        after.apply(mv, &mut events);
        events.extend(after.outcome().map(Event::Ended));
        Ok((after, events))
    }

    /// Plays a move that is known to be legal here, for searches; an illegal one gives a position without meaning,
    /// never undefined behaviour.
    #[inline]
    #[must_use]
    pub fn play_unchecked(&self, mv: Move) -> Position {
        let mut after = *self;
        after.apply(mv, &mut Nobody);
        after
    }

    #[inline]
    fn apply(&mut self, mv: Move, witness: &mut impl Witness) {
        let changed = match mv {
            Move::Travel(travel) => match self.ruleset {
                Ruleset::Shacru { .. } => self.travel_marking(travel, witness),
                Ruleset::Azacru { .. } => self.travel_connecting(travel, witness),
                Ruleset::Pacru { .. } => self.travel_with_effects(travel, witness),
            },
            Move::Reorient(reorientation) => self.reorient(reorientation, witness),
            Move::Pass => self.pass(witness),
        };
        self.idle = if changed { 0 } else { COUNT_LIMIT.min(self.idle + 1) };
        self.turn = COUNT_LIMIT.min(self.turn + 1);
        self.hand_over(witness);
    }

    /// Moves and turns the chevron, nothing else.
    #[inline]
    fn relocate(&mut self, travel: Travel, witness: &mut impl Witness) {
        let Travel { from, to, choice, .. } = travel;
        let color = self.to_move;
        // Only an illegal move has no way; then the facing has no meaning either.
        let way = from.way_to(to).unwrap_or(Facing::North);
        let facing = choice.twist().map_or(way, |turn| way.after(turn));
        if witness.listens() {
            let jumped = from.between(to).meets(self.board.occupied);
            witness.tell(Event::Travelled { color, from, to, facing: way, jumped });
            if facing != way {
                witness.tell(Event::Twisted { at: to, facing });
            }
        }
        self.board.squads[color].replace(from, Some(Chevron::new(to, facing)));
        self.board.occupied = (self.board.occupied - from.into()) | to.into();
    }

    /// Shacru: the field arrived on, if neutral, is marked (S-R3). Says whether that changed anything.
    #[inline]
    fn travel_marking(&mut self, travel: Travel, witness: &mut impl Witness) -> bool {
        self.relocate(travel, witness);
        let Travel { to, .. } = travel;
        let color = self.to_move;
        let own = &mut self.board.markers[color];
        let changed = !own.contains(to);
        // No other colour lies there (S-R5, A-R9), so nothing has to be cleared.
        *own |= to.into();
        if changed && witness.listens() {
            witness.tell(Event::Marked { at: to, color, by: Cause::Arrival });
        }
        changed
    }

    /// Azacru: the same, and a connection turns what lies between (A-R7).
    #[inline]
    fn travel_connecting(&mut self, travel: Travel, witness: &mut impl Witness) -> bool {
        let Travel { from, to, .. } = travel;
        let own = self.board.markers[self.to_move];
        if !(own.contains(from) && own.contains(to)) {
            return self.travel_marking(travel, witness);
        }
        let between = from.between(to);
        let connects = !between.is_empty() && !between.meets(self.board.occupied);
        self.relocate(travel, witness);
        connects && self.connect(from, to, between, witness)
    }

    /// Pacru: pincer, connection or border, meeting (R13).
    #[inline]
    fn travel_with_effects(&mut self, travel: Travel, witness: &mut impl Witness) -> bool {
        let Travel { from, to, pincer, choice, meeting } = travel;
        if pincer {
            self.capture(to, witness);
        }
        self.relocate(travel, witness);
        let mut changed = pincer;
        if pincer {
            self.claim(to.into(), Cause::Pincer, witness);
        }
        match choice {
            Choice::Mark(field) => changed |= self.claim(field.into(), Cause::Border, witness),
            Choice::Connection => changed |= self.connect(from, to, from.between(to), witness),
            _ => {}
        }
        if let Some(field) = meeting {
            if let Some(partner) = from.way_to(to).and_then(|way| to.step(way)) {
                witness.tell(Event::Met { at: to, partner });
            }
            changed |= self.claim(field.into(), Cause::Meeting, witness);
        }
        changed
    }

    /// Turns the fields of a connection; in Azacru other players' fields among them cost the chevron (A-R7).
    fn connect(&mut self, from: Field, to: Field, between: FieldSet, witness: &mut impl Witness) -> bool {
        let color = self.to_move;
        let over_others = between.meets(self.board.all_markers() - self.board.markers[color]);
        witness.tell(Event::Connected { from, to });
        let changed = self.claim(between, Cause::Connection, witness);
        if over_others && matches!(self.ruleset, Ruleset::Azacru { .. }) {
            self.board.squads[color].replace(to, None);
            self.board.occupied -= to.into();
            witness.tell(Event::Removed { at: to, owner: color });
        }
        changed
    }

    /// Gives the mover's colour to fields; says whether any had another.
    #[inline]
    fn claim(&mut self, fields: FieldSet, by: Cause, witness: &mut impl Witness) -> bool {
        let color = self.to_move;
        let fresh = fields - self.board.markers[color];
        if witness.listens() {
            for at in fresh {
                witness.tell(match self.board.marker(at) {
                    Some(from) => Event::Converted { at, from, to: color, by },
                    None => Event::Marked { at, color, by },
                });
            }
        }
        for markers in &mut self.board.markers.0 {
            *markers -= fresh;
        }
        self.board.markers[color] |= fresh;
        !fresh.is_empty()
    }

    /// Takes an enemy chevron off the board; without any left its owner is out (R15).
    fn capture(&mut self, at: Field, witness: &mut impl Witness) {
        let Some((owner, _)) = self.board.chevron(at) else {
            return;
        };
        self.board.squads[owner].replace(at, None);
        self.board.occupied -= at.into();
        witness.tell(Event::Captured { at, owner });
        if self.board.squads[owner].is_empty() {
            self.put_out(owner, OutReason::Captured, witness);
        }
    }

    fn reorient(&mut self, reorientation: Reorientation, witness: &mut impl Witness) -> bool {
        let color = self.to_move;
        let at = reorientation.at;
        for field in reorientation.given.iter() {
            witness.tell(Event::GivenUp { at: field, color });
        }
        self.board.markers[color] -= reorientation.given.fields();
        if let Some(chevron) = self.board.squads[color].at(at) {
            let facing = chevron.facing().after(reorientation.turn);
            self.board.squads[color].replace(at, Some(Chevron::new(at, facing)));
            witness.tell(Event::Reoriented { at, facing });
        }
        true
    }

    fn pass(&mut self, witness: &mut impl Witness) -> bool {
        let color = self.to_move;
        witness.tell(Event::Passed { color });
        if matches!(self.ruleset, Ruleset::Azacru { .. }) && self.last_round.is_none() {
            self.last_round = Some(color);
            witness.tell(Event::LastRoundBegan { color });
        }
        false
    }

    /// Gives the turn to the next player; in Pacru only if the game goes on, and past those who cannot move (R15).
    #[inline]
    fn hand_over(&mut self, witness: &mut impl Witness) {
        if let Ruleset::Pacru { .. } = self.ruleset
            && (self.has_target(self.to_move) || self.players_left() == 1)
        {
            return;
        }
        self.to_move = self.seat_after(self.to_move);
        self.put_out_the_blocked(witness);
    }

    /// In Pacru, puts the player to move out if none of their chevrons can move, then the next (R15).
    #[inline]
    fn put_out_the_blocked(&mut self, witness: &mut impl Witness) {
        if !matches!(self.ruleset, Ruleset::Pacru { .. }) {
            return;
        }
        while self.players_left() > 1 && !self.can_travel(self.to_move) {
            let blocked = self.to_move;
            self.put_out(blocked, OutReason::Blocked, witness);
            self.to_move = self.seat_after(blocked);
        }
    }

    fn players_left(&self) -> usize {
        self.order.players() - self.out.len()
    }

    fn put_out(&mut self, color: Color, why: OutReason, witness: &mut impl Witness) {
        self.out = self.out.with(color);
        for chevron in self.board.squads[color].iter() {
            self.board.occupied -= chevron.field().into();
        }
        self.board.squads[color] = Squad::EMPTY;
        witness.tell(Event::Out { color, why });
    }

    /// A player leaves: their chevrons leave the board, their markers stay, their turns are skipped.
    pub fn leave(&self, color: Color, how: Departure) -> Result<(Position, Vec<Event>), LeaveError> {
        if !self.order.contains(color) {
            return Err(LeaveError::NotPlaying(color));
        }
        if self.is_over() {
            return Err(LeaveError::GameOver);
        }
        if self.out.contains(color) {
            return Err(LeaveError::AlreadyOut(color));
        }
        let mut after = *self;
        let mut events = Vec::new();
        after.put_out(color, OutReason::Left(how), &mut events);
        if color == self.to_move {
            after.to_move = after.seat_after(color);
        }
        after.put_out_the_blocked(&mut events);
        events.extend(after.outcome().map(Event::Ended));
        Ok((after, events))
    }
}

/// Why a player cannot leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeaveError {
    /// The colour is not at the table.
    NotPlaying(Color),
    /// The player is out already.
    AlreadyOut(Color),
    /// The game is over.
    GameOver,
}

impl fmt::Display for LeaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LeaveError::NotPlaying(color) => write!(f, "{color} cannot leave: {color} does not play"),
            LeaveError::AlreadyOut(color) => write!(f, "{color} cannot leave: {color} is out already"),
            LeaveError::GameOver => f.write_str("nobody can leave: the game is over"),
        }
    }
}

impl std::error::Error for LeaveError {}
