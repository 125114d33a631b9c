//! What is around the board: undo and redo, looking back, hints, resigning, and how the board is shown.

use crate::hand::{Way, button, cell, make_all};
use crate::kept::{Kept, shown_moves, wait_for_moves};
use crate::world::{Done, Visit};
use pacru_browser::PageOptions;

const START: &str = "shacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1";

/// Whether coordinates stand beside the board.
const LABELS: &str = "document.querySelectorAll('.board [id^=\"l-\"]').length";

/// The field in the corner at the top left.
const CORNER: &str = "document.querySelector('.board .cell').dataset.field";

#[test]
fn undo_and_redo_between_two_people() -> Done {
    let visit = Visit::desktop();
    let mut mirror = Kept::of_two("undo", START).open(&visit)?;
    visit.wait_for(&format!("{}:disabled", button("undo")))?;
    make_all(&visit, Way::Mouse, &mut mirror, "e1-e2 e9-e8 e2-e3")?;
    visit.click(&button("undo"))?;
    wait_for_moves(&visit, &["e1-e2", "e9-e8"])?;
    visit.click(&button("undo"))?;
    wait_for_moves(&visit, &["e1-e2"])?;
    visit.wait_for_text(".prompt", "Yellow: choose a chevron.")?;
    visit.click(&button("redo"))?;
    wait_for_moves(&visit, &["e1-e2", "e9-e8"])?;
    visit.click(&button("redo"))?;
    wait_for_moves(&visit, &["e1-e2", "e9-e8", "e2-e3"])?;
    visit.wait_for(&format!("{}:disabled", button("redo")))?;
    mirror.check_counts(&visit)?;
    // Another move forgets what was taken back.
    visit.click(&button("undo"))?;
    wait_for_moves(&visit, &["e1-e2", "e9-e8"])?;
    visit.click(&cell("a3"))?;
    visit.click(&cell("b3"))?;
    wait_for_moves(&visit, &["e1-e2", "e9-e8", "a3-b3"])?;
    visit.wait_for(&format!("{}:disabled", button("redo")))?;
    visit.finish()
}

#[test]
fn undo_against_the_computer_goes_back_to_ones_own_turn() -> Done {
    let visit = Visit::desktop();
    let mut mirror = Kept::new("undocpu", START, &["me", "computer1"]).open(&visit)?;
    make_all(&visit, Way::Mouse, &mut mirror, "e1-e2")?;
    visit.wait_until("document.querySelectorAll('.play .moves li').length === 2")?;
    let played = shown_moves(&visit)?;
    visit.wait_for_text(".prompt", "Your turn (green)")?;
    visit.click(&button("undo"))?;
    wait_for_moves(&visit, &[])?;
    visit.wait_for_text(".prompt", "Your turn (green)")?;
    visit.click(&button("redo"))?;
    let played: Vec<&str> = played.iter().map(String::as_str).collect();
    wait_for_moves(&visit, &played)?;
    // Taken back while the computer thinks, it does not move.
    visit.click(&button("undo"))?;
    wait_for_moves(&visit, &[])?;
    visit.click(&cell("a3"))?;
    visit.click(&cell("b3"))?;
    visit.wait_until("document.querySelectorAll('.play .moves li').length >= 1")?;
    visit.click(&button("undo"))?;
    wait_for_moves(&visit, &[])?;
    visit.wait_for_text(".prompt", "Your turn (green)")?;
    visit.finish()
}

#[test]
fn a_computer_that_thinks_can_be_hurried() -> Done {
    let visit = Visit::desktop();
    let start = START.replace("shacru", "pacru");
    let mut mirror = Kept::new("hurry", &start, &["me", "computer8"]).open(&visit)?;
    // The page itself clicks at once: who looks from outside may come when the computer has finished.
    let thinks = "document.querySelector('.prompt')?.textContent.includes('Yellow is thinking…')";
    let hurried = visit.once(
        &format!("{thinks} && document.querySelector('{}:enabled')", button("hurry")),
        &format!("document.querySelector('{}').click();", button("hurry")),
    )?;
    make_all(&visit, Way::Mouse, &mut mirror, "e1-e2")?;
    visit.wait_until(&hurried)?;
    if mirror.game.plies().len() == 1 {
        mirror.follow(&visit)?;
    }
    visit.wait_for_text(".prompt", "Your turn (green)")?;
    visit.finish()
}

