//! What is asked and answered over HTTP, as JSON.

use crate::{GameId, Logged, Millis, Phase, Refused, Secret, Setup, State, Time, text};
use pacru_rules::{Color, ColorSet, Ruleset, TurnOrder};
use serde::{Deserialize, Serialize};

/// `POST /api/games`: to set up a game. The seats "here" are held by whoever asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewGame {
    #[allow(missing_docs)]
    pub setup: Setup,
}

/// The answer to it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Created {
    #[allow(missing_docs)]
    pub id: GameId,
    #[allow(missing_docs)]
    pub links: Links,
}

/// `GET /api/games/ID/links`: for those who hold a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Links {
    /// Whoever opens it takes a free seat: `…/game/ID#join-KEY`.
    pub invite: String,
    /// The same to be photographed.
    pub invite_qr: Qr,
    /// Whoever opens it watches: `…/game/ID`, in private games with `#watch-KEY`.
    pub watch: String,
}

/// A QR code as the outline of its dark modules in a square of `size` units, quiet zone included: the `d` of an SVG path.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Qr {
    pub size: u32,
    pub path: String,
}

/// `POST /api/games/ID/enter`: exchanges the key of a link for the right to see the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Enter {
    #[allow(missing_docs)]
    pub key: Secret,
}

/// `POST /api/games/ID/seats`: to take a free seat. Public games need no key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Join {
    /// The key of the invitation, for private games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<Secret>,
    /// The name at the table.
    pub name: String,
    /// Which seat; any free one if nothing is said.
    #[serde(with = "text::maybe_color", default, skip_serializing_if = "Option::is_none")]
    pub color: Option<Color>,
}

/// The answer to it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Joined {
    /// The seat.
    #[serde(with = "text::color")]
    pub color: Color,
    /// The game now.
    pub game: GameView,
}

/// `GET /api/games/ID`: a game for whoever asks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameView {
    #[allow(missing_docs)]
    pub id: GameId,
    /// The server's clock.
    pub now: Millis,
    /// The seats that the one who asks holds.
    #[serde(with = "text::colors")]
    pub seats: ColorSet,
    /// Whether the one who asks set the game up.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub host: bool,
    /// The whole log.
    pub events: Vec<Logged>,
    /// For programs that do not fold the log: the position string.
    pub position: String,
    /// … where the game stands,
    pub phase: Phase,
    /// … and what is left on the clocks in milliseconds, in order of play, if there are any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<u64>,
    /// Who is connected.
    #[serde(with = "text::colors")]
    pub present: ColorSet,
    /// How many others watch.
    pub watchers: u32,
    /// A player whose clock runs can be claimed out after so many milliseconds without a connection.
    #[serde(default = "gone_time")]
    pub gone: u64,
    /// For how many milliseconds players have not been connected, in order of play, while that counts: in a game whose clock runs.
    /// None for those who are connected.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub away: Vec<Option<u64>>,
}

/// Two minutes, as servers have it unless they are told otherwise.
fn gone_time() -> u64 {
    120_000
}

impl GameView {
    /// The state that the log adds up to; nothing if the log is not one.
    pub fn state(&self) -> Option<State> {
        State::replay(&self.events).ok()
    }
}

/// `GET /api/lobby`
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lobby {
    /// Public games that wait for players, the newest first.
    pub open: Vec<Invitation>,
    /// Public games under way, those with the most watchers first.
    pub playing: Vec<Playing>,
}

/// An invitation that anyone may take.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Invitation {
    #[allow(missing_docs)]
    pub id: GameId,
    /// The game with its options.
    #[serde(with = "text::plain")]
    pub game: Ruleset,
    #[serde(with = "text::plain")]
    #[allow(missing_docs)]
    pub order: TurnOrder,
    #[allow(missing_docs)]
    pub time: Time,
    /// The names in order of play; empty for a free seat, `computer N` for a computer.
    pub names: Vec<String>,
    /// The colours that are free.
    #[serde(with = "text::colors")]
    pub free: ColorSet,
    /// Since when it waits.
    pub since: Millis,
    /// Whether the one who asks sits there.
    pub mine: bool,
}

/// A public game under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Playing {
    #[allow(missing_docs)]
    pub id: GameId,
    /// The game with its options.
    #[serde(with = "text::plain")]
    pub game: Ruleset,
    #[serde(with = "text::plain")]
    #[allow(missing_docs)]
    pub order: TurnOrder,
    #[allow(missing_docs)]
    pub time: Time,
    /// The names in order of play.
    pub names: Vec<String>,
    /// The markers in order of play.
    pub markers: Vec<u32>,
    /// The number of the turn.
    pub turn: u32,
    /// How many watch.
    pub watchers: u32,
}

/// `GET /api/me`: the games in which this browser or bot holds a seat, those where it is its turn first; and those that it set
/// up and that wait for players.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MyGames {
    #[allow(missing_docs)]
    pub games: Vec<MyGame>,
}

/// One of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MyGame {
    #[allow(missing_docs)]
    pub id: GameId,
    /// The game with its options.
    #[serde(with = "text::plain")]
    pub game: Ruleset,
    #[serde(with = "text::plain")]
    #[allow(missing_docs)]
    pub order: TurnOrder,
    /// My seats.
    #[serde(with = "text::colors")]
    pub seats: ColorSet,
    /// The names in order of play.
    pub names: Vec<String>,
    #[allow(missing_docs)]
    pub phase: Phase,
    /// Whether it is my turn.
    pub my_turn: bool,
    /// The number of the turn.
    pub turn: u32,
    /// When something last happened.
    pub touched: Millis,
    /// When the time of the player to move runs out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<Millis>,
}

/// `POST /api/me/device`: a link that makes another device mine, too: `…/me#CODE`. It works once, for a short time. The
/// other device sends the code to `POST /api/me/enter` as an [`Enter`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Device {
    pub link: String,
    pub qr: Qr,
    /// When it stops working.
    pub until: Millis,
}

/// The body of every answer with an error status.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Problem {
    #[allow(missing_docs)]
    pub refused: Refused,
    /// The game as it is, where the client was behind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<Box<GameView>>,
}
