//! What an attempt says to a learner's moves, and what the readers say to data that is wrong.

mod common;

use common::courses;
use pacru_rulebook::{Attempt, Course, Played, Step, Verdict, from_json};
use pacru_rules::draft::{DraftRefusal, DraftStep};
use pacru_rules::{BoardEvent, Draft, GameKind, Reason, Refusal, RuleId};

fn step(game: GameKind, id: &str) -> Step {
    let course = courses().into_iter().find(|course| course.game == game).expect("each game has a course");
    course.find(id).unwrap_or_else(|| panic!("no step {id}")).1.clone()
}

fn play(attempt: &mut Attempt, text: &str) -> Verdict {
    let mv = attempt.position().parse_move(text).unwrap_or_else(|error| panic!("{error}"));
    attempt.play(mv)
}

/// Chooses fields as a page does, until the rules refuse one.
fn click(attempt: &Attempt, fields: &[&str]) -> Refusal {
    let mut draft = Draft::Chevron;
    for field in fields {
        match draft.choose(attempt.position(), field.parse().expect("a field")) {
            DraftStep::Next(next) => draft = next,
            DraftStep::Refused(DraftRefusal::Rule(refusal)) => return refusal,
            other => panic!("{field}: {other:?}"),
        }
    }
    panic!("nothing was refused")
}

fn hint(verdict: Verdict) -> String {
    match verdict {
        Verdict::Missed { hint, .. } | Verdict::Refused { hint, .. } => hint,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_right_move_is_answered_and_the_last_one_solves() {
    let step = step(GameKind::Shacru, "pointing");
    let mut attempt = Attempt::new(&step);
    assert!(!attempt.is_solved());
    let Verdict::GoOn { played, replies } = play(&mut attempt, "f1-e2") else { panic!("not right") };
    assert_eq!(played.mv.to_string(), "f1-e2");
    let [Played { mv, events, after }] = &replies[..] else { panic!("{replies:?}") };
    assert_eq!(mv.to_string(), "e9-e8");
    assert!(matches!(events[0], BoardEvent::Travelled { .. }));
    assert_eq!(after, attempt.position());
    assert_eq!(attempt.turns_done(), 1);
    let Verdict::Solved { played } = play(&mut attempt, "e2-d2") else { panic!("not solved") };
    assert_eq!(&played.after, attempt.position());
    assert!(attempt.is_solved());
}

#[test]
fn a_miss_leaves_the_attempt_as_it_was_and_shows_where_it_led() {
    let step = step(GameKind::Shacru, "pointing");
    let mut attempt = Attempt::new(&step);
    let Verdict::Missed { played, hint } = play(&mut attempt, "f1-f2") else { panic!("right?") };
    assert_eq!(hint, "hint-straight");
    assert_ne!(played.after, step.position);
    assert_eq!(attempt.position(), &step.position);
    assert_eq!(attempt.turns_done(), 0);
}

#[test]
fn a_miss_that_the_files_do_not_name_gets_the_general_hint() {
    let mut attempt = Attempt::new(&step(GameKind::Shacru, "pointing"));
    assert_eq!(hint(play(&mut attempt, "f1-g2")), "hint");
}

#[test]
fn a_miss_with_another_choice_on_the_same_way_gets_the_same_hint() {
    let mut attempt = Attempt::new(&step(GameKind::Pacru, "connection-or-border"));
    assert_eq!(hint(play(&mut attempt, "e1-e4(e5)")), "hint-border");
    assert_eq!(hint(play(&mut attempt, "e1-e4(d6)")), "hint-border");
}

#[test]
fn a_refused_click_gets_the_hint_of_the_try_that_is_refused_just_so() {
    let attempt = Attempt::new(&step(GameKind::Shacru, "chevron-in-the-way"));
    assert_eq!(hint(attempt.refused(click(&attempt, &["e2", "d3"]))), "hint-theirs");
    let own = attempt.position().parse_move("e2-e3").unwrap_err().refusal;
    assert_eq!(hint(attempt.refused(own)), "hint-own");
}

#[test]
fn a_refusal_for_the_same_reason_elsewhere_gets_the_hint_too() {
    let attempt = Attempt::new(&step(GameKind::Shacru, "three-ways"));
    // Named are e2-f2 and e2-e4.
    assert_eq!(hint(attempt.refused(click(&attempt, &["e2", "e1"]))), "hint-sideways");
    assert_eq!(hint(attempt.refused(click(&attempt, &["e2", "e6"]))), "hint-far");
    let Verdict::Refused { refusal, .. } = attempt.refused(click(&attempt, &["e9"])) else { panic!("not refused") };
    assert_eq!(refusal.rule, Some(RuleId::SR2));
    assert_eq!(hint(attempt.refused(refusal)), "hint");
}

#[test]
fn a_click_on_a_chevron_that_only_one_attacks_is_told_about_the_pincer() {
    let attempt = Attempt::new(&step(GameKind::Pacru, "pincer"));
    let refusal = click(&attempt, &["c5", "d6"]);
    assert_eq!(refusal.rule, Some(RuleId::R11));
    assert_eq!(hint(attempt.refused(refusal)), "hint-alone");
}

#[test]
fn a_solved_task_takes_no_more_moves() {
    let mut attempt = Attempt::new(&step(GameKind::Azacru, "first-pass"));
    assert!(matches!(play(&mut attempt, "pass"), Verdict::Solved { .. }));
    let mv = attempt.position().parse_move("e1-e2").expect("green is to move");
    let Verdict::Refused { refusal, .. } = attempt.play(mv) else { panic!("played on") };
    assert_eq!(refusal.reason, Reason::GameOver);
}

#[test]
fn a_step_without_a_task_is_done_by_looking() {
    assert!(Attempt::new(&step(GameKind::Pacru, "target")).is_solved());
}

#[test]
fn replies_that_cannot_be_played_make_a_miss_and_no_panic() {
    let json = r#"{"id": "x", "rules": ["S-R3"], "position": "shacru gy g 4Y44/9/9/9/9/9/9/4G04/9 - 0 1",
        "turns": [{"goals": [], "replies": ["e9-a1"]}, {"goals": []}]}"#;
    let step: Step = from_json(json).unwrap();
    let mut attempt = Attempt::new(&step);
    assert!(matches!(play(&mut attempt, "e2-e3"), Verdict::Missed { .. }));
    assert_eq!(attempt.position(), &step.position);
}

#[test]
fn data_that_is_wrong_is_refused_with_what_is_wrong() {
    let step = |from: &str, to: &str| {
        let right = r#"{"game": "shacru", "steps": [{"id": "x", "rules": ["S-R3"],
            "position": "shacru gy g 4Y44/9/9/9/9/9/9/4G04/9 - 0 1", "highlights": ["e3"],
            "turns": [{"goals": [{"far": 1}]}]}]}"#;
        assert!(from_json::<Course>(right).is_ok() && right.contains(from));
        from_json::<Course>(&right.replace(from, to)).expect_err("this is wrong").to_string()
    };
    for (from, to, said) in [
        ("\"shacru\"", "\"chess\"", "no game 'chess'"),
        ("S-R3", "S-R9", "no rule 'S-R9'"),
        ("4G04/9", "4G05/9", "position 'shacru gy g 4Y44"),
        ("\"e3\"", "\"e10\"", "'e10': not a field"),
        ("far", "near", "near"),
        ("highlights", "hilights", "hilights"),
    ] {
        let error = step(from, to);
        assert!(error.contains(said), "{from} -> {to}: {error}");
    }
}
