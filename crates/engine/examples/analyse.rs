//! Prints the three best lines of a position as they get better:
//! `cargo run --release -p pacru-engine --example analyse -- 'azacru yrb y 2B43R42/4Y44/Y27Y6/9/B27R6/9/9/9/2B03R02 - 0 1'`.

use pacru_engine::search::round_shares;
use pacru_engine::{Effort, Engine, EngineOptions, Report, SearchControl, SearchLimits};
use pacru_rules::{Game, Move, Position, Ruleset, TurnOrder};
use std::error::Error;
use std::time::{Duration, Instant};

/// Prints each report. It never stops the search: its limit does.
struct Printer {
    started: Instant,
    order: TurnOrder,
}

impl SearchControl for Printer {
    fn should_stop(&mut self) -> bool {
        false
    }

    fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }

    fn on_report(&mut self, report: &Report) {
        println!("depth {}, {} nodes", report.depth, report.nodes);
        for line in &report.lines {
            let percent = round_shares(&line.shares, self.order, 100, line.score.proven_in().is_some());
            let shares = self.order.colors().iter().map(|&color| format!("{} {}%", color.name(), percent[color]));
            let moves: Vec<String> = line.moves.iter().map(Move::to_string).collect();
            println!("  {}: {}", shares.collect::<Vec<_>>().join(", "), moves.join(" "));
        }
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let position = match std::env::args().nth(1) {
        Some(text) => text.parse()?,
        None => Position::start(Ruleset::AZACRU, TurnOrder::standard(3).ok_or("three can play")?),
    };
    let mut engine = Engine::new(EngineOptions { multi_pv: 3, threads: 2, ..EngineOptions::default() });
    let mut printer = Printer { started: Instant::now(), order: position.order() };
    let limits = SearchLimits::time(Duration::from_secs(3));
    let report = engine.search(&Game::new(position), Effort::Limits(limits), &mut printer);
    printer.on_report(&report);
    Ok(())
}
