//! What came of one or several rounds of tests.

use super::runner::{SuiteResult, TestResult};
use crate::progress::seconds;
use std::collections::BTreeMap;
use std::time::Duration;

/// Tests that are listed as the slowest.
const SLOWEST: usize = 10;

/// The results of all rounds.
#[derive(Debug, Default)]
pub(super) struct Report {
    rounds: usize,
    suites: BTreeMap<String, SuiteSummary>,
    tests: BTreeMap<String, TestSummary>,
    pub(super) passed: usize,
    pub(super) failed: usize,
    pub(super) ignored: usize,
}

#[derive(Debug, Default)]
struct SuiteSummary {
    tests: usize,
    failed: usize,
    times: Vec<Duration>,
}

#[derive(Debug, Default)]
struct TestSummary {
    failed: usize,
    times: Vec<Duration>,
}

impl Report {
    /// Adds the results of a round.
    pub(super) fn add(&mut self, results: Vec<SuiteResult>) {
        self.rounds += 1;
        for SuiteResult { suite, mut tests, ignored, time, broken } in results {
            if let Some(reason) = broken {
                tests.push(TestResult { name: format!("({reason})"), passed: false, time });
            }
            let failed = tests.iter().filter(|test| !test.passed).count();
            self.passed += tests.len() - failed;
            self.failed += failed;
            self.ignored += ignored;
            for test in &tests {
                let summary = self.tests.entry(format!("{suite} {}", test.name)).or_default();
                summary.failed += usize::from(!test.passed);
                summary.times.push(test.time);
            }
            let summary = self.suites.entry(suite).or_default();
            summary.tests = summary.tests.max(tests.len());
            summary.failed += failed;
            summary.times.push(time);
        }
    }

    /// Whether every test of every round has passed, and there were some.
    pub(super) fn succeeded(&self) -> bool {
        self.failed == 0 && self.passed > 0
    }

    /// Prints the suites if there were several rounds, the tests that failed at least once, and the slowest ones.
    pub(super) fn print(&self) {
        if self.rounds > 1 {
            println!("\n| suite | tests | rounds | failures | median | slowest round |\n|---|---|---|---|---|---|");
            for (name, SuiteSummary { tests, failed, times }) in &self.suites {
                let (median, most) = (seconds(median(times)), seconds(longest(times)));
                println!("| `{name}` | {tests} | {} | {failed} | {median} | {most} |", times.len());
            }
        }
        let failures: Vec<_> = self.tests.iter().filter(|(_, test)| test.failed > 0).collect();
        if !failures.is_empty() {
            println!("\nfailed at least once:");
        }
        for (name, TestSummary { failed, times }) in failures {
            println!("  {name}: {failed} of {}", times.len());
        }
        let mut slowest: Vec<_> = self.tests.iter().map(|(name, test)| (longest(&test.times), name)).collect();
        slowest.sort_by(|a, b| b.cmp(a));
        println!("\nslowest tests:");
        for (time, name) in slowest.into_iter().take(SLOWEST) {
            println!("  {:>7}  {name}", seconds(time));
        }
        println!();
    }
}

fn median(times: &[Duration]) -> Duration {
    let mut times = times.to_vec();
    times.sort();
    times.get(times.len() / 2).copied().unwrap_or_default()
}

fn longest(times: &[Duration]) -> Duration {
    times.iter().max().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{Report, median};
    use crate::test::runner::{SuiteResult, TestResult};
    use std::time::Duration;

    fn round(passed: bool, broken: Option<&str>) -> Vec<SuiteResult> {
        let test = |name: &str, passed| TestResult { name: name.to_owned(), passed, time: Duration::from_secs(1) };
        let tests = vec![test("a", true), test("b", passed)];
        let broken = broken.map(str::to_owned);
        vec![SuiteResult { suite: "s".to_owned(), tests, ignored: 1, time: Duration::from_secs(2), broken }]
    }

    #[test]
    fn rounds_are_added_up() {
        let mut report = Report::default();
        report.add(round(true, None));
        assert!(report.succeeded());
        report.add(round(false, None));
        assert_eq!((report.passed, report.failed, report.ignored), (3, 1, 2));
        assert_eq!((report.suites["s"].tests, report.suites["s"].failed), (2, 1));
        assert_eq!((report.tests["s b"].failed, report.tests["s a"].failed), (1, 0));
        assert!(!report.succeeded());
    }

    #[test]
    fn a_suite_that_breaks_off_is_a_failure() {
        let mut report = Report::default();
        report.add(round(true, Some("ended with signal 11")));
        assert_eq!((report.passed, report.failed), (2, 1));
        assert_eq!(report.tests["s (ended with signal 11)"].failed, 1);
    }

    #[test]
    fn no_test_at_all_is_no_success() {
        assert!(!Report::default().succeeded());
    }

    #[test]
    fn the_median_is_the_middle_one() {
        let times = [3, 1, 9].map(Duration::from_secs);
        assert_eq!(median(&times), Duration::from_secs(3));
    }
}
