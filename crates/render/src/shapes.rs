//! The outlines of board and pieces as path data, around the middle of a field.

use crate::number::number;
use pacru_rules::Color;

/// The circle in the star, which a marker fills.
pub(crate) const CIRCLE_RADIUS: i32 = 34;

/// The eight-pointed star of a field: points 49 from the middle, corners 36.5.
pub(crate) const STAR: &str = "M0-49L14-33.7L34.6-34.6L33.7-14L49 0L33.7 14L34.6 34.6L14 33.7L0 49\
     L-14 33.7L-34.6 34.6L-33.7 14L-49 0L-33.7-14L-34.6-34.6L-14-33.7Z";

/// A chevron that points up. Its wings are round, so that the tip is the only sharp corner.
pub(crate) const CHEVRON: &str = "M0-47L30 24Q33 35 23 32L0 15L-23 32Q-33 35-30 24Z";

/// Where the sign sits on a chevron that points up, downwards from the middle.
pub(crate) const CHEVRON_SIGN_OFFSET: i32 = -3;

/// A pointer at the star's upper point.
pub(crate) const POINTER: &str = "M0-51L14-32H-14Z";

/// The sign of a colour: a ring, bars, a plus, a square. Drawn as strokes, `size` from the middle to the edge.
pub(crate) fn sign(color: Color, size: f64) -> String {
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

/// An arrow from the middle of a field towards the middle of another, which lies at `to`, as far as `short` of it: the shaft,
/// and the head apart, so that pieces can lie between the two.
pub(crate) fn arrow(to: (f64, f64), short: f64) -> (String, String) {
    let length = to.0.hypot(to.1).max(1.0);
    let (x, y) = (to.0 / length, to.1 / length);
    // Places along and across the arrow.
    let place =
        |along: f64, across: f64| format!("{} {}", number(x * along - y * across), number(y * along + x * across));
    let (start, end) = (ARROW_START, length - short);
    let neck = end - ARROW_HEAD;
    let (half, wing) = (ARROW_WIDTH / 2.0, ARROW_HEAD * 0.7);
    let shaft = [place(start, -half), place(neck + 2.0, -half), place(neck + 2.0, half), place(start, half)];
    let head = [place(neck, -wing), place(end, 0.0), place(neck, wing)];
    (format!("M{}Z", shaft.join("L")), format!("M{}Z", head.join("L")))
}

/// Where an arrow begins: inside the piece that it starts from.
const ARROW_START: f64 = 20.0;

/// The width of the shaft, and the length of the head: short enough to fit between two pieces that are neighbours.
const ARROW_WIDTH: f64 = 13.0;
const ARROW_HEAD: f64 = 34.0;
