//! Running one command after the other, each announced.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// Where cargo builds: two folders above this program.
pub(crate) fn target_folder() -> Result<PathBuf, String> {
    let program = std::env::current_exe().map_err(|error| format!("where am I? {error}"))?;
    program.ancestors().nth(2).map(Path::to_owned).ok_or_else(|| "cargo's target folder is missing".into())
}

/// The content of a file.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// The content of a file that holds text.
pub(crate) fn read_text(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// Writes a file, and makes its folder if need be.
pub(crate) fn write(path: &Path, content: &[u8]) -> Result<(), String> {
    let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
    folder.and_then(|()| fs::write(path, content)).map_err(|error| format!("{}: {error}", path.display()))
}

/// The cargo that started us, run in the workspace.
pub(crate) fn cargo_command() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root());
    command
}

/// Runs cargo with these arguments; its output goes where ours goes.
pub(crate) fn cargo(args: &[&str]) -> Result<(), String> {
    cargo_with(args, &[])
}

/// Runs cargo with these arguments and environment variables.
pub(crate) fn cargo_with(args: &[&str], variables: &[(&str, &str)]) -> Result<(), String> {
    let status = cargo_command().args(args).envs(variables.iter().copied()).status();
    let status = status.map_err(|error| format!("cannot start cargo: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("'cargo {}' failed", args.join(" "))) }
}

/// Announces a step, runs it and says how long it took.
pub(crate) fn announced(name: &str, run: impl FnOnce() -> Result<(), String>) -> Result<(), String> {
    println!("── {name}");
    let begin = Instant::now();
    run()?;
    println!("   {name}: {:.0} s", begin.elapsed().as_secs_f64());
    Ok(())
}
