//! The last move and everything that is lit up. Kinds differ in shape as well as in colour.

use super::{circle, element, path, square};
use crate::shapes::{CIRCLE_RADIUS, POINTER, arrow};
use crate::{Highlight, Lit, Node, Place, Scene, Trail};

/// What lies under the pieces: the field of a chosen chevron, and the shaft of an arrow, so that it hides none of them.
pub(super) fn under(scene: &Scene, lit: &Lit) -> Option<Node> {
    if matches!(lit.highlight, Highlight::Selected(_)) {
        let accent = scene.theme.palette().accent;
        let tint = square(50).filled(accent).with("fill-opacity", 0.32);
        return Some(group(scene, lit).child(tint).child(square(46).hollow().stroked(accent, 6)));
    }
    let id = lit.shaft_id()?;
    let (shaft, _) = arrow_of(scene, lit);
    Some(element(scene, &id, "shaft hint", lit.center).child(arrow_part(scene, &shaft)))
}

/// Tinted fields where the chevron left and arrived, a line between them, and corners at fields that changed.
pub(super) fn trail(scene: &Scene, trail: &Trail) -> Node {
    let color = scene.theme.palette().last_move;
    let at = |place: Place, node: Node| {
        node.with("transform", format_args!("translate({} {})", place.center.x, place.center.y))
    };
    let tint = |place: Place| at(place, square(50).filled(color).with("fill-opacity", 0.3));
    let mut group = Node::new("g").with("id", scene.full_id("last")).with("class", "last-move");
    group = group.children(trail.from.into_iter().chain(trail.to).map(tint));
    if let (Some(from), Some(to)) = (trail.from, trail.to) {
        let line = format!("M{} {}L{} {}", from.center.x, from.center.y, to.center.x, to.center.y);
        group = group.child(path(&line).hollow().stroked(color, 7).rounded().with("stroke-opacity", 0.75));
        group = group.child(at(from, circle(9).filled(color)));
    }
    group.children(trail.changed.iter().map(|&place| at(place, corners(44, 12).hollow().stroked(color, 6))))
}

/// What lies over the pieces.
pub(super) fn over(scene: &Scene, lit: &Lit) -> Option<Node> {
    let palette = scene.theme.palette();
    let group = group(scene, lit);
    let node = match lit.highlight {
        Highlight::Selected(_) => return None,
        Highlight::Target(_) if lit.occupied => group.child(circle(45).hollow().stroked(palette.accent, 8)),
        Highlight::Target(_) => group.child(circle(13).filled(palette.accent).stroked(palette.halo, 3)),
        // Twelve dashes around the marker.
        Highlight::Change(_) => group
            .child(circle(CIRCLE_RADIUS + 7).hollow().stroked(palette.change, 7).with("stroke-dasharray", "14 7.47")),
        Highlight::Cause(_) => group
            .child(square(45).hollow().stroked(palette.halo, 11))
            .child(square(45).hollow().stroked(palette.cause, 7))
            .child(path("M-45-22L-22-45M22-45L45-22M45 22L22 45M-22 45L-45 22").hollow().stroked(palette.cause, 7)),
        Highlight::Focus(_) => group
            .child(corners(46, 22).hollow().stroked(palette.halo, 11).rounded())
            .child(corners(46, 22).hollow().stroked(palette.accent, 6).rounded()),
        Highlight::Way { .. } => group.child(
            path(POINTER)
                .filled(palette.accent)
                .stroked(palette.halo, 4)
                .with("stroke-linejoin", "round")
                .with("transform", format_args!("rotate({})", lit.angle)),
        ),
        Highlight::Hint { .. } => {
            let (_, head) = arrow_of(scene, lit);
            group.child(arrow_part(scene, &head))
        }
    };
    Some(node)
}

fn group(scene: &Scene, lit: &Lit) -> Node {
    element(scene, &lit.id(), &format!("highlight {}", lit.highlight.kind()), lit.center)
}

/// Shaft and head of an arrow. It stops at the edge of a piece, and goes on nearly to the middle of a free field.
fn arrow_of(scene: &Scene, lit: &Lit) -> (String, String) {
    let has_chevron = scene.chevrons.iter().any(|piece| piece.center == lit.end);
    let has_marker = scene.markers.iter().any(|marker| marker.center == lit.end);
    let short = match () {
        () if has_chevron => 26,
        () if has_marker => CIRCLE_RADIUS,
        () => 12,
    };
    let to = (f64::from(lit.end.x - lit.center.x), f64::from(lit.end.y - lit.center.y));
    arrow(to, f64::from(short))
}

fn arrow_part(scene: &Scene, data: &str) -> Node {
    let palette = scene.theme.palette();
    path(data)
        .filled(palette.hint)
        .stroked(palette.halo, 4)
        .with("stroke-linejoin", "round")
        .with("paint-order", "stroke")
}

/// The four corners of a square, each arm `arm` long.
fn corners(half: i32, arm: i32) -> Node {
    let (h, i) = (half, half - arm);
    path(&format!("M-{h}-{i}V-{h}H-{i}M{i}-{h}H{h}V-{i}M{h} {i}V{h}H{i}M-{i} {h}H-{h}V{i}"))
}
