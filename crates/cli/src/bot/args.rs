//! The arguments of `pacru bot`.

use crate::args::read_count;
use clap::Args;
use pacru_rules::Ruleset;
use std::path::PathBuf;

/// Plays on a server with the computer player, until the game is over. Takes turns back when asked to, and agrees to a draw
/// unless it stands better. Survives lost connections and restarts of the server.
#[derive(Debug, Args)]
#[command(after_help = BOT_HELP)]
pub(crate) struct BotArgs {
    /// An invitation link, or a server's address to wait in its lobby
    #[arg(long, value_name = "URL")]
    pub(crate) url: String,
    /// The level, from 1 (a child) to 8 (full strength)
    #[arg(long, value_name = "L", default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=8))]
    pub(crate) level: u32,
    /// The seed of the computer's random numbers (without it, every game differs)
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<u64>,
    /// The name at the table [default: bot, level L]
    #[arg(long)]
    pub(crate) name: Option<String>,
    /// Keeps who the bot is, so that it goes on with its games when it is started again; made if it is not there
    #[arg(long, value_name = "FILE")]
    pub(crate) token_file: Option<PathBuf>,
    /// When a game is over, waits a minute whether the others want to play again
    #[arg(long)]
    pub(crate) again: bool,
    /// In the lobby: ends after so many games (without it, only when it is stopped)
    #[arg(long, value_name = "N", value_parser = read_count)]
    pub(crate) games: Option<usize>,
    /// In the lobby: so many games at the same time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = read_count)]
    pub(crate) at_once: usize,
    /// In the lobby: offers this game to anyone instead of taking invitations
    #[arg(long, value_name = "GAME")]
    pub(crate) offer: Option<Ruleset>,
    /// With --offer: how many play
    #[arg(long, value_name = "N", default_value_t = 2, requires = "offer", value_parser = clap::value_parser!(u8).range(2..=4))]
    pub(crate) players: u8,
}

const BOT_HELP: &str = "\
Examples:
  pacru bot --url 'http://127.0.0.1:8302/game/abcdefgh1234#join-…' --level 5
  pacru bot --url https://pacru.example.org --at-once 4 --token-file bot.token
  pacru bot --url http://127.0.0.1:8302 --offer pacru:meet9 --players 3";
