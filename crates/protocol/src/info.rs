//! The output of a search: `info` lines while it runs.

use crate::input::PendingInput;
use pacru_engine::search::round_shares;
use pacru_engine::{Report, SearchControl};
use pacru_rules::TurnOrder;
use std::io::{self, Write};
use std::time::{Duration, Instant};

/// Writes reports as `info` lines, and stops the search on pending input.
pub(crate) struct InfoWriter<'a> {
    order: TurnOrder,
    started: Instant,
    /// The search has no limit of its own.
    unlimited: bool,
    out: &'a mut dyn Write,
    pending: &'a mut dyn PendingInput,
    /// A failed output, which ends the search.
    error: Option<io::Error>,
}

impl<'a> InfoWriter<'a> {
    pub(crate) fn new(
        order: TurnOrder,
        unlimited: bool,
        out: &'a mut dyn Write,
        pending: &'a mut dyn PendingInput,
    ) -> InfoWriter<'a> {
        InfoWriter { order, started: Instant::now(), unlimited, out, pending, error: None }
    }

    /// Writes the last report and `bestmove`.
    pub(crate) fn finish(mut self, report: &Report) -> io::Result<()> {
        self.on_report(report);
        if let Some(error) = self.error {
            return Err(error);
        }
        match report.best_move() {
            Some(mv) => writeln!(self.out, "bestmove {mv}"),
            None => writeln!(self.out, "bestmove none"),
        }
    }

    fn write(&mut self, report: &Report) -> io::Result<()> {
        let elapsed = self.started.elapsed();
        let rate = report.nodes as f64 / elapsed.as_secs_f64().max(0.001);
        for (number, line) in report.lines.iter().enumerate() {
            write!(
                self.out,
                "info depth {} nodes {} nps {rate:.0} time {} line {} score",
                report.depth,
                report.nodes,
                elapsed.as_millis(),
                number + 1
            )?;
            let shares = round_shares(&line.shares, self.order, 1000, line.score.proven_in().is_some());
            for &color in self.order.colors() {
                write!(self.out, " {} {}", color.letter(), shares[color])?;
            }
            write!(self.out, " pv")?;
            for mv in &line.moves {
                write!(self.out, " {mv}")?;
            }
            writeln!(self.out)?;
        }
        self.out.flush()
    }
}

impl SearchControl for InfoWriter<'_> {
    fn should_stop(&mut self) -> bool {
        match self.pending.poll(self.unlimited, self.out) {
            Ok(stop) => stop || self.error.is_some(),
            Err(error) => {
                self.error = Some(error);
                true
            }
        }
    }

    fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }

    fn on_report(&mut self, report: &Report) {
        if let Err(error) = self.write(report) {
            self.error = Some(error);
        }
    }
}
