//! Whole games between browsers.

use super::table::{
    check_same, follow_link, invite, play_on, set_name, sit_down, two_at, wait_for_board, wait_for_turns,
};
use crate::hand::{Way, button, make, plain_move};
use crate::kept::{Mirror, name_of};
use crate::world::{Done, Party, Visit};
use pacru_browser::PageOptions;
use pacru_rules::{Color, Position};

#[test]
fn two_browsers_play_a_whole_game_by_link_while_a_third_watches_it_all() -> Done {
    let party = Party::new();
    let (green, yellow, mut mirror) = two_at(&party, "shacru")?;
    assert_eq!(name_of(&green, Color::Yellow)?, "Ben");
    assert_eq!(name_of(&yellow, Color::Green)?, "Ann");
    // A guest who comes too late for a seat watches.
    let watcher = party.desktop();
    watcher.goto(green.eval("location.href")?.as_str().unwrap_or_default())?;
    watcher.wait_for_text("h1", "There is no such game, or it is not for you")?;
    watcher.take_console();
    green.wait_for_text(".prompt", "Your turn (green)")?;
    yellow.wait_for_text(".prompt", "It is green’s turn.")?;
    play_on(&[(Color::Green, &green), (Color::Yellow, &yellow)], &[], &mut mirror, usize::MAX / 2)?;
    for visit in [&green, &yellow] {
        visit.wait_for(".ending")?;
        check_same(visit, &mirror)?;
        // What is over can be analysed.
        visit.wait_for(&button("analyse"))?;
        visit.finish()?;
    }
    assert_eq!(green.text(".ending h2")?, yellow.text(".ending h2")?);
    // It stays at its address.
    green.reload()?;
    green.wait_for(".ending")?;
    check_same(&green, &mirror)?;
    // Its record is downloaded, and is the game that was played.
    green.allow_downloads(std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("online"))?;
    green.click(&button("save-record"))?;
    let id = green.path()?.rsplit('/').next().unwrap_or_default().to_owned();
    let record = std::fs::read_to_string(green.wait_for_download(&format!("shacru-{id}.pcr"))?).expect("a file");
    assert!(record.contains("[Green \"Ann\"]") && record.contains("[Yellow \"Ben\"]"), "{record}");
    let read: pacru_rules::Record = record.parse().expect("a record");
    assert_eq!(read.game().plies().len(), mirror.game.plies().len());
    green.click(&button("analyse"))?;
    green.wait_for(".analysis")?;
    green.finish()
}

#[test]
fn four_browsers_play_a_whole_game() -> Done {
    let party = Party::new();
    let seats = [Color::Yellow, Color::Red, Color::Green, Color::Black];
    let host = party.desktop();
    let link = invite(&host, "shacru", &["me", "elsewhere", "elsewhere", "elsewhere"], "Yan")?;
    let others = [party.desktop(), party.desktop(), party.visit(PageOptions { dark: true, ..PageOptions::DESKTOP })];
    for (guest, (color, name)) in others.iter().zip([(seats[1], "Rea"), (seats[2], "Gil"), (seats[3], "Bo")]) {
        follow_link(guest, &link)?;
        sit_down(guest, color, name)?;
        host.wait_for_text(&format!(".waiting-seats [data-color={}], .player[data-color={0}]", color.name()), name)?;
    }
    let [red, green, black] = &others;
    let players = [(seats[0], &host), (seats[1], red), (seats[2], green), (seats[3], black)];
    for (_, visit) in players {
        wait_for_board(visit)?;
    }
    let mut mirror = Mirror::of_start(Position::start("shacru".parse().unwrap(), "yrgb".parse().unwrap()));
    play_on(&players, &[], &mut mirror, usize::MAX / 2)?;
    for (_, visit) in players {
        visit.wait_for(".ending")?;
        check_same(visit, &mirror)?;
        visit.finish()?;
    }
    Ok(())
}

