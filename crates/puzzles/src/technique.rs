//! Techniques: what the first move of a solution does.

use pacru_rulebook::challenge::{ChallengeKind, in_danger};
use pacru_rules::{BoardEvent, MarkCause, Move, OutReason, Position};

/// What a move does. The order is that of selection, so the most interesting techniques come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Technique {
    /// Reorients a chevron (R14).
    Reorientation,
    /// Captures a chevron (R11).
    Pincer,
    /// Makes a meeting (R12).
    Meeting,
    /// Eliminates a player who cannot move (R15).
    Block,
    /// Jumps (A-R8, R9).
    Jump,
    /// Makes a connection (A-R7, R8) that marks this number of fields.
    Connection(usize),
    /// Transforms another player's field (R10).
    Transformation,
    /// Moves the chevron that is in danger.
    Escape,
    /// None of these.
    Plain,
}

impl Technique {
    /// The technique of a move that solves a challenge of this kind.
    pub(crate) fn of(position: &Position, mv: Move, kind: ChallengeKind) -> Technique {
        let Ok((_, events)) = position.play(mv) else {
            return Technique::Plain;
        };
        let me = position.to_move();
        let happened = |wanted: &dyn Fn(&BoardEvent) -> bool| events.iter().any(wanted);
        let connected = events
            .iter()
            .filter(|event| {
                matches!(
                    event,
                    BoardEvent::Marked { by: MarkCause::Connection, .. }
                        | BoardEvent::Converted { by: MarkCause::Connection, .. }
                )
            })
            .count();
        let from = match mv {
            Move::Reorient(_) => return Technique::Reorientation,
            Move::Travel(travel) => travel.from,
            Move::Pass => return Technique::Plain,
        };
        if happened(&|event| matches!(event, BoardEvent::Captured { .. })) {
            Technique::Pincer
        } else if happened(&|event| matches!(event, BoardEvent::Met { .. })) {
            Technique::Meeting
        } else if happened(&|event| matches!(event, BoardEvent::Out { color, why: OutReason::Blocked } if *color != me))
        {
            Technique::Block
        } else if happened(&|event| matches!(event, BoardEvent::Travelled { jumped: true, .. })) {
            Technique::Jump
        } else if connected > 0 {
            Technique::Connection(connected)
        } else if kind == ChallengeKind::SaveChevron && in_danger(position, me).contains(from) {
            Technique::Escape
        } else if happened(&|event| matches!(event, BoardEvent::Converted { by: MarkCause::Border, .. })) {
            Technique::Transformation
        } else {
            Technique::Plain
        }
    }
}
