//! Seeds for tests: the same in every run, unless new ones are asked for.

use std::hash::{BuildHasher, RandomState};
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::Path;
use std::{env, fs};

/// The environment variable that asks for new seeds; `cargo xtask test --random` sets it.
pub const RANDOM: &str = "PACRU_TEST_RANDOM";

/// Whether new seeds are asked for.
pub fn is_random() -> bool {
    env::var_os(RANDOM).is_some()
}

/// Runs a test with every seed stored in a file, then with `fixed`, or with a new seed if new ones are asked for. The new seed of a
/// failure is stored in the file, which belongs into the repository.
pub fn with_seeds(file: impl AsRef<Path>, fixed: u64, test: impl FnMut(u64)) {
    let new = is_random().then(|| RandomState::new().hash_one(fixed));
    run(file.as_ref(), fixed, new, test);
}

fn run(file: &Path, fixed: u64, new: Option<u64>, mut test: impl FnMut(u64)) {
    for seed in stored(file) {
        test(seed);
    }
    let Some(new) = new else { return test(fixed) };
    if let Err(panic) = catch_unwind(AssertUnwindSafe(|| test(new))) {
        match store(file, new) {
            Ok(()) => eprintln!("seed {new} is stored in {}", file.display()),
            Err(error) => eprintln!("seed {new} cannot be stored in {}: {error}", file.display()),
        }
        resume_unwind(panic);
    }
}

/// One number a line; a file that is missing holds none.
fn stored(file: &Path) -> Vec<u64> {
    let text = fs::read_to_string(file).unwrap_or_default();
    let read = |line: &str| line.parse().unwrap_or_else(|_| panic!("{}: {line} is no seed", file.display()));
    text.lines().map(read).collect()
}

fn store(file: &Path, seed: u64) -> std::io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    writeln!(fs::OpenOptions::new().create(true).append(true).open(file)?, "{seed}")
}

#[cfg(test)]
mod tests {
    use super::run;
    use std::fs;
    use std::panic::catch_unwind;

    #[test]
    fn the_seed_of_a_failure_is_stored_and_tried_first_from_then_on() {
        let folder = std::env::temp_dir();
        let file = folder.join(format!("pacru-seeds-{}.txt", std::process::id()));
        let seeds = |new: Option<u64>| {
            let mut seen = Vec::new();
            run(&file, 1, new, |seed| seen.push(seed));
            seen
        };
        assert_eq!((seeds(None), seeds(Some(7))), (vec![1], vec![7]));
        let failed = catch_unwind(|| run(&file, 1, Some(8), |seed| assert_ne!(seed, 8)));
        assert!(failed.is_err());
        assert_eq!((seeds(None), seeds(Some(9))), (vec![8, 1], vec![8, 9]));
        fs::remove_file(&file).expect("a file");
    }
}
