//! A wasm module with the JavaScript around it.

use crate::{assets, output};
use std::fs;
use std::path::Path;

/// What a page loads of a module.
#[derive(Debug)]
pub(crate) struct WasmModule {
    /// The JavaScript around it.
    pub(crate) glue: Vec<u8>,
    pub(crate) wasm: Vec<u8>,
}

impl WasmModule {
    /// Binds a module that cargo has built, unless the cache holds the result for the same module.
    pub(crate) fn load(name: &str, module: &Path, cache: &Path) -> Result<WasmModule, String> {
        let digest = assets::hash([output::read(module)?.as_slice()]);
        let folder = cache.join(name);
        let (own, done) = (folder.join(&digest), folder.join(&digest).join("done"));
        if !done.exists() {
            // An earlier or unfinished result is of no use any more.
            if folder.exists() {
                fs::remove_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
            }
            bind(module, &own, name)?;
            output::write_file(&done, b"")?;
        }
        if own.join("snippets").exists() {
            return Err(format!("{name}: a dependency brings JavaScript of its own, which the page does not place"));
        }
        let glue = output::read(&own.join(format!("{name}.js")))?;
        let wasm = output::read(&own.join(format!("{name}_bg.wasm")))?;
        Ok(WasmModule { glue, wasm })
    }
}

/// Writes `NAME.js` and `NAME_bg.wasm` of a module that cargo has built to a folder.
pub(crate) fn bind(module: &Path, folder: &Path, name: &str) -> Result<(), String> {
    wasm_bindgen_cli_support::Bindgen::new()
        .input_path(module)
        .out_name(name)
        .omit_default_module_path(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .typescript(false)
        .web(true)
        .and_then(|bindgen| bindgen.generate(folder))
        .map_err(|error| format!("wasm-bindgen: {error:#}"))
}
