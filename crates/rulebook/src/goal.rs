//! What a lesson's task can ask of a move: a closed list, judged by what the rules engine says has happened.

use crate::words;
use pacru_rules::{BoardEvent, Color, Field, MarkCause, Move, OutReason, Position, Rotation};
use serde::{Deserialize, Serialize};

/// One thing that a move must do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// The chevron that stood here travelled or turned.
    From(#[serde(with = "words::one")] Field),
    /// The chevron arrived on one of these fields.
    Arrived(#[serde(with = "words::many")] Vec<Field>),
    /// The chevron travelled this way, seen from where it faced (S-R3, A-R3, R3).
    Went(Side),
    /// The chevron travelled this many fields or more (A-R5, R6).
    Far(u8),
    /// The move ended in another borderland.
    Crossed,
    /// The chevron twisted to this side; `straight` means that it crossed a border and did not (S-R4, A-R6).
    Twisted(Side),
    /// All these fields became the mover's in this turn.
    Won(#[serde(with = "words::many")] Vec<Field>),
    /// At least this many fields became the mover's in this turn.
    Gained(usize),
    /// Not one field became the mover's in this turn.
    GainedNothing,
    /// The move was a connection and changed what it changes (A-R7, R8).
    Connected,
    /// The chevron jumped over another (A-R8, R9).
    Jumped,
    /// The mover's own chevron left the board (A-R7).
    LostChevron,
    /// No chevron of the mover's left the board.
    KeptChevrons,
    /// A neutral field was marked for crossing a border (R4).
    Changed,
    /// Another player's field was turned for crossing a border (R10).
    Transformed,
    /// A chevron of this colour was taken by a pincer (R11).
    Captured(#[serde(with = "words::one")] Color),
    /// Two chevrons met (R12).
    Met,
    /// A chevron was turned on the spot by 45 or 90 degrees (R14).
    Reoriented(u8),
    /// The mover passed (S-R2, A-R10).
    Passed,
    /// Azacru's last round began (A-R10).
    LastRoundBegan,
    /// This player is out because no chevron could move (R15).
    Blocked(#[serde(with = "words::one")] Color),
    /// This player is out because the last chevron was taken (R15).
    TookLast(#[serde(with = "words::one")] Color),
    /// The game ended, and these players won it.
    Ended(#[serde(with = "words::many")] Vec<Color>),
}

/// Left, straight on or right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Side {
    Left,
    Straight,
    Right,
}

/// A move that was played, with all that a goal looks at.
#[derive(Clone, Copy, Debug)]
pub struct Happening<'a> {
    /// The position before the move.
    pub before: &'a Position,
    /// The move.
    pub mv: Move,
    /// What the rules engine says has happened.
    pub events: &'a [BoardEvent],
    /// The position after the move.
    pub after: &'a Position,
}

impl Goal {
    /// Whether the move did this.
    pub fn is_met(&self, by: &Happening<'_>) -> bool {
        let mover = by.before.to_move();
        match self {
            Goal::From(field) => by.origin() == Some(*field),
            Goal::Arrived(fields) => by.travel().is_some_and(|(_, to)| fields.contains(&to)),
            Goal::Went(side) => by.side_travelled() == Some(*side),
            Goal::Far(fields) => by.travel().is_some_and(|(from, to)| from.distance(to) >= *fields),
            Goal::Crossed => by.crosses(),
            Goal::Twisted(side) => by.twist() == Some(*side),
            Goal::Won(fields) => fields.iter().all(|&field| by.gains().any(|(at, _)| at == field)),
            Goal::Gained(count) => by.gains().count() >= *count,
            Goal::GainedNothing => by.gains().next().is_none(),
            Goal::Connected => by.any(|event| matches!(event, BoardEvent::Connected { .. })),
            Goal::Jumped => by.any(|event| matches!(event, BoardEvent::Travelled { jumped: true, .. })),
            Goal::LostChevron => by.any(|event| matches!(event, BoardEvent::Removed { owner, .. } if *owner == mover)),
            Goal::KeptChevrons => by.before.chevrons(mover).count() == by.after.chevrons(mover).count(),
            Goal::Changed => by.any(|event| matches!(event, BoardEvent::Marked { by: MarkCause::Border, .. })),
            Goal::Transformed => by.any(|event| matches!(event, BoardEvent::Converted { by: MarkCause::Border, .. })),
            Goal::Captured(color) => {
                by.any(|event| matches!(event, BoardEvent::Captured { owner, .. } if owner == color))
            }
            Goal::Met => by.any(|event| matches!(event, BoardEvent::Met { .. })),
            Goal::Reoriented(degrees) => by.degrees_turned() == Some(*degrees),
            Goal::Passed => by.mv == Move::Pass,
            Goal::LastRoundBegan => by.any(|event| matches!(event, BoardEvent::LastRoundBegan { .. })),
            Goal::Blocked(color) => by.puts_out(*color, OutReason::Blocked),
            Goal::TookLast(color) => by.puts_out(*color, OutReason::Captured),
            Goal::Ended(colors) => by.any(|event| match event {
                BoardEvent::Ended(outcome) => outcome.winners == colors.iter().copied().collect(),
                _ => false,
            }),
        }
    }
}

impl Happening<'_> {
    fn any(&self, test: impl Fn(&BoardEvent) -> bool) -> bool {
        self.events.iter().any(test)
    }

    fn travel(&self) -> Option<(Field, Field)> {
        match self.mv {
            Move::Travel(travel) => Some((travel.from, travel.to)),
            Move::Reorient(_) | Move::Pass => None,
        }
    }

    fn origin(&self) -> Option<Field> {
        match self.mv {
            Move::Travel(travel) => Some(travel.from),
            Move::Reorient(reorientation) => Some(reorientation.at),
            Move::Pass => None,
        }
    }

    fn crosses(&self) -> bool {
        self.travel().is_some_and(|(from, to)| from.borderland() != to.borderland())
    }

    fn side_travelled(&self) -> Option<Side> {
        let (from, to) = self.travel()?;
        let (_, facing) = self.before.chevron_on(from)?;
        let way = from.direction_to(to)?;
        let sides = [Side::Left, Side::Straight, Side::Right];
        sides.into_iter().zip(facing.directions()).find(|(_, direction)| *direction == way).map(|(side, _)| side)
    }

    fn twist(&self) -> Option<Side> {
        let (from, to) = self.travel().filter(|_| self.crosses())?;
        let way = from.direction_to(to)?;
        let facing = self.events.iter().find_map(|event| match event {
            BoardEvent::Twisted { facing, .. } => Some(*facing),
            _ => None,
        });
        Some(match facing {
            None => Side::Straight,
            Some(facing) if facing == way.rotated(Rotation::Left45) => Side::Left,
            Some(_) => Side::Right,
        })
    }

    /// The fields that became the mover's, with the colour that they had.
    fn gains(&self) -> impl Iterator<Item = (Field, Option<Color>)> {
        let mover = self.before.to_move();
        self.events.iter().filter_map(move |event| match *event {
            BoardEvent::Marked { at, color, .. } if color == mover => Some((at, None)),
            BoardEvent::Converted { at, from, to, .. } if to == mover => Some((at, Some(from))),
            _ => None,
        })
    }

    fn degrees_turned(&self) -> Option<u8> {
        match self.mv {
            Move::Reorient(reorientation) => Some(match reorientation.rotation {
                Rotation::Left45 | Rotation::Right45 => 45,
                Rotation::Left90 | Rotation::Right90 => 90,
            }),
            Move::Travel(_) | Move::Pass => None,
        }
    }

    fn puts_out(&self, player: Color, reason: OutReason) -> bool {
        self.any(|event| matches!(event, BoardEvent::Out { color, why } if *color == player && *why == reason))
    }
}
