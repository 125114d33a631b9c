//! What servers on the same store know of each other.

use pacru_api::{GameId, Millis};
use pacru_rules::{Color, ColorSet};

/// A sign of life of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beat {
    /// The name of the server. One that comes back under the same name is the same one.
    pub server: String,
    /// When it started.
    pub since: Millis,
    /// When it gave the sign.
    pub at: Millis,
    /// Until when it has looked after clocks: until now, unless it has not settled yet that nobody had before it started.
    pub watched: Millis,
    /// It has ended in order.
    pub ended: bool,
}

/// Who is connected to a game at one server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Present {
    #[allow(missing_docs)]
    pub game: GameId,
    #[allow(missing_docs)]
    pub server: String,
    /// The seats whose players are connected.
    pub seats: ColorSet,
    /// How many others are.
    pub watchers: u32,
    /// When the players of the other seats were there last, as far as this server knows.
    pub gone: Vec<(Color, Millis)>,
}

/// A computer's turn that a server thinks about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    #[allow(missing_docs)]
    pub game: GameId,
    /// The number of the last event that counts; see [`pacru_api::State::last_board`].
    pub turn: u32,
    #[allow(missing_docs)]
    pub server: String,
    /// From then on others may think about it.
    pub until: Millis,
}
