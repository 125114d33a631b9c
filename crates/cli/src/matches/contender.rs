//! The engines of a match: our own, and programs that speak the protocol.

use super::outside::Outside;
use pacru_engine::brain::Brain;
use pacru_engine::chance::Chance;
use pacru_engine::level::Level;
use pacru_engine::players::{Uct, greedy_move, random_move};
use pacru_engine::search::Report;
use pacru_engine::think::{Host, Limits, think};
use pacru_rules::{Game, Move, plain_number};
use std::time::{Duration, Instant};

/// An engine with a name and limits of its own.
pub(crate) struct Contender {
    name: String,
    kind: Kind,
    limits: Option<Limits>,
    chance: Chance,
}

enum Kind {
    Random,
    Greedy,
    Uct,
    Level(Level, Box<Brain>),
    Outside(Box<Outside>),
}

/// What an engine without limits gets.
const DEFAULT_TIME: Duration = Duration::from_millis(500);

/// A clock that runs.
struct Clock(Instant);

impl Host for Clock {
    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }

    fn stops(&mut self) -> bool {
        false
    }

    fn hears(&mut self, _: &Report) {}
}

impl Contender {
    /// Reads `level:5`, `random`, `greedy`, `uct` or a command, with limits such as `,movetime=500`.
    pub(crate) fn read(text: &str, seed: u64) -> Result<Contender, String> {
        let (kind, limits) = split_limits(text)?;
        let mut brain = Brain::default();
        brain.set_seed(seed);
        let kind = match kind {
            "" => return Err("an engine is level:1 to level:8, random, greedy, uct or a command".into()),
            "random" => Kind::Random,
            "greedy" => Kind::Greedy,
            "uct" => Kind::Uct,
            kind => match kind.strip_prefix("level:") {
                Some(level) => {
                    let level = plain_number(level).and_then(Level::new);
                    Kind::Level(level.ok_or("levels are 1 to 8")?, Box::new(brain))
                }
                None => Kind::Outside(Box::new(Outside::start(kind)?)),
            },
        };
        Ok(Contender { name: text.to_owned(), kind, limits, chance: Chance::new(seed) })
    }

    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// A game begins.
    pub(crate) fn begin(&mut self) {
        match &mut self.kind {
            Kind::Level(_, brain) => brain.forget(),
            Kind::Outside(program) => program.begin(),
            _ => {}
        }
    }

    /// The engine's move, or why there is none.
    pub(crate) fn choose(&mut self, game: &Game) -> Result<Move, String> {
        let limits = self.limits.unwrap_or(Limits { time: Some(DEFAULT_TIME), ..Limits::default() });
        let clock = &mut Clock(Instant::now());
        let mv = match &mut self.kind {
            Kind::Random => random_move(game.position(), &mut self.chance),
            Kind::Greedy => greedy_move(game.position(), &mut self.chance),
            Kind::Uct => {
                let seed = self.chance.below(usize::MAX) as u64;
                think(&mut Uct::new(game, seed), limits, clock).best_move()
            }
            Kind::Level(level, brain) => {
                // A chance of its own for each move, so that no two games of a match are the same.
                brain.set_seed(self.chance.below(usize::MAX) as u64);
                let report = match self.limits {
                    Some(limits) => brain.think(game, limits, clock),
                    None => brain.think_at(game, *level, clock),
                };
                report.best_move()
            }
            Kind::Outside(program) => return program.choose(game, limits),
        };
        mv.ok_or_else(|| "found no move".to_owned())
    }
}

/// The engine and its limits; a command may hold commas of its own, so only what looks like a limit is taken off.
fn split_limits(text: &str) -> Result<(&str, Option<Limits>), String> {
    let mut kind = text;
    let mut limits = None;
    while let Some((rest, limit)) = kind.rsplit_once(',') {
        let Some((name, value)) = limit.split_once('=') else {
            break;
        };
        let number = plain_number(value).filter(|&number| number > 0);
        let all = limits.get_or_insert_with(Limits::default);
        match (name, number) {
            ("movetime", Some(time)) => all.time = Some(Duration::from_millis(time.into())),
            ("nodes", Some(nodes)) => all.nodes = Some(nodes.into()),
            ("depth", Some(depth)) => all.depth = Some(depth),
            _ => return Err(format!("'{limit}' is no limit: use movetime=MS, nodes=N or depth=D")),
        }
        kind = rest;
    }
    Ok((kind, limits))
}
