//! Finds challenges in self-play games of the engine.
//!
//! `cargo run --release -p pacru-puzzles -- --seed 1 --games 35 --write rulebook/challenges.toml` made that file. The result is
//! the same for the same seed, number of games and engine; a changed engine plays other games.
//!
//! 1. Games (`selfplay.rs`): players of different strength, a few random turns at the start, occasional random moves.
//! 2. Candidates (`candidates.rs`): positions with a task that has one best answer, proved by trying every legal move of all
//!    players. `technique.rs` classifies the first move.
//! 3. Selection (`select.rs`): a quota for each game and kind, spread over grades and techniques. Each game gives at most one
//!    challenge, and symmetric positions (`canonical.rs`) count as one.

mod candidates;
mod canonical;
mod select;
mod selfplay;
mod technique;

use candidates::{ChallengeCandidate, candidates};
use clap::Parser;
use pacru_rules::Ruleset;
use selfplay::{SelfPlayConfig, play};
use std::fmt::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// Finds challenges in self-play games of the engine, proves that each has one best answer, and writes a selection
#[derive(Parser)]
#[command(version)]
struct Args {
    /// Seed of the random numbers; the same seed gives the same challenges
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of games of Pacru with two players; other games are played in a fixed proportion to it
    #[arg(long, default_value_t = 35)]
    games: u64,
    /// Play only this game (shacru, azacru or pacru)
    #[arg(long, value_name = "GAME")]
    only: Option<Ruleset>,
    /// Write the challenges to this file instead of standard output
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
}

fn main() -> ExitCode {
    let args = Args::parse();
    let is_wanted = |config: &SelfPlayConfig| args.only.is_none_or(|only| only.kind() == config.ruleset.kind());
    let configs = SelfPlayConfig::all().into_iter().filter(is_wanted).collect();
    let text = challenges(configs, args.seed, args.games, |line| eprintln!("{line}"));
    let Some(path) = &args.write else {
        print!("{text}");
        return ExitCode::SUCCESS;
    };
    match std::fs::write(path, text) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}: {error}", path.display());
            ExitCode::FAILURE
        }
    }
}

/// The file of challenges for a seed and a number of games. `report` receives lines about the progress.
fn challenges(configs: Vec<SelfPlayConfig>, seed: u64, games: u64, mut report: impl FnMut(String)) -> String {
    let mut found: Vec<ChallengeCandidate> = Vec::new();
    for config in configs {
        let before = found.len();
        let games = config.share(games);
        for game in (config.first_game()..).take(games as usize) {
            play(config, seed, game, |analysed| found.extend(candidates(&analysed, seed, game)));
        }
        report(format!("{config}: {games} games, {} candidates", found.len() - before));
    }
    let selected = select::select(found, &mut report);
    report(format!("{} challenges", selected.len()));
    toml(&selected, seed, games)
}

const HEAD: &str = "# Challenges, the easiest first; README.md describes the fields. Do not edit by hand: they were found, proved and written by
";

/// The text of `rulebook/challenges.toml`.
fn toml(selected: &[ChallengeCandidate], seed: u64, games: u64) -> String {
    let mut text = HEAD.to_owned();
    let mut line = |line: std::fmt::Arguments<'_>| writeln!(text, "{line}").expect("writing to a string cannot fail");
    line(format_args!(
        "# cargo run --release -p pacru-puzzles -- --seed {seed} --games {games} --write rulebook/challenges.toml"
    ));
    for ChallengeCandidate { challenge, .. } in selected {
        // Positions and moves have neither quotes nor backslashes, so no text needs an escape.
        let answers: Vec<String> = challenge.answers.iter().map(|answer| format!("\"{answer}\"")).collect();
        line(format_args!("\n[[challenges]]\nid = \"{}\"\nkind = \"{}\"", challenge.id, challenge.kind.word()));
        if let Some(fields) = challenge.fields {
            line(format_args!("fields = {fields}"));
        }
        if let Some(turns) = challenge.turns {
            line(format_args!("turns = {turns}"));
        }
        line(format_args!("grade = {}\nposition = \"{}\"", challenge.grade, challenge.position));
        line(format_args!("answers = [{}]", answers.join(", ")));
        line(format_args!("source = {{ seed = {}, game = {} }}", challenge.source.seed, challenge.source.game));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_finds_the_same_challenges_and_another_seed_others() {
        let quick =
            |config: &SelfPlayConfig| config.players == 2 && (config.handicap || config.ruleset == Ruleset::AZACRU);
        let run = |seed| challenges(SelfPlayConfig::all().into_iter().filter(quick).collect(), seed, 1, |_| ());
        let first = run(7);
        assert_eq!(first, run(7));
        assert!(first.contains("[[challenges]]"), "a few games give at least one challenge");
        assert_ne!(first, run(8));
    }
}
