//! The courses hold what they promise: positions are legal, tasks can be solved, wrong tries go wrong as the files say.

mod common;

use common::{Complaints, courses, game_of};
use pacru_rulebook::{Attempt, Course, Step, Verdict, WrongTry, from_json, refusal_kind, to_json};
use pacru_rules::{GameKind, Move, Refusal, RuleId};
use std::collections::BTreeSet;

/// The booklets' picture situations; each has its counterpart in a course.
const SITUATIONS: [(GameKind, &[&str]); 3] = [
    (GameKind::Shacru, &["three-ways", "twist", "blocked-by-chevron", "blocked-by-marker", "winning-by-count"]),
    (
        GameKind::Azacru,
        &[
            "power-two",
            "power-three",
            "long-move",
            "twist",
            "connection",
            "connection-over-opponent",
            "connection-loses-chevron",
            "connection-jump",
            "connection-jump-over-border",
            "last-round-red-green-yellow",
        ],
    ),
    (
        GameKind::Pacru,
        &[
            "borderland-change",
            "power-two",
            "power-three",
            "long-move",
            "connection",
            "connection-over-opponent",
            "connection-jump",
            "connection-jump-over-border",
            "connection-or-border",
            "transformation",
            "pincer",
            "meeting",
            "reorientation-45",
            "reorientation-90",
            "losing-by-being-blocked",
            "winning-by-count",
        ],
    ),
];

/// How many steps are short enough for 2–5, 5–10 and 10–20 minutes.
const LENGTHS: [(GameKind, std::ops::RangeInclusive<usize>); 3] =
    [(GameKind::Shacru, 10..=14), (GameKind::Azacru, 12..=16), (GameKind::Pacru, 20..=26)];

fn each_step(mut check: impl FnMut(&mut Complaints, &str, &Course, &Step)) {
    let mut complaints = Complaints::default();
    for course in courses() {
        for step in &course.steps {
            let place = format!("{} {}", course.game, step.id);
            check(&mut complaints, &place, &course, step);
        }
    }
}

/// Plays the learner's moves as written; what came of the last, or the refusal of a move that cannot even be read.
fn try_line(step: &Step, line: &[String]) -> Result<(Verdict, usize), (usize, Refusal)> {
    let mut attempt = Attempt::new(step);
    let mut last = None;
    for (turn, text) in line.iter().enumerate() {
        let mv = attempt.position().parse_move(text).map_err(|error| (turn, error.refusal))?;
        let verdict = attempt.play(mv);
        let goes_on = matches!(verdict, Verdict::GoOn { .. });
        last = Some((verdict, turn));
        if !goes_on {
            break;
        }
    }
    Ok(last.expect("a line has moves"))
}

#[test]
fn every_step_is_a_game_under_way_in_its_own_game() {
    each_step(|complaints, place, course, step| {
        let position = step.position;
        complaints.unless(position.ruleset().kind() == course.game, format!("{place}: a position of another game"));
        complaints.unless(position.is_over() == step.over, format!("{place}: is the game over or not?"));
        complaints.unless(!(step.over && step.has_task()), format!("{place}: a task in a game that is over"));
        complaints.unless(!step.rules.is_empty(), format!("{place}: teaches nothing"));
        let pointed_at: BTreeSet<_> = step.highlights.iter().collect();
        complaints.unless(pointed_at.len() == step.highlights.len(), format!("{place}: points at a field twice"));
    });
}

#[test]
fn ids_are_plain_and_stand_for_one_step() {
    let mut complaints = Complaints::default();
    for course in courses() {
        let mut seen = BTreeSet::new();
        for step in &course.steps {
            let plain = step.id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
            complaints.unless(plain && step.id != "course", format!("{}: '{}' is no id", course.game, step.id));
            complaints.unless(seen.insert(&step.id), format!("{}: '{}' is there twice", course.game, step.id));
        }
    }
}

