//! The analysis board: records come in, the computer thinks, moves branch, and everything goes out again.

use crate::hand::{button, cell};
use crate::kept::Kept;
use crate::world::{Done, Visit};

const RECORD: &str = "[Game \"shacru\"]\n[Order \"gy\"]\n\n1. e1-e2 {to the middle} e9-e8 2. a3-b3\n*\n";

/// The moves of the main line, and of the branches.
const MAIN: &str = "[...document.querySelectorAll('.line.main > li > .move')].map(it => it.textContent.trim().replace(/^\\d+/, '')).join(' ')";
const BRANCH: &str = "[...document.querySelectorAll('.line.branch .move')].map(it => it.textContent.trim().replace(/^\\d+/, '')).join(' ')";

/// Pastes a text and opens it.
#[track_caller]
fn paste(visit: &Visit, text: &str) -> Done {
    // The computer has something to show, or is switched off.
    visit.wait_until(
        "document.querySelector('[data-line]') !== null || !document.querySelector('.engine .switch input').checked",
    )?;
    if visit.eval("document.querySelector('[data-fold=import]').open")? == false {
        visit.click("[data-fold=import] summary")?;
    }
    visit.click(&button("import-text"))?;
    visit.press("Control+a")?;
    visit.press("Delete")?;
    visit.dispatch("Input.insertText", &serde_json::json!({ "text": text }))?;
    visit.click(&button("import"))
}

/// Waits until the position as text is this one.
#[track_caller]
fn wait_for_position(visit: &Visit, position: &str) -> Done {
    visit.wait_until(&format!(
        "document.querySelector('[data-act=position-text]').value === {}",
        serde_json::json!(position)
    ))
}

#[test]
fn a_pasted_record_is_gone_through_with_the_computer() -> Done {
    let visit = Visit::desktop();
    visit.open("/analyse")?;
    paste(&visit, RECORD)?;
    visit.wait_until(&format!("{MAIN} === 'e1-e2 e9-e8 a3-b3'"))?;
    visit.wait_for_text(".comment", "to the middle")?;
    wait_for_position(&visit, "shacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1")?;
    for line in 1..=3 {
        visit.wait_for(&format!("[data-line='{line}']"))?;
    }
    visit.wait_for("[id^=h-hint-]")?;
    visit.wait_for(".shares [data-color=green][data-share]")?;
    visit.wait_for_text("[data-engine=progress]", "positions looked at")?;
    let at = |count: usize| {
        visit.wait_until(&format!("document.querySelector('.tree .move[aria-current]').dataset.node === '{count}'"))
    };
    at(0)?;
    visit.click(&button("next"))?;
    at(1)?;
    visit.click(&button("last"))?;
    at(3)?;
    visit.click(&button("previous"))?;
    at(2)?;
    // The computer thinks about what is shown now.
    visit.wait_for("[data-line='1']")?;
    visit.click(&button("first"))?;
    at(0)?;
    visit.click(".line.main > li:nth-child(2) .move")?;
    at(2)?;
    visit.click(".engine .switch")?;
    visit.wait_gone("[data-line='1']")?;
    visit.wait_for_text("[data-engine=progress]", "Switched off")?;
    visit.finish()
}

#[test]
fn other_moves_become_branches() -> Done {
    let visit = Visit::desktop();
    visit.open("/analyse")?;
    visit.click(".engine .switch")?;
    paste(&visit, RECORD)?;
    visit.wait_until(&format!("{MAIN} === 'e1-e2 e9-e8 a3-b3'"))?;
    visit.click(&button("next"))?;
    visit.click(&cell("a7"))?;
    visit.click(&cell("b6"))?;
    visit.click(".steps [data-act=twist-left]")?;
    visit.wait_until(&format!("{BRANCH} === 'a7-b6<'"))?;
    visit.wait_until(&format!("{MAIN} === 'e1-e2 e9-e8 a3-b3'"))?;
    visit.click(&button("promote"))?;
    visit.wait_until(&format!("{MAIN} === 'e1-e2 a7-b6<' && {BRANCH} === 'e9-e8 a3-b3'"))?;
    // It survives a reload.
    visit.reload()?;
    visit.wait_until(&format!("{MAIN} === 'e1-e2 a7-b6<' && {BRANCH} === 'e9-e8 a3-b3'"))?;
    visit.click(".line.branch .move")?;
    visit.click(&button("delete"))?;
    visit.wait_until(&format!("{MAIN} === 'e1-e2 a7-b6<' && {BRANCH} === ''"))?;
    visit.finish()
}

#[test]
fn a_game_is_evaluated_as_a_whole() -> Done {
    let visit = Visit::desktop();
    visit.open("/analyse")?;
    paste(&visit, RECORD)?;
    visit.wait_until(&format!("{MAIN} === 'e1-e2 e9-e8 a3-b3'"))?;
    visit.wait_for("[data-line='1']")?;
    let progress = visit.once("document.querySelector('progress')", "")?;
    visit.click(&button("evaluate"))?;
    visit.wait_until(&progress)?;
    visit.wait_for(".share-chart polyline")?;
    visit.wait_for(&button("evaluate"))?;
    visit
        .wait_until("document.querySelector('.share-chart polyline').getAttribute('points').split(' ').length === 4")?;
    visit.wait_until("document.querySelector('.turning-point, .course p.muted') !== null")?;
    // A click on the chart goes to the turn.
    visit.click(".share-chart")?;
    visit.wait_until("document.querySelector('.tree .move[aria-current]').dataset.node !== '0'")?;
    visit.finish()
}

#[test]
fn a_best_line_can_be_played() -> Done {
    let visit = Visit::desktop();
    visit.open("/analyse")?;
    visit.wait_for("[data-line='1']")?;
    visit.click("[data-line='1']")?;
    visit.wait_until("document.querySelectorAll('.line.main > li').length === 1")?;
    visit.finish()
}

