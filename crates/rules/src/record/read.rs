//! Reading records: tags, then moves, each validated as it is read.

use super::result::read_winners;
use super::{Comment, Header, Record, RecordError, RecordErrorKind, RecordedAction, ResultTag, Variation, is_tag_name};
use crate::{ColorSet, Game, Position};
use alloc::borrow::ToOwned;
use alloc::collections::BTreeSet;
use alloc::string::String;
use alloc::vec::Vec;

/// How deeply branches may be nested.
pub(super) const MAX_BRANCH_DEPTH: usize = 64;

/// Reads the records of a text one after the other; ends after the last one or the first error.
///
/// ```
/// use pacru_rules::record::Records;
///
/// let text = "[Game \"shacru\"]\n[Order \"gy\"]\n\n1. e1-e2\n*\n\n[Game \"shacru\"]\n[Order \"gy\"]\n\n1. e1-e3\n*\n";
/// let mut records = Records::new(text);
/// assert!(records.next().unwrap().is_ok());
/// let error = records.next().unwrap().unwrap_err();
/// assert_eq!(error.to_string(), "line 10, column 4: e1-e3: too far, its power of movement is 1 (S-R3)");
/// assert!(records.next().is_none());
/// ```
#[derive(Clone, Debug)]
pub struct Records<'a> {
    cursor: Cursor<'a>,
    done: bool,
}

impl<'a> Records<'a> {
    /// Reads from the beginning of a text.
    pub fn new(text: &'a str) -> Records<'a> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        Records { cursor: Cursor { rest: text, line: 1, column: 1 }, done: false }
    }

    /// The number of the line on which the next record begins.
    pub fn line(&mut self) -> usize {
        self.cursor.skip_space();
        self.cursor.line
    }
}

impl Iterator for Records<'_> {
    type Item = Result<Record, RecordError>;

    fn next(&mut self) -> Option<Result<Record, RecordError>> {
        self.cursor.skip_space();
        if self.done || self.cursor.rest.is_empty() {
            return None;
        }
        let record = read_record(&mut self.cursor);
        self.done = record.is_err();
        Some(record)
    }
}

pub(super) fn one(text: &str) -> Result<Record, RecordError> {
    let mut records = Records::new(text);
    let record = records.next().unwrap_or_else(|| Err(records.cursor.error(RecordErrorKind::Empty)))?;
    records.cursor.skip_space();
    if records.cursor.rest.is_empty() { Ok(record) } else { Err(records.cursor.error(RecordErrorKind::TrailingText)) }
}

/// A place in the text.
#[derive(Clone, Debug)]
struct Cursor<'a> {
    rest: &'a str,
    line: usize,
    column: usize,
}

impl<'a> Cursor<'a> {
    fn error(&self, kind: RecordErrorKind) -> RecordError {
        RecordError { line: self.line, column: self.column, kind }
    }

    /// Advances by `bytes` bytes and returns the text passed over.
    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        for c in taken.chars() {
            if c == '\n' {
                self.line += 1;
                self.column = 1;
            } else {
                self.column += 1;
            }
        }
        self.rest = rest;
        taken
    }

    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|c| !wanted(c)).unwrap_or(self.rest.len());
        self.take(end)
    }

    fn take_sign(&mut self, sign: char) -> bool {
        let found = self.rest.starts_with(sign);
        if found {
            self.take(sign.len_utf8());
        }
        found
    }

    fn skip_space(&mut self) {
        self.take_while(char::is_whitespace);
    }
}

fn read_record(cursor: &mut Cursor<'_>) -> Result<Record, RecordError> {
    let begin = cursor.clone();
    let tags = read_tags(cursor)?;
    let header = read_header(&tags, &begin)?;
    let mut result = None;
    if let Some(tag) = tags.iter().find(|tag| tag.name == "Result") {
        let read = ResultTag::read(&tag.value, header.order);
        result = Some(read.ok_or_else(|| tag.place.error(RecordErrorKind::ResultTag(tag.value.clone())))?);
    }
    let (line, winners) = Moves::new(Game::new(header.start())).read(cursor, header)?;
    let tags = tags.into_iter().filter(|tag| !super::OWN_TAGS.contains(&tag.name));
    let tags = tags.map(|tag| (tag.name.to_owned(), tag.value)).collect();
    Ok(Record { start: header.start(), tags, main_line: line, winners, result })
}

