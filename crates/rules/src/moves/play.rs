//! Playing moves and departures.

use crate::moves::event::{BoardEvent, MarkCause, OutReason};
use crate::position::chevron::ChevronList;
use crate::position::position::COUNT_LIMIT;
use crate::{
    Chevron, Choice, Color, Departure, Facing, Field, FieldSet, Move, Position, Refusal, Reorientation, Ruleset, Travel,
};
use alloc::vec::Vec;
use core::fmt;

/// Receives the events of a move; `NoEvents` drops them at no cost.
trait EventSink {
    fn is_enabled(&self) -> bool;
    fn push(&mut self, event: BoardEvent);
}

struct NoEvents;

impl EventSink for NoEvents {
    #[inline]
    fn is_enabled(&self) -> bool {
        false
    }

    #[inline]
    fn push(&mut self, _: BoardEvent) {}
}

impl EventSink for Vec<BoardEvent> {
    fn is_enabled(&self) -> bool {
        true
    }

    fn push(&mut self, event: BoardEvent) {
        self.push(event);
    }
}

impl Position {
    /// Plays a move. Returns the position after it and the events; the error is the first reason why it is not legal.
    ///
    /// ```
    /// use pacru_rules::{MarkCause, BoardEvent, Position};
    ///
    /// let start = Position::start("pacru".parse()?, "gy".parse()?);
    /// let crossing = start.parse_move("a3-b4(a5)")?;
    /// let (after, events) = start.play(crossing)?;
    /// assert_eq!(after.to_string(), "pacru gy y 4Y43G5/9/Y27Y6/9/g8/1G17/8G6/9/Y13G04 - 0 2");
    /// assert!(matches!(events[1], BoardEvent::Marked { by: MarkCause::Border, .. }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(&self, mv: Move) -> Result<(Position, Vec<BoardEvent>), Refusal> {
        self.validate(mv)?;
        let mut events = Vec::new();
        let mut after = *self;
        after.apply(mv, &mut events);
        events.extend(after.outcome().map(BoardEvent::Ended));
        Ok((after, events))
    }

    /// Plays a move that is known to be legal, without checking it: for searches.
    ///
    /// The caller must pass a legal move. An illegal one is not undefined behaviour, but it can give a position that is
    /// not consistent, and what the other methods return for such a position is unspecified.
    #[inline]
    #[must_use]
    pub fn play_unchecked(&self, mv: Move) -> Position {
        let mut after = *self;
        after.apply(mv, &mut NoEvents);
        after
    }

    #[inline]
    fn apply(&mut self, mv: Move, sink: &mut impl EventSink) {
        let changed = match mv {
            Move::Travel(travel) => match self.ruleset {
                Ruleset::Shacru { .. } => self.travel_marking(travel, sink),
                Ruleset::Azacru { .. } => self.travel_connecting(travel, sink),
                Ruleset::Pacru { .. } => self.travel_with_effects(travel, sink),
            },
            Move::Reorient(reorientation) => self.reorient(reorientation, sink),
            Move::Pass => self.pass(sink),
        };
        self.idle = if changed { 0 } else { COUNT_LIMIT.min(self.idle + 1) };
        self.turn_number = COUNT_LIMIT.min(self.turn_number + 1);
        self.advance_turn(sink);
    }

    /// Moves and turns the chevron, nothing else.
    #[inline]
    fn relocate(&mut self, travel: Travel, sink: &mut impl EventSink) {
        let Travel { from, to, choice, .. } = travel;
        let color = self.to_move;
        // Without a direction the move is illegal, and the facing does not matter.
        let direction = from.direction_to(to).unwrap_or(Facing::North);
        let facing = choice.twist().map_or(direction, |rotation| direction.rotated(rotation));
        if sink.is_enabled() {
            let jumped = from.between(to).intersects(self.board.occupied);
            sink.push(BoardEvent::Travelled { color, from, to, facing: direction, jumped });
            if facing != direction {
                sink.push(BoardEvent::Twisted { at: to, facing });
            }
        }
        self.board.chevrons[color].replace(from, Some(Chevron::new(to, facing)));
        self.board.occupied = (self.board.occupied - from.into()) | to.into();
    }

    /// Shacru: the field arrived on, if neutral, is marked (S-R3). Returns `true` if that changed anything.
    #[inline]
    fn travel_marking(&mut self, travel: Travel, sink: &mut impl EventSink) -> bool {
        self.relocate(travel, sink);
        let Travel { to, .. } = travel;
        let color = self.to_move;
        let own = &mut self.board.markers[color];
        let changed = !own.contains(to);
        // The field has no marker of another colour (S-R5, A-R9), so none has to be removed.
        *own |= to.into();
        if changed && sink.is_enabled() {
            sink.push(BoardEvent::Marked { at: to, color, by: MarkCause::Arrival });
        }
        changed
    }

    /// Azacru: as in Shacru, and a connection changes the fields between (A-R7).
    #[inline]
    fn travel_connecting(&mut self, travel: Travel, sink: &mut impl EventSink) -> bool {
        let Travel { from, to, .. } = travel;
        let own = self.board.markers[self.to_move];
        if !(own.contains(from) && own.contains(to)) {
            return self.travel_marking(travel, sink);
        }
        let between = from.between(to);
        let connects = !between.is_empty() && !between.intersects(self.board.occupied);
        self.relocate(travel, sink);
        connects && self.connect(from, to, between, sink)
    }

    /// Pacru: pincer, then connection or borderland change, then meeting (R13).
    #[inline]
    fn travel_with_effects(&mut self, travel: Travel, sink: &mut impl EventSink) -> bool {
        let Travel { from, to, pincer, choice, meeting } = travel;
        if pincer {
            self.capture(to, sink);
        }
        self.relocate(travel, sink);
        let mut changed = pincer;
        if pincer {
            self.claim(to.into(), MarkCause::Pincer, sink);
        }
        match choice {
            Choice::Mark(field) => changed |= self.claim(field.into(), MarkCause::Border, sink),
            Choice::Connection => changed |= self.connect(from, to, from.between(to), sink),
            _ => {}
        }
        if let Some(field) = meeting {
            if let Some(partner) = from.direction_to(to).and_then(|direction| to.step(direction)) {
                sink.push(BoardEvent::Met { at: to, partner });
            }
            changed |= self.claim(field.into(), MarkCause::Meeting, sink);
        }
        changed
    }

    /// Changes the fields of a connection. In Azacru the chevron is removed if it changed another player's field
    /// (A-R7).
    fn connect(&mut self, from: Field, to: Field, between: FieldSet, sink: &mut impl EventSink) -> bool {
        let color = self.to_move;
        let over_others = between.intersects(self.board.all_markers() - self.board.markers[color]);
        sink.push(BoardEvent::Connected { from, to });
        let changed = self.claim(between, MarkCause::Connection, sink);
        if over_others && matches!(self.ruleset, Ruleset::Azacru { .. }) {
            self.board.chevrons[color].replace(to, None);
            self.board.occupied -= to.into();
            sink.push(BoardEvent::Removed { at: to, owner: color });
        }
        changed
    }

    /// Puts markers of the player to move on fields; returns `true` if that changed any of them.
    #[inline]
    fn claim(&mut self, fields: FieldSet, by: MarkCause, sink: &mut impl EventSink) -> bool {
        let color = self.to_move;
        let fresh = fields - self.board.markers[color];
        if sink.is_enabled() {
            for at in fresh {
                sink.push(match self.board.marker(at) {
                    Some(from) => BoardEvent::Converted { at, from, to: color, by },
                    None => BoardEvent::Marked { at, color, by },
                });
            }
        }
        for markers in &mut self.board.markers.0 {
            *markers -= fresh;
        }
        self.board.markers[color] |= fresh;
        !fresh.is_empty()
    }

    /// Takes an enemy chevron off the board. Its owner is out if it was the last one (R15).
    fn capture(&mut self, at: Field, sink: &mut impl EventSink) {
        let Some((owner, _)) = self.board.chevron(at) else {
            return;
        };
        self.board.chevrons[owner].replace(at, None);
        self.board.occupied -= at.into();
        sink.push(BoardEvent::Captured { at, owner });
        if self.board.chevrons[owner].is_empty() {
            self.eliminate(owner, OutReason::Captured, sink);
        }
    }

    fn reorient(&mut self, reorientation: Reorientation, sink: &mut impl EventSink) -> bool {
        let color = self.to_move;
        let at = reorientation.at;
        for field in reorientation.payment.iter() {
            sink.push(BoardEvent::GivenUp { at: field, color });
        }
        self.board.markers[color] -= reorientation.payment.fields();
        if let Some(chevron) = self.board.chevrons[color].at(at) {
            let facing = chevron.facing().rotated(reorientation.rotation);
            self.board.chevrons[color].replace(at, Some(Chevron::new(at, facing)));
            sink.push(BoardEvent::Reoriented { at, facing });
        }
        true
    }

    fn pass(&mut self, sink: &mut impl EventSink) -> bool {
        let color = self.to_move;
        sink.push(BoardEvent::Passed { color });
        if matches!(self.ruleset, Ruleset::Azacru { .. }) && self.last_round.is_none() {
            self.last_round = Some(color);
            sink.push(BoardEvent::LastRoundBegan { color });
        }
        false
    }

    /// Gives the turn to the next player. In Pacru only if nobody has won, and players who cannot move are eliminated
    /// (R15).
    #[inline]
    fn advance_turn(&mut self, sink: &mut impl EventSink) {
        if let Ruleset::Pacru { .. } = self.ruleset
            && (self.has_target(self.to_move) || self.players_left() == 1)
        {
            return;
        }
        self.to_move = self.player_after(self.to_move);
        self.eliminate_blocked(sink);
    }

    /// In Pacru, eliminates the player to move if none of their chevrons can move, and then the next player, and so on
    /// (R15).
    #[inline]
    fn eliminate_blocked(&mut self, sink: &mut impl EventSink) {
        if !matches!(self.ruleset, Ruleset::Pacru { .. }) {
            return;
        }
        while self.players_left() > 1 && !self.can_travel(self.to_move) {
            let blocked = self.to_move;
            self.eliminate(blocked, OutReason::Blocked, sink);
            self.to_move = self.player_after(blocked);
        }
    }

    fn players_left(&self) -> usize {
        self.order.player_count() - self.out.len()
    }

    fn eliminate(&mut self, color: Color, why: OutReason, sink: &mut impl EventSink) {
        self.out = self.out.with(color);
        for chevron in self.board.chevrons[color].iter() {
            self.board.occupied -= chevron.field().into();
        }
        self.board.chevrons[color] = ChevronList::EMPTY;
        sink.push(BoardEvent::Out { color, why });
    }

    /// Removes a player who leaves the game, in or out of turn. The player's chevrons leave the board, the markers
    /// stay, and the player's turns are skipped.
    pub fn leave(&self, color: Color, how: Departure) -> Result<(Position, Vec<BoardEvent>), LeaveError> {
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
        after.eliminate(color, OutReason::Left(how), &mut events);
        if color == self.to_move {
            after.to_move = after.player_after(color);
        }
        after.eliminate_blocked(&mut events);
        events.extend(after.outcome().map(BoardEvent::Ended));
        Ok((after, events))
    }
}

/// Why a player cannot leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeaveError {
    /// The colour does not play.
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

impl core::error::Error for LeaveError {}
