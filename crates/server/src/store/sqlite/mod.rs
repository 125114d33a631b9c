//! Everything in one file of `SQLite`.
//!
//! One connection writes: a task takes requests from a bounded queue and commits many of them together (`writer`). Others
//! read (`read`), and one copies what was written from the write-ahead log into the database in the background, so that the
//! writer seldom has to.

mod backup;
mod bulk;
mod counts;
mod fault;
mod migrate;
mod read;
mod recent;
mod servers;
mod single;
mod writer;

use super::{
    Beat, Change, DeviceHash, Invited, Listed, Load, Pending, Present, Store, StoreError, StoreGauges, Stored,
    VisitorId,
};
use counts::Counts;
use pacru_api::{GameId, Hidden, Logged, Millis};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};
use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot, watch};
use writer::{Job, Request, Writer};

/// How a database is opened.
#[derive(Clone, Debug)]
pub struct SqliteOptions {
    /// Requests that may wait to be stored; more are refused as [`StoreError::Busy`].
    pub queue: usize,
    /// Requests that are stored in one transaction at most.
    pub group: usize,
    /// Connections that read.
    pub readers: u32,
    /// How long to wait for another program that holds the database.
    pub busy: Duration,
}

impl Default for SqliteOptions {
    fn default() -> SqliteOptions {
        SqliteOptions { queue: 4096, group: 512, readers: 2, busy: Duration::from_secs(5) }
    }
}

/// A database in one file.
#[derive(Debug)]
pub struct Sqlite {
    path: PathBuf,
    jobs: mpsc::Sender<Job>,
    readers: SqlitePool,
    counts: Arc<Counts>,
    /// Closed by whoever copies from the log when that has ended; told to end it.
    copying: watch::Sender<()>,
}

/// The writer copies from its log into the database when the log has so many pages (64 MB); before, somebody else does.
const WRITER_CHECKPOINT: &str = "16000";
/// How often that is.
const CHECKPOINT: Duration = Duration::from_secs(1);
/// How long to wait before a database that is held by somebody else is tried again.
const AGAIN: Duration = Duration::from_millis(10);

impl Sqlite {
    /// Opens the database, makes it if there is none, and brings it up to date.
    pub async fn open(path: &Path, options: SqliteOptions) -> Result<Sqlite, StoreError> {
        make_file(path).map_err(|error| match error.kind() {
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => StoreError::ReadOnly,
            io::ErrorKind::StorageFull => StoreError::Full,
            _ => StoreError::Other(error.to_string()),
        })?;
        let connect = connect(path, options.busy);
        let writes = connect.clone().pragma("cache_size", "-65536").pragma("wal_autocheckpoint", WRITER_CHECKPOINT);
        let mut writes = patiently(options.busy, || writes.connect()).await?;
        migrate::up_to_date(&mut writes).await?;
        let reads = connect.clone().pragma("query_only", "1").pragma("cache_size", "-16384");
        let readers = SqlitePoolOptions::new()
            .max_connections(options.readers.max(1))
            .acquire_timeout(options.busy)
            .test_before_acquire(false)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(reads)
            .await?;
        let counts = Arc::new(Counts::default());
        let (jobs, queue) = mpsc::channel(options.queue.max(1));
        tokio::spawn(Writer::new(writes, Arc::clone(&counts), options.group.max(1)).run(queue));
        let (end, ended) = watch::channel(());
        tokio::spawn(copy_from_log(connect.connect().await?, ended));
        Ok(Sqlite { path: path.to_owned(), jobs, readers, counts, copying: end })
    }

    /// Where the database is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Lets the database have at most so many pages of 4 kB.
    pub async fn set_most_pages(&self, pages: u32) -> Result<(), StoreError> {
        self.pragma(format!("PRAGMA max_page_count = {pages}")).await
    }

    /// Refuses to write, or writes again.
    pub async fn set_read_only(&self, on: bool) -> Result<(), StoreError> {
        self.pragma(format!("PRAGMA query_only = {}", u8::from(on))).await
    }

    /// Copies a database, also one in use, to a file that is not there yet.
    pub async fn backup(path: &Path, copy: &Path) -> Result<(), StoreError> {
        backup::backup(path, copy).await
    }

    /// Leaves a note for the server that uses this database, or will use it, to hide something.
    pub async fn order(path: &Path, game: &GameId, hidden: &Hidden) -> Result<(), StoreError> {
        let busy = Duration::from_secs(5);
        let writes = connect(path, busy).create_if_missing(false);
        let mut connection = patiently(busy, || writes.connect()).await?;
        let order = Change::Order { game: game.clone(), hidden: hidden.clone() };
        let done = single::apply(&mut connection, &order).await;
        connection.close().await?;
        match done {
            // Only the game that it is about can be missing.
            Err(StoreError::Conflict) => Err(StoreError::Other(format!("there is no game {game}"))),
            other => other,
        }
    }

    async fn pragma(&self, sql: String) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        self.send(Job::Pragma { sql, done }, answer).await
    }

    async fn send(&self, job: Job, answer: oneshot::Receiver<Result<(), StoreError>>) -> Result<(), StoreError> {
        self.jobs.try_send(job).map_err(|error| match error {
            mpsc::error::TrySendError::Full(_) => {
                self.counts.refused();
                StoreError::Busy
            }
            mpsc::error::TrySendError::Closed(_) => closed(),
        })?;
        answer.await.unwrap_or_else(|_| Err(closed()))
    }
}