struct TagLine<'a> {
    place: Cursor<'a>,
    name: &'a str,
    value: String,
}

fn read_tags<'a>(cursor: &mut Cursor<'a>) -> Result<Vec<TagLine<'a>>, RecordError> {
    let mut tags: Vec<TagLine<'a>> = Vec::new();
    let mut names = BTreeSet::new();
    loop {
        cursor.skip_space();
        let place = cursor.clone();
        if !cursor.take_sign('[') {
            return Ok(tags);
        }
        let name = cursor.take_while(|c| c.is_ascii_alphanumeric() || c == '_');
        if !is_tag_name(name) {
            return Err(place.error(RecordErrorKind::Tag("a name of at most 64 letters, digits or '_'")));
        }
        cursor.take_while(|c| c == ' ' || c == '\t');
        let value = read_value(cursor)?;
        if !cursor.take_sign(']') {
            return Err(cursor.error(RecordErrorKind::Tag("a closing ']'")));
        }
        if !names.insert(name) {
            return Err(place.error(RecordErrorKind::RepeatedTag(name.to_owned())));
        }
        tags.push(TagLine { place, name, value });
    }
}

fn read_value(cursor: &mut Cursor<'_>) -> Result<String, RecordError> {
    if !cursor.take_sign('"') {
        return Err(cursor.error(RecordErrorKind::Tag("a '\"' before the value")));
    }
    let mut value = String::new();
    loop {
        value.push_str(cursor.take_while(|c| c != '"' && c != '\\' && !c.is_control()));
        if cursor.take_sign('"') {
            return Ok(value);
        }
        let escaped = cursor.rest.strip_prefix('\\').and_then(|rest| rest.chars().next());
        match escaped.filter(|&c| c == '"' || c == '\\') {
            Some(c) => {
                cursor.take(2);
                value.push(c);
            }
            None if cursor.rest.starts_with('\\') => {
                return Err(cursor.error(RecordErrorKind::Tag("'\"' or '\\' after a '\\'")));
            }
            None => return Err(cursor.error(RecordErrorKind::Tag("a '\"' after the value, on the same line"))),
        }
    }
}

