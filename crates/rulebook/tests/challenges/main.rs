//! The challenges: each is proved again by trying every move, judged as it is told, and has its day.

#[path = "../common/mod.rs"]
mod common;
mod daily;
mod judging;
mod proofs;
mod words;

use common::{Complaints, folder};
use pacru_rulebook::challenge::{Challenge, ChallengeKind, GRADES, Task, effort, grade, id_of};
use pacru_rulebook::{files, from_json, to_json};
use pacru_rules::GameKind;
use std::collections::HashSet;

fn challenges() -> Vec<Challenge> {
    files::challenges(&folder()).unwrap_or_else(|error| panic!("{error}")).challenges
}

#[test]
fn there_are_sixty_or_more_of_all_games_kinds_and_grades() {
    let all = challenges();
    assert!(all.len() >= 60, "{}", all.len());
    let count = |fits: &dyn Fn(&Challenge) -> bool| all.iter().filter(|challenge| fits(challenge)).count();
    for kind in ChallengeKind::ALL {
        assert!(count(&|challenge| challenge.kind == kind) >= 8, "{}", kind.word());
    }
    for game in GameKind::ALL {
        assert!(count(&|challenge| challenge.game() == game) >= 15, "{game}");
        for kind in [ChallengeKind::WinNow, ChallengeKind::WinInTwo] {
            assert!(count(&|challenge| challenge.game() == game && challenge.kind == kind) >= 4, "{game}");
        }
    }
    for wanted in 1..=GRADES {
        assert!(count(&|challenge| challenge.grade == wanted) >= 7, "grade {wanted}");
    }
    for players in 2..=4 {
        assert!(count(&|challenge| challenge.position.order().player_count() == players) >= 4, "{players} players");
    }
    assert!(count(&|challenge| challenge.fields.is_some_and(|fields| fields >= 6)) >= 2, "great gains");
    let last = |challenge: &Challenge| {
        let position = &challenge.position;
        challenge.kind == ChallengeKind::SaveChevron && position.chevrons(position.to_move()).count() == 1
    };
    assert!(count(&last) >= 3, "save your last chevron");
}

#[test]
fn every_position_can_be_played_and_has_its_own_id() {
    let mut complaints = Complaints::default();
    let mut ids = HashSet::new();
    let mut sources = HashSet::new();
    for challenge in challenges() {
        let Challenge { id, position, source, .. } = &challenge;
        complaints.unless(!position.is_over(), format!("{id}: the game is over"));
        complaints.unless(*id == id_of(position), format!("{id}: its position has the id {}", id_of(position)));
        complaints.unless(ids.insert(id.clone()), format!("{id} is there twice"));
        let table = (position.ruleset(), position.order().player_count(), source.seed, source.game);
        complaints.unless(sources.insert(table), format!("{id}: a second one from the same game"));
        let alone = matches!(challenge.task(), Task::Gain { .. } | Task::Win { turns: 1 });
        complaints.unless(alone || position.order().player_count() == 2, format!("{id}: more than two players"));
    }
}

#[test]
fn numbers_are_there_where_they_mean_something() {
    for challenge in challenges() {
        let id = &challenge.id;
        assert_eq!(challenge.fields.is_some(), challenge.kind == ChallengeKind::Gain, "{id}: fields");
        assert_eq!(challenge.turns.is_some(), challenge.kind == ChallengeKind::WinInMore, "{id}: turns");
        assert!(challenge.fields.is_none_or(|fields| fields >= 3), "{id}");
        assert!(challenge.turns.is_none_or(|turns| turns >= 3), "{id}");
    }
}

#[test]
fn grades_follow_from_the_effort_and_the_easiest_come_first() {
    let mut before = 0.0;
    for challenge in challenges() {
        let first = challenge.lines()[0][0];
        let effort = effort(&challenge.position, challenge.task(), first);
        assert_eq!(challenge.grade, grade(effort), "{}: {effort}", challenge.id);
        assert!(effort >= before, "{}: {effort} after {before}", challenge.id);
        before = effort;
    }
}

#[test]
fn a_page_gets_the_same_as_json() {
    let all = files::challenges(&folder()).expect("they can be read");
    let again: pacru_rulebook::challenge::Challenges = from_json(&to_json(&all)).expect("what was written can be read");
    assert_eq!(all, again);
    let strange = r#"{"challenges": [{"id": "x", "kind": "win-later"}]}"#;
    assert!(from_json::<pacru_rulebook::challenge::Challenges>(strange).is_err());
}