#[test]
fn a_watcher_sees_it_all_and_a_guest_with_the_watch_link_cannot_move() -> Done {
    let party = Party::new();
    let (host, guest, watcher) = (party.desktop(), party.desktop(), party.desktop());
    let link = invite(&host, "pacru", &["me", "elsewhere"], "Ann")?;
    host.click(".watch-link summary")?;
    let watch = host.eval("document.querySelector('.watch-link .link').value")?.as_str().unwrap().to_owned();
    assert!(watch.contains("#watch-"), "{watch}");
    follow_link(&watcher, &watch)?;
    watcher.wait_for_text(".waiting", "You will see the game as soon as it begins.")?;
    assert_eq!(watcher.count(&button("sit"))?, 0, "the link is not for sitting down");
    follow_link(&guest, &link)?;
    sit_down(&guest, Color::Yellow, "Ben")?;
    for visit in [&host, &guest, &watcher] {
        wait_for_board(visit)?;
    }
    host.wait_for_text(".watchers", "1 person watches")?;
    let mut mirror = Mirror::of_start(Position::start("pacru".parse().unwrap(), "gy".parse().unwrap()));
    play_on(&[(Color::Green, &host), (Color::Yellow, &guest)], &[&watcher], &mut mirror, 6)?;
    check_same(&watcher, &mirror)?;
    // Nothing can be chosen, offered or ended there; looking back works.
    watcher.click(".board [data-field=e2]")?;
    assert_eq!(watcher.count("[id^=h-target], [id^=h-choice]")?, 0);
    for act in ["resign", "draw", "take-back", "cancel"] {
        assert_eq!(watcher.count(&button(act))?, 0, "{act}");
    }
    watcher.click(&button("first"))?;
    watcher.wait_for_text(".prompt", "You are looking at an earlier turn.")?;
    watcher.click(&button("to-the-game"))?;
    // The server says the same to whoever asks it directly.
    let answer = watcher.eval(
        "fetch(location.pathname.replace('/game/', '/api/games/') + '/commands', { method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ id: 'abc', seen: 99, command: { move: { text: 'e1-e2' } } }) })
            .then(answer => answer.json()).then(problem => problem.refused.code)",
    )?;
    assert_eq!(answer, "not-your-seat");
    watcher.take_console();
    wait_for_turns(&host, mirror.game.plies().len())?;
    for visit in [&host, &guest, &watcher] {
        visit.finish()?;
    }
    Ok(())
}

/// Waits until all turns so far are listed and a move can be made.
#[track_caller]
fn wait_for_own_turn(visit: &Visit, turns: usize) -> Done {
    wait_for_turns(visit, turns)?;
    visit.wait_for_text(".prompt", "Your turn")
}

#[test]
fn a_computer_plays_on_the_server_among_people() -> Done {
    let party = Party::new();
    let (host, guest) = (party.desktop(), party.desktop());
    let link = invite(&host, "shacru", &["me", "elsewhere", "computer1"], "Ann")?;
    follow_link(&guest, &link)?;
    set_name(&guest, "Ben")?;
    guest.click(&button("sit"))?;
    wait_for_board(&host)?;
    wait_for_board(&guest)?;
    let order = Position::start("shacru".parse().unwrap(), pacru_rules::TurnOrder::standard(3).unwrap());
    let mut mirror = Mirror::of_start(order);
    let seats = order.order().colors().to_vec();
    while mirror.game.plies().len() < 6 || mirror.position().to_move() == seats[2] {
        let mover = mirror.position().to_move();
        match [&host, &guest].get(seats.iter().position(|&seat| seat == mover).expect("a seat")) {
            Some(visit) => {
                wait_for_own_turn(visit, mirror.game.plies().len())?;
                let mv = plain_move(mirror.position()).expect("a move");
                make(visit, Way::Mouse, &mut mirror, mv)?;
            }
            None => mirror.follow(&host)?,
        }
    }
    check_same(&host, &mirror)?;
    check_same(&guest, &mirror)?;
    host.finish()?;
    guest.finish()
}
