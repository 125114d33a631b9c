//! A canonical form of the board, equal for rotated, mirrored and recoloured positions.

use pacru_rules::{Color, Facing, Field, Position};

/// The content of a field: the owner of the marker, and the owner and facing of the chevron. Owners are counted in turn order
/// from the player to move.
type Content = (Option<usize>, Option<(usize, u8)>);

/// The smallest of the eight rotated and mirrored boards, with colours replaced by seats. It is equal for all symmetric
/// copies of a position.
pub(crate) fn canonical_board(position: &Position) -> Vec<Content> {
    let symmetries = (0..4).flat_map(|quarters| [false, true].map(|mirrored| (mirrored, quarters)));
    symmetries.map(|(mirrored, quarters)| transformed(position, mirrored, quarters)).min().unwrap_or_default()
}

fn transformed(position: &Position, mirrored: bool, quarters: u8) -> Vec<Content> {
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

/// The number of turns from the player to move to this player.
fn seat(position: &Position, color: Color) -> usize {
    let order = position.order();
    let index = |color| order.index_of(color).unwrap_or_default();
    (index(color) + order.player_count() - index(position.to_move())) % order.player_count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rotated_mirrored_and_recoloured_positions_are_equal() {
        let canonical = |text: &str| canonical_board(&text.parse().expect("a position"));
        let one = canonical("pacru gy g 9/9/9/4Y44/9/9/3gG04/9/9 - 0 9");
        let mirrored = canonical("pacru gy g 9/9/9/4Y44/9/9/4G0g3/9/9 - 0 9");
        let rotated = canonical("pacru rb r 9/9/9/2r6/2R22B63/9/9/9/9 - 3 15");
        let other = canonical("pacru gy g 9/9/9/4Y44/9/9/3gG14/9/9 - 0 9");
        assert_eq!(one, mirrored);
        assert_eq!(one, rotated, "a quarter turn, with red for green and black for yellow");
        assert_ne!(one, other);
    }
}
