//! The test programs of the workspace.

use crate::cargo::{command, run};
use std::path::{Path, PathBuf};

/// Suites whose tests start processes, open sockets or read clocks: `--only processes`.
const PROCESS_SUITES: [&str; 7] =
    ["pacru", "pacru-browser", "pacru-example-bot", "pacru-load", "pacru-protocol", "pacru-server", "pacru-testing"];
/// The suite that takes longest; it starts first.
const LONGEST: &str = "pacru::page";

/// A test program, or the examples in the documentation of all packages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Suite {
    /// `PACKAGE` for tests in a library, `PACKAGE::TARGET` for those in `tests/`, `PACKAGE::bin-NAME` for those in a program.
    pub(super) name: String,
    pub(super) kind: SuiteKind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum SuiteKind {
    /// A program that cargo has built, and the folder of its package.
    Program { executable: PathBuf, folder: PathBuf },
    /// Examples in documentation, which `cargo test --doc` compiles and runs.
    Documentation,
}

/// Compiles all tests and lists their programs.
pub(super) fn build() -> Result<Vec<Suite>, String> {
    let mut cargo = command();
    // Diagnostics go to standard error, one JSON message for each artifact to standard output.
    cargo.args(["test", "--workspace", "--no-run", "--message-format", "json-render-diagnostics"]);
    let messages = run("test programs", &mut cargo)?;
    let mut suites: Vec<Suite> = messages.lines().filter_map(suite).collect();
    if suites.is_empty() {
        return Err("cargo has built no test programs".into());
    }
    suites.push(Suite { name: "documentation".to_owned(), kind: SuiteKind::Documentation });
    suites.sort_by_key(|suite| (suite.name != LONGEST, suite.name.clone()));
    Ok(suites)
}

/// Keeps the suites that are asked for: by name, by package, or all with processes, sockets or clocks in them.
pub(super) fn select(suites: Vec<Suite>, only: &[String]) -> Result<Vec<Suite>, String> {
    let matches = |suite: &Suite, wanted: &str| match wanted {
        "processes" => PROCESS_SUITES.iter().any(|name| is_part_of(suite, name)),
        wanted => is_part_of(suite, wanted),
    };
    if let Some(unknown) = only.iter().find(|wanted| !suites.iter().any(|suite| matches(suite, wanted))) {
        let names: Vec<&str> = suites.iter().map(|suite| suite.name.as_str()).collect();
        return Err(format!("there is no suite '{unknown}'; there are: processes, {}", names.join(", ")));
    }
    let is_wanted = |suite: &Suite| only.is_empty() || only.iter().any(|wanted| matches(suite, wanted));
    Ok(suites.into_iter().filter(is_wanted).collect())
}

/// Whether a suite has this name or belongs to the package of this name.
fn is_part_of(suite: &Suite, name: &str) -> bool {
    suite.name == name || suite.name.split("::").next() == Some(name)
}

/// The suite that one of cargo's messages is about, if it is about a test program.
fn suite(message: &str) -> Option<Suite> {
    // The target says whether there could be tests, the profile whether this program was compiled with them.
    let profile = message.split_once("\"profile\":{").and_then(|(_, rest)| rest.split_once('}'));
    if !profile.is_some_and(|(profile, _)| profile.contains("\"test\":true")) {
        return None;
    }
    let executable = string(message, "executable")?;
    let manifest = PathBuf::from(string(message, "manifest_path")?);
    let target = &message[message.find("\"target\":{")?..];
    let package = package_name(&string(message, "package_id")?)?;
    let name = if target.contains("\"kind\":[\"test\"]") {
        format!("{package}::{}", string(target, "name")?)
    } else if target.contains("\"kind\":[\"bin\"]") {
        format!("{package}::bin-{}", string(target, "name")?)
    } else if target.contains("\"kind\":[\"example\"]") || target.contains("\"kind\":[\"bench\"]") {
        return None;
    } else {
        package
    };
    let folder = manifest.parent().unwrap_or(Path::new(".")).to_owned();
    Some(Suite { name, kind: SuiteKind::Program { executable: executable.into(), folder } })
}

