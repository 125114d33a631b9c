//! A conversation: what was said so far, and the answers.

use super::command::{Command, Go, PositionCommand};
use super::counting::stoppable_perft;
use super::ordered::write_moves;
use pacru_render::{Scene, TextStyle, View};
use pacru_rules::{Game, Order, Position, Ruleset};
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
    stop: Stop,
}

impl Default for Session {
    fn default() -> Session {
        Session::new()
    }
}

fn first_position() -> Position {
    Position::start(Ruleset::PACRU, Order::standard(2).expect("two can play"))
}

impl Session {
    /// Begins a conversation.
    pub fn new() -> Session {
        Session { game: Game::new(first_position()), stop: Stop::default() }
    }

    /// The flag that breaks off a long answer.
    pub fn stop(&self) -> &Stop {
        &self.stop
    }

    /// Answers one line. Errors are answers too; only a failing output is not.
    pub fn answer(&mut self, line: &[u8], out: &mut impl Write) -> io::Result<ControlFlow<Ended>> {
        match Command::read(line) {
            Ok(Command::Quit) => return Ok(ControlFlow::Break(Ended)),
            Ok(command) => self.carry_out(&command, out)?,
            Err(error) => writeln!(out, "error {error}")?,
        }
        Ok(ControlFlow::Continue(()))
    }

    fn carry_out(&mut self, command: &Command<'_>, out: &mut impl Write) -> io::Result<()> {
        match command {
            Command::Pei => {
                writeln!(out, "id name Pacru {}\nid author the Pacru developers\npeiok", env!("CARGO_PKG_VERSION"))
            }
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
            Command::Go(Go::Perft(depth)) => match stoppable_perft(self.game.position(), *depth, &self.stop) {
                Some(nodes) => writeln!(out, "nodes {nodes}"),
                None => writeln!(out, "error go perft: stopped"),
            },
            // There is nothing yet that would be remembered from one game to the next.
            Command::NewGame | Command::Stop | Command::Quit => Ok(()),
        }
    }

    fn display(&self, out: &mut impl Write) -> io::Result<()> {
        let position = self.game.position();
        let scene = Scene::new(position, &View::default());
        writeln!(out, "{}", scene.to_text(TextStyle::default()).trim_end())?;
        writeln!(out, "position {position}")?;
        match self.game.outcome() {
            None => writeln!(out, "outcome none"),
            Some(outcome) => writeln!(out, "outcome {} {}", outcome.reason, outcome.letters(position.order())),
        }
    }
}

/// The game after the moves of a `position` line; a refused one leaves everything as it was.
fn play_through(command: &PositionCommand<'_>) -> Result<Game, pacru_rules::ActionTextError> {
    let mut game = Game::new(*command.start);
    for word in command.moves.split_ascii_whitespace() {
        game.read_action(word)?;
    }
    Ok(game)
}
