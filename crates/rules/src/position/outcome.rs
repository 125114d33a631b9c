//! How a game ends.

use crate::{Color, ColorSet, GameKind, Position, Ruleset, TurnOrder};
use alloc::string::String;
use core::fmt;

/// The end of a game: why, and who won.
///
/// - One winner: that player won.
/// - Several winners: they share the result ([`Outcome::is_shared`]). In Shacru and Azacru these are the players with
///   equally many markers, and others may have lost; in Pacru and after an agreed draw they are all players still in.
/// - No winner: the game was cancelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Why the game ended.
    pub reason: EndReason,
    /// Who won.
    pub winners: ColorSet,
}

impl Outcome {
    /// Whether two or more players share the result. A cancelled game is not shared: it has no winners.
    ///
    /// ```
    /// use pacru_rules::{Game, Position};
    ///
    /// let mut game = Game::new(Position::start("pacru".parse()?, "gy".parse()?));
    /// game.agree_draw();
    /// assert!(game.outcome().is_some_and(|outcome| outcome.is_shared()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn is_shared(&self) -> bool {
        self.winners.len() > 1
    }

    /// Whether the result is a draw: shared in Pacru, or by agreement. Otherwise Shacru and Azacru have a shared win.
    ///
    /// ```
    /// use pacru_rules::{Color, EndReason, GameKind, Outcome};
    ///
    /// let winners = [Color::Yellow, Color::Green].into_iter().collect();
    /// let idle = Outcome { reason: EndReason::Idle, winners };
    /// assert!(idle.is_draw(GameKind::Pacru) && !idle.is_draw(GameKind::Shacru));
    /// let agreed = Outcome { reason: EndReason::Agreed, winners };
    /// assert!(agreed.is_draw(GameKind::Shacru));
    /// ```
    pub fn is_draw(&self, game: GameKind) -> bool {
        self.is_shared() && (game == GameKind::Pacru || self.reason == EndReason::Agreed)
    }

    /// The winner, if exactly one player won.
    pub fn sole_winner(&self) -> Option<Color> {
        self.winners.iter().next().filter(|_| self.winners.len() == 1)
    }

    /// A player's share of the win: 1 for the only winner, a half for each of two winners, 0 for everybody else.
    ///
    /// ```
    /// use pacru_rules::{Color, EndReason, Outcome};
    ///
    /// let mut outcome = Outcome { reason: EndReason::Dead, winners: [Color::Green].into_iter().collect() };
    /// assert_eq!(outcome.sole_winner(), Some(Color::Green));
    /// assert_eq!(Color::ALL.map(|color| outcome.share(color)), [0.0, 0.0, 1.0, 0.0]);
    ///
    /// outcome.winners = [Color::Yellow, Color::Green].into_iter().collect();
    /// assert_eq!(outcome.sole_winner(), None);
    /// assert_eq!(Color::ALL.map(|color| outcome.share(color)), [0.5, 0.0, 0.5, 0.0]);
    /// ```
    pub fn share(&self, color: Color) -> f32 {
        if self.winners.contains(color) { 1.0 / self.winners.len() as f32 } else { 0.0 }
    }

    /// The winners' letters in order of play: `g`, or `gy` if they share the result; empty if nobody won.
    pub fn winner_letters(&self, order: TurnOrder) -> String {
        order.letters_of(self.winners)
    }
}

/// Why a game ended. The text form is one word, used in the tag `Result` of [records](crate::record):
///
/// | word | reason | games |
/// |---|---|---|
/// | `target` | [`EndReason::Target`] | Pacru |
/// | `last` | [`EndReason::LastPlayer`] | all |
/// | `dead` | [`EndReason::Dead`] | Shacru |
/// | `last-round` | [`EndReason::LastRound`] | Azacru |
/// | `idle` | [`EndReason::Idle`] | all |
/// | `repetition` | [`EndReason::Repetition`] | Pacru |
/// | `agreed` | [`EndReason::Agreed`] | all |
/// | `cancelled` | [`EndReason::Cancelled`] | all |
///
/// If several reasons hold, the game ends by the first of them in this table, except that repetition comes before
/// `idle`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndReason {
    /// Pacru: a player has the markers needed to win (R16).
    Target,
    /// Only one player is left: the others were eliminated (R15, R16) or left the game.
    LastPlayer,
    /// Shacru: nobody can gain a field any more (S-R6).
    Dead,
    /// Azacru: the last round has come back to the player who passed first (A-R10).
    LastRound,
    /// Too many turns in a row changed nothing ([`Position::idle_limit`]). Shacru and Azacru are then won by the most
    /// markers; Pacru is a draw.
    Idle,
    /// Pacru: the same board for the third time, with the same player to move and the same players in.
    Repetition,
    /// The players agreed on a draw.
    Agreed,
    /// The game was cancelled; nobody won.
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

    /// The word in records, such as `target` or `last-round`.
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
    /// The end of the game, if the rules end it in this position.
    ///
    /// A position knows nothing of repetition, agreed draws and cancelling; see
    /// [`Game::outcome`](crate::Game::outcome).
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

    /// Whether the rules end the game in this position; see [`Position::outcome`].
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
