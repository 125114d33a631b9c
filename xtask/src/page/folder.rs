//! The folder that the server embeds.

use super::File;
use super::squeeze::Squeezed;
use crate::step;
use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Makes a folder hold exactly these files. What is right already is left alone, so that cargo sees what has changed.
pub(super) fn write(folder: &Path, files: &[File], squeezed: &[Option<Squeezed>]) -> Result<(), String> {
    let mut wanted = HashSet::new();
    for (file, squeezed) in files.iter().zip(squeezed) {
        let path = folder.join(&file.name);
        let other = |ending: &str| folder.join(format!("{}.{ending}", file.name));
        let mut forms = vec![(path, &file.content)];
        if let Some(Squeezed { brotli, gzip }) = squeezed {
            forms.extend([(other("br"), brotli), (other("gz"), gzip)]);
        }
        for (path, content) in forms {
            if fs::read(&path).ok().as_ref() != Some(content) {
                step::write(&path, content)?;
            }
            wanted.insert(path);
        }
    }
    for path in all_files(folder)? {
        if !wanted.contains(&path) {
            fs::remove_file(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        }
    }
    Ok(())
}

/// All files in a folder and the folders in it.
fn all_files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            found.extend(all_files(&path)?);
        } else {
            found.push(path);
        }
    }
    Ok(found)
}
