//! The command `pacru`.

mod admin;
mod args;
mod backup;
#[cfg(feature = "full")]
mod bot;
mod check;
mod failure;
mod matches;
mod perft;
#[cfg(feature = "full")]
mod play;
mod serve;
mod server_args;
mod show;
mod terminal;

use args::{Cli, Command};
use clap::Parser;
use failure::Failure;
use server_args::ServeArgs;
use std::io::{self, BufReader};
use std::process::ExitCode;

fn main() -> ExitCode {
    let result = match Cli::try_parse() {
        Ok(cli) => cli.command.map_or_else(|| serve::run(&ServeArgs::default()), run),
        Err(error) => Err(Failure::from(error)),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(command: Command) -> Result<(), Failure> {
    match command {
        #[cfg(feature = "full")]
        Command::Play(args) => play::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Backup(args) => backup::run(&args),
        Command::Admin(args) => admin::run(&args),
        Command::Show(args) => show::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Match(args) => matches::run(&args),
        #[cfg(feature = "full")]
        Command::Bot(args) => bot::run(&args),
        Command::Engine => {
            pacru_protocol::serve(BufReader::new(io::stdin()), io::stdout().lock()).map_err(Failure::Output)
        }
    }
}