#[test]
fn nonsense_says_what_is_wrong_with_it() -> Done {
    let visit = Visit::desktop();
    visit.open("/analyse")?;
    visit.click(".engine .switch")?;
    for (text, said) in [
        ("", "There is nothing to open yet."),
        ("hello there", "This is neither a record nor a position nor a list of moves."),
        ("[Game \"shacru\"]\n[Order \"gy\"]\n\n1. e1-e5\n*", "Line 4, character 4: e1-e5 – Too far"),
        ("[Game \"chess\"]\n[Order \"gy\"]\n\n*", "none of the three games"),
        ("[Order \"gy\"]\n\n*", "The tag Game is missing."),
        ("shacru gy g 9/9 - 0 1", "There are 2 ranks, not nine."),
        ("shacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0", "It is missing."),
    ] {
        paste(&visit, text)?;
        visit.wait_for_text("#import-problem", said)?;
        visit.wait_for(".analysis .board")?;
    }
    // What is right then takes its place.
    paste(&visit, "1. e1-e2 e9-e8")?;
    visit.wait_until(&format!("{MAIN} === 'e1-e2 e9-e8'"))?;
    assert_eq!(visit.text("#import-problem")?, "");
    visit.finish()
}

#[test]
fn a_position_comes_in_and_goes_out() -> Done {
    let visit = Visit::desktop();
    visit.open("/analyse")?;
    let position = "pacru gy g 8Y4/9/9/9/4Y4+4/3G11G73/9/9/9 - 5 9";
    paste(&visit, position)?;
    wait_for_position(&visit, position)?;
    visit.click(&cell("d4"))?;
    visit.click(&cell("e5"))?;
    visit.wait_until(&format!("{MAIN} === 'd4xe5'"))?;
    let after = "pacru gy y 8Y4/9/9/9/4G1+4/5G73/9/9/9 - 0 10";
    wait_for_position(&visit, after)?;
    visit.click("[data-fold=export] summary")?;
    visit.grant_clipboard()?;
    visit.click_for_text(&button("copy-position"), &button("copy-position"), "Copied")?;
    assert_eq!(visit.eval("navigator.clipboard.readText()")?, after);
    visit.click_for_text(&button("copy-record"), &button("copy-record"), "Copied")?;
    let record = visit.eval("navigator.clipboard.readText()")?;
    assert!(record.as_str().unwrap_or_default().contains("d4xe5"), "{record}");
    visit.click_for_text(&button("copy-picture"), &button("copy-picture"), "Copied")?;
    assert_eq!(visit.eval("navigator.clipboard.read().then(([item]) => item.types.join())")?, "image/png");
    let folder = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("page-analysis");
    visit.allow_downloads(&folder)?;
    visit.click(&button("save-picture"))?;
    let picture = std::fs::read_to_string(visit.wait_for_download("pacru.svg")?).unwrap();
    assert!(picture.starts_with("<svg"), "{picture}");
    visit.click(&button("save-record"))?;
    let record = std::fs::read_to_string(visit.wait_for_download("pacru.pcr")?).unwrap();
    assert!(record.contains("d4xe5"), "{record}");
    visit.finish()
}

#[test]
fn a_position_is_edited() -> Done {
    let visit = Visit::desktop();
    visit.open("/analyse")?;
    visit.click(&button("edit"))?;
    visit.wait_for("[data-view=editor]")?;
    visit.wait_for_text("[data-editor=check]", "This is a possible position.")?;
    visit.click(&button("editor-empty"))?;
    visit.click(&button("chevron-green"))?;
    visit.click(&cell("e3"))?;
    visit.click(&button("chevron-yellow"))?;
    for _ in 0..4 {
        visit.click(&button("chevron-yellow"))?;
    }
    visit.click(&cell("e9"))?;
    visit.click(&button("marker-yellow"))?;
    visit.click(&cell("e4"))?;
    visit.click(&cell("a1"))?;
    visit.click(&button("eraser"))?;
    visit.click(&cell("a1"))?;
    visit.wait_for_text("[data-editor=check]", "This is a possible position.")?;
    visit.click(&button("editor-use"))?;
    visit.wait_for(".tree")?;
    wait_for_position(&visit, "shacru gy g 4Y44/9/9/9/9/4y4/4G04/9/9 - 0 1")?;
    // A chevron too many is refused in words.
    visit.click(&button("edit"))?;
    visit.click(&button("chevron-green"))?;
    for field in ["a1", "b1", "c1", "d1"] {
        visit.click(&cell(field))?;
    }
    visit.wait_for_text("[data-editor=check]", "is one too many: at most 4 are allowed.")?;
    visit.wait_for(&format!("{}:disabled", button("editor-use")))?;
    visit.click(&button("editor-leave"))?;
    wait_for_position(&visit, "shacru gy g 4Y44/9/9/9/9/4y4/4G04/9/9 - 0 1")?;
    visit.finish()
}

#[test]
fn a_game_is_opened_in_the_analysis() -> Done {
    let visit = Visit::desktop();
    let start = "shacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1";
    Kept::of_two("looked", start).after("e1-e2 e9-e8 e2-e3").open(&visit)?;
    visit.click(".play .controls a.button")?;
    visit.wait_for(".analysis")?;
    assert_eq!(visit.path()?, "/analyse/looked");
    visit.wait_until(&format!("{MAIN} === 'e1-e2 e9-e8 e2-e3'"))?;
    visit.wait_for("[data-line='1']")?;
    visit.back()?;
    visit.wait_for(".play")?;
    visit.open("/analyse/nothere")?;
    visit.wait_for_text("h1", "This game is not here")?;
    visit.finish()
}