fn read_header(tags: &[TagLine<'_>], begin: &Cursor<'_>) -> Result<Header, RecordError> {
    let find = |name| tags.iter().find(|tag| tag.name == name);
    let require = |name| find(name).ok_or_else(|| begin.error(RecordErrorKind::MissingTag(name)));
    let game = require("Game")?;
    let ruleset = game.value.parse().map_err(|error| game.place.error(RecordErrorKind::Game(error)))?;
    let order = require("Order")?;
    let seats = order.value.parse().map_err(|error| order.place.error(RecordErrorKind::Order(error)))?;
    let mut header = Header { ruleset, order: seats, start: None };
    if let Some(tag) = find("Start") {
        let start: Position = tag.value.parse().map_err(|error| tag.place.error(RecordErrorKind::Start(error)))?;
        if start.ruleset() != ruleset || start.order() != seats {
            return Err(tag.place.error(RecordErrorKind::StartDiffers));
        }
        header.start = Some(start);
    }
    Ok(header)
}

/// Reads the moves. `game` is at the end of the line that is being read; a branch begins by taking back the last
/// action.
struct Moves {
    game: Game,
    line: Variation,
    /// The lines that branches interrupted, outermost first.
    outer: Vec<Variation>,
}

impl Moves {
    fn new(game: Game) -> Moves {
        Moves { game, line: Variation::default(), outer: Vec::new() }
    }

    fn read(mut self, cursor: &mut Cursor<'_>, header: Header) -> Result<(Variation, ColorSet), RecordError> {
        loop {
            cursor.skip_space();
            let place = cursor.clone();
            if cursor.take_sign('{') {
                self.comment(cursor, &place)?;
            } else if looks_like_tag(cursor.rest) {
                // The next game begins, so this one has no result.
                return Err(place.error(self.missing_end()));
            } else if cursor.take_sign('[') {
                self.open_branch().map_err(|kind| place.error(kind))?;
            } else if cursor.take_sign(']') {
                self.close_branch().map_err(|kind| place.error(kind))?;
            } else if cursor.take_sign('}') {
                return Err(place.error(RecordErrorKind::NoComment));
            } else {
                let word = cursor.take_while(|c| !c.is_whitespace() && !matches!(c, '{' | '}' | '[' | ']'));
                if let Some(number) = round_number(word) {
                    // A move may follow its number without a space. The value of the number is ignored.
                    *cursor = place;
                    cursor.take(number);
                } else if let Some(winners) = read_winners(word, header.order) {
                    let finished = self.outer.is_empty().then_some((self.line, winners));
                    return finished.ok_or_else(|| place.error(RecordErrorKind::ResultInBranch));
                } else if word.is_empty() && cursor.rest.is_empty() {
                    return Err(place.error(self.missing_end()));
                } else {
                    let action =
                        self.game.play_text(word).map_err(|error| place.error(RecordErrorKind::Action(error)))?;
                    self.line.actions.push(action.into());
                }
            }
        }
    }

    fn missing_end(&self) -> RecordErrorKind {
        if self.outer.is_empty() { RecordErrorKind::MissingResult } else { RecordErrorKind::OpenBranch }
    }

    fn comment(&mut self, cursor: &mut Cursor<'_>, place: &Cursor<'_>) -> Result<(), RecordError> {
        let text = cursor.take_while(|c| c != '}');
        let comment = Comment::new(text).filter(|_| cursor.take_sign('}'));
        let comment = comment.ok_or_else(|| place.error(RecordErrorKind::OpenComment))?;
        match self.line.actions.last_mut() {
            Some(entry) => entry.comments.push(comment),
            None => self.line.comments.push(comment),
        }
        Ok(())
    }

    fn open_branch(&mut self) -> Result<(), RecordErrorKind> {
        if self.line.actions.is_empty() {
            return Err(RecordErrorKind::BranchOfNothing);
        }
        if self.outer.len() == MAX_BRANCH_DEPTH {
            return Err(RecordErrorKind::TooDeep);
        }
        self.game.undo();
        self.outer.push(core::mem::take(&mut self.line));
        Ok(())
    }

    fn close_branch(&mut self) -> Result<(), RecordErrorKind> {
        let outer = self.outer.pop().ok_or(RecordErrorKind::NoBranch)?;
        let branch = core::mem::replace(&mut self.line, outer);
        for _ in &branch.actions {
            self.game.undo();
        }
        if let Some(RecordedAction { action, branches, .. }) = self.line.actions.last_mut() {
            branches.push(branch);
            let again = self.game.apply(*action);
            debug_assert!(again.is_ok(), "an action that was legal before the branch is legal after it");
        }
        Ok(())
    }
}

/// The length of a round number with its dot or dots at the start of a word.
fn round_number(word: &str) -> Option<usize> {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let dots = word.bytes().skip(digits).take_while(|&byte| byte == b'.').count();
    (digits > 0 && dots > 0).then_some(digits + dots)
}

/// Whether a text begins with a tag rather than a branch: a name and a quotation mark.
fn looks_like_tag(text: &str) -> bool {
    let Some(rest) = text.strip_prefix('[') else {
        return false;
    };
    let value = rest.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '_');
    value.len() < rest.len() && value.trim_start_matches([' ', '\t']).starts_with('"')
}
