//! Outlines of board, pieces and coordinates as path data, relative to the centre of the element.

use pacru_rules::Color;

/// The radius of the circle in the star, which is also that of a marker.
pub(super) const CIRCLE_RADIUS: i32 = 34;

/// The eight-pointed star of a field: its points are 49 units from the centre, its inner corners 36.5.
pub(super) const STAR: &str = "M0-49L14-33.7L34.6-34.6L33.7-14L49 0L33.7 14L34.6 34.6L14 33.7L0 49\
     L-14 33.7L-34.6 34.6L-33.7 14L-49 0L-33.7-14L-34.6-34.6L-14-33.7Z";

/// A chevron that points up. Its wings are rounded, so the tip is the only sharp corner.
pub(super) const CHEVRON: &str = "M0-47L30 24Q33 35 23 32L0 15L-23 32Q-33 35-30 24Z";

/// The vertical position of the sign on a chevron that points up; negative is above the centre.
pub(super) const CHEVRON_SIGN_OFFSET: i32 = -3;

/// A pointer at the star's upper point.
pub(super) const POINTER: &str = "M0-51L14-32H-14Z";

/// The distance of an arrow's start from the centre: inside the piece that it starts from.
const ARROW_START: f64 = 20.0;

/// The width of an arrow's shaft.
const ARROW_WIDTH: f64 = 13.0;

/// The length of an arrow's head: it fits between two neighbouring pieces.
const ARROW_HEAD: f64 = 34.0;

/// The sign of a colour (ring, bars, plus, square) as strokes; `size` is the distance from the centre to the edge.
pub(super) fn sign(color: Color, size: f64) -> String {
    let [full, half, bar] = [size, 0.8 * size, 0.62 * size].map(number);
    match color {
        Color::Yellow => {
            format!("M{half} 0A{half} {half} 0 1 1-{half} 0A{half} {half} 0 1 1 {half} 0Z")
        }
        Color::Red => format!("M-{full}-{bar}H{full}M-{full} {bar}H{full}"),
        Color::Green => format!("M-{full} 0H{full}M0-{full}V{full}"),
        Color::Black => format!("M-{half}-{half}H{half}V{half}H-{half}Z"),
    }
}

/// An arrow from the centre of a field to a point `short` units before `to`, the centre of another field. Returns shaft and
/// head separately: the shaft is drawn under the pieces, the head over them.
pub(super) fn arrow(to: (f64, f64), short: f64) -> (String, String) {
    let length = to.0.hypot(to.1).max(1.0);
    let (x, y) = (to.0 / length, to.1 / length);
    // A point by its distances along and across the arrow.
    let point =
        |along: f64, across: f64| format!("{} {}", number(x * along - y * across), number(y * along + x * across));
    let (start, end) = (ARROW_START, length - short);
    let neck = end - ARROW_HEAD;
    let (half, wing) = (ARROW_WIDTH / 2.0, ARROW_HEAD * 0.7);
    let shaft = [point(start, -half), point(neck + 2.0, -half), point(neck + 2.0, half), point(start, half)];
    let head = [point(neck, -wing), point(end, 0.0), point(neck, wing)];
    (format!("M{}Z", shaft.join("L")), format!("M{}Z", head.join("L")))
}

/// The strokes of a coordinate, from a to i or 1 to 9, so that a picture needs no font. Digits and tall letters are 20
/// units high.
pub(super) const fn glyph(character: char) -> &'static str {
    match character {
        'a' => "M6.5 3.5A6.5 6.5 0 1 1-6.5 3.5A6.5 6.5 0 1 1 6.5 3.5M6.5-3V10",
        'b' => "M6.5 3.5A6.5 6.5 0 1 1-6.5 3.5A6.5 6.5 0 1 1 6.5 3.5M-6.5-10V10",
        'c' => "M5-.7A6.5 6.5 0 1 0 5 7.7",
        'd' => "M6.5 3.5A6.5 6.5 0 1 1-6.5 3.5A6.5 6.5 0 1 1 6.5 3.5M6.5-10V10",
        'e' => "M-6.5 3.5H6.5A6.5 6.5 0 1 0 5 7.7",
        'f' => "M5-10H4A4 4 0 0 0 0-6V10M-4.5-3H5",
        'g' => "M6.5 3.5A6.5 6.5 0 1 1-6.5 3.5A6.5 6.5 0 1 1 6.5 3.5M6.5-3V10A6.2 6.2 0 0 1-5 13.2",
        'h' => "M-6-10V10M-6 3A6 6 0 0 1 6 3V10",
        'i' => "M0-3V10M0-9.3V-9",
        '1' => "M-4-6L1-10V10",
        '2' => "M-5.5-4.5A5.5 5.5 0 1 1 3.9-.6L-5.5 10H6",
        '3' => "M-5-10H5.5L-.5-2.6A6.3 6.3 0 1 1-5.6 7.6",
        '4' => "M3 10V-10L-7 4.5H7",
        '5' => "M5-10H-4.2L-5-1.2A6.2 6.2 0 1 1-5.8 7.2",
        '6' => "M6 4A6 6 0 1 1-6 4A6 6 0 1 1 6 4M3.2-10L-5.2 1",
        '7' => "M-6-10H6L-2 10",
        '8' => {
            "M4.6-5.4A4.6 4.6 0 1 1-4.6-5.4A4.6 4.6 0 1 1 4.6-5.4M5.6 4.6A5.5 5.5 0 1 1-5.6 4.6A5.5 5.5 0 1 1 5.6 4.6"
        }
        '9' => "M6-4A6 6 0 1 1-6-4A6 6 0 1 1 6-4M-3.2 10L5.2-1",
        _ => "",
    }
}

/// A number in an attribute, rounded to two decimals without trailing zeros or a negative zero.
///
/// ```text
/// 0.5 → 0.5    2.0 → 2    -0.001 → 0    1.23456 → 1.23
/// ```
fn number(value: f64) -> String {
    let rounded = (value * 100.0).round() / 100.0;
    // Adding zero turns -0 into 0.
    (rounded + 0.0).to_string()
}

#[cfg(test)]
mod tests {
    use super::number;

    #[test]
    fn numbers_are_rounded_to_two_decimals() {
        let cases = [(0.5, "0.5"), (2.0, "2"), (-0.001, "0"), (1.23456, "1.23"), (0.1 + 0.2, "0.3"), (-7.5, "-7.5")];
        for (value, text) in cases {
            assert_eq!(number(value), text);
        }
    }
}
