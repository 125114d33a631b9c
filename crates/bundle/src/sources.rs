//! The sources of the page besides Rust: templates, styles, texts, icons.

use crate::content;
use crate::output::{read, read_text};
use std::path::{Path, PathBuf};

/// The languages of the page.
pub(crate) const LANGUAGES: [&str; 5] = ["en", "es", "ru", "ko", "ja"];
/// The icon in pixels; a test compares them with the drawing.
const ICONS: [&str; 4] = ["icon-180.png", "icon-192.png", "icon-512.png", "icon-maskable-512.png"];
/// The language that nothing works without.
pub(crate) const FIRST_LANGUAGE: &str = "en";

#[derive(Debug, Default)]
pub(crate) struct Sources {
    pub(crate) index: String,
    pub(crate) not_found: String,
    pub(crate) boot: String,
    pub(crate) worker_boot: String,
    pub(crate) service_worker: String,
    pub(crate) manifest: String,
    pub(crate) routes: String,
    pub(crate) icon: String,
    /// The icon as PNG files, by name.
    pub(crate) icons: Vec<(&'static str, Vec<u8>)>,
    pub(crate) style: String,
    /// Texts by name: `locale-en`, `lessons-en`, `online-en`.
    pub(crate) texts: Vec<(String, String)>,
    /// What is taught, as JSON, by name: `lessons-shacru`, `questions`.
    pub(crate) data: Vec<(String, String)>,
}

impl Sources {
    /// Reads them from the repository.
    pub(crate) fn read(root: &Path) -> Result<Sources, String> {
        let mut sources = Sources::read_shell(root)?;
        sources.style.push_str(&style(&root.join("crates/web/style"))?);
        sources.texts = texts(&root.join("locales"))?;
        sources.texts.extend(content::texts(&root.join("rulebook"))?);
        sources.data = content::data(&root.join("rulebook"))?;
        Ok(sources)
    }

    /// Reads what stands around the page; neither its own style nor its texts.
    pub(crate) fn read_shell(root: &Path) -> Result<Sources, String> {
        let folder = root.join("crates/web/shell");
        let shell = |name: &str| read_text(&folder.join(name));
        let icon = |name| read(&folder.join("icons").join(name)).map(|png| (name, png));
        Ok(Sources {
            index: shell("index.html")?,
            not_found: shell("not-found.html")?,
            boot: shell("boot.js")?,
            worker_boot: shell("worker-boot.js")?,
            service_worker: shell("service-worker.js")?,
            manifest: shell("manifest.webmanifest")?,
            routes: shell("routes.txt")?,
            icon: shell("icon.svg")?,
            icons: ICONS.map(icon).into_iter().collect::<Result<_, _>>()?,
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
    paths.iter().map(|path| read_text(path)).collect()
}

/// The page's own texts in every language that has them.
fn texts(folder: &Path) -> Result<Vec<(String, String)>, String> {
    let mut texts = Vec::new();
    for language in LANGUAGES {
        let file = format!("{language}.ftl");
        for (kind, path) in [("locale", folder.join(&file)), ("online", folder.join("online").join(&file))] {
            if path.exists() {
                texts.push((format!("{kind}-{language}"), read_text(&path)?));
            } else if language == FIRST_LANGUAGE && kind == "locale" {
                return Err(format!("{}: missing: the page has no texts", path.display()));
            }
        }
    }
    Ok(texts)
}
