//! `cargo xtask wasm-speed`: nodes per second of the computer player in a browser beside those of the native program.
//!
//! The page asks for one search after the other; between two of its searches the same one runs natively, so that both meet
//! the same weather on the machine.

mod browser;
mod server;

use crate::{bindgen, step, tools};
use browser::Browser;
use server::Server;
use std::path::{Path, PathBuf};
use std::process::Command;

/// How often everything is measured, after a first round that does not count: by its end the browser, which compiles in two
/// stages, has done the second. The median ratio is printed.
const ROUNDS: usize = 5;
/// Nodes for each position.
const NODES: &str = "20000";
/// Positions for each case: the middle of so many recorded games.
const POSITIONS: usize = 6;

const PACKAGE: &str = "pacru-wasm-speed";
const PROFILE: &str = "page";

/// A game and size, and what was measured so far.
struct Case {
    name: String,
    positions: Vec<String>,
    /// Nodes per second natively and in the browser.
    rates: Vec<(f64, f64)>,
}

pub(crate) fn run() -> Result<(), String> {
    tools::ensure_rust_parts()?;
    let native = build_native()?;
    let mut server = Server::open(build_page()?)?;
    let mut cases = cases()?;
    let browser = Browser::open(&server.address())?;
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
    drop(browser);
    print(&cases);
    Ok(())
}

fn build_native() -> Result<PathBuf, String> {
    step::cargo(&["build", "--quiet", "--profile", PROFILE, "--package", PACKAGE, "--bin", PACKAGE])?;
    Ok(step::target_folder()?.join(PROFILE).join(PACKAGE).with_extension(std::env::consts::EXE_EXTENSION))
}

/// Builds the module with the page around it, and says in which folder.
fn build_page() -> Result<PathBuf, String> {
    step::cargo(&["build", "--quiet", "--profile", PROFILE, "--package", PACKAGE, "--lib", "--target", tools::WASM])?;
    let built = step::target_folder()?.join(tools::WASM).join(PROFILE);
    let folder = built.join("wasm-speed-page");
    let module = built.join(PACKAGE.replace('-', "_")).with_extension("wasm");
    bindgen::generate(&module, &folder, &PACKAGE.replace('-', "_"))?;
    let page = step::root().join("benches/wasm-speed/page.html");
    std::fs::copy(&page, folder.join("index.html")).map_err(|error| format!("{}: {error}", page.display()))?;
    Ok(folder)
}

fn cases() -> Result<Vec<Case>, String> {
    let mut cases = Vec::new();
    for game in ["shacru", "azacru", "pacru"] {
        for players in 2..=4 {
            let file = step::root().join(format!("tests/vectors/{game}-{players}.jsonl"));
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
