//! The text of a move, not yet checked against a position.

use crate::moves::moves::Payment;
use crate::{Choice, Field, FieldSet, Move, Position, Reason, Refusal, Rotation};
use core::fmt;
use core::str::FromStr;

/// The text of a move, parsed without a position: well-formed, but not known to be legal. See
/// [`notation`](crate::notation) for the form.
///
/// A [`Move`] cannot be read from text alone: a field in parentheses is a field to mark or a meeting's field, depending
/// on the position. So a text is parsed into a `MoveText`, and [`MoveText::to_move`] makes the [`Move`] of a position.
/// [`Position::parse_move`] does both.
///
/// ```
/// use pacru_rules::Position;
/// use pacru_rules::notation::MoveText;
///
/// let text: MoveText = "E1-E2".parse()?;
/// assert_eq!(text.to_string(), "e1-e2");
/// let start = Position::start("pacru".parse()?, "gy".parse()?);
/// let mv = text.to_move(&start)?;
/// assert_eq!(MoveText::from(mv), text);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MoveText(Form);

impl MoveText {
    /// The legal move of `position` that this text means; the error is the first reason why there is none.
    pub fn to_move(&self, position: &Position) -> Result<Move, Refusal> {
        position.legal_move(self.0)
    }
}

impl From<Move> for MoveText {
    fn from(mv: Move) -> MoveText {
        MoveText(mv.into())
    }
}

impl FromStr for MoveText {
    type Err = Refusal;

    /// Reads a move. Capital letters are allowed, spaces are not.
    fn from_str(text: &str) -> Result<MoveText, Refusal> {
        Form::read(text).map(MoveText)
    }
}

impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Form::Pass => f.write_str("pass"),
            Form::Reorient { at, rotation, payment } => {
                write!(f, "{at}{rotation}")?;
                write_list(f, false, payment)
            }
            Form::Travel { from, to, takes, twist, chosen } => {
                write!(f, "{from}{}{to}{}", if takes { 'x' } else { '-' }, twist.symbol())?;
                write_list(f, chosen.connection, chosen.fields.into_iter().flatten())
            }
        }
    }
}

/// Writes the list in parentheses, unless it is empty.
fn write_list(f: &mut fmt::Formatter<'_>, connection: bool, fields: impl IntoIterator<Item = Field>) -> fmt::Result {
    let mut separator = '(';
    if connection {
        f.write_str("(*")?;
        separator = ',';
    }
    for field in fields {
        write!(f, "{separator}{field}")?;
        separator = ',';
    }
    if separator == ',' { f.write_str(")") } else { Ok(()) }
}

/// The parts of a written move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Form {
    Travel { from: Field, to: Field, takes: bool, twist: TwistSign, chosen: MoveTextChoice },
    Reorient { at: Field, rotation: Rotation, payment: FieldSet },
    Pass,
}

/// The sign after the field arrived on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum TwistSign {
    Unwritten,
    /// `^`
    Straight,
    Left,
    Right,
}

impl TwistSign {
    const fn symbol(self) -> &'static str {
        match self {
            TwistSign::Unwritten => "",
            TwistSign::Straight => "^",
            TwistSign::Left => Rotation::Left45.symbol(),
            TwistSign::Right => Rotation::Right45.symbol(),
        }
    }
}

/// The list in parentheses after a travel: a star and at most one field, or at most two fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct MoveTextChoice {
    pub(crate) connection: bool,
    pub(crate) fields: [Option<Field>; 2],
}

impl MoveTextChoice {
    const NONE: MoveTextChoice = MoveTextChoice { connection: false, fields: [None; 2] };
}

impl From<Move> for Form {
    fn from(mv: Move) -> Form {
        match mv {
            Move::Pass => Form::Pass,
            Move::Reorient(r) => Form::Reorient { at: r.at, rotation: r.rotation, payment: r.payment.fields() },
            Move::Travel(travel) => {
                let twist = match travel.choice {
                    Choice::TwistLeft => TwistSign::Left,
                    Choice::TwistRight => TwistSign::Right,
                    _ => TwistSign::Unwritten,
                };
                let fields = match travel.choice {
                    Choice::Mark(field) => [Some(field), travel.meeting],
                    _ => [travel.meeting, None],
                };
                let chosen = MoveTextChoice { connection: travel.choice == Choice::Connection, fields };
                Form::Travel { from: travel.from, to: travel.to, takes: travel.pincer, twist, chosen }
            }
        }
    }
}

