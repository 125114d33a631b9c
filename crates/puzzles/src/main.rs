//! Finds challenges in games that the computer plays against itself.
//!
//! `cargo run --release -p pacru-puzzles -- --seed 1 --games 35 --write rulebook/challenges.toml` made that file. The same seed,
//! number of games and computer player make the same again; a computer player that has learned something plays other games.
//!
//! 1. Games (`selfplay.rs`): players of different strength, opened by a few turns of chance, who sometimes slip.
//! 2. Candidates (`find.rs`): each position with a task that has one best answer, proved by trying every legal move of everybody.
//! 3. Selection (`select.rs`): so many of each game and kind, spread over grades and ways to do it, one of a game, none twice.

mod find;
mod likeness;
mod select;
mod selfplay;
mod write;

use clap::Parser;
use find::Candidate;
use pacru_rules::Ruleset;
use selfplay::{Table, play};
use std::path::PathBuf;
use std::process::ExitCode;

/// Finds challenges in games that the computer plays against itself, proves that each has one best answer, and writes the best.
#[derive(Parser)]
#[command(version)]
struct Args {
    /// Chance begins with this number: the same seed, the same challenges.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games of Pacru with two players; of the other games and tables a multiple or a part.
    #[arg(long, default_value_t = 35)]
    games: u64,
    /// Play only this game (shacru, azacru or pacru), to try something out.
    #[arg(long, value_name = "GAME")]
    only: Option<Ruleset>,
    /// Write the challenges to this file instead of standard output.
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
}

fn main() -> ExitCode {
    let args = Args::parse();
    let tables = Table::all().into_iter();
    let tables = tables.filter(|table| args.only.is_none_or(|only| only.kind() == table.ruleset.kind())).collect();
    let text = challenges(tables, args.seed, args.games, |told| eprintln!("{told}"));
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

/// The file of challenges that follows from a seed and a number of games; tells how it gets on.
fn challenges(tables: Vec<Table>, seed: u64, games: u64, mut tell: impl FnMut(String)) -> String {
    let mut found: Vec<Candidate> = Vec::new();
    for table in tables {
        let before = found.len();
        let games = table.share(games);
        for game in (table.first_game()..).take(games as usize) {
            play(table, seed, game, |turn| found.extend(find::candidates(&turn, seed, game)));
        }
        tell(format!("{table}: {games} games, {} candidates", found.len() - before));
    }
    let chosen = select::choose(found, &mut tell);
    tell(format!("{} challenges", chosen.len()));
    write::file(&chosen, seed, games)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_finds_the_same_challenges_and_another_seed_others() {
        let quick = |table: &Table| table.players == 2 && (table.unequal || table.ruleset == Ruleset::AZACRU);
        let run = |seed| challenges(Table::all().into_iter().filter(quick).collect(), seed, 1, |_| ());
        let first = run(7);
        assert_eq!(first, run(7));
        assert!(first.contains("[[challenges]]"), "even a few games hold something");
        assert_ne!(first, run(8));
    }
}
