//! Running test programs and reading what they print.

use super::suites::{Suite, SuiteKind};
use crate::cargo::{command, for_each_line};
use crate::progress::{Row, line, seconds};
use std::collections::VecDeque;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc};
use std::thread;
use std::time::{Duration, Instant};

/// Suites that run at once: while the tests of one wait for a browser or a server, those of another compute.
const LANES: usize = 2;
/// The longest time in which no test of a suite ends. Tests have limits of their own; this one ends a suite whose limits
/// fail.
const SILENCE_LIMIT: Duration = Duration::from_secs(15 * 60);
/// How long the output of a suite may stay open after its end.
const LEFT_BEHIND: Duration = Duration::from_secs(5);
/// How often a running suite is looked at.
const POLL: Duration = Duration::from_millis(100);

/// What came of a suite.
#[derive(Clone, Debug, Default)]
pub(super) struct SuiteResult {
    pub(super) suite: String,
    pub(super) tests: Vec<TestResult>,
    pub(super) ignored: usize,
    pub(super) time: Duration,
    /// Why the suite counts as failed although no test of it has said so.
    pub(super) broken: Option<String>,
}

/// What came of a test.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct TestResult {
    pub(super) name: String,
    pub(super) passed: bool,
    pub(super) time: Duration,
}

/// Runs all suites once, some at a time.
pub(super) fn run_all(suites: &[Suite], random: bool) -> Vec<SuiteResult> {
    let queue: Mutex<VecDeque<&Suite>> = Mutex::new(suites.iter().collect());
    let results = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..LANES {
            scope.spawn(|| {
                // The queue is not locked while a suite runs.
                let next = || lock(&queue).pop_front();
                while let Some(suite) = next() {
                    let result = run(suite, random);
                    result.announce();
                    lock(&results).push(result);
                }
            });
        }
    });
    results.into_inner().unwrap_or_else(PoisonError::into_inner)
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn run(suite: &Suite, random: bool) -> SuiteResult {
    let begin = Instant::now();
    let mut command = suite.command();
    if random {
        command.env("PACRU_TEST_RANDOM", "1");
    }
    let mut reader = Reader::new(&suite.name);
    let spawned = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    match spawned {
        Ok(child) => reader = watch(child, reader),
        Err(error) => reader.result.broken = Some(format!("cannot start: {error}")),
    }
    let mut result = reader.result;
    result.time = begin.elapsed();
    if result.broken.is_some() || result.tests.iter().any(|test| !test.passed) {
        line(reader.output.trim_end());
    }
    result
}

/// Reads what a suite prints until it ends; one that does not end in time is killed.
fn watch(mut child: Child, reader: Reader) -> Reader {
    let row = Arc::new(Row::new(&reader.result.suite));
    let reader = Arc::new(Mutex::new(reader));
    let (sender, readers_ended) = mpsc::channel::<()>();
    if let Some(pipe) = child.stderr.take() {
        let (reader, sender) = (Arc::clone(&reader), sender.clone());
        thread::spawn(move || {
            for_each_line(pipe, |text| lock(&reader).keep(text));
            drop(sender);
        });
    }
    if let Some(pipe) = child.stdout.take() {
        let (reader, row) = (Arc::clone(&reader), Arc::downgrade(&row));
        thread::spawn(move || {
            for_each_line(pipe, |text| {
                let mut reader = lock(&reader);
                reader.read(text);
                let Some(row) = row.upgrade() else { return };
                row.set(&format!("{} of {}", reader.result.tests.len(), reader.total));
            });
            drop(sender);
        });
    }
    let status = wait(&mut child, &reader);
    // Both readers end with the pipes. A process that a test has left behind may keep these open for ever.
    let _ = readers_ended.recv_timeout(LEFT_BEHIND);
    let mut reader = lock(&reader).clone();
    reader.judge(status);
    reader
}

fn wait(child: &mut Child, reader: &Mutex<Reader>) -> Result<ExitStatus, String> {
    loop {
        let (done, total, last_line) = {
            let reader = lock(reader);
            (reader.result.tests.len(), reader.total, reader.last_line)
        };
        match child.try_wait() {
            Ok(Some(status)) => return Ok(status),
            Ok(None) if last_line.elapsed() < SILENCE_LIMIT => thread::sleep(POLL),
            Ok(None) => {
                // It may have ended by itself meanwhile.
                let _ = child.kill();
                let _ = child.wait();
                return Err(format!("no test ended for {} after {done} of {total}", seconds(SILENCE_LIMIT)));
            }
            Err(error) => return Err(format!("cannot wait for it: {error}")),
        }
    }
}