#[test]
fn the_turns_of_a_game_are_looked_back_at() -> Done {
    let visit = Visit::desktop();
    let moves = ["e1-e2", "e9-e8", "e2-e3", "e8-e7"];
    Kept::of_two("back", START).after(&moves.join(" ")).open(&visit)?;
    let shown = |count: usize| {
        visit.wait_until(&format!(
            "[...document.querySelectorAll('.moves li')].findIndex(li => li.querySelector('[aria-current]')) === {count} - 1"
        ))
    };
    let green = |markers: &str| visit.wait_for(&format!(".player[data-color=green] [data-markers='{markers}']"));
    shown(4)?;
    green("2")?;
    visit.click(&button("previous"))?;
    shown(3)?;
    visit.wait_for_text(".prompt", "You are looking at an earlier turn.")?;
    visit.click(&button("previous"))?;
    shown(2)?;
    green("1")?;
    visit.click(&button("next"))?;
    shown(3)?;
    green("2")?;
    visit.click(&button("first"))?;
    shown(0)?;
    green("0")?;
    visit.wait_for(&format!("{}:disabled", button("first")))?;
    visit.click(".moves li:nth-child(1) button")?;
    shown(1)?;
    // A click on the board goes back to the game, and moves nothing.
    visit.click(&cell("a3"))?;
    shown(4)?;
    visit.wait_for_text(".prompt", "Your turn (green): choose a chevron.")?;
    visit.click(&button("first"))?;
    visit.click(&button("last"))?;
    shown(4)?;
    visit.click(&button("previous"))?;
    visit.click(&button("to-the-game"))?;
    shown(4)?;
    wait_for_moves(&visit, &moves)?;
    visit.finish()
}

#[test]
fn a_hint_is_an_arrow_that_can_be_followed() -> Done {
    let visit = Visit::desktop();
    let mirror = Kept::of_two("hint", START).open(&visit)?;
    assert!(!visit.exists("[id^=h-hint-]")?);
    visit.click(&button("hint"))?;
    visit.wait_for("[id^=h-hint-]")?;
    visit.wait_for_text(".prompt", "Hint: ")?;
    let arrow = visit.attribute("[id^=h-hint-]", "id")?.unwrap_or_default();
    let fields: Vec<&str> = arrow.trim_start_matches("h-hint-").split('-').collect();
    let (from, to) = (fields[0].parse().unwrap(), fields[1].parse().unwrap());
    assert!(mirror.position().route(from, to).is_ok(), "{arrow}");
    visit.click(&cell(from))?;
    visit.wait_gone("[id^=h-hint-]")?;
    visit.finish()
}

#[test]
fn resigning_is_asked_about_and_ends_the_game() -> Done {
    let visit = Visit::desktop();
    Kept::of_two("resign", START).after("e1-e2 e9-e8").open(&visit)?;
    visit.click(&button("resign"))?;
    visit.wait_for_text("[role=alertdialog]", "Do you want to resign?")?;
    visit.click("[role=alertdialog] button:not(.primary)")?;
    visit.wait_gone("[role=alertdialog]")?;
    wait_for_moves(&visit, &["e1-e2", "e9-e8"])?;
    visit.click(&button("resign"))?;
    visit.click(&button("resign-yes"))?;
    visit.wait_for_text(".ending h2", "Yellow wins!")?;
    visit.wait_for_text(".ending p", "No other player is left.")?;
    wait_for_moves(&visit, &["e1-e2", "e9-e8", "resign:g"])?;
    visit.wait_gone(&button("resign"))?;
    visit.finish()
}

#[test]
fn a_record_is_saved_and_copied_at_the_end() -> Done {
    let visit = Visit::desktop();
    let kept = Kept::of_two("saved", START).after("e1-e2 e9-e8 resign:g");
    kept.open(&visit)?;
    let folder = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("page-saved");
    visit.allow_downloads(&folder)?;
    visit.click(&button("save-record"))?;
    let file = visit.wait_for_download("shacru-saved.pcr")?;
    let text = std::fs::read_to_string(&file).unwrap();
    let record: pacru_rules::Record = text.parse().unwrap();
    assert_eq!(record.game().plies().len(), 3);
    assert_eq!((record.tag("Green"), record.tag("Yellow")), (Some("You"), Some("Someone here")));
    visit.grant_clipboard()?;
    visit.click_for_text(&button("copy-record"), &button("copy-record"), "Copied")?;
    assert_eq!(visit.eval("navigator.clipboard.readText()")?, text);
    visit.finish()
}

