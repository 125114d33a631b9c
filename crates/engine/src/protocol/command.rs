//! What a line asks for: its form, before anything is done.

use crate::driver::SearchLimits;
use crate::level::Level;
use pacru_rules::error::{PositionError, RulesetError, TurnOrderError};
use pacru_rules::notation::parse_number;
use pacru_rules::{Color, Position, Ruleset, TurnOrder};
use std::fmt;
use std::time::Duration;

/// A well-formed line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command<'a> {
    /// Who are you?
    Pei,
    /// Are you there?
    IsReady,
    /// Forget what you remember.
    NewGame,
    /// Change a setting.
    SetOption(Setting),
    /// Take up this position.
    Position(PositionCommand<'a>),
    /// List the legal moves.
    Moves {
        /// All but reorientations.
        travels_only: bool,
    },
    /// Show the position.
    Display,
    /// Think or count.
    Go(Go),
    /// Break off.
    Stop,
    /// End.
    Quit,
}

/// A start and the moves from there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionCommand<'a> {
    /// Where the moves begin.
    pub start: Box<Position>,
    /// The moves, with spaces between.
    pub moves: &'a str,
}

/// What to do with the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Go {
    /// Count the sequences of so many moves.
    Perft(u32),
    /// Find the best move within limits.
    Search(SearchLimits),
    /// Find a move as a player of this level does.
    Level(Level),
    /// Find the best move with this time left and added, for each colour.
    Clock(Vec<(Color, Duration, Duration)>),
}

/// A setting of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// Memory in mebibytes.
    Hash(u32),
    /// Where chance begins.
    Seed(u32),
    /// How many threads think.
    Threads(u32),
    /// How many best moves are told.
    Lines(u32),
}

impl Setting {
    /// The most memory that can be asked for, in mebibytes.
    pub const MOST_HASH: u32 = 4096;
    /// The most threads that can be asked for.
    pub const MOST_THREADS: u32 = 256;
    /// The most lines that can be asked for.
    pub const MOST_LINES: u32 = 256;
}

/// Why a line is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CommandError {
    /// Nothing on the line.
    Empty,
    /// Bytes that are no text.
    NotText,
    /// The first word is no command.
    Unknown(String),
    /// Words after a command that takes none.
    Surplus(&'static str),
    /// `moves` takes `travels` or nothing.
    Moves,
    /// `go` with something it does not know.
    Go,
    /// `setoption` with something it does not know.
    SetOption,
    /// `position` without anything.
    NoPosition,
    /// `position start` without game and players.
    NoStart,
    /// The game of `position start`.
    Game(RulesetError),
    /// The number of players of `position start`.
    Players(TurnOrderError),
    /// The position string.
    Position(PositionError),
    /// Something other than `moves` after the position.
    NotMoves,
}

impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CommandError::Empty => f.write_str("empty line"),
            CommandError::NotText => f.write_str("the line is not UTF-8 text"),
            CommandError::Unknown(word) => {
                write!(f, "unknown command '{word}': use pei, setoption, isready, newgame, position, moves, go, d, stop or quit")
            }
            CommandError::Surplus(command) => write!(f, "'{command}' stands alone on its line"),
            CommandError::Moves => f.write_str("moves: use 'moves' or 'moves travels'"),
            CommandError::Go => f.write_str(
                "go: use movetime MS, nodes N, depth D, level 1 to 8, clock g LEFT ADDED y LEFT ADDED …, infinite, or perft D; numbers up to 4294967295, perft up to 100",
            ),
            CommandError::SetOption => {
                f.write_str("setoption: use 'setoption hash N' with 1 to 4096 mebibytes, 'threads N' or 'lines N' with 1 to 256, or 'seed N'")
            }
            CommandError::NoPosition => {
                f.write_str("position: use 'position start GAME PLAYERS' or 'position STRING', then 'moves M…' if any")
            }
            CommandError::NoStart => f.write_str("position start: use 'position start GAME PLAYERS', PLAYERS 2 to 4"),
            CommandError::Game(error) => write!(f, "position start: {error}"),
            CommandError::Players(error) => write!(f, "position start: {error}"),
            CommandError::Position(error) => write!(f, "position: {error}"),
            CommandError::NotMoves => f.write_str("position: only 'moves M…' can follow the position"),
        }
    }
}

impl std::error::Error for CommandError {}

