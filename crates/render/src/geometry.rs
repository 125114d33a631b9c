//! Where things lie in the picture, in abstract units, with the board turned for whoever sits at the bottom.

use pacru_rules::{Color, Facing, Field};

/// The width of a field. All places and sizes of a scene are in these units.
pub const FIELD_SIZE: i32 = 100;

/// The frame around the fields, with and without room for coordinates.
const WIDE_MARGIN: i32 = 64;
const SLIM_MARGIN: i32 = 34;

/// How far outside the fields the coordinates stand.
const LABEL_OFFSET: i32 = 23;

/// A place in the picture: to the right and downwards from the top left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub struct Point {
    pub x: i32,
    pub y: i32,
}

/// A side of the picture, clockwise from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Side {
    Top,
    Right,
    Bottom,
    Left,
}

impl Side {
    /// All sides, clockwise from the top.
    pub const ALL: [Side; 4] = [Side::Top, Side::Right, Side::Bottom, Side::Left];
}

/// How the board lies in the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    /// Clockwise quarter turns from the usual way, with green at the bottom.
    turns: u8,
    pub(crate) margin: i32,
}

impl Layout {
    pub(crate) fn new(bottom: Color, coordinates: bool) -> Layout {
        Layout {
            turns: (Color::Green as u8 + 4 - bottom as u8) % 4,
            margin: if coordinates { WIDE_MARGIN } else { SLIM_MARGIN },
        }
    }

    /// The width and height of the whole picture.
    pub(crate) fn size(self) -> i32 {
        9 * FIELD_SIZE + 2 * self.margin
    }

    /// Column and row of a field, from the top left.
    pub(crate) fn cell(self, field: Field) -> (u8, u8) {
        (0..self.turns).fold((field.file(), 8 - field.rank()), |(column, row), _| (8 - row, column))
    }

    pub(crate) fn center(self, field: Field) -> Point {
        let (column, row) = self.cell(field);
        Point { x: self.along(column), y: self.along(row) }
    }

    /// The middle of a column or row.
    fn along(self, cell: u8) -> i32 {
        self.margin + i32::from(cell) * FIELD_SIZE + FIELD_SIZE / 2
    }

    /// Degrees clockwise from the top of the picture.
    pub(crate) fn angle(self, facing: Facing) -> u16 {
        facing.rotated_by(2 * self.turns) as u16 * 45
    }

    /// Where a colour sits.
    pub(crate) fn side(self, color: Color) -> Side {
        Side::ALL[(color as usize + self.turns as usize) % 4]
    }

    /// The coordinates under the board and left of it, with their places: on a turned board the files may run upwards.
    pub(crate) fn labels(self) -> impl Iterator<Item = (char, Point)> {
        let below = self.margin + 9 * FIELD_SIZE + LABEL_OFFSET;
        let left = self.margin - LABEL_OFFSET;
        let upright = self.turns.is_multiple_of(2);
        (0..9).flat_map(move |n| {
            // The fields a1, b2, … i9 lie beside both their letter and their digit, however the board is turned.
            let (column, row) = Field::new(n, n).map(|field| self.cell(field)).unwrap_or_default();
            let (letter, digit) = ((b'a' + n) as char, (b'1' + n) as char);
            let (bottom, side) = if upright { (letter, digit) } else { (digit, letter) };
            [(bottom, Point { x: self.along(column), y: below }), (side, Point { x: left, y: self.along(row) })]
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_colour_comes_to_the_bottom() {
        for color in Color::ALL {
            let layout = Layout::new(color, true);
            assert_eq!(layout.side(color), Side::Bottom);
            assert_eq!(layout.side(color.opposite()), Side::Top);
        }
    }

    #[test]
    fn the_first_chevron_of_the_bottom_player_points_up() {
        let homes = [("e9", Facing::South), ("i5", Facing::West), ("e1", Facing::North), ("a5", Facing::East)];
        for (color, (home, facing)) in Color::ALL.into_iter().zip(homes) {
            let layout = Layout::new(color, false);
            assert_eq!(layout.cell(home.parse().unwrap()), (4, 8));
            assert_eq!(layout.angle(facing), 0);
        }
    }

    #[test]
    fn labels_stand_beside_their_fields() {
        for color in Color::ALL {
            let layout = Layout::new(color, true);
            for (text, place) in layout.labels() {
                let in_line = Field::all().filter(|field| field.to_string().contains(text)).all(|field| {
                    let center = layout.center(field);
                    center.x == place.x || center.y == place.y
                });
                assert!(in_line, "{text} with {color} at the bottom");
            }
        }
    }
}
