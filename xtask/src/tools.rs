//! What the tasks need besides cargo, installed where that can be done.

use crate::step::cargo_command;
use std::process::{Command, Stdio};

/// The target of the page.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Chromium goes by many names; the variable `BROWSER_PROGRAM` names another.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

/// Makes sure that rustfmt, clippy and the wasm target are there.
pub(crate) fn ensure_rust_parts() -> Result<(), String> {
    for (command, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if !quietly(cargo_command().args([command, "--version"])) {
            rustup(&["component", "add", component])?;
        }
    }
    if !has_wasm_target() {
        rustup(&["target", "add", WASM])?;
    }
    Ok(())
}

/// Makes sure that there is a C++ compiler, which the fuzz targets' runtime is built with; on Debian root installs it.
pub(crate) fn ensure_cpp_compiler() -> Result<(), String> {
    let found = || ["c++", "g++", "clang++"].iter().any(|name| quietly(Command::new(name).arg("--version")));
    if found() || std::env::var_os("CXX").is_some() {
        return Ok(());
    }
    apt_get("g++");
    if found() {
        Ok(())
    } else {
        Err("missing: a C++ compiler for the fuzz targets (on Debian: apt-get install g++)".into())
    }
}

/// Makes sure that there is a browser, and says how it is called; on Debian root installs it.
pub(crate) fn ensure_browser() -> Result<String, String> {
    let find = || {
        let own = std::env::var("BROWSER_PROGRAM").into_iter();
        own.chain(BROWSERS.map(str::to_owned)).find(|name| quietly(Command::new(name).arg("--version")))
    };
    find()
        .or_else(|| {
            apt_get("chromium");
            find()
        })
        .ok_or_else(|| "missing: Chromium (on Debian: apt-get install chromium)".into())
}

/// Makes sure that Korean and Japanese can be shown; on Debian root installs the letters. Pages work without them, only their
/// pictures show boxes.
pub(crate) fn ensure_fonts() {
    let missing = |language: &str| {
        let found = Command::new("fc-list").args([&format!(":lang={language}"), "family"]).output();
        found.is_ok_and(|found| found.stdout.is_empty())
    };
    let any_missing = || missing("ko") || missing("ja");
    if any_missing() {
        apt_get("fonts-noto-cjk");
    }
    if any_missing() {
        println!("   no font for Korean and Japanese (on Debian: apt-get install fonts-noto-cjk)");
    }
}

fn apt_get(package: &str) {
    println!("   apt-get install {package}");
    // Whether it worked is seen by what is there afterwards.
    let _ = quietly(Command::new("apt-get").args(["install", "--yes", package]));
}

/// The standard library of the target lies beside that of this machine.
fn has_wasm_target() -> bool {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc).args(["--print", "target-libdir", "--target", WASM]).output();
    output.is_ok_and(|output| {
        let folder = String::from_utf8_lossy(&output.stdout);
        output.status.success() && std::path::Path::new(folder.trim()).is_dir()
    })
}

fn rustup(args: &[&str]) -> Result<(), String> {
    println!("   rustup {}", args.join(" "));
    let status = Command::new("rustup").args(args).status();
    let done = status.is_ok_and(|status| status.success());
    if done { Ok(()) } else { Err(format!("missing: run 'rustup {}'", args.join(" "))) }
}

fn quietly(command: &mut Command) -> bool {
    let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}
