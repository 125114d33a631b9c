//! What is remembered of a learner, and what the start page offers.

use super::{course, solve, wait_for_step};
use crate::hand::{Way, button};
use crate::world::{Done, Visit};
use pacru_browser::PageOptions;
use pacru_rules::GameKind;

const DESKTOP: PageOptions = PageOptions { reduced_motion: true, ..PageOptions::DESKTOP };

#[test]
fn progress_survives_and_a_skipped_step_is_found_again() -> Done {
    let mut visit = Visit::desktop();
    let course = course(GameKind::Shacru);
    visit.open("/learn/shacru")?;
    // The first is looked at, the second done, the third skipped.
    wait_for_step(&visit, &course.steps[0].id)?;
    visit.click(&button("next-step"))?;
    wait_for_step(&visit, &course.steps[1].id)?;
    solve(&visit, Way::Mouse, &course.steps[1])?;
    visit.click(&button("next-step"))?;
    wait_for_step(&visit, &course.steps[2].id)?;
    visit.click(&button("skip"))?;
    wait_for_step(&visit, &course.steps[3].id)?;
    let marks = |visit: &Visit| {
        for (step, mark) in course.steps.iter().zip(["done", "done", "skipped", "open"]) {
            visit.wait_for(&format!(".step-item[data-step={}][data-mark={mark}]", step.id))?;
        }
        Ok(())
    };
    marks(&visit)?;
    visit.reload()?;
    marks(&visit)?;
    visit.come_back(DESKTOP);
    visit.open("/learn")?;
    visit.wait_for(".card[data-game=shacru] [data-done='2']")?;
    visit.wait_for(".card[data-game=pacru] [data-done='0']")?;
    // It goes on where it was left.
    visit.click(".card[data-game=shacru] a.button")?;
    wait_for_step(&visit, &course.steps[3].id)?;
    visit.click(&format!(".step-item[data-step={}] a", course.steps[2].id))?;
    wait_for_step(&visit, &course.steps[2].id)?;
    visit.back()?;
    wait_for_step(&visit, &course.steps[3].id)?;
    // Forgetting takes two clicks.
    visit.click(&button("start-over"))?;
    marks(&visit)?;
    visit.click(&button("start-over"))?;
    wait_for_step(&visit, &course.steps[0].id)?;
    visit.wait_until("document.querySelectorAll('.step-item:not([data-mark=open])').length === 0")?;
    visit.finish()
}

#[test]
fn a_course_that_was_begun_is_gone_on_with() -> Done {
    let visit = Visit::desktop();
    let shacru = course(GameKind::Shacru);
    let (second, third) = (&shacru.steps[1].id, &shacru.steps[2].id);
    visit.open("/learn/shacru")?;
    wait_for_step(&visit, &shacru.steps[0].id)?;
    // Only looking does not begin it.
    visit.open("/")?;
    visit.wait_for_text(".offer[data-game=shacru]", "New here?")?;
    visit.open("/learn/shacru")?;
    visit.click(&button("next-step"))?;
    wait_for_step(&visit, second)?;
    visit.click(&button("skip"))?;
    wait_for_step(&visit, third)?;
    visit.open("/")?;
    visit.wait_for_text(".offer[data-game=shacru]", &format!("You are at step 3 of {}.", shacru.steps.len()))?;
    visit.click(".offer a.button")?;
    wait_for_step(&visit, third)?;
    // The course that was learned last comes first, and one that was refused comes back when it is learned after all.
    visit.open("/")?;
    visit.click(&button("offer-refuse"))?;
    visit.wait_gone(".offer")?;
    visit.open("/learn/azacru")?;
    visit.click(&button("skip"))?;
    wait_for_step(&visit, &course(GameKind::Azacru).steps[1].id)?;
    visit.open("/")?;
    visit.wait_for_text(".offer[data-game=azacru]", "You are at step 2 of")?;
    visit.open(&format!("/learn/shacru#{third}"))?;
    visit.click(&button("skip"))?;
    wait_for_step(&visit, &shacru.steps[3].id)?;
    visit.open("/")?;
    visit.wait_for_text(".offer[data-game=shacru]", "You are at step 4 of")?;
    // Whoever has come to the end of the last course is left in peace.
    for game in GameKind::ALL {
        visit.open(&format!("/learn/{game}#end"))?;
        wait_for_step(&visit, "end")?;
    }
    visit.open("/")?;
    visit.wait_for(".daily-line")?;
    assert!(!visit.exists(".offer")?, "there is nothing left to offer");
    visit.finish()
}

#[test]
fn a_first_time_visitor_is_offered_the_right_course() -> Done {
    let visit = Visit::desktop();
    visit.open("/")?;
    visit.click(".offer[data-game=shacru] a.button")?;
    wait_for_step(&visit, &course(GameKind::Shacru).steps[0].id)?;
    // At the end of a course the next one is offered.
    visit.open("/learn/shacru#end")?;
    wait_for_step(&visit, "end")?;
    visit.open("/")?;
    visit.wait_for(".offer[data-game=azacru]")?;
    visit.click(&button("offer-refuse"))?;
    visit.wait_gone(".offer")?;
    visit.reload()?;
    visit.wait_for(".card")?;
    assert!(!visit.exists(".offer")?, "what was refused is not offered again");
    visit.open("/learn/azacru#end")?;
    wait_for_step(&visit, "end")?;
    visit.open("/")?;
    visit.wait_for(".offer[data-game=pacru]")?;
    visit.finish()
}

#[test]
fn where_one_is_in_a_course_is_seen() -> Done {
    let visit = Visit::desktop();
    let steps = course(GameKind::Pacru).steps;
    let is_seen = "(() => { const list = document.querySelector('.step-list').getBoundingClientRect(), \
        own = document.querySelector('.step-item a[aria-current]').getBoundingClientRect(); \
        return own.top >= list.top && own.bottom <= Math.min(list.bottom, innerHeight) && scrollY === 0; })()";
    visit.open(&format!("/learn/pacru#{}", steps[steps.len() - 3].id))?;
    wait_for_step(&visit, &steps[steps.len() - 3].id)?;
    visit.wait_until(is_seen)?;
    visit.wait_for_text(".head nav a[aria-current]", "Learn")?;
    visit.click(&button("skip"))?;
    wait_for_step(&visit, &steps[steps.len() - 2].id)?;
    visit.wait_until(is_seen)?;
    visit.open("/rules/pacru")?;
    visit.wait_for_text(".head nav a[aria-current]", "Rules")?;
    visit.finish()
}
