//! Ten thousand connections over 2,500 games: memory, the highest rate of moves, latency at a fixed rate, and the ceiling.

use crate::check::compare;
use crate::echo;
use crate::error::{Error, Result};
use crate::herd::{Herd, Measured};
use crate::report::{Report, thousands};
use crate::seating::{Plan, connect, seat};
use crate::served::{Served, Start};
use crate::table::Table;
use std::path::Path;
use std::time::Duration;
use tokio::time::sleep;

/// How much of it.
#[derive(Clone, Copy, Debug)]
pub struct Moves {
    /// Games, each with two players and two watchers.
    pub tables: usize,
    /// How long each measurement takes.
    pub length: Duration,
    /// Moves a second at which the latency is measured.
    pub rate: u32,
}

/// Connections of each game.
const CONNECTIONS: usize = 4;

/// Numbers of moves under way at a time that are tried for the highest rate.
const AT_ONCE: [usize; 3] = [64, 256, 1024];

impl Moves {
    /// Measures, and compares every game with what was acknowledged.
    pub async fn run(self, program: &Path, echo_program: &Path, report: &mut Report) -> Result<()> {
        let connections = self.tables * CONNECTIONS;
        let start = Start::new(program)?;
        let server = start.serve().await?;
        let empty = server.memory()?;
        let tables = seat(server.address, Plan::new(self.tables, 2)).await?;
        let seated = server.memory()?;
        let tables = connect(server.address, tables, 2).await?;
        // What is only used while connections are made has been given back by then.
        sleep(Duration::from_secs(2)).await;
        let connected = server.memory()?;
        report.tell(
            "connections open / live games",
            format!("{} / {}", thousands(connections as f64), thousands(self.tables as f64)),
        );
        let each = |from: u64, to: u64| to.saturating_sub(from) as f64 / 1000.0 / connections as f64;
        report.add(
            "server memory for a connection, its share of the game included",
            format!(
                "{:.1} kB (of this the games, before anybody connected: {:.1} kB)",
                each(empty, connected),
                each(empty, seated)
            ),
            "≤ 20 kB",
        );
        let mut herd = Herd::start(tables);
        // Warms up: every game has moved once.
        herd.round().await?;
        let best = self.highest_rate(&mut herd, &server, report).await?;
        let steady = herd.play_at(self.rate, self.length).await?;
        report.add(
            format!("at {} moves a second: p50 / p99 from due to acknowledged", thousands(f64::from(self.rate))),
            format!("{:.1} / {:.1} ms{}", steady.within(0.5), steady.within(0.99), missed(&steady)),
            "p99 ≤ 50 ms",
        );
        let played_on = server.memory()?;
        report
            .tell("server memory for a connection after all these moves", format!("{:.1} kB", each(empty, played_on)));
        let over = herd.over;
        let (mut tables, failures) = herd.end().await?;
        if let Some(error) = failures.first() {
            return Err(error.clone());
        }
        let (frames, bytes) =
            tables.iter().map(Table::received).fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
        let mut http = server.http();
        let mut moves = 0;
        for table in &mut tables {
            compare(&mut http, table).await?;
            moves += table.acknowledged.len();
        }
        report.tell(
            "moves acknowledged, all of them kept and told to all connections",
            format!("{} ({over} games came to their end)", thousands(moves as f64)),
        );
        drop(tables);
        server.stop().await?;
        // Each move came in one frame; what went out was counted.
        let frames_a_move = 1.0 + frames as f64 / moves as f64;
        let size = (bytes / frames.max(1)) as usize;
        let ceiling = echo::measure(echo_program, connections, size, self.length).await?;
        let through = best * frames_a_move;
        report.tell(
            format!("frames a second, both directions, {frames_a_move:.2} a move of {size} bytes on average"),
            format!("{}; a bare echo: {}; ratio {:.2}", thousands(through), thousands(ceiling), through / ceiling),
        );
        Ok(())
    }

    /// The best of several numbers of moves at once.
    async fn highest_rate(self, herd: &mut Herd, server: &Served, report: &mut Report) -> Result<f64> {
        let mut best: Option<(f64, String)> = None;
        for at_once in AT_ONCE.into_iter().filter(|&at_once| at_once <= self.tables) {
            let before = server.processor_time()?;
            // Half the time for each, so that few games come to their end.
            let measured = herd.play(at_once, self.length / 2).await?;
            let spent = (server.processor_time()? - before) / measured.micros.len().max(1) as f64;
            let told = format!(
                "{} with {at_once} moves under way (p50 / p99 {:.1} / {:.1} ms, {:.0} µs of the server's processor time a move)",
                thousands(measured.rate()),
                measured.within(0.5),
                measured.within(0.99),
                spent * 1e6,
            );
            eprintln!("… {told}");
            if best.as_ref().is_none_or(|(rate, _)| measured.rate() > *rate) {
                best = Some((measured.rate(), told));
            }
        }
        let (rate, told) = best.ok_or_else(|| Error::new("too few games"))?;
        report.add(
            "highest rate of acknowledged moves a second, each sent to four connections",
            told,
            "≥ 2,000, aim 5,000",
        );
        Ok(rate)
    }
}

/// Moves for which no table was ready are told: the rate was not kept then.
pub(crate) fn missed(measured: &Measured) -> String {
    match measured.missed {
        0 => String::new(),
        missed => format!(" ({missed} moves fell out: no game was ready)"),
    }
}
