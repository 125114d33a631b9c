//! What moves and departures do.

use crate::chevron::Squad;
use crate::event::{Cause, Departure, Event, OutReason};
use crate::position::COUNT_LIMIT;
use crate::{Chevron, Choice, Color, Field, FieldSet, Move, Position, Refusal, Reorientation, Ruleset, Travel};
use std::fmt;

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
        let after = self.apply(mv, &mut |event| events.push(event));
        events.extend(after.outcome().map(Event::Ended));
        Ok((after, events))
    }

    /// Plays a move that is known to be legal here, for searches; an illegal one gives a position without meaning,
    /// never undefined behaviour.
    #[inline]
    #[must_use]
    pub fn play_unchecked(&self, mv: Move) -> Position {
        self.apply(mv, &mut |_| ())
    }

    #[inline]
    fn apply(&self, mv: Move, tell: &mut impl FnMut(Event)) -> Position {
        let mut after = *self;
        let changed = match mv {
            Move::Travel(travel) => after.travel(travel, tell),
            Move::Reorient(reorientation) => after.reorient(reorientation, tell),
            Move::Pass => after.pass(tell),
        };
        after.idle = if changed { 0 } else { COUNT_LIMIT.min(after.idle + 1) };
        after.turn = COUNT_LIMIT.min(after.turn + 1);
        after.hand_over(tell);
        after
    }

    /// Carries out a travel with all effects; says whether it changed a marker or took a chevron off the board.
    #[inline]
    fn travel(&mut self, travel: Travel, tell: &mut impl FnMut(Event)) -> bool {
        let color = self.to_move;
        let Travel { from, to, .. } = travel;
        let Some(way) = from.way_to(to) else {
            return false;
        };
        let own = self.board.markers[color];
        let connects = match self.ruleset {
            Ruleset::Shacru { .. } => false,
            Ruleset::Azacru { .. } => {
                own.contains(from)
                    && own.contains(to)
                    && !from.between(to).is_empty()
                    && !from.between(to).meets(self.board.occupied)
            }
            Ruleset::Pacru { .. } => travel.choice == Choice::Connection,
        };
        let jumped = from.between(to).meets(self.board.occupied);
        let mut changed = false;

        if travel.pincer {
            changed = true;
            self.capture(to, tell);
        }
        let facing = travel.choice.twist().map_or(way, |turn| way.after(turn));
        self.board.squads[color].replace(from, Some(Chevron::new(to, facing)));
        self.board.occupied = (self.board.occupied - from.into()) | to.into();
        tell(Event::Travelled { color, from, to, facing: way, jumped });
        if facing != way {
            tell(Event::Twisted { at: to, facing });
        }
        if travel.pincer {
            self.claim(to.into(), Cause::Pincer, tell);
        }
        if connects {
            let between = from.between(to);
            tell(Event::Connected { from, to });
            let others = self.board.all_markers() - own;
            changed |= self.claim(between, Cause::Connection, tell);
            if matches!(self.ruleset, Ruleset::Azacru { .. }) && between.meets(others) {
                self.board.squads[color].replace(to, None);
                self.board.occupied -= to.into();
                tell(Event::Removed { at: to, owner: color });
            }
        }
        match (self.ruleset, travel.choice) {
            (Ruleset::Pacru { .. }, Choice::Mark(field)) => {
                changed |= self.claim(field.into(), Cause::Border, tell);
            }
            (Ruleset::Pacru { .. }, _) => {}
            _ => changed |= self.claim(to.into(), Cause::Arrival, tell),
        }
        if let Some(field) = travel.meeting {
            if let Some(partner) = to.step(way) {
                tell(Event::Met { at: to, partner });
            }
            changed |= self.claim(field.into(), Cause::Meeting, tell);
        }
        changed
    }

    /// Gives the mover's colour to fields; says whether any had another.
    #[inline]
    fn claim(&mut self, fields: FieldSet, by: Cause, tell: &mut impl FnMut(Event)) -> bool {
        let color = self.to_move;
        let fresh = fields - self.board.markers[color];
        if fresh.is_empty() {
            return false;
        }
        for at in fresh {
            match self.board.marker(at) {
                Some(from) => tell(Event::Converted { at, from, to: color, by }),
                None => tell(Event::Marked { at, color, by }),
            }
        }
        for markers in &mut self.board.markers.0 {
            *markers -= fresh;
        }
        self.board.markers[color] |= fresh;
        true
    }

    /// Takes an enemy chevron off the board; without any left its owner is out (R15).
    fn capture(&mut self, at: Field, tell: &mut impl FnMut(Event)) {
        let Some((owner, _)) = self.board.chevron(at) else {
            return;
        };
        self.board.squads[owner].replace(at, None);
        self.board.occupied -= at.into();
        tell(Event::Captured { at, owner });
        if self.board.squads[owner].is_empty() {
            self.put_out(owner, OutReason::Captured, tell);
        }
    }

    fn reorient(&mut self, reorientation: Reorientation, tell: &mut impl FnMut(Event)) -> bool {
        let color = self.to_move;
        let at = reorientation.at;
        for field in reorientation.given.iter() {
            tell(Event::GivenUp { at: field, color });
        }
        self.board.markers[color] -= reorientation.given.fields();
        if let Some(chevron) = self.board.squads[color].at(at) {
            let facing = chevron.facing().after(reorientation.turn);
            self.board.squads[color].replace(at, Some(Chevron::new(at, facing)));
            tell(Event::Reoriented { at, facing });
        }
        true
    }

    fn pass(&mut self, tell: &mut impl FnMut(Event)) -> bool {
        let color = self.to_move;
        tell(Event::Passed { color });
        if matches!(self.ruleset, Ruleset::Azacru { .. }) && self.last_round.is_none() {
            self.last_round = Some(color);
            tell(Event::LastRoundBegan { color });
        }
        false
    }

    /// Gives the turn to the next player; in Pacru only if the game goes on, and past those who cannot move (R15).
    #[inline]
    fn hand_over(&mut self, tell: &mut impl FnMut(Event)) {
        if let Ruleset::Pacru { .. } = self.ruleset
            && (self.has_target(self.to_move) || self.players_left() == 1)
        {
            return;
        }
        self.to_move = self.seat_after(self.to_move);
        self.put_out_the_blocked(tell);
    }

    /// In Pacru, puts the player to move out if none of their chevrons can move, then the next (R15).
    #[inline]
    fn put_out_the_blocked(&mut self, tell: &mut impl FnMut(Event)) {
        if !matches!(self.ruleset, Ruleset::Pacru { .. }) {
            return;
        }
        while self.players_left() > 1 && !self.can_travel(self.to_move) {
            let blocked = self.to_move;
            self.put_out(blocked, OutReason::Blocked, tell);
            self.to_move = self.seat_after(blocked);
        }
    }

    fn players_left(&self) -> usize {
        self.order.players() - self.out.len()
    }

    fn put_out(&mut self, color: Color, why: OutReason, tell: &mut impl FnMut(Event)) {
        self.out = self.out.with(color);
        for chevron in self.board.squads[color].iter() {
            self.board.occupied -= chevron.field().into();
        }
        self.board.squads[color] = Squad::EMPTY;
        tell(Event::Out { color, why });
    }

    /// A player leaves: their chevrons leave the board, their markers stay, their turns are skipped.
    pub fn leave(&self, color: Color, how: Departure) -> Result<(Position, Vec<Event>), LeaveError> {
        if !self.order.contains(color) {
            return Err(LeaveError::NotPlaying(color));
        }
        if self.outcome().is_some() {
            return Err(LeaveError::GameOver);
        }
        if self.out.contains(color) {
            return Err(LeaveError::AlreadyOut(color));
        }
        let mut after = *self;
        let mut events = Vec::new();
        let mut tell = |event| events.push(event);
        after.put_out(color, OutReason::Left(how), &mut tell);
        if color == self.to_move {
            after.to_move = after.seat_after(color);
        }
        after.put_out_the_blocked(&mut tell);
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
