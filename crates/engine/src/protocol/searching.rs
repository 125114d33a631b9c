//! A search as the protocol tells it: `info` lines, then `bestmove`.

use crate::control::SearchControl;
use crate::engine::{Effort, Engine};
use crate::search::{Report, round_shares};
use pacru_rules::{Game, TurnOrder};
use std::io::{self, Write};
use std::time::{Duration, Instant};

/// What a conversation may do to a search: called between slices, with the output for other answers, it says whether to
/// stop.
pub type Interruption<'a> = dyn FnMut(&mut dyn Write) -> io::Result<bool> + 'a;

/// Searches and tells about it.
pub(super) fn search(
    engine: &mut Engine,
    game: &Game,
    effort: Effort,
    out: &mut dyn Write,
    interruption: &mut Interruption<'_>,
) -> io::Result<()> {
    if game.outcome().is_some() {
        return writeln!(out, "bestmove none");
    }
    let mut teller = Teller { order: game.position().order(), begin: Instant::now(), out, interruption, trouble: None };
    if matches!(effort, Effort::Limits(limits) if limits.nodes.is_some()) {
        // A number of nodes gives the same answer every time.
        engine.clear();
    }
    let report = engine.search(game, effort, &mut teller);
    teller.on_report(&report);
    if let Some(error) = teller.trouble {
        return Err(error);
    }
    match report.best_move() {
        Some(mv) => writeln!(out, "bestmove {mv}"),
        None => writeln!(out, "bestmove none"),
    }
}

struct Teller<'a, 'b> {
    order: TurnOrder,
    begin: Instant,
    out: &'a mut dyn Write,
    interruption: &'a mut Interruption<'b>,
    /// An output that failed ends the search.
    trouble: Option<io::Error>,
}

impl Teller<'_, '_> {
    fn tell(&mut self, report: &Report) -> io::Result<()> {
        let elapsed = self.begin.elapsed();
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

impl SearchControl for Teller<'_, '_> {
    fn elapsed(&self) -> Duration {
        self.begin.elapsed()
    }

    fn should_stop(&mut self) -> bool {
        match (self.interruption)(self.out) {
            Ok(stop) => stop || self.trouble.is_some(),
            Err(error) => {
                self.trouble = Some(error);
                true
            }
        }
    }

    fn on_report(&mut self, report: &Report) {
        if let Err(error) = self.tell(report) {
            self.trouble = Some(error);
        }
    }
}
