//! Fits the weights of the evaluation to games that were played to their end.
//!
//! 1. Games: `pacru match --engine level:8,nodes=1000 --engine level:8,nodes=1100 --game azacru --games 2000 --opening 10
//!    --record games.pcr`, with as many engines as players. Different numbers of nodes keep the games apart.
//! 2. Fit: `pacru-tune games.pcr --write crates/engine/src/eval/linear/tuned.rs`.
//! 3. Check: keep the old program, build the new one, and let them play:
//!    `pacru match --engine level:8,movetime=50 --engine "old/pacru engine,movetime=50" --game azacru --sprt 55`.

mod fit;
mod sample;
mod table;

use clap::Parser;
use fit::Model;
use pacru_engine::eval::linear::{Feature, LinearWeights};
use pacru_rules::GameKind;
use sample::{Sample, samples};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// Fits the weights of the evaluation to played games, separately for each game and number of players found in them.
#[derive(Parser)]
#[command(version)]
struct Args {
    /// Records of games that were played to their end.
    #[arg(required = true)]
    records: Vec<PathBuf>,
    /// Write all weights, the fitted ones and the others as they are, to this file of Rust source.
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
    /// How strongly weights are drawn to zero, in positions.
    #[arg(long, default_value_t = 20.0)]
    pull: f64,
    /// Fit without this feature, to see what it is worth; may be given several times.
    #[arg(long, value_name = "FEATURE", value_parser = feature)]
    without: Vec<Feature>,
}

fn feature(name: &str) -> Result<Feature, String> {
    let named = Feature::ALL.into_iter().find(|feature| format!("{feature:?}").eq_ignore_ascii_case(name));
    named.ok_or_else(|| format!("there is no such feature; there are {:?}", Feature::ALL))
}

/// Every so many games one is kept out of the fit, to see what the weights say about games they do not know.
const KEPT_OUT: usize = 10;

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &Args) -> Result<(), String> {
    let mut tables: BTreeMap<(GameKind, usize), Vec<Vec<Sample>>> = BTreeMap::new();
    for path in &args.records {
        let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
        samples(&text, &args.without, &mut tables).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    let mut fitted = BTreeMap::new();
    for ((kind, players), games) in &tables {
        let (kept_out, used): (Vec<_>, Vec<_>) = games.iter().enumerate().partition(|(at, _)| at % KEPT_OUT == 0);
        let flat = |games: Vec<(usize, &Vec<Sample>)>| -> Vec<Sample> {
            games.into_iter().flat_map(|(_, samples)| samples.iter().cloned()).collect()
        };
        let (kept_out, used) = (flat(kept_out), flat(used));
        let before = Model::of(LinearWeights::of(*kind, *players));
        let after = Model::fit(&used, args.pull);
        println!(
            "{kind} with {players}: {} games, {} positions; loss on games kept out: chance {:.4}, before {:.4}, fitted {:.4}",
            games.len(),
            used.len() + kept_out.len(),
            (*players as f64).ln(),
            before.loss(&kept_out),
            after.loss(&kept_out),
        );
        fitted.insert((*kind, *players), after.weights());
    }
    let source = table::source(&fitted);
    if let Some(path) = &args.write {
        return std::fs::write(path, source).map_err(|error| format!("{}: {error}", path.display()));
    }
    std::io::stdout().write_all(source.as_bytes()).map_err(|error| format!("output: {error}"))
}
