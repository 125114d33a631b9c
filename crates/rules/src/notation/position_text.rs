//! Position strings: one line of seven parts. The form is documented at [`Position`].

use crate::error::{RulesetError, SetupError, TurnOrderError};
use crate::notation::text::{excerpt, parse_number};
use crate::position::position::COUNT_LIMIT;
use crate::position::setup::FieldContent;
use crate::{Color, ColorSet, Facing, Field, Position, Setup, TurnOrder};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

/// One of the seven parts of a position string.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionPart {
    /// The game and its options.
    Game,
    /// The order of play.
    Order,
    /// Whose turn it is.
    ToMove,
    /// What is on the board.
    Board,
    /// Azacru: who passed first.
    LastRound,
    /// Turns in a row without a change.
    Idle,
    /// The number of the turn.
    Turn,
}

impl PositionPart {
    const ALL: [PositionPart; 7] = [
        PositionPart::Game,
        PositionPart::Order,
        PositionPart::ToMove,
        PositionPart::Board,
        PositionPart::LastRound,
        PositionPart::Idle,
        PositionPart::Turn,
    ];

    /// The name of the part.
    pub const fn name(self) -> &'static str {
        match self {
            PositionPart::Game => "game",
            PositionPart::Order => "order",
            PositionPart::ToMove => "to-move",
            PositionPart::Board => "board",
            PositionPart::LastRound => "last-round",
            PositionPart::Idle => "idle",
            PositionPart::Turn => "turn",
        }
    }
}

/// Why a text is not a position string: the part, the column, and what is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionError {
    /// The part of the string.
    pub part: PositionPart,
    /// The character in the text, from 1.
    pub column: usize,
    /// What is wrong.
    pub kind: PositionErrorKind,
}

/// What can be wrong with a position string.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PositionErrorKind {
    /// The text ends before this part, or two spaces follow each other.
    Missing,
    /// White space other than a single space.
    WhiteSpace(char),
    /// Something follows the seventh part.
    TrailingText,
    /// The game or its options are wrong.
    Ruleset(RulesetError),
    /// The order of play is wrong.
    Order(TurnOrderError),
    /// Not one colour letter.
    NotAColor(String),
    /// Not nine ranks.
    RankCount(usize),
    /// A rank does not add up to nine fields.
    RankLength {
        /// The rank, from 1.
        rank: u8,
        /// How many fields it has, as far as it was read.
        fields: usize,
    },
    /// A character that has no meaning in a rank.
    BoardCharacter(char),
    /// Two numbers side by side.
    AdjacentNumbers,
    /// A capital letter without a facing from 0 to 7 after it.
    MissingFacing(Color),
    /// Not a number up to 1,000,000 in plain digits.
    BadNumber(String),
    /// Well-formed, but not consistent.
    Impossible(SetupError),
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (column {}): {}", self.part.name(), self.column, self.kind)
    }
}

impl fmt::Display for PositionErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionErrorKind::Missing => f.write_str(
                "missing; a position has seven parts with single spaces between: game order to-move board last-round idle turn",
            ),
            PositionErrorKind::WhiteSpace(c) => {
                write!(f, "'{}' is not allowed here: parts are separated by single spaces", c.escape_debug())
            }
            PositionErrorKind::TrailingText => f.write_str("unexpected text after the turn, the last of seven parts"),
            PositionErrorKind::Ruleset(error) => error.fmt(f),
            PositionErrorKind::Order(error) => error.fmt(f),
            PositionErrorKind::NotAColor(text) => write!(f, "'{}' is not a colour: use y, r, g or b", excerpt(text)),
            PositionErrorKind::RankCount(1) => f.write_str("1 rank, not nine"),
            PositionErrorKind::RankCount(ranks) => write!(f, "{ranks} ranks, not nine"),
            PositionErrorKind::RankLength { rank, fields } => {
                let plural = if *fields == 1 { "" } else { "s" };
                write!(f, "rank {rank} has {fields} field{plural}, not nine")
            }
            PositionErrorKind::BoardCharacter(c) => write!(
                f,
                "'{}' is not allowed here: use 1 to 9, a marker y r g b, or a chevron such as Y4 or Y4+",
                c.escape_debug()
            ),
            PositionErrorKind::AdjacentNumbers => f.write_str("two numbers side by side: write their sum"),
            PositionErrorKind::MissingFacing(color) => {
                write!(f, "a {color} chevron without its facing, 0 to 7")
            }
            PositionErrorKind::BadNumber(text) => {
                write!(f, "'{}' is not a plain number up to 1000000", excerpt(text))
            }
            PositionErrorKind::Impossible(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for PositionError {}

/// The text of one part, and where it begins.
#[derive(Clone, Copy)]
struct Piece<'a> {
    part: PositionPart,
    text: &'a str,
    start: usize,
}

