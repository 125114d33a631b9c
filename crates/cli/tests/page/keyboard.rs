//! Everything with the keyboard alone.

use crate::hand::{Way, cell, focused, make_all};
use crate::kept::{Kept, wait_for_moves};
use crate::world::{Done, Visit};

const START: &str = "shacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1";

/// Whoever has the keyboard can be seen to have it.
const VISIBLE: &str = "(() => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement);
    return document.activeElement.matches(':focus-visible')
        && (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 || boxShadow !== 'none');
})()";

/// Goes on with Tab until an element has the keyboard; everything on the way can be seen to have it.
#[track_caller]
fn tab_to(visit: &Visit, selector: &str) -> Done {
    for _ in 0..60 {
        visit.press("Tab")?;
        visit.wait_until(VISIBLE)?;
        if visit.eval(&format!("document.activeElement.matches({})", serde_json::json!(selector)))? == true {
            return Ok(());
        }
    }
    panic!("Tab does not lead to {selector}");
}

#[test]
fn a_few_turns_of_shacru_by_keyboard() -> Done {
    let visit = Visit::desktop();
    let mut mirror = Kept::of_two("keys", START).open(&visit)?;
    tab_to(&visit, ".board [data-field]")?;
    assert_eq!(focused(&visit)?, Some("e1".parse().unwrap()), "the first chevron that can move");
    make_all(&visit, Way::Keyboard, &mut mirror, "e1-e2 e9-e8 a3-b4< a7-b6 i3-h4>")?;
    mirror.check_counts(&visit)?;
    // A choice is taken back with Escape, a turn with u.
    visit.press("Home")?;
    visit.press("PageDown")?;
    assert_eq!(focused(&visit)?, Some("a1".parse().unwrap()));
    visit.press("End")?;
    visit.press("PageUp")?;
    assert_eq!(focused(&visit)?, Some("i9".parse().unwrap()));
    visit.press("u")?;
    wait_for_moves(&visit, &["e1-e2", "e9-e8", "a3-b4<", "a7-b6"])?;
    visit.finish()
}

#[test]
fn a_twist_is_chosen_with_tab_and_enter_and_taken_back_with_escape() -> Done {
    let visit = Visit::desktop();
    Kept::of_two("keytwist", "shacru gy g 8Y4/9/9/9/9/9/4G04/9/8G0 - 0 9").open(&visit)?;
    tab_to(&visit, ".board [data-field]")?;
    assert_eq!(focused(&visit)?, Some("i1".parse().unwrap()));
    for key in ["ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowUp", "ArrowUp", "Enter", "ArrowUp", "Enter"] {
        visit.press(key)?;
    }
    visit.wait_for_text(".prompt", "Over the border: which way shall it point?")?;
    visit.press("Escape")?;
    visit.wait_for_text(".prompt", "Choose where it goes.")?;
    visit.press("Escape")?;
    visit.wait_for_text(".prompt", "choose a chevron")?;
    for key in ["ArrowDown", "Enter", "ArrowUp", "Enter"] {
        visit.press(key)?;
    }
    tab_to(&visit, ".steps [data-act=twist-right]")?;
    visit.press("Enter")?;
    wait_for_moves(&visit, &["e3-e4>"])?;
    visit.finish()
}

#[test]
fn fields_are_read_out() -> Done {
    let visit = Visit::desktop();
    Kept::of_two("read", START).open(&visit)?;
    let label =
        |field: &str| Ok::<_, pacru_browser::Error>(visit.attribute(&cell(field), "aria-label")?.unwrap_or_default());
    assert_eq!(label("e1")?, "e1, green chevron facing north; can move to d2, e2, f2");
    assert_eq!(label("e9")?, "e9, yellow chevron facing south");
    assert_eq!(label("e5")?, "e5, neutral");
    visit.click(&cell("e1"))?;
    visit.wait_until(&format!(
        "document.querySelector({}).ariaLabel === 'e1, green chevron facing north; chosen'",
        serde_json::json!(cell("e1"))
    ))?;
    assert_eq!(label("e2")?, "e2, neutral; can be reached");
    visit.click(&cell("e2"))?;
    wait_for_moves(&visit, &["e1-e2"])?;
    assert_eq!(label("e2")?, "e2, green chevron facing north, on its marker");
    visit.finish()
}

/// Everything is yellow but e4 and e5; only the green chevron can still gain them.
const NEARLY_OVER: &str =
    "shacru gy g yyyyyyyyy/yyyyyyyyy/yyyyyyyyy/yyyyyyyyy/yyyy1yyyy/yyyy1yyyy/yyyyG0yyyy/yyyyyyyyy/yyyyyyyyY4+ - 0 60";

#[test]
fn a_game_to_its_end_and_a_rematch_by_keyboard() -> Done {
    let visit = Visit::desktop();
    Kept::of_two("keyend", NEARLY_OVER).open(&visit)?;
    tab_to(&visit, ".board [data-field]")?;
    // The only chevron that can move is chosen already.
    visit.wait_for_text(".prompt", "Choose where it goes.")?;
    visit.press("ArrowUp")?;
    if focused(&visit)? == Some("e5".parse().unwrap()) {
        visit.press("ArrowDown")?;
    }
    assert_eq!(focused(&visit)?, Some("e4".parse().unwrap()));
    visit.press("Enter")?;
    visit.press("2")?;
    // Yellow cannot move and passes.
    visit.wait_for_text(".prompt", "passes.")?;
    wait_for_moves(&visit, &["e3-e4", "pass"])?;
    visit.press("ArrowUp")?;
    visit.press("Enter")?;
    visit.wait_for_text(".ending h2", "Yellow wins!")?;
    tab_to(&visit, "[data-act=again]")?;
    visit.press("Enter")?;
    visit.wait_for_text(".player[data-color=green] strong", "Someone here")?;
    visit.finish()
}

#[test]
fn from_the_start_to_a_game_and_its_settings_by_keyboard() -> Done {
    let visit = Visit::desktop();
    visit.open("/")?;
    visit.press("Tab")?;
    visit.wait_until("document.activeElement.matches('.skip')")?;
    visit.press("Enter")?;
    tab_to(&visit, "[data-act=play-shacru]")?;
    visit.press("Enter")?;
    visit.wait_for(".play[data-game=shacru]")?;
    tab_to(&visit, ".board [data-field]")?;
    visit.finish()
}

#[test]
fn a_turn_on_the_spot_by_keyboard() -> Done {
    let visit = Visit::desktop();
    let position = "pacru gy g 8Y4/9/9/9/3g5/2g6/1g7/g8/4G03g - 5 9";
    let mut mirror = Kept::of_two("keyturn", position).open(&visit)?;
    tab_to(&visit, ".board [data-field]")?;
    make_all(&visit, Way::Keyboard, &mut mirror, "e1<(a2,d5)")?;
    mirror.check_counts(&visit)?;
    visit.finish()
}
