//! How properties are tried.

use crate::seed::is_random;
use proptest::test_runner::{Config, FileFailurePersistence, RngSeed};

/// So many cases, the same in every run unless new seeds are asked for. Failures are stored in `file`, which belongs into the
/// repository, and tried first from then on.
pub fn cases(cases: u32, file: &'static str) -> Config {
    let rng_seed = if is_random() { RngSeed::Random } else { RngSeed::Fixed(302) };
    let failure_persistence = Some(Box::new(FileFailurePersistence::Direct(file)) as Box<_>);
    Config { cases, rng_seed, failure_persistence, ..Config::default() }
}
