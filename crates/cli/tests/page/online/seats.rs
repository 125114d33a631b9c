//! Before a game begins, offers while it runs, and fair play.

use super::table::{follow_link, invite, play_on, set_name, sit_down, two_at, wait_for_board, wait_for_turns};
use crate::hand::button;
use crate::world::{Done, Party, Visit};
use pacru_rules::Color;

/// The host calls the game off, which is asked about, and both are told.
#[track_caller]
fn call_off(host: &Visit, guest: &Visit) -> Done {
    host.click(&button("cancel"))?;
    host.click(&button("cancel"))?;
    for visit in [host, guest] {
        visit.wait_for_text(".prompt", "The game was called off.")?;
        visit.finish()?;
    }
    Ok(())
}

#[test]
fn the_waiting_room_has_a_link_a_code_and_a_way_back() -> Done {
    let party = Party::new();
    let (host, guest) = (party.desktop(), party.desktop());
    host.grant_clipboard()?;
    let link = invite(&host, "shacru", &["me", "here", "elsewhere"], "Ann")?;
    assert!(link.starts_with(&host.url("/game/")) && link.contains("#join-"), "{link}");
    assert!(!host.path()?.contains('#'));
    host.wait_for(".waiting .qr path")?;
    host.click_for_text(&button("copy-link"), &button("copy-link"), "Copied")?;
    assert_eq!(host.eval("navigator.clipboard.readText()")?, link.as_str());
    host.wait_for_text(".waiting-for", "Waiting for one more player…")?;
    // A guest comes with a suggested name, sits down, thinks better of it, and is gone again.
    follow_link(&guest, &link)?;
    guest.wait_until("document.querySelector('[data-act=my-name]').value.includes(' ')")?;
    set_name(&guest, "<b>Ben</b>")?;
    assert_eq!(guest.count(&button("sit"))?, 1);
    // The game begins with the last seat, so nobody can stand up from it.
    guest.click(&button("sit"))?;
    wait_for_board(&host)?;
    host.wait_for_text(".players", "<b>Ben</b>")?;
    // Whoever holds two seats moves for both.
    host.wait_for_text(".prompt", "Yellow: choose a chevron.")?;
    guest.wait_for_text(".prompt", "It is yellow’s turn.")?;
    // Before the second turn the game can be called off; that takes two clicks.
    guest.click(&button("cancel"))?;
    guest.wait_for_text(&button("cancel"), "Really call it off?")?;
    guest.click(&button("cancel"))?;
    for visit in [&host, &guest] {
        visit.wait_for_text(".ending", "The game was called off.")?;
        visit.finish()?;
    }
    Ok(())
}

#[test]
fn a_guest_can_stand_up_and_the_host_can_call_off_before_it_begins() -> Done {
    let party = Party::new();
    let (host, guest) = (party.desktop(), party.desktop());
    let link = invite(&host, "shacru", &["me", "elsewhere", "elsewhere"], "Ann")?;
    follow_link(&guest, &link)?;
    sit_down(&guest, Color::Red, "Ben")?;
    host.wait_for_text(".waiting-seats [data-color=red]", "Ben")?;
    host.wait_for(".waiting-seats [data-color=red] [data-presence=present]")?;
    assert_eq!(guest.count(&button("cancel"))?, 0, "only who set it up calls it off");
    guest.click(&button("stand"))?;
    host.wait_for_text(".waiting-seats [data-color=red]", "Free seat")?;
    guest.wait_for(&button("sit"))?;
    call_off(&host, &guest)
}

#[test]
fn who_sets_up_a_game_for_others_gives_the_link_and_can_call_it_off() -> Done {
    let party = Party::new();
    let (host, guest) = (party.desktop(), party.desktop());
    let link = invite(&host, "shacru", &["elsewhere", "elsewhere"], "Ann")?;
    host.wait_for(".waiting .qr path")?;
    host.wait_for(".waiting-seats [data-color=green] [data-act=sit]")?;
    follow_link(&guest, &link)?;
    sit_down(&guest, Color::Yellow, "Ben")?;
    host.wait_for_text(".waiting-seats [data-color=yellow]", "Ben")?;
    guest.wait_for(&button("stand"))?;
    assert_eq!(guest.count(&button("cancel"))?, 0, "only who set it up calls it off");
    call_off(&host, &guest)
}