/// `pacru-rules` from `path+file:///…/crates/rules#pacru-rules@0.1.0`, `xtask` from `path+file:///…/xtask#0.1.0`.
fn package_name(id: &str) -> Option<String> {
    let (path, fragment) = id.split_once('#')?;
    let name = fragment.split_once('@').map_or_else(|| path.rsplit('/').next(), |(name, _)| Some(name));
    name.map(str::to_owned)
}

/// The first string value of this key in a JSON text.
fn string(json: &str, key: &str) -> Option<String> {
    let start = format!("\"{key}\":\"");
    let rest = &json[json.find(&start)? + start.len()..];
    let mut value = String::new();
    let mut chars = rest.chars();
    loop {
        match chars.next()? {
            '"' => return Some(value),
            // Paths on Windows; cargo writes other characters as they are.
            '\\' => value.push(chars.next()?),
            other => value.push(other),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Suite, SuiteKind, select, suite};

    const RULES: &str = r#"{"reason":"compiler-artifact","package_id":"path+file:///p/crates/rules#pacru-rules@0.1.0","manifest_path":"/p/crates/rules/Cargo.toml","target":{"kind":["test"],"crate_types":["bin"],"name":"properties","src_path":"/p/crates/rules/tests/properties.rs","edition":"2024","doc":false,"doctest":false,"test":true},"profile":{"opt_level":"1","debuginfo":"line-tables-only","debug_assertions":true,"overflow_checks":true,"test":true},"features":[],"filenames":["/p/target/debug/deps/properties-1"],"executable":"/p/target/debug/deps/properties-1","fresh":true}"#;

    #[test]
    fn a_test_program_is_found_in_a_message() {
        let found = suite(RULES).expect("a suite");
        assert_eq!(found.name, "pacru-rules::properties");
        let (executable, folder) = ("/p/target/debug/deps/properties-1".into(), "/p/crates/rules".into());
        assert_eq!(found.kind, SuiteKind::Program { executable, folder });
        let unit_tests = RULES.replace("[\"test\"]", "[\"lib\"]").replace("pacru-rules@0.1.0", "0.1.0");
        assert_eq!(suite(&unit_tests).map(|suite| suite.name).as_deref(), Some("rules"));
        let program = RULES.replace("[\"test\"]", "[\"bin\"]");
        assert_eq!(suite(&program).map(|suite| suite.name).as_deref(), Some("pacru-rules::bin-properties"));
        // The program itself, which integration tests start.
        assert_eq!(suite(&program.replace("checks\":true,\"test\":true", "checks\":true,\"test\":false")), None);
        assert_eq!(suite(r#"{"reason":"build-finished","success":true}"#), None);
    }

    #[test]
    fn suites_are_selected_by_name_package_or_kind() {
        let suites = || {
            let named = |name: &str| Suite { name: name.to_owned(), kind: SuiteKind::Documentation };
            ["pacru::page", "pacru-rules", "pacru-rules::games", "pacru-server::live"].map(named).to_vec()
        };
        let names = |only: &[&str]| -> Result<Vec<String>, String> {
            let only: Vec<String> = only.iter().map(|&name| name.to_owned()).collect();
            select(suites(), &only).map(|suites| suites.into_iter().map(|suite| suite.name).collect())
        };
        assert_eq!(names(&[]).map(|names| names.len()), Ok(4));
        assert_eq!(names(&["pacru-rules"]), Ok(vec!["pacru-rules".to_owned(), "pacru-rules::games".to_owned()]));
        assert_eq!(names(&["pacru-rules::games"]), Ok(vec!["pacru-rules::games".to_owned()]));
        assert_eq!(names(&["processes"]), Ok(vec!["pacru::page".to_owned(), "pacru-server::live".to_owned()]));
        assert!(names(&["pacru::pages"]).is_err_and(|error| error.contains("no suite 'pacru::pages'")));
    }
}
