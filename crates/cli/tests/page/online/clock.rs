//! A clock that runs out.

use super::table::{play_on, wait_for_board};
use crate::kept::Mirror;
use crate::world::{Done, Party};
use pacru_rules::{Color, Position};
use std::time::Duration;

/// The shortest clock that a server takes.
const CLOCK: u64 = 10;
const PATIENCE: Duration = pacru_browser::PATIENCE.saturating_add(Duration::from_secs(CLOCK));

#[test]
fn who_runs_out_of_time_is_out_and_everybody_sees_it() -> Done {
    let party = Party::new();
    let (green, yellow, watcher) = (party.desktop(), party.desktop(), party.desktop());
    for visit in [&green, &yellow, &watcher] {
        visit.set_patience(PATIENCE);
    }
    // The form offers minutes; the API takes less.
    green.open("/lobby")?;
    let game = green.eval(&format!(
        "fetch('/api/games', {{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, body: JSON.stringify({{
            setup: {{ game: 'shacru', order: 'gy', seats: [{{ here: {{ name: 'Ann' }} }}, 'open'], visibility: 'public',
                time: {{ clock: {{ seconds: {CLOCK}, increment: 0 }} }} }} }}) }})
            .then(answer => answer.json()).then(game => game.id)"
    ))?;
    let address = format!("/game/{}", game.as_str().expect("a name"));
    green.open(&address)?;
    yellow.open(&address)?;
    super::table::sit_down(&yellow, Color::Yellow, "Ben")?;
    watcher.open(&address)?;
    for visit in [&green, &yellow, &watcher] {
        wait_for_board(visit)?;
    }
    // Nobody's time runs before the first turn.
    for color in ["green", "yellow"] {
        yellow.wait_for_text(&format!(".player[data-color={color}] .clock"), "0:10")?;
    }
    let mut mirror = Mirror::of_start(Position::start("shacru".parse().unwrap(), "gy".parse().unwrap()));
    play_on(&[(Color::Green, &green), (Color::Yellow, &yellow)], &[&watcher], &mut mirror, 1)?;
    for visit in [&green, &yellow, &watcher] {
        visit.wait_for_text(".ending h2", "Green wins!")?;
        visit.wait_for_text(".player[data-color=yellow] .clock", "0:00.0")?;
        visit.wait_for_text(".player[data-color=green] .clock", "0:10")?;
    }
    // Nothing can be moved any more, and a page that comes later shows the same.
    yellow.open(&address)?;
    yellow.wait_for_text(".ending h2", "Green wins!")?;
    for visit in [&green, &yellow, &watcher] {
        visit.finish()?;
    }
    Ok(())
}
