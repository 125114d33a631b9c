//! What is agreed on before a game.

use crate::{GameId, Time, text};
use pacru_rules::{Color, Position, Ruleset, TurnOrder};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The longest name of a player, in characters.
pub const NAME_LENGTH: usize = 30;
/// The longest message, in characters.
pub const SAYING_LENGTH: usize = 200;

/// A game to be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The game with its options, such as `pacru:meet9`.
    #[serde(with = "text::plain")]
    pub game: Ruleset,
    /// The colours in order of play, such as `gy`.
    #[serde(with = "text::plain")]
    pub order: TurnOrder,
    /// Who plays them, in the same order.
    pub seats: Vec<Seat>,
    /// How long the players may take.
    #[serde(default)]
    pub time: Time,
    /// Who may see the game and take a free seat.
    #[serde(default)]
    pub visibility: Visibility,
    /// The game that this one is a rematch of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub earlier: Option<GameId>,
}

/// Who sits on a seat when a game is set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seat {
    /// Somebody at the screen of whoever sets the game up.
    Here {
        /// The name.
        name: String,
    },
    /// Whoever comes.
    Open,
    /// A computer; the server plays it.
    Computer {
        /// From 1 to 8.
        level: u8,
    },
}

/// Who may see a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Everybody: it stands in the lobby.
    Public,
    /// Whoever has a link.
    #[default]
    Private,
}

impl Setup {
    /// A private game without a clock, all of whose seats are open.
    pub fn new(game: Ruleset, order: TurnOrder) -> Setup {
        Setup {
            game,
            order,
            seats: vec![Seat::Open; order.player_count()],
            time: Time::None,
            visibility: Visibility::Private,
            earlier: None,
        }
    }

    /// The first position.
    pub fn start(&self) -> Position {
        Position::start(self.game, self.order)
    }

    /// The colours with who plays them, in order of play.
    pub fn by_color(&self) -> impl Iterator<Item = (Color, &Seat)> {
        self.order.colors().iter().copied().zip(&self.seats)
    }

    /// Makes names as they are kept, and says what cannot be played.
    pub fn tidied(mut self) -> Result<Setup, SetupError> {
        if self.seats.len() != self.order.player_count() {
            return Err(SetupError::Seats { seats: self.seats.len(), order: self.order.player_count() });
        }
        for seat in &mut self.seats {
            match seat {
                Seat::Here { name } => *name = tidy_text(name, NAME_LENGTH),
                Seat::Computer { level } if !(1..=8).contains(level) => return Err(SetupError::Level(*level)),
                Seat::Computer { .. } | Seat::Open => {}
            }
        }
        if self.seats.iter().all(|seat| matches!(seat, Seat::Computer { .. })) {
            return Err(SetupError::NobodyPlays);
        }
        self.time.check()?;
        Ok(self)
    }
}

/// Why a game cannot be set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum SetupError {
    /// There are not as many seats as colours.
    Seats { seats: usize, order: usize },
    /// A computer's level is not one of 1 to 8.
    Level(u8),
    /// All seats are computers'.
    NobodyPlays,
    /// The clock gives too little or too much time.
    Time,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Seats { seats, order } => write!(f, "{seats} seats for {order} colours: give one for each"),
            SetupError::Level(level) => write!(f, "{level} is no level: use 1 to 8"),
            SetupError::NobodyPlays => f.write_str("a game needs at least one person"),
            SetupError::Time => {
                f.write_str("use 10 seconds to 10 hours with at most 10 minutes added, or 1 to 30 days a turn")
            }
        }
    }
}

impl std::error::Error for SetupError {}

/// A text of people as it is kept: one line without control characters, invisible marks and runs of spaces, not too long.
pub fn tidy_text(text: &str, longest: usize) -> String {
    // Marks that change the direction of what follows, or show nothing, could make a name look like another.
    let invisible = |c: char| {
        matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
    };
    let kept = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c });
    let kept: String = kept.filter(|&c| !c.is_control() && !invisible(c)).collect();
    let mut tidy = String::new();
    for word in kept.split(' ').filter(|word| !word.is_empty()) {
        if !tidy.is_empty() {
            tidy.push(' ');
        }
        tidy.push_str(word);
    }
    tidy.chars().take(longest).collect::<String>().trim_end().to_owned()
}
