//! A wasm module from its source to what a page loads.

use super::{PACKAGE, hash};
use crate::{bindgen, step, tools};
use std::fs;
use std::path::Path;

/// A binary of the page's package.
pub(super) struct Module {
    /// The name of its files.
    pub(super) name: &'static str,
    pub(super) binary: &'static str,
    pub(super) profile: &'static str,
    /// More words for cargo.
    pub(super) options: &'static [&'static str],
}

/// What a page loads of a module.
#[derive(Debug)]
pub(super) struct Built {
    /// The JavaScript around it.
    pub(super) glue: Vec<u8>,
    pub(super) wasm: Vec<u8>,
}

impl Module {
    /// Builds it, unless nothing has changed since it was kept in this folder.
    pub(super) fn build(&self, kept: &Path) -> Result<Built, String> {
        let Module { binary, profile, options, .. } = self;
        let target = tools::WASM;
        let mut args = vec!["build", "--package", PACKAGE, "--bin", binary, "--profile", profile, "--target", target];
        args.extend_from_slice(options);
        step::cargo(&args)?;
        let module = step::target_folder()?.join(target).join(profile).join(binary).with_extension("wasm");
        self.bind(&module, kept)
    }

    /// Puts JavaScript around what cargo has built.
    fn bind(&self, module: &Path, kept: &Path) -> Result<Built, String> {
        let digest = hash::of([step::read(module)?.as_slice()]);
        let folder = kept.join(self.name);
        let (own, done) = (folder.join(&digest), folder.join(&digest).join("done"));
        if !done.exists() {
            // What was made of an earlier state, or not to the end, is of no use any more.
            if folder.exists() {
                fs::remove_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
            }
            bindgen::generate(module, &own, self.name)?;
            step::write(&done, b"")?;
        }
        let snippets = own.join("snippets");
        if snippets.exists() {
            return Err(format!(
                "{}: a dependency brings JavaScript of its own, which the page does not place",
                self.name
            ));
        }
        let glue = step::read(&own.join(format!("{}.js", self.name)))?;
        let wasm = step::read(&own.join(format!("{}_bg.wasm", self.name)))?;
        Ok(Built { glue, wasm })
    }
}