impl Piece<'_> {
    /// An error at a byte of this part.
    fn error_at(&self, byte: usize, kind: PositionErrorKind) -> PositionError {
        let column = self.start + self.text[..byte].chars().count() + 1;
        PositionError { part: self.part, column, kind }
    }

    fn error(&self, kind: PositionErrorKind) -> PositionError {
        self.error_at(0, kind)
    }
}

fn split(text: &str) -> Result<[Piece<'_>; 7], PositionError> {
    let mut words = text.split(' ');
    let mut start = 0;
    let mut pieces = [Piece { part: PositionPart::Game, text: "", start: 0 }; 7];
    for (piece, part) in pieces.iter_mut().zip(PositionPart::ALL) {
        let word = words.next().unwrap_or_default();
        *piece = Piece { part, text: word, start };
        if let Some((byte, c)) = word.char_indices().find(|(_, c)| c.is_whitespace()) {
            return Err(piece.error_at(byte, PositionErrorKind::WhiteSpace(c)));
        }
        if word.is_empty() {
            // If the text just ends, there is no space before the missing part.
            piece.start = start.min(text.chars().count());
            return Err(piece.error(PositionErrorKind::Missing));
        }
        start += word.chars().count() + 1;
    }
    if words.next().is_some() {
        return Err(PositionError { part: PositionPart::Turn, column: start, kind: PositionErrorKind::TrailingText });
    }
    Ok(pieces)
}

impl FromStr for Position {
    type Err = PositionError;

    /// Reads a [position string](Position#position-strings).
    fn from_str(text: &str) -> Result<Position, PositionError> {
        let pieces = split(text)?;
        let [game, order, to_move, board, last_round, idle, turn] = pieces;
        let ruleset = game.text.parse().map_err(|error| game.error(PositionErrorKind::Ruleset(error)))?;
        let (seats, out) = read_order(&order)?;
        let (contents, places) = read_board(&board)?;
        let setup = Setup {
            ruleset,
            order: seats,
            out,
            to_move: read_color(&to_move)?,
            contents,
            last_round: if last_round.text == "-" { None } else { Some(read_color(&last_round)?) },
            idle: read_number(&idle)?,
            turn_number: read_number(&turn)?,
        };
        setup.position().map_err(|error| {
            let (part, at) = error_location(&error);
            let piece = pieces[part as usize];
            let byte = at.map_or(0, |at| places[at.index() as usize]);
            piece.error_at(byte, PositionErrorKind::Impossible(error))
        })
    }
}

/// The part of the string that an error is about, and the field of the board.
fn error_location(error: &SetupError) -> (PositionPart, Option<Field>) {
    match *error {
        SetupError::ColorNotPlaying { at, .. }
        | SetupError::ChevronOfPlayerOut { at, .. }
        | SetupError::ChevronOnOthersMarker { at, .. }
        | SetupError::TooManyChevrons { at, .. } => (PositionPart::Board, Some(at)),
        SetupError::OutNotPlaying { .. } | SetupError::NobodyIn | SetupError::InWithoutChevrons { .. } => {
            (PositionPart::Order, None)
        }
        SetupError::MoverNotPlaying { .. }
        | SetupError::MoverOut { .. }
        | SetupError::TargetNotToMove { .. }
        | SetupError::MoverBlocked { .. } => (PositionPart::ToMove, None),
        SetupError::NoLastRound | SetupError::LastRoundNotPlaying { .. } => (PositionPart::LastRound, None),
        SetupError::IdleTooLarge => (PositionPart::Idle, None),
        SetupError::TurnOutOfRange => (PositionPart::Turn, None),
    }
}

fn read_color(piece: &Piece<'_>) -> Result<Color, PositionError> {
    let mut letters = piece.text.chars();
    match (letters.next().and_then(Color::from_letter), letters.next()) {
        (Some(color), None) => Ok(color),
        _ => Err(piece.error(PositionErrorKind::NotAColor(piece.text.to_owned()))),
    }
}

fn read_number(piece: &Piece<'_>) -> Result<u32, PositionError> {
    parse_number(piece.text)
        .filter(|&number| number <= COUNT_LIMIT)
        .ok_or_else(|| piece.error(PositionErrorKind::BadNumber(piece.text.to_owned())))
}

fn read_order(piece: &Piece<'_>) -> Result<(TurnOrder, ColorSet), PositionError> {
    let mut colors = Vec::new();
    let mut out = ColorSet::EMPTY;
    for (byte, letter) in piece.text.char_indices() {
        let Some(color) = Color::from_letter(letter.to_ascii_lowercase()) else {
            return Err(piece.error_at(byte, PositionErrorKind::Order(TurnOrderError::NotAColor(letter))));
        };
        colors.push(color);
        if letter.is_ascii_uppercase() {
            out = out.with(color);
        }
    }
    let order = TurnOrder::new(&colors).map_err(|error| piece.error(PositionErrorKind::Order(error)))?;
    Ok((order, out))
}

