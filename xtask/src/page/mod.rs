//! `cargo xtask page`: builds the page into the folder that the server embeds.
//!
//! Cargo builds the modules, wasm-bindgen puts JavaScript around them ([`module`]); with the templates, styles and texts
//! ([`sources`]) and what is taught ([`rulebook`]) they become files whose names hold a hash of their content ([`assemble`], [`icons`]). Each is written plain and
//! compressed ([`squeeze`], [`folder`]), and what a first visit loads is weighed ([`sizes`]).

mod assemble;
mod folder;
mod hash;
mod icons;
mod module;
mod rulebook;
mod sizes;
mod sources;
mod squeeze;
mod template;

use crate::{step, tools};
use module::Module;
use sources::Sources;
use std::path::PathBuf;

pub(crate) const PACKAGE: &str = "pacru-web";

/// The page starts with one of the first two, so they are small; the other thinks, so it is fast.
const APP: Module = Module { name: "app", binary: "pacru-web-app", profile: "page-small", options: &[] };
const LEARN: Module = Module { name: "learn", binary: "pacru-web-learn", profile: "page-small", options: &[] };
const WORKER: Module =
    Module { name: "worker", binary: "pacru-web-worker", profile: "page", options: &["--no-default-features"] };

/// A file of the page.
#[derive(Debug)]
struct File {
    /// Its path in the folder of the page.
    name: String,
    content: Vec<u8>,
    /// Which first visits need it.
    load: Load,
}

/// Which first visits load a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Load {
    /// None: it comes later, if at all.
    Later,
    /// Any.
    Always,
    /// One to a view of games.
    Games,
    /// One to a view that teaches.
    Learning,
}

pub(crate) fn run() -> Result<(), String> {
    tools::ensure_rust_parts()?;
    // What is made once is kept there under the hash of what it was made of.
    let kept = step::target_folder()?.join("page-parts");
    let app = APP.build(&kept)?;
    let learn = LEARN.build(&kept)?;
    let worker = WORKER.build(&kept)?;
    let sources = Sources::read(&step::root())?;
    let files = assemble::assemble(&sources, &app, &learn, &worker)?;
    let squeezed = squeeze::all(&files, &kept.join("squeezed"))?;
    folder::write(&output(), &files, &squeezed)?;
    sizes::report(&files, &squeezed)
}

/// Where the server embeds the page from.
fn output() -> PathBuf {
    step::root().join("crates/web/dist")
}
