//! Compressed forms of files.

use super::{File, hash};
use crate::step;
use std::collections::HashSet;
use std::fs;
use std::io::Write;
use std::path::Path;

/// As small as each gets: built once, sent often.
const BROTLI_QUALITY: i32 = 11;
/// The window that every decoder has memory for: 16 MiB.
const BROTLI_WINDOW: i32 = 24;

/// A file in its compressed forms.
#[derive(Debug)]
pub(super) struct Squeezed {
    pub(super) brotli: Vec<u8>,
    pub(super) gzip: Vec<u8>,
}

/// The forms of each file, in the same order. What was made before is
/// taken from the folder, and what is not needed any more is removed from it.
pub(super) fn all(files: &[File], kept: &Path) -> Result<Vec<Option<Squeezed>>, String> {
    fs::create_dir_all(kept).map_err(|error| format!("{}: {error}", kept.display()))?;
    let mut needed = HashSet::new();
    let squeezed = files.iter().map(|file| {
        if !is_squeezed(&file.name) {
            return Ok(None);
        }
        let digest = hash::of([file.content.as_slice()]);
        let mut form = |ending: &str, make: fn(&[u8]) -> std::io::Result<Vec<u8>>| {
            let name = format!("{digest}.{ending}");
            let path = kept.join(&name);
            needed.insert(name);
            if path.exists() {
                return step::read(&path);
            }
            let content = make(&file.content).map_err(|error| format!("{}: {error}", file.name))?;
            step::write(&path, &content)?;
            Ok(content)
        };
        Ok(Some(Squeezed { brotli: form("br", brotli)?, gzip: form("gz", gzip)? }))
    });
    let squeezed: Result<Vec<_>, String> = squeezed.collect();
    for entry in fs::read_dir(kept).into_iter().flatten().flatten() {
        if !needed.contains(entry.file_name().to_string_lossy().as_ref()) {
            // What stays takes up room, nothing more.
            let _ = fs::remove_file(entry.path());
        }
    }
    squeezed
}

/// Pictures are compressed already, and the routes are never sent.
fn is_squeezed(name: &str) -> bool {
    Path::new(name).extension().is_none_or(|ending| ending != "png" && ending != "txt")
}

fn brotli(content: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut squeezed = Vec::new();
    let params = brotli::enc::BrotliEncoderParams {
        quality: BROTLI_QUALITY,
        lgwin: BROTLI_WINDOW,
        size_hint: content.len(),
        ..Default::default()
    };
    brotli::BrotliCompress(&mut &content[..], &mut squeezed, &params)?;
    Ok(squeezed)
}

fn gzip(content: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(content)?;
    encoder.finish()
}
