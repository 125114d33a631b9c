//! Commands that build programs and start them: play, load, measurements and pictures.

use crate::cargo::{cargo, program, root, run_program, target_dir};
use crate::page::{self, PLAY_PROFILE};
use crate::progress::{clock, timed_step};
use crate::tools::{self, WASM_TARGET};
use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Instant;

/// Builds the program and the page as quickly as possible and serves it; options are passed on.
pub(crate) fn play(options: &[String]) -> Result<ExitCode, String> {
    let begin = Instant::now();
    println!("Building Pacru. The first time this compiles everything, which takes some minutes.");
    tools::ensure_wasm_target()?;
    // One command for both: what they share is compiled once.
    let packages = ["--package", "pacru", "--package", "pacru-bundle", "--no-default-features"];
    timed_step("program", || cargo("program", &[&["build", "--profile", PLAY_PROFILE][..], &packages].concat()))?;
    let folder = page::build_for_play()?;
    println!("   built in {}", clock(begin.elapsed()));
    let mut serve = Command::new(program(PLAY_PROFILE, "pacru")?);
    let status = serve.args(["serve", "--open", "--page"]).arg(folder).args(options).status();
    let status = status.map_err(|error| format!("cannot start the program: {error}"))?;
    Ok(ExitCode::from(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1)))
}

/// Builds the server and the load tool as they are released, and runs the tool; options are passed on.
pub(crate) fn load(options: &[String]) -> Result<(), String> {
    cargo("load tool", &["build", "--release", "--package", "pacru", "--package", "pacru-load"])?;
    let tool = program("release", "pacru-load")?;
    run_to_success(Command::new(tool).arg("--program").arg(program("release", "pacru")?).args(options))
}

/// Measures how soon the released page can be used.
pub(crate) fn load_time() -> Result<(), String> {
    with_browser("load_time")
}

/// Takes pictures of the page's main views.
pub(crate) fn screenshots() -> Result<(), String> {
    tools::ensure_fonts()?;
    with_browser("screenshots")
}

/// Builds page and program as they are released, and runs a program that opens them in a browser.
fn with_browser(name: &str) -> Result<(), String> {
    tools::ensure_browser()?;
    page::build_for_release()?;
    cargo("program", &["build", "--release", "--package", "pacru"])?;
    cargo(name, &["build", "--release", "--package", "pacru-browser", "--bin", name])?;
    run_to_success(Command::new(program("release", name)?).env("PACRU_PROGRAM", program("release", "pacru")?))
}

/// Compares the computer player's speed in a browser with the native one.
pub(crate) fn wasm_speed() -> Result<(), String> {
    const PACKAGE: &str = "pacru-wasm-speed";
    tools::ensure_wasm_target()?;
    tools::ensure_browser()?;
    cargo("native", &["build", "--profile", "page", "--package", PACKAGE, "--bin", PACKAGE])?;
    cargo("wasm", &["build", "--profile", "page", "--package", PACKAGE, "--lib", "--target", WASM_TARGET])?;
    page::build_bundler()?;
    cargo("tools", &["build", "--release", "--package", "pacru-browser", "--bin", "wasm_speed"])?;
    let built = target_dir()?.join(WASM_TARGET).join("page");
    let (name, folder) = (PACKAGE.replace('-', "_"), built.join("wasm-speed-page"));
    let mut bundler = Command::new(program("debug", "pacru-bundle")?);
    bundler.arg("bind").arg(built.join(&name).with_extension("wasm")).arg(&name).arg(&folder);
    run_program("bind", &mut bundler)?;
    let html = root().join("benches/wasm-speed/page.html");
    std::fs::copy(&html, folder.join("index.html")).map_err(|error| format!("{}: {error}", html.display()))?;
    run_to_success(Command::new(program("release", "wasm_speed")?).arg(program("page", PACKAGE)?).arg(folder))
}

/// Draws the positions that the README shows, listed as `name position` lines in the folder of the pictures.
pub(crate) fn pictures() -> Result<(), String> {
    cargo("program", &["build", "--release", "--package", "pacru"])?;
    let folder = root().join("docs/pictures");
    let list = folder.join("positions.txt");
    let lines = std::fs::read_to_string(&list).map_err(|error| format!("{}: {error}", list.display()))?;
    for (name, position) in lines.lines().filter_map(|line| line.split_once(' ')) {
        for (theme, suffix) in [(None, ""), (Some("--dark"), "-dark")] {
            let svg = folder.join(format!("{name}{suffix}.svg"));
            let mut show = Command::new(program("release", "pacru")?);
            run_to_success(show.args(["show", position, "--svg"]).arg(&svg).args(theme))?;
        }
    }
    Ok(())
}

/// Runs a program that shows its own progress.
fn run_to_success(program: &mut Command) -> Result<(), String> {
    let name = Path::new(program.get_program()).display().to_string();
    let status = program.status().map_err(|error| format!("{name}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{name} failed")) }
}
