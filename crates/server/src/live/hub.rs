//! All games being played, and which of them are in memory.

use super::HubOptions;
use super::computers::Computers;
use super::game::Live;
use super::lists::LobbyCache;
use super::news::News;
use super::servers::Servers;
use super::table::{Absence, Table};
use super::timers::Timers;
use super::visitors::Known;
use crate::clock::{Clock, Steady};
use crate::store::{Change, Store, StoreError, StoreGauges};
use pacru_api::{GameId, Millis, Refused, RefusedCode};
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// More threads than this no machine has cores for.
const MOST_THINKERS: usize = 256;

/// All games being played. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Hub(pub(super) Arc<Inside>);

#[derive(Debug)]
pub(super) struct Inside {
    pub(super) store: Arc<dyn Store>,
    clock: Steady<Arc<dyn Clock>>,
    pub(super) options: HubOptions,
    /// When the server was away before it started.
    pub(super) absence: Absence,
    games: Mutex<HashMap<GameId, Arc<Live>>>,
    /// Games whose subscribers have to be told who is connected.
    restless: Mutex<HashMap<GameId, Arc<Live>>>,
    /// Games that have to be read again, and their subscribers told.
    unsure: Mutex<HashSet<GameId>>,
    pub(super) lobby: LobbyCache,
    pub(super) known: Known,
    pub(super) computers: Arc<Computers>,
    pub(super) timers: Timers,
    pub(super) servers: Servers,
    pub(super) news: News,
    stopping: AtomicBool,
    /// Ends the ticking.
    ticking: watch::Sender<bool>,
    counts: Counts,
}

#[derive(Debug, Default)]
struct Counts {
    subscribers: AtomicU64,
    settled: AtomicU64,
    refused: AtomicU64,
    dropped: AtomicU64,
}

/// How the games are doing, for whoever watches the server.
#[derive(Clone, Debug, Default)]
pub struct Gauges {
    /// Other servers on the same store.
    pub others: u64,
    /// Games in memory.
    pub games: u64,
    /// Connections that hear of games.
    pub subscribers: u64,
    /// Commands that were settled.
    pub settled: u64,
    /// Commands that were refused.
    pub refused: u64,
    /// Subscribers dropped because they were too slow.
    pub dropped: u64,
    /// Searches under way.
    pub searching: u64,
    /// Searches that wait.
    pub searches_queued: u64,
    /// Searches done.
    pub searches: u64,
    /// How the storage is doing.
    pub store: StoreGauges,
}

/// Of a full memory so much is freed at once.
const EVICTED_SHARE: usize = 16;

impl Hub {
    /// Takes up the games of a store.
    pub async fn open(store: Arc<dyn Store>, clock: Arc<dyn Clock>, options: HubOptions) -> Result<Hub, StoreError> {
        let beats = store.beats().await?;
        let clock = Steady::new(clock, beats.iter().map(|beat| beat.at).max().unwrap_or_default());
        let now = clock.now();
        let servers = Servers::new(options.server_name.as_deref(), &beats, now);
        // Whatever waits for a computer while others are alive is theirs until they know of us.
        let idle = servers.others() > 0;
        let hub = Hub(Arc::new(Inside {
            absence: Absence::before(&beats, &servers.name, now),
            store,
            clock,
            games: Mutex::default(),
            restless: Mutex::default(),
            unsure: Mutex::default(),
            lobby: LobbyCache::default(),
            known: Known::default(),
            computers: Arc::new(Computers::new(options.thinkers.min(MOST_THINKERS), options.hash, !idle)),
            timers: Timers::default(),
            servers,
            news: News::new(),
            stopping: AtomicBool::new(false),
            ticking: watch::Sender::new(true),
            counts: Counts::default(),
            options,
        }));
        Computers::start(&hub).map_err(|error| StoreError::Other(format!("no thread to think on: {error}")))?;
        hub.start_ticking();
        Ok(hub)
    }

    /// The server's clock.
    pub fn now(&self) -> Millis {
        self.0.clock.now()
    }

    /// How things are going.
    pub fn gauges(&self) -> Gauges {
        let read = |count: &AtomicU64| count.load(Ordering::Relaxed);
        let counts = &self.0.counts;
        let searches = self.0.computers.counts();
        Gauges {
            others: self.0.servers.others(),
            games: self.games().len() as u64,
            subscribers: read(&counts.subscribers),
            settled: read(&counts.settled),
            refused: read(&counts.refused),
            dropped: read(&counts.dropped),
            searching: searches.running,
            searches_queued: searches.queued,
            searches: searches.done,
            store: self.0.store.gauges(),
        }
    }

    /// Whether something can be stored; an error says why not.
    pub async fn ready(&self) -> Result<(), StoreError> {
        self.0.store.commit(vec![self.sign(false)]).await
    }

    /// Takes no more commands, ends searches, stores what waits and the last sign of life. Connections are told by whoever
    /// holds them.
    pub async fn shutdown(&self) {
        self.0.stopping.store(true, Ordering::SeqCst);
        self.0.ticking.send_replace(false);
        self.0.computers.stop().await;
        let shown = self.show_all().await;
        let beat = self.0.store.commit(vec![self.sign(true)]).await;
        let closed = self.0.store.close().await;
        if let Err(error) = shown.and(beat).and(closed) {
            tracing::error!(%error, "the last sign of life was not stored");
        }
    }

    pub(super) fn is_stopping(&self) -> bool {
        self.0.stopping.load(Ordering::SeqCst)
    }

    /// Refuses whatever would change something while the server stops.
    pub(super) fn check_running(&self) -> Result<(), Refused> {
        if self.is_stopping() {
            return Err(Refused::new(RefusedCode::Stopping, "the server is about to stop; come back in a moment"));
        }
        Ok(())
    }

