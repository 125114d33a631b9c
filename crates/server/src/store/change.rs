//! What can be stored: changes, of which several make one transaction.

use super::{Beat, Claim, DeviceHash, Present, VisitorId};
use pacru_api::{GameId, Hidden, Logged, Millis, Phase, Secret};
use pacru_rules::{Color, ColorSet};

/// One change. Those that are committed together happen all or not at all.
#[derive(Clone, Debug)]
pub enum Change {
    /// A new game.
    NewGame(Box<NewGame>),
    /// More events of a game.
    Append(Box<Append>),
    /// What lists show of games, where they do not know something newer. Timers stay as they are.
    Rows(Vec<(GameId, Row)>),
    /// A visitor may see a private game; with `joins` also take a seat.
    Reader {
        #[allow(missing_docs)]
        game: GameId,
        #[allow(missing_docs)]
        visitor: VisitorId,
        /// Entered with the key of the invitation.
        joins: bool,
    },
    /// A browser or bot of a visitor.
    Device {
        #[allow(missing_docs)]
        hash: DeviceHash,
        #[allow(missing_docs)]
        visitor: VisitorId,
        #[allow(missing_docs)]
        created: Millis,
    },
    /// A code that makes one more device this visitor's.
    Code {
        #[allow(missing_docs)]
        hash: DeviceHash,
        #[allow(missing_docs)]
        visitor: VisitorId,
        #[allow(missing_docs)]
        until: Millis,
    },
    /// A code is used up; a conflict if it is not there any more.
    Spend {
        #[allow(missing_docs)]
        hash: DeviceHash,
    },
    /// The server was alive.
    Beat(Beat),
    /// Servers without a sign of life since then are forgotten, and what they left behind.
    Tidy {
        #[allow(missing_docs)]
        before: Millis,
    },
    /// A server thinks about a computer's turn; a conflict if another one does.
    Claim {
        #[allow(missing_docs)]
        claim: Claim,
        #[allow(missing_docs)]
        now: Millis,
    },
    /// Who is connected to some games at a server.
    Present {
        #[allow(missing_docs)]
        rows: Vec<Present>,
        #[allow(missing_docs)]
        at: Millis,
    },
    /// What was stored of who is connected at this server is out of date.
    NobodyPresent {
        #[allow(missing_docs)]
        server: String,
    },
    /// A game wants attention at another time than was stored; a conflict if it has gone on.
    Due {
        #[allow(missing_docs)]
        game: GameId,
        /// The number of the last event that was taken into account; none for a game whose log is damaged.
        last: Option<u32>,
        /// See [`Row::due`].
        due: Option<Millis>,
        /// See [`Row::thinks`].
        thinks: bool,
    },
    /// The operator wants something hidden; a server that runs does it.
    Order {
        #[allow(missing_docs)]
        game: GameId,
        #[allow(missing_docs)]
        hidden: Hidden,
    },
    /// That is done; a conflict if another server has done it.
    OrderDone {
        #[allow(missing_docs)]
        order: i64,
    },
}

/// A new game as it is stored.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct NewGame {
    pub game: GameId,
    pub creator: VisitorId,
    pub keys: Keys,
    pub events: Vec<Logged>,
    pub row: Row,
    pub seats: Vec<(Color, VisitorId)>,
    /// Whoever was allowed to see that game may see this one.
    pub earlier: Option<GameId>,
}

/// More events of a game as they are stored.
#[derive(Clone, Debug)]
pub struct Append {
    #[allow(missing_docs)]
    pub game: GameId,
    /// Numbered from the last one on; if one of these numbers is taken, the game has gone on, and the append is a conflict.
    pub events: Vec<Logged>,
    /// Who asked for it under which name; kept with the last event.
    pub command: Option<String>,
    /// What lists and timers have to know at once.
    pub row: RowChange,
    /// Seats that change hands; nobody's where a player stood up.
    pub seats: Vec<(Color, Option<VisitorId>)>,
}

/// What lists and timers have to know at once when a game goes on. Most moves change nothing that cannot wait: so they touch
/// one place in the database instead of four.
#[derive(Clone, Debug)]
pub enum RowChange {
    /// Nothing; see [`Change::Rows`].
    Later,
    /// When the game wants attention; phase and place in the lobby are as they were.
    Timers(Row),
    /// Everything.
    All(Row),
}

/// What lists and timers want to know of a game without reading its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The number of the last event.
    pub last: u32,
    #[allow(missing_docs)]
    pub phase: Phase,
    /// Whether the game stands in the lobby.
    pub public: bool,
    /// When it wants attention: a time runs out, or the game expires. What is stored may be earlier, never later.
    pub due: Option<Millis>,
    /// Whether a computer is to move.
    pub thinks: bool,
    #[allow(missing_docs)]
    pub touched: Millis,
    /// What lists show.
    pub summary: Summary,
}

/// The keys of a game's links.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keys {
    /// Whoever has it may take a free seat.
    pub join: Secret,
    /// Whoever has it may watch.
    pub watch: Secret,
}

pub use super::summary::Summary;

/// A game as it is stored.
#[derive(Clone, Debug)]
pub struct Stored {
    #[allow(missing_docs)]
    pub keys: Keys,
    #[allow(missing_docs)]
    pub creator: VisitorId,
    /// The whole log, with the names of the commands that led to it.
    pub log: Vec<(Logged, Option<String>)>,
    /// Who holds which seat.
    pub seats: Vec<(Color, VisitorId)>,
    /// What timers know; see [`Row::due`] and [`Row::thinks`].
    pub timers: (Option<Millis>, bool),
}

/// A game in a list.
#[derive(Clone, Debug)]
pub struct Listed {
    #[allow(missing_docs)]
    pub game: GameId,
    #[allow(missing_docs)]
    pub phase: Phase,
    #[allow(missing_docs)]
    pub touched: Millis,
    #[allow(missing_docs)]
    pub summary: Summary,
    /// The seats of whose list it is.
    pub seats: ColorSet,
    /// The game has gone on since this was stored.
    pub stale: bool,
}

/// A public game that waits for players.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Invited {
    pub game: GameId,
    pub summary: Summary,
    /// Who sits there.
    pub holders: Vec<VisitorId>,
}

/// How much a visitor has going on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Load {
    /// Games that the visitor set up and that are not over.
    pub games: u32,
    /// Computers that play in them.
    pub computers: u32,
    /// Games that are not over in which the visitor sits.
    pub seats: u32,
}
