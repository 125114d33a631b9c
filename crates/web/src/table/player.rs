//! Who plays.

use pacru_engine::Level;
use std::fmt;
use std::str::FromStr;

/// A player of a series.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// Person or computer.
    pub who: Who,
    /// The name that was given; empty where none was.
    pub name: String,
}

impl Player {
    /// A player without a name.
    pub fn new(who: Who) -> Player {
        Player { who, name: String::new() }
    }

    /// The name as far as it can stand in a record: one line, at most 40 characters.
    pub fn tidy_name(text: &str) -> String {
        let line: String = text.chars().filter(|c| !c.is_control()).take(40).collect();
        line.trim().to_owned()
    }
}

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// Whoever holds the device.
    Me,
    /// Someone else at the same screen.
    Here,
    /// Someone at another screen: the server keeps the game.
    Elsewhere,
    /// The computer.
    Computer(Level),
}

impl Who {
    /// Whether it is somebody at this screen.
    pub fn is_person(self) -> bool {
        matches!(self, Who::Me | Who::Here)
    }

    /// Whether it is a computer, here or on the server.
    pub fn is_computer(self) -> bool {
        matches!(self, Who::Computer(_))
    }
}

impl fmt::Display for Who {
    /// `me`, `here`, `elsewhere`, `computer3`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Who::Me => f.write_str("me"),
            Who::Here => f.write_str("here"),
            Who::Elsewhere => f.write_str("elsewhere"),
            Who::Computer(level) => write!(f, "computer{}", level.number()),
        }
    }
}

impl FromStr for Who {
    type Err = ();

    fn from_str(text: &str) -> Result<Who, ()> {
        match text {
            "me" => Ok(Who::Me),
            "here" => Ok(Who::Here),
            "elsewhere" => Ok(Who::Elsewhere),
            _ => {
                let number = text.strip_prefix("computer").and_then(pacru_rules::notation::parse_number);
                number.and_then(Level::new).map(Who::Computer).ok_or(())
            }
        }
    }
}
