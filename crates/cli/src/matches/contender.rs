//! The engines of a match: our own, and programs that speak the protocol.

use super::clock::Timing;
use super::interrupt::Interrupt;
use super::outside::Outside;
use pacru_engine::baselines::{Uct, greedy_move, random_move};
use pacru_engine::driver::run;
use pacru_engine::{Effort, Engine, EngineOptions, Level, Method, Rng, SearchLimits};
use pacru_rules::notation::parse_number;
use pacru_rules::{Game, Move};
use std::time::Duration;

/// An engine with a name and limits of its own.
pub(crate) struct Contender {
    name: String,
    kind: Kind,
    limits: Option<SearchLimits>,
    conditions: Conditions,
    rng: Rng,
}

/// What holds for all engines of a match.
#[derive(Clone, Debug)]
pub(crate) struct Conditions {
    pub(crate) timing: Timing,
    /// How much longer than its time a program may take before it counts as hanging.
    pub(crate) patience: Duration,
    pub(crate) interrupt: Interrupt,
}

enum Kind {
    Random,
    Greedy,
    Uct { exploration: Option<f64> },
    Level(Level, Box<Engine>),
    Outside(Box<Outside>),
}

/// What an engine without limits gets.
const DEFAULT_TIME: Duration = Duration::from_millis(500);

impl Contender {
    /// Reads `level:5`, `random`, `greedy`, `uct` or a command, with limits such as `,movetime=500`, and for a
    /// level with a search other than the usual: `,search=tree`; for `uct` with another exploration: `,exploration=1.4`.
    pub(crate) fn read(text: &str, seed: u64, conditions: &Conditions) -> Result<Contender, String> {
        let Settings { kind, limits, method, exploration } = Settings::read(text)?;
        if method.is_some() && !kind.starts_with("level:") {
            return Err("only a level takes 'search='".into());
        }
        let engine = Engine::new(EngineOptions { seed, method, ..EngineOptions::default() });
        if exploration.is_some() && kind != "uct" {
            return Err("only uct takes 'exploration='".into());
        }
        let kind = match kind {
            "" => return Err("an engine is level:1 to level:8, random, greedy, uct or a command".into()),
            "random" => Kind::Random,
            "greedy" => Kind::Greedy,
            "uct" => Kind::Uct { exploration },
            kind => match kind.strip_prefix("level:") {
                Some(level) => {
                    let level = parse_number(level).and_then(Level::new);
                    Kind::Level(level.ok_or("levels are 1 to 8")?, Box::new(engine))
                }
                None if conditions.timing == Timing::Processor => {
                    return Err(
                        "with --processor-time only our own engines can play: a program's work is not seen".into()
                    );
                }
                None => Kind::Outside(Box::new(Outside::start(kind, conditions)?)),
            },
        };
        Ok(Contender { name: text.to_owned(), kind, limits, conditions: conditions.clone(), rng: Rng::new(seed) })
    }

    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// A game begins.
    pub(crate) fn begin(&mut self) {
        match &mut self.kind {
            Kind::Level(_, engine) => {
                engine.clear();
                // Each game has its own seed, so that no two games of a match are the same.
                let seed = self.rng.below(usize::MAX) as u64;
                engine.set_options(EngineOptions { seed, ..engine.options() });
            }
            Kind::Outside(program) => program.begin(),
            _ => {}
        }
    }

    /// The engine's move, or why there is none.
    pub(crate) fn choose(&mut self, game: &Game) -> Result<Move, String> {
        let limits = self.limits.unwrap_or(SearchLimits::time(DEFAULT_TIME));
        let clock = &mut self.conditions.timing.start(&self.conditions.interrupt);
        let mv = match &mut self.kind {
            Kind::Random => random_move(game.position(), &mut self.rng),
            Kind::Greedy => greedy_move(game.position(), &mut self.rng),
            Kind::Uct { exploration } => {
                let seed = self.rng.below(usize::MAX) as u64;
                run(&mut Uct::new(game, seed, *exploration), limits, clock).best_move()
            }
            Kind::Level(level, engine) => {
                let effort = self.limits.map_or(Effort::Level(*level), Effort::Limits);
                engine.search(game, effort, clock).best_move()
            }
            Kind::Outside(program) => return program.choose(game, limits),
        };
        mv.ok_or_else(|| "found no move".to_owned())
    }
}

/// What is said about an engine.
struct Settings<'a> {
    kind: &'a str,
    limits: Option<SearchLimits>,
    method: Option<Method>,
    exploration: Option<f64>,
}

impl Settings<'_> {
    /// A command may hold commas of its own, so only what looks like a setting is taken off, and nothing in quotation marks.
    fn read(text: &str) -> Result<Settings<'_>, String> {
        let mut settings = Settings { kind: text, limits: None, method: None, exploration: None };
        while let Some((rest, setting)) = settings.kind.rsplit_once(',') {
            let Some((name, value)) = setting.split_once('=').filter(|_| !setting.contains(['"', '\''])) else {
                break;
            };
            let number = parse_number(value).filter(|&number| number > 0);
            let mut limits = settings.limits.unwrap_or_default();
            match (name, value, number) {
                ("movetime", _, Some(time)) => limits.time = Some(Duration::from_millis(time.into())),
                ("nodes", _, Some(nodes)) => limits.nodes = Some(nodes.into()),
                ("depth", _, Some(depth)) => limits.depth = Some(depth),
                ("search", "alpha-beta", _) => settings.method = Some(Method::AlphaBeta),
                ("search", "tree", _) => settings.method = Some(Method::Tree),
                ("exploration", _, _) => settings.exploration = Some(read_exploration(value)?),
                _ => {
                    return Err(format!(
                        "'{setting}' is no setting: use movetime=MS, nodes=N, depth=D, search=alpha-beta, search=tree or exploration=C"
                    ));
                }
            }
            if !matches!(name, "search" | "exploration") {
                settings.limits = Some(limits);
            }
            settings.kind = rest;
        }
        Ok(settings)
    }
}

fn read_exploration(text: &str) -> Result<f64, String> {
    let value = text.parse().ok().filter(|value| (0.0..=100.0).contains(value));
    value.ok_or_else(|| format!("exploration={text}: use a number from 0 to 100, such as 0.7"))
}