/// The longest text that is read. No move is that long.
const MAX_TEXT_LENGTH: usize = 32;

impl Form {
    /// Reads the form of a move, in capital or small letters, without spaces.
    fn read(text: &str) -> Result<Form, Refusal> {
        if text.len() > MAX_TEXT_LENGTH {
            return Err(form(MAX_TEXT_LENGTH + 1, "a move, which is shorter"));
        }
        if text.eq_ignore_ascii_case("pass") {
            return Ok(Form::Pass);
        }
        let folded = text.to_ascii_lowercase();
        let mut reader = Reader { text: &folded, at: 0 };
        let written = reader.parse_move()?;
        if reader.at < text.len() {
            return Err(reader.expected("the end of the move"));
        }
        Ok(written)
    }
}

fn form(column: usize, expected: &'static str) -> Refusal {
    Refusal { reason: Reason::Form { column, expected }, rule: None }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn expected(&self, what: &'static str) -> Refusal {
        form(self.text[..self.at].chars().count() + 1, what)
    }

    fn take(&mut self, sign: &str) -> bool {
        let found = self.text[self.at..].starts_with(sign);
        self.at += if found { sign.len() } else { 0 };
        found
    }

    fn field(&mut self) -> Result<Field, Refusal> {
        let field = self.text.get(self.at..self.at + 2).and_then(|text| text.parse().ok());
        let field = field.ok_or_else(|| self.expected("a field from a1 to i9"))?;
        self.at += 2;
        Ok(field)
    }

    fn parse_move(&mut self) -> Result<Form, Refusal> {
        let from = self.field()?;
        let takes = self.take("x");
        if !takes && !self.take("-") {
            return self.reorientation(from);
        }
        let to = self.field()?;
        let twist = if self.take("<") {
            TwistSign::Left
        } else if self.take(">") {
            TwistSign::Right
        } else if self.take("^") {
            TwistSign::Straight
        } else {
            TwistSign::Unwritten
        };
        let chosen = self.chosen()?;
        Ok(Form::Travel { from, to, takes, twist, chosen })
    }

    fn chosen(&mut self) -> Result<MoveTextChoice, Refusal> {
        let mut chosen = MoveTextChoice::NONE;
        if !self.take("(") {
            return Ok(chosen);
        }
        let mut fields = &mut chosen.fields[..];
        if self.take("*") {
            chosen.connection = true;
            fields = &mut chosen.fields[..1];
            if self.take(")") {
                return Ok(chosen);
            }
            self.comma()?;
        }
        let last = fields.len() - 1;
        for (n, place) in fields.iter_mut().enumerate() {
            *place = Some(self.field()?);
            if self.take(")") {
                return Ok(chosen);
            }
            if n < last {
                self.comma()?;
            }
        }
        Err(self.expected("')'"))
    }

    fn comma(&mut self) -> Result<(), Refusal> {
        if self.take(",") { Ok(()) } else { Err(self.expected("',' or ')'")) }
    }

    fn reorientation(&mut self, at: Field) -> Result<Form, Refusal> {
        let signs = [Rotation::Left90, Rotation::Left45, Rotation::Right90, Rotation::Right45];
        let Some(rotation) = signs.into_iter().find(|rotation| self.take(rotation.symbol())) else {
            return Err(self.expected("'-' or 'x' and a field, or a turn '<', '<<', '>' or '>>'"));
        };
        let mut payment = FieldSet::EMPTY;
        if !self.take("(") {
            return Err(self.expected("'(' and the markers given up"));
        }
        for _ in 0..Payment::MAX {
            let begin = self.at;
            let field = self.field()?;
            if payment.contains(field) {
                self.at = begin;
                return Err(self.expected("another field: this one is repeated"));
            }
            payment |= field.into();
            if self.take(")") {
                return Ok(Form::Reorient { at, rotation, payment });
            }
            self.comma()?;
        }
        self.at -= 1;
        Err(self.expected("')': at most four markers are given up"))
    }
}
