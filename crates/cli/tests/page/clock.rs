//! The clock of a game at this screen.

use crate::hand::{Way, button, make_all};
use crate::kept::{Kept, wait_for_moves};
use crate::world::{Done, Visit};

const START: &str = "shacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1";

#[test]
fn the_clock_runs_down_and_the_player_is_out_of_time() -> Done {
    let visit = Visit::desktop();
    let kept = Kept::of_two("late", START).after("e1-e2 e9-e8").with_clock("3+2", [60_000, 0, 1500, 0]);
    kept.open(&visit)?;
    visit.wait_for_text(".player[data-color=yellow] .clock", "1:00")?;
    visit.wait_for_text(".player[data-color=green] .clock", "0:0")?;
    visit.wait_for_text(".ending h2", "Yellow wins!")?;
    visit.wait_for_text(".ending p", "No other player is left.")?;
    visit.wait_for_text(".player[data-color=green] .clock", "0:00.0")?;
    visit.wait_for_text(".player[data-color=green] .player-state", "out")?;
    wait_for_moves(&visit, &["e1-e2", "e9-e8", "time:g"])?;
    // It stays so.
    visit.reload()?;
    visit.wait_for_text(".ending h2", "Yellow wins!")?;
    visit.finish()
}

#[test]
fn a_turn_adds_to_the_clock_and_the_first_turns_are_free() -> Done {
    let visit = Visit::desktop();
    visit.open("/setup#shacru")?;
    visit.select("[data-seat='2'] [data-act=who]", "here")?;
    visit.select(&button("clock"), "3+2")?;
    visit.click(&button("begin"))?;
    visit.wait_for(".play")?;
    let mut mirror = crate::kept::Mirror::of_start(START.parse().unwrap());
    // Three minutes, and the seconds of the first turn.
    visit.wait_for_text(".player[data-color=green] .clock", "3:02")?;
    make_all(&visit, Way::Mouse, &mut mirror, "e1-e2 e9-e8")?;
    // Now it runs for green, and stands for yellow, to whom two seconds were added.
    visit.wait_until(
        "/^(3:0[0-3]|[0-2]:.*)$/.test(document.querySelector('.player[data-color=green] .clock').innerText.trim())",
    )?;
    visit.wait_for_text(".player[data-color=yellow] .clock", "3:04")?;
    visit.finish()
}