#[test]
fn slow_games_give_days_and_own_clocks_are_taken_as_they_are() -> Done {
    let party = Party::new();
    let (host, guest) = (party.desktop(), party.desktop());
    host.open("/setup#elsewhere")?;
    host.wait_for(&button("invite"))?;
    host.select(&button("clock"), "days3")?;
    host.click(&button("invite"))?;
    host.wait_for_text(".waiting", "3 days a turn")?;
    let link = super::table::invite_link(&host)?;
    follow_link(&guest, &link)?;
    sit_down(&guest, Color::Yellow, "Ben")?;
    wait_for_board(&guest)?;
    guest.wait_for_text(".player[data-color=yellow] .clock", "3 d 0 h")?;
    host.open("/setup#elsewhere")?;
    host.wait_for(&button("invite"))?;
    host.select(&button("clock"), "own")?;
    host.wait_for("[data-act=minutes]")?;
    host.click(&button("invite"))?;
    host.wait_for_text(".waiting", "min + ")?;
    host.finish()?;
    guest.finish()
}

#[test]
fn turns_are_taken_back_and_draws_agreed_on_by_both() -> Done {
    let party = Party::new();
    let (green, yellow, mut mirror) = two_at(&party, "shacru")?;
    play_on(&[(Color::Green, &green), (Color::Yellow, &yellow)], &[], &mut mirror, 3)?;
    // Green takes the last turn back.
    green.click(&button("take-back"))?;
    green.wait_for_text("[data-offer=take-back]", "Waiting for an answer…")?;
    yellow.wait_for_text("[data-offer=take-back]", "Ann would like to take back the last turn.")?;
    yellow.click(&button("decline"))?;
    green.wait_gone("[data-offer=take-back]")?;
    wait_for_turns(&green, 3)?;
    green.click(&button("take-back"))?;
    yellow.click(&button("accept"))?;
    for visit in [&green, &yellow] {
        wait_for_turns(visit, 2)?;
    }
    green.wait_for_text(".prompt", "Your turn (green)")?;
    yellow.click(&button("draw"))?;
    green.wait_for_text("[data-offer=draw]", "Ben offers a draw.")?;
    yellow.click(&button("withdraw"))?;
    green.wait_gone("[data-offer=draw]")?;
    yellow.click(&button("draw"))?;
    green.click(&button("accept"))?;
    for visit in [&green, &yellow] {
        visit.wait_for_text(".ending", "The players agreed on it.")?;
        visit.finish()?;
    }
    Ok(())
}

#[test]
fn hints_undo_and_analysis_are_off_for_players_while_the_game_runs() -> Done {
    let party = Party::new();
    let (green, yellow, mut mirror) = two_at(&party, "shacru")?;
    play_on(&[(Color::Green, &green), (Color::Yellow, &yellow)], &[], &mut mirror, 2)?;
    for act in ["hint", "undo", "redo", "analyse"] {
        assert_eq!(green.count(&button(act))?, 0, "{act}");
    }
    green.press("h")?;
    green.press("u")?;
    wait_for_turns(&green, 2)?;
    // The analysis board knows the position, however it came there.
    let address = green.path()?;
    let analyse = || {
        green.open("/analyse")?;
        green.click("[data-fold=import] summary")?;
        green.click(&button("import-text"))?;
        green.type_text(&mirror.position().to_string())?;
        green.click(&button("import"))
    };
    analyse()?;
    green.wait_for_text("[data-engine=progress]", "You are playing this position with others")?;
    assert_eq!(green.count("[data-line]")?, 0);
    green.open(&address)?;
    green.wait_for(&button("resign"))?;
    green.click(&button("resign"))?;
    green.click(&button("resign-yes"))?;
    green.wait_for(&button("analyse"))?;
    analyse()?;
    green.wait_for("[data-line='1']")?;
    yellow.finish()?;
    green.finish()
}
