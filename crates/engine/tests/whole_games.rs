//! The computer player never plays an illegal move: thousands of fast games of every kind, played to their end.

#[path = "support/vectors.rs"]
mod vectors;

use pacru_engine::baselines::{Uct, greedy_move, random_move};
use pacru_engine::driver::run;
use pacru_engine::{Effort, Engine, EngineOptions, Level, NoControl, Rng, SearchLimits};
use pacru_rules::{Departure, Game, Move, Position, Ruleset, TurnOrder};

const SHACRU: [&str; 2] = ["shacru", "shacru:notwist"];
const AZACRU: [&str; 2] = ["azacru", "azacru:notwist"];
const PACRU: [&str; 5] = ["pacru", "pacru:meet9", "pacru:target=12", "pacru:meet9,target=30", "pacru:target=5"];

/// Who chooses the moves of a seat.
#[derive(Clone, Copy, Debug)]
enum MoveSource {
    Level(Level),
    /// The full search, with next to no time to think.
    Nodes(u64),
    Random,
    Greedy,
    /// Playouts to the end.
    Uct(u64),
}

impl MoveSource {
    /// The computer player in two of three seats, a simple opponent in the others. Levels above 3 take too long for
    /// thousands of games; they differ from a number of nodes only by that number.
    fn random(rng: &mut Rng) -> MoveSource {
        match rng.below(12) {
            level @ 0..3 => MoveSource::Level(Level::new(level as u32 + 1).expect("levels 1 to 3")),
            3..8 => MoveSource::Nodes(1 + rng.below(60) as u64),
            8 | 9 => MoveSource::Random,
            10 => MoveSource::Greedy,
            _ => MoveSource::Uct(2),
        }
    }

    fn choose(self, game: &Game, engine: &mut Engine, rng: &mut Rng) -> Option<Move> {
        let position = game.position();
        let limits = |nodes| SearchLimits::nodes(nodes);
        match self {
            MoveSource::Level(level) => engine.search(game, Effort::Level(level), &mut NoControl).best_move(),
            MoveSource::Nodes(nodes) => engine.search(game, Effort::Limits(limits(nodes)), &mut NoControl).best_move(),
            MoveSource::Random => random_move(position, rng),
            MoveSource::Greedy => greedy_move(position, rng),
            MoveSource::Uct(playouts) => {
                run(&mut Uct::new(game, rng.below(1 << 20) as u64, None), limits(playouts), &mut NoControl).best_move()
            }
        }
    }
}

/// Plays many games one after the other with one engine.
struct GameRunner {
    engine: Engine,
    rng: Rng,
    games: u32,
    moves: u32,
}

impl GameRunner {
    fn new(seed: u64) -> GameRunner {
        let engine = Engine::new(EngineOptions { memory_mib: 1, seed, ..EngineOptions::default() });
        GameRunner { engine, rng: Rng::new(seed), games: 0, moves: 0 }
    }

    /// Plays a game to its end between random move sources, and checks every move.
    fn play(&mut self, start: Position) {
        let players: Vec<MoveSource> =
            start.order().colors().iter().map(|_| MoveSource::random(&mut self.rng)).collect();
        self.play_between(start, &players, 0.0);
    }

    /// The same between these players, one of whom leaves with this probability before each turn.
    fn play_between(&mut self, start: Position, players: &[MoveSource], leaving: f64) {
        let mut game = Game::new(start);
        while game.outcome().is_none() {
            if self.rng.next_f64() < leaving {
                self.somebody_leaves(&mut game);
                continue;
            }
            let position = *game.position();
            let player = players[position.order().index_of(position.to_move()).expect("who is to move plays")];
            let mv = player.choose(&game, &mut self.engine, &mut self.rng);
            let mv = mv.unwrap_or_else(|| panic!("{player:?} has no move in {position}"));
            // The game checks the move before it plays it.
            game.play(mv).unwrap_or_else(|refusal| panic!("{player:?} plays {mv} in {position}: {refusal}"));
            self.moves += 1;
        }
        assert!(
            self.engine.search(&game, Effort::Limits(SearchLimits::default()), &mut NoControl).lines.is_empty(),
            "a move after the end"
        );
        self.games += 1;
    }

