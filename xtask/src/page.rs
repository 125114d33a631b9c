//! Building the page: cargo compiles its wasm modules, `pacru-bundle` makes files of them.

use crate::cargo::{cargo, program, root, run_program, target_dir};
use crate::progress::{line, timed_step};
use crate::tools::{self, WASM_TARGET};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The package of the page.
pub(crate) const PACKAGE: &str = "pacru-web";
/// The profile of everything that `play` builds.
pub(crate) const PLAY_PROFILE: &str = "play";

/// Builds the page as it is released, into the folder that the server embeds.
pub(crate) fn build_for_release() -> Result<(), String> {
    tools::ensure_wasm_target()?;
    timed_step("page: wasm modules", compile_for_release)?;
    timed_step("page: bundler", build_bundler)?;
    timed_step("page: files", bundle_for_release)
}

/// Compiles the wasm modules as they are released: the page starts with one of the first two, so they are small; the
/// worker thinks, so it is fast.
pub(crate) fn compile_for_release() -> Result<(), String> {
    compile(&["--profile", "page-small", "--bin", "pacru-web-app", "--bin", "pacru-web-learn"])?;
    compile(&["--profile", "page", "--bin", "pacru-web-worker", "--no-default-features"])
}

/// Compiles the bundler, with the features that its dependencies have in tests, so that these are compiled once.
pub(crate) fn build_bundler() -> Result<(), String> {
    cargo("bundler", &["build", "--workspace", "--bin", "pacru-bundle"])
}

/// Makes the files of the page from the compiled modules and prints their sizes.
pub(crate) fn bundle_for_release() -> Result<(), String> {
    let out = root().join("crates/web/dist");
    let sizes = bundle("debug", ["page-small", "page-small", "page"], "page-parts", &out)?;
    line(sizes.trim_end());
    Ok(())
}

/// Builds the page as quickly as possible, uncompressed, and returns its folder.
pub(crate) fn build_for_play() -> Result<PathBuf, String> {
    timed_step("page", || {
        let modules = ["--bin", "pacru-web-app", "--bin", "pacru-web-learn", "--bin", "pacru-web-worker"];
        compile(&[&["--profile", PLAY_PROFILE][..], &modules].concat())?;
        let out = target_dir()?.join(PLAY_PROFILE).join("page");
        bundle(PLAY_PROFILE, [PLAY_PROFILE; 3], "play-page-parts", &out)?;
        Ok(out)
    })
}

fn compile(options: &[&str]) -> Result<(), String> {
    cargo("wasm modules", &[&["build", "--target", WASM_TARGET, "--package", PACKAGE][..], options].concat())
}

/// Makes the files of the page from modules that were built in these profiles. Returns what the bundler printed.
fn bundle(bundler_dir: &str, modules: [&str; 3], cache: &str, out: &Path) -> Result<String, String> {
    let target = target_dir()?;
    let mut bundler = Command::new(program(bundler_dir, "pacru-bundle")?);
    bundler.arg("page");
    for (profile, name) in modules.into_iter().zip(["app", "learn", "worker"]) {
        bundler.arg(target.join(WASM_TARGET).join(profile).join(format!("pacru-web-{name}.wasm")));
    }
    run_program("files", bundler.arg(target.join(cache)).arg(out))
}
