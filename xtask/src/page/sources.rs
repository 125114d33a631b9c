//! What people write for the page besides Rust: templates, styles, texts.

use super::rulebook;
use crate::step;
use std::path::{Path, PathBuf};

/// The languages of the page.
pub(super) const LANGUAGES: [&str; 5] = ["en", "es", "ru", "ko", "ja"];
/// The language that nothing works without.
pub(super) const FIRST_LANGUAGE: &str = "en";

#[derive(Debug, Default)]
pub(super) struct Sources {
    pub(super) index: String,
    pub(super) not_found: String,
    pub(super) boot: String,
    pub(super) worker_boot: String,
    pub(super) service_worker: String,
    pub(super) manifest: String,
    pub(super) routes: String,
    pub(super) icon: String,
    pub(super) style: String,
    /// Texts by name: `locale-en`, `lessons-en`, `online-en`.
    pub(super) texts: Vec<(String, String)>,
    /// What is taught, as JSON, by name: `lessons-shacru`, `questions`.
    pub(super) data: Vec<(String, String)>,
}

impl Sources {
    /// Reads them from the repository.
    pub(super) fn read(root: &Path) -> Result<Sources, String> {
        let mut sources = Sources::read_shell(root)?;
        sources.style.push_str(&style(&root.join("crates/web/style"))?);
        sources.texts = texts(&root.join("locales"))?;
        sources.texts.extend(rulebook::texts(&root.join("rulebook"))?);
        sources.data = rulebook::data(&root.join("rulebook"))?;
        Ok(sources)
    }

    /// Reads what stands around the page; neither its own style nor its texts.
    pub(super) fn read_shell(root: &Path) -> Result<Sources, String> {
        let shell = |name: &str| step::read_text(&root.join("crates/web/shell").join(name));
        Ok(Sources {
            index: shell("index.html")?,
            not_found: shell("not-found.html")?,
            boot: shell("boot.js")?,
            worker_boot: shell("worker-boot.js")?,
            service_worker: shell("service-worker.js")?,
            manifest: shell("manifest.webmanifest")?,
            routes: shell("routes.txt")?,
            icon: shell("icon.svg")?,
            style: shell("shell.css")?,
            texts: Vec::new(),
            data: Vec::new(),
        })
    }
}

/// All style sheets in the order of their names.
fn style(folder: &Path) -> Result<String, String> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "css"));
    paths.sort();
    paths.iter().map(|path| step::read_text(path)).collect()
}

/// The page's own texts in every language that has them.
fn texts(folder: &Path) -> Result<Vec<(String, String)>, String> {
    let mut texts = Vec::new();
    for language in LANGUAGES {
        let file = format!("{language}.ftl");
        for (kind, path) in [("locale", folder.join(&file)), ("online", folder.join("online").join(&file))] {
            if path.exists() {
                texts.push((format!("{kind}-{language}"), step::read_text(&path)?));
            } else if language == FIRST_LANGUAGE && kind == "locale" {
                return Err(format!("{}: missing: the page has no texts", path.display()));
            }
        }
    }
    Ok(texts)
}
