//! The one who writes: many requests in one transaction.

use super::super::{Change, StoreError};
use super::counts::Counts;
use super::{bulk, single};
use sqlx::Connection;
use sqlx::sqlite::SqliteConnection;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::{mpsc, oneshot};

type Done = oneshot::Sender<Result<(), StoreError>>;

/// What the writer is asked for.
#[derive(Debug)]
pub(super) enum Job {
    Store(Request),
    Pragma { sql: String, done: Done },
    Close { done: Done },
}

/// Changes that happen together or not at all.
#[derive(Debug)]
pub(super) struct Request {
    changes: Vec<Change>,
    done: Done,
    since: Instant,
}

impl Request {
    pub(super) fn new(changes: Vec<Change>, done: Done) -> Request {
        Request { changes, done, since: Instant::now() }
    }

    fn events(&self) -> u64 {
        let events = |change: &Change| match change {
            Change::Append(append) => append.events.len(),
            Change::NewGame(new) => new.events.len(),
            _ => 0,
        };
        self.changes.iter().map(events).sum::<usize>() as u64
    }
}

#[derive(Debug)]
pub(super) struct Writer {
    connection: SqliteConnection,
    counts: Arc<Counts>,
    /// Requests in one transaction at most.
    group: usize,
}

/// How each request of a group ended, in order.
type Ends = Vec<Result<(), StoreError>>;

impl Writer {
    pub(super) fn new(connection: SqliteConnection, counts: Arc<Counts>, group: usize) -> Writer {
        Writer { connection, counts, group }
    }

    /// Stores what comes, until it is asked to close or nobody is left who could ask.
    pub(super) async fn run(mut self, mut queue: mpsc::Receiver<Job>) {
        let mut next = queue.recv().await;
        let mut closing = None;
        while let Some(job) = next.take() {
            let mut group = Vec::new();
            let mut other = Some(job);
            // Whatever waits by now goes with it.
            while let Some(Job::Store(request)) = other {
                group.push(request);
                other = if group.len() < self.group { queue.try_recv().ok() } else { None };
            }
            if !group.is_empty() {
                self.store(group).await;
            }
            match other {
                Some(Job::Pragma { sql, done }) => {
                    let set = sqlx::query(&sql).execute(&mut self.connection).await;
                    let _ = done.send(set.map(drop).map_err(StoreError::from));
                }
                Some(Job::Close { done }) => {
                    // What is in the queue is still stored; nothing more gets in.
                    queue.close();
                    closing = Some(done);
                }
                Some(Job::Store(_)) | None => {}
            }
            next = queue.recv().await;
        }
        if let Err(error) = self.connection.close().await {
            tracing::warn!(%error, "the database was not closed well");
        }
        if let Some(done) = closing {
            let _ = done.send(Ok(()));
        }
    }

    async fn store(&mut self, group: Vec<Request>) {
        let ends = match self.together(&group).await {
            Ok(ends) => ends,
            // Something in the group does not fit: find out what, so that the others are stored.
            Err(_) => match self.one_by_one(&group).await {
                Ok(ends) => ends,
                Err(error) => vec![Err(error); group.len()],
            },
        };
        for (request, end) in group.into_iter().zip(ends) {
            match &end {
                Ok(()) => self.counts.stored(request.events(), request.since.elapsed()),
                Err(StoreError::Conflict) => {}
                Err(error) => {
                    self.counts.refused();
                    tracing::error!(%error, "nothing could be stored");
                }
            }
            // Whoever has gone away finds it stored when they return.
            let _ = request.done.send(end);
        }
    }

    /// One transaction, in which everything that only adds to logs takes a few statements together.
    async fn together(&mut self, group: &[Request]) -> Result<Ends, StoreError> {
        self.begin().await?;
        let appends: Vec<_> = group.iter().filter_map(|request| bulk::plain(&request.changes)).collect();
        let mut ends = Ok(vec![Ok(()); group.len()]);
        if let Err(error) = bulk::append(&mut self.connection, &appends).await {
            ends = Err(error);
        } else {
            for (number, request) in group.iter().enumerate() {
                if bulk::plain(&request.changes).is_some() {
                    continue;
                }
                let end = self.apart(request).await;
                match (&mut ends, end) {
                    (Ok(ends), Ok(end)) => ends[number] = end,
                    (ends, Err(error)) => {
                        *ends = Err(error);
                        break;
                    }
                    (Err(_), Ok(_)) => break,
                }
            }
        }
        self.finish(ends).await
    }

    /// One transaction, in which each request stands or falls for itself.
    async fn one_by_one(&mut self, group: &[Request]) -> Result<Ends, StoreError> {
        self.begin().await?;
        let mut ends = Ok(Vec::new());
        for request in group {
            match (&mut ends, self.apart(request).await) {
                (Ok(ends), Ok(end)) => ends.push(end),
                (ends, Err(error)) => {
                    *ends = Err(error);
                    break;
                }
                (Err(_), Ok(_)) => break,
            }
        }
        self.finish(ends).await
    }

    async fn begin(&mut self) -> Result<(), StoreError> {
        self.say("BEGIN IMMEDIATE").await
    }

    /// Commits, or undoes everything.
    async fn finish(&mut self, ends: Result<Ends, StoreError>) -> Result<Ends, StoreError> {
        let committed = match ends {
            Ok(ends) => self.say("COMMIT").await.map(|()| ends),
            Err(error) => Err(error),
        };
        match &committed {
            Ok(_) => self.counts.committed(),
            Err(_) => {
                // An error may have undone everything already; then there is nothing to undo.
                let _ = self.say("ROLLBACK").await;
            }
        }
        committed
    }

    /// Stores a request so that it can be undone without the others. The inner result is its end; the outer one is an error
    /// if the whole transaction is lost.
    async fn apart(&mut self, request: &Request) -> Result<Result<(), StoreError>, StoreError> {
        self.say("SAVEPOINT request").await?;
        for change in &request.changes {
            if let Err(error) = single::apply(&mut self.connection, change).await {
                self.say("ROLLBACK TO request").await.map_err(|_| error.clone())?;
                self.say("RELEASE request").await.map_err(|_| error.clone())?;
                return Ok(Err(error));
            }
        }
        self.say("RELEASE request").await.map(Ok)
    }

    async fn say(&mut self, sql: &'static str) -> Result<(), StoreError> {
        sqlx::query(sql).execute(&mut self.connection).await?;
        Ok(())
    }
}
