//! A position: the board, who plays what, and whose turn it is.

use crate::position::chevron::ChevronList;
use crate::{ByColor, Chevron, Color, ColorSet, Facing, Field, FieldSet, Ruleset, TurnOrder};
use alloc::vec::Vec;

/// The markers and chevrons on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Board {
    pub(crate) markers: ByColor<FieldSet>,
    pub(crate) chevrons: ByColor<ChevronList>,
    /// All fields with a chevron: the union of the fields in `chevrons`.
    pub(crate) occupied: FieldSet,
}

/// A position of one of the three games: the board, who plays what, whose turn it is, and the counts of turns.
///
/// A position is consistent: it comes from [`Position::start`], from a legal move, or from a [`Setup`](crate::Setup) or
/// position string that passed the checks of [`Setup::position`](crate::Setup::position). Such a position need not be
/// reachable by play. Only [`Position::play_unchecked`] with an illegal move gives a position that is not consistent.
///
/// A *turn* is one move, pass or reorientation of one player, and [`Position::turn_number`] counts them. A *round* is
/// one turn of each player, as numbered in [records](crate::record). A [`Ply`](crate::Ply) is one action of a
/// [`Game`](crate::Game): a turn, or a departure, which is not a turn.
///
/// ```
/// use pacru_rules::{Color, Position};
///
/// let position: Position = "pacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1".parse()?;
/// assert_eq!(position, Position::start("pacru".parse()?, "gy".parse()?));
/// assert_eq!(position.to_move(), Color::Green);
/// assert_eq!(position.count_moves(), 28);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Position strings
///
/// The text form is one line of seven parts with single spaces between:
///
/// ```text
/// game[:options] order to-move board last-round idle turn
/// ```
///
/// | part | meaning |
/// |---|---|
/// | game\[:options\] | the [`Ruleset`]: `shacru`, `azacru` or `pacru`; options with commas between, in the order `meet9`, `target=N`, `notwist` |
/// | order | the letters of the colours in order of play, a [`TurnOrder`]; a capital letter is a player who is out, as in `yRgb` |
/// | to-move | the letter of the player to move |
/// | board | ranks 9 to 1 with `/` between, each from file a to file i |
/// | last-round | Azacru: the letter of the player who passed first; otherwise `-` |
/// | idle | [`Position::idle`], 0 to 1,000,000 |
/// | turn | [`Position::turn_number`], 1 to 1,000,000 |
///
/// The letters of the colours are `y`, `r`, `g` and `b`. In a rank:
///
/// | text | meaning |
/// |---|---|
/// | `1` to `9` | that many fields without marker and chevron |
/// | `y` | a yellow marker without a chevron |
/// | `Y4` | a yellow chevron facing south on a neutral field; the digit is the [`Facing`], 0 for north, clockwise to 7 |
/// | `Y4+` | the same on a yellow marker |
///
/// Reading is strict. The fields of each rank must add up to nine, two numbers may not follow each other, and numbers
/// have no sign and no leading zeros. An error is a [`PositionError`](crate::error::PositionError) with the part, the
/// column and what is wrong. A position has exactly one text: reading and writing gives the same string.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) board: Board,
    pub(crate) idle: u32,
    pub(crate) turn_number: u32,
    pub(crate) ruleset: Ruleset,
    pub(crate) order: TurnOrder,
    pub(crate) to_move: Color,
    pub(crate) out: ColorSet,
    pub(crate) last_round: Option<Color>,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(size_of::<Position>() == 128, "a position has 128 bytes");

/// The largest idle count and turn number that are written; play does not count further.
pub(crate) const COUNT_LIMIT: u32 = 1_000_000;

impl Board {
    pub(crate) const EMPTY: Board = Board {
        markers: ByColor([FieldSet::EMPTY; 4]),
        chevrons: ByColor([ChevronList::EMPTY; 4]),
        occupied: FieldSet::EMPTY,
    };

    #[inline]
    pub(crate) fn all_markers(&self) -> FieldSet {
        let [y, r, g, b] = self.markers.0;
        y | r | g | b
    }

    pub(crate) fn marker(&self, field: Field) -> Option<Color> {
        Color::ALL.into_iter().find(|&color| self.markers[color].contains(field))
    }

    pub(crate) fn chevron(&self, field: Field) -> Option<(Color, Chevron)> {
        if !self.occupied.contains(field) {
            return None;
        }
        Color::ALL.into_iter().find_map(|color| Some((color, self.chevrons[color].at(field)?)))
    }
}

impl Position {
    /// The game and its options.
    pub fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    /// The colours in order of play.
    pub fn order(&self) -> TurnOrder {
        self.order
    }

    /// Whose turn it is. After the end of a game this is the winner in Pacru (`target`, `last`), otherwise the player
    /// whose turn would come next; for the result see [`Position::outcome`].
    pub fn to_move(&self) -> Color {
        self.to_move
    }

    /// The players who are out of the game.
    pub fn out(&self) -> ColorSet {
        self.out
    }

