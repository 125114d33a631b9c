//! A conversation: what was said so far, and the answers.

use super::command::{Command, Go, PositionCommand, Setting};
use super::counting::stoppable_perft;
use super::ordered::write_moves;
use super::searching::{Interruption, search};
use crate::control::time_budget;
use crate::driver::SearchLimits;
use crate::engine::{Effort, Engine, EngineOptions};
use pacru_render::{Scene, TextStyle, View};
use pacru_rules::{Game, Position, Ruleset, TurnOrder};
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

/// Requests to break off what is under way, made from another thread that reads ahead.
///
/// They are counted: one that is dealt with must not take a later one with it that has been read already.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicI64>);

impl Stop {
    /// Asks for an end.
    pub fn request(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// The line that made a request has had its turn.
    pub fn dealt_with(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    /// Whether an end was asked for by a line that is still to come.
    pub fn requested(&self) -> bool {
        self.0.load(Ordering::Relaxed) > 0
    }
}

/// The conversation has ended with `quit`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ended;

/// A conversation in the engine protocol. It begins with the start of Pacru for two.
#[derive(Debug)]
pub struct Session {
    game: Game,
    engine: Engine,
    stop: Stop,
}

impl Default for Session {
    fn default() -> Session {
        Session::new()
    }
}

fn first_position() -> Position {
    Position::start(Ruleset::PACRU, TurnOrder::standard(2).expect("two can play"))
}

impl Session {
    /// Begins a conversation.
    pub fn new() -> Session {
        Session { game: Game::new(first_position()), engine: Engine::default(), stop: Stop::default() }
    }

    /// The flag that breaks off a long answer.
    pub fn stop(&self) -> &Stop {
        &self.stop
    }

    /// Answers one line. Errors are answers too; only a failing output is not. A search goes on to its limit, or until
    /// [`Self::stop`] is requested.
    pub fn answer(&mut self, line: &[u8], out: &mut impl Write) -> io::Result<ControlFlow<Ended>> {
        let stop = self.stop.clone();
        self.answer_interruptibly(line, out, &mut |_| Ok(stop.requested()))
    }

    /// Answers one line; between the slices of a search, `interruption` may answer others and say whether to stop.
    pub fn answer_interruptibly(
        &mut self,
        line: &[u8],
        out: &mut impl Write,
        interruption: &mut Interruption<'_>,
    ) -> io::Result<ControlFlow<Ended>> {
        match Command::read(line) {
            Ok(Command::Quit) => return Ok(ControlFlow::Break(Ended)),
            Ok(Command::Go(go)) => self.go(&go, out, interruption)?,
            Ok(command) => self.carry_out(&command, out)?,
            Err(error) => writeln!(out, "error {error}")?,
        }
        Ok(ControlFlow::Continue(()))
    }

    fn carry_out(&mut self, command: &Command<'_>, out: &mut impl Write) -> io::Result<()> {
        match command {
            Command::Pei => writeln!(
                out,
                "id name Pacru {}\nid author the Pacru developers\n\
                 option name hash type spin default {} min 1 max {}\n\
                 option name threads type spin default 1 min 1 max {}\n\
                 option name seed type spin default 0 min 0 max {}\n\
                 option name lines type spin default 1 min 1 max {}\npeiok",
                env!("CARGO_PKG_VERSION"),
                EngineOptions::DEFAULT_MEMORY_MIB,
                Setting::MOST_HASH,
                Setting::MOST_THREADS,
                u32::MAX,
                Setting::MOST_LINES
            ),
            Command::IsReady => writeln!(out, "readyok"),
            Command::Position(command) => match play_through(command) {
                Ok(game) => {
                    self.game = game;
                    Ok(())
                }
                Err(error) => writeln!(out, "error position: {error}"),
            },
            Command::Moves { travels_only } => match self.game.outcome() {
                // A game can be over by repetition where the position alone is not.
                Some(_) => writeln!(out, "moves 0"),
                None => write_moves(self.game.position(), *travels_only, out),
            },
            Command::Display => self.display(out),
            Command::NewGame => {
                self.engine.clear();
                Ok(())
            }
            Command::SetOption(setting) => {
                let mut options = self.engine.options();
                match *setting {
                    Setting::Hash(mebibytes) => {
                        // It clears the memory also where its size stays.
                        self.engine.clear();
                        options.memory_mib = mebibytes as usize;
                    }
                    Setting::Seed(seed) => options.seed = u64::from(seed),
                    Setting::Threads(threads) => options.threads = threads as usize,
                    Setting::Lines(lines) => options.multi_pv = lines as usize,
                }
                self.engine.set_options(options);
                Ok(())
            }
            Command::Go(_) | Command::Stop | Command::Quit => Ok(()),
        }
    }

    fn go(&mut self, go: &Go, out: &mut impl Write, interruption: &mut Interruption<'_>) -> io::Result<()> {
        let effort = match go {
            Go::Perft(depth) => {
                return match stoppable_perft(self.game.position(), *depth, &self.stop) {
                    Some(nodes) => writeln!(out, "nodes {nodes}"),
                    None => writeln!(out, "error go perft: stopped"),
                };
            }
            Go::Search(limits) => Effort::Limits(*limits),
            Go::Level(level) => Effort::Level(*level),
            Go::Clock(clocks) => {
                let me = self.game.position().to_move();
                let Some(&(_, left, added)) = clocks.iter().find(|(color, ..)| *color == me) else {
                    return writeln!(out, "error go clock: there is no clock for {}, who is to move", me.letter());
                };
                Effort::Limits(SearchLimits::time(time_budget(left, added)))
            }
        };
        search(&mut self.engine, &self.game, effort, out, interruption)
    }

    fn display(&self, out: &mut impl Write) -> io::Result<()> {
        let position = self.game.position();
        let scene = Scene::new(position, &View { outcome: self.game.outcome(), ..View::default() });
        writeln!(out, "{}", scene.to_text(TextStyle::default()).trim_end())?;
        writeln!(out, "position {position}")?;
        match self.game.outcome() {
            None => writeln!(out, "outcome none"),
            Some(outcome) => writeln!(out, "outcome {} {}", outcome.reason, outcome.winner_letters(position.order())),
        }
    }
}

/// The game after the moves of a `position` line; a refused one leaves everything as it was.
fn play_through(command: &PositionCommand<'_>) -> Result<Game, pacru_rules::error::ActionError> {
    let mut game = Game::new(*command.start);
    for word in command.moves.split_ascii_whitespace() {
        game.play_text(word)?;
    }
    Ok(game)
}
