//! Assembles the page from its wasm modules, called by `cargo xtask page` and `cargo xtask play`.
//!
//! wasm-bindgen puts JavaScript around the modules ([`wasm_module`]); with the templates, styles and texts ([`sources`]) and
//! the rulebook ([`content`]) they become files whose names hold a hash of their content ([`assemble`], [`assets`]). They
//! are written to a folder ([`output`]), with the feature `compress` also in compressed forms ([`compress`]).

mod assemble;
mod assets;
#[cfg(feature = "compress")]
mod compress;
mod content;
mod output;
mod sources;
mod wasm_module;

use assets::PageFile;
use sources::Sources;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use wasm_module::WasmModule;

const USAGE: &str = "\
pacru-bundle page APP.wasm LEARN.wasm WORKER.wasm CACHE OUT   write the page to the folder OUT
pacru-bundle bind MODULE.wasm NAME OUT                        write NAME.js and NAME_bg.wasm to the folder OUT

CACHE is a folder for results that are used again while their sources are the same.";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let result = match args.as_slice() {
        ["page", app, learn, worker, cache, out] => page([app, learn, worker], Path::new(cache), Path::new(out)),
        ["bind", module, name, out] => wasm_module::bind(Path::new(module), Path::new(out), name),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("pacru-bundle: {message}");
            ExitCode::FAILURE
        }
    }
}

fn page([app, learn, worker]: [&str; 3], cache: &Path, out: &Path) -> Result<(), String> {
    let load = |name: &str, module: &str| WasmModule::load(name, Path::new(module), cache);
    let (app, learn, worker) = (load("app", app)?, load("learn", learn)?, load("worker", worker)?);
    let files = assemble::assemble(&Sources::read(&root())?, &app, &learn, &worker)?;
    write(&files, cache, out)
}

/// Writes every file plain and compressed; a page that is too large for a first visit is an error.
#[cfg(feature = "compress")]
fn write(files: &[PageFile], cache: &Path, out: &Path) -> Result<(), String> {
    let compressed = compress::all(files, &cache.join("compressed"))?;
    let forms = files.iter().zip(&compressed).flat_map(|(file, compressed)| {
        let plain = (file.name.clone(), file.content.as_slice());
        std::iter::once(plain).chain(compressed.iter().flat_map(|compressed| compressed.forms(&file.name)))
    });
    output::write(out, forms)?;
    compress::report(files, &compressed)
}

/// Writes every file as it is.
#[cfg(not(feature = "compress"))]
fn write(files: &[PageFile], _: &Path, out: &Path) -> Result<(), String> {
    output::write(out, files.iter().map(|file| (file.name.clone(), file.content.as_slice())))
}

/// The folder of the workspace.
fn root() -> PathBuf {
    let crate_dir = Path::new(env!("CARGO_MANIFEST_DIR"));
    crate_dir.ancestors().nth(2).unwrap_or(crate_dir).to_owned()
}
