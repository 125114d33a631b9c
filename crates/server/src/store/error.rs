//! Why something could not be stored or read.

use pacru_api::{Refused, RefusedCode};
use std::fmt;

/// Why something could not be stored or read. Nothing of what was asked for has happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// There is no room left.
    Full,
    /// The database cannot be written.
    ReadOnly,
    /// Somebody else holds the database for too long, or too much waits to be stored.
    Busy,
    /// The game has gone on since it was read.
    Conflict,
    /// What is stored makes no sense.
    Corrupt(String),
    /// What was asked for cannot be done.
    Wrong(String),
    /// Anything else that a system can do wrong.
    Other(String),
}

impl StoreError {
    /// What a client is told: not the inside of the database.
    pub fn refused(&self) -> Refused {
        let message = match self {
            StoreError::Full => "the server's disk is full; nothing happened, try again later",
            StoreError::ReadOnly => "the server's database cannot be written; nothing happened, try again later",
            StoreError::Busy | StoreError::Conflict => "the server is busy; nothing happened, try again",
            StoreError::Corrupt(_) => "what is stored of this game is damaged; its operator can see why",
            StoreError::Wrong(_) | StoreError::Other(_) => {
                "the server's storage failed; nothing happened, try again later"
            }
        };
        Refused::new(RefusedCode::Storage, message)
    }

    /// A word for logs and counters.
    pub const fn word(&self) -> &'static str {
        match self {
            StoreError::Full => "full",
            StoreError::ReadOnly => "read-only",
            StoreError::Busy => "busy",
            StoreError::Conflict => "conflict",
            StoreError::Corrupt(_) => "corrupt",
            StoreError::Wrong(_) => "wrong",
            StoreError::Other(_) => "other",
        }
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Full => f.write_str("no room is left for the database: make room on its disk"),
            StoreError::ReadOnly => f.write_str("the database cannot be written: check who owns it and its folder"),
            StoreError::Busy => f.write_str("the database is busy: another program may hold it"),
            StoreError::Conflict => f.write_str("the game has gone on in the meantime"),
            StoreError::Corrupt(what) => write!(f, "the database holds what makes no sense: {what}"),
            StoreError::Wrong(what) => f.write_str(what),
            StoreError::Other(what) => write!(f, "the database failed: {what}"),
        }
    }
}

impl std::error::Error for StoreError {}