impl<'a> Command<'a> {
    /// Reads a line.
    pub fn read(line: &'a [u8]) -> Result<Command<'a>, CommandError> {
        let line = std::str::from_utf8(line).map_err(|_| CommandError::NotText)?.trim_ascii();
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let alone = |name, command| if rest.is_empty() { Ok(command) } else { Err(CommandError::Surplus(name)) };
        match word {
            "" => Err(CommandError::Empty),
            "pei" => alone("pei", Command::Pei),
            "isready" => alone("isready", Command::IsReady),
            "newgame" => alone("newgame", Command::NewGame),
            "d" => alone("d", Command::Display),
            "stop" => alone("stop", Command::Stop),
            "quit" => alone("quit", Command::Quit),
            "moves" => match rest.trim_ascii() {
                "" => Ok(Command::Moves { travels_only: false }),
                "travels" => Ok(Command::Moves { travels_only: true }),
                _ => Err(CommandError::Moves),
            },
            "go" => read_go(rest).map(Command::Go).ok_or(CommandError::Go),
            "setoption" => read_setting(rest).map(Command::SetOption).ok_or(CommandError::SetOption),
            "position" => read_position(rest.trim_ascii_start()).map(Command::Position),
            unknown => {
                let mut short: String = unknown.chars().take(20).flat_map(char::escape_debug).collect();
                if unknown.chars().nth(20).is_some() {
                    short.push('…');
                }
                Err(CommandError::Unknown(short))
            }
        }
    }
}

/// Deeper than any count that ends.
const DEEPEST: u32 = 100;

fn read_go(rest: &str) -> Option<Go> {
    let words: Vec<&str> = rest.split_ascii_whitespace().collect();
    let (&kind, values) = words.split_first()?;
    let numbers: Option<Vec<u32>> = values.iter().map(|word| parse_number(word)).collect();
    let limits = |limits| Some(Go::Search(limits));
    match (kind, numbers.as_deref()) {
        ("infinite", Some([])) => limits(SearchLimits::default()),
        ("perft", Some(&[depth])) if depth <= DEEPEST => Some(Go::Perft(depth)),
        ("movetime", Some(&[time])) => limits(SearchLimits::time(Duration::from_millis(time.into()))),
        ("nodes", Some(&[nodes])) if nodes > 0 => limits(SearchLimits::nodes(nodes.into())),
        ("depth", Some(&[depth])) if depth > 0 => limits(SearchLimits::depth(depth)),
        ("level", Some(&[level])) => Level::new(level).map(Go::Level),
        ("clock", None) => read_clocks(values).map(Go::Clock),
        _ => None,
    }
}

fn read_clocks(words: &[&str]) -> Option<Vec<(Color, Duration, Duration)>> {
    let mut clocks: Vec<(Color, Duration, Duration)> = Vec::new();
    for clock in words.chunks(3) {
        let &[color, left, added] = clock else {
            return None;
        };
        let mut letters = color.chars();
        let color = letters.next().and_then(Color::from_letter).filter(|_| letters.as_str().is_empty())?;
        if clocks.iter().any(|(known, ..)| *known == color) {
            return None;
        }
        let time = |text| Some(Duration::from_millis(parse_number(text)?.into()));
        clocks.push((color, time(left)?, time(added)?));
    }
    Some(clocks)
}

fn read_setting(rest: &str) -> Option<Setting> {
    let mut words = rest.split_ascii_whitespace();
    let (name, value) = (words.next()?, parse_number(words.next()?)?);
    match name {
        _ if words.next().is_some() => None,
        "hash" if (1..=Setting::MOST_HASH).contains(&value) => Some(Setting::Hash(value)),
        "seed" => Some(Setting::Seed(value)),
        "threads" if (1..=Setting::MOST_THREADS).contains(&value) => Some(Setting::Threads(value)),
        "lines" if (1..=Setting::MOST_LINES).contains(&value) => Some(Setting::Lines(value)),
        _ => None,
    }
}

fn read_position(rest: &str) -> Result<PositionCommand<'_>, CommandError> {
    let (position, moves) = match rest.split_once(" moves ") {
        Some((position, moves)) => (position, moves),
        None => (rest.strip_suffix(" moves").unwrap_or(rest), ""),
    };
    let position = position.trim_ascii_end();
    if position.is_empty() {
        return Err(CommandError::NoPosition);
    }
    let start = match position.strip_prefix("start") {
        Some(start) if start.is_empty() || start.starts_with(' ') => read_start(start)?,
        _ => position.parse().map_err(CommandError::Position)?,
    };
    Ok(PositionCommand { start: Box::new(start), moves })
}

fn read_start(text: &str) -> Result<Position, CommandError> {
    let mut words = text.split_ascii_whitespace();
    let (Some(game), Some(players)) = (words.next(), words.next()) else {
        return Err(CommandError::NoStart);
    };
    if words.next().is_some() {
        return Err(CommandError::NotMoves);
    }
    let ruleset: Ruleset = game.parse().map_err(CommandError::Game)?;
    let players = parse_number(players).ok_or(CommandError::NoStart)? as usize;
    let order = TurnOrder::standard(players).ok_or(CommandError::Players(TurnOrderError::Players(players)))?;
    Ok(Position::start(ruleset, order))
}
