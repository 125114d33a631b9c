//! What the tasks need besides cargo, installed where that can be done.

use crate::step::cargo_command;
use std::process::{Command, Stdio};

/// The target of the page.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

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
    println!("   apt-get install g++");
    let _ = quietly(Command::new("apt-get").args(["install", "--yes", "g++"]));
    if found() {
        Ok(())
    } else {
        Err("missing: a C++ compiler for the fuzz targets (on Debian: apt-get install g++)".into())
    }
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
