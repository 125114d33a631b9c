//! The order of play.

use crate::{Color, ColorSet};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

/// The colours that play, in order of play: two that sit opposite each other, any three, or all four, in any order.
///
/// The text form is the letters of the colours: `gy`. [`FromStr`] reads small letters only; in a position string
/// capital letters are players who are out. The standard orders are those of [`TurnOrder::standard`].
///
/// ```
/// use pacru_rules::{Color, TurnOrder};
///
/// let order: TurnOrder = "yrb".parse()?;
/// assert_eq!(order.colors(), [Color::Yellow, Color::Red, Color::Black]);
/// assert_eq!(order.next(Color::Black), Color::Yellow);
/// assert_eq!(TurnOrder::standard(4).unwrap().to_string(), "yrgb");
/// assert_eq!("yr".parse::<TurnOrder>().unwrap_err().to_string(), "two players sit opposite each other: gy, yg, rb or br");
/// # Ok::<(), pacru_rules::error::TurnOrderError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TurnOrder(u8);

/// An order of play. A [`TurnOrder`] is a row number in the table of all of them.
#[derive(Clone, Copy)]
struct Seating {
    seats: [Color; 4],
    players: u8,
    next: [Color; 4],
}

/// The number of orders: 4 with two players, 24 with three, 24 with four.
const ORDERS: usize = 52;
static SEATINGS: [Seating; ORDERS] = seatings();

const fn seatings() -> [Seating; ORDERS] {
    let blank = Seating { seats: [Color::Yellow; 4], players: 0, next: [Color::Yellow; 4] };
    let mut table = [blank; ORDERS];
    let mut rows = 0;
    // Every sequence of up to four colours, as digits to base five: 0 ends it, 1 to 4 are colours.
    let mut code = 0;
    while code < 625 {
        if let Some(seating) = seating([code % 5, code / 5 % 5, code / 25 % 5, code / 125]) {
            table[rows] = seating;
            rows += 1;
        }
        code += 1;
    }
    assert!(rows == ORDERS);
    table
}

const fn seating(digits: [usize; 4]) -> Option<Seating> {
    let mut seats = [Color::Yellow; 4];
    let mut next = [Color::Yellow; 4];
    let mut seen = ColorSet::EMPTY;
    let mut players = 0;
    let mut ended = false;
    let mut i = 0;
    while i < 4 {
        if digits[i] == 0 {
            ended = true;
        } else {
            let color = Color::ALL[digits[i] - 1];
            if ended || seen.contains(color) {
                return None;
            }
            seen = seen.with(color);
            seats[players] = color;
            players += 1;
        }
        i += 1;
    }
    if players < 2 || players == 2 && seats[0].opposite() as u8 != seats[1] as u8 {
        return None;
    }
    i = 0;
    while i < players {
        next[seats[i] as usize] = seats[(i + 1) % players];
        i += 1;
    }
    Some(Seating { seats, players: players as u8, next })
}

impl TurnOrder {
    /// The order of these colours. An error if they are not two opposite colours, three, or four, or one is repeated.
    pub fn new(colors: &[Color]) -> Result<TurnOrder, TurnOrderError> {
        if let Some(row) = SEATINGS.iter().position(|row| row.seats[..row.players as usize] == *colors) {
            return Ok(TurnOrder(row as u8));
        }
        Err(match colors.len() {
            2..=4 if colors.iter().copied().collect::<ColorSet>().len() < colors.len() => TurnOrderError::Repeated,
            2 => TurnOrderError::NotOpposite,
            n => TurnOrderError::Players(n),
        })
    }

    /// The standard order: `gy` for two players, `yrb` for three, `yrgb` for four. `None` for other numbers.
    pub fn standard(players: usize) -> Option<TurnOrder> {
        use Color::{Black, Green, Red, Yellow};
        let colors: &[Color] = match players {
            2 => &[Green, Yellow],
            3 => &[Yellow, Red, Black],
            4 => &[Yellow, Red, Green, Black],
            _ => return None,
        };
        TurnOrder::new(colors).ok()
    }

    /// All 52 orders.
    pub fn all() -> impl ExactSizeIterator<Item = TurnOrder> {
        (0..ORDERS as u8).map(TurnOrder)
    }

    fn row(self) -> &'static Seating {
        &SEATINGS[self.0 as usize]
    }

    /// The colours in order of play.
    pub fn colors(self) -> &'static [Color] {
        let row = self.row();
        &row.seats[..row.players as usize]
    }

    /// How many players there are at the start.
    #[inline]
    pub fn player_count(self) -> usize {
        self.row().players as usize
    }

    /// The letters of the colours in a set, in order of play.
    pub(crate) fn letters_of(self, colors: ColorSet) -> String {
        self.colors().iter().filter(|&&color| colors.contains(color)).map(|color| color.letter()).collect()
    }

    /// Whether the colour plays.
    pub fn contains(self, color: Color) -> bool {
        self.colors().contains(&color)
    }

    /// The place of a colour in the order, from 0; `None` if it does not play.
    pub fn index_of(self, color: Color) -> Option<usize> {
        self.colors().iter().position(|&seat| seat == color)
    }

    /// The colour after this one in the order, no matter whether that player is out. For a colour that does not play,
    /// yellow.
    #[inline]
    pub fn next(self, color: Color) -> Color {
        self.row().next[color as usize]
    }
}

impl fmt::Display for TurnOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.colors().iter().try_for_each(|color| write!(f, "{}", color.letter()))
    }
}

impl fmt::Debug for TurnOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TurnOrder({self})")
    }
}

/// Why some colours are not an order of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TurnOrderError {
    /// A character is not one of `y r g b`.
    NotAColor(char),
    /// A colour is repeated.
    Repeated,
    /// Two players who do not sit opposite each other.
    NotOpposite,
    /// Not two to four players.
    Players(usize),
}

impl fmt::Display for TurnOrderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TurnOrderError::NotAColor(letter) => {
                write!(f, "'{}' is not a colour: use y, r, g or b", letter.escape_debug())
            }
            TurnOrderError::Repeated => f.write_str("a colour is repeated"),
            TurnOrderError::NotOpposite => f.write_str("two players sit opposite each other: gy, yg, rb or br"),
            TurnOrderError::Players(n) => {
                write!(f, "{n} player{}: two, three or four can play", if *n == 1 { "" } else { "s" })
            }
        }
    }
}

impl core::error::Error for TurnOrderError {}

impl FromStr for TurnOrder {
    type Err = TurnOrderError;

    /// Reads the letters of the colours in order of play, such as `gy` or `yrgb`. Small letters only.
    fn from_str(text: &str) -> Result<TurnOrder, TurnOrderError> {
        let mut colors = Vec::with_capacity(4);
        for letter in text.chars() {
            colors.push(Color::from_letter(letter).ok_or(TurnOrderError::NotAColor(letter))?);
            if colors.len() > 4 {
                return Err(TurnOrderError::Players(text.chars().count()));
            }
        }
        TurnOrder::new(&colors)
    }
}
