//! A player who is gone.

use super::table::{follow_link, play_on, set_name, wait_for_board};
use crate::hand::button;
use crate::kept::Mirror;
use crate::world::{Done, Party};
use pacru_rules::{Color, Position};

#[test]
fn a_player_who_is_gone_while_the_clock_runs_is_claimed_out() -> Done {
    // Two minutes are the rule of every server that is not told otherwise; nobody shall wait for them here.
    let party = Party::with(&["--gone-time", "2s"]);
    let (green, yellow) = (party.desktop(), party.desktop());
    green.open("/setup#elsewhere")?;
    green.wait_for(&button("invite"))?;
    green.select(&button("clock"), "10+5")?;
    set_name(&green, "Ann")?;
    green.click(&button("invite"))?;
    let link = super::table::invite_link(&green)?;
    follow_link(&yellow, &link)?;
    super::table::sit_down(&yellow, Color::Yellow, "Ben")?;
    wait_for_board(&green)?;
    wait_for_board(&yellow)?;
    let mut mirror = Mirror::of_start(Position::start("shacru".parse().unwrap(), "gy".parse().unwrap()));
    play_on(&[(Color::Green, &green), (Color::Yellow, &yellow)], &[], &mut mirror, 3)?;
    assert_eq!(green.count(&button("claim"))?, 0, "yellow is there");
    // Whoever is told of it does not decide it: the server refuses what is too early.
    let early = "fetch(location.pathname.replace('/game/', '/api/games/') + '/commands', { method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id: 'early', seen: 5, command: { claim: { color: 'y' } } }) })
        .then(answer => answer.json()).then(problem => problem.refused.code)";
    assert_eq!(green.eval(early)?, "too-early");
    let address = yellow.path()?;
    yellow.goto("about:blank")?;
    green.wait_for(".player[data-color=yellow] [data-presence=away]")?;
    green.wait_for_text("[data-act=claimable]", "Ben has been gone for a long time.")?;
    // Who comes back in time plays on.
    yellow.open(&address)?;
    wait_for_board(&yellow)?;
    green.wait_gone(&button("claim"))?;
    play_on(&[(Color::Green, &green), (Color::Yellow, &yellow)], &[], &mut mirror, 2)?;
    yellow.goto("about:blank")?;
    green.click(&button("claim"))?;
    green.wait_for_text(".ending h2", "Green wins!")?;
    yellow.open(&address)?;
    yellow.wait_for_text(".ending h2", "Green wins!")?;
    green.take_console();
    green.finish()
}
