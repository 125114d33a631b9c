//! The command `pacru`.

mod args;
mod check;
mod failure;
mod matches;
mod perft;
mod play;
mod serve;
mod show;
mod terminal;

use args::{Cli, Command};
use clap::Parser;
use failure::Failure;
use std::io::{self, BufReader};
use std::process::ExitCode;

fn main() -> ExitCode {
    let result = match Cli::try_parse() {
        Ok(cli) => run(cli.command),
        Err(error) => Err(Failure::from(error)),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::Play(args) => play::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Show(args) => show::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Match(args) => matches::run(&args),
        Command::Engine => {
            pacru_engine::protocol::serve(BufReader::new(io::stdin()), io::stdout().lock()).map_err(Failure::Output)
        }
    }
}
