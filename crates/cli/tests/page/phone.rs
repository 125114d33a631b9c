//! A phone: fingers, and little room.

use crate::hand::{Way, button, cell, make_all};
use crate::kept::{Kept, wait_for_moves};
use crate::languages::{VIEWS, check_width, prepare};
use crate::world::{Done, Visit};
use pacru_browser::PageOptions;

const START: &str = "shacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1";
const PHONE: PageOptions = PageOptions { reduced_motion: true, ..PageOptions::PHONE };

#[test]
fn moves_are_tapped() -> Done {
    let visit = Visit::new(PHONE);
    let mut mirror = Kept::of_two("tap", START).open(&visit)?;
    make_all(&visit, Way::Finger, &mut mirror, "e1-e2 e9-e8 a3-b4< a7-b6 i3-h4>")?;
    mirror.check_counts(&visit)?;
    visit.tap(&button("undo"))?;
    wait_for_moves(&visit, &["e1-e2", "e9-e8", "a3-b4<", "a7-b6"])?;
    visit.finish()
}

#[test]
fn choices_of_pacru_are_tapped() -> Done {
    let visit = Visit::new(PHONE);
    let mut mirror = Kept::of_two("tapmark", "pacru gy g 8Y4/9/9/9/9/4g4/4y4/3gG0+4/8G0 - 0 9").open(&visit)?;
    make_all(&visit, Way::Finger, &mut mirror, "e2-e4(*)")?;
    let mut mirror = Kept::of_two("tapturn", "pacru gy g 8Y4/9/9/9/3g5/2g6/1g7/g8/4G03g - 5 9").open(&visit)?;
    make_all(&visit, Way::Finger, &mut mirror, "e1>(a2,d5)")?;
    visit.finish()
}

#[test]
fn a_chevron_is_dragged_with_a_finger() -> Done {
    let visit = Visit::new(PHONE);
    let mut mirror = Kept::of_two("touchdrag", START).open(&visit)?;
    visit.touch_drag(&cell("e1"), &cell("e2"))?;
    wait_for_moves(&visit, &["e1-e2"])?;
    mirror.follow(&visit)?;
    visit.touch_drag(&cell("a7"), &cell("b6"))?;
    visit.wait_for_text(".prompt", "Over the border: which way shall it point?")?;
    visit.tap(&format!(".steps {}", button("straight")))?;
    wait_for_moves(&visit, &["e1-e2", "a7-b6"])?;
    mirror.follow(&visit)?;
    mirror.check_counts(&visit)?;
    visit.finish()
}

#[test]
fn the_board_takes_the_full_width_and_the_choices_are_within_reach() -> Done {
    let visit = Visit::new(PHONE);
    Kept::of_two("wide", START).open(&visit)?;
    visit.wait_until("document.querySelector('.board').getBoundingClientRect().width >= innerWidth - 24")?;
    visit.tap(&cell("a3"))?;
    visit.tap(&cell("b4"))?;
    // The board, the question and its buttons are in the window at once.
    for selector in [".board", ".prompt", "[data-act=twist-left]", "[data-act=straight]", "[data-act=twist-right]"] {
        visit.wait_until(&format!(
            "(({{ top, bottom, left, right }}) => top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth)
                (document.querySelector({}).getBoundingClientRect())",
            serde_json::json!(selector)
        ))?;
    }
    visit.wait_until(
        "[...document.querySelectorAll('.steps button')].every(it => it.getBoundingClientRect().height >= 40)",
    )?;
    visit.finish()
}

#[test]
fn nothing_overflows_on_the_smallest_phone() -> Done {
    let visit = Visit::new(PageOptions { width: 320, height: 568, ..PHONE });
    prepare(&visit)?;
    for path in VIEWS {
        visit.open(path)?;
        check_width(&visit, path, 320)?;
    }
    visit.open("/play/ended")?;
    visit.wait_for(".ending")?;
    check_width(&visit, "the end of a game", 320)?;
    visit.open("/play/turning")?;
    visit.tap(&cell("e1"))?;
    visit.tap(&format!(".steps {}", button("turn-left")))?;
    check_width(&visit, "a turn on the spot", 320)?;
    visit.open("/analyse/ended")?;
    visit.tap(&button("edit"))?;
    visit.wait_for("[data-view=editor]")?;
    check_width(&visit, "the position editor", 320)?;
    visit.finish()
}
