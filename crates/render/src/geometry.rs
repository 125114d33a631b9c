//! Coordinates in the picture, with the board rotated for the player at the bottom.

use pacru_rules::{Color, Facing, Field};

/// The width of a field in units of the picture.
pub const FIELD_SIZE: i32 = 100;

/// The width of the frame with coordinates.
const WIDE_MARGIN: i32 = 64;

/// The width of the frame without coordinates.
const SLIM_MARGIN: i32 = 34;

/// The distance of the coordinates from the fields.
const LABEL_OFFSET: i32 = 23;

/// A point in the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Point {
    /// The distance from the left edge.
    pub x: i32,
    /// The distance from the top edge.
    pub y: i32,
}

/// A side of the picture, clockwise from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The top.
    Top,
    /// The right side.
    Right,
    /// The bottom.
    Bottom,
    /// The left side.
    Left,
}

impl Side {
    /// All sides, clockwise from the top.
    pub const ALL: [Side; 4] = [Side::Top, Side::Right, Side::Bottom, Side::Left];
}

/// The rotation of the board and the margin around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    /// Clockwise quarter turns; 0 with green at the bottom.
    quarters: u8,
    pub(crate) margin: i32,
}

impl Layout {
    pub(crate) fn new(bottom: Color, coordinates: bool) -> Layout {
        Layout {
            quarters: (Color::Green as u8 + 4 - bottom as u8) % 4,
            margin: if coordinates { WIDE_MARGIN } else { SLIM_MARGIN },
        }
    }

    /// The width and height of the whole picture.
    pub(crate) fn size(self) -> i32 {
        9 * FIELD_SIZE + 2 * self.margin
    }

    /// Column and row of a field, from the top left.
    pub(crate) fn cell(self, field: Field) -> (u8, u8) {
        (0..self.quarters).fold((field.file(), 8 - field.rank()), |(column, row), _| (8 - row, column))
    }

    pub(crate) fn center(self, field: Field) -> Point {
        let (column, row) = self.cell(field);
        Point { x: self.along(column), y: self.along(row) }
    }

    /// The centre of a column or row.
    fn along(self, cell: u8) -> i32 {
        self.margin + i32::from(cell) * FIELD_SIZE + FIELD_SIZE / 2
    }

    /// The direction of a facing in degrees clockwise from the top of the picture.
    pub(crate) fn angle(self, facing: Facing) -> u16 {
        facing.rotated_by(2 * self.quarters) as u16 * 45
    }

    /// The side where a player sits.
    pub(crate) fn side(self, color: Color) -> Side {
        Side::ALL[(color as usize + self.quarters as usize) % 4]
    }

    /// The coordinates below and left of the board with their centres. After a quarter turn the letters are on the left.
    pub(crate) fn labels(self) -> impl Iterator<Item = (char, Point)> {
        let below = self.margin + 9 * FIELD_SIZE + LABEL_OFFSET;
        let left = self.margin - LABEL_OFFSET;
        let upright = self.quarters.is_multiple_of(2);
        (0..9).flat_map(move |n| {
            // The fields a1, b2, … i9 give the column or row of both a letter and a digit in every rotation.
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
    fn each_colour_can_be_at_the_bottom() {
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
    fn labels_are_in_line_with_their_fields() {
        for color in Color::ALL {
            let layout = Layout::new(color, true);
            for (text, point) in layout.labels() {
                let in_line = Field::all().filter(|field| field.to_string().contains(text)).all(|field| {
                    let center = layout.center(field);
                    center.x == point.x || center.y == point.y
                });
                assert!(in_line, "{text} with {color} at the bottom");
            }
        }
    }
}
