//! What this browser remembers. Where it remembers nothing (private windows, full storage) everything else works.

use super::browser;
use crate::table::Table;
use leptos::prelude::*;
use web_sys::Storage;

const GAME: &str = "pacru.game.";

/// So many finished games are kept; the oldest goes first. Games under way stay.
const FINISHED_KEPT: usize = 60;

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// What was remembered under a name.
pub(super) fn get(name: &str) -> Option<String> {
    storage()?.get_item(&format!("pacru.{name}")).ok()?
}

/// Remembers something; says whether that could be done.
pub(super) fn set(name: &str, value: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(&format!("pacru.{name}"), value).is_ok())
}

/// Forgets something.
pub(super) fn remove(name: &str) {
    if let Some(storage) = storage() {
        // What is not there is forgotten already.
        let _ = storage.remove_item(&format!("pacru.{name}"));
    }
}

/// An id for a new game.
pub(super) fn new_id() -> String {
    let mut number = browser::random();
    let letters = b"abcdefghijkmnpqrstuvwxyz23456789";
    (0..9)
        .map(|_| {
            let letter = letters[(number % letters.len() as u64) as usize] as char;
            number /= letters.len() as u64;
            letter
        })
        .collect()
}

/// A game that is kept here.
pub(super) fn game(id: &str) -> Option<Table> {
    Table::read(&storage()?.get_item(&format!("{GAME}{id}")).ok()??)
}

/// Keeps a game as it stands now; says whether that could be done.
pub(super) fn keep(id: &str, table: &Table) -> bool {
    let Some(storage) = storage() else {
        return false;
    };
    let (name, text) = (format!("{GAME}{id}"), table.to_text());
    storage.set_item(&name, &text).is_ok() || {
        // Full: finished games make room.
        tidy(0);
        storage.set_item(&name, &text).is_ok()
    }
}

/// Forgets a game.
pub(super) fn forget(id: &str) {
    if let Some(storage) = storage() {
        // What is not there is forgotten already.
        let _ = storage.remove_item(&format!("{GAME}{id}"));
    }
}

/// All games that are kept here, the last touched first.
pub(super) fn games() -> Vec<(String, Table)> {
    let Some(storage) = storage() else {
        return Vec::new();
    };
    let names = (0..storage.length().unwrap_or(0)).filter_map(|index| storage.key(index).ok().flatten());
    let ids: Vec<String> = names.filter_map(|name| name.strip_prefix(GAME).map(str::to_owned)).collect();
    let mut games: Vec<(String, Table)> = ids.into_iter().filter_map(|id| game(&id).map(|table| (id, table))).collect();
    games.sort_by(|(_, a), (_, b)| b.touched.total_cmp(&a.touched));
    games
}

/// Forgets the oldest finished games beyond so many.
fn tidy(kept: usize) {
    let finished = games().into_iter().filter(|(_, table)| table.outcome().is_some());
    for (id, _) in finished.skip(kept) {
        forget(&id);
    }
}

/// Keeps a new game, and tidies up.
pub(super) fn add(table: &Table) -> String {
    tidy(FINISHED_KEPT);
    let id = new_id();
    keep(&id, table);
    id
}
