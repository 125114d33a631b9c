//! `pacru-load`: puts `pacru serve` under load and prints a table of what was measured. `cargo xtask load` builds and runs it.

use clap::{Parser, Subcommand, ValueEnum};
use pacru_load::error::{Error, Result};
use pacru_load::kills::Kills;
use pacru_load::moves::Moves;
use pacru_load::report::{Report, thousands};
use pacru_load::served::Start;
use pacru_load::stored::Stored;
use pacru_load::thinking::Thinking;
use pacru_load::{echo, syncs};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

/// Puts a server of games online under load, on this machine only, and prints a table of what was measured.
#[derive(Debug, Parser)]
#[command(name = "pacru-load", version)]
struct Args {
    /// The command that serves
    #[arg(long, value_name = "FILE", default_value = "pacru")]
    program: PathBuf,
    /// Only these parts
    #[arg(long, value_name = "PART")]
    only: Vec<Part>,
    /// A tenth of everything: shows that it works, measures nothing
    #[arg(long)]
    quick: bool,
    /// How often the server is killed
    #[arg(long, value_name = "N", default_value_t = 50)]
    kills: u32,
    /// Where chance begins
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    #[command(subcommand)]
    mode: Option<Mode>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Part {
    /// Connections, memory, the highest rate of moves, latency, and the echo beside it
    Moves,
    /// The cost of a move with 100, 10,000 and 100,000 stored games
    Stored,
    /// Moves of people while computers think
    Thinking,
    /// That moves are synced to the disk before they are acknowledged
    Syncs,
    /// Kills the server under load, and compares
    Kills,
}

#[derive(Debug, Subcommand)]
enum Mode {
    /// Be the bare WebSocket echo that is measured beside the server
    Echo,
}

fn main() -> ExitCode {
    let args = Args::parse();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let result = runtime.map_err(Error::from).and_then(|runtime| runtime.block_on(run(&args)));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("pacru-load: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn run(args: &Args) -> Result<()> {
    allow_files(if args.quick { 2_000 } else { 11_000 })?;
    if matches!(args.mode, Some(Mode::Echo)) {
        return echo::serve().await;
    }
    let this = std::env::current_exe()?;
    let mut report = Report::default();
    report.tell("load average of the machine before", load_average());
    let wanted = |part| args.only.is_empty() || args.only.contains(&part);
    let tables = if args.quick { 250 } else { 2_500 };
    let length = Duration::from_secs(if args.quick { 2 } else { 10 });
    if wanted(Part::Moves) {
        let moves = Moves { tables, length, rate: 1_000 };
        moves.run(&args.program, &this, &mut report).await?;
    }
    if wanted(Part::Stored) {
        let games: &[usize] = if args.quick { &[100, 1_000] } else { &[100, 10_000, 100_000] };
        Stored { games, tables: tables / 5, rate: 1_000, length }.run(&args.program, &mut report).await?;
    }
    if wanted(Part::Thinking) {
        let thinking = Thinking { tables: tables / 5, rate: 500, length: 2 * length };
        thinking.run(&args.program, &mut report).await?;
    }
    if wanted(Part::Syncs) {
        if syncs::can_trace() {
            syncs::run(&args.program, &mut report).await?;
        } else {
            report.tell("syncs of the database", "not traced: strace is missing");
        }
    }
    if wanted(Part::Kills) {
        let kills = Kills { times: args.kills, games: 100, moves: 20, seed: args.seed };
        let survived = kills.run(&Start::new(&args.program)?).await?;
        survived.is_telling()?;
        report.add(
            format!("kill -9 under load, {} times: acknowledged moves lost, games corrupt or stuck", survived.kills),
            format!(
                "0 of {} in {} games; {} moves were under way, {} of them stored, each is there once after it was sent again",
                thousands(survived.moves as f64),
                survived.games,
                thousands(survived.under_way as f64),
                thousands(survived.stored as f64),
            ),
            "0",
        );
    }
    print!("{report}");
    Ok(())
}

fn load_average() -> String {
    let text = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    text.split_whitespace().next().unwrap_or("unknown").to_owned()
}

/// Every connection is an open file; a server that is started here may open as many.
#[cfg(unix)]
fn allow_files(needed: u64) -> Result<()> {
    match rlimit::increase_nofile_limit(u64::MAX)? {
        allowed if allowed >= needed => Ok(()),
        allowed => Err(Error::new(format!(
            "{needed} files must be open at once and the system allows {allowed}: raise it with 'ulimit -n', or use --quick"
        ))),
    }
}

#[cfg(not(unix))]
fn allow_files(_: u64) -> Result<()> {
    Ok(())
}
