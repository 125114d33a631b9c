//! Whole courses, gone through by real clicks.

use super::{act_on, course, solve, wait_for_step};
use crate::hand::{Way, button};
use crate::languages::check_texts;
use crate::world::{Done, Visit};
use pacru_browser::PageOptions;
use pacru_rules::GameKind;

/// From the list of courses to the end of one.
#[track_caller]
fn go_through(options: PageOptions, way: Way, game: GameKind) -> Done {
    let visit = Visit::new(PageOptions { reduced_motion: true, ..options });
    let language = &options.language[..2];
    visit.open("/learn")?;
    act_on(&visit, way, &format!(".card[data-game={game}] a.button"))?;
    let course = course(game);
    for step in &course.steps {
        wait_for_step(&visit, &step.id)?;
        check_texts(&visit, &step.id, language)?;
        if step.has_task() {
            solve(&visit, way, step)?;
            check_texts(&visit, &step.id, language)?;
        }
        visit.wait_until(&format!("location.hash === '#{}'", step.id))?;
        act_on(&visit, way, &button("next-step"))?;
    }
    wait_for_step(&visit, "end")?;
    check_texts(&visit, "the end of the course", language)?;
    assert_eq!(visit.count(".step-item[data-mark=done]")?, course.steps.len());
    // What comes next.
    visit.wait_for(".lesson-end a.button.primary")?;
    act_on(&visit, way, &button("play-level-1"))?;
    visit.wait_for(&format!(".play[data-game={game}]"))?;
    visit.finish()
}

#[test]
fn shacru_in_english() -> Done {
    go_through(PageOptions::DESKTOP, Way::Mouse, GameKind::Shacru)
}

#[test]
fn shacru_in_spanish() -> Done {
    go_through(PageOptions { language: "es-MX", ..PageOptions::DESKTOP }, Way::Mouse, GameKind::Shacru)
}

#[test]
fn shacru_in_russian() -> Done {
    go_through(PageOptions { language: "ru", dark: true, ..PageOptions::DESKTOP }, Way::Mouse, GameKind::Shacru)
}

#[test]
fn shacru_in_korean_on_a_phone() -> Done {
    go_through(PageOptions { language: "ko-KR", ..PageOptions::PHONE }, Way::Finger, GameKind::Shacru)
}

#[test]
fn shacru_in_japanese() -> Done {
    go_through(PageOptions { language: "ja", ..PageOptions::DESKTOP }, Way::Mouse, GameKind::Shacru)
}

#[test]
fn azacru_in_english() -> Done {
    go_through(PageOptions::DESKTOP, Way::Mouse, GameKind::Azacru)
}

#[test]
fn pacru_in_english() -> Done {
    go_through(PageOptions::DESKTOP, Way::Mouse, GameKind::Pacru)
}
