//! The start, and the form for a new game.

use crate::hand::{Way, button, cell, make_all, plain_move};
use crate::kept::{Kept, Mirror, name_of, wait_for_moves};
use crate::world::{Done, Visit};
use pacru_rules::{Color, Position};

const START: &str = "shacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1";

#[test]
fn two_clicks_to_a_game_against_the_computer() -> Done {
    let visit = Visit::desktop();
    for game in ["shacru", "azacru", "pacru"] {
        visit.open("/")?;
        visit.wait_for(&format!(".card[data-game={game}] .living svg"))?;
        visit.click(&button(&format!("play-{game}")))?;
        visit.wait_for(&format!(".play[data-game={game}]"))?;
        let start = Position::start(game.parse().unwrap(), "gy".parse().unwrap());
        let mut mirror = Mirror::of_start(start);
        let mv = plain_move(&start).unwrap();
        crate::hand::make(&visit, Way::Mouse, &mut mirror, mv)?;
        if mirror.game.plies().len() == 1 {
            mirror.follow(&visit)?;
        }
        assert_eq!(mirror.game.plies().len(), 2, "the computer has answered");
        visit.wait_for_text(".prompt", "Your turn (green)")?;
    }
    visit.finish()
}

#[test]
fn what_was_chosen_last_is_remembered() -> Done {
    let visit = Visit::desktop();
    visit.open("/setup#azacru")?;
    visit.click(".choice:has(input[value='4'])")?;
    visit.wait_for("[data-seat='4']")?;
    visit.select("[data-seat='2'] [data-act=who]", "here")?;
    visit.select("[data-seat='3'] [data-act=who]", "computer1")?;
    visit.select("[data-seat='4'] [data-act=who]", "computer3")?;
    visit.click("[data-seat='2'] input[type=text]")?;
    visit.type_text("Ben & \"Co\"")?;
    visit.click(".check")?;
    visit.click(&button("begin"))?;
    visit.wait_for(".play[data-game=azacru]")?;
    assert_eq!(name_of(&visit, Color::Red)?, "Ben & \"Co\"");
    assert_eq!(name_of(&visit, Color::Green)?, "Computer, level 1");
    visit.click(&button("new-game"))?;
    visit.wait_for("[data-seat='4']")?;
    for (seat, who) in [(1, "me"), (2, "here"), (3, "computer1"), (4, "computer3")] {
        assert_eq!(visit.text(&format!("[data-seat='{seat}'] [data-act=who]"))?, who);
    }
    assert_eq!(visit.text("[data-seat='2'] input[type=text]")?, "Ben & \"Co\"");
    assert_eq!(visit.eval("document.querySelector('[data-act=no-twist]').checked")?, true);
    visit.finish()
}

#[test]
fn colours_and_order_of_play_follow_what_is_chosen() -> Done {
    let visit = Visit::desktop();
    visit.open("/setup#shacru")?;
    let shown = |colors: &str| {
        let read = |what: &str| {
            format!("[...document.querySelectorAll('.seat [data-act={what}]')].map(list => list.value).join()")
        };
        visit.wait_until(&format!("{} === '{colors}'", read("color")))
    };
    shown("g,y")?;
    // Two players sit opposite each other.
    visit.select("[data-seat='1'] [data-act=color]", "r")?;
    shown("r,b")?;
    visit.select("[data-seat='2'] [data-act=color]", "g")?;
    shown("y,g")?;
    visit.select("[data-seat='1'] [data-act=color]", "b")?;
    shown("b,r")?;
    // A seat plays earlier, with its colour and player.
    visit.select("[data-seat='2'] [data-act=who]", "here")?;
    visit.select("[data-seat='1'] [data-act=who]", "computer1")?;
    visit.click("[data-seat='2'] [data-act=earlier]")?;
    shown("r,b")?;
    visit.wait_until("document.querySelector('[data-seat=\"1\"] [data-act=who]').value === 'here'")?;
    visit.wait_until("document.querySelector('[data-seat=\"2\"] [data-act=who]').value === 'computer1'")?;
    visit.click(&button("begin"))?;
    visit.wait_for(".play")?;
    assert_eq!(name_of(&visit, Color::Red)?, "Someone here");
    assert_eq!(name_of(&visit, Color::Black)?, "Computer, level 1");
    visit.finish()
}

#[test]
fn a_series_adds_up_and_goes_on_with_seats_rotated() -> Done {
    let visit = Visit::desktop();
    visit.open("/setup#shacru")?;
    visit.select("[data-seat='2'] [data-act=who]", "here")?;
    visit.select(".row.two select:not([data-act])", "2")?;
    visit.click(&button("begin"))?;
    visit.wait_for(".play")?;
    let mut mirror = Mirror::of_start(START.parse().unwrap());
    make_all(&visit, Way::Mouse, &mut mirror, "e1-e2 e9-e8")?;
    visit.click(&button("resign"))?;
    visit.click(&button("resign-yes"))?;
    visit.wait_for_text(".totals caption", "Game 1 of 2")?;
    visit.wait_for_text(".totals tr:nth-child(2)", "Someone here 1 1")?;
    visit.wait_for_text(&button("again"), "Next game")?;
    visit.click(&button("again"))?;
    visit.wait_for_text(".player[data-color=green] strong", "Someone here")?;
    visit.click(&button("resign"))?;
    visit.click(&button("resign-yes"))?;
    visit.wait_for_text(".totals caption", "Game 2 of 2")?;
    visit.wait_for_text(&button("again"), "Rematch")?;
    visit.finish()
}

#[test]
fn without_the_twist_none_is_asked_for() -> Done {
    let visit = Visit::desktop();
    Kept::of_two("notwist", &START.replace("shacru", "shacru:notwist")).open(&visit)?;
    visit.click(&cell("a3"))?;
    visit.click(&cell("b4"))?;
    wait_for_moves(&visit, &["a3-b4"])?;
    visit.finish()
}

#[test]
fn a_wrong_address_gets_a_friendly_page() -> Done {
    let visit = Visit::desktop();
    visit.goto(&visit.url("/nowhere"))?;
    visit.wait_for("h1")?;
    visit.click("a[href='/']")?;
    visit.wait_for_text("h1", "Three games, one board")?;
    // The browser itself reports the answer 404.
    let said = visit.take_console();
    assert!(said.iter().all(|line| line.text.contains("404")), "{said:?}");
    visit.finish()
}
