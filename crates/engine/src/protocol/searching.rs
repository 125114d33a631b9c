//! A search as the protocol tells it: `info` lines, then `bestmove`.

use crate::brain::Brain;
use crate::level::Level;
use crate::search::Report;
use crate::think::{Host, Limits};
use pacru_rules::{ByColor, Game, Order};
use std::io::{self, Write};
use std::time::{Duration, Instant};

/// What a conversation may do to a search: called between slices, with the output for other answers, it says whether to
/// stop.
pub type Interruption<'a> = dyn FnMut(&mut dyn Write) -> io::Result<bool> + 'a;

/// How far a search goes.
#[derive(Clone, Copy, Debug)]
pub(super) enum Effort {
    Within(Limits),
    At(Level),
}

/// Searches and tells about it.
pub(super) fn search(
    brain: &mut Brain,
    game: &Game,
    effort: Effort,
    out: &mut dyn Write,
    interruption: &mut Interruption<'_>,
) -> io::Result<()> {
    if game.outcome().is_some() {
        return writeln!(out, "bestmove none");
    }
    let mut teller = Teller { order: game.position().order(), begin: Instant::now(), out, interruption, trouble: None };
    let report = match effort {
        Effort::Within(limits) => {
            // A number of nodes asks for the same answer every time.
            if limits.nodes.is_some() {
                brain.forget();
            }
            brain.think(game, limits, &mut teller)
        }
        Effort::At(level) => brain.think_at(game, level, &mut teller),
    };
    teller.hears(&report);
    if let Some(error) = teller.trouble {
        return Err(error);
    }
    match report.best_move() {
        Some(mv) => writeln!(out, "bestmove {mv}"),
        None => writeln!(out, "bestmove none"),
    }
}

struct Teller<'a, 'b> {
    order: Order,
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
            for (letter, share) in thousandths(self.order, &line.shares) {
                write!(self.out, " {letter} {share}")?;
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

impl Host for Teller<'_, '_> {
    fn elapsed(&self) -> Duration {
        self.begin.elapsed()
    }

    fn stops(&mut self) -> bool {
        match (self.interruption)(self.out) {
            Ok(stop) => stop || self.trouble.is_some(),
            Err(error) => {
                self.trouble = Some(error);
                true
            }
        }
    }

    fn hears(&mut self, report: &Report) {
        if let Err(error) = self.tell(report) {
            self.trouble = Some(error);
        }
    }
}

/// Each player's share of the win in thousandths, in order of play; they add up to a thousand.
fn thousandths(order: Order, shares: &ByColor<f32>) -> Vec<(char, u32)> {
    let seats = order.seats();
    let mut list: Vec<(char, u32)> =
        seats.iter().map(|&seat| (seat.letter(), (shares[seat] * 1000.0).floor().clamp(0.0, 1000.0) as u32)).collect();
    // What rounding left over goes to the largest share.
    let sum: u32 = list.iter().map(|&(_, share)| share).sum();
    if let Some((_, largest)) = list.iter_mut().max_by_key(|(_, share)| *share) {
        *largest = (*largest + 1000).saturating_sub(sum);
    }
    list
}
