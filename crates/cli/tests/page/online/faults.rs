//! What goes wrong in networks: no move is lost, none is doubled.

use super::table::{check_same, play_on, two_at, wait_for_board, wait_for_turns};
use crate::hand::{Way, act, button, make, plain_move, steps};
use crate::world::{Done, Party};
use pacru_rules::Color;

#[test]
fn a_player_goes_offline_in_the_middle_and_comes_back() -> Done {
    let party = Party::new();
    let (green, yellow, mut mirror) = two_at(&party, "shacru")?;
    let players = [(Color::Green, &green), (Color::Yellow, &yellow)];
    play_on(&players, &[], &mut mirror, 4)?;
    yellow.set_offline(true)?;
    yellow.wait_for("[data-link=offline]")?;
    green.wait_for(".player[data-color=yellow] [data-presence=away]")?;
    // The other one plays on; nobody here can see it.
    let mv = plain_move(mirror.position()).expect("a move");
    make(&green, Way::Mouse, &mut mirror, mv)?;
    assert_eq!(yellow.count(".play .moves li")?, 4);
    yellow.set_offline(false)?;
    yellow.wait_for("[data-link=connected]")?;
    wait_for_turns(&yellow, 5)?;
    green.wait_for(".player[data-color=yellow] [data-presence=present]")?;
    play_on(&players, &[], &mut mirror, 4)?;
    check_same(&green, &mirror)?;
    check_same(&yellow, &mirror)?;
    // Without a network the browser itself complains.
    yellow.take_console();
    green.finish()?;
    yellow.finish()
}

#[test]
fn a_move_made_offline_is_sent_when_the_network_is_back() -> Done {
    let party = Party::new();
    let (green, yellow, mut mirror) = two_at(&party, "shacru")?;
    green.set_offline(true)?;
    green.wait_for("[data-link=offline]")?;
    let mv = plain_move(mirror.position()).expect("a move");
    make(&green, Way::Mouse, &mut mirror, mv)?;
    green.wait_for_text(".prompt", "Sending your move…")?;
    assert_eq!(yellow.count(".play .moves li")?, 0);
    green.set_offline(false)?;
    wait_for_turns(&yellow, 1)?;
    green.wait_for_text(".prompt", "It is yellow’s turn.")?;
    play_on(&[(Color::Green, &green), (Color::Yellow, &yellow)], &[], &mut mirror, 3)?;
    check_same(&green, &mirror)?;
    check_same(&yellow, &mirror)?;
    green.take_console();
    yellow.finish()
}

#[test]
fn the_server_is_killed_and_comes_back_in_the_middle() -> Done {
    let mut party = Party::new();
    let (green, yellow, mut mirror) = two_at(&party, "shacru")?;
    play_on(&[(Color::Green, &green), (Color::Yellow, &yellow)], &[], &mut mirror, 5)?;
    party.server.kill();
    for visit in [&green, &yellow] {
        visit.wait_for("[data-link=reconnecting]")?;
    }
    // A move that nobody takes: it is on its way, also after the page is loaded anew.
    let mv = plain_move(mirror.position()).expect("a move");
    for step in steps(mirror.position(), mv) {
        act(&yellow, Way::Mouse, step)?;
    }
    yellow.wait_for_text(".prompt", "Sending your move…")?;
    party.server.come_back();
    for visit in [&green, &yellow] {
        visit.wait_for("[data-link=connected]")?;
    }
    mirror.follow(&green)?;
    assert_eq!(mirror.game.plies().last().map(|ply| ply.action.to_string()), Some(mv.to_string()));
    play_on(&[(Color::Green, &green), (Color::Yellow, &yellow)], &[], &mut mirror, 4)?;
    for visit in [&green, &yellow] {
        check_same(visit, &mirror)?;
        visit.take_console();
        visit.finish()?;
    }
    Ok(())
}

#[test]
fn a_reload_in_the_middle_of_sending_neither_loses_nor_doubles_the_move() -> Done {
    let mut party = Party::new();
    let (green, yellow, mut mirror) = two_at(&party, "shacru")?;
    // The page is kept for the time without a server.
    green.wait_until("navigator.serviceWorker.ready.then(worker => worker.active.state === 'activated')")?;
    green.wait_until("navigator.serviceWorker.controller !== null")?;
    party.server.kill();
    green.wait_for("[data-link=reconnecting]")?;
    let mv = plain_move(mirror.position()).expect("a move");
    for step in steps(mirror.position(), mv) {
        act(&green, Way::Mouse, step)?;
    }
    green.wait_for_text(".prompt", "Sending your move…")?;
    green.reload()?;
    green.wait_for_text("h1", "The game cannot be reached")?;
    party.server.come_back();
    green.click("[data-act=try-again]")?;
    mirror.follow(&yellow)?;
    assert_eq!(mirror.game.plies().last().map(|ply| ply.action.to_string()), Some(mv.to_string()));
    // Loaded once more, it is still there once.
    green.reload()?;
    check_same(&green, &mirror)?;
    assert_eq!(green.eval("Object.keys(localStorage).filter(name => name.includes('sending')).length")?, 0);
    play_on(&[(Color::Green, &green), (Color::Yellow, &yellow)], &[], &mut mirror, 3)?;
    check_same(&yellow, &mirror)?;
    green.take_console();
    yellow.take_console();
    Ok(())
}

#[test]
fn what_was_asked_for_without_a_server_is_done_once_after_a_reload() -> Done {
    let mut party = Party::new();
    let (green, yellow, mut mirror) = two_at(&party, "shacru")?;
    play_on(&[(Color::Green, &green), (Color::Yellow, &yellow)], &[], &mut mirror, 2)?;
    green.wait_until("navigator.serviceWorker.ready.then(worker => worker.active.state === 'activated')")?;
    green.wait_until("navigator.serviceWorker.controller !== null")?;
    party.server.kill();
    green.wait_for("[data-link=reconnecting]")?;
    // Words, an offer, and a second click that changes nothing.
    green.click(".talk summary")?;
    green.click("[data-phrase=well-played]")?;
    green.click(&button("draw"))?;
    green.wait_for_text("[data-unsent]", "What you asked for is sent when the connection is back.")?;
    green.click(&button("draw"))?;
    green.reload()?;
    green.wait_for_text("h1", "The game cannot be reached")?;
    party.server.come_back();
    green.click(&button("try-again"))?;
    yellow.wait_for_text("[data-offer=draw]", "Ann offers a draw.")?;
    yellow.wait_for_text(".said", "Well played!")?;
    green.wait_for_text("[data-offer=draw]", "Waiting for an answer…")?;
    // Answered, it is not sent again: neither after a reload nor when the offer is gone.
    green.wait_until("Object.keys(localStorage).every(name => !name.includes('sending'))")?;
    yellow.click(&button("decline"))?;
    green.wait_gone("[data-offer=draw]")?;
    green.reload()?;
    wait_for_board(&green)?;
    assert_eq!(green.count(".said li")?, 1);
    assert_eq!(green.count("[data-offer=draw]")?, 0);
    check_same(&green, &mirror)?;
    // A resignation, too.
    party.server.kill();
    green.wait_for("[data-link=reconnecting]")?;
    green.click(&button("resign"))?;
    green.click(&button("resign-yes"))?;
    green.wait_for("[data-unsent]")?;
    green.reload()?;
    green.wait_for_text("h1", "The game cannot be reached")?;
    party.server.come_back();
    green.click(&button("try-again"))?;
    for visit in [&green, &yellow] {
        visit.wait_for_text(".ending h2", "Yellow wins!")?;
        visit.take_console();
    }
    Ok(())
}
