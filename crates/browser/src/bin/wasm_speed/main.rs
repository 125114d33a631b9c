//! `cargo xtask wasm-speed`: nodes per second of the computer player in a browser beside those of the native program.
//!
//! The page asks for one search after the other; between two of its searches the same one runs natively, so that both run
//! under the same machine load.

mod server;

use pacru_browser::{Browser, PageOptions};
use server::Server;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// How often everything is measured, after a first round that does not count: by its end the browser, which compiles in two
/// stages, has done the second. The median ratio is printed.
const ROUNDS: usize = 5;
/// Nodes for each position.
const NODES: &str = "20000";
/// Positions for each case: the middle of so many recorded games.
const POSITIONS: usize = 6;

/// A game and size, and what was measured so far.
struct Case {
    name: String,
    positions: Vec<String>,
    /// Nodes per second natively and in the browser.
    rates: Vec<(f64, f64)>,
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("wasm-speed: {message}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), String> {
    let mut args = std::env::args_os().skip(1).map(PathBuf::from);
    let (Some(native), Some(folder)) = (args.next(), args.next()) else {
        return Err("start this by 'cargo xtask wasm-speed'".to_owned());
    };
    let mut server = Server::open(folder)?;
    let mut cases = cases()?;
    let browser = Browser::start().map_err(|error| error.to_string())?;
    let page = browser.page(PageOptions::DESKTOP).map_err(|error| error.to_string())?;
    // The page loads while the server hands out its files, so nobody waits for it here.
    page.eval(&format!("void (location.href = {:?})", server.address())).map_err(|error| error.to_string())?;
    server.task("")?;
    for round in 0..=ROUNDS {
        for case in &mut cases {
            let task = format!("{NODES}\n{}", case.positions.join("\n"));
            let in_browser = rate(&server.task(&task)?)?;
            let natively = rate(&search_natively(&native, &case.positions)?)?;
            if round > 0 {
                case.rates.push((natively, in_browser));
            }
        }
    }
    print(&cases);
    Ok(())
}

fn cases() -> Result<Vec<Case>, String> {
    let vectors = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/vectors");
    let mut cases = Vec::new();
    for game in ["shacru", "azacru", "pacru"] {
        for players in 2..=4 {
            let file = vectors.join(format!("{game}-{players}.jsonl"));
            let text = std::fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
            let positions: Vec<String> = text.lines().take(POSITIONS).filter_map(middle).collect();
            cases.push(Case { name: format!("{game} | {players}"), positions, rates: Vec::new() });
        }
    }
    Ok(cases)
}

/// The position in the middle of a recorded game.
fn middle(line: &str) -> Option<String> {
    let after: Vec<&str> = line.split("\"after\": \"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    after.get(after.len() / 2).map(|&position| position.to_owned())
}

fn search_natively(program: &Path, positions: &[String]) -> Result<String, String> {
    let output = Command::new(program).arg(NODES).args(positions).output();
    let output = output.map_err(|error| format!("{}: {error}", program.display()))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
    } else {
        Err(String::from_utf8_lossy(&output.stderr).trim().to_owned())
    }
}

/// Nodes per second of an answer: nodes and milliseconds.
fn rate(answer: &str) -> Result<f64, String> {
    let numbers = answer.split_once(' ').and_then(|(nodes, taken)| Some((nodes.parse().ok()?, taken.parse().ok()?)));
    let (nodes, taken): (f64, f64) = numbers.ok_or_else(|| format!("the page says: {answer}"))?;
    Ok(nodes / taken * 1000.0)
}

fn print(cases: &[Case]) {
    println!("| game | players | native, k nodes/s | browser, k nodes/s | ratio | lowest ratio |");
    println!("|---|---|---|---|---|---|");
    for Case { name, rates, .. } in cases {
        let of = |number: fn(&(f64, f64)) -> f64| sorted(rates.iter().map(number).collect());
        let (native, browser, ratio) = (of(|rate| rate.0), of(|rate| rate.1), of(|rate| rate.1 / rate.0));
        println!(
            "| {name} | {:.0} | {:.0} | {:.2} | {:.2} |",
            native[ROUNDS / 2] / 1e3,
            browser[ROUNDS / 2] / 1e3,
            ratio[ROUNDS / 2],
            ratio[0]
        );
    }
}

fn sorted(mut numbers: Vec<f64>) -> Vec<f64> {
    numbers.sort_by(f64::total_cmp);
    numbers
}

#[cfg(test)]
mod tests {
    use super::{middle, rate};

    #[test]
    fn a_rate_is_nodes_per_second() {
        assert_eq!(rate("3000 1500.0").map(f64::round), Ok(2000.0));
        assert!(rate("error RuntimeError: unreachable").is_err_and(|error| error.contains("unreachable")));
    }

    #[test]
    fn the_middle_of_a_game_is_a_position() {
        let line = r#"{"plies": [{"after": "one"}, {"after": "two"}, {"after": "three"}]}"#;
        assert_eq!(middle(line).as_deref(), Some("two"));
    }
}
