//! A store that counts what it is asked for.

use pacru_api::{GameId, Hidden, Logged, Millis};
use pacru_server::store::{
    Beat, Change, DeviceHash, Invited, Listed, Load, Pending, Present, Sqlite, Store, StoreGauges, Stored, VisitorId,
};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

/// Counts questions by their names and changes by theirs.
#[derive(Debug)]
pub(crate) struct Counting {
    store: Arc<Sqlite>,
    asked: Mutex<BTreeMap<&'static str, u32>>,
}

impl Counting {
    pub(crate) fn new(store: Arc<Sqlite>) -> Counting {
        Counting { store, asked: Mutex::default() }
    }

    /// What it was asked for since it was asked for that.
    pub(crate) fn take(&self) -> BTreeMap<&'static str, u32> {
        std::mem::take(&mut *self.asked.lock().unwrap())
    }

    fn count(&self, what: &'static str) -> &Sqlite {
        *self.asked.lock().unwrap().entry(what).or_default() += 1;
        &self.store
    }
}

fn name(change: &Change) -> &'static str {
    match change {
        Change::NewGame(_) => "new game",
        Change::Append(_) => "append",
        Change::Beat(_) => "beat",
        Change::Tidy { .. } => "tidy",
        Change::Rows(_) => "rows",
        Change::Claim { .. } => "claim",
        Change::Present { .. } | Change::NobodyPresent { .. } => "share",
        _ => "other",
    }
}

impl Store for Counting {
    fn commit(&self, changes: Vec<Change>) -> Pending<'_, ()> {
        for change in &changes {
            self.count(name(change));
        }
        self.store.commit(changes)
    }

    fn game<'s>(&'s self, game: &'s GameId) -> Pending<'s, Option<Stored>> {
        self.count("game").game(game)
    }

    fn events<'s>(&'s self, game: &'s GameId, since: u32) -> Pending<'s, Vec<Logged>> {
        self.count("events").events(game, since)
    }

    fn reader<'s>(&'s self, game: &'s GameId, visitor: VisitorId) -> Pending<'s, Option<bool>> {
        self.count("reader").reader(game, visitor)
    }

    fn due(&self, now: Millis, most: u32) -> Pending<'_, Vec<GameId>> {
        self.count("due").due(now, most)
    }

    fn timed(&self, after: Option<(Millis, GameId)>, most: u32) -> Pending<'_, Vec<(Millis, GameId)>> {
        self.count("timed").timed(after, most)
    }

    fn thinking<'s>(&'s self, unclaimed: Option<(&'s str, Millis)>, most: u32) -> Pending<'s, Vec<GameId>> {
        self.count("thinking").thinking(unclaimed, most)
    }

    fn invitations(&self, most: u32) -> Pending<'_, Vec<Invited>> {
        self.count("invitations").invitations(most)
    }

    fn playing(&self, most: u32) -> Pending<'_, Vec<Listed>> {
        self.count("playing").playing(most)
    }

    fn games_of(&self, visitor: VisitorId, most: u32) -> Pending<'_, Vec<Listed>> {
        self.count("games of").games_of(visitor, most)
    }

    fn load_of(&self, visitor: VisitorId) -> Pending<'_, Load> {
        self.count("load of").load_of(visitor)
    }

    fn visitor(&self, hash: DeviceHash) -> Pending<'_, Option<VisitorId>> {
        self.count("visitor").visitor(hash)
    }

    fn code(&self, hash: DeviceHash) -> Pending<'_, Option<(VisitorId, Millis)>> {
        self.count("code").code(hash)
    }

    fn beats(&self) -> Pending<'_, Vec<Beat>> {
        self.count("beats").beats()
    }

    fn ahead<'s>(&'s self, games: &'s [(GameId, u32)]) -> Pending<'s, Vec<GameId>> {
        self.count("ahead").ahead(games)
    }

    fn present<'s>(&'s self, game: Option<&'s GameId>) -> Pending<'s, Vec<Present>> {
        self.count("present").present(game)
    }

    fn orders(&self) -> Pending<'_, Vec<(i64, GameId, Hidden)>> {
        self.count("orders").orders()
    }

    fn gauges(&self) -> StoreGauges {
        self.store.gauges()
    }

    fn close(&self) -> Pending<'_, ()> {
        self.store.close()
    }
}
