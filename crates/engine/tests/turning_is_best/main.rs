//! Pacru positions in which a turn on the spot (R14) is best: proved by enumeration, and found by the computer player.
//!
//! `tests/positions/README.md` says what a line means and how it was made.

#[path = "../support/boards.rs"]
mod boards;
#[path = "../support/enumeration.rs"]
mod enumeration;
mod generate;
#[path = "../support/greedy_games.rs"]
mod greedy_games;

use enumeration::{Enumeration, Turns};
use pacru_engine::{Effort, Engine, NoControl, SearchLimits};
use pacru_rules::{Game, Move, Position};

/// What the computer player may look at.
const NODES: u64 = 100_000;

/// What only turns do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Effect {
    /// After any other move the opponent wins by force within these turns of theirs.
    Saves,
    /// The player to move wins by force within these turns.
    Wins,
}

struct Question {
    effect: Effect,
    turns: u32,
    position: Position,
}

impl Question {
    fn read(line: &str) -> Question {
        let (effect, rest) = line.split_once(' ').expect("an effect");
        let (turns, position) = rest.split_once(' ').expect("a number of turns");
        let effect = match effect {
            "saves" => Effect::Saves,
            "wins" => Effect::Wins,
            _ => panic!("{effect} is neither saves nor wins"),
        };
        Question { effect, turns: turns.parse().expect("a number"), position: position.parse().expect("a position") }
    }

    /// Whether a move has the effect, by enumeration.
    fn is_achieved_by(&self, mv: Move) -> bool {
        let Question { effect, turns, position } = self;
        let after = position.play_unchecked(mv);
        let me = position.to_move();
        let forced =
            |winner, turns| Enumeration::new(winner, u64::MAX).is_forced(&after, Turns::own(turns)).expect("unbounded");
        match effect {
            Effect::Saves => !forced(position.order().next(me), *turns),
            Effect::Wins => forced(me, turns - 1),
        }
    }
}

fn suite() -> Vec<Question> {
    let lines = include_str!("../../../../tests/positions/turning-is-best.txt").lines();
    lines.filter(|line| !line.starts_with('#')).map(Question::read).collect()
}

#[test]
fn no_travel_has_the_effect() {
    for question in suite() {
        let travels = question.position.travels();
        assert!(travels.len() >= 4, "hardly a choice in {}", question.position);
        for mv in travels {
            assert!(!question.is_achieved_by(mv), "{mv} in {}", question.position);
        }
    }
}

#[test]
fn every_winning_move_is_a_turn() {
    for Question { turns, position, .. } in suite().into_iter().filter(|question| question.effect == Effect::Wins) {
        let mut enumeration = Enumeration::new(position.to_move(), u64::MAX);
        let answers = enumeration.forcing_moves(&position, Turns::own(turns)).expect("unbounded");
        assert!(!answers.is_empty(), "no win in {position}");
        assert!(answers.iter().all(|mv| matches!(mv, Move::Reorient(_))), "{answers:?} in {position}");
    }
}

#[test]
fn the_computer_player_finds_a_turn_that_has_it() {
    let mut failures = Vec::new();
    for question in suite() {
        let limits = SearchLimits::nodes(NODES);
        let report = Engine::default().search(&Game::new(question.position), Effort::Limits(limits), &mut NoControl);
        let chosen = report.best_move().expect("a move");
        // The enumeration shows once more that there is such a turn: the one chosen.
        if !question.is_achieved_by(chosen) {
            failures.push(format!("{:?} {}: {chosen} in {}", question.effect, question.turns, question.position));
        }
    }
    assert!(failures.is_empty(), "{} failures\n{}", failures.len(), failures.join("\n"));
}

#[test]
fn the_suite_has_both_effects() {
    let suite = suite();
    assert!(suite.len() >= 10, "{} positions", suite.len());
    for (effect, turns) in [(Effect::Saves, 1), (Effect::Saves, 2), (Effect::Wins, 2)] {
        assert!(
            suite.iter().any(|question| (question.effect, question.turns) == (effect, turns)),
            "{effect:?} {turns}"
        );
    }
}
