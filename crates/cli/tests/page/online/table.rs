//! A game between several browsers, and what they show of it.

use crate::hand::{Way, button, make, plain_move};
use crate::kept::{Mirror, shown_moves};
use crate::world::{Done, Party, Visit};
use pacru_browser::Error;
use pacru_rules::{Color, Position};

/// Sets up a game with people elsewhere in the form, and comes to its waiting room; says the link for the others.
#[track_caller]
pub(super) fn invite(host: &Visit, game: &str, seats: &[&str], name: &str) -> Result<String, Error> {
    host.open(&format!("/setup#{game}"))?;
    host.click(&format!("input[type=radio][value='{}']", seats.len()))?;
    for (number, who) in seats.iter().enumerate() {
        host.select(&format!("[data-seat='{}'] [data-act=who]", number + 1), who)?;
    }
    set_name(host, name)?;
    host.click(&button("invite"))?;
    invite_link(host)
}

/// The link that the waiting room shows.
#[track_caller]
pub(super) fn invite_link(host: &Visit) -> Result<String, Error> {
    host.wait_for(".waiting .share .link")?;
    Ok(host.eval("document.querySelector('.waiting .share .link').value")?.as_str().unwrap_or_default().to_owned())
}

/// Writes a name where one is asked for.
#[track_caller]
pub(super) fn set_name(visit: &Visit, name: &str) -> Done {
    let field = "[data-act=my-name]";
    visit.wait_for(field)?;
    visit.eval(&format!("document.querySelector('{field}').select()"))?;
    visit.click(field)?;
    visit.eval(&format!("document.querySelector('{field}').select()"))?;
    visit.type_text(name)
}

/// Opens a link in a page that has never been here; the key is gone from the address at once.
#[track_caller]
pub(super) fn follow_link(guest: &Visit, link: &str) -> Done {
    guest.goto(link)?;
    guest.wait_until("location.pathname.startsWith('/game/') && location.hash === ''")
}

/// Takes a free seat by its colour.
#[track_caller]
pub(super) fn sit_down(guest: &Visit, color: Color, name: &str) -> Done {
    set_name(guest, name)?;
    guest.click(&format!(".waiting-seats [data-color={}] [data-act=sit]", color.name()))
}

/// Waits until the board is there and the connection stands.
#[track_caller]
pub(super) fn wait_for_board(visit: &Visit) -> Done {
    visit.wait_for(".play .board")?;
    visit.wait_for("[data-link=connected]")
}

/// Two browsers at a game that has just begun: green has set it up, yellow has come by link.
pub(super) fn two_at(party: &Party, game: &str) -> Result<(Visit, Visit, Mirror), Error> {
    let (green, yellow) = (party.desktop(), party.desktop());
    let link = invite(&green, game, &["me", "elsewhere"], "Ann")?;
    follow_link(&yellow, &link)?;
    sit_down(&yellow, Color::Yellow, "Ben")?;
    wait_for_board(&green)?;
    wait_for_board(&yellow)?;
    let start = Position::start(game.parse().expect("a game"), "gy".parse().expect("an order"));
    Ok((green, yellow, Mirror::of_start(start)))
}

/// Plays turns, each in the browser whose turn it is, until the game is over or so many were played. Everybody else must see each.
#[track_caller]
pub(super) fn play_on(players: &[(Color, &Visit)], watchers: &[&Visit], mirror: &mut Mirror, turns: usize) -> Done {
    let end = mirror.game.plies().len() + turns;
    while !mirror.is_over() && mirror.game.plies().len() < end {
        let mover = mirror.position().to_move();
        let (_, visit) = players.iter().find(|(color, _)| *color == mover).expect("a browser for every colour");
        match plain_move(mirror.position()) {
            Some(mv) => make(visit, Way::Mouse, mirror, mv)?,
            None => mirror.follow(visit)?,
        }
        for other in players.iter().map(|(_, visit)| *visit).chain(watchers.iter().copied()) {
            // Whoever can only pass does so by itself, so there may be more.
            let turns = mirror.game.plies().len();
            other.wait_until(&format!("document.querySelectorAll('.play .moves li').length >= {turns}"))?;
        }
    }
    Ok(())
}

/// Waits until so many turns are listed.
#[track_caller]
pub(super) fn wait_for_turns(visit: &Visit, turns: usize) -> Done {
    visit.wait_until(&format!("document.querySelectorAll('.play .moves li').length === {turns}"))
}

/// Checks that a browser shows exactly the game that was played.
#[track_caller]
pub(super) fn check_same(visit: &Visit, mirror: &Mirror) -> Done {
    let played: Vec<String> = mirror.game.plies().iter().map(|ply| ply.action.to_string()).collect();
    wait_for_turns(visit, played.len())?;
    assert_eq!(shown_moves(visit)?, played);
    visit.wait_until("!document.querySelector('.prompt')?.textContent.includes('Sending')")?;
    mirror.check_counts(visit)
}
