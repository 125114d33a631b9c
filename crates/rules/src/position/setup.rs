//! Descriptions of positions, and the check that turns one into a [`Position`].

use crate::position::chevron::ChevronList;
use crate::position::position::{Board, COUNT_LIMIT};
use crate::{Chevron, Color, ColorSet, Facing, Field, Position, Ruleset, TurnOrder};
use core::fmt;

/// The marker and the chevron on one field.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct FieldContent {
    /// The colour of the marker, if there is one.
    pub marker: Option<Color>,
    /// The chevron, if there is one.
    pub chevron: Option<(Color, Facing)>,
}

/// The description of a position, consistent or not: for editors and parsers.
///
/// All fields are public and unchecked. [`Setup::position`] checks them and makes a [`Position`].
///
/// ```
/// use pacru_rules::error::SetupError;
/// use pacru_rules::{Color, Facing, Setup};
///
/// let mut setup = Setup::start("azacru".parse()?, "gy".parse()?);
/// setup.content_mut("e5".parse()?).chevron = Some((Color::Green, Facing::North));
/// let refused = setup.position().unwrap_err();
/// assert!(matches!(refused, SetupError::TooManyChevrons { color: Color::Green, allowed: 4, .. }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The game and its options.
    pub ruleset: Ruleset,
    /// The colours in order of play.
    pub order: TurnOrder,
    /// The players who are out.
    pub out: ColorSet,
    /// Whose turn it is.
    pub to_move: Color,
    /// The fields by index: a1, b1, … i1, a2, … i9.
    pub contents: [FieldContent; Field::COUNT],
    /// In Azacru the player who passed first.
    pub last_round: Option<Color>,
    /// Turns in a row without a change.
    pub idle: u32,
    /// The number of the turn, from 1.
    pub turn_number: u32,
}

impl Setup {
    /// An empty board, to be filled.
    pub fn empty(ruleset: Ruleset, order: TurnOrder) -> Setup {
        Setup {
            ruleset,
            order,
            out: ColorSet::EMPTY,
            to_move: order.colors()[0],
            contents: [FieldContent::default(); Field::COUNT],
            last_round: None,
            idle: 0,
            turn_number: 1,
        }
    }

    /// The standard start (S-R1, A-R1, R1), the same for all three games.
    pub fn start(ruleset: Ruleset, order: TurnOrder) -> Setup {
        let mut setup = Setup::empty(ruleset, order);
        for &color in order.colors() {
            let (three, fourth) = start_chevrons(color);
            let fourth = (order.player_count() == 2).then_some(fourth);
            for (file, rank, facing) in three.into_iter().chain(fourth) {
                setup.contents[rank as usize * 9 + file as usize].chevron = Some((color, facing));
            }
        }
        setup
    }

    /// What is on a field.
    pub fn content(&self, field: Field) -> FieldContent {
        self.contents[field.index() as usize]
    }

    /// Mutable access to what is on a field.
    pub fn content_mut(&mut self, field: Field) -> &mut FieldContent {
        &mut self.contents[field.index() as usize]
    }

    /// Checks the description and makes the position.
    ///
    /// The position is consistent: colours, chevrons, markers and the player to move fit together and fit the rules. It
    /// need not be reachable by play from the standard start.
    pub fn position(&self) -> Result<Position, SetupError> {
        let position = Position {
            board: self.board()?,
            idle: self.idle,
            turn_number: self.turn_number,
            ruleset: self.ruleset,
            order: self.order,
            to_move: self.to_move,
            out: self.out,
            last_round: self.last_round,
        };
        self.check_state()?;
        if let Ruleset::Pacru { .. } = self.ruleset {
            check_pacru(&position)?;
        }
        Ok(position)
    }