#[test]
fn every_task_is_solved_by_each_of_its_solutions() {
    each_step(|complaints, place, _, step| {
        complaints.unless(
            step.has_task() != step.solutions.is_empty(),
            format!("{place}: a task has solutions, and only a task"),
        );
        for line in &step.solutions {
            let length = line.len() == step.turns.len();
            complaints.unless(length, format!("{place}: {line:?} has not one move for each turn"));
            match try_line(step, line) {
                Ok((Verdict::Solved { .. }, _)) => {}
                other => complaints.add(format!("{place}: {line:?} does not solve it: {other:?}")),
            }
        }
    });
}

#[test]
fn every_solution_is_written_as_the_rules_engine_writes_it() {
    each_step(|complaints, place, _, step| {
        for line in &step.solutions {
            let mut attempt = Attempt::new(step);
            for text in line {
                let Ok(mv) = attempt.position().parse_move(text) else { return };
                complaints.unless(mv.to_string() == *text, format!("{place}: '{text}' is written '{mv}'"));
                attempt.play(mv);
            }
        }
    });
}

#[test]
fn every_wrong_try_goes_wrong_as_it_says() {
    each_step(|complaints, place, _, step| {
        complaints.unless(
            step.has_task() != step.wrong.is_empty(),
            format!("{place}: a task has wrong tries, and only a task"),
        );
        for wrong in &step.wrong {
            let complaint = check_wrong(step, wrong);
            if let Err(complaint) = complaint {
                complaints.add(format!("{place}: {:?}: {complaint}", wrong.moves));
            }
        }
    });
}

fn check_wrong(step: &Step, wrong: &WrongTry) -> Result<(), String> {
    let expected_turn = wrong.moves.len().checked_sub(1).ok_or("no moves")?;
    let own_hint = format!("hint-{}", wrong.hint);
    let (turn, refusal, hint) = match try_line(step, &wrong.moves) {
        Ok((Verdict::Missed { hint, .. }, turn)) => (turn, None, hint),
        Ok((Verdict::Refused { refusal, hint }, turn)) => (turn, Some(refusal), hint),
        Err((turn, refusal)) => {
            let mut attempt = Attempt::new(step);
            for text in &wrong.moves[..turn] {
                let mv = attempt.position().parse_move(text).expect("read before");
                attempt.play(mv);
            }
            match attempt.refused(refusal) {
                Verdict::Refused { refusal, hint } => (turn, Some(refusal), hint),
                other => return Err(format!("{other:?}")),
            }
        }
        Ok((verdict, _)) => return Err(format!("goes right: {verdict:?}")),
    };
    if turn != expected_turn {
        return Err(format!("goes wrong in turn {} already", turn + 1));
    }
    let kind = refusal.map(|refusal| refusal_kind(&refusal.reason));
    let rule = refusal.and_then(|refusal| refusal.rule);
    if (kind, rule) != (wrong.refusal.as_deref(), wrong.rule) {
        return Err(format!("refused with {kind:?} {rule:?}"));
    }
    if hint != own_hint {
        return Err(format!("answered with {hint}, not {own_hint}"));
    }
    Ok(())
}

#[test]
fn replies_are_legal_whatever_right_move_the_learner_makes() {
    each_step(|complaints, place, _, step| {
        let mut ways = 0;
        follow(&Attempt::new(step), step, place, complaints, &mut ways);
        complaints.unless(!step.has_task() || ways > 0, format!("{place}: no way leads to the goal"));
    });
}

/// Follows every right move to the end; a move that meets a turn's goals but leaves no room for the replies is a trap.
fn follow(attempt: &Attempt, step: &Step, place: &str, complaints: &mut Complaints, ways: &mut usize) {
    if attempt.is_solved() {
        *ways += 1;
        return;
    }
    let turn = &step.turns[attempt.turns_done()];
    let before = *attempt.position();
    before.for_each_move(|mv: Move| {
        let mut next = attempt.clone();
        match next.play(mv) {
            Verdict::Solved { .. } => *ways += 1,
            Verdict::GoOn { .. } => follow(&next, step, place, complaints, ways),
            Verdict::Missed { played, .. } => {
                let happening =
                    pacru_rulebook::Happening { before: &before, mv, events: &played.events, after: &played.after };
                let meets = turn.goals.iter().all(|goal| goal.is_met(&happening));
                complaints.unless(!meets, format!("{place}: after {mv} the replies are not legal"));
            }
            Verdict::Refused { refusal, .. } => complaints.add(format!("{place}: {mv} is refused: {refusal}")),
        }
    });
}