    /// The players who are still in.
    pub fn players_in(&self) -> ColorSet {
        self.order.colors().iter().copied().filter(|&color| !self.out.contains(color)).collect()
    }

    /// In Azacru's last round the player who passed first (A-R10); otherwise `None`.
    pub fn last_round(&self) -> Option<Color> {
        self.last_round
    }

    /// How many turns in a row have changed no marker and taken no chevron off the board, up to now. A pass is such a
    /// turn.
    pub fn idle(&self) -> u32 {
        self.idle
    }

    /// The number of the turn, from 1. It grows by one with every move, pass and reorientation; departures do not
    /// count.
    pub fn turn_number(&self) -> u32 {
        self.turn_number
    }

    /// The fields with a marker of this colour.
    pub fn markers(&self, color: Color) -> FieldSet {
        self.board.markers[color]
    }

    /// The fields without a marker.
    pub fn neutral(&self) -> FieldSet {
        !self.board.all_markers()
    }

    /// The fields with a chevron.
    pub fn occupied(&self) -> FieldSet {
        self.board.occupied
    }

    /// The chevrons of this colour.
    pub fn chevrons(&self, color: Color) -> impl Iterator<Item = Chevron> + use<> {
        self.board.chevrons[color].iter()
    }

    /// The colour of the marker on a field.
    pub fn marker_on(&self, field: Field) -> Option<Color> {
        self.board.marker(field)
    }

    /// The owner and facing of the chevron on a field.
    pub fn chevron_on(&self, field: Field) -> Option<(Color, Facing)> {
        self.board.chevron(field).map(|(color, chevron)| (color, chevron.facing()))
    }

    /// Markers on the board, for each player in order of play.
    pub fn marker_counts(&self) -> Vec<usize> {
        self.order.colors().iter().map(|&color| self.board.markers[color].len()).collect()
    }

    /// The markers needed to win (R1), as [`Ruleset::target`]; only Pacru has a target.
    pub fn target(&self) -> Option<usize> {
        self.ruleset.target(self.order.player_count())
    }

    /// How far a chevron of this colour that stands here may travel (A-R4, R5): the colour's markers in the
    /// borderland, at least one. In Shacru every move is one field.
    pub fn power(&self, color: Color, from: Field) -> u8 {
        match self.ruleset {
            Ruleset::Shacru { .. } => 1,
            _ => (self.board.markers[color] & from.borderland().fields()).len().max(1) as u8,
        }
    }

    /// The number of idle turns in a row after which the game ends: 40 × the number of players at the start.
    pub fn idle_limit(&self) -> u32 {
        40 * self.order.player_count() as u32
    }

    /// The player whose turn comes after that of `color`: the next one who is in. In Azacru's last round also the
    /// player who passed first, in or out, because the round ends there.
    #[inline]
    pub(crate) fn player_after(&self, color: Color) -> Color {
        let mut seat = self.order.next(color);
        while self.out.contains(seat) && self.last_round != Some(seat) && seat != color {
            seat = self.order.next(seat);
        }
        seat
    }

    /// A 64-bit hash of the board, the player to move, the players who are out, and the last round.
    ///
    /// Compare it only between positions of one game: ruleset and turn order are left out, and so are the idle count
    /// and the turn number. Different positions can have the same key, but that is very unlikely.
    ///
    /// ```
    /// use pacru_rules::{TurnOrder, Position, Ruleset};
    ///
    /// let start = Position::start(Ruleset::SHACRU, TurnOrder::standard(2).unwrap());
    /// let after = |text: &str| start.play_unchecked(start.parse_move(text).unwrap());
    /// assert_eq!(after("e1-e2").hash_key(), after("e1-e2").hash_key());
    /// assert_ne!(after("e1-e2").hash_key(), after("e1-d2").hash_key());
    /// ```
    #[inline]
    pub fn hash_key(&self) -> u64 {
        let last_round = self.last_round.map_or(4, |color| color as u64);
        let mut key = mix(0x9e37_79b9_7f4a_7c15, self.to_move as u64 | last_round << 8);
        for color in Color::ALL {
            let markers = self.board.markers[color].0;
            key = mix(key ^ markers as u64, 0xff51_afd7_ed55_8ccd);
            key = mix(key ^ (markers >> 64) as u64, 0xc4ce_b9fe_1a85_ec53);
            // The order of a player's chevrons must not matter, so their hashes are added up.
            let chevron = |code: u16| mix(u64::from(code) + 1, 0x2127_599b_f432_5c37 ^ color as u64);
            let [a, b, c, d] = self.board.chevrons[color].codes().map(chevron);
            key = mix(key ^ a.wrapping_add(b).wrapping_add(c).wrapping_add(d), 0x8803_55f2_1e6d_1965);
            key ^= u64::from(self.out.contains(color)) << color as u64;
        }
        key
    }
}

/// Multiplies to 128 bits and folds the halves.
#[inline]
const fn mix(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    product as u64 ^ (product >> 64) as u64
}
