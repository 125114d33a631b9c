//! Compressed forms of files, and how much a first visit loads.

use crate::assets::{FirstLoad, PageFile, hash};
use crate::output;
use std::collections::HashSet;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// As small as each gets: built once, sent often.
const BROTLI_QUALITY: i32 = 11;
/// The window that every decoder has memory for: 16 MiB.
const BROTLI_WINDOW: i32 = 24;
/// What a first visit may load, compressed.
const BUDGET: usize = 450_000;

/// A file in its compressed forms.
#[derive(Debug)]
pub(crate) struct Compressed {
    brotli: Vec<u8>,
    gzip: Vec<u8>,
}

impl Compressed {
    /// The compressed forms of the file of this name, with their own names.
    pub(crate) fn forms(&self, name: &str) -> [(String, &[u8]); 2] {
        [(format!("{name}.br"), &self.brotli), (format!("{name}.gz"), &self.gzip)]
    }
}

/// The compressed forms of each file, in the same order. Forms made before are taken from the cache; those that are not
/// needed any more are removed from it.
pub(crate) fn all(files: &[PageFile], cache: &Path) -> Result<Vec<Option<Compressed>>, String> {
    fs::create_dir_all(cache).map_err(|error| format!("{}: {error}", cache.display()))?;
    let digests: Vec<String> = files.iter().map(|file| hash([file.content.as_slice()])).collect();
    let next = AtomicUsize::new(0);
    let work = || {
        let claim = || Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&index| index < files.len());
        let indices = std::iter::from_fn(claim);
        indices.map(|index| (index, compress(&files[index], &digests[index], cache))).collect::<Vec<_>>()
    };
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let mut results: Vec<_> = thread::scope(|scope| {
        let threads: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("compression does not panic")).collect()
    });
    results.sort_by_key(|&(index, _)| index);
    remove_unneeded(cache, &digests);
    results.into_iter().map(|(_, compressed)| compressed).collect()
}

/// Both forms of a file, from the cache if they are there.
fn compress(file: &PageFile, digest: &str, cache: &Path) -> Result<Option<Compressed>, String> {
    // Pictures are compressed already, and the routes are never sent.
    if matches!(Path::new(&file.name).extension().and_then(|ending| ending.to_str()), Some("png" | "txt")) {
        return Ok(None);
    }
    let form = |ending: &str, make: fn(&[u8]) -> io::Result<Vec<u8>>| {
        let path = cache.join(format!("{digest}.{ending}"));
        if path.exists() {
            return output::read(&path);
        }
        let content = make(&file.content).map_err(|error| format!("{}: {error}", file.name))?;
        output::write_file(&path, &content)?;
        Ok(content)
    };
    Ok(Some(Compressed { brotli: form("br", brotli)?, gzip: form("gz", gzip)? }))
}

fn remove_unneeded(cache: &Path, digests: &[String]) {
    let needed: HashSet<&str> = digests.iter().map(String::as_str).collect();
    for entry in fs::read_dir(cache).into_iter().flatten().flatten() {
        let name = entry.file_name();
        if !name.to_str().and_then(|name| name.split('.').next()).is_some_and(|digest| needed.contains(digest)) {
            // A file that stays takes up space, nothing more.
            let _ = fs::remove_file(entry.path());
        }
    }
}

fn brotli(content: &[u8]) -> io::Result<Vec<u8>> {
    let mut compressed = Vec::new();
    let params = brotli::enc::BrotliEncoderParams {
        quality: BROTLI_QUALITY,
        lgwin: BROTLI_WINDOW,
        size_hint: content.len(),
        ..Default::default()
    };
    brotli::BrotliCompress(&mut &content[..], &mut compressed, &params)?;
    Ok(compressed)
}

fn gzip(content: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(content)?;
    encoder.finish()
}

/// Prints the sizes of all files; a first visit that loads too much is an error.
pub(crate) fn report(files: &[PageFile], compressed: &[Option<Compressed>]) -> Result<(), String> {
    println!("{:<44} {:>10} {:>10} {:>10}", "file (* loaded first)", "bytes", "gzip", "brotli");
    let (mut games, mut learning) = (0, 0);
    for (file, compressed) in files.iter().zip(compressed) {
        let plain = file.content.len();
        let [gzip, brotli] = compressed.as_ref().map_or([plain; 2], |forms| [forms.gzip.len(), forms.brotli.len()]);
        let mark = if file.first_load == FirstLoad::Never { " " } else { "*" };
        println!("{mark} {:<42} {plain:>10} {gzip:>10} {brotli:>10}", file.name);
        if matches!(file.first_load, FirstLoad::Always | FirstLoad::Games) {
            games += brotli;
        }
        if matches!(file.first_load, FirstLoad::Always | FirstLoad::Learning) {
            learning += brotli;
        }
    }
    let kilobytes = |bytes: usize| bytes as f64 / 1000.0;
    for (bytes, view) in [(games, "of games"), (learning, "that teaches")] {
        println!(
            "a first visit to a view {view} loads {:.1} kB of at most {:.0} kB",
            kilobytes(bytes),
            kilobytes(BUDGET)
        );
    }
    let most = games.max(learning);
    if most > BUDGET { Err(format!("the page is too large by {:.1} kB", kilobytes(most - BUDGET))) } else { Ok(()) }
}
