//! The arguments of `pacru play`.

use clap::Args;
use pacru_rules::notation::parse_number;
use pacru_rules::{Color, Ruleset, TurnOrder};
use std::path::PathBuf;

/// A game at one terminal, between people, computers or both. It fills the screen and is played by keyboard or mouse ('?'
/// shows how); in a pipe or on a dumb terminal it is played in plain lines ('help' shows how).
#[derive(Debug, Args)]
pub(crate) struct PlayArgs {
    /// The game, with options: shacru, azacru, pacru:meet9, …
    #[arg(long, default_value = "shacru")]
    pub(crate) game: Ruleset,
    /// How many play
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    pub(crate) players: u8,
    /// Who plays, in order of play: two opposite colours such as rb, any three or all four
    #[arg(long, value_name = "COLOURS", conflicts_with = "players")]
    pub(crate) order: Option<TurnOrder>,
    /// The colours that the computer plays, such as y or rgb, or with levels of their own: g:3,yr:6 (without it, a game
    /// that is resumed goes on with the computers it had)
    #[arg(long, value_name = "COLOURS", value_parser = read_computers)]
    pub(crate) computer: Option<Computers>,
    /// The computer's level, from 1 (a child) to 8 (full strength)
    #[arg(long, value_name = "L", default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=8))]
    pub(crate) level: u32,
    /// Where the computer's chance begins (without it, every game differs)
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<u64>,
    /// A saved game to go on with
    #[arg(long, value_name = "FILE.pcr", conflicts_with_all = ["game", "players", "order"])]
    pub(crate) resume: Option<PathBuf>,
    /// Plain lines instead of the full screen
    #[arg(long)]
    pub(crate) plain: bool,
    /// On the full screen, how long a computer's move takes at least
    #[arg(long, value_name = "MS", default_value_t = 500, value_parser = clap::value_parser!(u64).range(0..=60_000))]
    pub(crate) pace: u64,
    /// On the full screen, a dark board
    #[arg(long)]
    pub(crate) dark: bool,
    /// Draw boards with ASCII characters only
    #[arg(long)]
    pub(crate) ascii: bool,
}

/// The colours that the computer plays, each perhaps with a level of its own.
#[derive(Clone, Debug)]
pub(crate) struct Computers(pub(crate) Vec<(Color, Option<u32>)>);

/// Reads `rgb`, `g:3,yr:6` or a mix of both.
fn read_computers(text: &str) -> Result<Computers, String> {
    let mut computers: Vec<(Color, Option<u32>)> = Vec::new();
    for group in text.split(',').filter(|group| !group.is_empty()) {
        let (letters, level) = match group.split_once(':') {
            None => (group, None),
            Some((letters, level)) => {
                let known = parse_number(level).filter(|level| (1..=8).contains(level));
                (letters, Some(known.ok_or_else(|| format!("'{level}' is no level: use 1 to 8"))?))
            }
        };
        for letter in letters.chars() {
            let color =
                Color::from_letter(letter).ok_or_else(|| format!("'{letter}' is no colour: use y, r, g or b"))?;
            // What stands last counts.
            computers.retain(|&(other, _)| other != color);
            computers.push((color, level));
        }
    }
    Ok(Computers(computers))
}
