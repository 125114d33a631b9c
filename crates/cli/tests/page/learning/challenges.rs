//! Challenges: tried, solved and remembered, and the one of the day.

use super::{folder, try_move, wait_for_phase};
use crate::hand::{Way, button};
use crate::world::{Done, Visit};
use pacru_rulebook::challenge::{Challenge, ChallengeAttempt, ChallengeKind, Challenges};
use pacru_rulebook::files;
use pacru_rules::Move;

fn challenges() -> Challenges {
    files::challenges(&folder()).unwrap_or_else(|error| panic!("{error}"))
}

/// Gives the answer that the data has, as far as the opponent lets it come to that.
#[track_caller]
fn solve(visit: &Visit, challenge: &Challenge) -> Done {
    let mut attempt = ChallengeAttempt::new(challenge);
    let line = challenge.lines().remove(0);
    for &mv in line.iter().step_by(2) {
        wait_for_phase(visit, "trying")?;
        try_move(visit, Way::Mouse, attempt.position(), mv)?;
        attempt.play(mv);
    }
    assert!(attempt.is_solved(), "{}", challenge.id);
    wait_for_phase(visit, "solved")?;
    visit.wait_for(".prompt .praise")
}

#[test]
fn a_challenge_is_tried_solved_and_remembered() -> Done {
    let visit = Visit::desktop();
    let all = challenges();
    let challenge = all.challenges.iter().find(|challenge| challenge.kind == ChallengeKind::WinNow).expect("one");
    let own = |mark: &str| format!(".chips li[data-id='{}'][data-mark={mark}]", challenge.id);
    visit.open("/challenges")?;
    assert_eq!(visit.count(".chips li")?, all.challenges.len(), "all are listed");
    visit.click(&format!("{} a", own("open")))?;
    visit.wait_for(&format!(".lesson[data-challenge='{}']", challenge.id))?;
    // Nobody has to count.
    let scores = challenge.position.order().colors().iter().map(|&color| challenge.position.markers(color).len());
    let shown = "[...document.querySelectorAll('.scores li')].map(it => +it.innerText.match(/[0-9]+/)[0])";
    assert_eq!(visit.eval(shown)?, serde_json::json!(scores.collect::<Vec<_>>()));
    // A move that wins nothing is shown, told, and taken back.
    let answers: Vec<Move> = challenge.lines().iter().map(|line| line[0]).collect();
    let wrong = challenge.position.travels().into_iter().find(|mv| !answers.contains(mv)).expect("another move");
    try_move(&visit, Way::Mouse, &challenge.position, wrong)?;
    visit.wait_for_text(".prompt .hint", "Not yet: the game would go on.")?;
    wait_for_phase(&visit, "trying")?;
    // A hint names the chevron and nothing else.
    let Move::Travel(answer) = answers[0] else { panic!("a travel was expected: {}", answers[0]) };
    visit.click(&button("hint"))?;
    visit.wait_for_text(".prompt .hint", &format!("Look at the chevron on {}.", answer.from))?;
    solve(&visit, challenge)?;
    visit.open("/challenges")?;
    visit.wait_for(&own("done"))?;
    assert_eq!(visit.count(".chips li[data-mark=done]")?, 1);
    visit.open("/challenges/nothere")?;
    visit.wait_for_text("h1", "There is no such challenge")?;
    visit.finish()
}

#[test]
fn the_challenge_of_the_day_is_a_line_on_the_start_page() -> Done {
    let visit = Visit::desktop();
    visit.open("/")?;
    let day = visit.eval("(now => Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 864e5)(new Date())")?;
    let all = challenges();
    let daily = all.daily(day.as_i64().expect("a day")).expect("a challenge");
    visit.wait_for_text(".daily-line", "Can you solve it?")?;
    visit.click(".daily-line a")?;
    visit.wait_for(&format!(".lesson[data-challenge='{}']", daily.id))?;
    visit.click(&button("show-me"))?;
    wait_for_phase(&visit, "shown")?;
    visit.click(&button("again"))?;
    solve(&visit, daily)?;
    visit.open("/")?;
    visit.wait_for_text(".daily-line", "There is a new one tomorrow.")?;
    visit.open("/challenges")?;
    visit.wait_for(&format!(".daily[data-id='{}'] .praise", daily.id))?;
    visit.finish()
}
