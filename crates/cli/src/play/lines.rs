//! The game in plain lines, for pipes and terminals that can do no more.

use super::HINT;
use super::table::Table;
use super::words::{end_sentence, remarks, title};
use crate::failure::Failure;
use pacru_engine::{Effort, Engine, EngineOptions, Level, NoControl};
use pacru_protocol::{InputLine, LineReader};
use pacru_render::{Scene, SceneOptions, TextStyle};
use pacru_rules::{BoardEvent, Field, Game, Move, Position};
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::Path;

const HELP: &str = "  e1-e2          moves the chevron on e1 to e2
  e3-e4<         … and twists it left ('>' right) after crossing a border (Shacru, Azacru)
  e3-e4(d5)      … and marks d5 after crossing a border (Pacru)
  e1-e4(*)       … and takes the connection (Pacru); a meeting's field comes last: e1-e4(*,h8)
  e3xe4          takes the chevron on e4 by a pincer (Pacru)
  e1>(a1,b2)     turns the chevron on e1 right for two markers; '<<' and '>>' by 90° for four (Pacru)
  pass           if none of your chevrons can move (Shacru, Azacru)
  e1             shows where the chevron on e1 can go
  moves          shows every move but turns on the spot
  undo, redo     takes back, does again
  hint           shows a good move
  resign         leaves the game
  save FILE.pcr  saves the game; 'pacru play --resume FILE.pcr' goes on with it
  board, help, quit";

/// So many moves fit on a line or two.
const FEW: usize = 12;

pub(crate) fn run(table: Table, style: TextStyle, seed: u64) -> Result<(), Failure> {
    let engine = Engine::new(EngineOptions { seed, ..EngineOptions::default() });
    let mut lines = Lines { table, engine, echo: !io::stdin().is_terminal(), style };
    lines.play(&mut LineReader::new(io::stdin().lock()), &mut io::stdout().lock()).map_err(Failure::Output)
}

/// The game and how it is shown.
struct Lines {
    table: Table,
    engine: Engine,
    /// Whether what is typed has to be repeated to be seen: it comes from a pipe.
    echo: bool,
    style: TextStyle,
}

impl Lines {
    fn game(&self) -> &Game {
        self.table.game()
    }

    fn position(&self) -> &Position {
        self.table.position()
    }

    fn play(&mut self, input: &mut LineReader<impl BufRead>, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{}. Type a move such as {}, or 'help'.\n", title(self.game().start()), self.example())?;
        self.show_board(out)?;
        loop {
            if let Some(mv) = self.computers_move() {
                writeln!(out, "{}: {mv}", self.position().to_move())?;
                self.make_move(&mv.to_string(), out)?;
                continue;
            }
            self.prompt(out)?;
            out.flush()?;
            let line = match input.next_line()? {
                None => return writeln!(out),
                Some(InputLine::TooLong) => {
                    writeln!(out, "that line is too long")?;
                    continue;
                }
                Some(InputLine::Bytes(bytes)) => String::from_utf8_lossy(&bytes).into_owned(),
            };
            if self.echo {
                writeln!(out, "{}", line.trim())?;
            }
            // The name of a file keeps its case; everything else may be typed in any.
            let line = line.trim();
            let command = if line.to_ascii_lowercase().starts_with("save ") {
                line.to_owned()
            } else {
                line.to_ascii_lowercase()
            };
            match command.as_str() {
                "" => {}
                "quit" | "exit" => return Ok(()),
                command => self.carry_out(command, out)?,
            }
        }
    }

    /// The computer's move, if it is its turn.
    fn computers_move(&mut self) -> Option<Move> {
        let level = self.table.seats.computer(self.position().to_move())?;
        self.think(level)
    }

    fn think(&mut self, level: Level) -> Option<Move> {
        if self.game().outcome().is_some() {
            return None;
        }
        self.engine.search(self.table.game(), Effort::Level(level), &mut NoControl).best_move()
    }

    fn prompt(&self, out: &mut impl Write) -> io::Result<()> {
        if let Some(outcome) = self.game().outcome() {
            writeln!(out, "{}", end_sentence(self.game(), outcome.reason))?;
            return write!(out, "save FILE.pcr, undo or quit> ");
        }
        let mover = self.position().to_move();
        if self.position().travels() == [Move::Pass] {
            writeln!(out, "{mover} cannot move: type pass")?;
        }
        write!(out, "{mover}> ")
    }

