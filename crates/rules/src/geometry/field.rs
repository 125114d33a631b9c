//! The 81 fields and the nine borderlands.

use crate::geometry::tables;
use crate::{Facing, FieldSet};
use core::fmt;
use core::num::NonZeroU8;
use core::str::FromStr;

/// One of the 81 fields: files a to i from left to right, ranks 1 to 9 from bottom to top.
///
/// The text form is the file and the rank: `e4`. [`FromStr`] reads exactly these two characters and refuses capital
/// letters.
///
/// ```
/// use pacru_rules::{Facing, Field};
///
/// let e4: Field = "e4".parse()?;
/// assert_eq!(e4, Field::E4);
/// assert_eq!((e4.file(), e4.rank()), (4, 3));
/// assert_eq!(e4.step(Facing::NorthEast), Some(Field::F5));
/// assert_eq!(e4.to_string(), "e4");
/// assert!("j4".parse::<Field>().is_err());
/// # Ok::<(), pacru_rules::error::ParseFieldError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Field(NonZeroU8);

impl Field {
    /// How many fields the board has.
    pub const COUNT: usize = 81;

    /// The field in this file (0 = a) and rank (0 = 1), if it is on the board.
    pub const fn new(file: u8, rank: u8) -> Option<Field> {
        if file < 9 && rank < 9 { Field::from_index(rank * 9 + file) } else { None }
    }

    /// The field with this index in the order a1, b1, … i1, a2, … i9.
    #[inline]
    pub const fn from_index(index: u8) -> Option<Field> {
        // Stored one higher, so that an absent field costs no extra byte in a move.
        if index < 81 {
            match NonZeroU8::new(index + 1) {
                Some(code) => Some(Field(code)),
                None => None,
            }
        } else {
            None
        }
    }

    /// The index in the order a1, b1, … i1, a2, … i9.
    #[inline]
    pub const fn index(self) -> u8 {
        self.0.get() - 1
    }

    /// The index plus one: what is stored, and the row in the table of single fields.
    #[inline]
    pub(crate) const fn code(self) -> u8 {
        self.0.get()
    }

    /// 0 for file a to 8 for file i.
    pub const fn file(self) -> u8 {
        self.index() % 9
    }

    /// 0 for rank 1 to 8 for rank 9.
    pub const fn rank(self) -> u8 {
        self.index() / 9
    }

    /// The borderland the field lies in.
    #[inline]
    pub const fn borderland(self) -> Borderland {
        Borderland(tables::BORDERLAND_OF[self.index() as usize])
    }

    /// The next field in this direction; `None` at the edge.
    pub const fn step(self, direction: Facing) -> Option<Field> {
        let (files, ranks) = direction.delta();
        Field::new(self.file().wrapping_add_signed(files), self.rank().wrapping_add_signed(ranks))
    }

    /// The direction from here to another field; `None` if no straight line leads there.
    #[inline]
    pub const fn direction_to(self, other: Field) -> Option<Facing> {
        tables::DIRECTION[self.index() as usize][other.index() as usize]
    }

    /// The larger of the distances in files and ranks: on a straight line the number of steps.
    pub const fn distance(self, other: Field) -> u8 {
        let files = self.file().abs_diff(other.file());
        let ranks = self.rank().abs_diff(other.rank());
        if files > ranks { files } else { ranks }
    }

    /// All fields from here to the edge in this direction, without this one.
    #[inline]
    pub const fn ray(self, direction: Facing) -> FieldSet {
        tables::RAY[self.index() as usize * 8 + direction as usize]
    }

    /// The fields strictly between two fields on a straight line; empty if they are not on one.
    pub const fn between(self, other: Field) -> FieldSet {
        match self.direction_to(other) {
            Some(direction) => self.ray(direction).intersection(other.ray(direction.opposite())),
            None => FieldSet::EMPTY,
        }
    }

    /// All fields in the order a1, b1, … i1, a2, … i9.
    pub fn all() -> impl DoubleEndedIterator<Item = Field> + ExactSizeIterator {
        Field::ALL.into_iter()
    }
}

/// One constant for each field, and the list of them all.
macro_rules! fields {
    ($($name:ident)*) => {
        impl Field {
            $(#[doc = concat!("The field ", stringify!($name), ".")]
            pub const $name: Field = Field(NonZeroU8::new(Constant::$name as u8 + 1).expect("not zero"));)*
        }

        impl Field {
            /// All fields in the order a1, b1, … i1, a2, … i9.
            pub const ALL: [Field; Field::COUNT] = [$(Field::$name),*];
        }

        #[derive(Clone, Copy)]
        enum Constant {
            $($name),*
        }
    };
}

fields! {
    A1 B1 C1 D1 E1 F1 G1 H1 I1
    A2 B2 C2 D2 E2 F2 G2 H2 I2
    A3 B3 C3 D3 E3 F3 G3 H3 I3
    A4 B4 C4 D4 E4 F4 G4 H4 I4
    A5 B5 C5 D5 E5 F5 G5 H5 I5
    A6 B6 C6 D6 E6 F6 G6 H6 I6
    A7 B7 C7 D7 E7 F7 G7 H7 I7
    A8 B8 C8 D8 E8 F8 G8 H8 I8
    A9 B9 C9 D9 E9 F9 G9 H9 I9
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file()) as char, self.rank() + 1)
    }
}

impl fmt::Debug for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a field from a1 to i9.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseFieldError;

impl fmt::Display for ParseFieldError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a field: a field is a letter a to i and a digit 1 to 9, such as e4")
    }
}

impl core::error::Error for ParseFieldError {}

impl FromStr for Field {
    type Err = ParseFieldError;

    /// Reads a small letter `a` to `i` and a digit `1` to `9`. Capital letters are refused here; in moves they are
    /// allowed.
    fn from_str(text: &str) -> Result<Field, ParseFieldError> {
        match *text.as_bytes() {
            [file @ b'a'..=b'i', rank @ b'1'..=b'9'] => Field::new(file - b'a', rank - b'1').ok_or(ParseFieldError),
            _ => Err(ParseFieldError),
        }
    }
}

/// One of the nine borderlands of 3 × 3 fields, numbered as the fields are: from the bottom left, row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Borderland(u8);

impl Borderland {
    /// How many borderlands the board has.
    pub const COUNT: usize = 9;
    /// The one in the middle of the board.
    pub const MIDDLE: Borderland = Borderland(4);

    /// 0 at the bottom left, 2 at the bottom right, 8 at the top right.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The nine fields.
    #[inline]
    pub const fn fields(self) -> FieldSet {
        tables::BORDERLAND[self.0 as usize]
    }

    /// All borderlands, from the bottom left.
    pub fn all() -> impl ExactSizeIterator<Item = Borderland> {
        (0..9).map(Borderland)
    }
}
