//! The arguments of every subcommand.

use crate::server_args::{AdminArgs, BackupArgs, ServeArgs};
#[cfg(feature = "full")]
use crate::{bot::BotArgs, play::PlayArgs};
use clap::{Args, Parser, Subcommand, ValueEnum};
use pacru_rules::notation::parse_number;
use pacru_rules::{Color, Ruleset};
use std::path::PathBuf;

/// Shacru, Azacru and Pacru: three board games on one board, 2 to 4 players.
#[derive(Debug, Parser)]
#[command(name = "pacru", version, after_help = AFTER_HELP)]
pub(crate) struct Cli {
    /// Without one, the page is served as by `pacru serve`.
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

const AFTER_HELP: &str = "\
GAME is shacru, azacru or pacru, with options after a colon:
  shacru:notwist            no borderland twist (Lilacru); azacru:notwist likewise
  pacru:meet9               meetings count only once an opponent has 9 markers
  pacru:target=20           another number of markers to win
  pacru:meet9,target=20     both

Exit codes: 0 done, 1 the input was refused, 2 wrong usage.";

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Play a game at one terminal
    #[cfg(feature = "full")]
    Play(PlayArgs),
    /// Serve the page and games online (also without any command): play, learn and analyse in a browser
    Serve(ServeArgs),
    /// Copy the games of a server, also while it runs
    Backup(BackupArgs),
    /// Look after the games of a server, also while it runs
    Admin(AdminArgs),
    /// Draw a board in the terminal, or to an SVG or PNG file
    Show(ShowArgs),
    /// Replay game records and compare their results
    Check(CheckArgs),
    /// Count the sequences of legal moves
    Perft(PerftArgs),
    /// Let engines play each other
    Match(MatchArgs),
    /// Play on a server as a bot: join by a link, or wait in the lobby
    #[cfg(feature = "full")]
    Bot(BotArgs),
    /// Speak the engine protocol on standard input and output
    #[command(after_help = ENGINE_HELP)]
    Engine,
}

const ENGINE_HELP: &str = "\
Send one line at a time:
  pei                                    who are you?
  isready                                answers readyok
  setoption NAME N                       hash (mebibytes), threads, seed, lines (how many best moves are told)
  newgame                                forgets the last game
  position start GAME PLAYERS [moves M…] takes up the start, then plays the moves
  position STRING [moves M…]             the same from a position string
  moves | moves travels                  the legal moves | all but reorientations
  go movetime MS | nodes N | depth D     searches for the best move within a limit
  go level L                             … as a player of level 1 to 8
  go clock g LEFT ADDED y LEFT ADDED …   … with the time of each colour in milliseconds
  go infinite                            … until stop
  go perft D                             counts sequences of D moves
  d                                      shows the board, the position and the outcome
  stop | quit                            breaks off a search or a long count | ends

What is wrong gets one line 'error …'.";

/// Draws the position, or the last position of a record, with coordinates.
#[derive(Debug, Args)]
#[command(after_help = SHOW_HELP)]
pub(crate) struct ShowArgs {
    /// A position string in quotes, or a game record
    #[arg(value_name = "POSITION|FILE.pcr")]
    pub(crate) what: String,
    /// Write an SVG picture ('-' for standard output)
    #[arg(long, value_name = "FILE", conflicts_with = "png")]
    pub(crate) svg: Option<PathBuf>,
    /// Write a PNG picture ('-' for standard output)
    #[arg(long, value_name = "FILE")]
    pub(crate) png: Option<PathBuf>,
    /// The width of a PNG picture in pixels
    #[arg(long, value_name = "PIXELS", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(50..=10_000))]
    pub(crate) size: u32,
    /// The colour that sits at the bottom
    #[arg(long, value_name = "COLOUR", default_value = "green")]
    pub(crate) bottom: Side,
    /// Dark instead of light
    #[arg(long)]
    pub(crate) dark: bool,
    /// Leave out the letters and digits at the edge
    #[arg(long)]
    pub(crate) no_coordinates: bool,
    /// In a record with several games: which one, from 1 (without it, the first)
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) number: Option<u32>,
    /// In a record: after how many moves (0 is the start; without it, the end)
    #[arg(long, value_name = "N")]
    pub(crate) after: Option<usize>,
    /// Draw with ASCII characters only
    #[arg(long)]
    pub(crate) ascii: bool,
}