    fn start_ticking(&self) {
        let Some(period) = self.0.options.tick else { return };
        let mut going = self.0.ticking.subscribe();
        let inside = Arc::downgrade(&self.0);
        tokio::spawn(async move {
            let mut ticks = tokio::time::interval(period);
            ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
            loop {
                tokio::select! {
                    _ = ticks.tick() => {}
                    // Also where nobody is left who could send.
                    _ = going.wait_for(|going| !going) => return,
                }
                let Some(inside) = inside.upgrade() else { return };
                Hub(inside).tick().await;
            }
        });
    }

    pub(super) fn games(&self) -> MutexGuard<'_, HashMap<GameId, Arc<Live>>> {
        self.0.games.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A game in memory, read if it is not there.
    pub(super) async fn live(&self, id: &GameId) -> Result<Arc<Live>, Refused> {
        if let Some(live) = self.games().get(id) {
            live.use_now(self.now());
            return Ok(Arc::clone(live));
        }
        let table = self.read(id).await?;
        let row = table.row(&self.0.options);
        let now = self.now();
        // Nobody was connected while the game was not in memory.
        let gone = table.state.touched().max(self.0.servers.since);
        let live = Live::new(id.clone(), table, row, self.0.options.waiting_messages.max(1), gone, now);
        let mut games = self.games();
        if games.len() >= self.0.options.games_in_memory && !games.contains_key(id) {
            evict(&mut games, self.0.options.games_in_memory / EVICTED_SHARE + 1);
            if games.len() >= self.0.options.games_in_memory {
                return Err(Refused::new(RefusedCode::TooMany, "too many games are played at once; try again later"));
            }
        }
        // Whoever was faster wins.
        Ok(Arc::clone(games.entry(id.clone()).or_insert_with(|| Arc::new(live))))
    }

    /// Reads a game from the store.
    pub(super) async fn read(&self, id: &GameId) -> Result<Table, Refused> {
        let stored = self.0.store.game(id).await;
        let table = stored.and_then(|stored| stored.map(|stored| Table::read(stored, &self.0.absence)).transpose());
        match table {
            Ok(Some(table)) => Ok(table),
            Ok(None) => Err(not_found()),
            Err(error) => {
                tracing::error!(game = %id, %error, "a game cannot be read");
                if let StoreError::Corrupt(_) = error {
                    // So that timers do not find it again and again.
                    let park = Change::Due { game: id.clone(), last: None, due: None, thinks: false };
                    let _ = self.0.store.commit(vec![park]).await;
                }
                Err(error.refused())
            }
        }
    }

    /// Lets games that nobody has used for a while leave memory.
    pub(super) fn unload_idle(&self) {
        let now = self.now();
        let idle = self.0.options.idle.as_millis() as u64;
        self.games().retain(|_, live| !is_free(live) || now.since(live.used()) < idle);
    }

    /// Who is connected to a game has changed; its subscribers are told soon, and so are other servers.
    pub(super) fn presence_changed(&self, live: &Arc<Live>) {
        live.is_unshared();
        self.tell_presence_soon(live);
    }

    pub(super) fn tell_presence_soon(&self, live: &Arc<Live>) {
        let mut restless = self.0.restless.lock().unwrap_or_else(PoisonError::into_inner);
        restless.entry(live.id.clone()).or_insert_with(|| Arc::clone(live));
    }

    /// Tells subscribers who is connected, where that has changed.
    pub(super) fn tell_presence(&self) {
        let restless = std::mem::take(&mut *self.0.restless.lock().unwrap_or_else(PoisonError::into_inner));
        for live in restless.values() {
            live.tell_presence(self.present_frame(live));
        }
    }

    /// A game could not be stored, or nobody waited to hear whether it was: it is read again soon.
    pub(super) fn read_soon(&self, id: &GameId) {
        self.0.unsure.lock().unwrap_or_else(PoisonError::into_inner).insert(id.clone());
    }

    /// The games that have to be read again.
    pub(super) fn unsure(&self) -> HashSet<GameId> {
        std::mem::take(&mut *self.0.unsure.lock().unwrap_or_else(PoisonError::into_inner))
    }

    pub(super) fn count_come(&self) {
        self.0.counts.subscribers.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn count_gone(&self) {
        self.0.counts.subscribers.fetch_sub(1, Ordering::Relaxed);
    }

    pub(super) fn count_dropped(&self) {
        self.0.counts.dropped.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn count_command(&self, settled: bool) {
        let count = if settled { &self.0.counts.settled } else { &self.0.counts.refused };
        count.fetch_add(1, Ordering::Relaxed);
    }
}

impl Drop for Inside {
    fn drop(&mut self) {
        // Nobody asked for an orderly end; at least no thread waits for ever.
        self.computers.end();
    }
}

/// Nobody uses the game: only the map holds it.
fn is_free(live: &Arc<Live>) -> bool {
    Arc::strong_count(live) == 1 && live.presence().is_empty()
}

/// Lets some of the games that nobody uses leave memory, those first that were not used for longest.
fn evict(games: &mut HashMap<GameId, Arc<Live>>, most: usize) {
    let mut free: Vec<(Millis, GameId)> =
        games.values().filter(|live| is_free(live)).map(|live| (live.used(), live.id.clone())).collect();
    free.sort_unstable();
    for (_, id) in free.into_iter().take(most) {
        games.remove(&id);
    }
}

/// The answer for what is not there, and for what is not for whoever asks.
pub(super) fn not_found() -> Refused {
    Refused::new(RefusedCode::NotFound, "there is no such game, or not for you")
}