/// The fields, and for each the byte at which it begins in the text.
type ReadBoard = ([FieldContent; Field::COUNT], [usize; Field::COUNT]);

fn read_board(piece: &Piece<'_>) -> Result<ReadBoard, PositionError> {
    let mut contents = [FieldContent::default(); Field::COUNT];
    let mut places = [0; Field::COUNT];
    let ranks = piece.text.split('/').count();
    if ranks != 9 {
        return Err(piece.error(PositionErrorKind::RankCount(ranks)));
    }
    let mut start = 0;
    for (rank, text) in (0..9u8).rev().zip(piece.text.split('/')) {
        let mut row = RankReader { piece, text, start, at: 0 };
        let mut file = 0;
        let too_long =
            |file: usize| piece.error_at(start, PositionErrorKind::RankLength { rank: rank + 1, fields: file });
        while let Some((place, run, content)) = row.next_run()? {
            if file + run > 9 {
                return Err(too_long(file + run));
            }
            let first = rank as usize * 9 + file;
            contents[first..first + run].fill(content);
            places[first..first + run].fill(place);
            file += run;
        }
        if file != 9 {
            return Err(too_long(file));
        }
        start += text.len() + 1;
    }
    Ok((contents, places))
}

/// Reads one rank from left to right.
struct RankReader<'a> {
    piece: &'a Piece<'a>,
    text: &'a str,
    /// Where the rank begins in the board's text.
    start: usize,
    at: usize,
}

impl RankReader<'_> {
    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn error(&self, byte: usize, kind: PositionErrorKind) -> PositionError {
        self.piece.error_at(self.start + byte, kind)
    }

    /// The next run of equal fields: where it begins, its length, and what is on the fields.
    fn next_run(&mut self) -> Result<Option<(usize, usize, FieldContent)>, PositionError> {
        let begin = self.at;
        let Some(c) = self.peek() else {
            return Ok(None);
        };
        self.at += c.len_utf8();
        let place = self.start + begin;
        if let Some(run @ 1..=9) = c.to_digit(10) {
            if let Some('1'..='9') = self.peek() {
                return Err(self.error(self.at, PositionErrorKind::AdjacentNumbers));
            }
            return Ok(Some((place, run as usize, FieldContent::default())));
        }
        if let Some(color) = Color::from_letter(c) {
            return Ok(Some((place, 1, FieldContent { marker: Some(color), chevron: None })));
        }
        let Some(color) = Color::from_letter(c.to_ascii_lowercase()) else {
            return Err(self.error(begin, PositionErrorKind::BoardCharacter(c)));
        };
        let Some(digit @ 0..=7) = self.peek().and_then(|digit| digit.to_digit(10)) else {
            return Err(self.error(begin, PositionErrorKind::MissingFacing(color)));
        };
        self.at += 1;
        let marked = self.peek() == Some('+');
        self.at += usize::from(marked);
        let chevron = Some((color, Facing::ALL[digit as usize]));
        Ok(Some((place, 1, FieldContent { marker: marked.then_some(color), chevron })))
    }
}

impl fmt::Display for Position {
    /// Writes a [position string](Position#position-strings).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.ruleset)?;
        for &color in self.order.colors() {
            let letter = color.letter();
            write!(f, "{}", if self.out.contains(color) { letter.to_ascii_uppercase() } else { letter })?;
        }
        write!(f, " {} ", self.to_move.letter())?;
        for rank in (0..9).rev() {
            self.write_rank(rank, f)?;
            f.write_str(if rank > 0 { "/" } else { " " })?;
        }
        let last_round = self.last_round.map_or('-', Color::letter);
        write!(f, "{last_round} {} {}", self.idle, self.turn_number)
    }
}

impl Position {
    fn write_rank(&self, rank: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut neutral = 0;
        for field in (0..9).filter_map(|file| Field::new(file, rank)) {
            let (marker, chevron) = (self.marker_on(field), self.chevron_on(field));
            if neutral > 0 && (marker.is_some() || chevron.is_some()) {
                write!(f, "{neutral}")?;
                neutral = 0;
            }
            match (chevron, marker) {
                (Some((color, facing)), marker) => {
                    let plus = if marker.is_some() { "+" } else { "" };
                    write!(f, "{}{}{plus}", color.letter().to_ascii_uppercase(), facing as u8)?;
                }
                (None, Some(color)) => write!(f, "{}", color.letter())?,
                (None, None) => neutral += 1,
            }
        }
        if neutral > 0 {
            write!(f, "{neutral}")?;
        }
        Ok(())
    }
}
