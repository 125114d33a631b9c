//! How a game ends.

use crate::{Color, ColorSet, Position, Ruleset, TurnOrder};
use alloc::string::String;
use core::fmt;

/// The end of a game: why, and who won. Several winners share the win, or in Pacru the draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Why the game ended.
    pub reason: EndReason,
    /// Who won.
    pub winners: ColorSet,
}

impl Outcome {
    /// The winners' letters in order of play.
    pub fn winner_letters(&self, order: TurnOrder) -> String {
        order.letters_of(self.winners)
    }
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndReason {
    /// Pacru: a player has the markers needed (R16).
    Target,
    /// Only one player is left (R16, leaving).
    LastPlayer,
    /// Shacru: nobody can gain a field any more (S-R6).
    Dead,
    /// Azacru: the last round has come back to the player who passed first (A-R10).
    LastRound,
    /// Too many turns in a row changed nothing.
    Idle,
    /// Pacru: the same board for the third time with the same player to move.
    Repetition,
    /// The players agreed on a draw.
    Agreed,
    /// The game was called off; nobody won.
    Cancelled,
}

impl EndReason {
    /// All reasons.
    pub const ALL: [EndReason; 8] = [
        EndReason::Target,
        EndReason::LastPlayer,
        EndReason::Dead,
        EndReason::LastRound,
        EndReason::Idle,
        EndReason::Repetition,
        EndReason::Agreed,
        EndReason::Cancelled,
    ];

    /// The word in records and the engine protocol.
    pub const fn as_str(self) -> &'static str {
        match self {
            EndReason::Target => "target",
            EndReason::LastPlayer => "last",
            EndReason::Dead => "dead",
            EndReason::LastRound => "last-round",
            EndReason::Idle => "idle",
            EndReason::Repetition => "repetition",
            EndReason::Agreed => "agreed",
            EndReason::Cancelled => "cancelled",
        }
    }
}

impl fmt::Display for EndReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Position {
    /// The end of the game, if this position is one. Repetition is a fact of a whole [`Game`](crate::Game).
    ///
    /// ```
    /// use pacru_rules::{Color, EndReason, Position};
    ///
    /// let position: Position = "shacru gY g 9/9/9/9/4G0+4/9/9/9/8y - 0 30".parse()?;
    /// let outcome = position.outcome().unwrap();
    /// assert_eq!(outcome.reason, EndReason::LastPlayer);
    /// assert!(outcome.winners.contains(Color::Green));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn outcome(&self) -> Option<Outcome> {
        let reason = self.end_reason()?;
        let winners = match reason {
            EndReason::Target => ColorSet::EMPTY.with(self.to_move),
            EndReason::LastPlayer => self.players_in(),
            _ if matches!(self.ruleset, Ruleset::Pacru { .. }) => self.players_in(),
            _ => self.leaders(),
        };
        Some(Outcome { reason, winners })
    }

    /// Whether the game is over in this position.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.end_reason().is_some()
    }

    #[inline]
    fn end_reason(&self) -> Option<EndReason> {
        let one_left = self.out.len() + 1 == self.order.player_count();
        let idle = self.idle >= self.idle_limit();
        match self.ruleset {
            Ruleset::Pacru { .. } if self.has_target(self.to_move) => Some(EndReason::Target),
            _ if one_left => Some(EndReason::LastPlayer),
            Ruleset::Shacru { .. } if self.is_dead() => Some(EndReason::Dead),
            Ruleset::Azacru { .. } if self.last_round == Some(self.to_move) => Some(EndReason::LastRound),
            _ => idle.then_some(EndReason::Idle),
        }
    }

    /// Whether a player has the markers that win Pacru (R16).
    #[inline]
    pub(crate) fn has_target(&self, color: Color) -> bool {
        self.target().is_some_and(|target| self.board.markers[color].len() >= target)
    }

    /// The players still in with the most markers.
    fn leaders(&self) -> ColorSet {
        let markers = |color: Color| self.board.markers[color].len();
        let players = self.players_in();
        let most = players.iter().map(markers).max();
        players.iter().filter(|&color| Some(markers(color)) == most).collect()
    }
}