const SHOW_HELP: &str = "\
Examples:
  pacru show \"pacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1\"
  pacru show game.pcr --after 12 --png board.png";

/// A colour by name or letter.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Side {
    #[value(alias = "y")]
    Yellow,
    #[value(alias = "r")]
    Red,
    #[value(alias = "g")]
    Green,
    #[value(alias = "b")]
    Black,
}

impl From<Side> for Color {
    fn from(side: Side) -> Color {
        match side {
            Side::Yellow => Color::Yellow,
            Side::Red => Color::Red,
            Side::Green => Color::Green,
            Side::Black => Color::Black,
        }
    }
}

/// Replays every game of the files, branches included, and compares results. The first thing that is wrong is named with
/// its line and rule.
#[derive(Debug, Args)]
pub(crate) struct CheckArgs {
    /// Game records
    #[arg(value_name = "FILE.pcr", required = true)]
    pub(crate) files: Vec<PathBuf>,
}

/// Plays engines against each other, as many as the table has seats, and rotates the seats. Tells wins (a win shared by k
/// counts 1/k), mean markers and Elo, with 95% error bars.
#[derive(Debug, Args)]
#[command(after_help = MATCH_HELP)]
pub(crate) struct MatchArgs {
    /// An engine, once for each seat
    #[arg(long = "engine", value_name = "ENGINE", required = true)]
    pub(crate) engines: Vec<String>,
    /// The game, with options
    #[arg(long)]
    pub(crate) game: Ruleset,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = read_count)]
    pub(crate) games: usize,
    /// Write the records of all games to this file
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// Where chance begins
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub(crate) seed: u64,
    /// How many turns each player's chevrons are moved by chance before the engines begin, so that games differ; the
    /// opening is the same until every engine has had every seat
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(0..=20))]
    pub(crate) opening: u8,
    /// Stop as soon as it is decided whether the first engine wins more or less than so many percent (SPRT, 5% each way)
    #[arg(long, value_name = "PERCENT", value_parser = read_percent)]
    pub(crate) sprt: Option<f64>,
    /// Count a movetime in the time that the processor works on the move, not as it passes: then a match beside other work
    /// scores as on a quiet machine. Only for our own engines
    #[arg(long)]
    pub(crate) processor_time: bool,
    /// How many seconds longer than its time a program may take before it counts as hanging; where it is given nodes or
    /// a depth instead of a time, thirty times as long
    #[arg(long, value_name = "SECONDS", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=86_400))]
    pub(crate) patience: u32,
}

const MATCH_HELP: &str = "\
An ENGINE is level:1 to level:8, random, greedy, uct, or a command that speaks the engine protocol, each with limits of its own:
  level:8,movetime=500     uct,movetime=5000     level:8,nodes=20000     \"./my-bot --fast,movetime=100\"
A level can be told how to search: level:8,search=tree or level:8,search=alpha-beta; uct how much to explore: uct,exploration=1.4.
Words of a command that hold blanks or commas stand in quotation marks: \"python3 'my bot.py',nodes=500\".
A program that crashes, hangs (see --patience) or answers an illegal move loses that game, and the match goes on. Ctrl-C ends a match with the score so far.";

pub(crate) fn read_count(text: &str) -> Result<usize, String> {
    let count = parse_number(text).filter(|&count| count > 0);
    count.map(|count| count as usize).ok_or_else(|| "use a number from 1".to_owned())
}

fn read_percent(text: &str) -> Result<f64, String> {
    let percent = parse_number(text).filter(|percent| (1..=99).contains(percent));
    percent.map(|percent| f64::from(percent) / 100.0).ok_or_else(|| "use a number from 1 to 99".to_owned())
}

/// Counts the sequences of exactly DEPTH legal moves; the last line is 'nodes N'. A game that is over has no moves;
/// repetition is ignored.
#[derive(Debug, Args)]
#[command(
    override_usage = "pacru perft GAME PLAYERS DEPTH [--divide]\n       pacru perft --position POSITION DEPTH [--divide]"
)]
pub(crate) struct PerftArgs {
    /// GAME PLAYERS DEPTH, or with --position only DEPTH
    #[arg(value_name = "GAME PLAYERS DEPTH", required = true, num_args = 1..=3)]
    pub(crate) words: Vec<String>,
    /// Count from this position instead of a start
    #[arg(long, value_name = "POSITION")]
    pub(crate) position: Option<String>,
    /// Count for each first move separately
    #[arg(long)]
    pub(crate) divide: bool,
}
