//! Drag and drop with the mouse.

use crate::hand::{button, cell};
use crate::kept::{Kept, wait_for_moves};
use crate::world::{Done, Visit};

const START: &str = "shacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1";

#[test]
fn a_chevron_is_dragged_to_where_it_goes() -> Done {
    let visit = Visit::desktop();
    let mut mirror = Kept::of_two("drag", START).open(&visit)?;
    visit.drag(&cell("e1"), &cell("e2"))?;
    wait_for_moves(&visit, &["e1-e2"])?;
    mirror.follow(&visit)?;
    // What is still to be chosen is asked for.
    visit.drag(&cell("a7"), &cell("b6"))?;
    visit.wait_for_text(".prompt", "Over the border: which way shall it point?")?;
    visit.click(&format!(".steps {}", button("twist-right")))?;
    wait_for_moves(&visit, &["e1-e2", "a7-b6>"])?;
    mirror.follow(&visit)?;
    mirror.check_counts(&visit)?;
    visit.finish()
}

#[test]
fn a_chevron_dropped_where_it_cannot_go_stays_and_says_why() -> Done {
    let visit = Visit::desktop();
    Kept::of_two("drop", START).open(&visit)?;
    let place = "JSON.stringify(document.querySelector('[id=\"c-g-e1\"]').getBoundingClientRect())";
    let before = visit.eval(place)?;
    visit.drag(&cell("e1"), &cell("e5"))?;
    visit.wait_for_text(".refusal", "Too far: in Shacru a chevron moves one field.")?;
    visit.wait_until(&format!("{place} === {}", serde_json::json!(before)))?;
    wait_for_moves(&visit, &[])?;
    // Another's chevron cannot be dragged.
    visit.drag(&cell("e9"), &cell("e8"))?;
    wait_for_moves(&visit, &[])?;
    // Nor does a drag that ends where it began move anything; the chevron is still chosen.
    visit.drag(&cell("e1"), &cell("e2"))?;
    wait_for_moves(&visit, &["e1-e2"])?;
    visit.finish()
}

#[test]
fn a_choice_of_pacru_follows_a_drag() -> Done {
    let visit = Visit::desktop();
    let position = "pacru gy g 8Y4/9/9/9/9/9/4G04/9/4G04 - 5 9";
    Kept::of_two("dragmark", position).open(&visit)?;
    visit.drag(&cell("e3"), &cell("e4"))?;
    visit.wait_for_text(".prompt", "Over the border: choose a neutral field to mark.")?;
    visit.click(&cell("d5"))?;
    wait_for_moves(&visit, &["e3-e4(d5)"])?;
    visit.finish()
}