fn closed() -> StoreError {
    StoreError::Other("the database is closed".to_owned())
}

/// How every connection to the database is made.
fn connect(path: &Path, busy: Duration) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(busy)
        // Statements could tell secrets.
        .disable_statement_logging()
}

/// Tries again while somebody else holds the database: whoever turns a new file to a write-ahead log is not waited for by
/// `SQLite` itself, as it does everywhere else.
async fn patiently<T, F>(busy: Duration, attempt: impl Fn() -> F) -> Result<T, StoreError>
where
    F: Future<Output = Result<T, sqlx::Error>>,
{
    let end = Instant::now() + busy;
    loop {
        match attempt().await.map_err(StoreError::from) {
            Err(StoreError::Busy) if Instant::now() < end => tokio::time::sleep(AGAIN).await,
            done => return done,
        }
    }
}

/// A connection that changes nothing, not even how the file is written: a copy of a database has no write-ahead log.
fn read_only(path: &Path, busy: Duration) -> SqliteConnectOptions {
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(false).read_only(true);
    options.busy_timeout(busy).disable_statement_logging()
}

/// Makes an empty file, and the folders to it, which nobody else can read.
fn make_file(path: &Path) -> io::Result<()> {
    if path.exists() {
        return Ok(());
    }
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

/// Copies what was written from the write-ahead log into the database, until it is told to end or the store is gone.
async fn copy_from_log(mut connection: SqliteConnection, mut ended: watch::Receiver<()>) {
    while tokio::time::timeout(CHECKPOINT, ended.changed()).await.is_err() {
        // Where it fails the writer finds out, and says so.
        let _ = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&mut connection).await;
    }
    let _ = connection.close().await;
}

impl Store for Sqlite {
    fn commit(&self, changes: Vec<Change>) -> Pending<'_, ()> {
        let (done, answer) = oneshot::channel();
        Box::pin(self.send(Job::Store(Request::new(changes, done)), answer))
    }

    fn game<'s>(&'s self, game: &'s GameId) -> Pending<'s, Option<Stored>> {
        Box::pin(read::game(&self.readers, game))
    }

    fn events<'s>(&'s self, game: &'s GameId, since: u32) -> Pending<'s, Vec<Logged>> {
        Box::pin(read::events(&self.readers, game, since))
    }

    fn reader<'s>(&'s self, game: &'s GameId, visitor: VisitorId) -> Pending<'s, Option<bool>> {
        Box::pin(read::reader(&self.readers, game, visitor))
    }

    fn due(&self, now: Millis, most: u32) -> Pending<'_, Vec<GameId>> {
        Box::pin(read::due(&self.readers, now, most))
    }

    fn timed(&self, after: Option<(Millis, GameId)>, most: u32) -> Pending<'_, Vec<(Millis, GameId)>> {
        Box::pin(read::timed(&self.readers, after, most))
    }

    fn thinking<'s>(&'s self, unclaimed: Option<(&'s str, Millis)>, most: u32) -> Pending<'s, Vec<GameId>> {
        Box::pin(read::thinking(&self.readers, unclaimed, most))
    }

    fn invitations(&self, most: u32) -> Pending<'_, Vec<Invited>> {
        Box::pin(read::invitations(&self.readers, most))
    }

    fn playing(&self, most: u32) -> Pending<'_, Vec<Listed>> {
        Box::pin(read::playing(&self.readers, most))
    }

    fn games_of(&self, visitor: VisitorId, most: u32) -> Pending<'_, Vec<Listed>> {
        Box::pin(read::games_of(&self.readers, visitor, most))
    }

    fn load_of(&self, visitor: VisitorId) -> Pending<'_, Load> {
        Box::pin(read::load_of(&self.readers, visitor))
    }

    fn visitor(&self, hash: DeviceHash) -> Pending<'_, Option<VisitorId>> {
        Box::pin(read::visitor(&self.readers, hash))
    }

    fn code(&self, hash: DeviceHash) -> Pending<'_, Option<(VisitorId, Millis)>> {
        Box::pin(read::code(&self.readers, hash))
    }

    fn beats(&self) -> Pending<'_, Vec<Beat>> {
        Box::pin(servers::beats(&self.readers))
    }

    fn ahead<'s>(&'s self, games: &'s [(GameId, u32)]) -> Pending<'s, Vec<GameId>> {
        Box::pin(servers::ahead(&self.readers, games))
    }

    fn present<'s>(&'s self, game: Option<&'s GameId>) -> Pending<'s, Vec<Present>> {
        Box::pin(servers::present(&self.readers, game))
    }

    fn orders(&self) -> Pending<'_, Vec<(i64, GameId, Hidden)>> {
        Box::pin(read::orders(&self.readers))
    }

    fn gauges(&self) -> StoreGauges {
        let queued = self.jobs.max_capacity() - self.jobs.capacity();
        self.counts.gauges(queued as u64)
    }

    fn close(&self) -> Pending<'_, ()> {
        Box::pin(async {
            let (done, answer) = oneshot::channel();
            // The writer is the last to close: it leaves everything in the one file.
            self.copying.send_replace(());
            self.copying.closed().await;
            self.readers.close().await;
            // Waits for a place in the queue: this must not be refused.
            let sent = self.jobs.send(Job::Close { done }).await;
            if sent.is_ok() {
                let _ = answer.await;
            }
            Ok(())
        })
    }
}
