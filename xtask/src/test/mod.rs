//! `cargo xtask test`: everything that CI runs.

mod busy;
mod report;
mod runner;
mod suites;

use crate::cargo::{cargo, command, run as run_cargo};
use crate::page;
use crate::progress::{line, timed_step};
use crate::tools::{self, WASM_TARGET};
use report::Report;
use std::thread;
use suites::Suite;

/// The packages that run in the page, too.
const WASM_PACKAGES: [&str; 4] = ["pacru-rules", "pacru-render", "pacru-engine", page::PACKAGE];

/// What to run.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Options {
    /// Only these suites; all if there is none.
    only: Vec<String>,
    /// How often the tests run; without it once, after the other checks.
    repeat: Option<usize>,
    busy: bool,
    random: bool,
}

impl Options {
    /// Parses the words after `cargo xtask test`.
    pub(crate) fn parse(words: &[String]) -> Result<Options, String> {
        let mut options = Options::default();
        let mut words = words.iter().map(String::as_str);
        while let Some(word) = words.next() {
            let (name, value) = word.split_once('=').map_or((word, None), |(name, value)| (name, Some(value)));
            let mut needed = || value.or_else(|| words.next()).ok_or_else(|| format!("'{name}' needs a value"));
            match name {
                "--only" => options.only.push(needed()?.to_owned()),
                "--repeat" => {
                    let count = needed()?.parse().ok().filter(|&count| count > 0);
                    options.repeat = Some(count.ok_or("'--repeat' needs a number from 1")?);
                }
                "--busy" | "--random" if value.is_some() => return Err(format!("'{name}' takes no value")),
                "--busy" => options.busy = true,
                "--random" => options.random = true,
                _ => return Err(format!("unknown option '{word}' of 'test'")),
            }
        }
        Ok(options)
    }

    /// Whether only tests run: parts or repetitions do not check everything anyway.
    fn only_tests(&self) -> bool {
        self.repeat.is_some() || !self.only.is_empty()
    }

    /// Whether a suite may be among the tests that opens the page in a browser.
    fn needs_browser(&self) -> bool {
        let opens_page = |suite: &String| {
            let package = suite.split("::").next().unwrap_or_default();
            ["processes", "pacru", "pacru-browser"].contains(&package)
        };
        self.only.is_empty() || self.only.iter().any(opens_page)
    }
}

pub(crate) fn run(options: &Options) -> Result<(), String> {
    timed_step("tools", || tools::ensure_for_tests(options.needs_browser()))?;
    if !options.only_tests() {
        check_and_build_page()?;
    } else if options.needs_browser() {
        page::build_for_release()?;
    }
    let suites = timed_step("test programs", suites::build)?;
    let suites = suites::select(suites, &options.only)?;
    let report = timed_step("tests", || Ok(run_suites(&suites, options)))?;
    report.print();
    // The last line: what all tests counted together.
    println!("{} passed, {} failed, {} skipped", report.passed, report.failed, report.ignored);
    if report.succeeded() { Ok(()) } else { Err("tests failed".into()) }
}

fn run_suites(suites: &[Suite], options: &Options) -> Report {
    let busy = options.busy.then(busy::BusyLoops::start);
    let rounds = options.repeat.unwrap_or(1);
    let mut report = Report::default();
    for round in 1..=rounds {
        if rounds > 1 {
            line(&format!("   round {round} of {rounds}"));
        }
        report.add(runner::run_all(suites, options.random));
    }
    drop(busy);
    report
}

/// Runs everything that is no test, and builds the page that the tests open in a browser. Its modules are compiled beside
/// the checks: both leave a core idle at times. Its files are written afterwards, because the checks read them, too.
fn check_and_build_page() -> Result<(), String> {
    timed_step("formatting", || cargo("formatting", &["fmt", "--all", "--", "--check"]))?;
    thread::scope(|scope| {
        let modules = scope.spawn(|| timed_step("page: wasm modules", page::compile_for_release));
        let checks = check().and_then(|()| timed_step("page: bundler", page::build_bundler));
        let modules = modules.join().map_err(|_| "compiling the page panicked".to_owned())?;
        checks.and(modules)
    })?;
    timed_step("page: files", page::bundle_for_release)
}

fn check() -> Result<(), String> {
    const DENY: [&str; 3] = ["--", "--deny", "warnings"];
    // The fuzz targets and benchmarks are compiled here, too.
    timed_step("clippy", || {
        cargo("clippy", &[&["clippy", "--workspace", "--all-targets"][..], &DENY].concat())?;
        // What `cargo xtask play` builds, and the rules without the standard library.
        for package in ["pacru", "pacru-rules"] {
            cargo("clippy", &[&["clippy", "--package", package, "--no-default-features"][..], &DENY].concat())?;
        }
        Ok(())
    })?;
    timed_step("clippy for wasm", || {
        let packages = WASM_PACKAGES.iter().flat_map(|&package| ["--package", package]);
        let args: Vec<&str> = ["clippy", "--target", WASM_TARGET].into_iter().chain(packages).chain(DENY).collect();
        cargo("clippy", &args)?;
        // The worker is built without the page around it.
        let worker = ["clippy", "--target", WASM_TARGET, "--package", page::PACKAGE, "--no-default-features"];
        cargo("clippy", &[&worker[..], &DENY].concat())
    })?;
    timed_step("documentation", || {
        let mut doc = command();
        doc.args(["doc", "--workspace", "--no-deps", "--document-private-items"]);
        run_cargo("documentation", doc.env("RUSTDOCFLAGS", "--deny warnings")).map(drop)
    })
}

#[cfg(test)]
mod tests {
    use super::Options;

    fn parse(text: &str) -> Result<Options, String> {
        Options::parse(&text.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn options_are_parsed() {
        let options = parse("--repeat 10 --busy --only pacru::page --only=processes").expect("options");
        assert_eq!((options.repeat, options.busy, options.random), (Some(10), true, false));
        assert_eq!(options.only, ["pacru::page", "processes"]);
        assert!(options.only_tests());
        assert!(options.needs_browser());
        assert!(!parse("--random").expect("an option").only_tests());
        assert!(!parse("--only pacru-rules").expect("an option").needs_browser());
    }

    #[test]
    fn wrong_options_are_refused() {
        for (text, reason) in [
            ("--repeat", "needs a value"),
            ("--repeat 0", "a number from 1"),
            ("--repeat many", "a number from 1"),
            ("--busy=no", "takes no value"),
            ("--fast", "unknown option '--fast'"),
            ("page", "unknown option 'page'"),
        ] {
            assert!(parse(text).is_err_and(|error| error.contains(reason)), "{text}");
        }
    }
}
