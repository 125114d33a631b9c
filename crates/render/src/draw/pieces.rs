//! Markers and chevrons.

use super::{circle, element, path};
use crate::shapes::{CHEVRON, CHEVRON_SIGN_OFFSET, CIRCLE_RADIUS, sign};
use crate::{Marker, Node, Piece, Scene, Theme};
use pacru_rules::Color;

pub(super) fn marker(scene: &Scene, marker: &Marker) -> Node {
    let colors = scene.theme.piece(marker.color);
    let disc = circle(CIRCLE_RADIUS).with("class", "disc");
    let id = marker.id();
    if marker.occupied {
        // The chevron shows the sign.
        return element(scene, &id, &format!("marker {} occupied", marker.color), marker.center)
            .child(disc.filled(colors.under).stroked(colors.under_outline, 3));
    }
    element(scene, &id, &format!("marker {}", marker.color), marker.center)
        .child(disc.filled(colors.fill).stroked(colors.outline, 3))
        .child(path(&sign(marker.color, 13.0)).with("class", "sign").hollow().stroked(colors.sign, 5))
}

/// One player's marker alone, as a small picture beside a name.
pub(super) fn token(theme: Theme, color: Color) -> Node {
    let colors = theme.piece(color);
    Node::new("svg")
        .with("xmlns", "http://www.w3.org/2000/svg")
        .with("viewBox", "-40 -40 80 80")
        .with("class", format_args!("token {color}"))
        .with("aria-hidden", "true")
        .child(circle(CIRCLE_RADIUS).filled(colors.fill).stroked(colors.outline, 4))
        .child(path(&sign(color, 15.0)).hollow().stroked(colors.sign, 6))
}

pub(super) fn chevron(scene: &Scene, piece: &Piece) -> Node {
    let colors = scene.theme.piece(piece.color);
    let place = if piece.on_marker { " on-marker" } else { "" };
    let (x, y) = (piece.center.x, piece.center.y);
    // The sign turns back, so that a plus never looks like a cross.
    let upright = format!("translate(0 {}) rotate({})", CHEVRON_SIGN_OFFSET, -i32::from(piece.angle));
    Node::new("g")
        .with("id", scene.full_id(&piece.id()))
        .with("class", format_args!("chevron {}{place}", piece.color))
        .with("transform", format_args!("translate({x} {y}) rotate({})", piece.angle))
        .child(path(CHEVRON).with("class", "halo").hollow().stroked(scene.theme.palette().halo, 11).rounded())
        .child(path(CHEVRON).with("class", "body").filled(colors.fill).stroked(colors.outline, 4).rounded())
        .child(
            path(&sign(piece.color, 8.0))
                .with("class", "sign")
                .with("transform", upright)
                .hollow()
                .stroked(colors.sign, 4),
        )
}
