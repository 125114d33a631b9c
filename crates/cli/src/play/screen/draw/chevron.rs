//! Chevrons in half blocks: five columns and three rows hold five by six pixels, which are about square.

/// The pixels of a chevron that points up.
const UP: Pixels = [*b"..#..", *b".###.", *b".###.", *b"##.##", *b"##.##", *b"#...#"];
/// … to the right.
const RIGHT: Pixels = [*b"##...", *b".##..", *b"..##.", *b"..##.", *b".##..", *b"##..."];
/// … to the corner at the top right.
const CORNER: Pixels = [*b"#####", *b"#####", *b"..###", *b"...##", *b"...##", *b"...##"];

type Pixels = [[u8; 5]; 6];

/// The rows of a chevron that points this way, in degrees clockwise from the top, and the column and row of the place that
/// it leaves free between its arms.
pub(crate) fn shape(angle: u16) -> ([String; 3], (u16, u16)) {
    let (pixels, free) = match angle / 45 % 8 {
        0 => (UP, (2, 2)),
        1 => (CORNER, (0, 2)),
        2 => (RIGHT, (0, 1)),
        3 => (upside_down(CORNER), (0, 0)),
        4 => (upside_down(UP), (2, 0)),
        5 => (mirrored(upside_down(CORNER)), (4, 0)),
        6 => (mirrored(RIGHT), (4, 1)),
        _ => (mirrored(CORNER), (4, 2)),
    };
    let row = |n: usize| (0..5).map(|x| half_block(pixels[2 * n][x] == b'#', pixels[2 * n + 1][x] == b'#')).collect();
    ([row(0), row(1), row(2)], free)
}

fn half_block(upper: bool, lower: bool) -> char {
    match (upper, lower) {
        (true, true) => '█',
        (true, false) => '▀',
        (false, true) => '▄',
        (false, false) => ' ',
    }
}

fn upside_down(mut pixels: Pixels) -> Pixels {
    pixels.reverse();
    pixels
}

fn mirrored(mut pixels: Pixels) -> Pixels {
    for row in &mut pixels {
        row.reverse();
    }
    pixels
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_different_shapes_leave_a_place_for_the_letter() {
        let shapes: Vec<_> = (0..8).map(|eighth| shape(eighth * 45)).collect();
        for (n, (rows, (x, y))) in shapes.iter().enumerate() {
            assert!(shapes[..n].iter().all(|(other, _)| other != rows));
            assert_eq!(rows[usize::from(*y)].chars().nth((*x).into()), Some(' '), "{rows:?}");
        }
    }
}
