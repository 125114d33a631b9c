//! What an operator can do with a database, whether a server uses it or not.
//!
//! Nothing here changes a game. What shall be hidden is left in the database as an order; the server that uses it, of which there may
//! be several, looks for orders every few seconds and adds the event to the log in the same way as all others, so that nobody's
//! numbers get mixed up.

use crate::store::{Sqlite, SqliteOptions, Store, StoreError};
use pacru_api::{Event, GameId, Hidden, Logged, MyGame, State};
use std::fmt;
use std::path::{Path, PathBuf};
use tokio::runtime;

/// Why something could not be done, with the file that it is about.
#[derive(Debug)]
pub struct OperateError {
    path: PathBuf,
    error: StoreError,
}

impl fmt::Display for OperateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.error)
    }
}

impl std::error::Error for OperateError {}

/// Copies a database, also one in use, to a file that is not there yet.
pub fn backup(database: &Path, copy: &Path) -> Result<(), OperateError> {
    wait(database, Sqlite::backup(database, copy))
}

fn is_said(event: &Event) -> bool {
    matches!(event, Event::Said { .. })
}

/// Has something hidden: by a server that uses the database within seconds, else by the next one.
pub fn hide(database: &Path, game: &GameId, what: &Hidden) -> Result<(), OperateError> {
    let hide = async {
        let log = read(database, game).await?;
        let state = State::replay(&log).map_err(|corrupt| StoreError::Corrupt(corrupt.to_string()))?;
        match what {
            Hidden::Message(number) if !log.iter().any(|logged| logged.number == *number && is_said(&logged.event)) => {
                return Err(StoreError::Wrong(format!("event {number} of game {game} is no message")));
            }
            Hidden::Name(color) if state.name(*color).is_none() => {
                return Err(StoreError::Wrong(format!("nobody with a name plays {color} in game {game}")));
            }
            _ => {}
        }
        Sqlite::order(database, game, what).await
    };
    wait(database, hide)
}

/// Everything that happened in a game.
pub fn log(database: &Path, game: &GameId) -> Result<Vec<Logged>, OperateError> {
    wait(database, read(database, game))
}

/// The games in which something happened last, each with whether it stands in the lobby.
pub fn games(database: &Path, most: u32) -> Result<Vec<(MyGame, bool)>, OperateError> {
    wait(database, Sqlite::recent(database, most))
}

async fn read(database: &Path, game: &GameId) -> Result<Vec<Logged>, StoreError> {
    let store = Sqlite::open(database, SqliteOptions::default()).await?;
    let stored = store.game(game).await;
    store.close().await?;
    let stored = stored?.ok_or_else(|| StoreError::Wrong(format!("there is no game {game}")))?;
    Ok(stored.log.into_iter().map(|(logged, _)| logged).collect())
}

fn wait<T>(path: &Path, doing: impl Future<Output = Result<T, StoreError>>) -> Result<T, OperateError> {
    let failed = |error| OperateError { path: path.to_owned(), error };
    let runtime = runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| failed(StoreError::Other(error.to_string())))?;
    runtime.block_on(doing).map_err(failed)
}
