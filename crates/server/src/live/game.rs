//! A game in memory with those who hear of it.

use super::presence::Presence;
use super::subscription::{Frame, Sent};
use super::table::Table;
use crate::store::{Row, VisitorId};
use pacru_api::{FromServer, GameId, Logged, Millis};
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::broadcast;

/// A game in memory with those who hear of it.
#[derive(Debug)]
pub(super) struct Live {
    pub(super) id: GameId,
    pub(super) place: tokio::sync::Mutex<Place>,
    pub(super) sender: broadcast::Sender<Sent>,
    presence: Mutex<Presence>,
    row: Mutex<Row>,
    /// The database does not know the row yet.
    unshown: AtomicBool,
    /// Other servers do not know yet who is connected here.
    unshared: AtomicBool,
    /// The number of the last event that subscribers were told.
    told: AtomicU32,
    used: AtomicU64,
}

/// Where the game itself is kept.
#[derive(Debug)]
pub(super) struct Place {
    pub(super) table: Box<Table>,
    /// It is not what is stored: it has to be read again.
    pub(super) stale: bool,
}

impl Live {
    /// A game that was read just now; its players have not been connected since `gone`.
    pub(super) fn new(id: GameId, table: Table, row: Row, waiting: usize, gone: Millis, now: Millis) -> Live {
        Live {
            id,
            sender: broadcast::Sender::new(waiting),
            presence: Mutex::new(Presence::new(table.holders, gone)),
            told: AtomicU32::new(table.state.last()),
            row: Mutex::new(row),
            // What was read may be newer than what lists show.
            unshown: AtomicBool::new(true),
            unshared: AtomicBool::new(false),
            place: tokio::sync::Mutex::new(Place { table: Box::new(table), stale: false }),
            used: AtomicU64::new(now.0),
        }
    }

    pub(super) fn presence(&self) -> MutexGuard<'_, Presence> {
        self.presence.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What lists show of it.
    pub(super) fn row(&self) -> MutexGuard<'_, Row> {
        self.row.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lists show this from now on; `later` says that the database does not know it yet.
    pub(super) fn set_row(&self, row: Row, later: bool) {
        let mut kept = self.row();
        *kept = row;
        self.unshown.store(later, Ordering::Relaxed);
    }

    /// What the database does not know yet of what lists show, once.
    pub(super) fn take_unshown(&self) -> Option<Row> {
        let row = self.row();
        self.unshown.swap(false, Ordering::Relaxed).then(|| row.clone())
    }

    /// The database could not be told.
    pub(super) fn is_unshown(&self) {
        self.unshown.store(true, Ordering::Relaxed);
    }

    /// A player has been heard of who may not be connected.
    pub(super) fn seen(&self, visitor: VisitorId, now: Millis) {
        if self.presence().seen(visitor, now) {
            self.is_unshared();
        }
    }

    /// Other servers have to be told who is connected.
    pub(super) fn is_unshared(&self) {
        self.unshared.store(true, Ordering::Relaxed);
    }

    /// Whether they have to, once.
    pub(super) fn take_unshared(&self) -> bool {
        self.unshared.swap(false, Ordering::Relaxed)
    }

    pub(super) fn use_now(&self, now: Millis) {
        self.used.store(now.0, Ordering::Relaxed);
    }

    pub(super) fn used(&self) -> Millis {
        Millis(self.used.load(Ordering::Relaxed))
    }

    /// Tells subscribers what happened; what they know already is left out. The caller holds the game.
    pub(super) fn tell(&self, table: &Table, events: &[Logged]) {
        let told = self.told.load(Ordering::Relaxed);
        let news: Vec<&Logged> = events.iter().filter(|logged| logged.number > told).collect();
        let Some(last) = news.last() else { return };
        self.told.store(last.number, Ordering::Relaxed);
        let hidden = table.state.is_hidden();
        self.presence().set_holders(table.holders, last.at);
        if self.sender.receiver_count() > 0 {
            // An error means that nobody listens.
            let _ = self.sender.send(Sent { frame: events_frame(&news), players_only: hidden });
        }
    }

    /// The number of the last event that subscribers were told.
    pub(super) fn told(&self) -> u32 {
        self.told.load(Ordering::Relaxed)
    }

    /// Tells subscribers who is connected.
    pub(super) fn tell_presence(&self, frame: Frame) {
        // An error means that nobody listens.
        let _ = self.sender.send(Sent { frame, players_only: false });
    }
}

/// A message as it is sent. Messages always have a text: they are names, numbers and texts only.
pub(super) fn to_frame(message: &FromServer) -> Frame {
    serde_json::to_string(message).unwrap_or_default().into()
}

fn events_frame(events: &[&Logged]) -> Frame {
    to_frame(&FromServer::Events(events.iter().copied().cloned().collect()))
}