impl Suite {
    fn command(&self) -> Command {
        match &self.kind {
            SuiteKind::Program { executable, folder } => {
                let mut command = Command::new(executable);
                command.current_dir(folder).env("CARGO_MANIFEST_DIR", folder);
                // Times of tests are printed by nightly compilers only, unless this is set.
                command.env("RUSTC_BOOTSTRAP", "1").args(["-Zunstable-options", "--report-time"]);
                command
            }
            SuiteKind::Documentation => {
                let mut command = command();
                command.args(["test", "--workspace", "--doc", "--no-fail-fast", "--quiet"]);
                command.args(["--", "--format", "pretty"]);
                command
            }
        }
    }
}

/// Reads the lines of a test program.
#[derive(Clone)]
struct Reader {
    result: SuiteResult,
    /// The number of tests that were announced.
    total: usize,
    output: String,
    last_line: Instant,
}

impl Reader {
    fn new(suite: &str) -> Reader {
        let result = SuiteResult { suite: suite.to_owned(), ..SuiteResult::default() };
        Reader { result, total: 0, output: String::new(), last_line: Instant::now() }
    }

    /// Finds out whether the suite broke off, by how its process ended.
    fn judge(&mut self, status: Result<ExitStatus, String>) {
        let failed = self.result.tests.iter().any(|test| !test.passed);
        self.result.broken = match status {
            Err(reason) => Some(reason),
            Ok(status) if !status.success() && !failed => Some(format!("ended with {status}")),
            Ok(_) if self.result.tests.len() + self.result.ignored < self.total => {
                Some("ended before all tests had run".to_owned())
            }
            Ok(_) => None,
        };
    }

    fn keep(&mut self, text: &str) {
        self.output.push_str(text);
        self.output.push('\n');
    }

    fn read(&mut self, text: &str) {
        self.keep(text);
        self.last_line = Instant::now();
        if let Some(count) = text.strip_prefix("running ").and_then(|rest| rest.split(' ').next()) {
            self.total += count.parse::<usize>().unwrap_or(0);
        } else if let Some((name, outcome)) = text.strip_prefix("test ").and_then(|rest| rest.rsplit_once(" ... ")) {
            let time = outcome.split_once('<').and_then(|(_, time)| time.strip_suffix("s>")?.parse().ok());
            let time = Duration::from_secs_f64(time.unwrap_or(0.0));
            match outcome.split([' ', ',']).next() {
                Some("ignored") => self.result.ignored += 1,
                Some(word @ ("ok" | "FAILED")) => {
                    self.result.tests.push(TestResult { name: name.to_owned(), passed: word == "ok", time });
                }
                _ => {}
            }
        }
    }
}

impl SuiteResult {
    fn announce(&self) {
        let failed = self.tests.iter().filter(|test| !test.passed).count();
        let counts = format!("{} passed, {failed} failed", self.tests.len() - failed);
        let broken = self.broken.as_ref().map(|reason| format!(": {reason}")).unwrap_or_default();
        line(&format!("   {}: {counts} in {}{broken}", self.suite, seconds(self.time)));
    }
}

#[cfg(test)]
mod tests {
    use super::Reader;
    use std::time::Duration;

    #[test]
    fn tests_are_read_with_their_times() {
        let mut reader = Reader::new("s");
        for line in [
            "running 4 tests",
            "test a::b ... ok <1.500s>",
            "test slow has been running for over 60 seconds",
            "test c - should panic ... ok",
            "test d ... FAILED <0.020s>",
            "test e ... ignored, takes an hour",
            "test result: FAILED. 2 passed; 1 failed; 1 ignored; 0 measured; 0 filtered out; finished in 1.50s",
        ] {
            reader.read(line);
        }
        let tests: Vec<_> = reader.result.tests.iter().map(|test| (test.name.as_str(), test.passed)).collect();
        assert_eq!(tests, [("a::b", true), ("c - should panic", true), ("d", false)]);
        assert_eq!(reader.result.tests[0].time, Duration::from_millis(1500));
        assert_eq!((reader.total, reader.result.ignored), (4, 1));
        assert_eq!(reader.output.lines().count(), 7);
    }
}
