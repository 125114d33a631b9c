//! How a game is changed: held, stored, and only then told.

use super::game::{Live, Place};
use super::hiding::blank;
use super::hub::Hub;
use super::table::{Table, due};
use crate::store::{Append, Change, Row, RowChange, StoreError, VisitorId};
use pacru_api::{Event, GameId, GameView, Logged, Phase, Refused, RefusedCode};
use pacru_rules::Color;
use std::sync::Arc;
use tokio::sync::MutexGuard;

/// A command that lost a race against another process is tried so often.
pub(super) const TRIES: u32 = 3;

/// Why something was not done.
pub(super) enum Failed {
    Refused(Refused),
    /// The client did not know where the game stands.
    Behind(Box<GameView>),
    /// Somebody else has added to the game: read it again.
    Conflict,
}

impl From<Refused> for Failed {
    fn from(refused: Refused) -> Failed {
        Failed::Refused(refused)
    }
}

impl From<StoreError> for Failed {
    fn from(error: StoreError) -> Failed {
        match error {
            StoreError::Conflict => Failed::Conflict,
            other => Failed::Refused(other.refused()),
        }
    }
}

impl From<Failed> for Refused {
    fn from(failed: Failed) -> Refused {
        match failed {
            Failed::Refused(refused) => refused,
            Failed::Behind(_) => Refused::new(RefusedCode::Behind, "the game has gone on"),
            Failed::Conflict => StoreError::Conflict.refused(),
        }
    }
}

/// What is to be added to a game.
#[derive(Debug, Default)]
pub(super) struct Addition {
    pub(super) events: Vec<Event>,
    /// The name of the command that asked for it.
    pub(super) command: Option<String>,
    /// Seats that change hands.
    pub(super) seats: Vec<(Color, Option<VisitorId>)>,
    /// What is stored in the same transaction.
    pub(super) along: Vec<Change>,
}

impl Addition {
    pub(super) fn of(event: Event) -> Addition {
        Addition { events: vec![event], ..Addition::default() }
    }
}

/// A game that somebody holds. A change that fails or is broken off in the middle leaves nothing behind: the game is read again,
/// soon, so that subscribers hear of what was stored all the same.
pub(super) struct Held<'l> {
    hub: Hub,
    pub(super) live: &'l Arc<Live>,
    place: MutexGuard<'l, Place>,
}

impl<'l> Held<'l> {
    async fn take(hub: &Hub, live: &'l Arc<Live>) -> Result<Held<'l>, Failed> {
        let mut place = live.place.lock().await;
        if place.stale {
            place.table = hub.read_again(live).await?;
            place.stale = false;
        }
        let mut held = Held { hub: hub.clone(), live, place };
        if hub.has_company() {
            held.catch_up().await?;
        }
        Ok(held)
    }

    pub(super) fn table(&self) -> &Table {
        &self.place.table
    }

    /// Reads the game again if another process has added to it; says whether one had.
    pub(super) async fn catch_up(&mut self) -> Result<bool, Failed> {
        let added = !self.hub.0.store.events(&self.live.id, self.table().state.last()).await?.is_empty();
        if added {
            self.place.table = self.hub.read_again(self.live).await?;
        }
        Ok(added)
    }
}

impl Drop for Held<'_> {
    fn drop(&mut self) {
        if self.place.stale {
            self.hub.read_soon(&self.live.id);
        }
    }
}

