//! The lobby, and everybody's own games.

use super::game::Live;
use super::hub::Hub;
use crate::store::{Invited, Listed, StoreError, VisitorId};
use pacru_api::{GameId, Lobby, Millis, MyGames, Phase, Playing, Refused};
use std::cmp::Reverse;
use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::Mutex;

/// So many invitations and games are listed.
const MOST: u32 = 100;
/// So many of a visitor's games are.
const MOST_OF_MINE: u32 = 200;
/// A lobby that was put together serves all who ask within so many milliseconds.
const FRESH: u64 = 1000;

/// The lobby as it was put together last.
#[derive(Debug, Default)]
pub(super) struct LobbyCache {
    listed: Mutex<Option<Arc<Gathered>>>,
    stale: AtomicBool,
}

impl LobbyCache {
    /// An invitation has come or gone: whoever asks next gets a new lobby.
    pub(super) fn forget(&self) {
        self.stale.store(true, Ordering::Relaxed);
    }
}

#[derive(Debug)]
struct Gathered {
    at: Millis,
    open: Vec<Invited>,
    playing: Vec<Playing>,
}

impl Hub {
    /// Public games.
    pub async fn lobby(&self, visitor: Option<VisitorId>) -> Result<Lobby, Refused> {
        let listed = self.listed().await.map_err(|error| error.refused())?;
        let open = listed.open.iter().filter_map(|invited| {
            let mine = visitor.is_some_and(|visitor| invited.holders.contains(&visitor));
            invited.summary.clone().invitation(invited.game.clone(), mine)
        });
        Ok(Lobby { open: open.collect(), playing: listed.playing.clone() })
    }

    async fn listed(&self) -> Result<Arc<Gathered>, StoreError> {
        // Whoever comes while it is being put together waits for it.
        let mut kept = self.0.lobby.listed.lock().await;
        let now = self.now();
        let stale = self.0.lobby.stale.swap(false, Ordering::Relaxed);
        if let Some(listed) = kept.as_ref().filter(|listed| !stale && now.since(listed.at) < FRESH) {
            return Ok(Arc::clone(listed));
        }
        let open = self.0.store.invitations(MOST).await?;
        let listed = Arc::new(Gathered { at: now, open, playing: self.playing().await? });
        *kept = Some(Arc::clone(&listed));
        Ok(listed)
    }

    /// Those with the most watchers first, then the newest.
    async fn playing(&self) -> Result<Vec<Playing>, StoreError> {
        let mut watched: Vec<(u32, GameId)> = Vec::new();
        let is_listed = |live: &Live| {
            let row = live.row();
            row.public && row.phase == Phase::Running
        };
        let mut elsewhere = self.watched_elsewhere();
        elsewhere.sort_unstable_by_key(|(_, watchers)| Reverse(*watchers));
        for (id, _) in elsewhere.into_iter().take(MOST as usize) {
            // Only games in memory tell what they are.
            let _ = self.live(&id).await;
        }
        let live: Vec<_> = self.games().values().map(Arc::clone).collect();
        for live in live {
            let (_, watchers) = self.present(&live);
            if watchers > 0 && is_listed(&live) {
                watched.push((watchers, live.id.clone()));
            }
        }
        watched.sort_unstable_by_key(|(watchers, _)| Reverse(*watchers));
        watched.truncate(MOST as usize);
        let mut known: HashSet<GameId> = HashSet::new();
        let mut playing = Vec::new();
        for (watchers, id) in watched {
            let live = self.games().get(&id).cloned();
            let summary = live.map(|live| live.row().summary.clone());
            playing.extend(summary.and_then(|summary| summary.playing(id.clone(), watchers)));
            known.insert(id);
        }
        for game in self.0.store.playing(MOST).await? {
            if playing.len() < MOST as usize && !known.contains(&game.game) {
                let game = self.as_it_is(game).await;
                playing.extend(game.summary.playing(game.game, 0));
            }
        }
        Ok(playing)
    }

    /// A game in a list as it is in memory, read where the list is known to be stale: after a crash, say.
    async fn as_it_is(&self, mut game: Listed) -> Listed {
        let live = self.games().get(&game.game).cloned();
        let live = match live {
            None if game.stale => self.live(&game.game).await.ok(),
            other => other,
        };
        if let Some(live) = live {
            let row = live.row();
            game.phase = row.phase;
            game.touched = row.touched;
            game.summary = row.summary.clone();
        }
        game
    }

    /// A visitor's games: those where it is their turn first, then the others that are not over; within these, what was touched
    /// last comes first.
    pub async fn my_games(&self, visitor: VisitorId) -> Result<MyGames, Refused> {
        let mut games = Vec::new();
        for game in self.0.store.games_of(visitor, MOST_OF_MINE).await.map_err(|error| error.refused())? {
            let Listed { game, phase, touched, summary, seats, .. } = self.as_it_is(game).await;
            games.extend(summary.mine(game, seats, phase, touched));
        }
        games.sort_by_key(|game| (!game.my_turn, game.phase == Phase::Over, Reverse(game.touched)));
        Ok(MyGames { games })
    }
}