    fn board(&self) -> Result<Board, SetupError> {
        let allowed = if self.order.player_count() == 2 { 4 } else { 3 };
        debug_assert!(allowed <= ChevronList::MAX);
        let mut board = Board::EMPTY;
        // In reading order, from rank 9 down, so that an error names the first wrong field of the string.
        let fields = (0..9).rev().flat_map(|rank| (0..9).filter_map(move |file| Field::new(file, rank)));
        for (at, content) in fields.map(|at| (at, self.content(at))) {
            if let Some(color) = content.marker {
                if !self.order.contains(color) {
                    return Err(SetupError::ColorNotPlaying { at, color });
                }
                board.markers[color] |= at.into();
            }
            let Some((color, facing)) = content.chevron else {
                continue;
            };
            if !self.order.contains(color) {
                return Err(SetupError::ColorNotPlaying { at, color });
            }
            if self.out.contains(color) {
                return Err(SetupError::ChevronOfPlayerOut { at, color });
            }
            if let Some(marker) = content.marker.filter(|&marker| marker != color) {
                return Err(SetupError::ChevronOnOthersMarker { at, color, marker });
            }
            if board.chevrons[color].iter().count() == allowed {
                return Err(SetupError::TooManyChevrons { at, color, allowed });
            }
            board.chevrons[color].add(Chevron::new(at, facing));
            board.occupied |= at.into();
        }
        Ok(board)
    }

    fn check_state(&self) -> Result<(), SetupError> {
        let seats = self.order.colors();
        if let Some(color) = self.out.iter().find(|&color| !self.order.contains(color)) {
            return Err(SetupError::OutNotPlaying { color });
        }
        if seats.iter().all(|&color| self.out.contains(color)) {
            return Err(SetupError::NobodyIn);
        }
        if !self.order.contains(self.to_move) {
            return Err(SetupError::MoverNotPlaying { color: self.to_move });
        }
        if let Some(color) = self.last_round {
            if !matches!(self.ruleset, Ruleset::Azacru { .. }) {
                return Err(SetupError::NoLastRound);
            }
            if !self.order.contains(color) {
                return Err(SetupError::LastRoundNotPlaying { color });
            }
        }
        if self.out.contains(self.to_move) && self.last_round != Some(self.to_move) {
            return Err(SetupError::MoverOut { color: self.to_move });
        }
        if self.idle > COUNT_LIMIT {
            return Err(SetupError::IdleTooLarge);
        }
        if !(1..=COUNT_LIMIT).contains(&self.turn_number) {
            return Err(SetupError::TurnOutOfRange);
        }
        Ok(())
    }
}

/// Checks of Pacru: positions that R15 and R16 do not allow at the start of a turn.
fn check_pacru(position: &Position) -> Result<(), SetupError> {
    for &color in position.order.colors() {
        if !position.out.contains(color) && position.board.chevrons[color].is_empty() {
            return Err(SetupError::InWithoutChevrons { color });
        }
        if color != position.to_move && position.has_target(color) {
            return Err(SetupError::TargetNotToMove { color });
        }
    }
    if !position.is_over() && !position.can_travel(position.to_move) {
        return Err(SetupError::MoverBlocked { color: position.to_move });
    }
    Ok(())
}

type Placed = (u8, u8, Facing);

/// The three chevrons that a colour always starts with, and the fourth of a game with two players, in the far corner.
const fn start_chevrons(color: Color) -> ([Placed; 3], Placed) {
    use Facing::{East, North, NorthEast, NorthWest, South, SouthEast, SouthWest, West};
    match color {
        Color::Yellow => ([(4, 8, South), (0, 6, East), (8, 6, West)], (0, 0, NorthEast)),
        Color::Red => ([(8, 4, West), (6, 8, South), (6, 0, North)], (0, 8, SouthEast)),
        Color::Green => ([(4, 0, North), (0, 2, East), (8, 2, West)], (8, 8, SouthWest)),
        Color::Black => ([(0, 4, East), (2, 8, South), (2, 0, North)], (8, 0, NorthWest)),
    }
}

impl Position {
    /// The standard start (S-R1, A-R1, R1), the same for all three games.
    pub fn start(ruleset: Ruleset, order: TurnOrder) -> Position {
        Setup::start(ruleset, order).position().expect("the standard start is consistent")
    }
}

impl TryFrom<&Setup> for Position {
    type Error = SetupError;

    /// As [`Setup::position`].
    fn try_from(setup: &Setup) -> Result<Position, SetupError> {
        setup.position()
    }
}

impl TryFrom<Setup> for Position {
    type Error = SetupError;

