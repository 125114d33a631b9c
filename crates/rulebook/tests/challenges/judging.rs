//! What the judge says of moves that are tried.

use crate::challenges;
use crate::common::Complaints;
use pacru_rulebook::challenge::{Challenge, ChallengeAttempt, ChallengeVerdict, Miss, Task, Way};
use pacru_rules::{BoardEvent, Move};

#[test]
fn every_answer_solves_its_challenge_against_the_toughest_replies() {
    let mut complaints = Complaints::default();
    for challenge in challenges() {
        for line in challenge.lines() {
            if let Err(problem) = follow(&challenge, &line) {
                complaints.add(format!("{}: {problem}", challenge.id));
            }
        }
    }
}

/// Plays the solver's moves of a line; the judge must answer with the others.
fn follow(challenge: &Challenge, line: &[Move]) -> Result<(), String> {
    let mut attempt = ChallengeAttempt::new(challenge);
    let mut rest = line.iter();
    while let Some(&mv) = rest.next() {
        let moves = match mv {
            Move::Travel(travel) => Some(travel.from),
            Move::Reorient(turned) => Some(turned.at),
            Move::Pass => None,
        };
        // With one best answer there is one chevron to hint at; later turns may have several ways to win.
        if attempt.turns_done() == 0 && attempt.hint() != moves {
            return Err(format!("{mv}: the hint is {:?}", attempt.hint()));
        }
        if moves.is_some() && attempt.hint().is_none() {
            return Err(format!("{mv}: there is no hint"));
        }
        match attempt.play(mv) {
            ChallengeVerdict::Solved { replies, .. } => {
                let told: Vec<Move> = replies.iter().map(|reply| reply.mv).collect();
                let listed: Vec<Move> = rest.copied().collect();
                return if told == listed { Ok(()) } else { Err(format!("ends with {told:?}, not {listed:?}")) };
            }
            ChallengeVerdict::GoOn { reply, .. } if rest.next() == Some(&reply.mv) => {}
            other => return Err(format!("{mv}: {other:?}")),
        }
    }
    Err("the line ends before the challenge".to_owned())
}

/// Some moves that go another way than the answer.
fn wrong_moves(challenge: &Challenge) -> Vec<Move> {
    let answer = Way::from(challenge.lines()[0][0]);
    let mut wrong: Vec<Move> = Vec::new();
    challenge.position.for_each_travel(|mv| {
        if Way::from(mv) != answer && wrong.last().is_none_or(|&last| Way::from(last) != Way::from(mv)) {
            wrong.push(mv);
        }
    });
    wrong.truncate(6);
    wrong
}

#[test]
fn any_other_move_misses_for_a_reason_and_changes_nothing() {
    for challenge in challenges() {
        for mv in wrong_moves(&challenge) {
            let id = &challenge.id;
            let mut attempt = ChallengeAttempt::new(&challenge);
            let ChallengeVerdict::Missed { miss, played } = attempt.play(mv) else {
                panic!("{id}: {mv} is not the answer");
            };
            assert_eq!((played.mv, attempt.position()), (mv, &challenge.position));
            assert!(!attempt.is_solved() && attempt.turns_done() == 0);
            let fits = match (challenge.task(), &miss) {
                (Task::Gain { fields }, Miss::Gained { fields: gained, wanted }) => {
                    *wanted == fields && *gained < fields as i32
                }
                (Task::Save, Miss::ChevronTaken { reply, at }) => reply
                    .events
                    .iter()
                    .any(|event| matches!(event, BoardEvent::Captured { at: taken, .. } if taken == at)),
                (Task::Save, Miss::PutOut { reply }) => reply.after.is_over(),
                (Task::Win { turns: 1 }, Miss::NotOver) => !played.after.is_over(),
                (Task::Win { turns: 2.. }, Miss::Escapes { reply }) => played.after.play(reply.mv).is_ok(),
                (Task::Win { .. } | Task::Save, Miss::NotWon) => played.after.is_over(),
                _ => false,
            };
            assert!(fits, "{id}: {mv}: {miss:?}");
        }
    }
}

#[test]
fn a_move_against_the_rules_is_refused_and_a_solved_challenge_takes_no_more() {
    let challenge = &challenges()[0];
    let mut attempt = ChallengeAttempt::new(challenge);
    let answer = challenge.lines()[0][0];
    assert!(matches!(attempt.play(Move::Pass), ChallengeVerdict::Refused(_)), "nobody passes who can move");
    assert!(matches!(attempt.play(answer), ChallengeVerdict::Solved { .. }));
    assert!(attempt.is_solved());
    assert!(matches!(attempt.play(answer), ChallengeVerdict::Refused(_)));
}
