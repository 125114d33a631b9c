//! Speed of the rules engine beside that of the chess crate `cozy-chess`, in one run on one thread.
//!
//! `cargo bench -p pacru-rules` prints the tables of `BENCHMARKS.md`. For counting instructions,
//! `cargo bench -p pacru-rules -- --times N CASE` runs one case N times and prints its nodes: what N + 1 runs take more than
//! N is free of the reading of positions.

use pacru_rules::{Position, TurnOrder, perft};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// How often everything is measured; ratios are taken within a round, and their median is printed.
const ROUNDS: usize = 7;
/// A case is repeated until `SLICE` has passed.
const SLICE: Duration = Duration::from_millis(150);

struct Case {
    name: String,
    /// Runs once; returns the nodes visited.
    run: Box<dyn Fn() -> u64>,
    /// The share of cozy-chess's bulk rate that is asked for.
    wanted: f64,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    if let [flag, times, wanted] = args.as_slice()
        && flag == "--times"
    {
        let chess = chess_cases().into_iter().filter(|case| case.name == *wanted);
        for case in cases(Some(wanted)).into_iter().chain(chess) {
            for _ in 0..times.parse().unwrap_or(1) {
                println!("{} nodes {}", case.name, (case.run)());
            }
        }
        return;
    }
    let cases = cases(None);
    let [chess_bulk, chess_played] = chess_cases();
    let mut bulk_rates = Vec::new();
    let mut played_rates = Vec::new();
    let mut rates = vec![Vec::new(); cases.len()];
    for _ in 0..ROUNDS {
        bulk_rates.push(rate(&chess_bulk));
        played_rates.push(rate(&chess_played));
        for (case, rates) in cases.iter().zip(&mut rates) {
            rates.push(rate(case));
        }
    }
    println!("| case | M nodes/s | of cozy-chess bulk | asked | of cozy-chess played |");
    println!("|---|---|---|---|---|");
    let ratio = |rates: &[f64], base: &[f64]| median(rates.iter().zip(base).map(|(a, b)| a / b).collect());
    let row = |case: &Case, rates: &[f64]| {
        println!(
            "| {} | {:.1} | {:.2} | {:.2} | {:.2} |",
            case.name,
            median(rates.to_vec()) / 1e6,
            ratio(rates, &bulk_rates),
            case.wanted,
            ratio(rates, &played_rates)
        );
    };
    row(&chess_bulk, &bulk_rates);
    row(&chess_played, &played_rates);
    for (case, rates) in cases.iter().zip(&rates) {
        row(case, rates);
    }
    outcome_against_generation();
    counting_reorientations();
}

/// What everything is compared with.
fn chess_cases() -> [Case; 2] {
    let bulk = Case { name: "cozy-chess, bulk".into(), run: Box::new(|| chess::bulk(5)), wanted: 1.0 };
    [bulk, Case { name: "cozy-chess, played".into(), run: Box::new(|| chess::played(4)), wanted: 0.0 }]
}

/// All cases, or the only one of this name.
fn cases(only: Option<&str>) -> Vec<Case> {
    type Positions<'a> = &'a dyn Fn() -> Vec<Position>;
    let mut cases = Vec::new();
    let mut add = |name: String, positions: Positions<'_>, depth, wanted, count: fn(&Position, u32) -> u64| {
        if only.is_none_or(|only| only == name) {
            let positions = positions();
            let run = move || positions.iter().map(|position| count(black_box(position), depth)).sum();
            cases.push(Case { name, run: Box::new(run), wanted });
        }
    };
    for game in ["shacru", "azacru"] {
        for players in [2, 4] {
            let order = TurnOrder::standard(players).expect("2 to 4 players");
            let start = || vec![Position::start(game.parse().expect("a game"), order)];
            let middles = || halfway(game, players);
            add(format!("{game} {players} start, bulk"), &start, 6, 1.0, perft);
            add(format!("{game} {players} middle, bulk"), &middles, 4, 1.0, perft);
            add(format!("{game} {players} start, played"), &start, 6, 0.5, played);
            add(format!("{game} {players} middle, played"), &middles, 4, 0.5, played);
        }
    }
    for players in [2, 4] {
        let middles = || halfway("pacru", players);
        add(format!("pacru {players} middle, travels played"), &middles, 3, 0.25, played);
    }
    cases
}

