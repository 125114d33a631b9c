//! `cargo xtask load`: the server under load, and killed under it.

use crate::step;
use std::process::Command;

/// Builds the server and the tool as they are meant to be used, and runs the tool; options are passed on.
pub(crate) fn run(options: &[String]) -> Result<(), String> {
    step::cargo(&["build", "--release", "--package", "pacru", "--package", "pacru-load"])?;
    let folder = step::target_folder()?.join("release");
    let program = |name: &str| folder.join(name).with_extension(std::env::consts::EXE_EXTENSION);
    let tool = program("pacru-load");
    let status = Command::new(&tool).arg("--program").arg(program("pacru")).args(options).status();
    let status = status.map_err(|error| format!("{}: {error}", tool.display()))?;
    if status.success() { Ok(()) } else { Err("the load test failed".into()) }
}
