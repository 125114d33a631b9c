//! The four colours, sets of them, and one value for each.

use std::fmt;
use std::ops::{Index, IndexMut};

/// One of the four colours. The discriminants run clockwise around the board from the top.
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

    /// The colour of a small letter.
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

/// A set of colours.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
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

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The colours of the set, clockwise from the top.
    pub fn iter(self) -> impl Iterator<Item = Color> + Clone {
        Color::ALL.into_iter().filter(move |&color| self.contains(color))
    }
}

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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByColor<T>(pub(crate) [T; 4]);

impl<T> ByColor<T> {
    /// Computes the value of each colour.
    pub fn from_fn(f: impl FnMut(Color) -> T) -> ByColor<T> {
        ByColor(Color::ALL.map(f))
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
