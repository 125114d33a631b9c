//! What servers on one store tell each other by it, while there are several: which games have gone on, and who is connected.

use super::game::{Live, to_frame};
use super::hub::Hub;
use super::servers::{lives, living};
use super::subscription::Frame;
use crate::store::{Change, Present, StoreError};
use pacru_api::{FromServer, GameId, Millis};
use pacru_rules::{Color, ColorSet};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Between two times that it is asked who is connected elsewhere, in milliseconds.
const PRESENCE: u64 = 1_000;

/// Seats whose players are connected, and the number of others.
type Connected = (ColorSet, u32);

/// What other servers have told.
#[derive(Debug, Default)]
pub(super) struct News {
    /// Who is connected to games at other servers.
    elsewhere: Mutex<HashMap<GameId, Connected>>,
    asked: Mutex<Millis>,
    /// What is stored of who is connected here has nothing to do with how it is.
    outdated: AtomicBool,
}

impl News {
    /// Nothing has been told; what a former life of this server has stored is outdated.
    pub(super) fn new() -> News {
        News { outdated: AtomicBool::new(true), ..News::default() }
    }

    fn elsewhere(&self) -> MutexGuard<'_, HashMap<GameId, Connected>> {
        self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn asked(&self) -> MutexGuard<'_, Millis> {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Hub {
    /// Another server has come.
    pub(super) fn begin_sharing(&self) {
        self.0.news.outdated.store(true, Ordering::Relaxed);
    }

    /// The last other server has gone.
    pub(super) fn end_sharing(&self) {
        *self.0.news.asked() = Millis::default();
        self.take_elsewhere(&HashMap::new());
    }

    /// Tells other servers who is connected here, and hears from them which games have gone on and who is connected there.
    pub(super) async fn exchange(&self) -> Result<(), StoreError> {
        if !self.has_company() {
            return Ok(());
        }
        let shared = self.share_presence().await;
        let heard = self.hear_games().await;
        shared.and(heard).and(self.hear_presence().await)
    }

    /// Reads games that have gone on elsewhere, so that their subscribers hear of it.
    async fn hear_games(&self) -> Result<(), StoreError> {
        let known: Vec<_> = self.games().values().map(|live| (live.id.clone(), live.told())).collect();
        let ahead = self.0.store.ahead(&known).await?;
        self.each(ahead.iter(), async |hub, id| hub.settle_game(&id).await).await;
        Ok(())
    }

    /// Stores who is connected here, where that has changed.
    async fn share_presence(&self) -> Result<(), StoreError> {
        let outdated = self.0.news.outdated.swap(false, Ordering::Relaxed);
        let is_news = |live: &&Arc<Live>| live.take_unshared() || outdated && !live.presence().is_empty();
        let shared: Vec<_> = self.games().values().filter(is_news).map(Arc::clone).collect();
        let server = &self.0.servers.name;
        let mut changes = Vec::new();
        if outdated {
            changes.push(Change::NobodyPresent { server: server.clone() });
        }
        if !shared.is_empty() {
            let rows = shared.iter().map(|live| live.presence().row(&live.id, server)).collect();
            changes.push(Change::Present { rows, at: self.now() });
        }
        if changes.is_empty() {
            return Ok(());
        }
        let stored = self.0.store.commit(changes).await;
        if stored.is_err() {
            self.0.news.outdated.fetch_or(outdated, Ordering::Relaxed);
            for live in &shared {
                live.is_unshared();
            }
        }
        stored
    }

    async fn hear_presence(&self) -> Result<(), StoreError> {
        let now = self.now();
        if now.since(*self.0.news.asked()) < PRESENCE {
            return Ok(());
        }
        let beats = self.0.store.beats().await?;
        let others: Vec<&str> = living(&beats, &self.0.servers.name, now).map(|beat| beat.server.as_str()).collect();
        let mut elsewhere: HashMap<GameId, Connected> = HashMap::new();
        for row in self.0.store.present(None).await? {
            if others.contains(&row.server.as_str()) && !(row.seats.is_empty() && row.watchers == 0) {
                let (seats, watchers) = elsewhere.entry(row.game).or_default();
                *seats = union(*seats, row.seats);
                *watchers += row.watchers;
            }
        }
        *self.0.news.asked() = now;
        self.take_elsewhere(&elsewhere);
        Ok(())
    }

    /// Subscribers of games where it is news are told soon.
    fn take_elsewhere(&self, new: &HashMap<GameId, Connected>) {
        let old = std::mem::replace(&mut *self.0.news.elsewhere(), new.clone());
        let differs = |id: &&GameId| old.get(*id) != new.get(*id);
        let changed: Vec<_> = old.keys().chain(new.keys()).filter(differs).collect();
        let games = self.games();
        for live in changed.into_iter().filter_map(|id| games.get(id)) {
            self.tell_presence_soon(live);
        }
    }

    /// Games with watchers at other servers, and how many.
    pub(super) fn watched_elsewhere(&self) -> Vec<(GameId, u32)> {
        let elsewhere = self.0.news.elsewhere();
        let watched = elsewhere.iter().filter(|(_, (_, watchers))| *watchers > 0);
        watched.map(|(id, (_, watchers))| (id.clone(), *watchers)).collect()
    }

    /// Who is connected to a game, here and at other servers. Who watches at two is counted twice.
    pub(super) fn present(&self, live: &Live) -> Connected {
        let (seats, watchers) = self.0.news.elsewhere().get(&live.id).copied().unwrap_or_default();
        let here = live.presence();
        (union(here.seats(), seats), here.watchers() + watchers)
    }

    pub(super) fn present_frame(&self, live: &Live) -> Frame {
        let (seats, watchers) = self.present(live);
        to_frame(&FromServer::Present { seats, watchers })
    }

    /// How long a player has not been connected to any server, in milliseconds. What the store knows by now counts, not what was
    /// heard last: it can put somebody out.
    pub(super) async fn gone_for(&self, live: &Live, color: Color) -> Result<u64, StoreError> {
        let rows = self.0.store.present(Some(&live.id)).await?;
        let beats = if rows.is_empty() { Vec::new() } else { self.0.store.beats().await? };
        let now = self.now();
        let at_another = |row: &Present| {
            let beat = beats.iter().find(|beat| beat.server == row.server)?;
            if !row.seats.contains(color) {
                return row.gone.iter().find(|(gone, _)| *gone == color).map(|(_, at)| now.since(*at));
            }
            // The players of a server that died are gone since then.
            Some(if lives(beat, now) { 0 } else { now.since(beat.at) })
        };
        let others = rows.iter().filter(|row| row.server != self.0.servers.name).filter_map(at_another);
        let here = live.presence().gone_for(color, now);
        Ok(others.fold(here, u64::min))
    }
}

fn union(one: ColorSet, other: ColorSet) -> ColorSet {
    one.iter().chain(other.iter()).collect()
}
