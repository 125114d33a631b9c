//! What this browser remembers of a learner.

use crate::offer::{self, Offer, Place, Standing};
use crate::page::storage;
use crate::progress::{Mark, Progress};
use pacru_rules::GameKind;

fn name(game: GameKind) -> String {
    format!("learn.{game}")
}

/// How far the learner is in a course.
pub(super) fn of(game: GameKind) -> Progress {
    Progress::read(&storage::get(&name(game)).unwrap_or_default())
}

/// Remembers something about a step.
pub(super) fn mark(game: GameKind, step: &str, mark: Mark) -> Progress {
    let mut progress = of(game);
    progress.set(step, mark);
    // Where nothing is remembered the course still goes on.
    storage::set(&name(game), &progress.to_string());
    storage::set("learn.last", game.name());
    // Whoever learns it wants it after all.
    set_refused(game, false);
    progress
}

/// Remembers where to go on: the start page does not know the steps.
pub(super) fn keep_place(game: GameKind, place: Option<Place>) {
    storage::set(&format!("{}.place", name(game)), &place.map(|place| place.to_string()).unwrap_or_default());
}

/// Forgets a course.
pub(super) fn forget(game: GameKind) {
    storage::set(&name(game), "");
    storage::set(&format!("{}.finished", name(game)), "");
    keep_place(game, None);
}

/// The learner has come to the end of a course.
pub(super) fn finish(game: GameKind) {
    storage::set(&format!("{}.finished", name(game)), "yes");
}

fn standing(game: GameKind) -> Standing {
    let known = |what: &str| storage::get(&format!("{}.{what}", name(game))).unwrap_or_default();
    Standing {
        game,
        place: Place::read(&known("place")),
        finished: known("finished") == "yes",
        refused: refused().split(' ').any(|refused| refused == game.name()),
    }
}

/// The course to offer.
pub(super) fn offered() -> Option<Offer> {
    let last = storage::get("learn.last").and_then(|name| name.parse::<GameKind>().ok());
    offer::offer(&GameKind::ALL.map(standing), last)
}

fn refused() -> String {
    storage::get("learn.refused").unwrap_or_default()
}

/// Whether the reader wants to be offered this course.
pub(super) fn set_refused(game: GameKind, is_refused: bool) {
    let before = refused();
    let others = before.split_whitespace().filter(|&known| known != game.name());
    let now: Vec<&str> = others.chain(is_refused.then_some(game.name())).collect();
    storage::set("learn.refused", &now.join(" "));
}
