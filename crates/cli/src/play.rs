//! `pacru play`: a game in plain lines, for people who share a terminal.

use crate::args::PlayArgs;
use crate::check::read_text;
use crate::failure::Failure;
use crate::terminal::text_style;
use pacru_render::{LastMove, Scene, TextStyle, View};
use pacru_rules::{
    Color, Departure, EndReason, Event, Field, Game, GameKind, Move, Order, OutReason, Position, Record,
};
use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

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
  resign         leaves the game
  save FILE.pcr  saves the game; 'pacru play --resume FILE.pcr' goes on with it
  board, help, quit";

pub(crate) fn run(args: &PlayArgs) -> Result<(), Failure> {
    let begun = if let Some(path) = &args.resume {
        read_text(path)?.parse().map_err(|error| Failure::refused(path.display(), error))?
    } else {
        let order = Order::standard(args.players.into()).expect("clap lets through 2 to 4 players");
        Record::of(&Game::new(Position::start(args.game, order)))
    };
    let mut table =
        Table { game: begun.game(), begun, file: args.resume.clone(), style: text_style(args.ascii), last_move: None };
    table.play(&mut io::stdin().lock(), &mut io::stdout().lock()).map_err(Failure::Output)
}

/// The game and how it is shown.
struct Table {
    game: Game,
    /// The record that the game goes on from, with its names and comments.
    begun: Record,
    /// The file that the game belongs to, which may be written over.
    file: Option<PathBuf>,
    style: TextStyle,
    last_move: Option<LastMove>,
}

impl Table {
    fn play(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{}. Type a move such as {}, or 'help'.\n", title(self.game.start()), self.example())?;
        self.show_board(out)?;
        loop {
            match self.game.outcome() {
                Some(outcome) => {
                    writeln!(out, "{}", end_sentence(&self.game, outcome.reason))?;
                    write!(out, "save FILE.pcr, undo or quit> ")?;
                }
                None => write!(out, "{}> ", self.game.position().to_move())?,
            }
            out.flush()?;
            let mut line = Vec::new();
            if input.read_until(b'\n', &mut line)? == 0 {
                return writeln!(out);
            }
            match String::from_utf8_lossy(&line).trim() {
                "" => {}
                "quit" | "exit" => return Ok(()),
                command => self.carry_out(command, out)?,
            }
        }
    }

    fn carry_out(&mut self, command: &str, out: &mut impl Write) -> io::Result<()> {
        if let Some(path) = command.strip_prefix("save ") {
            return self.save(Path::new(path.trim()), out);
        }
        match command {
            "help" => writeln!(out, "{HELP}"),
            "board" => self.show_board(out),
            "moves" => {
                let moves: Vec<String> = self.game.position().travels().iter().map(Move::to_string).collect();
                writeln!(out, "{}", moves.join(" "))
            }
            "undo" | "redo" => {
                let done = if command == "undo" { self.game.undo() } else { self.game.redo() };
                self.last_move = None;
                if done { self.show_board(out) } else { writeln!(out, "there is nothing to {command}") }
            }
            "resign" => match self.game.leave(self.game.position().to_move(), Departure::Resign) {
                Ok(events) => self.tell(&events, out),
                Err(error) => writeln!(out, "{error}"),
            },
            text => match text.parse::<Field>() {
                Ok(from) => self.show_ways(from, out),
                Err(_) => self.make_move(text, out),
            },
        }
    }

    /// Saves the game, but not over a file that is none of its own.
    fn save(&mut self, path: &Path, out: &mut impl Write) -> io::Result<()> {
        if self.file.as_deref() != Some(path) && path.exists() {
            return writeln!(out, "{}: there is such a file already; save under another name", path.display());
        }
        match std::fs::write(path, self.begun.continued(&self.game).to_string()) {
            Ok(()) => {
                self.file = Some(path.to_owned());
                writeln!(out, "saved")
            }
            Err(error) => writeln!(out, "{}: {error}", path.display()),
        }
    }

    fn make_move(&mut self, text: &str, out: &mut impl Write) -> io::Result<()> {
        let played = self.game.position().read_typed_move(text).map_err(|error| error.to_string());
        match played.and_then(|mv| self.game.play(mv).map_err(|refusal| refusal.to_string())) {
            Ok(events) => self.tell(&events, out),
            Err(refusal) => writeln!(out, "{refusal}"),
        }
    }

    /// Says what happened, as far as the board does not show it, and shows the board.
    fn tell(&mut self, events: &[Event], out: &mut impl Write) -> io::Result<()> {
        self.last_move = Some(LastMove::new(events));
        for event in events {
            match event {
                Event::Captured { at, owner } => writeln!(out, "the {owner} chevron on {at} is taken (R11)")?,
                Event::Removed { at, owner } => {
                    writeln!(out, "the connection costs the {owner} chevron on {at} (A-R7)")?;
                }
                Event::LastRoundBegan { color } => {
                    writeln!(out, "{color} cannot move: the last round begins (A-R10)")?;
                }
                Event::Out { color, why } => writeln!(out, "{color} is out: {}", out_reason(*why))?,
                _ => {}
            }
        }
        self.show_board(out)
    }

    /// The moves of one chevron.
    fn show_ways(&self, from: Field, out: &mut impl Write) -> io::Result<()> {
        let position = self.game.position();
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
        let view = View { last_move: self.last_move, ..View::default() };
        let scene = Scene::new(self.game.position(), &view);
        writeln!(out, "{}\n", scene.to_text(self.style).trim_end())
    }

    /// A move that can be made now.
    fn example(&self) -> String {
        self.game.position().travels().first().map_or_else(|| "e1-e2".to_owned(), Move::to_string)
    }
}

fn title(start: &Position) -> String {
    let players: Vec<&str> = start.order().seats().iter().map(|color| color.name()).collect();
    let goal = match start.target() {
        Some(target) => format!("the first with {target} markers wins"),
        None => "the most markers win".to_owned(),
    };
    format!("{} for {}: {goal}", start.ruleset(), players.join(", "))
}

fn out_reason(why: OutReason) -> &'static str {
    match why {
        OutReason::Captured => "the last chevron is taken (R15)",
        OutReason::Blocked => "no chevron can move (R15)",
        OutReason::Left(_) => "left the game",
    }
}

/// How the game ended, in a sentence.
fn end_sentence(game: &Game, reason: EndReason) -> String {
    let position = game.position();
    let winners: Vec<&str> = game
        .outcome()
        .map(|outcome| outcome.winners)
        .into_iter()
        .flat_map(|winners| position.order().seats().iter().filter(move |&&color| winners.contains(color)))
        .map(|color| Color::name(*color))
        .collect();
    let pacru = position.ruleset().kind() == GameKind::Pacru;
    let who = match winners.as_slice() {
        [] => "nobody wins".to_owned(),
        [winner] => format!("{winner} wins"),
        several if pacru => format!("a draw between {}", several.join(" and ")),
        several => format!("{} share the win", several.join(" and ")),
    };
    let why = match reason {
        EndReason::Target => "the target is reached (R16)",
        EndReason::Last => "nobody else is left",
        EndReason::Dead => "no field can be gained any more (S-R6)",
        EndReason::LastRound => "the last round is over (A-R10)",
        EndReason::Idle => "too many turns have changed nothing",
        EndReason::Repetition => "the same position came up three times",
        EndReason::Agreed => "the players agreed",
        EndReason::Cancelled => "the game was called off",
    };
    let scores: Vec<String> = position.scores().iter().map(usize::to_string).collect();
    format!("The game is over, {why}: {who}, {}.", scores.join("-"))
}
