//! What time does: it runs out, games expire or idle, and what waited is done.

use super::hub::Hub;
use crate::store::{Change, StoreError};
use pacru_api::{GameId, Millis, Refused, RefusedCode};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Mutex as AsyncMutex;
use tokio::task::JoinSet;

/// Between two times that the database is told what lists show of games in memory, in milliseconds.
const SHOW: u64 = 5_000;
/// Between two looks at games that idle.
const SWEEP: u64 = 15_000;
/// So many games are attended to in one go.
const AT_ONCE: u32 = 200;

/// When what was done last.
#[derive(Debug, Default)]
pub(super) struct Timers {
    /// Held while ticking: two at a time would do everything twice.
    ticking: AsyncMutex<()>,
    last: Mutex<Last>,
}

#[derive(Debug, Default)]
struct Last {
    show: Millis,
    sweep: Millis,
    /// Whether the absence of the server before its start is settled in all games, and if not, how far that has come.
    settled: bool,
    settling: Option<(Millis, GameId)>,
}

impl Timers {
    fn last(&self) -> MutexGuard<'_, Last> {
        self.last.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether the absence of the server before its start is settled in all games.
    pub(super) fn is_settled(&self) -> bool {
        self.last().settled
    }
}

impl Hub {
    /// Looks at everything that time does. Called often; does nothing most of the time.
    pub async fn tick(&self) {
        let _ticking = self.0.timers.ticking.lock().await;
        if self.is_stopping() {
            return;
        }
        let heard = self.look_around().await.and(self.exchange().await);
        self.tell_presence();
        self.each(self.unsure().iter(), async |hub, id| hub.settle_game(&id).await).await;
        let done = heard.and(self.settle_absence().await).and(self.attend_due().await).and(self.take_orders().await);
        let done = done.and(self.refill_computers().await).and(self.beat().await).and(self.show_soon().await);
        if let Err(error) = done {
            tracing::warn!(%error, "not all timers could be looked at");
        }
        let now = self.now();
        let sweeps = now.since(self.0.timers.last().sweep) >= SWEEP;
        if sweeps {
            self.0.timers.last().sweep = now;
            self.unload_idle();
        }
    }

    async fn show_soon(&self) -> Result<(), StoreError> {
        let now = self.now();
        if now.since(self.0.timers.last().show) < SHOW {
            return Ok(());
        }
        self.0.timers.last().show = now;
        self.show_all().await
    }

    /// Tells the database what lists show of games in memory. Should it never hear of it, it finds out by the log.
    pub(super) async fn show_all(&self) -> Result<(), StoreError> {
        let unshown: Vec<_> =
            self.games().values().filter_map(|live| Some((Arc::clone(live), live.take_unshown()?))).collect();
        for some in unshown.chunks(AT_ONCE as usize) {
            let rows = some.iter().map(|(live, row)| (live.id.clone(), row.clone())).collect();
            if let Err(error) = self.0.store.commit(vec![Change::Rows(rows)]).await {
                for (live, _) in &unshown {
                    live.is_unshown();
                }
                return Err(error);
            }
        }
        Ok(())
    }

    /// Goes through all games with a clock, some at a time: the absence of the server is nobody's time.
    async fn settle_absence(&self) -> Result<(), StoreError> {
        if self.0.timers.last().settled {
            return Ok(());
        }
        if self.0.absence.from >= self.0.absence.until {
            self.0.timers.last().settled = true;
            return Ok(());
        }
        let after = self.0.timers.last().settling.clone();
        let games = self.0.store.timed(after, AT_ONCE).await?;
        let failed = self.each(games.iter().map(|(_, id)| id), async |hub, id| hub.settle_game(&id).await).await;
        let mut last = self.0.timers.last();
        // A game that could not be settled now is tried again with the next look at all of them.
        last.settled = failed == 0 && games.len() < AT_ONCE as usize;
        last.settling = if failed == 0 { games.into_iter().next_back() } else { None };
        Ok(())
    }

    async fn attend_due(&self) -> Result<(), StoreError> {
        let games = self.0.store.due(self.now(), AT_ONCE).await?;
        self.each(games.iter(), async |hub, id| hub.attend(&id).await).await;
        Ok(())
    }

    /// Does something with many games at once, so that they are stored together. One that fails does not keep the others
    /// waiting; says how many could not be stored.
    pub(super) async fn each<F>(&self, games: impl Iterator<Item = &GameId>, work: impl Fn(Hub, GameId) -> F) -> usize
    where
        F: Future<Output = Result<(), Refused>> + Send + 'static,
    {
        let mut all: JoinSet<_> = games.map(|id| work(self.clone(), id.clone())).collect();
        let mut failed = 0;
        while let Some(done) = all.join_next().await {
            if let Ok(Err(refused)) = done
                && refused.code == RefusedCode::Storage
            {
                failed += 1;
            }
        }
        if failed > 0 {
            tracing::warn!(failed, "some games could not be attended to");
        }
        failed
    }

    /// Hides what the operator wants hidden.
    async fn take_orders(&self) -> Result<(), StoreError> {
        for (order, game, hidden) in self.0.store.orders().await? {
            match self.hide_by_order(&game, &hidden, Some(order)).await {
                // Now it is done, or it is tried again.
                Ok(true) => {}
                Err(refused) if refused.code == RefusedCode::Storage => {}
                nothing => {
                    if let Err(refused) = nothing {
                        tracing::warn!(%game, code = refused.code.word(), "there was nothing to hide");
                    }
                    match self.0.store.commit(vec![Change::OrderDone { order }]).await {
                        // Another server has seen the same.
                        Err(StoreError::Conflict) => {}
                        other => other?,
                    }
                }
            }
        }
        Ok(())
    }

    async fn refill_computers(&self) -> Result<(), StoreError> {
        if let Some(most) = self.0.computers.room() {
            // What a server that is gone has claimed is anybody's.
            let unclaimed = self.has_company().then(|| (self.0.servers.name.as_str(), self.now()));
            let games = self.0.store.thinking(unclaimed, most).await?;
            self.0.computers.refill(&games);
        }
        Ok(())
    }
}
