//! Without the network, after a first visit.

use crate::hand::{Way, button, make_all};
use crate::kept::{Kept, Mirror, wait_for_moves};
use crate::world::{Done, Visit};
use pacru_rules::Position;

const START: &str = "shacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1";

/// Everything is there for the next visit.
#[track_caller]
fn wait_until_kept(visit: &Visit) -> Done {
    visit.wait_until("navigator.serviceWorker.ready.then(worker => worker.active.state === 'activated')")?;
    visit.wait_until("navigator.serviceWorker.controller !== null")?;
    visit.wait_until(
        "caches.keys().then(names => caches.open(names[0])).then(cache => cache.keys()).then(all => all.length > 10)",
    )
}

#[test]
fn a_second_visit_needs_no_network_and_the_computer_answers() -> Done {
    let visit = Visit::desktop();
    visit.open("/")?;
    Kept::new("plane", START, &["me", "computer1"]).put(&visit)?;
    wait_until_kept(&visit)?;
    visit.set_offline(true)?;
    visit.reload()?;
    visit.wait_for_text("h1", "Three games, one board")?;
    // The worker was never needed before.
    visit.goto(&visit.url("/play/plane"))?;
    visit.wait_for(".play")?;
    let mut mirror = Mirror::of_start(START.parse::<Position>().unwrap());
    make_all(&visit, Way::Mouse, &mut mirror, "e1-e2")?;
    if mirror.game.plies().len() == 1 {
        mirror.follow(&visit)?;
    }
    assert_eq!(mirror.game.plies().len(), 2);
    let played: Vec<String> = mirror.game.plies().iter().map(|ply| ply.action.to_string()).collect();
    visit.reload()?;
    visit.wait_for(".play")?;
    wait_for_moves(&visit, &played.iter().map(String::as_str).collect::<Vec<_>>())?;
    // Rules and other languages are there, too.
    visit.open("/rules/pacru#R11")?;
    visit.wait_for("article.rule.aimed")?;
    visit.select("header select.language", "ko")?;
    visit.wait_until("document.documentElement.lang === 'ko'")?;
    visit.wait_for("article.rule.aimed")?;
    // What teaches the games was never looked at before.
    visit.open("/learn/pacru")?;
    visit.wait_for(".lesson .board")?;
    visit.open("/analyse")?;
    visit.wait_for("[data-line='1']")?;
    visit.set_offline(false)?;
    visit.finish()
}

#[test]
fn a_new_game_can_be_begun_offline() -> Done {
    let visit = Visit::desktop();
    visit.open("/")?;
    wait_until_kept(&visit)?;
    visit.set_offline(true)?;
    visit.reload()?;
    visit.click(&button("play-azacru"))?;
    visit.wait_for(".play[data-game=azacru]")?;
    visit.reload()?;
    visit.wait_for(".play[data-game=azacru]")?;
    visit.finish()
}
