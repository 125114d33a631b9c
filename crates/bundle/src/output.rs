//! The folder that the page is written to.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Makes a folder hold exactly these files, given by name and content. Files that are right already are left alone, so
/// that cargo sees what has changed.
pub(crate) fn write<'f>(folder: &Path, files: impl Iterator<Item = (String, &'f [u8])>) -> Result<(), String> {
    let mut wanted = HashSet::new();
    for (name, content) in files {
        let path = folder.join(name);
        if fs::read(&path).ok().as_deref() != Some(content) {
            write_file(&path, content)?;
        }
        wanted.insert(path);
    }
    for path in all_files(folder)? {
        if !wanted.contains(&path) {
            fs::remove_file(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        }
    }
    Ok(())
}

/// The content of a file.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// The content of a text file.
pub(crate) fn read_text(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// Writes a file, and creates its folder if there is none.
pub(crate) fn write_file(path: &Path, content: &[u8]) -> Result<(), String> {
    let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
    folder.and_then(|()| fs::write(path, content)).map_err(|error| format!("{}: {error}", path.display()))
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
