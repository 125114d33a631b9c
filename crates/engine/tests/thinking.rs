//! The computer player: always legal, the same for the same seed, and not blind to a win.

#[path = "support/vectors.rs"]
mod vectors;

use pacru_engine::{Effort, Engine, EngineOptions, Level, NoControl, SearchLimits};
use pacru_rules::{Game, GameKind, Move, Position, Ruleset, TurnOrder};

fn nodes(nodes: u64) -> SearchLimits {
    SearchLimits::nodes(nodes)
}

/// Plays a whole game of the computer against itself; every move is judged.
fn play_out(ruleset: Ruleset, order: TurnOrder, level: Level, seed: u64) -> Game {
    let mut engine = Engine::new(EngineOptions { memory_mib: 1, seed, ..EngineOptions::default() });
    let mut game = Game::new(Position::start(ruleset, order));
    while game.outcome().is_none() {
        let report = engine.search(&game, Effort::Level(level), &mut NoControl);
        let mv = report.best_move().unwrap_or_else(|| panic!("no move in {}", game.position()));
        game.play(mv).unwrap_or_else(|refusal| panic!("{mv} in {}: {refusal}", game.position()));
    }
    game
}

#[test]
fn same_seed_same_game_other_seed_another() {
    for kind in GameKind::ALL {
        let order = TurnOrder::standard(2).expect("two can play");
        let level = Level::new(1).expect("a level");
        let moves = |seed| play_out(kind.into(), order, level, seed).plies().to_vec();
        assert_eq!(moves(7), moves(7), "{kind}");
        assert_ne!(moves(7), moves(8), "{kind}");
    }
}

#[test]
fn a_number_of_nodes_gives_the_same_answer_every_time() {
    for players in 2..=4 {
        for kind in GameKind::ALL {
            let game = Game::new(Position::start(kind.into(), TurnOrder::standard(players).expect("2 to 4")));
            let mut engine = Engine::default();
            let mut ask = || {
                engine.clear();
                engine.search(&game, Effort::Limits(nodes(3000)), &mut NoControl)
            };
            let first = ask();
            assert_eq!(first.lines, ask().lines, "{kind} {players}");
            assert!(!first.lines.is_empty());
        }
    }
}

/// Positions before the last turn of recorded games for two in which some travel wins at once, by full enumeration.
fn winnable(kind: GameKind) -> Vec<Position> {
    let games = vectors::positions(&format!("{kind}-2.jsonl"), "after");
    let ends = games.iter().flat_map(|positions| positions.iter().rev().skip(1).take(6)).copied();
    ends.filter(|position| position.outcome().is_none() && position.travels().iter().any(|&mv| wins(position, mv)))
        .collect()
}

/// Whether the mover alone has won after this move.
fn wins(position: &Position, mv: Move) -> bool {
    let outcome = position.play_unchecked(mv).outcome();
    outcome.is_some_and(|outcome| outcome.sole_winner() == Some(position.to_move()))
}

#[test]
fn a_win_in_one_turn_is_taken() {
    let mut tried = 0;
    for kind in GameKind::ALL {
        for position in winnable(kind) {
            let report = Engine::default().search(&Game::new(position), Effort::Limits(nodes(5000)), &mut NoControl);
            assert!(
                wins(&position, report.best_move().expect("a move")),
                "{} in {position}",
                report.best_move().expect("a move")
            );
            assert_eq!(report.score().proven_in(), Some(1), "{position}");
            tried += 1;
        }
    }
    assert!(tried >= 20, "only {tried} positions");
}

#[test]
fn the_least_memory_is_enough_to_look_ahead() {
    for players in 2..=4 {
        for kind in GameKind::ALL {
            let game = Game::new(Position::start(kind.into(), TurnOrder::standard(players).expect("2 to 4")));
            let mut engine = Engine::new(EngineOptions { memory_mib: 1, ..EngineOptions::default() });
            let report = engine.search(&game, Effort::Limits(nodes(20_000)), &mut NoControl);
            assert!(report.depth >= 3, "{kind} {players}: {} turns", report.depth);
        }
    }
}

/// A turn on the spot is all that saves green, whose only way leads where it would be stuck (R15).
const SAVED_BY_A_TURN: &str = "pacru gy g 7G21/8y/9/9/4Y04/9/9/9/gg7 - 0 20";

/// A win is at hand, and a move that ends the game with a draw: the next idle turn is one too many.
const WIN_OR_DRAW: &str =
    "pacru:target=22 yg y 1yyg4y/1gyyy1gg1/2gg4y/yg1g1g1y1/ygG3+y2gY1+1/3gy1ygy/ggy2g1y1/g3yy3/Y1+y5g1 - 79 38";

#[test]
fn low_levels_see_what_every_beginner_sees() {
    for number in 1..=4 {
        let level = Level::new(number).expect("a level");
        for seed in 0..5 {
            let mut engine = Engine::new(EngineOptions { seed, ..EngineOptions::default() });
            let mut choose = |text: &str| {
                let position: Position = text.parse().expect("a position");
                let report = engine.search(&Game::new(position), Effort::Level(level), &mut NoControl);
                (position, report.best_move().expect("a move"))
            };
            let (_, mv) = choose(SAVED_BY_A_TURN);
            // The lowest level looks no further than its own move.
            assert!(number == 1 || matches!(mv, Move::Reorient(_)), "level {number}, seed {seed}: {mv}");
            let (position, mv) = choose(WIN_OR_DRAW);
            let alone = [position.to_move()].into_iter().collect();
            let winners = position.play_unchecked(mv).outcome().map(|outcome| outcome.winners);
            assert_eq!(winners, Some(alone), "level {number}, seed {seed}: {mv}");
        }
    }
}

#[test]
fn a_game_that_is_over_has_no_move() {
    let over: Position = "shacru gY g 9/9/9/9/4G0+4/9/9/9/8y - 0 30".parse().expect("a position");
    assert!(Engine::default().search(&Game::new(over), Effort::Limits(nodes(100)), &mut NoControl).lines.is_empty());
}

#[test]
fn higher_levels_look_further() {
    let seen: Vec<Option<u64>> = (1..=8).map(|number| Level::new(number).expect("a level").limits().nodes).collect();
    assert!(seen.is_sorted() && seen.iter().all(Option::is_some), "{seen:?}");
    assert!(Level::new(0).is_none() && Level::new(9).is_none());
}
