//! Reads whatever somebody pastes: a record, a position, a position with moves, or moves alone.

use super::Tree;
use pacru_rules::error::{PositionError, RecordError, RecordErrorKind};
use pacru_rules::record::Records;
use pacru_rules::{GameKind, Position, Ruleset, TurnOrder};

/// A text longer than this is not looked at.
const LONGEST: usize = 1 << 20;

/// The fields of a position string.
const FIELDS: usize = 7;

/// Why a text cannot be shown on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// There is nothing in it.
    Empty,
    /// It is too long to be a game.
    TooLong,
    /// It begins neither like a record, nor like a position, nor with a move.
    Unknown,
    /// A record, or moves, with a mistake.
    Record(RecordError),
    /// A position with a mistake; the column counts in the text with single spaces.
    Position(PositionError),
}

/// Reads a record (of several the first), a position string, perhaps with moves after it, or a list of moves. Moves alone
/// begin at the start of the game that is shown, or of another in which all of them are legal.
///
/// ```
/// use pacru_rules::Position;
/// use pacru_web::analysis::read_anything;
///
/// let shown = Position::start("shacru".parse()?, "gy".parse()?);
/// let tree = read_anything("1. e1-e2 e9-e8 2. a3-b3", &shown).unwrap();
/// assert_eq!(tree.main_line().len(), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_anything(text: &str, shown: &Position) -> Result<Tree, Problem> {
    if text.len() > LONGEST {
        return Err(Problem::TooLong);
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let begin = text.trim_start();
    let Some(first) = begin.split_whitespace().next() else {
        return Err(Problem::Empty);
    };
    if begin.starts_with('[') {
        return read_record(text).map_err(Problem::Record);
    }
    let name = first.split(':').next().unwrap_or_default();
    if name.parse::<GameKind>().is_ok() {
        return read_position(text);
    }
    if first.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '{') && begin.contains(['-', '<', '>', '.']) {
        return read_bare_moves(text, shown);
    }
    Err(Problem::Unknown)
}

/// The first record of a text. One without a result is unfinished.
fn read_record(text: &str) -> Result<Tree, RecordError> {
    let first = |text: &str| Records::new(text).next();
    match first(text) {
        Some(Ok(record)) => Ok(Tree::of_record(&record)),
        Some(Err(error)) if error.kind == RecordErrorKind::MissingResult => {
            let mended = first(&format!("{text}\n*"));
            mended.and_then(Result::ok).map(|record| Tree::of_record(&record)).ok_or(error)
        }
        Some(Err(error)) => Err(error),
        None => Err(RecordError { line: 1, column: 1, kind: RecordErrorKind::Empty }),
    }
}

/// A position string, however its fields are parted, with or without moves after it.
fn read_position(text: &str) -> Result<Tree, Problem> {
    let mut rest = text;
    let mut fields = Vec::new();
    while fields.len() < FIELDS {
        rest = rest.trim_start();
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        if end == 0 {
            break;
        }
        fields.push(&rest[..end]);
        rest = &rest[end..];
    }
    let position: Position = fields.join(" ").parse().map_err(Problem::Position)?;
    let rest = rest.trim_start();
    let rest = rest.strip_prefix("moves").filter(|rest| rest.starts_with(char::is_whitespace)).unwrap_or(rest);
    read_moves(position, text, rest).map_err(Problem::Record)
}

/// Moves from the start of the game that is shown, or of any other that fits. If none does, the one that gets furthest
/// tells what is wrong.
fn read_bare_moves(text: &str, shown: &Position) -> Result<Tree, Problem> {
    let standard = (2..=4).filter_map(TurnOrder::standard);
    let usual = standard.flat_map(|order| GameKind::ALL.map(|kind| (Ruleset::from(kind), order)));
    let mut furthest: Option<RecordError> = None;
    for (ruleset, order) in std::iter::once((shown.ruleset(), shown.order())).chain(usual) {
        match read_moves(Position::start(ruleset, order), text, text) {
            Ok(tree) => return Ok(tree),
            Err(error) => {
                let place = |error: &RecordError| (error.line, error.column);
                if furthest.as_ref().is_none_or(|known| place(&error) > place(known)) {
                    furthest = Some(error);
                }
            }
        }
    }
    Err(furthest.map_or(Problem::Unknown, Problem::Record))
}

/// Moves with all that may stand between them in a record. `moves` is the end of `text`; errors say where in `text`.
fn read_moves(start: Position, text: &str, moves: &str) -> Result<Tree, RecordError> {
    let (game, order) = (start.ruleset(), start.order());
    let head = format!("[Game \"{game}\"]\n[Order \"{order}\"]\n[Start \"{start}\"]\n\n");
    let head_lines = head.lines().count();
    read_record(&format!("{head}{moves}")).map_err(|error| {
        let before = &text[..text.len() - moves.len()];
        let (lines, last) = (before.matches('\n').count(), before.rsplit('\n').next().unwrap_or_default());
        let line = (error.line.saturating_sub(head_lines)).max(1);
        let column = error.column + if line == 1 { last.chars().count() } else { 0 };
        RecordError { line: line + lines, column, kind: error.kind }
    })
}
