//! JavaScript around a wasm module, so that a page can use it.

use std::path::Path;

/// Writes `NAME.js` and `NAME_bg.wasm` of a module that cargo has built to a folder.
pub(crate) fn generate(module: &Path, folder: &Path, name: &str) -> Result<(), String> {
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
