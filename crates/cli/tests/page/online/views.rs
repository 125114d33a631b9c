//! The views of games online: no barriers, nothing that overflows, and a word where there is no game or no server.

use super::table::{follow_link, invite, set_name, two_at};
use crate::barriers::look;
use crate::hand::button;
use crate::world::{Done, Party, Visit};
use pacru_browser::PageOptions;
use serde_json::Value;

/// Looks for barriers in what is shown.
#[track_caller]
fn check_barriers(visit: &Visit, what: &str) -> Done {
    let mut found = Vec::new();
    look(visit, what, &mut found)?;
    assert!(found.is_empty(), "{} barriers:\n{}", found.len(), found.join("\n"));
    let overflows = visit.eval("document.documentElement.scrollWidth > document.documentElement.clientWidth")?;
    assert_eq!(overflows, false, "{what} is wider than the window");
    Ok(())
}

#[test]
fn the_views_have_no_barriers_and_fit_a_phone() -> Done {
    let party = Party::new();
    let sizes = [
        PageOptions { reduced_motion: true, ..PageOptions::DESKTOP },
        PageOptions { reduced_motion: true, dark: true, ..PageOptions::PHONE },
    ];
    for options in sizes {
        let (host, guest) = (party.visit(options), party.visit(options));
        host.open("/setup#elsewhere")?;
        host.wait_for(&button("invite"))?;
        check_barriers(&host, "the form")?;
        let link = invite(&host, "shacru", &["me", "elsewhere"], "Ann")?;
        host.wait_for(".qr path")?;
        check_barriers(&host, "the waiting room")?;
        follow_link(&guest, &link)?;
        guest.wait_for(&button("sit"))?;
        check_barriers(&guest, "a free seat")?;
        set_name(&guest, "Ben")?;
        guest.click(&button("sit"))?;
        host.wait_for(".play")?;
        host.click(".talk summary")?;
        check_barriers(&host, "the board")?;
        guest.open("/lobby")?;
        guest.wait_for(".lobby h2")?;
        check_barriers(&guest, "the lobby")?;
        guest.open("/games")?;
        guest.wait_for(".my-online")?;
        check_barriers(&guest, "my games")?;
        host.finish()?;
        guest.finish()?;
    }
    Ok(())
}

#[test]
fn an_unknown_game_and_a_private_one_look_the_same() -> Done {
    let party = Party::new();
    let (green, _yellow, _) = two_at(&party, "shacru")?;
    let stranger = party.desktop();
    stranger.goto(&green.url("/game/nosuchgame12"))?;
    stranger.wait_for_text("[data-view=no-game] h1", "There is no such game, or it is not for you")?;
    let unknown = stranger.text("main")?;
    stranger.goto(&green.url(&green.path()?))?;
    stranger.wait_for_text("[data-view=no-game] h1", "There is no such game, or it is not for you")?;
    assert_eq!(stranger.text("main")?, unknown);
    stranger.take_console();
    stranger.finish()
}

#[test]
fn without_a_server_the_lobby_says_so_and_playing_here_works() -> Done {
    let mut party = Party::new();
    let visit = party.desktop();
    visit.open("/")?;
    visit.wait_until("navigator.serviceWorker.ready.then(worker => worker.active.state === 'activated')")?;
    visit.wait_until("navigator.serviceWorker.controller !== null")?;
    party.server.kill();
    visit.goto(&visit.url("/lobby"))?;
    visit.wait_for_text(".lobby", "There is no game server here, or it cannot be reached.")?;
    visit.goto(&visit.url("/setup#elsewhere"))?;
    visit.click(&button("invite"))?;
    visit.wait_for_text(".invitation", "There is no game server here, or it cannot be reached.")?;
    visit.goto(&visit.url("/"))?;
    visit.click(&button("play-shacru"))?;
    visit.wait_for_text(".prompt", "Your turn (green)")?;
    visit.take_console();
    visit.finish()
}

#[test]
fn nothing_of_a_game_is_kept_by_the_service_worker() -> Done {
    let party = Party::new();
    let (green, _yellow, _) = two_at(&party, "shacru")?;
    green.wait_until("navigator.serviceWorker.controller !== null")?;
    let kept = green.eval(
        "caches.keys().then(names => Promise.all(names.map(name => caches.open(name).then(cache => cache.keys()))))
            .then(all => all.flat().map(request => new URL(request.url).pathname).filter(path => path.startsWith('/api')))",
    )?;
    assert_eq!(kept, Value::Array(Vec::new()));
    green.finish()
}
