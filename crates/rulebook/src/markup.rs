//! The few marks in a text: `*emphasis*`, `[R11]` for a link to a rule, and lists whose lines begin with `- `.

use pacru_rules::{Field, RuleId};

/// A paragraph or a list. Blank lines part them in a text.
#[derive(Clone, Debug, PartialEq)]
pub enum Block<'a> {
    /// Running text; a line break in it is a space.
    Paragraph(Vec<Span<'a>>),
    /// The items of a list.
    List(Vec<Vec<Span<'a>>>),
}

/// A piece of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span<'a> {
    /// As it is.
    Plain(&'a str),
    /// To be set off.
    Emphasis(&'a str),
    /// A link to a rule.
    Rule(RuleId),
    /// A field that the text names, such as e4; a page may point at it.
    Field(Field),
    /// The break between two lines of a paragraph.
    Break,
}

/// Takes a text apart. Every text has a reading: a mark without its partner is shown as it is.
///
/// ```
/// use pacru_rulebook::markup::{Block, Span, blocks};
/// use pacru_rules::RuleId;
///
/// let text = "A *pincer* [R11] on e4.";
/// let [Block::Paragraph(spans)] = &blocks(text)[..] else { unreachable!() };
/// assert_eq!(spans[1], Span::Emphasis("pincer"));
/// assert_eq!(spans[3], Span::Rule(RuleId::R11));
/// assert_eq!(spans[5], Span::Field("e4".parse()?));
/// # Ok::<(), pacru_rules::error::ParseFieldError>(())
/// ```
pub fn blocks(text: &str) -> Vec<Block<'_>> {
    let mut blocks = Vec::new();
    let mut lines = text.lines().map(str::trim).peekable();
    while let Some(line) = lines.next() {
        if line.is_empty() {
            continue;
        }
        if let Some(item) = line.strip_prefix("- ") {
            let mut items = vec![spans(item)];
            while let Some(item) = lines.peek().and_then(|line| line.strip_prefix("- ")) {
                items.push(spans(item));
                lines.next();
            }
            blocks.push(Block::List(items));
        } else {
            let mut paragraph = spans(line);
            while let Some(line) = lines.next_if(|line| !line.is_empty() && !line.starts_with("- ")) {
                paragraph.push(Span::Break);
                paragraph.extend(spans(line));
            }
            blocks.push(Block::Paragraph(paragraph));
        }
    }
    blocks
}

/// Takes a single line apart.
pub fn spans(line: &str) -> Vec<Span<'_>> {
    let mut spans = Vec::new();
    let mut rest = line;
    let mut plain = 0;
    while let Some(next) = rest[plain..].chars().next() {
        let (before, here) = rest.split_at(plain);
        let Some((span, length)) = marked(before, here) else {
            plain += next.len_utf8();
            continue;
        };
        if !before.is_empty() {
            spans.push(Span::Plain(before));
        }
        spans.push(span);
        rest = &here[length..];
        plain = 0;
    }
    if !rest.is_empty() {
        spans.push(Span::Plain(rest));
    }
    spans
}

/// The mark that begins here, with the length of its text.
fn marked<'a>(before: &str, here: &'a str) -> Option<(Span<'a>, usize)> {
    match here.as_bytes()[0] {
        b'*' => {
            let end = here[1..].find('*').filter(|&end| end > 0)?;
            Some((Span::Emphasis(&here[1..=end]), end + 2))
        }
        b'[' => {
            let end = here.find(']')?;
            let tag = RuleId::ALL.iter().find(|tag| tag.as_str() == &here[1..end])?;
            Some((Span::Rule(*tag), end + 1))
        }
        b'a'..=b'i' => {
            let word = here.get(..2)?;
            let is_part_of_a_word = |c: char| c.is_ascii_alphanumeric();
            if before.ends_with(is_part_of_a_word) || here[2..].starts_with(is_part_of_a_word) {
                return None;
            }
            Some((Span::Field(word.parse().ok()?), 2))
        }
        _ => None,
    }
}
