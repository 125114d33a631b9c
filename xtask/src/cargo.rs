//! Running cargo and other programs, with their progress shown.

use crate::progress::{self, Row};
use std::ffi::OsStr;
use std::io::{self, BufRead, BufReader, IsTerminal, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    let crate_dir = Path::new(env!("CARGO_MANIFEST_DIR"));
    crate_dir.parent().unwrap_or(crate_dir).to_owned()
}

/// The folder that cargo builds in: two folders above this program.
pub(crate) fn target_dir() -> Result<PathBuf, String> {
    let program =
        std::env::current_exe().map_err(|error| format!("cannot determine the path of this program: {error}"))?;
    program.ancestors().nth(2).map(Path::to_owned).ok_or_else(|| "cargo's target folder is missing".into())
}

/// The path of a program that cargo has built in this profile.
pub(crate) fn program(profile_dir: &str, name: &str) -> Result<PathBuf, String> {
    Ok(target_dir()?.join(profile_dir).join(name).with_extension(std::env::consts::EXE_EXTENSION))
}

/// The cargo that started this program, run in the workspace.
pub(crate) fn command() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root());
    command
}

/// Runs cargo with these arguments and shows its progress under a label.
pub(crate) fn cargo(label: &str, args: &[&str]) -> Result<(), String> {
    run(label, command().args(args)).map(drop)
}

/// Runs a cargo command and shows its progress under a label. Returns what it wrote to standard output.
pub(crate) fn run(label: &str, cargo: &mut Command) -> Result<String, String> {
    // Progress bars are read, not shown; messages of the compiler keep their colours where people see them.
    cargo.env("CARGO_TERM_PROGRESS_WHEN", "always").env("CARGO_TERM_PROGRESS_WIDTH", "120");
    if io::stdout().is_terminal() {
        cargo.env("CARGO_TERM_COLOR", "always");
    }
    let row = Row::new(label);
    let show = |line: &str| match cargo_update(line) {
        Some(Update::Progress(now)) => row.set(&now),
        Some(Update::Line(line)) => progress::line(&line),
        None => {}
    };
    let (succeeded, output) = watch(cargo, |_| {}, show)?;
    drop(row);
    if succeeded {
        return Ok(output);
    }
    // What is wrong with the format of a file stands in standard output.
    progress::line(output.trim_end());
    Err(format!("'{}' failed", command_line(cargo)))
}

/// Runs another program and shows the last line that it printed as its progress. Its output is shown whole if it fails.
pub(crate) fn run_program(label: &str, program: &mut Command) -> Result<String, String> {
    let (row, errors) = (Row::new(label), Mutex::new(String::new()));
    let keep = |line: &str| {
        row.set(line.trim());
        let mut errors = errors.lock().unwrap_or_else(PoisonError::into_inner);
        errors.push_str(line);
        errors.push('\n');
    };
    let (succeeded, output) = watch(program, |line| row.set(line.trim()), keep)?;
    drop(row);
    if succeeded {
        return Ok(output);
    }
    let errors = errors.into_inner().unwrap_or_else(PoisonError::into_inner);
    progress::line(format!("{output}{errors}").trim_end());
    Err(format!("'{}' failed", command_line(program)))
}

/// Runs a program to its end and hands on each line that it writes to standard output and standard error. Returns whether
/// it succeeded, and its standard output.
fn watch(
    command: &mut Command,
    on_output: impl Fn(&str),
    on_error: impl Fn(&str) + Send,
) -> Result<(bool, String), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let spawned = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let mut child = spawned.map_err(|error| format!("cannot start {name}: {error}"))?;
    let (stdout, stderr) = (child.stdout.take(), child.stderr.take());
    let mut text = String::new();
    thread::scope(|scope| {
        scope.spawn(|| stderr.map(|pipe| for_each_line(pipe, on_error)));
        if let Some(pipe) = stdout {
            for_each_line(pipe, |line| {
                on_output(line);
                text.push_str(line);
                text.push('\n');
            });
        }
    });
    let status = child.wait().map_err(|error| format!("cannot wait for {name}: {error}"))?;
    Ok((status.success(), text))
}