#[test]
fn confirming_and_coordinates_are_set_and_remembered() -> Done {
    let mut visit = Visit::desktop();
    visit.open("/settings")?;
    visit.click("label.switch:nth-last-of-type(3)")?;
    visit.click("label.switch:nth-last-of-type(2)")?;
    // The tone is on from the start.
    visit.wait_until("document.querySelectorAll('.switch input:checked').length === 3")?;
    let kept = Kept::of_two("confirm", START);
    kept.open(&visit)?;
    visit.wait_until(&format!("{LABELS} === 18"))?;
    visit.click(&cell("e1"))?;
    visit.click(&cell("e2"))?;
    visit.wait_for_text(".prompt", "Play this move?")?;
    wait_for_moves(&visit, &[])?;
    visit.click(&format!(".steps {}", button("back")))?;
    visit.wait_gone(&button("confirm"))?;
    wait_for_moves(&visit, &[])?;
    visit.click(&cell("e2"))?;
    visit.click(&button("confirm"))?;
    wait_for_moves(&visit, &["e1-e2"])?;
    visit.click(&cell("e9"))?;
    visit.click(&cell("e8"))?;
    visit.wait_for_text(".prompt", "Play this move?")?;
    visit.press("Enter")?;
    wait_for_moves(&visit, &["e1-e2", "e9-e8"])?;
    // In another tab, later.
    visit.come_back(PageOptions { reduced_motion: true, ..PageOptions::DESKTOP });
    visit.open("/settings")?;
    visit.wait_until("document.querySelectorAll('.switch input:checked').length === 3")?;
    visit.click("label.switch:nth-last-of-type(3)")?;
    visit.click("label.switch:nth-last-of-type(2)")?;
    visit.wait_until("document.querySelectorAll('.switch input:checked').length === 1")?;
    visit.open(&kept.path())?;
    visit.wait_until(&format!("{LABELS} === 0"))?;
    visit.click(&cell("e2"))?;
    visit.click(&cell("e3"))?;
    wait_for_moves(&visit, &["e1-e2", "e9-e8", "e2-e3"])?;
    visit.finish()
}

#[test]
fn light_or_dark_is_chosen_and_remembered() -> Done {
    let visit = Visit::desktop();
    visit.open("/settings")?;
    let theme = |name: &str| visit.wait_until(&format!("document.documentElement.dataset.theme === '{name}'"));
    theme("light")?;
    visit.set_dark(true)?;
    theme("dark")?;
    visit.click(".choice:has(input[value=light])")?;
    theme("light")?;
    visit.reload()?;
    visit.wait_for("main h1")?;
    theme("light")?;
    visit.click(".choice:has(input[value=dark])")?;
    visit.set_dark(false)?;
    theme("dark")?;
    visit.finish()
}

#[test]
fn the_board_is_turned_and_still_obeys() -> Done {
    let visit = Visit::desktop();
    let mut mirror = Kept::of_two("turned", START).open(&visit)?;
    assert_eq!(visit.eval(CORNER)?, "a9", "green sits at the bottom");
    let mut corners = Vec::new();
    for _ in 0..4 {
        let before = visit.eval(CORNER)?;
        visit.click(&button("turn-board"))?;
        visit.wait_until(&format!("{CORNER} !== {before}"))?;
        corners.push(visit.eval(CORNER)?.as_str().unwrap().to_owned());
        if corners.len() < 3 {
            let mv = ["e1-e2", "e9-e8"][corners.len() - 1];
            make_all(&visit, Way::Mouse, &mut mirror, mv)?;
        }
    }
    assert_eq!(corners.last().map(String::as_str), Some("a9"));
    corners.sort();
    assert_eq!(corners, ["a1", "a9", "i1", "i9"]);
    visit.finish()
}

#[test]
fn the_side_of_the_player_at_the_screen_is_at_the_bottom() -> Done {
    let visit = Visit::desktop();
    Kept::new("below", START, &["here", "me"]).open(&visit)?;
    assert_eq!(visit.eval(CORNER)?, "i1");
    visit.finish()
}
