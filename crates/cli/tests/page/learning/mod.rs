//! Learning the games: courses, challenges, the rulebook and questions, in a real browser.

mod challenges;
mod courses;
mod progress;
mod rulebook;
mod tries;

use crate::hand::{Way, act, button, steps};
use crate::world::{Done, Visit};
use pacru_rulebook::{Attempt, Course, Step, files};
use pacru_rules::{GameKind, Move, Position};
use std::path::{Path, PathBuf};

/// Where the data lies.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulebook")
}

fn course(game: GameKind) -> Course {
    files::course(&folder(), game).unwrap_or_else(|error| panic!("{error}"))
}

/// Waits until a step is shown.
#[track_caller]
fn wait_for_step(visit: &Visit, id: &str) -> Done {
    visit.wait_for(&format!(".lesson [data-step=\"{id}\"]:not(li)"))
}

/// Waits until the learner may try, the task is solved, and so on.
#[track_caller]
fn wait_for_phase(visit: &Visit, phase: &str) -> Done {
    visit.wait_for(&format!(".stage[data-phase={phase}]"))
}

/// Makes a move on the board where something is tried.
#[track_caller]
fn try_move(visit: &Visit, way: Way, position: &Position, mv: Move) -> Done {
    if mv == Move::Pass {
        return act_on(visit, way, &format!(".steps {}", button("pass")));
    }
    for step in steps(position, mv) {
        act(visit, way, step)?;
    }
    Ok(())
}

#[track_caller]
fn act_on(visit: &Visit, way: Way, selector: &str) -> Done {
    if way == Way::Finger { visit.tap(selector) } else { visit.click(selector) }
}

/// Does the task of the step that is shown, as the data says.
#[track_caller]
fn solve(visit: &Visit, way: Way, step: &Step) -> Done {
    let mut attempt = Attempt::new(step);
    for word in &step.solutions[0] {
        wait_for_phase(visit, "trying")?;
        let mv = attempt.position().parse_move(word).unwrap_or_else(|error| panic!("{}: {error}", step.id));
        try_move(visit, way, attempt.position(), mv)?;
        attempt.play(mv);
    }
    assert!(attempt.is_solved(), "{}", step.id);
    wait_for_phase(visit, "solved")?;
    visit.wait_for(".prompt .praise")
}
