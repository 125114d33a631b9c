//! Faults of the world around the command `pacru serve`: it is killed, stopped and started again, and clients misbehave, while
//! games are played. What was acknowledged is kept, and nobody else notices.

mod clients;
mod kills;
mod restarts;

use pacru_load::served::Start;
use std::path::Path;
use tokio::runtime::{Builder, Runtime};

/// The command with a database of its own.
fn command() -> Start {
    Start::new(Path::new(env!("CARGO_BIN_EXE_pacru"))).expect("a folder")
}

fn runtime() -> Runtime {
    Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("threads")
}