impl Hub {
    /// Takes hold of a game, reads it if need be, and settles what time has done to it.
    pub(super) async fn hold<'l>(&self, live: &'l Arc<Live>) -> Result<Held<'l>, Failed> {
        let mut held = Held::take(self, live).await?;
        self.settle(&mut held).await?;
        Ok(held)
    }

    /// Takes hold of a game to look at it: where nothing can be stored, what time has done to it stays open.
    pub(super) async fn hold_to_look<'l>(&self, live: &'l Arc<Live>) -> Result<Held<'l>, Refused> {
        match self.hold(live).await {
            Err(Failed::Refused(Refused { code: RefusedCode::Storage, .. }) | Failed::Conflict) => {
                Held::take(self, live).await.map_err(Refused::from)
            }
            other => other.map_err(Refused::from),
        }
    }

    /// Reads a game that could not be stored or was changed elsewhere, and tells its subscribers what they missed.
    async fn read_again(&self, live: &Live) -> Result<Box<Table>, Failed> {
        let table = Box::new(self.read(&live.id).await?);
        if table.state.last() > live.told() {
            let mut missed = self.0.store.events(&live.id, live.told()).await?;
            blank(&mut missed, &table.hides);
            live.tell(&table, &missed);
        }
        live.set_row(table.row(&self.0.options), true);
        Ok(table)
    }

    /// The absence of the server is nobody's time; a time that has run out is the end for its player; a game that never began
    /// expires.
    async fn settle(&self, held: &mut Held<'_>) -> Result<(), Failed> {
        if self.is_stopping() {
            return Ok(());
        }
        // Each round settles one thing; there are few.
        loop {
            let now = self.now();
            let Table { state, pause, .. } = held.table();
            let event = if let Some((from, until)) = *pause {
                Event::Paused { from, until }
            } else if let Some(event) = state.time_out(now) {
                event
            } else if state.phase() == Phase::Waiting && due(state, &self.0.options).is_some_and(|due| due <= now) {
                Event::Cancelled { by: None }
            } else {
                return Ok(());
            };
            self.add(held, Addition::of(event)).await?;
        }
    }

    /// Adds to a game: in memory, in the store, and then for everybody. Returns the number of the last event.
    pub(super) async fn add(&self, held: &mut Held<'_>, addition: Addition) -> Result<u32, Failed> {
        let Addition { events, command, seats, mut along } = addition;
        let (live, place) = (held.live, &mut *held.place);
        // Until it is stored.
        place.stale = true;
        let table = &mut *place.table;
        let before = (table.state.phase(), table.state.is_public());
        // The clock of another server may be ahead.
        let at = self.now().max(table.state.touched());
        let mut events = Logged::number_from(table.state.last(), at, events);
        apply(table, &events)?;
        if table.state.rematch_is_due() {
            let (next, change) = self.next_game(table, &live.id)?;
            along.push(change);
            let agreed = Logged { number: table.state.last() + 1, at, event: Event::Rematch { game: next } };
            apply(table, std::slice::from_ref(&agreed))?;
            events.push(agreed);
        }
        for (color, holder) in &seats {
            table.holders[*color] = *holder;
        }
        let row = table.row(&self.0.options);
        let last = row.last;
        let hides = events.iter().any(|logged| matches!(logged.event, Event::Hidden(_)));
        let change = if before != (row.phase, row.public) || !seats.is_empty() || hides {
            RowChange::All(row.clone())
        } else if table.outdates_timers(&row) || self.has_company() && row.due.is_some() {
            // What this process knows of the timers in the database another one may have changed.
            RowChange::Timers(row.clone())
        } else {
            RowChange::Later
        };
        let later = matches!(change, RowChange::Later);
        let append =
            Append { game: live.id.clone(), events: events.clone(), command: command.clone(), row: change, seats };
        // A game that follows is there before this one names it.
        along.push(Change::Append(Box::new(append)));
        self.0.store.commit(along).await?;
        place.stale = false;
        if let Some(command) = command {
            table.note_done(&command, last);
        }
        if row.thinks {
            self.0.computers.want(&live.id);
        }
        if !later {
            table.timers = (row.due, row.thinks);
        }
        live.set_row(row, later);
        live.tell(table, &events);
        Ok(last)
    }

    /// Settles what time has done to a game.
    pub(super) async fn settle_game(&self, id: &GameId) -> Result<(), Refused> {
        self.attend_to(id, false).await
    }

    /// Settles a game that time has something to do with, and corrects when it wants attention next.
    pub(super) async fn attend(&self, id: &GameId) -> Result<(), Refused> {
        // A server that does not know of this one yet relies on the timers that it has stored.
        self.attend_to(id, !self.has_company() || self.is_known()).await
    }

    async fn attend_to(&self, id: &GameId, corrects: bool) -> Result<(), Refused> {
        for _ in 0..TRIES {
            match self.try_attend(id, corrects).await {
                Err(Failed::Conflict) => {}
                other => return other.map_err(Refused::from),
            }
        }
        Err(StoreError::Conflict.refused())
    }

    async fn try_attend(&self, id: &GameId, corrects: bool) -> Result<(), Failed> {
        let live = self.live(id).await?;
        let mut held = self.hold(&live).await?;
        let Row { last, due, thinks, .. } = held.table().row(&self.0.options);
        if corrects && held.table().timers != (due, thinks) {
            // While the game is held: nothing that happens in between wants attention earlier.
            let change = Change::Due { game: id.clone(), last: Some(last), due, thinks };
            if let Err(error) = self.0.store.commit(vec![change]).await {
                held.catch_up().await?;
                return Err(error.into());
            }
            held.place.table.timers = (due, thinks);
        }
        Ok(())
    }
}

fn apply(table: &mut Table, events: &[Logged]) -> Result<(), Failed> {
    for logged in events {
        if let Err(corrupt) = table.state.apply(logged) {
            tracing::error!(%corrupt, "what was judged does not fit the game");
            return Err(broken().into());
        }
        table.note(logged);
    }
    Ok(())
}

/// What should not happen did; the game is as it was.
pub(super) fn broken() -> Refused {
    Refused::new(RefusedCode::Storage, "the server failed to do this; nothing happened")
}