    fn somebody_leaves(&mut self, game: &mut Game) {
        let present: Vec<_> = game.position().players_in().iter().collect();
        let color = present[self.rng.below(present.len())];
        let how = Departure::ALL[self.rng.below(Departure::ALL.len())];
        game.leave(color, how).unwrap_or_else(|error| panic!("{color:?} leaves {}: {error}", game.position()));
    }
}

fn ruleset(game: &str) -> Ruleset {
    game.parse().expect("a game")
}

/// Plays games in every turn order, `times` each.
fn all_orders(games: &[&str], times: u64) -> GameRunner {
    let mut runner = GameRunner::new(times);
    for game in games {
        for _ in 0..times {
            for order in TurnOrder::all() {
                runner.play(Position::start(ruleset(game), order));
            }
        }
    }
    runner
}

#[test]
fn shacru_in_all_orders() {
    let runner = all_orders(&SHACRU, 4);
    assert!(runner.games >= 400 && runner.moves > 20_000, "{} games, {} moves", runner.games, runner.moves);
}

#[test]
fn azacru_in_all_orders() {
    let runner = all_orders(&AZACRU, 6);
    assert!(runner.games >= 600 && runner.moves > 20_000, "{} games, {} moves", runner.games, runner.moves);
}

#[test]
fn pacru_in_all_orders() {
    let runner = all_orders(&PACRU, 2);
    assert!(runner.games >= 400 && runner.moves > 20_000, "{} games, {} moves", runner.games, runner.moves);
}

#[test]
fn every_level_against_itself() {
    let mut runner = GameRunner::new(8);
    for number in 1..=8 {
        let level = Level::new(number).expect("levels 1 to 8");
        for game in ["shacru", "azacru", "pacru:target=12"] {
            for players in 2..=4 {
                let start = Position::start(ruleset(game), TurnOrder::standard(players).expect("2 to 4"));
                // The upper levels differ by their nodes, and get a thousandth of them.
                let player = match level.limits().nodes {
                    Some(nodes) if number > 4 => MoveSource::Nodes(nodes / 1000),
                    _ => MoveSource::Level(level),
                };
                runner.play_between(start, &vec![player; players], 0.0);
            }
        }
    }
    assert_eq!(runner.games, 8 * 9);
}

#[test]
fn games_that_players_leave() {
    let mut runner = GameRunner::new(9);
    let mut shortened = 0;
    for game in SHACRU.iter().chain(&AZACRU).chain(&PACRU) {
        for order in TurnOrder::all() {
            let players: Vec<MoveSource> = order.colors().iter().map(|_| MoveSource::random(&mut runner.rng)).collect();
            let before = runner.moves;
            runner.play_between(Position::start(ruleset(game), order), &players, 0.04);
            shortened += u32::from(runner.moves - before < 40);
        }
    }
    assert!(runner.games >= 400 && shortened >= 50, "{} games, {shortened} short", runner.games);
}

/// The made-up positions of a file in `tests/vectors`.
fn probes(game: &str, players: usize) -> Vec<Position> {
    vectors::positions(&format!("probes-{game}-{players}.jsonl"), "position").concat()
}

#[test]
fn games_from_made_up_positions() {
    let mut runner = GameRunner::new(10);
    for game in ["shacru", "azacru", "pacru"] {
        for players in 2..=4 {
            let positions = probes(game, players);
            assert!(positions.len() >= 20, "{} positions of {game} for {players}", positions.len());
            for position in positions.into_iter().filter(|position| !position.is_over()).take(60) {
                runner.play(position);
            }
        }
    }
    assert!(runner.games >= 400, "{} games", runner.games);
}