#[test]
fn after_the_replies_the_learner_is_to_move() {
    each_step(|complaints, place, _, step| {
        for line in &step.solutions {
            let mut attempt = Attempt::new(step);
            for text in line {
                let Ok(mv) = attempt.position().parse_move(text) else { return };
                if let Verdict::GoOn { .. } = attempt.play(mv) {
                    let position = attempt.position();
                    let own = position.to_move() == step.position.to_move() && !position.is_over();
                    complaints.unless(own, format!("{place}: after {mv} and its replies somebody else is to move"));
                }
            }
        }
        let after_the_last = step.turns.last().is_some_and(|turn| !turn.replies.is_empty());
        complaints.unless(!after_the_last, format!("{place}: replies after the last turn are never played"));
    });
}

#[test]
fn every_rule_is_taught_by_a_step_of_its_game() {
    let courses = courses();
    let mut complaints = Complaints::default();
    for &tag in RuleId::ALL {
        let course = courses.iter().find(|course| course.game == game_of(tag)).expect("each game has a course");
        complaints.unless(course.teaches(tag).is_some(), format!("no step teaches {tag}"));
    }
    for course in &courses {
        for step in &course.steps {
            for &tag in &step.rules {
                let fits = game_of(tag) == course.game;
                complaints.unless(fits, format!("{} {} claims to teach {tag}", course.game, step.id));
            }
        }
    }
}

#[test]
fn every_picture_situation_has_its_step() {
    let courses = courses();
    let mut complaints = Complaints::default();
    for (game, expected) in SITUATIONS {
        let course = courses.iter().find(|course| course.game == game).expect("each game has a course");
        let shown: BTreeSet<_> = course.steps.iter().flat_map(|step| &step.situations).map(String::as_str).collect();
        let expected: BTreeSet<_> = expected.iter().copied().collect();
        for missing in expected.difference(&shown) {
            complaints.add(format!("{game}: no step shows {missing}"));
        }
        for unknown in shown.difference(&expected) {
            complaints.add(format!("{game}: {unknown} is no situation of the booklets"));
        }
    }
}

#[test]
fn the_courses_are_short() {
    let courses = courses();
    for (game, lengths) in LENGTHS {
        let course = courses.iter().find(|course| course.game == game).expect("each game has a course");
        assert!(lengths.contains(&course.steps.len()), "{game} has {} steps", course.steps.len());
    }
}

#[test]
fn a_course_is_the_same_after_its_journey_as_json() {
    for course in courses() {
        let back: Course = from_json(&to_json(&course)).unwrap();
        assert_eq!(back, course);
    }
}

/// The list of goals is closed: what no task asks for is not in it.
#[test]
fn every_goal_is_asked_for_somewhere() {
    const GOALS: [&str; 23] = [
        "arrived",
        "blocked",
        "captured",
        "changed",
        "connected",
        "crossed",
        "ended",
        "far",
        "from",
        "gained",
        "gained-nothing",
        "jumped",
        "kept-chevrons",
        "last-round-began",
        "lost-chevron",
        "met",
        "passed",
        "reoriented",
        "took-last",
        "transformed",
        "twisted",
        "went",
        "won",
    ];
    let mut asked = BTreeSet::new();
    each_step(|_, _, _, step| {
        for goal in step.turns.iter().flat_map(|turn| &turn.goals) {
            // `"met"` or `{"far":2}`: the name is the first word.
            asked.insert(to_json(goal).split('"').nth(1).expect("a goal has a name").to_owned());
        }
    });
    assert_eq!(asked, GOALS.map(str::to_owned).into());
}
