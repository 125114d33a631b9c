//! A search as the protocol tells it: `info` lines, then `bestmove`.

use crate::brain::Brain;
use crate::eval::shares;
use crate::level::Level;
use crate::search::Report;
use crate::think::{Host, Limits};
use pacru_rules::{Game, Position};
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
    let mut teller = Teller { position: *game.position(), begin: Instant::now(), out, interruption, trouble: None };
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
    match report.line.first() {
        Some(mv) => writeln!(out, "bestmove {mv}"),
        None => writeln!(out, "bestmove none"),
    }
}

struct Teller<'a, 'b> {
    position: Position,
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
        write!(
            self.out,
            "info depth {} nodes {} nps {rate:.0} time {} line 1 score",
            report.depth,
            report.nodes,
            elapsed.as_millis()
        )?;
        for (letter, share) in thousandths(&self.position, report) {
            write!(self.out, " {letter} {share}")?;
        }
        write!(self.out, " pv")?;
        for mv in &report.line {
            write!(self.out, " {mv}")?;
        }
        writeln!(self.out)?;
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

/// Each player's share of the win in thousandths, in order of play; they add up to a thousand. What the mover does not
/// get is divided among the others as the position looks.
fn thousandths(position: &Position, report: &Report) -> Vec<(char, u32)> {
    let me = position.to_move();
    let mine = (report.score.share() * 1000.0).round().clamp(0.0, 1000.0) as u32;
    let looks = shares(position);
    let seats = position.order().seats();
    let others: f32 = seats.iter().filter(|&&seat| seat != me).map(|&seat| looks[seat]).sum();
    let mut rest = 1000 - mine;
    let mut list = Vec::new();
    for &seat in seats {
        let share = if seat == me {
            mine
        } else {
            let part = (looks[seat] / others.max(f32::MIN_POSITIVE) * (1000 - mine) as f32).floor() as u32;
            rest -= part.min(rest);
            part
        };
        list.push((seat.letter(), share));
    }
    // What rounding left over goes to the strongest of the others.
    let strongest =
        (0..seats.len()).filter(|&seat| seats[seat] != me).max_by(|&a, &b| looks[seats[a]].total_cmp(&looks[seats[b]]));
    if let Some(seat) = strongest {
        list[seat].1 += rest;
    }
    list
}