/// Reads lines, empty ones too. They also end where a progress bar returns to the start of its line.
pub(crate) fn for_each_line(pipe: impl Read, mut handle: impl FnMut(&str)) {
    let mut pipe = BufReader::new(pipe);
    let mut line = Vec::new();
    loop {
        // A pipe that cannot be read any more has ended.
        let chunk = pipe.fill_buf().unwrap_or_default();
        let at_end = chunk.is_empty();
        let end = chunk.iter().position(|&byte| byte == b'\n' || byte == b'\r');
        let is_line = end.is_some_and(|end| chunk[end] == b'\n');
        line.extend_from_slice(&chunk[..end.unwrap_or(chunk.len())]);
        let used = end.map_or(chunk.len(), |end| end + 1);
        pipe.consume(used);
        if is_line || (end.is_some() || at_end) && !line.is_empty() {
            handle(&String::from_utf8_lossy(&line));
            line.clear();
        }
        if at_end {
            break;
        }
    }
}

/// Something that cargo has said.
#[derive(Debug, PartialEq, Eq)]
enum Update {
    /// What it works on now.
    Progress(String),
    /// A line for the reader.
    Line(String),
}

/// What a line of cargo's standard error tells: progress bars and status lines are progress, the rest is for the reader.
fn cargo_update(line: &str) -> Option<Update> {
    let plain = without_escapes(line);
    let Some((status, rest)) = plain.split_at_checked(12).map(|(status, rest)| (status.trim(), rest.trim())) else {
        return Some(Update::Line(line.to_owned()));
    };
    match status {
        "Building" | "Fetch" => bar(rest).map(Update::Progress),
        "Updating" | "Downloading" | "Downloaded" | "Blocking" | "Locking" | "Packaging" => {
            Some(Update::Progress(format!("{status} {rest}")))
        }
        "Compiling" | "Checking" | "Documenting" | "Fresh" | "Finished" | "Generated" | "Executable" | "Adding" => None,
        _ => Some(Update::Line(line.trim_end().to_owned())),
    }
}

/// `12 of 190: serde, syn` from the progress bar `[==>   ] 12/190: serde, syn`.
fn bar(text: &str) -> Option<String> {
    let counts = text.split_once(']')?.1.trim();
    let (done, rest) = counts.split_once('/')?;
    let (all, names) = rest.split_once(':').unwrap_or((rest, ""));
    Some(format!("{} of {}: {}", done.trim(), all.trim(), names.trim()).trim_end_matches([':', ' ']).to_owned())
}

/// Removes terminal escapes such as colours.
fn without_escapes(line: &str) -> String {
    let mut parts = line.split('\x1b');
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        // An escape ends with its first letter.
        let end = part.find(|c: char| c.is_ascii_alphabetic()).map_or(part.len(), |end| end + 1);
        text.push_str(&part[end..]);
    }
    text
}

/// The command as one would type it.
fn command_line(command: &Command) -> String {
    let name = Path::new(command.get_program()).file_stem().unwrap_or(command.get_program());
    let words = std::iter::once(name).chain(command.get_args()).map(OsStr::to_string_lossy);
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::{Update, cargo_update, for_each_line};

    #[test]
    fn progress_bars_become_counts() {
        let bar = "    Building [=======>                ] 112/250: serde, syn\x1b[K";
        assert_eq!(cargo_update(bar), Some(Update::Progress("112 of 250: serde, syn".to_owned())));
        let bar = "\x1b[1m\x1b[36m    Building\x1b[0m [>      ] 0/3";
        assert_eq!(cargo_update(bar), Some(Update::Progress("0 of 3".to_owned())));
    }

    #[test]
    fn status_lines_are_not_shown_and_messages_are_shown_whole() {
        assert_eq!(cargo_update("   Compiling serde v1.0.229"), None);
        assert_eq!(cargo_update("    Finished `dev` profile [optimized] target(s) in 0.1s"), None);
        for line in ["error[E0308]: mismatched types", "  --> src/main.rs:3:5", "3 |     Compiling", "warning: unused"]
        {
            assert_eq!(cargo_update(line), Some(Update::Line(line.to_owned())), "{line}");
        }
        let colored = "\x1b[31merror\x1b[0m: no";
        assert_eq!(cargo_update(colored), Some(Update::Line(colored.to_owned())));
    }

    #[test]
    fn lines_end_at_line_feeds_and_carriage_returns() {
        let mut lines = Vec::new();
        for_each_line(&b"one\rtwo\n\nthree"[..], |line| lines.push(line.to_owned()));
        assert_eq!(lines, ["one", "two", "", "three"]);
    }
}
