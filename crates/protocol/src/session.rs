//! A session: the position, the engine, and the answer to each line.

use crate::command::{EngineCommand, EngineOption, GoCommand, PositionCommand};
use crate::info::InfoWriter;
use crate::input::PendingInput;
use crate::move_list::write_moves;
use pacru_engine::control::time_budget;
use pacru_engine::{Effort, Engine, EngineOptions, SearchLimits};
use pacru_render::{Scene, SceneOptions, TextStyle};
use pacru_rules::{Game, Position, Ruleset, TurnOrder, perft};
use std::io::{self, Write};
use std::ops::ControlFlow;

/// The session has ended with `quit`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quit;

/// A session of the engine protocol. It starts with the initial position of Pacru for two.
#[derive(Debug)]
pub struct ProtocolSession {
    game: Game,
    engine: Engine,
}

impl Default for ProtocolSession {
    fn default() -> ProtocolSession {
        ProtocolSession::new()
    }
}

impl ProtocolSession {
    /// Starts a session.
    pub fn new() -> ProtocolSession {
        let order = TurnOrder::standard(2).expect("two can play");
        let game = Game::new(Position::start(Ruleset::PACRU, order));
        ProtocolSession { game, engine: Engine::default() }
    }

    /// Answers one line. A line with an error has an answer, too; only a failing output is an error here. Searches and long
    /// counts poll `pending`.
    pub fn respond(
        &mut self,
        line: &[u8],
        out: &mut dyn Write,
        pending: &mut dyn PendingInput,
    ) -> io::Result<ControlFlow<Quit>> {
        match EngineCommand::parse(line) {
            Ok(EngineCommand::Quit) => return Ok(ControlFlow::Break(Quit)),
            Ok(EngineCommand::Go(go)) => self.go(&go, out, pending)?,
            Ok(command) => self.execute(&command, out)?,
            Err(error) => writeln!(out, "error {error}")?,
        }
        Ok(ControlFlow::Continue(()))
    }

    fn execute(&mut self, command: &EngineCommand<'_>, out: &mut dyn Write) -> io::Result<()> {
        match command {
            EngineCommand::Pei => writeln!(
                out,
                "id name Pacru {}\nid author the Pacru developers\n\
                 option name hash type spin default {} min 1 max {}\n\
                 option name threads type spin default 1 min 1 max {}\n\
                 option name seed type spin default 0 min 0 max {}\n\
                 option name lines type spin default 1 min 1 max {}\npeiok",
                env!("CARGO_PKG_VERSION"),
                EngineOptions::DEFAULT_MEMORY_MIB,
                EngineOption::MAX_HASH,
                EngineOption::MAX_THREADS,
                u32::MAX,
                EngineOption::MAX_LINES
            ),
            EngineCommand::IsReady => writeln!(out, "readyok"),
            EngineCommand::Position(command) => match play_moves(command) {
                Ok(game) => {
                    self.game = game;
                    Ok(())
                }
                Err(error) => writeln!(out, "error position: {error}"),
            },
            EngineCommand::Moves { travels_only } => match self.game.outcome() {
                // A game can be over by repetition where the position alone is not.
                Some(_) => writeln!(out, "moves 0"),
                None => write_moves(self.game.position(), *travels_only, out),
            },
            EngineCommand::Display => self.display(out),
            EngineCommand::NewGame => {
                self.engine.clear();
                Ok(())
            }
            EngineCommand::SetOption(option) => {
                self.set_option(*option);
                Ok(())
            }
            EngineCommand::Go(_) | EngineCommand::Stop | EngineCommand::Quit => Ok(()),
        }
    }

    fn set_option(&mut self, option: EngineOption) {
        let mut options = self.engine.options();
        match option {
            EngineOption::Hash(mebibytes) => {
                // The memory is cleared even if its size stays.
                self.engine.clear();
                options.memory_mib = mebibytes as usize;
            }
            EngineOption::Seed(seed) => options.seed = u64::from(seed),
            EngineOption::Threads(threads) => options.threads = threads as usize,
            EngineOption::Lines(lines) => options.multi_pv = lines as usize,
        }
        self.engine.set_options(options);
    }

