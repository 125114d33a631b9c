//! How a browser starts and ends.

use std::fs;
use std::process::Command;

use pacru_browser::{Browser, PageOptions, Problem};
use pacru_testing::process::Process;
#[cfg(target_os = "linux")]
use pacru_testing::wait::wait_until;

use crate::{Done, open};

/// The processes that mention a text in their command line, and those whose parent is this test and that nobody fetched.
#[cfg(target_os = "linux")]
fn processes(text: &str) -> Vec<String> {
    let own = std::process::id().to_string();
    let all = fs::read_dir("/proc").unwrap().flatten();
    all.filter_map(|entry| {
        let command = fs::read_to_string(entry.path().join("cmdline")).ok()?.replace('\0', " ");
        let stat = fs::read_to_string(entry.path().join("stat")).ok()?;
        let (_, stat) = stat.rsplit_once(')')?;
        let stat: Vec<_> = stat.split_whitespace().take(2).collect();
        (command.contains(text) || stat == ["Z", &own]).then(|| format!("{} {command}", entry.path().display()))
    })
    .collect()
}

#[cfg(target_os = "linux")]
fn profile(browser: &Browser) -> String {
    let command = fs::read_to_string(format!("/proc/{}/cmdline", browser.id())).unwrap();
    command.split('\0').find_map(|flag| flag.strip_prefix("--user-data-dir=")).unwrap().to_owned()
}

/// Runs one test in a process of its own, with variables set.
fn again(test: &str, variables: &[(&str, &str)]) -> String {
    let mut command = Command::new(std::env::current_exe().unwrap());
    let ended = Process::start(command.args([test, "--exact", "--nocapture"]).envs(variables.iter().copied())).end();
    ended.text() + &ended.errors()
}

#[test]
#[cfg(target_os = "linux")]
fn nothing_is_left_behind() -> Done {
    let browser = Browser::start()?;
    let page = open(&browser, "plain.html", PageOptions::default())?;
    let profile = profile(&browser);
    assert!(fs::exists(&profile).unwrap() && processes(&profile).len() > 2);
    drop(browser);
    assert!(!fs::exists(&profile).unwrap());
    // A killed process is in the list until the system has taken it down.
    wait_until("the end of the browser's processes", || {
        let left = processes(&profile);
        if left.is_empty() { Ok(()) } else { Err(format!("{left:?}")) }
    });
    // What outlives the browser says so instead of waiting.
    let error = page.wait_for("h1").unwrap_err();
    assert!(matches!(error.problem(), Problem::Ended), "{error}");
    Ok(())
}

#[test]
#[cfg(target_os = "linux")]
fn nothing_is_left_behind_by_a_killed_test() -> Done {
    if std::env::var_os("DRIVER_ABORTS").is_some() {
        let browser = Browser::start()?;
        println!("\nprofile {}", profile(&browser));
        std::process::abort();
    }
    let said = again("life::nothing_is_left_behind_by_a_killed_test", &[("DRIVER_ABORTS", "1")]);
    let profile = said.lines().find_map(|line| line.strip_prefix("profile ")).expect(&said);
    wait_until("the end of the browser's processes and of its profile", || {
        let (left, kept) = (processes(profile), fs::exists(profile).unwrap());
        if left.is_empty() && !kept { Ok(()) } else { Err(format!("processes {left:?}, profile kept: {kept}")) }
    });
    Ok(())
}

#[test]
fn what_is_missing_is_said_in_one_line() {
    if std::env::var_os("DRIVER_SAYS").is_some() {
        println!("\nsaid {}", Browser::start().err().unwrap());
        return;
    }
    let said = |program| {
        let said =
            again("life::what_is_missing_is_said_in_one_line", &[("DRIVER_SAYS", "1"), ("BROWSER_PROGRAM", program)]);
        said.lines().find_map(|line| line.strip_prefix("said ")).expect(&said).to_owned()
    };
    assert_eq!(said("/no/such/browser"), "missing: /no/such/browser, which BROWSER_PROGRAM names");
    #[cfg(unix)]
    assert_eq!(said("false"), "the browser does not start: it ended with exit status: 1: it said nothing");
}

#[test]
#[cfg(unix)]
fn a_dead_browser_is_an_error() -> Done {
    let browser = Browser::start()?;
    let page = open(&browser, "plain.html", PageOptions::default())?;
    let killed = Command::new("kill").args(["-s", "KILL", &browser.id().to_string()]).status();
    assert!(killed.unwrap().success());
    let error = page.wait_until("false").unwrap_err();
    assert!(matches!(error.problem(), Problem::Ended), "{error}");
    let error = browser.page(PageOptions::default()).err().unwrap();
    assert!(matches!(error.problem(), Problem::Ended), "{error}");
    Ok(())
}
