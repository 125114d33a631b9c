//! axe-core, which finds barriers in pages: fetched when first needed and kept beside the build, never committed.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

const VERSION: &str = "4.14.0";

/// Of `axe.min.js` in that version.
const SHA256: &str = "20c09fe157a8a34a30e241aaa1fcdade657734f08ab379ecfbeb7d45cc46e878";

/// Several tests may fetch at once, each in a folder of its own.
static FETCHES: AtomicU32 = AtomicU32::new(0);

/// The text of axe-core, for [`Page::inject`](crate::Page::inject): from an earlier fetch, or by `npm` from
/// whatever registry it is set up for. What is not exactly the expected file is not used.
///
/// The error is one line that says what is missing.
pub fn axe_source() -> Result<String, String> {
    let place = cache();
    let kept = place.join(format!("axe-core-{VERSION}.min.js"));
    if let Ok(source) = read(&kept) {
        return Ok(source);
    }
    let number = FETCHES.fetch_add(1, Ordering::Relaxed);
    let folder = place.join(format!("axe-core-{VERSION}-{}-{number}", std::process::id()));
    let fetched = fetch(&folder, &kept);
    // Left behind it would only take room.
    let _ = fs::remove_dir_all(&folder);
    fetched.map_err(|reason| format!("missing: axe-core {VERSION}, which npm fetches ({reason})"))
}

fn fetch(folder: &Path, kept: &Path) -> Result<String, String> {
    fs::create_dir_all(folder).map_err(|error| format!("cannot make {}: {error}", folder.display()))?;
    let package = format!("axe-core@{VERSION}");
    run(folder, "npm", ["pack", &package, "--silent", "--pack-destination", "."])?;
    let archive = format!("axe-core-{VERSION}.tgz");
    run(folder, "tar", ["-xzf", &archive, "package/axe.min.js"])?;
    let file = folder.join("package/axe.min.js");
    let source = read(&file)?;
    // Several tests may fetch at once; each puts the same file in place in one step.
    fs::rename(&file, kept).map_err(|error| format!("cannot write {}: {error}", kept.display()))?;
    Ok(source)
}

fn run<'a>(folder: &Path, program: &str, args: impl IntoIterator<Item = &'a str>) -> Result<(), String> {
    let output = Command::new(program)
        .args(args.into_iter().map(OsStr::new))
        .current_dir(folder)
        .stdin(Stdio::null())
        .output()
        .map_err(|error| format!("cannot run {program}: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let last = said.lines().rfind(|line| !line.trim().is_empty()).unwrap_or("it said nothing");
    Err(format!("{program} failed: {last}"))
}

fn read(file: &Path) -> Result<String, String> {
    let source = fs::read_to_string(file).map_err(|error| format!("cannot read {}: {error}", file.display()))?;
    let found = HEXLOWER.encode(&Sha256::digest(source.as_bytes()));
    if found == SHA256 { Ok(source) } else { Err(format!("its SHA-256 is {found} instead of {SHA256}")) }
}

/// Cargo's target folder, which carries a tag, if this program was built there; else the folder for temporary files.
fn cache() -> PathBuf {
    let program = std::env::current_exe().unwrap_or_default();
    let target = program.ancestors().find(|folder| folder.join("CACHEDIR.TAG").is_file());
    target.map_or_else(std::env::temp_dir, Path::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_changed_file_is_not_used() {
        let file = std::env::temp_dir().join(format!("pacru-axe-{}", std::process::id()));
        fs::write(&file, "axe = 1").unwrap();
        let error = read(&file).unwrap_err();
        fs::remove_file(&file).unwrap();
        assert!(error.starts_with("its SHA-256 is "), "{error}");
    }

    #[test]
    fn a_missing_program_is_named() {
        let error = run(&std::env::temp_dir(), "no-such-program", []).unwrap_err();
        assert!(error.starts_with("cannot run no-such-program: "), "{error}");
    }
}
