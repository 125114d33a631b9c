//! The files of the page, each plain and compressed.

use super::encoding::Encoding;
use super::routes::Routes;
use axum::body::Bytes;
use sha2::{Digest, Sha256};
use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::{fs, io};

/// What `cargo xtask page` has built; empty if it was not run.
#[cfg(feature = "embed-page")]
#[derive(rust_embed::Embed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Built;

/// Which addresses the page handles itself, a pattern a line. For us, not for clients.
const ROUTES: &str = "routes.txt";

/// The page that a server serves.
#[derive(Debug)]
pub struct Page {
    /// By path, with the slash in front.
    files: HashMap<String, File>,
    routes: Routes,
}

/// A file of the page.
#[derive(Debug, Default)]
pub(super) struct File {
    kind: &'static str,
    hash: String,
    plain: Bytes,
    gzip: Option<Bytes>,
    brotli: Option<Bytes>,
}

impl Page {
    /// What to tell when the page is missing.
    pub const MISSING: &str = "there is no page: run 'cargo xtask page' and build the program again, or name the folder \
        of a page with --page";

    /// The page inside this program; [empty](Page::is_empty) if there was none when it was built.
    #[cfg(feature = "embed-page")]
    pub fn embedded() -> Page {
        use std::borrow::Cow;

        Page::from_files(Built::iter().filter_map(|name| {
            let content = match Built::get(&name)?.data {
                Cow::Borrowed(content) => Bytes::from_static(content),
                Cow::Owned(content) => Bytes::from(content),
            };
            Some((name.into_owned(), content))
        }))
    }

    /// No page: this program was built without one.
    #[cfg(not(feature = "embed-page"))]
    pub fn embedded() -> Page {
        Page::from_files([])
    }

    /// The page in a folder, read once.
    pub fn from_folder(folder: &Path) -> io::Result<Page> {
        let mut files = Vec::new();
        read_files(folder, "", &mut files)?;
        Ok(Page::from_files(files))
    }

    /// A page of these files, named by their paths. `NAME.br` and `NAME.gz` are other forms of `NAME`; `routes.txt` lists
    /// the addresses that get `index.html`; `not-found.html` is for all that do not exist.
    pub fn from_files(files: impl IntoIterator<Item = (String, Bytes)>) -> Page {
        let contents: HashMap<String, Bytes> = files.into_iter().collect();
        let other_forms: HashSet<String> =
            contents.keys().flat_map(|name| [format!("{name}.br"), format!("{name}.gz")]).collect();
        let text = contents.get(ROUTES).map(|text| String::from_utf8_lossy(text)).unwrap_or_default();
        let routes = Routes::read(&text);
        let named = contents.iter().filter(|&(name, _)| name != ROUTES && !other_forms.contains(name));
        let files = named.map(|(name, content)| {
            let form = |ending: &str| contents.get(&format!("{name}.{ending}")).cloned();
            let file = File {
                kind: kind(name),
                hash: hash(content),
                plain: content.clone(),
                gzip: form("gz"),
                brotli: form("br"),
            };
            (format!("/{name}"), file)
        });
        Page { files: files.collect(), routes }
    }

    /// Whether the page was never built.
    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// Whether the program that starts the page has a compressed form.
    pub fn is_compressed(&self) -> bool {
        self.index().is_some_and(File::has_choice)
    }

    pub(super) fn file(&self, path: &str) -> Option<&File> {
        self.files.get(path)
    }

    pub(super) fn index(&self) -> Option<&File> {
        self.file("/index.html")
    }

    pub(super) fn not_found(&self) -> Option<&File> {
        self.file("/not-found.html")
    }

    /// Whether the page itself knows what to show at this address.
    pub(super) fn handles(&self, path: &str) -> bool {
        self.routes.has(path)
    }
}

impl File {
    pub(super) fn kind(&self) -> &'static str {
        self.kind
    }

    pub(super) fn hash(&self) -> &str {
        &self.hash
    }

    pub(super) fn content(&self, encoding: Encoding) -> Option<Bytes> {
        match encoding {
            Encoding::Brotli => self.brotli.clone(),
            Encoding::Gzip => self.gzip.clone(),
            Encoding::Identity => Some(self.plain.clone()),
        }
    }

    /// Whether what is sent depends on what the client accepts.
    pub(super) fn has_choice(&self) -> bool {
        self.gzip.is_some() || self.brotli.is_some()
    }
}

/// Reads all files of a folder and the folders in it, named by their paths with slashes.
fn read_files(folder: &Path, prefix: &str, files: &mut Vec<(String, Bytes)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            read_files(&entry.path(), &format!("{name}/"), files)?;
        } else {
            files.push((name, fs::read(entry.path())?.into()));
        }
    }
    Ok(())
}

/// Enough of a hash to tell any two versions of a file apart.
fn hash(content: &[u8]) -> String {
    let start = Sha256::digest(content).iter().take(8).fold(0, |number: u64, &byte| number << 8 | u64::from(byte));
    format!("{start:016x}")
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("ftl" | "txt") => "text/plain; charset=utf-8",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        _ => "application/octet-stream",
    }
}
