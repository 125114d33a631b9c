//! A search as the protocol tells it: `info` lines, then `bestmove`.

use crate::brain::Brain;
use crate::level::Level;
use crate::search::{Line, Report};
use crate::think::{Host, Limits};
use pacru_rules::{Game, TurnOrder};
use std::cmp::Reverse;
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
            for (letter, share) in thousandths(self.order, line) {
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

/// Each player's share of the win in thousandths, in order of play; they add up to a thousand. All of it has only who is
/// sure to win.
fn thousandths(order: TurnOrder, line: &Line) -> Vec<(char, u32)> {
    let most = if line.score.proven_turns().is_some() { 1000 } else { 999 };
    let seats = order.colors();
    let mut list: Vec<(char, u32)> =
        seats.iter().map(|&seat| (seat.letter(), (line.shares[seat] * 1000.0).clamp(0.0, 1000.0) as u32)).collect();
    // What rounding left over goes to the largest share, and what is too much for it to the next.
    let mut left = 1000_u32.saturating_sub(list.iter().map(|&(_, share)| share).sum());
    let mut by_share: Vec<&mut (char, u32)> = list.iter_mut().collect();
    by_share.sort_by_key(|(_, share)| Reverse(*share));
    for (_, share) in by_share {
        let all = *share + left;
        *share = all.min(most);
        left = all - *share;
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::Score;
    use pacru_rules::{ByColor, Color};

    #[test]
    fn a_thousand_is_only_for_who_is_sure_to_win() {
        let order = TurnOrder::standard(3).expect("three can play");
        let told = |score: Score, yellow: f32, red: f32| {
            let shares = ByColor::from_fn(|color| match color {
                Color::Yellow => yellow,
                Color::Red => red,
                _ => 1.0 - yellow - red,
            });
            thousandths(order, &Line { moves: Vec::new(), score, shares }).into_iter().map(|(_, share)| share)
        };
        assert!(told(Score::end(1.0, 3), 1.0, 0.0).eq([1000, 0, 0]));
        assert!(told(Score::estimate(20_000), 1.0, 0.0).eq([999, 1, 0]));
        assert!(
            told(Score::EVEN, 0.3333, 0.3333).eq([333, 333, 334])
                || told(Score::EVEN, 0.3333, 0.3333).eq([334, 333, 333])
        );
    }
}