    fn go(&mut self, go: &GoCommand, out: &mut dyn Write, pending: &mut dyn PendingInput) -> io::Result<()> {
        let effort = match go {
            GoCommand::Perft(depth) => {
                return match stoppable_perft(self.game.position(), *depth, out, pending)? {
                    Some(nodes) => writeln!(out, "nodes {nodes}"),
                    None => writeln!(out, "error go perft: stopped"),
                };
            }
            GoCommand::Search(limits) => Effort::Limits(*limits),
            GoCommand::Level(level) => Effort::Level(*level),
            GoCommand::Clock(clocks) => {
                let me = self.game.position().to_move();
                let Some(&(_, left, added)) = clocks.iter().find(|(color, ..)| *color == me) else {
                    return writeln!(out, "error go clock: there is no clock for {}, who is to move", me.letter());
                };
                Effort::Limits(SearchLimits::time(time_budget(left, added)))
            }
        };
        self.search(effort, out, pending)
    }

    fn search(&mut self, effort: Effort, out: &mut dyn Write, pending: &mut dyn PendingInput) -> io::Result<()> {
        if self.game.outcome().is_some() {
            return writeln!(out, "bestmove none");
        }
        if matches!(effort, Effort::Limits(limits) if limits.nodes.is_some()) {
            // A number of nodes gives the same answer every time.
            self.engine.clear();
        }
        let unlimited = effort == Effort::Limits(SearchLimits::default());
        let mut info = InfoWriter::new(self.game.position().order(), unlimited, out, pending);
        let report = self.engine.search(&self.game, effort, &mut info);
        info.finish(&report)
    }

    fn display(&self, out: &mut dyn Write) -> io::Result<()> {
        let position = self.game.position();
        let scene = Scene::new(position, &SceneOptions { outcome: self.game.outcome(), ..SceneOptions::default() });
        writeln!(out, "{}", scene.to_text(TextStyle::default()).trim_end())?;
        writeln!(out, "position {position}")?;
        match self.game.outcome() {
            None => writeln!(out, "outcome none"),
            Some(outcome) => writeln!(out, "outcome {} {}", outcome.reason, outcome.winner_letters(position.order())),
        }
    }
}

/// The game after the moves of a `position` line.
fn play_moves(command: &PositionCommand<'_>) -> Result<Game, pacru_rules::error::ActionError> {
    let mut game = Game::new(*command.start);
    for word in command.moves.split_ascii_whitespace() {
        game.play_text(word)?;
    }
    Ok(game)
}

/// A perft that polls pending input. The first nodes are counted without, so that a short count in a piped script is finished
/// before a `quit` behind it.
struct StoppablePerft<'a> {
    nodes: u64,
    next_poll: u64,
    out: &'a mut dyn Write,
    pending: &'a mut dyn PendingInput,
}

/// Nodes before the first poll, and between two polls.
const FIRST_POLL: u64 = 10_000_000;
const POLL_INTERVAL: u64 = 1_000_000;

/// The number of sequences, or `None` if the count was stopped.
fn stoppable_perft(
    position: &Position,
    depth: u32,
    out: &mut dyn Write,
    pending: &mut dyn PendingInput,
) -> io::Result<Option<u64>> {
    let mut perft = StoppablePerft { nodes: 0, next_poll: FIRST_POLL, out, pending };
    match perft.count(position, depth) {
        ControlFlow::Continue(()) => Ok(Some(perft.nodes)),
        ControlFlow::Break(stopped) => stopped.map(|()| None),
    }
}

impl StoppablePerft<'_> {
    /// Adds the sequences from here; breaks when stopped, or with a failed output.
    fn count(&mut self, position: &Position, depth: u32) -> ControlFlow<io::Result<()>> {
        if self.nodes >= self.next_poll {
            self.next_poll = self.nodes + POLL_INTERVAL;
            match self.pending.poll(false, self.out) {
                Ok(false) => {}
                Ok(true) => return ControlFlow::Break(Ok(())),
                Err(error) => return ControlFlow::Break(Err(error)),
            }
        }
        if depth <= 1 {
            self.nodes += perft(position, depth);
            return ControlFlow::Continue(());
        }
        position.try_for_each_child(|_, after| self.count(after, depth - 1))?;
        position.try_for_each_reorientation(|mv| self.count(&position.play_unchecked(mv), depth - 1))
    }
}
