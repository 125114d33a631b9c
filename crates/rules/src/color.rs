//! The four colours, sets of colours, and containers with one value for each colour.

use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Index, IndexMut, Sub, SubAssign};

/// One of the four colours. The discriminants run clockwise around the board from the top.
///
/// The text form is the English name in small letters. [`FromStr`](core::str::FromStr) reads the name or the
/// [letter](Color::letter); capital letters are refused.
///
/// ```
/// use pacru_rules::Color;
///
/// assert_eq!("green".parse(), Ok(Color::Green));
/// assert_eq!("g".parse(), Ok(Color::Green));
/// assert_eq!(Color::Green.to_string(), "green");
/// assert!("Green".parse::<Color>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Color {
    /// Sits at the top.
    Yellow,
    /// Sits on the right.
    Red,
    /// Sits at the bottom.
    Green,
    /// Sits on the left.
    Black,
}

impl Color {
    /// All colours, clockwise from the top.
    pub const ALL: [Color; 4] = [Color::Yellow, Color::Red, Color::Green, Color::Black];

    /// The letter used in position strings: `y`, `r`, `g` or `b`.
    ///
    /// ```
    /// # use pacru_rules::Color;
    /// assert_eq!(Color::Green.letter(), 'g');
    /// assert_eq!(Color::from_letter('g'), Some(Color::Green));
    /// assert_eq!(Color::from_letter('G'), None);
    /// ```
    pub const fn letter(self) -> char {
        match self {
            Color::Yellow => 'y',
            Color::Red => 'r',
            Color::Green => 'g',
            Color::Black => 'b',
        }
    }

    /// The colour of a small letter; `None` for any other character.
    pub const fn from_letter(letter: char) -> Option<Color> {
        match letter {
            'y' => Some(Color::Yellow),
            'r' => Some(Color::Red),
            'g' => Some(Color::Green),
            'b' => Some(Color::Black),
            _ => None,
        }
    }

    /// The English name, small letters.
    pub const fn name(self) -> &'static str {
        match self {
            Color::Yellow => "yellow",
            Color::Red => "red",
            Color::Green => "green",
            Color::Black => "black",
        }
    }

    /// The colour that sits on the other side of the board.
    #[must_use]
    pub const fn opposite(self) -> Color {
        Color::ALL[(self as usize + 2) % 4]
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A set of colours. `|` is the union, `&` the intersection, and `-` the difference of two sets.
///
/// ```
/// use pacru_rules::{Color, ColorSet};
///
/// let players: ColorSet = [Color::Green, Color::Yellow].into_iter().collect();
/// let out = ColorSet::from(Color::Green);
/// assert_eq!((players - out).iter().next(), Some(Color::Yellow));
/// assert_eq!(players | out, players);
/// assert_eq!(players & out, out);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ColorSet(u8);

impl ColorSet {
    /// No colour.
    pub const EMPTY: ColorSet = ColorSet(0);

    /// Whether the colour is in the set.
    pub const fn contains(self, color: Color) -> bool {
        self.0 >> color as u8 & 1 != 0
    }

    /// The set with this colour as well.
    #[must_use]
    pub const fn with(self, color: Color) -> ColorSet {
        ColorSet(self.0 | 1 << color as u8)
    }

    /// The set without this colour.
    #[must_use]
    pub const fn without(self, color: Color) -> ColorSet {
        ColorSet(self.0 & !(1 << color as u8))
    }

    /// How many colours are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The colours of the set, clockwise from the top.
    pub fn iter(self) -> Colors {
        Colors(self)
    }
}

/// Iterator over the colours of a [`ColorSet`], clockwise from the top.
#[derive(Clone, Debug)]
pub struct Colors(ColorSet);

impl Iterator for Colors {
    type Item = Color;

    #[inline]
    fn next(&mut self) -> Option<Color> {
        let first = *Color::ALL.get(self.0.0.trailing_zeros() as usize)?;
        self.0 = self.0.without(first);
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Colors {}

impl IntoIterator for ColorSet {
    type Item = Color;
    type IntoIter = Colors;

    fn into_iter(self) -> Colors {
        self.iter()
    }
}

impl From<Color> for ColorSet {
    fn from(color: Color) -> ColorSet {
        ColorSet::EMPTY.with(color)
    }
}

macro_rules! operator {
    ($trait:ident $method:ident, $assign:ident $assign_method:ident, |$a:ident, $b:ident| $result:expr) => {
        impl $trait for ColorSet {
            type Output = ColorSet;

            fn $method(self, other: ColorSet) -> ColorSet {
                let ($a, $b) = (self.0, other.0);
                ColorSet($result)
            }
        }

        impl $assign for ColorSet {
            fn $assign_method(&mut self, other: ColorSet) {
                *self = $trait::$method(*self, other);
            }
        }
    };
}

operator!(BitAnd bitand, BitAndAssign bitand_assign, |a, b| a & b);
operator!(BitOr bitor, BitOrAssign bitor_assign, |a, b| a | b);
operator!(Sub sub, SubAssign sub_assign, |a, b| a & !b);

impl FromIterator<Color> for ColorSet {
    fn from_iter<I: IntoIterator<Item = Color>>(colors: I) -> ColorSet {
        colors.into_iter().fold(ColorSet::EMPTY, ColorSet::with)
    }
}

impl fmt::Debug for ColorSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// One value for each colour, indexed by [`Color`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ByColor<T>(pub(crate) [T; 4]);

impl<T> ByColor<T> {
    /// Computes the value of each colour.
    pub fn from_fn(f: impl FnMut(Color) -> T) -> ByColor<T> {
        ByColor(Color::ALL.map(f))
    }

    /// The values with their colours, clockwise from the top.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (Color, &T)> {
        Color::ALL.into_iter().zip(&self.0)
    }

    /// The values with their colours, clockwise from the top, to be changed.
    ///
    /// ```
    /// use pacru_rules::{ByColor, Color};
    ///
    /// let mut counts: ByColor<u32> = ByColor::default();
    /// for (color, count) in counts.iter_mut() {
    ///     *count += u32::from(color == Color::Red);
    /// }
    /// assert_eq!((counts[Color::Red], counts[Color::Green]), (1, 0));
    /// ```
    pub fn iter_mut(&mut self) -> impl ExactSizeIterator<Item = (Color, &mut T)> {
        Color::ALL.into_iter().zip(&mut self.0)
    }

    /// Applies a function to each value.
    ///
    /// ```
    /// use pacru_rules::{ByColor, Color};
    ///
    /// let lengths = ByColor::from_fn(Color::name).map(str::len);
    /// assert_eq!(lengths[Color::Red], 3);
    /// assert_eq!(lengths.iter().map(|(_, length)| length).sum::<usize>(), 19);
    /// ```
    pub fn map<U>(self, f: impl FnMut(T) -> U) -> ByColor<U> {
        ByColor(self.0.map(f))
    }
}

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    #[inline]
    fn index(&self, color: Color) -> &T {
        &self.0[color as usize]
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    #[inline]
    fn index_mut(&mut self, color: Color) -> &mut T {
        &mut self.0[color as usize]
    }
}
