//! Tells cargo when the page that is embedded has changed.

use std::path::Path;

fn main() {
    // Cargo rebuilds every time for a path that does not exist, so a missing page is waited for in the folder above it.
    let watched = ["../web/dist", "../web", ".."].into_iter().find(|path| Path::new(path).exists());
    println!("cargo::rerun-if-changed={}", watched.unwrap_or("build.rs"));
    println!("cargo::rerun-if-changed=build.rs");
}
