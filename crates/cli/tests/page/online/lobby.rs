//! The lobby, and what comes after a game.

use super::table::{check_same, follow_link, play_on, set_name, wait_for_board};
use crate::hand::button;
use crate::kept::{Mirror, name_of};
use crate::world::{Done, Party, Visit};
use pacru_browser::Error;
use pacru_rules::{Color, Position};

#[test]
fn from_the_lobby_to_a_game_to_a_rematch_while_others_watch() -> Done {
    let party = Party::new();
    let (host, guest, watcher) = (party.desktop(), party.desktop(), party.desktop());
    guest.open("/lobby")?;
    guest.wait_for_text(".lobby", "Nobody is waiting at the moment.")?;
    host.open("/lobby")?;
    host.click(".lobby .button.primary")?;
    host.wait_for(&button("invite"))?;
    host.click("input[type=radio][value=public]")?;
    host.select(&button("clock"), "10+5")?;
    set_name(&host, "Ann")?;
    host.click(&button("invite"))?;
    host.wait_for(".waiting")?;
    // It appears by itself, with everything one wants to know.
    guest.wait_for_text(".room", "Ann – Free seat")?;
    guest.wait_for_text(".room", "10 min + 5 s a turn")?;
    set_name(&guest, "Ben")?;
    guest.click(".room [data-act=sit]")?;
    wait_for_board(&guest)?;
    wait_for_board(&host)?;
    guest.wait_for_text(".player[data-color=green] .clock", "10:00")?;
    watcher.open("/lobby")?;
    watcher.wait_for_text(".room", "Ann – Ben")?;
    watcher.click(".room .button")?;
    wait_for_board(&watcher)?;
    watcher.wait_for_text(".link-line", "You are watching")?;
    guest.wait_for_text(".watchers", "1 person watches")?;
    let passer_by = party.desktop();
    passer_by.open("/lobby")?;
    passer_by.wait_for_text(".room", "1 person watches")?;
    passer_by.finish()?;
    drop(passer_by);
    let start = Position::start("shacru".parse().unwrap(), "gy".parse().unwrap());
    let mut mirror = Mirror::of_start(start);
    play_on(&[(Color::Green, &host), (Color::Yellow, &guest)], &[&watcher], &mut mirror, 4)?;
    // Resigning is asked about.
    guest.click(&button("resign"))?;
    guest.click(&button("resign-yes"))?;
    for visit in [&host, &guest, &watcher] {
        visit.wait_for_text(".ending h2", "Green wins!")?;
    }
    let before = host.path()?;
    host.click(&button("again"))?;
    guest.wait_for_text("[data-offer=rematch]", "Ann would like to play again.")?;
    assert_eq!(watcher.count(&button("accept"))?, 0);
    guest.click(&button("accept"))?;
    // Everybody moves on by one seat.
    for visit in [&host, &guest] {
        visit.wait_until(&format!("location.pathname !== '{before}'"))?;
        wait_for_board(visit)?;
        visit.wait_for_text(".player[data-color=green] strong", "Ben")?;
    }
    assert_eq!(host.path()?, guest.path()?);
    assert_eq!(name_of(&host, Color::Yellow)?, "Ann");
    let mut rematch = Mirror::of_start(start);
    play_on(&[(Color::Green, &guest), (Color::Yellow, &host)], &[], &mut rematch, 4)?;
    check_same(&host, &rematch)?;
    // Whoever watched finds the new game by a link.
    watcher.wait_for_text(".ending", "Next game")?;
    watcher.click(".ending .button.primary")?;
    check_same(&watcher, &rematch)?;
    for visit in [&host, &guest, &watcher] {
        visit.finish()?;
    }
    Ok(())
}

/// Asks for a link to another device at "My games".
fn personal_link(visit: &Visit) -> Result<String, Error> {
    visit.click(&button("other-device"))?;
    visit.wait_for(".other-device .qr path")?;
    Ok(visit.eval("document.querySelector('.other-device .link').value")?.as_str().unwrap().to_owned())
}

#[test]
fn my_games_tell_whose_turn_it_is_and_come_along_to_another_device() -> Done {
    let party = Party::new();
    let (host, guest, phone) = (party.desktop(), party.desktop(), party.desktop());
    let link = super::table::invite(&host, "azacru", &["me", "elsewhere"], "Ann")?;
    host.open("/games")?;
    host.wait_for_text(".my-online .room", "Waiting for players")?;
    follow_link(&guest, &link)?;
    super::table::sit_down(&guest, Color::Yellow, "Ben")?;
    wait_for_board(&guest)?;
    host.reload()?;
    host.wait_for_text(".my-online .room.my-turn", "Your turn")?;
    let link = personal_link(&host)?;
    phone.goto(&link)?;
    phone.wait_for_text("[data-view=device]", "Done. Your games are here, too.")?;
    assert_eq!(phone.path()?, "/me", "the code is gone from the address");
    phone.reload()?;
    phone.wait_for_text("[data-view=device]", "open the personal link from your other device here")?;
    phone.click("main .button.primary")?;
    phone.wait_for_text(".my-online .room.my-turn", "Your turn")?;
    phone.click(".my-online .room .button")?;
    wait_for_board(&phone)?;
    let mut mirror = Mirror::of_start(Position::start("azacru".parse().unwrap(), "gy".parse().unwrap()));
    play_on(&[(Color::Green, &phone), (Color::Yellow, &guest)], &[], &mut mirror, 3)?;
    // Who has games of their own is asked first.
    host.reload()?;
    let other = personal_link(&host)?;
    guest.goto(&other)?;
    guest.wait_for_text("[data-view=device]", "This browser has games of its own.")?;
    guest.open("/games")?;
    guest.wait_for_text(".my-online .room", "Ben")?;
    guest.goto(&other)?;
    guest.click(&button("device-instead"))?;
    guest.wait_for_text("[data-view=device]", "Done. Your games are here, too.")?;
    // The code works once.
    let thief = party.desktop();
    thief.goto(&link)?;
    thief.wait_for_text("[data-view=device]", "This link does not work, or no longer.")?;
    thief.take_console();
    for visit in [&host, &guest, &phone] {
        visit.finish()?;
    }
    Ok(())
}
