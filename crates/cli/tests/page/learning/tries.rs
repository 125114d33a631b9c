//! Wrong tries get the rule and a hint, and the solution is shown on request.

use super::{wait_for_phase, wait_for_step};
use crate::hand::{button, cell, focused};
use crate::world::{Done, Visit};

/// What is told about a field.
#[track_caller]
fn wait_on_field(visit: &Visit, field: &str, what: &str) -> Done {
    visit.wait_until(&format!("document.querySelector('{}').ariaLabel.includes('{what}')", cell(field)))
}

#[test]
fn a_refused_try_names_the_rule_and_helps() -> Done {
    let visit = Visit::desktop();
    visit.open("/learn/shacru#three-ways")?;
    visit.click(&cell("f2"))?;
    visit.wait_for_text(".prompt .refusal .rule-link", "S-R3")?;
    visit.wait_for_text(".prompt .hint", "A chevron cannot go sideways or back.")?;
    visit.wait_for("#h-cause-f2")?;
    visit.click(&cell("e4"))?;
    visit.wait_for_text(".prompt .refusal", "Too far: in Shacru a chevron moves one field.")?;
    visit.wait_for_text(".prompt .hint", "In Shacru a chevron goes one field at a time.")?;
    // The link leads to the rule, and back to the step.
    visit.click(".prompt .refusal .rule-link")?;
    visit.wait_for("article.rule.aimed[id='S-R3']")?;
    assert_eq!(visit.path()?, "/rules/shacru#S-R3");
    visit.back()?;
    wait_for_step(&visit, "three-ways")?;
    visit.click(&cell("e3"))?;
    wait_for_phase(&visit, "solved")?;
    visit.finish()
}

#[test]
fn a_move_that_misses_the_goal_is_shown_and_taken_back() -> Done {
    let visit = Visit::desktop();
    visit.open("/learn/shacru#twist")?;
    visit.click(&cell("e4"))?;
    visit.click(&format!(".steps {}", button("straight")))?;
    visit.wait_for_text(".prompt .hint", "You crossed the border, but you did not twist.")?;
    visit.wait_for_text(".prompt .missed .rule-link", "S-R4")?;
    wait_on_field(&visit, "e4", "green chevron")?;
    wait_for_phase(&visit, "trying")?;
    wait_on_field(&visit, "e3", "green chevron")?;
    visit.wait_for_text(".prompt .hint", "You crossed the border, but you did not twist.")?;
    assert!(visit.exists(".step-item[data-step=twist][data-mark=open]")?);
    visit.click(&cell("e4"))?;
    visit.click(&format!(".steps {}", button("twist-left")))?;
    wait_for_phase(&visit, "solved")?;
    visit.wait_for(".step-item[data-step=twist][data-mark=done]")?;
    visit.finish()
}

#[test]
fn passing_is_refused_where_something_can_move() -> Done {
    let visit = Visit::desktop();
    visit.open("/learn/shacru#turns")?;
    visit.click(&format!(".steps {}", button("pass")))?;
    visit.wait_for_text(".prompt .refusal .rule-link", "S-R2")?;
    visit.wait_for_text(".prompt .hint", "You can move, so you must.")?;
    visit.click(&cell("e9"))?;
    visit.wait_for_text(".prompt .hint", "That chevron is yellow.")?;
    visit.finish()
}

/// A click on another chevron of one's own chooses it; to drag one there is to try to move there.
#[test]
fn a_chevron_dropped_on_another_of_ones_own_is_refused() -> Done {
    let visit = Visit::desktop();
    visit.open("/learn/shacru#chevron-in-the-way")?;
    visit.drag(&cell("e2"), &cell("e3"))?;
    visit.wait_for_text(".prompt .refusal .rule-link", "S-R5")?;
    visit.wait_for_text(".prompt .hint", "Your own chevron stands on e3.")?;
    visit.wait_for("#h-cause-e3")?;
    visit.wait_for("#h-selected-e2")?;
    visit.click(&cell("e3"))?;
    visit.wait_for("#h-selected-e3")?;
    visit.wait_gone(".prompt .refusal")?;
    visit.drag(&cell("e2"), &cell("f3"))?;
    wait_for_phase(&visit, "solved")?;
    // The same in Pacru.
    visit.open("/learn/pacru#forbidden")?;
    visit.drag(&cell("e1"), &cell("e2"))?;
    visit.wait_for_text(".prompt .refusal .rule-link", "R7")?;
    visit.wait_for_text(".prompt .hint", "It does not help that it is yours.")?;
    visit.finish()
}

#[test]
fn the_solution_is_shown_and_then_tried() -> Done {
    let visit = Visit::desktop();
    visit.open("/learn/shacru#pointing")?;
    visit.click(&button("show-me"))?;
    wait_for_phase(&visit, "shown")?;
    wait_on_field(&visit, "d2", "green chevron")?;
    visit.wait_for(".step-item[data-step=pointing][data-mark=skipped]")?;
    visit.click(&button("again"))?;
    wait_for_phase(&visit, "trying")?;
    wait_on_field(&visit, "f1", "green chevron")?;
    visit.click(&cell("e2"))?;
    // Yellow answers.
    wait_on_field(&visit, "e8", "yellow chevron")?;
    wait_for_phase(&visit, "trying")?;
    visit.click(&cell("d2"))?;
    wait_for_phase(&visit, "solved")?;
    visit.wait_for(".step-item[data-step=pointing][data-mark=done]")?;
    visit.finish()
}

#[test]
fn the_keyboard_goes_on_where_a_button_has_gone() -> Done {
    let visit = Visit::desktop();
    visit.open("/learn/shacru#pointing")?;
    visit.wait_for(&button("show-me"))?;
    visit.eval("document.querySelector('[data-act=show-me]').focus()")?;
    visit.press("Enter")?;
    wait_for_phase(&visit, "shown")?;
    visit.wait_until("document.activeElement.matches('[data-act=next-step]')")?;
    visit.eval("document.querySelector('[data-act=again]').focus()")?;
    visit.press("Enter")?;
    wait_for_phase(&visit, "trying")?;
    visit.wait_until("document.activeElement.matches('.board [data-field]')")?;
    visit.finish()
}

#[test]
fn a_step_is_done_by_keyboard_alone() -> Done {
    let visit = Visit::desktop();
    visit.open("/learn/shacru#three-ways")?;
    visit.eval("document.querySelector('.board .cell[tabindex=\"0\"]').focus()")?;
    assert_eq!(focused(&visit)?.map(|field| field.to_string()).as_deref(), Some("e2"));
    visit.press("ArrowUp")?;
    visit.press("Enter")?;
    wait_for_phase(&visit, "solved")?;
    // The board keeps the keyboard: Enter there does nothing any more.
    assert_eq!(focused(&visit)?.map(|field| field.to_string()).as_deref(), Some("e3"));
    visit.eval("document.querySelector('[data-act=next-step]').focus()")?;
    visit.press("Enter")?;
    wait_for_step(&visit, "pointing")?;
    // The reader is at the heading of the new step.
    visit.wait_until("document.activeElement === document.querySelector('.lesson h1')")?;
    visit.finish()
}
