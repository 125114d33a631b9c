//! What lasts: games, seats and visitors, with the game's id as the key of everything.
//!
//! [`Store`] is all that the rest of the server knows of it, and [`Sqlite`] keeps it in a file. A game in memory adds to its
//! log by [`Store::commit`] with the number that it expects to be next; of two that add at once, in this process or in another, one
//! gets [`StoreError::Conflict`] and reads the game again. What has been committed is on the disk.
//!
//! Servers on the same store hear of each other by it, too: signs of life, games that have gone on, who is connected, and who
//! thinks about a computer's turn.

mod change;
mod error;
mod servers;
mod sqlite;
mod summary;

pub use change::{Append, Change, Invited, Keys, Listed, Load, NewGame, Row, RowChange, Stored, Summary};
pub use error::StoreError;
pub use servers::{Beat, Claim, Present};
pub use sqlite::{Sqlite, SqliteOptions};

use pacru_api::{GameId, Hidden, Logged, Millis};
use sha2::{Digest, Sha256};
use std::fmt::Debug;
use std::pin::Pin;
use std::time::Duration;

/// A browser or a bot, or several that one person uses. Nobody but the server knows this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VisitorId(pub i64);

/// What is kept of a secret: its SHA-256.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct DeviceHash(pub [u8; 32]);

impl DeviceHash {
    /// Of this secret.
    pub fn of(secret: &pacru_api::Secret) -> DeviceHash {
        DeviceHash(Sha256::digest(secret.as_str().as_bytes()).into())
    }
}

impl Debug for DeviceHash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("DeviceHash(…)")
    }
}

/// What a store will answer.
pub type Pending<'s, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 's>>;

/// Keeps what lasts.
pub trait Store: Debug + Send + Sync {
    /// Stores these changes together, or none of them. Returns when they are safe from a loss of power.
    fn commit(&self, changes: Vec<Change>) -> Pending<'_, ()>;

    /// A game with its whole log.
    fn game<'s>(&'s self, game: &'s GameId) -> Pending<'s, Option<Stored>>;

    /// The log of a game after this number.
    fn events<'s>(&'s self, game: &'s GameId, since: u32) -> Pending<'s, Vec<Logged>>;

    /// Whether a visitor has entered a private game, and if so, whether with the key of the invitation.
    fn reader<'s>(&'s self, game: &'s GameId, visitor: VisitorId) -> Pending<'s, Option<bool>>;

    /// Some games that want attention by now, the most urgent first.
    fn due(&self, now: Millis, most: u32) -> Pending<'_, Vec<GameId>>;

    /// Games under way with a clock, in the order in which time runs out, after this place in that order.
    fn timed(&self, after: Option<(Millis, GameId)>, most: u32) -> Pending<'_, Vec<(Millis, GameId)>>;

    /// Some games in which a computer is to move, those that have waited longest first; for a server at a time only those that no
    /// other has claimed.
    fn thinking<'s>(&'s self, unclaimed: Option<(&'s str, Millis)>, most: u32) -> Pending<'s, Vec<GameId>>;

    /// Public games that wait for players, the newest first.
    fn invitations(&self, most: u32) -> Pending<'_, Vec<Invited>>;

    /// Public games under way, the newest first.
    fn playing(&self, most: u32) -> Pending<'_, Vec<Listed>>;

    /// A visitor's games: all that are not over, and the last ones that are; with those that the visitor set up and that wait for
    /// players.
    fn games_of(&self, visitor: VisitorId, most: u32) -> Pending<'_, Vec<Listed>>;

    /// How much a visitor has going on.
    fn load_of(&self, visitor: VisitorId) -> Pending<'_, Load>;

    /// Whose device this is.
    fn visitor(&self, hash: DeviceHash) -> Pending<'_, Option<VisitorId>>;

    /// Whose code this is, and until when it works.
    fn code(&self, hash: DeviceHash) -> Pending<'_, Option<(VisitorId, Millis)>>;

    /// The last sign of life of every server that is remembered, of whoever lived last in any case.
    fn beats(&self) -> Pending<'_, Vec<Beat>>;

    /// Which of these games have gone on since the event of this number. A store that hears of changes by itself, such as `PostgreSQL`
    /// by LISTEN and NOTIFY, can answer from memory.
    fn ahead<'s>(&'s self, games: &'s [(GameId, u32)]) -> Pending<'s, Vec<GameId>>;

    /// Who is connected to a game, or to all, at which server; also what servers left behind that are gone.
    fn present<'s>(&'s self, game: Option<&'s GameId>) -> Pending<'s, Vec<Present>>;

    /// What an operator wants hidden.
    fn orders(&self) -> Pending<'_, Vec<(i64, GameId, Hidden)>>;

    /// How the store is doing.
    fn gauges(&self) -> StoreGauges;

    /// Stores what waits, and closes. Whatever comes later fails.
    fn close(&self) -> Pending<'_, ()>;
}

/// How a store is doing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoreGauges {
    /// Requests that wait to be stored.
    pub queued: u64,
    /// Transactions so far.
    pub commits: u64,
    /// Events stored so far.
    pub events: u64,
    /// Requests that failed, other than by a conflict.
    pub failures: u64,
    /// How long requests waited until they were safe, by upper bounds: how many took at most so long (not cumulative).
    pub latency: Vec<(Duration, u64)>,
    /// Those that took longer than the last bound.
    pub slower: u64,
    /// The sum of all.
    pub latency_sum: Duration,
}
