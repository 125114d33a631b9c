//! Positions that are the same but for the way one looks at them: turned, mirrored, with other colours.

use pacru_rules::{Color, Facing, Field, Position};

/// What stands and lies on a field: the marker's owner and the chevron's owner with its facing, owners counted from the player
/// to move.
type Content = (Option<usize>, Option<(usize, u8)>);

/// The board seen from the side from which it reads first: equal for positions that are turned or mirrored copies of each
/// other, whatever the colours are called.
pub(crate) fn likeness(position: &Position) -> Vec<Content> {
    let sides = (0..4).flat_map(|quarters| [false, true].map(|mirrored| (mirrored, quarters)));
    sides.map(|(mirrored, quarters)| seen(position, mirrored, quarters)).min().unwrap_or_default()
}

fn seen(position: &Position, mirrored: bool, quarters: u8) -> Vec<Content> {
    let mut board = vec![(None, None); Field::COUNT];
    for field in Field::all() {
        let marker = position.marker_on(field).map(|color| seat(position, color));
        let chevron = position.chevron_on(field).map(|(color, facing)| {
            let eighths = if mirrored { 8 - facing as u8 } else { facing as u8 };
            (seat(position, color), (eighths + 2 * quarters) % Facing::ALL.len() as u8)
        });
        let (mut file, mut rank) = (field.file(), field.rank());
        if mirrored {
            file = 8 - file;
        }
        for _ in 0..quarters {
            (file, rank) = (rank, 8 - file);
        }
        board[rank as usize * 9 + file as usize] = (marker, chevron);
    }
    board
}

/// How many turns after the player to move this one has theirs.
fn seat(position: &Position, color: Color) -> usize {
    let order = position.order();
    let place = |color| order.index_of(color).unwrap_or_default();
    (place(color) + order.player_count() - place(position.to_move())) % order.player_count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turned_mirrored_and_renamed_positions_are_alike() {
        let read = |text: &str| likeness(&text.parse().expect("a position"));
        let one = read("pacru gy g 9/9/9/4Y44/9/9/3gG04/9/9 - 0 9");
        let mirrored = read("pacru gy g 9/9/9/4Y44/9/9/4G0g3/9/9 - 0 9");
        let turned = read("pacru rb r 9/9/9/2r6/2R22B63/9/9/9/9 - 3 15");
        let other = read("pacru gy g 9/9/9/4Y44/9/9/3gG14/9/9 - 0 9");
        assert_eq!(one, mirrored);
        assert_eq!(one, turned, "by a quarter, with red for green and black for yellow");
        assert_ne!(one, other);
    }
}