    fn carry_out(&mut self, command: &str, out: &mut impl Write) -> io::Result<()> {
        if let Some((word, path)) = command.split_once(' ')
            && word.eq_ignore_ascii_case("save")
        {
            return match self.table.save(Path::new(path.trim())) {
                Ok(()) => writeln!(out, "saved"),
                Err(why) => writeln!(out, "{why}"),
            };
        }
        match command {
            "help" => writeln!(out, "{HELP}"),
            "board" => self.show_board(out),
            "moves" => {
                let moves: Vec<String> = self.position().travels().iter().map(Move::to_string).collect();
                writeln!(out, "{}", moves.join(" "))
            }
            "undo" | "redo" => {
                let done = self.table.step(command == "undo");
                if done { self.show_board(out) } else { writeln!(out, "there is nothing to {command}") }
            }
            "hint" => match Level::new(HINT).and_then(|level| self.think(level)) {
                Some(mv) => writeln!(out, "{mv}"),
                None => writeln!(out, "the game is over"),
            },
            "resign" => match self.table.resign(self.position().to_move()) {
                Ok(events) => self.tell(&events, out),
                Err(error) => writeln!(out, "{error}"),
            },
            text => match text.parse::<Field>() {
                Ok(from) => self.show_ways(from, out),
                Err(_) => self.make_move(text, out),
            },
        }
    }

    fn make_move(&mut self, text: &str, out: &mut impl Write) -> io::Result<()> {
        match self.table.play_typed(text) {
            Ok(events) => self.tell(&events, out),
            Err(refusal) => {
                writeln!(out, "{refusal}")?;
                self.show_choices(text, out)
            }
        }
    }

    /// Where a move only lacks its choice, the choices.
    fn show_choices(&self, text: &str, out: &mut impl Write) -> io::Result<()> {
        let begun: String = text.split_whitespace().collect();
        let begun = begun.split('(').next().unwrap_or_default();
        let travels = self.position().travels();
        let moves: Vec<String> = travels
            .iter()
            .map(Move::to_string)
            .filter(|mv| mv.strip_prefix(begun).is_some_and(|rest| rest.starts_with('(')))
            .collect();
        match moves.len() {
            0 => Ok(()),
            1..=FEW => writeln!(out, "you can play: {}", moves.join(" ")),
            many => writeln!(out, "you can play: {} … ({many} in all)", moves[..FEW].join(" ")),
        }
    }

    /// Says what happened, and shows the board.
    fn tell(&mut self, events: &[BoardEvent], out: &mut impl Write) -> io::Result<()> {
        for remark in remarks(events) {
            writeln!(out, "{remark}")?;
        }
        self.show_board(out)
    }

    /// The moves of one chevron.
    fn show_ways(&self, from: Field, out: &mut impl Write) -> io::Result<()> {
        let position = self.position();
        let prefix = from.to_string();
        let mut moves: Vec<String> = position.travels().iter().map(Move::to_string).collect();
        moves.retain(|mv| mv.starts_with(&prefix));
        if moves.is_empty() {
            return match position.chevron_on(from) {
                None => writeln!(out, "no chevron stands on {from}"),
                Some((color, _)) if color != position.to_move() => writeln!(out, "the chevron on {from} is {color}'s"),
                Some(_) => writeln!(out, "the chevron on {from} cannot travel"),
            };
        }
        writeln!(out, "{}", moves.join(" "))
    }

    fn show_board(&self, out: &mut impl Write) -> io::Result<()> {
        let options = SceneOptions {
            last_move: self.table.last_move(),
            outcome: self.game().outcome(),
            ..SceneOptions::default()
        };
        let scene = Scene::new(self.position(), &options);
        writeln!(out, "{}\n", scene.to_text(self.style).trim_end())
    }

    /// A move that can be made now.
    fn example(&self) -> String {
        self.position().travels().first().map_or_else(|| "e1-e2".to_owned(), Move::to_string)
    }
}
