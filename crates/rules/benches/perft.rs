//! Speed of the rules engine beside that of the chess crate `cozy-chess`, in one run on one thread.
//!
//! `cargo bench -p pacru-rules` prints the tables of `BENCHMARKS.md`. For counting instructions,
//! `cargo bench -p pacru-rules -- --once CASE` runs one case a single time and prints its nodes.

use pacru_rules::{Order, Position, perft};
use std::convert::Infallible;
use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

/// How often everything is measured; ratios are taken within a round, and their median is printed.
const ROUNDS: usize = 7;
/// A case is repeated until it has run so long.
const SLICE: Duration = Duration::from_millis(150);

/// Positions in the middle of games that `tests/vectors` holds.
const SHACRU_2: &str = "shacru gy y 2G0+4G6+1/2gy5/2Y2+g3y1/1yyg1Y1+y2/1Y5+G7+gyY4+3/1g1yg2g1/2y2G0+g2/1y3g3/9 - 1 30";
const SHACRU_4: &str = "shacru yrgb r 4Y44/3b3r1/1yyB4+3yR3+/1B1+1Y4+1G6+Y5+2/6g1R6/1G0+5g1/4R7+4/3B2+1r3/4G04 - 0 18";
const AZACRU_2: &str = "azacru gy g 9/Y6+yY7+y4g/2y2G6+1g1/1y5Y6+1/Y0+8/9/yg5G6+1/yG6+gg5/2G4+6 - 0 21";
const AZACRU_4: &str =
    "azacru yrgb r 3Y7+5/2by1r3/Y6+y1bryy2/1yY4+br2y1/1bB2+1brB2+rR6/1g3gg1R3+/2G2+1R7+gG1+g1/3B2+G5+r3/9 - 0 34";
const PACRU_2: &str = "pacru yg g 7G61/1G62g2y1/1g7/4y1y2/4gyyg1/1G1+y1yg2g/1Y6+yyy2G3+1/2Y51y4/Y13Y4+4 - 0 30";
const PACRU_4: &str =
    "pacru Ygrb g b1B7gyg1gy/3br3R1/1r2bG02r/1R4rrb1y1g/B2g1gg1gG41/1y1R7bb3/3b1b3/2B51G04/1b2r4 - 0 48";

struct Case {
    name: String,
    /// Runs once and says how many nodes it visited.
    run: Box<dyn Fn() -> u64>,
    /// The share of cozy-chess's bulk rate that is asked for.
    wanted: f64,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    let cases = cases();
    if let Some(wanted) = args.iter().position(|arg| arg == "--once").and_then(|at| args.get(at + 1)) {
        for case in cases.iter().filter(|case| case.name == *wanted) {
            println!("{} nodes {}", case.name, (case.run)());
        }
        return;
    }
    let chess_bulk = Case { name: "cozy-chess, bulk".into(), run: Box::new(|| chess::bulk(5)), wanted: 1.0 };
    let chess_played = Case { name: "cozy-chess, played".into(), run: Box::new(|| chess::played(4)), wanted: 0.0 };
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

fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    let mut add = |name: &str, position: Position, depth: u32, wanted: f64, count: fn(&Position, u32) -> u64| {
        cases.push(Case { name: name.to_owned(), run: Box::new(move || count(black_box(&position), depth)), wanted });
    };
    for (game, players, middle) in
        [("shacru", 2, SHACRU_2), ("shacru", 4, SHACRU_4), ("azacru", 2, AZACRU_2), ("azacru", 4, AZACRU_4)]
    {
        let order = Order::standard(players).expect("2 to 4 players");
        let start = Position::start(game.parse().expect("a game"), order);
        let middle = middle.parse().expect("a position");
        add(&format!("{game} {players} start, bulk"), start, 6, 1.0, perft);
        add(&format!("{game} {players} middle, bulk"), middle, 4, 1.0, perft);
        add(&format!("{game} {players} start, played"), start, 6, 0.5, played);
        add(&format!("{game} {players} middle, played"), middle, 4, 0.5, played);
    }
    for (players, middle) in [(2, PACRU_2), (4, PACRU_4)] {
        let middle = middle.parse().expect("a position");
        add(&format!("pacru {players} middle, travels played"), middle, 3, 0.25, played);
    }
    cases
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
    let ControlFlow::Continue(()) = position.visit_children(|_, after| {
        nodes += if depth == 1 {
            // The new position must really be made.
            black_box(after);
            1
        } else {
            played(after, depth - 1)
        };
        ControlFlow::<Infallible>::Continue(())
    });
    nodes
}

/// Every position of the Shacru games in `tests/vectors`: asking for the outcome beside generating the moves.
fn outcome_against_generation() {
    let mut positions: Vec<Position> = Vec::new();
    for file in ["shacru-2", "shacru-3", "shacru-4"] {
        let path = format!("{}/../../tests/vectors/{file}.jsonl", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(&path).expect("the vectors");
        for line in text.lines() {
            let game: serde_json::Value = serde_json::from_str(line).expect("a line of JSON");
            let plies = game["plies"].as_array().expect("plies").iter();
            positions
                .extend(plies.map(|ply| ply["after"].as_str().expect("a text").parse::<Position>().expect("legal")));
        }
    }
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
                let ControlFlow::Continue(()) = position.visit_moves(|mv| {
                    black_box(mv);
                    ControlFlow::<Infallible>::Continue(())
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

/// A position with over 800,000 reorientations, counted.
fn counting_reorientations() {
    let text = "pacru gy g 4Y43G5/9/Y27Y6/ggggg4/ggggggggg/ggggggggg/Gggggggg1/gggggggg1/Y13G04 - 0 99";
    let text = text.replace("/Gg", "/G2g").replace("G2ggggggg1", "G2gggggg1G6");
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
