//! Games survive: a reload, a closed page, and each other.

use crate::hand::{Way, button, cell, make_all};
use crate::kept::{Kept, wait_for_moves};
use crate::world::{Done, Visit};
use pacru_browser::PageOptions;

const START: &str = "shacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1";
const CALM: PageOptions = PageOptions { reduced_motion: true, ..PageOptions::DESKTOP };

#[test]
fn a_reload_in_mid_game_keeps_it() -> Done {
    let visit = Visit::desktop();
    let mut mirror = Kept::of_two("reload", START).open(&visit)?;
    make_all(&visit, Way::Mouse, &mut mirror, "e1-e2 a7-b6<")?;
    visit.click(&cell("e2"))?;
    visit.reload()?;
    visit.wait_for(".play")?;
    wait_for_moves(&visit, &["e1-e2", "a7-b6<"])?;
    mirror.check_counts(&visit)?;
    make_all(&visit, Way::Mouse, &mut mirror, "e2-e3")?;
    visit.finish()
}

#[test]
fn a_closed_page_keeps_the_game_and_the_computer_goes_on() -> Done {
    let mut visit = Visit::desktop();
    visit.open("/")?;
    visit.click(&button("play-shacru"))?;
    visit.wait_for(".play[data-game=shacru]")?;
    let path = visit.path()?;
    visit.click(&cell("e1"))?;
    visit.click(&cell("e2"))?;
    visit.wait_until("document.querySelectorAll('.play .moves li').length === 1")?;
    // Closed while the computer thinks.
    visit.come_back(CALM);
    visit.open("/")?;
    visit.wait_for_text("h2", "Go on with a game")?;
    visit.click(".kept-board")?;
    visit.wait_for(".play[data-game=shacru]")?;
    assert_eq!(visit.path()?, path);
    visit.wait_until("document.querySelectorAll('.play .moves li').length === 2")?;
    visit.finish()
}

#[test]
fn what_is_played_in_another_tab_is_taken_over() -> Done {
    let visit = Visit::desktop();
    Kept::of_two("tabs", START).after("e1-e2").open(&visit)?;
    wait_for_moves(&visit, &["e1-e2"])?;
    // What the browser tells this tab when another one has kept a move.
    Kept::of_two("tabs", START).after("e1-e2 e9-e8").put(&visit)?;
    visit.eval("window.dispatchEvent(new StorageEvent('storage')), 0")?;
    wait_for_moves(&visit, &["e1-e2", "e9-e8"])?;
    visit.finish()
}

#[test]
fn several_games_are_kept_and_one_is_removed() -> Done {
    let visit = Visit::desktop();
    visit.open("/games")?;
    visit.wait_for_text("main", "No game is kept in this browser yet.")?;
    Kept::of_two("first", START).after("e1-e2").touched(1000).put(&visit)?;
    Kept::of_two("second", &START.replace("shacru", "pacru")).touched(3000).put(&visit)?;
    Kept::of_two("third", &START.replace("shacru", "azacru")).after("resign:y").touched(2000).put(&visit)?;
    visit.reload()?;
    visit.wait_for(".kept-game")?;
    let names = "[...document.querySelectorAll('.kept-game h2')].map(name => name.innerText.trim()).join()";
    // The last touched comes first.
    visit.wait_until(&format!("{names} === 'Pacru,Azacru,Shacru'"))?;
    visit.wait_for_text(".kept-game:nth-child(2)", "Green wins!")?;
    visit.wait_for_text(".kept-game:nth-child(3)", "Turn 2")?;
    visit.click(".kept-game:nth-child(2) [data-act=forget]")?;
    visit.wait_for_text(".kept-game:nth-child(2)", "Remove for good?")?;
    visit.click(".kept-game:nth-child(2) [data-act=forget]")?;
    visit.wait_until(&format!("{names} === 'Pacru,Shacru'"))?;
    visit.reload()?;
    visit.wait_until(&format!("{names} === 'Pacru,Shacru'"))?;
    visit.click(".kept-game:nth-child(2) h2 a")?;
    visit.wait_for(".play[data-game=shacru]")?;
    wait_for_moves(&visit, &["e1-e2"])?;
    visit.back()?;
    visit.wait_for(".kept-game")?;
    visit.open("/play/third")?;
    visit.wait_for_text("h1", "This game is not here")?;
    visit.finish()
}

#[test]
fn what_is_kept_and_broken_harms_nothing() -> Done {
    let visit = Visit::desktop();
    visit.open("/")?;
    visit.eval("localStorage.setItem('pacru.game.broken', 'nonsense')")?;
    visit.eval("localStorage.setItem('pacru.plan.shacru', 'nonsense')")?;
    visit.eval("localStorage.setItem('pacru.analysis', 'nonsense')")?;
    visit.open("/games")?;
    visit.wait_for_text("main", "No game is kept in this browser yet.")?;
    visit.open("/play/broken")?;
    visit.wait_for_text("h1", "This game is not here")?;
    visit.open("/analyse")?;
    visit.wait_for(".analysis .board")?;
    visit.open("/setup#shacru")?;
    visit.click(&button("begin"))?;
    visit.wait_for(".play[data-game=shacru]")?;
    visit.finish()
}
