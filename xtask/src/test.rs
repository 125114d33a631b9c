//! Everything that CI runs.

use crate::step::{announced, cargo, cargo_command, cargo_with};
use crate::{page, tools};
use std::io::{BufRead, BufReader};
use std::process::Stdio;

/// The crates that run in the page, too.
const IN_THE_PAGE: [&str; 4] = ["pacru-rules", "pacru-render", "pacru-engine", page::PACKAGE];

pub(crate) fn run() -> Result<(), String> {
    announced("tools", || {
        tools::ensure_rust_parts()?;
        tools::ensure_cpp_compiler()?;
        tools::ensure_fonts();
        tools::ensure_browser().map(drop)
    })?;
    announced("formatting", || cargo(&["fmt", "--all", "--", "--check"]))?;
    // The fuzz targets and benchmarks are compiled here, too.
    announced("clippy", || cargo(&["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"]))?;
    announced("wasm", || {
        let mut args = vec!["clippy", "--target", tools::WASM];
        args.extend(IN_THE_PAGE.iter().flat_map(|package| ["--package", package]));
        args.extend(["--", "--deny", "warnings"]);
        cargo(&args)?;
        // The worker is built without the page around it.
        let worker = ["--package", page::PACKAGE, "--no-default-features", "--", "--deny", "warnings"];
        cargo(&[&["clippy", "--target", tools::WASM][..], &worker].concat())
    })?;
    announced("documentation", || {
        cargo_with(
            &["doc", "--workspace", "--no-deps", "--document-private-items"],
            &[("RUSTDOCFLAGS", "--deny warnings")],
        )
    })?;
    // The tests open it in a browser.
    announced("page", page::run)?;
    let totals = tests()?;
    // The last line: what all test binaries counted together.
    println!("{} passed, {} failed, {} skipped", totals.passed, totals.failed, totals.ignored);
    if totals.succeeded { Ok(()) } else { Err("tests failed".into()) }
}

#[derive(Default)]
struct Totals {
    passed: u64,
    failed: u64,
    ignored: u64,
    succeeded: bool,
}

/// Runs all tests to the end, shows what they print, and adds up their counts.
fn tests() -> Result<Totals, String> {
    println!("── tests");
    let mut child = cargo_command()
        .args(["test", "--workspace", "--no-fail-fast"])
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("cannot start cargo: {error}"))?;
    let mut totals = Totals::default();
    for line in child.stdout.take().into_iter().flat_map(|out| BufReader::new(out).lines()) {
        let line = line.map_err(|error| format!("cannot read what the tests print: {error}"))?;
        println!("{line}");
        totals.add(&line);
    }
    let status = child.wait().map_err(|error| format!("cannot wait for the tests: {error}"))?;
    totals.succeeded = status.success() && totals.failed == 0 && totals.passed > 0;
    Ok(totals)
}

impl Totals {
    /// Adds a line such as `test result: ok. 27 passed; 0 failed; 0 ignored; …`.
    fn add(&mut self, line: &str) {
        let Some((_, counts)) = line.strip_prefix("test result: ").and_then(|rest| rest.split_once(". ")) else {
            return;
        };
        for count in counts.split("; ") {
            let Some((number, what)) = count.split_once(' ') else {
                continue;
            };
            let number = number.parse().unwrap_or(0);
            match what {
                "passed" => self.passed += number,
                "failed" => self.failed += number,
                "ignored" => self.ignored += number,
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Totals;

    #[test]
    fn counts_of_all_test_binaries_are_added_up() {
        let mut totals = Totals::default();
        totals.add("test result: ok. 27 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.18s");
        totals.add("test some::test ... ok");
        totals.add("test result: FAILED. 3 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out");
        assert_eq!((totals.passed, totals.failed, totals.ignored), (30, 2, 1));
    }
}
