//! `pacru play`: a game in plain lines, for people who share a terminal.

use crate::args::PlayArgs;
use crate::check::read_text;
use crate::failure::Failure;
use crate::terminal::text_style;
use pacru_engine::brain::Brain;
use pacru_engine::level::Level;
use pacru_engine::protocol::{Line, LineReader};
use pacru_engine::search::Report;
use pacru_engine::think::Host;
use pacru_render::{LastMove, Scene, TextStyle, View};
use pacru_rules::{
    Color, ColorSet, Departure, EndReason, Event, Field, Game, GameKind, Move, Order, OutReason, Position, Record,
};
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

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

pub(crate) fn run(args: &PlayArgs) -> Result<(), Failure> {
    let begun = if let Some(path) = &args.resume {
        read_text(path)?.parse().map_err(|error| Failure::refused(path.display(), error))?
    } else {
        let order = Order::standard(args.players.into()).expect("clap lets through 2 to 4 players");
        Record::of(&Game::new(Position::start(args.game, order)))
    };
    let stranger = args.computer.iter().find(|&color| !begun.start().order().contains(color));
    if let Some(color) = stranger {
        return Err(Failure::Usage(format!("--computer: {color} does not play in this game")));
    }
    let level = Level::new(args.level).expect("clap lets through levels 1 to 8");
    let computer = Computer { colors: args.computer, level, brain: Brain::default() };
    let mut table = Table {
        computer,
        game: begun.game(),
        begun,
        file: args.resume.clone(),
        echo: !io::stdin().is_terminal(),
        style: text_style(args.ascii),
        last_move: None,
    };
    table.play(&mut LineReader::new(io::stdin().lock()), &mut io::stdout().lock()).map_err(Failure::Output)
}

/// The colours that the computer plays, and how well.
struct Computer {
    colors: ColorSet,
    level: Level,
    brain: Brain,
}

/// So many moves fit on a line or two.
const FEW: usize = 12;

/// How well a hint is thought over.
const HINT: u32 = 6;

impl Computer {
    /// The computer's move, if it is its turn.
    fn answer(&mut self, game: &Game) -> Option<Move> {
        if self.colors.contains(game.position().to_move()) { self.think(game, self.level) } else { None }
    }

    /// A good move for whoever is to move.
    fn hint(&mut self, game: &Game) -> Option<Move> {
        self.think(game, Level::new(HINT)?)
    }

    fn think(&mut self, game: &Game, level: Level) -> Option<Move> {
        if game.outcome().is_some() {
            return None;
        }
        self.brain.think_at(game, level, &mut Patient).best_move()
    }
}

/// Waits for the computer's move, however long it takes.
struct Patient;

impl Host for Patient {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn stops(&mut self) -> bool {
        false
    }

    fn hears(&mut self, _: &Report) {}
}

/// The game and how it is shown.
struct Table {
    computer: Computer,
    game: Game,
    /// The record that the game goes on from, with its names and comments.
    begun: Record,
    /// The file that the game belongs to, which may be written over.
    file: Option<PathBuf>,
    /// Whether what is typed has to be repeated to be seen: it comes from a pipe.
    echo: bool,
    style: TextStyle,
    last_move: Option<LastMove>,
}

impl Table {
    fn play(&mut self, input: &mut LineReader<impl BufRead>, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{}. Type a move such as {}, or 'help'.\n", title(self.game.start()), self.example())?;
        self.show_board(out)?;
        loop {
            if let Some(mv) = self.computer.answer(&self.game) {
                writeln!(out, "{}: {mv}", self.game.position().to_move())?;
                self.make_move(&mv.to_string(), out)?;
                continue;
            }
            self.prompt(out)?;
            out.flush()?;
            let line = match input.next_line()? {
                None => return writeln!(out),
                Some(Line::TooLong) => {
                    writeln!(out, "that line is too long")?;
                    continue;
                }
                Some(Line::Bytes(bytes)) => String::from_utf8_lossy(&bytes).into_owned(),
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

    fn prompt(&self, out: &mut impl Write) -> io::Result<()> {
        if let Some(outcome) = self.game.outcome() {
            writeln!(out, "{}", end_sentence(&self.game, outcome.reason))?;
            return write!(out, "save FILE.pcr, undo or quit> ");
        }
        let mover = self.game.position().to_move();
        if self.game.position().travels() == [Move::Pass] {
            writeln!(out, "{mover} cannot move: type pass")?;
        }
        write!(out, "{mover}> ")
    }

    fn carry_out(&mut self, command: &str, out: &mut impl Write) -> io::Result<()> {
        if let Some((word, path)) = command.split_once(' ')
            && word.eq_ignore_ascii_case("save")
        {
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
                let done = self.step(command == "undo");
                self.last_move = None;
                if done { self.show_board(out) } else { writeln!(out, "there is nothing to {command}") }
            }
            "hint" => match self.computer.hint(&self.game) {
                Some(mv) => writeln!(out, "{mv}"),
                None => writeln!(out, "the game is over"),
            },
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

    /// Goes back or forth to the next position in which a person is to move; says whether there was any.
    fn step(&mut self, back: bool) -> bool {
        let mut done = false;
        while if back { self.game.undo() } else { self.game.redo() } {
            done = true;
            if !self.computer.colors.contains(self.game.position().to_move()) {
                break;
            }
        }
        done
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
        let travels = self.game.position().travels();
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
        let view = View { last_move: self.last_move, outcome: self.game.outcome(), ..View::default() };
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
