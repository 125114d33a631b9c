//! Challenges: positions from played games with one best answer, proved by trying every move.
//!
//! `rulebook/challenges.toml` holds them and describes its fields; `pacru-puzzles` finds and writes them.

mod attempt;
mod daily;
mod grade;
mod proof;
mod way;

pub use attempt::{ChallengeAttempt, ChallengeVerdict, Miss};
pub use daily::DAYS_A_WEEK;
pub use grade::{GRADES, effort, grade};
pub use proof::{Proof, Task, TooMany, in_danger, is_won, toughest_reply};
pub use way::{Way, ways};

use crate::words;
use pacru_rules::{GameKind, Move, Position};
use serde::{Deserialize, Serialize};

/// All challenges, the easiest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Challenges {
    /// One after the other.
    pub challenges: Vec<Challenge>,
}

impl Challenges {
    /// The challenge with this id.
    pub fn find(&self, id: &str) -> Option<&Challenge> {
        self.challenges.iter().find(|challenge| challenge.id == id)
    }
}

/// A position with a task.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Challenge {
    /// Its name, which follows from the position: see [`id_of`].
    pub id: String,
    /// What is asked.
    pub kind: ChallengeKind,
    /// How many fields to gain; only where that is asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fields: Option<u8>,
    /// How many turns to win in; only where more than two are given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns: Option<u8>,
    /// How hard it is, from 1 to [`GRADES`].
    pub grade: u8,
    /// The board. The solver plays the side to move.
    #[serde(with = "words::one")]
    pub position: Position,
    /// Every first move that does it, each with the toughest reply and how to go on, as moves with spaces between. They
    /// move the same chevron the same way ([`Way`]) and differ in free choices only.
    pub answers: Vec<String>,
    /// Where it was found.
    pub source: Source,
}

/// What a challenge asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChallengeKind {
    /// Gain so many fields with one move.
    Gain,
    /// Win this turn, alone.
    WinNow,
    /// Move so that no reply takes a chevron or puts you out.
    SaveChevron,
    /// Win within two turns of your own, whatever the opponent does.
    WinInTwo,
    /// Win within so many turns of your own, three or more, whatever the opponent does.
    WinInMore,
}

/// The game of `pacru-puzzles` in which a challenge was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// The seed of the run.
    pub seed: u64,
    /// The number of the game among those with the same rules and players; from a million on one of them began with a single
    /// chevron.
    pub game: u64,
}

impl ChallengeKind {
    /// All kinds.
    pub const ALL: [ChallengeKind; 5] = [
        ChallengeKind::Gain,
        ChallengeKind::WinNow,
        ChallengeKind::SaveChevron,
        ChallengeKind::WinInTwo,
        ChallengeKind::WinInMore,
    ];

    /// The word in the file, and in the names of messages.
    pub const fn word(self) -> &'static str {
        match self {
            ChallengeKind::Gain => "gain",
            ChallengeKind::WinNow => "win-now",
            ChallengeKind::SaveChevron => "save-chevron",
            ChallengeKind::WinInTwo => "win-in-two",
            ChallengeKind::WinInMore => "win-in-more",
        }
    }
}

impl Challenge {
    /// The game it is about.
    pub fn game(&self) -> GameKind {
        self.position.ruleset().kind()
    }

    /// What is asked, with its number.
    pub fn task(&self) -> Task {
        match self.kind {
            ChallengeKind::Gain => Task::Gain { fields: self.fields.map_or(1, usize::from) },
            ChallengeKind::WinNow => Task::Win { turns: 1 },
            ChallengeKind::SaveChevron => Task::Save,
            ChallengeKind::WinInTwo => Task::Win { turns: 2 },
            ChallengeKind::WinInMore => Task::Win { turns: self.turns.map_or(3, u32::from) },
        }
    }

    /// The answers as moves. A line ends early at a move that cannot be read or is not legal.
    pub fn lines(&self) -> Vec<Vec<Move>> {
        self.answers.iter().map(|line| read_line(&self.position, line)).collect()
    }
}

fn read_line(start: &Position, line: &str) -> Vec<Move> {
    let mut position = *start;
    let moves = line.split(' ').map_while(|word| {
        let mv = position.parse_move(word).ok()?;
        position = position.play_unchecked(mv);
        Some(mv)
    });
    moves.collect()
}

/// The id of a challenge: eight hexadecimal digits of its position string (FNV-1a, 32 bits).
pub fn id_of(position: &Position) -> String {
    let fold = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    format!("{:08x}", position.to_string().bytes().fold(0x811c_9dc5, fold))
}
