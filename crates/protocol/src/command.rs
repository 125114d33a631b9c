//! Parsing of lines.

use pacru_engine::{Level, SearchLimits};
use pacru_rules::error::{PositionError, RulesetError, TurnOrderError};
use pacru_rules::notation::{escaped_excerpt, parse_number};
use pacru_rules::{Color, Position, Ruleset, TurnOrder};
use std::fmt;
use std::time::Duration;

/// A well-formed line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineCommand<'a> {
    /// Asks for name and options.
    Pei,
    /// Asks for a sign of life.
    IsReady,
    /// Clears the memory.
    NewGame,
    /// Changes an option.
    SetOption(EngineOption),
    /// Sets the position.
    Position(PositionCommand<'a>),
    /// Lists the legal moves.
    Moves {
        /// All but reorientations.
        travels_only: bool,
    },
    /// Shows the position.
    Display,
    /// Searches or counts.
    Go(GoCommand),
    /// Stops a search.
    Stop,
    /// Ends the session.
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

/// What `go` asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GoCommand {
    /// Counts the sequences of this many moves.
    Perft(u32),
    /// Finds the best move within limits.
    Search(SearchLimits),
    /// Finds the move of a player of this level.
    Level(Level),
    /// Finds the best move; for each colour the time left and the increment.
    Clock(Vec<(Color, Duration, Duration)>),
}

/// An option and its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineOption {
    /// Memory in mebibytes.
    Hash(u32),
    /// Seed of random choices.
    Seed(u32),
    /// Number of threads.
    Threads(u32),
    /// Number of best moves to report.
    Lines(u32),
}

impl EngineOption {
    /// Largest memory in mebibytes.
    pub const MAX_HASH: u32 = 4096;
    /// Largest number of threads.
    pub const MAX_THREADS: u32 = 256;
    /// Largest number of lines.
    pub const MAX_LINES: u32 = 256;
}

/// Why a line is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CommandError {
    /// Nothing on the line.
    Empty,
    /// Not UTF-8.
    NotText,
    /// The first word is no command.
    Unknown(String),
    /// Arguments after a command that takes none.
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
            CommandError::Surplus(command) => write!(f, "'{command}' takes no arguments"),
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

impl<'a> EngineCommand<'a> {
    /// Parses a line.
    pub fn parse(line: &'a [u8]) -> Result<EngineCommand<'a>, CommandError> {
        let line = std::str::from_utf8(line).map_err(|_| CommandError::NotText)?.trim_ascii();
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let alone = |name, command| if rest.is_empty() { Ok(command) } else { Err(CommandError::Surplus(name)) };
        match word {
            "" => Err(CommandError::Empty),
            "pei" => alone("pei", EngineCommand::Pei),
            "isready" => alone("isready", EngineCommand::IsReady),
            "newgame" => alone("newgame", EngineCommand::NewGame),
            "d" => alone("d", EngineCommand::Display),
            "stop" => alone("stop", EngineCommand::Stop),
            "quit" => alone("quit", EngineCommand::Quit),
            "moves" => match rest.trim_ascii() {
                "" => Ok(EngineCommand::Moves { travels_only: false }),
                "travels" => Ok(EngineCommand::Moves { travels_only: true }),
                _ => Err(CommandError::Moves),
            },
            "go" => parse_go(rest).map(EngineCommand::Go).ok_or(CommandError::Go),
            "setoption" => parse_option(rest).map(EngineCommand::SetOption).ok_or(CommandError::SetOption),
            "position" => parse_position(rest.trim_ascii_start()).map(EngineCommand::Position),
            unknown => Err(CommandError::Unknown(escaped_excerpt(unknown, MAX_EXCERPT))),
        }
    }
}

/// Characters of an unknown command in the answer.
const MAX_EXCERPT: usize = 20;

/// Deeper than any count that ends.
const MAX_PERFT_DEPTH: u32 = 100;

fn parse_go(rest: &str) -> Option<GoCommand> {
    let words: Vec<&str> = rest.split_ascii_whitespace().collect();
    let (&kind, values) = words.split_first()?;
    let numbers: Option<Vec<u32>> = values.iter().map(|word| parse_number(word)).collect();
    let limits = |limits| Some(GoCommand::Search(limits));
    match (kind, numbers.as_deref()) {
        ("infinite", Some([])) => limits(SearchLimits::default()),
        ("perft", Some(&[depth])) if depth <= MAX_PERFT_DEPTH => Some(GoCommand::Perft(depth)),
        ("movetime", Some(&[time])) => limits(SearchLimits::time(Duration::from_millis(time.into()))),
        ("nodes", Some(&[nodes])) if nodes > 0 => limits(SearchLimits::nodes(nodes.into())),
        ("depth", Some(&[depth])) if depth > 0 => limits(SearchLimits::depth(depth)),
        ("level", Some(&[level])) => Level::new(level).map(GoCommand::Level),
        ("clock", None) => parse_clocks(values).map(GoCommand::Clock),
        _ => None,
    }
}

fn parse_clocks(words: &[&str]) -> Option<Vec<(Color, Duration, Duration)>> {
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

fn parse_option(rest: &str) -> Option<EngineOption> {
    let mut words = rest.split_ascii_whitespace();
    let (name, value) = (words.next()?, parse_number(words.next()?)?);
    match name {
        _ if words.next().is_some() => None,
        "hash" if (1..=EngineOption::MAX_HASH).contains(&value) => Some(EngineOption::Hash(value)),
        "seed" => Some(EngineOption::Seed(value)),
        "threads" if (1..=EngineOption::MAX_THREADS).contains(&value) => Some(EngineOption::Threads(value)),
        "lines" if (1..=EngineOption::MAX_LINES).contains(&value) => Some(EngineOption::Lines(value)),
        _ => None,
    }
}

fn parse_position(rest: &str) -> Result<PositionCommand<'_>, CommandError> {
    let (position, moves) = match rest.split_once(" moves ") {
        Some((position, moves)) => (position, moves),
        None => (rest.strip_suffix(" moves").unwrap_or(rest), ""),
    };
    let position = position.trim_ascii_end();
    if position.is_empty() {
        return Err(CommandError::NoPosition);
    }
    let start = match position.strip_prefix("start") {
        Some(start) if start.is_empty() || start.starts_with(' ') => parse_start(start)?,
        _ => position.parse().map_err(CommandError::Position)?,
    };
    Ok(PositionCommand { start: Box::new(start), moves })
}

fn parse_start(text: &str) -> Result<Position, CommandError> {
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
