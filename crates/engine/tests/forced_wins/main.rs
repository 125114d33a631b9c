//! Forced wins in one and two turns: the suite is proved by enumeration, and the computer player finds them all.
//!
//! `tests/positions/README.md` says what a line of the suite means and how it was made.

#[path = "../support/boards.rs"]
mod boards;
#[path = "../support/enumeration.rs"]
mod enumeration;
mod generate;
#[path = "../support/greedy_games.rs"]
mod greedy_games;

use enumeration::{Enumeration, Turns};
use pacru_engine::{Effort, Engine, NoControl, SearchLimits};
use pacru_rules::{BoardEvent, EndReason, Game, GameKind, Move, OutReason, Outcome, Position, Ruleset};

/// What the computer player may look at to find a win.
const NODES: u64 = 200_000;

/// How to tell from what happened in which way a game was won.
type Sign = fn(&BoardEvent) -> bool;

/// One line of the suite.
struct Question {
    /// In how many turns of their own the player to move wins.
    turns: u32,
    position: Position,
    /// All first moves that do it.
    answers: Vec<Move>,
}

fn suite(kind: GameKind) -> Vec<Question> {
    let lines = include_str!("../../../../tests/positions/forced-wins.txt").lines();
    let questions = lines.filter(|line| !line.starts_with('#')).map(|line| {
        let words: Vec<&str> = line.split(' ').collect();
        let position: Position = words[1..8].join(" ").parse().expect("a position");
        let answers = words[8..].iter().map(|word| position.parse_move(word).expect("a legal move")).collect();
        Question { turns: words[0].parse().expect("a number of turns"), position, answers }
    });
    questions.filter(|question| question.position.ruleset().kind() == kind).collect()
}

/// Everything that can happen, to be enumerated to its end.
fn everything(position: &Position) -> Enumeration {
    Enumeration::new(position.to_move(), u64::MAX)
}

/// In how many turns of all players together the win comes, if the others delay it as long as they can.
fn longest_delay(question: &Question) -> u32 {
    let Question { turns, position, answers } = question;
    let comes_within = |all: u32| {
        answers.iter().any(|&mv| {
            let after = position.play_unchecked(mv);
            let left = Turns { own: turns - 1, all: all - 1 };
            everything(position).is_forced(&after, left).expect("unbounded")
        })
    };
    (1..=2 * 4).find(|&all| comes_within(all)).expect("the answers win")
}

/// Whether something happened when a move was played that wins at once.
fn happens(question: &Question, wanted: Sign) -> bool {
    question.turns == 1
        && question.answers.iter().all(|&mv| {
            let (_, events) = question.position.play(mv).expect("a legal move");
            events.iter().any(wanted)
        })
}

fn prove(kind: GameKind) {
    for question in suite(kind) {
        let Question { turns, position, answers } = &question;
        if *turns > 1 {
            let sooner = everything(position).is_forced(position, Turns::own(turns - 1)).expect("unbounded");
            assert!(!sooner, "a quicker win in {position}");
        }
        let winning = everything(position).forcing_moves(position, Turns::own(*turns)).expect("unbounded");
        let mut found: Vec<String> = winning.iter().map(Move::to_string).collect();
        let mut listed: Vec<String> = answers.iter().map(Move::to_string).collect();
        found.sort();
        listed.sort();
        assert_eq!(found, listed, "{position}");
    }
}

fn solve(kind: GameKind) {
    let mut failures = Vec::new();
    for question in suite(kind) {
        let Question { turns, position, answers } = &question;
        let limits = SearchLimits::nodes(NODES);
        let report = Engine::default().search(&Game::new(*position), Effort::Limits(limits), &mut NoControl);
        let chosen = report.best_move().expect("a move");
        if !answers.contains(&chosen) {
            failures.push(format!("in {turns}: {chosen} in {position}"));
        }
        let proven = report.score().proven_in();
        let delay = Some(longest_delay(&question) as i32);
        // With more players a search may know the move without a proof; a proof that it gives must be right.
        if proven != delay && (proven.is_some() || position.order().player_count() == 2) {
            failures.push(format!("in {turns}: proven {proven:?}, right is {delay:?}, in {position}"));
        }
    }
    assert!(failures.is_empty(), "{} failures\n{}", failures.len(), failures.join("\n"));
}

#[test]
fn shacru_answers_are_proved() {
    prove(GameKind::Shacru);
}

#[test]
fn azacru_answers_are_proved() {
    prove(GameKind::Azacru);
}

#[test]
fn pacru_answers_are_proved() {
    prove(GameKind::Pacru);
}

#[test]
fn shacru_wins_are_found() {
    solve(GameKind::Shacru);
}

#[test]
fn azacru_wins_are_found() {
    solve(GameKind::Azacru);
}

#[test]
fn pacru_wins_are_found() {
    solve(GameKind::Pacru);
}

#[test]
fn the_suite_covers_games_sizes_options_and_ways_to_win() {
    for kind in GameKind::ALL {
        let suite = suite(kind);
        assert!(suite.len() >= 15, "{kind}: {} positions", suite.len());
        for (players, turns) in [(2, 1), (2, 2), (3, 1), (3, 2), (4, 1), (4, 2)] {
            let fits =
                |question: &&Question| question.turns == turns && question.position.order().player_count() == players;
            assert!(suite.iter().any(|question| fits(&question)), "{kind}: no win in {turns} of {players} players");
        }
        let plain: Ruleset = kind.into();
        assert!(suite.iter().any(|question| question.position.ruleset() != plain), "{kind}: no options");
    }
    let pacru = suite(GameKind::Pacru);
    let ways: [(&str, Sign); 5] = [
        ("target", |event| matches!(event, BoardEvent::Ended(Outcome { reason: EndReason::Target, .. }))),
        ("connection", |event| matches!(event, BoardEvent::Connected { .. })),
        ("meeting", |event| matches!(event, BoardEvent::Met { .. })),
        ("last chevron taken", |event| matches!(event, BoardEvent::Out { why: OutReason::Captured, .. })),
        ("last opponent blocked", |event| matches!(event, BoardEvent::Out { why: OutReason::Blocked, .. })),
    ];
    for (name, way) in ways {
        assert!(pacru.iter().any(|question| happens(question, way)), "no win by {name}");
    }
    let turns = |question: &&Question| question.answers.iter().all(|mv| matches!(mv, Move::Reorient(_)));
    assert!(pacru.iter().filter(turns).count() >= 3, "wins that begin with a turn on the spot");
}