    /// As [`Setup::position`].
    fn try_from(setup: Setup) -> Result<Position, SetupError> {
        setup.position()
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        let mut setup = Setup {
            out: position.out,
            to_move: position.to_move,
            last_round: position.last_round,
            idle: position.idle,
            turn_number: position.turn_number,
            ..Setup::empty(position.ruleset, position.order)
        };
        for field in Field::all() {
            *setup.content_mut(field) =
                FieldContent { marker: position.marker_on(field), chevron: position.chevron_on(field) };
        }
        setup
    }
}

/// Why a [`Setup`] is not consistent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// A marker or chevron of a colour that does not play.
    ColorNotPlaying {
        /// The field.
        at: Field,
        /// The colour.
        color: Color,
    },
    /// A chevron of a player who is out.
    ChevronOfPlayerOut {
        /// The field.
        at: Field,
        /// The colour.
        color: Color,
    },
    /// A chevron on another colour's marker.
    ChevronOnOthersMarker {
        /// The field.
        at: Field,
        /// The colour.
        color: Color,
        /// The colour of the marker.
        marker: Color,
    },
    /// More chevrons of a colour than the players start with.
    TooManyChevrons {
        /// The field.
        at: Field,
        /// The colour.
        color: Color,
        /// How many the colour may have.
        allowed: usize,
    },
    /// A colour is out that does not play.
    OutNotPlaying {
        /// The colour.
        color: Color,
    },
    /// All players are out.
    NobodyIn,
    /// The colour to move does not play.
    MoverNotPlaying {
        /// The colour.
        color: Color,
    },
    /// The colour to move is out.
    MoverOut {
        /// The colour.
        color: Color,
    },
    /// Only Azacru has a last round.
    NoLastRound,
    /// The colour that passed first does not play.
    LastRoundNotPlaying {
        /// The colour.
        color: Color,
    },
    /// The idle count is above 1,000,000.
    IdleTooLarge,
    /// The turn number is not 1 to 1,000,000.
    TurnOutOfRange,
    /// Pacru: a player has no chevrons, so the player must be out (R15).
    InWithoutChevrons {
        /// The colour.
        color: Color,
    },
    /// Pacru: a player has the markers needed to win, but another is to move (R16).
    TargetNotToMove {
        /// The colour.
        color: Color,
    },
    /// Pacru: the player to move cannot move, so the player must be out (R15).
    MoverBlocked {
        /// The colour.
        color: Color,
    },
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::ColorNotPlaying { at, color } => write!(f, "{color} is on {at} but not in the order of play"),
            SetupError::ChevronOfPlayerOut { at, color } => {
                write!(f, "{color} is out but has a chevron on {at}")
            }
            SetupError::ChevronOnOthersMarker { at, color, marker } => {
                write!(f, "the {color} chevron on {at} stands on a {marker} marker")
            }
            SetupError::TooManyChevrons { at, color, allowed } => {
                write!(f, "the chevron on {at} is one too many: {color} has at most {allowed} in this game")
            }
            SetupError::OutNotPlaying { color } => write!(f, "{color} is out but not in the order of play"),
            SetupError::NobodyIn => f.write_str("every player is out: at least one must be in"),
            SetupError::MoverNotPlaying { color } => write!(f, "{color} is to move but not in the order of play"),
            SetupError::MoverOut { color } => write!(f, "{color} is to move but out"),
            SetupError::NoLastRound => f.write_str("only azacru has a last round: write '-'"),
            SetupError::LastRoundNotPlaying { color } => {
                write!(f, "{color} passed first but is not in the order of play")
            }
            SetupError::IdleTooLarge => f.write_str("more than 1000000"),
            SetupError::TurnOutOfRange => f.write_str("not a number from 1 to 1000000"),
            SetupError::InWithoutChevrons { color } => {
                write!(f, "{color} has no chevron and must be written as out (R15)")
            }
            SetupError::TargetNotToMove { color } => {
                write!(f, "{color} has the markers needed to win but is not to move (R16)")
            }
            SetupError::MoverBlocked { color } => {
                write!(f, "{color} is to move but no chevron of {color} can move, so {color} is out (R15)")
            }
        }
    }
}

impl core::error::Error for SetupError {}
