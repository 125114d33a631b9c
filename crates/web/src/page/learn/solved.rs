//! Which challenges were solved in this browser.

use crate::page::{browser, storage};

const SOLVED: &str = "challenges.solved";
const DAY: &str = "challenges.day";

/// Whether a challenge was solved.
pub(super) fn contains(id: &str) -> bool {
    storage::get(SOLVED).is_some_and(|known| known.split(' ').any(|word| word == id))
}

/// Remembers a solved challenge, and whether it was the day's.
pub(super) fn add(id: &str, is_daily: bool) {
    if !contains(id) {
        let known = storage::get(SOLVED).unwrap_or_default();
        storage::set(SOLVED, format!("{known} {id}").trim_start());
    }
    if is_daily {
        storage::set(DAY, &browser::today().to_string());
    }
}

/// Whether the challenge of the day was solved today.
pub(super) fn is_daily_done() -> bool {
    storage::get(DAY).is_some_and(|day| day == browser::today().to_string())
}
