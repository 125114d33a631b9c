//! Whether people's moves settle while computers think on the server.

use crate::error::Result;
use crate::herd::Herd;
use crate::moves::missed;
use crate::report::{Report, thousands};
use crate::seating::{Plan, connect, seat};
use crate::served::Start;
use pacru_rules::Ruleset;
use std::path::Path;
use std::thread::available_parallelism;
use std::time::Duration;

/// How much of it.
#[derive(Clone, Copy, Debug)]
pub struct Thinking {
    /// Games between people.
    pub tables: usize,
    /// Their moves a second.
    pub rate: u32,
    /// How long.
    pub length: Duration,
}

/// The level of the computers: the one that thinks longest.
const LEVEL: u8 = 8;

impl Thinking {
    /// Measures the same rate without and with computers that think all the time.
    pub async fn run(self, program: &Path, report: &mut Report) -> Result<()> {
        let cores = available_parallelism().map_or(2, usize::from);
        let mut start = Start::new(program)?;
        start.options = vec!["--thinkers".to_owned(), cores.to_string()];
        let server = start.serve().await?;
        let people = seat(server.address, Plan::new(self.tables, 2)).await?;
        let mut people = Herd::start(connect(server.address, people, 2).await?);
        people.round().await?;
        let quiet = people.play_at(self.rate, self.length).await?;
        // Several for each core, so that another waits whenever one has moved.
        let plan = Plan { computer: Some(LEVEL), game: Ruleset::PACRU, seed: 9, ..Plan::new(4 * cores, 0) };
        let thinking = seat(server.address, plan).await?;
        let mut thinking = Herd::start(connect(server.address, thinking, 0).await?);
        let before = server.processor_time()?;
        let (measured, computers) =
            tokio::join!(people.play_at(self.rate, self.length), thinking.play(4 * cores, self.length));
        let spent = server.processor_time()? - before;
        let (measured, computers) = (measured?, computers?);
        let moves = computers.micros.len();
        report.add(
            format!(
                "{} moves a second while {cores} computers of level {LEVEL} think at any time, one for each core: p50 / p99",
                thousands(f64::from(self.rate)),
            ),
            format!(
                "{:.1} / {:.1} ms{}; without them {:.1} / {:.1} ms; they were answered {moves} moves, the server used {:.0}% of {cores} cores",
                measured.within(0.5),
                measured.within(0.99),
                missed(&measured),
                quiet.within(0.5),
                quiet.within(0.99),
                100.0 * spent / self.length.as_secs_f64() / cores as f64,
            ),
            "p99 ≤ 200 ms",
        );
        // These tables wait for computers; they end with the server.
        server.stop().await?;
        Ok(())
    }
}
