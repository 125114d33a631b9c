//! Fits the weights of the evaluation to finished games.
//!
//! 1. Play games: `pacru match --engine level:8,nodes=1000 --engine level:8,nodes=1100 --game azacru --games 2000 --opening 10
//!    --record games.pcr`, with one engine for each player. Different node limits make the games differ.
//! 2. Fit the weights: `pacru-tune games.pcr --write crates/engine/src/eval/linear/tuned.rs`.
//! 3. Check the result: keep the old program, build the new one, and let them play:
//!    `pacru match --engine level:8,movetime=50 --engine "old/pacru engine,movetime=50" --game azacru --sprt 55`.

mod dataset;
mod linear_fit;
mod linear_source;

use clap::Parser;
use dataset::{Dataset, Sample, add_games};
use linear_fit::LinearModel;
use linear_source::linear_source;
use pacru_engine::eval::linear::{Feature, LinearWeights};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// Fits the weights of the evaluation to finished games, separately for each game and number of players
#[derive(Parser)]
#[command(version)]
struct Args {
    /// Records of finished games
    #[arg(required = true)]
    records: Vec<PathBuf>,
    /// Write all weights as Rust source to this file; those that were not fitted stay as they are
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
    /// Strength of the L2 penalty on weights, as a number of positions
    #[arg(long, value_name = "POSITIONS", default_value_t = 20.0)]
    regularization: f64,
    /// Fit without this feature, to measure its value; can be given several times
    #[arg(long, value_name = "FEATURE", value_parser = feature)]
    without: Vec<Feature>,
}

fn feature(name: &str) -> Result<Feature, String> {
    let named = Feature::ALL.into_iter().find(|feature| format!("{feature:?}").eq_ignore_ascii_case(name));
    named.ok_or_else(|| format!("unknown feature; use one of {:?}", Feature::ALL))
}

/// Every tenth game is not used for the fit. The loss is measured on these games.
const HOLDOUT: usize = 10;

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
    let mut dataset = Dataset::new();
    for path in &args.records {
        let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
        add_games(&text, &args.without, &mut dataset).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    let mut fitted = BTreeMap::new();
    for ((kind, players), games) in &dataset {
        let (holdout, training): (Vec<_>, Vec<_>) = games.iter().enumerate().partition(|(at, _)| at % HOLDOUT == 0);
        let flat = |games: Vec<(usize, &Vec<Sample>)>| -> Vec<Sample> {
            games.into_iter().flat_map(|(_, samples)| samples.iter().cloned()).collect()
        };
        let (holdout, training) = (flat(holdout), flat(training));
        let before = LinearModel::of(LinearWeights::of(*kind, *players));
        let after = LinearModel::fit(&training, args.regularization);
        println!(
            "{kind} with {players} players: {} games, {} positions; loss on holdout games: uniform {:.4}, before {:.4}, fitted {:.4}",
            games.len(),
            training.len() + holdout.len(),
            (*players as f64).ln(),
            before.loss(&holdout),
            after.loss(&holdout),
        );
        fitted.insert((*kind, *players), after.weights());
    }
    let source = linear_source(&fitted);
    if let Some(path) = &args.write {
        return std::fs::write(path, source).map_err(|error| format!("{}: {error}", path.display()));
    }
    std::io::stdout().write_all(source.as_bytes()).map_err(|error| format!("output: {error}"))
}
