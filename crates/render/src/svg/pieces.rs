//! Markers and chevrons.

use super::SvgNode;
use super::shapes::{CHEVRON, CHEVRON_SIGN_OFFSET, CIRCLE_RADIUS, sign};
use super::{circle, element, path};
use crate::{ChevronElement, Marker, Scene, Theme};
use pacru_rules::Color;

pub(super) fn marker(scene: &Scene, marker: &Marker) -> SvgNode {
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

/// A player's marker as a small picture, shown beside a name.
pub(super) fn token(theme: Theme, color: Color) -> SvgNode {
    let colors = theme.piece(color);
    SvgNode::new("svg")
        .with("xmlns", "http://www.w3.org/2000/svg")
        .with("viewBox", "-40 -40 80 80")
        .with("class", format_args!("token {color}"))
        .with("aria-hidden", "true")
        .child(circle(CIRCLE_RADIUS).filled(colors.fill).stroked(colors.outline, 4))
        .child(path(&sign(color, 15.0)).hollow().stroked(colors.sign, 6))
}

pub(super) fn chevron(scene: &Scene, chevron: &ChevronElement) -> SvgNode {
    let colors = scene.theme.piece(chevron.color);
    let on_marker = if chevron.on_marker { " on-marker" } else { "" };
    let (x, y) = (chevron.center.x, chevron.center.y);
    // The sign stays upright: a rotated plus would look like a cross.
    let upright = format!("translate(0 {}) rotate({})", CHEVRON_SIGN_OFFSET, -i32::from(chevron.angle));
    SvgNode::new("g")
        .with("id", scene.full_id(&chevron.id()))
        .with("class", format_args!("chevron {}{on_marker}", chevron.color))
        .with("transform", format_args!("translate({x} {y}) rotate({})", chevron.angle))
        .child(path(CHEVRON).with("class", "halo").hollow().stroked(scene.theme.palette().halo, 11).rounded())
        .child(path(CHEVRON).with("class", "body").filled(colors.fill).stroked(colors.outline, 4).rounded())
        .child(
            path(&sign(chevron.color, 8.0))
                .with("class", "sign")
                .with("transform", upright)
                .hollow()
                .stroked(colors.sign, 4),
        )
}