/// The games of a file in `tests/vectors`: the position after each turn.
fn recorded_games(game: &str, players: usize) -> Vec<Vec<Position>> {
    let path = format!("{}/../../tests/vectors/{game}-{players}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).expect("the vectors");
    let positions = |line| {
        let game: serde_json::Value = serde_json::from_str(line).expect("a line of JSON");
        let plies = game["plies"].as_array().expect("plies").iter();
        plies.map(|ply| ply["after"].as_str().expect("a text").parse().expect("a position")).collect()
    };
    text.lines().map(positions).collect()
}

/// The position in the middle of each recorded game.
fn halfway(game: &str, players: usize) -> Vec<Position> {
    recorded_games(game, players).into_iter().map(|positions| positions[positions.len() / 2]).collect()
}

fn rate(case: &Case) -> f64 {
    let begin = Instant::now();
    let mut nodes = 0;
    while begin.elapsed() < SLICE {
        nodes += (case.run)();
    }
    nodes as f64 / begin.elapsed().as_secs_f64()
}

fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}

/// Perft in which the position after every move is made, the last one too; without reorientations.
fn played(position: &Position, depth: u32) -> u64 {
    let mut nodes = 0;
    position.for_each_child(|_, after| {
        nodes += if depth == 1 {
            // The new position must really be made.
            black_box(after);
            1
        } else {
            played(after, depth - 1)
        };
    });
    nodes
}

/// Every position of the Shacru games in `tests/vectors`: asking for the outcome beside generating the moves.
fn outcome_against_generation() {
    let games = [2, 3, 4].into_iter().flat_map(|players| recorded_games("shacru", players));
    let mut positions: Vec<Position> = games.flatten().collect();
    positions.retain(|position| position.outcome().is_none());
    let per_position = |work: &dyn Fn(&Position)| {
        let begin = Instant::now();
        let mut times = 0;
        while begin.elapsed() < SLICE {
            positions.iter().for_each(work);
            times += positions.len();
        }
        begin.elapsed().as_secs_f64() / times as f64 * 1e9
    };
    // Generation asks for the outcome itself, so it is taken off.
    let rounds: Vec<(f64, f64)> = (0..ROUNDS)
        .map(|_| {
            let outcome = per_position(&|position| _ = black_box(position.outcome()));
            let generated = per_position(&|position| {
                position.for_each_move(|mv| {
                    black_box(mv);
                });
            });
            (outcome, generated - outcome)
        })
        .collect();
    println!("\n| Shacru, {} positions of whole games | ns |", positions.len());
    println!("|---|---|");
    println!("| outcome | {:.1} |", median(rounds.iter().map(|round| round.0).collect()));
    println!("| move generation | {:.1} |", median(rounds.iter().map(|round| round.1).collect()));
    println!("| ratio (asked: at most 1) | {:.2} |", median(rounds.iter().map(|round| round.0 / round.1).collect()));
}

/// A position with more than 800,000 reorientations, counted.
fn counting_reorientations() {
    let text = "pacru:target=60 gy g 4Y43G5/9/Y27Y6/ggggggggg/ggggggggg/ggggggggg/G2gggggggG6/ggggggg2/Y13G04 - 0 99";
    let position: Position = text.parse().expect("a position");
    let moves = position.count_moves();
    let begin = Instant::now();
    let mut times = 0u32;
    while begin.elapsed() < SLICE {
        black_box(black_box(&position).count_moves());
        times += 1;
    }
    println!("\ncounting {moves} moves: {:.2} µs", begin.elapsed().as_secs_f64() / f64::from(times) * 1e6);
}

/// The same counts for chess.
mod chess {
    use cozy_chess::Board;
    use std::hint::black_box;

    pub(crate) fn bulk(depth: u32) -> u64 {
        count(black_box(&Board::default()), depth, true)
    }

    pub(crate) fn played(depth: u32) -> u64 {
        count(black_box(&Board::default()), depth, false)
    }

    fn count(board: &Board, depth: u32, bulk: bool) -> u64 {
        let mut nodes = 0;
        board.generate_moves(|moves| {
            if depth == 1 && bulk {
                nodes += moves.len() as u64;
                return false;
            }
            for mv in moves {
                let mut after = board.clone();
                after.play_unchecked(mv);
                if depth == 1 {
                    black_box(&after);
                    nodes += 1;
                } else {
                    nodes += count(&after, depth - 1, bulk);
                }
            }
            false
        });
        nodes
    }
}
