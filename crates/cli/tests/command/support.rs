//! Running the command, and files for it.

use pacru_testing::process::{Ended, Process};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

pub(crate) const PACRU_2: &str = "pacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1";

/// What came of a run.
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: Vec<u8>,
    pub(crate) err: String,
}

impl From<Ended> for Run {
    fn from(ended: Ended) -> Run {
        Run { code: ended.status.code().expect("an exit code"), err: ended.errors(), out: ended.out }
    }
}

impl Run {
    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.out).expect("output is UTF-8")
    }

    /// It went well and said nothing on standard error.
    pub(crate) fn done(self) -> Run {
        assert_eq!((self.code, self.err.as_str()), (0, ""));
        self
    }

    /// It was refused with this code, one line on standard error, and nothing on standard output.
    pub(crate) fn refused(self, code: i32) -> String {
        assert_eq!(self.code, code, "{}", self.err);
        assert_eq!(self.text(), "", "standard output is empty after an error");
        assert!(self.err.ends_with('\n') && self.err.lines().count() == 1, "one line, not {:?}", self.err);
        assert!(!self.err.trim_end_matches('\n').contains(|c: char| c.is_control()), "{:?}", self.err);
        self.err
    }
}

pub(crate) fn pacru<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pacru"));
    command.args(args).env_remove("NO_COLOR").env("TERM", "xterm-256color");
    // The games of whoever runs the tests are not theirs.
    command.env("PACRU_DATABASE", database());
    command
}

/// A database for all servers of these tests that need none of their own.
fn database() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-games.db", std::process::id()))
}

/// Runs a command with this on its standard input.
#[track_caller]
pub(crate) fn run_with(mut command: Command, input: impl AsRef<[u8]>) -> Run {
    Process::start_with(&mut command, input.as_ref()).end().into()
}

#[track_caller]
pub(crate) fn run<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>) -> Run {
    run_with(pacru(args), "")
}

pub(crate) fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

/// A file for one test, removed when the test is over.
pub(crate) struct Temporary(pub(crate) PathBuf);

impl Temporary {
    pub(crate) fn new(name: &str) -> Temporary {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{name}", std::process::id()));
        assert!(!path.exists(), "{} is left over", path.display());
        Temporary(path)
    }

    pub(crate) fn with(name: &str, content: impl AsRef<[u8]>) -> Temporary {
        let file = Temporary::new(name);
        std::fs::write(&file.0, content).expect("a temporary file");
        file
    }

    pub(crate) fn read(&self) -> Vec<u8> {
        std::fs::read(&self.0).unwrap_or_else(|error| panic!("{}: {error}", self.0.display()))
    }
}

impl AsRef<OsStr> for Temporary {
    fn as_ref(&self) -> &OsStr {
        self.0.as_os_str()
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        // A test that failed before the file was made has nothing to remove.
        let _ = std::fs::remove_file(&self.0);
    }
}

pub(crate) fn check(path: impl AsRef<OsStr>) -> Run {
    run([OsStr::new("check"), path.as_ref()])
}

/// Position strings with the field that is wrong.
pub(crate) const BAD_POSITIONS: [(&str, &str); 9] = [
    ("", "game"),
    ("chess gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1", "game"),
    ("pacru gr g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1", "order"),
    ("pacru gy b 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1", "to-move"),
    ("pacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G03 - 0 1", "board"),
    ("pacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 g 0 1", "last-round"),
    ("pacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - x 1", "idle"),
    ("pacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 0", "turn"),
    ("pacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0", "turn"),
];
