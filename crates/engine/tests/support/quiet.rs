//! A host without clock and interruptions.

use pacru_engine::search::Report;
use pacru_engine::think::Host;
use std::time::Duration;

pub(crate) struct Quiet;

impl Host for Quiet {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn stops(&mut self) -> bool {
        false
    }

    fn hears(&mut self, _: &Report) {}
}
