//! How the command fails: one clear line on standard error, and an exit code.

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

/// Why the command did not do what was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The input was refused: exit code 1.
    Refused(String),
    /// The command was used wrongly: exit code 2.
    Usage(String),
    /// A signal has ended it before it was done, but for so much: exit code 130, as shells have it.
    Interrupted(String),
    /// Help or the version was asked for, or no command was given: clap's own text.
    Text(clap::Error),
    /// The output could not be written.
    Output(io::Error),
}

impl Failure {
    /// Something was refused, with where it came from.
    pub(crate) fn refused(what: impl std::fmt::Display, why: impl std::fmt::Display) -> Failure {
        Failure::Refused(format!("{what}: {why}"))
    }

    /// A file could not be read or written.
    pub(crate) fn file(path: &Path, error: &io::Error) -> Failure {
        Failure::refused(path.display(), error)
    }

    pub(crate) fn report(&self) -> ExitCode {
        let (message, code) = match self {
            Failure::Refused(message) => (message.clone(), 1),
            Failure::Usage(message) => (format!("{message}; see 'pacru --help'"), 2),
            Failure::Interrupted(done) => (format!("interrupted after {done}"), 130),
            Failure::Text(text) => {
                // A closed output is nothing to complain about where only a text was asked for.
                let _ = text.print();
                return ExitCode::from(u8::try_from(text.exit_code()).unwrap_or(2));
            }
            // Whoever reads our output has seen enough, as in `pacru perft … | head`.
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Failure::Output(error) => (format!("cannot write: {error}"), 1),
        };
        // Names of files and words from outside may hold line breaks.
        let line: String = message.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect();
        // Without a standard error there is nobody left to tell.
        let _ = writeln!(io::stderr(), "pacru: {line}");
        ExitCode::from(code)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

impl From<clap::Error> for Failure {
    fn from(error: clap::Error) -> Failure {
        use clap::error::ErrorKind;
        match error.kind() {
            ErrorKind::DisplayHelp
            | ErrorKind::DisplayVersion
            | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => Failure::Text(error),
            _ => {
                let text = error.to_string();
                let first = text.split("\n\n").next().unwrap_or_default();
                let words: Vec<&str> = first.split_whitespace().collect();
                let line = words.join(" ");
                Failure::Usage(line.strip_prefix("error: ").unwrap_or(&line).to_owned())
            }
        }
    }
}
