//! The last move and the highlights. Their kinds differ in shape and in colour.

use super::SvgNode;
use super::shapes::{CIRCLE_RADIUS, POINTER, arrow};
use super::{circle, element, path, square};
use crate::{FieldPoint, Highlight, PlacedHighlight, Scene, Trail};

/// What is drawn under the pieces: the field of a selected chevron and the shaft of an arrow.
pub(super) fn under(scene: &Scene, placed: &PlacedHighlight) -> Option<SvgNode> {
    if matches!(placed.highlight, Highlight::Selected(_)) {
        let accent = scene.theme.palette().accent;
        let tint = square(50).filled(accent).with("fill-opacity", 0.32);
        return Some(group(scene, placed).child(tint).child(square(46).hollow().stroked(accent, 6)));
    }
    let id = placed.shaft_id()?;
    let (shaft, _) = arrow_of(scene, placed);
    Some(element(scene, &id, "shaft hint", placed.center).child(arrow_part(scene, &shaft)))
}

/// Tints the fields that the chevron left and reached, draws a line between them, and corners on changed fields.
pub(super) fn trail(scene: &Scene, trail: &Trail) -> SvgNode {
    let color = scene.theme.palette().last_move;
    let at = |point: FieldPoint, node: SvgNode| {
        node.with("transform", format_args!("translate({} {})", point.center.x, point.center.y))
    };
    let tint = |point: FieldPoint| at(point, square(50).filled(color).with("fill-opacity", 0.3));
    let mut group = SvgNode::new("g").with("id", scene.full_id("last")).with("class", "last-move");
    group = group.children(trail.from.into_iter().chain(trail.to).map(tint));
    if let (Some(from), Some(to)) = (trail.from, trail.to) {
        let line = format!("M{} {}L{} {}", from.center.x, from.center.y, to.center.x, to.center.y);
        group = group.child(path(&line).hollow().stroked(color, 7).rounded().with("stroke-opacity", 0.75));
        group = group.child(at(from, circle(9).filled(color)));
    }
    group.children(trail.changed.iter().map(|&point| at(point, corners(44, 12).hollow().stroked(color, 6))))
}

/// What is drawn over the pieces.
pub(super) fn over(scene: &Scene, placed: &PlacedHighlight) -> Option<SvgNode> {
    let palette = scene.theme.palette();
    let group = group(scene, placed);
    let node = match placed.highlight {
        Highlight::Selected(_) => return None,
        Highlight::Target(_) if placed.occupied => group.child(circle(45).hollow().stroked(palette.accent, 8)),
        Highlight::Target(_) => group.child(circle(13).filled(palette.accent).stroked(palette.halo, 3)),
        // Twelve dashes around the marker.
        Highlight::Change(_) => group
            .child(circle(CIRCLE_RADIUS + 7).hollow().stroked(palette.change, 7).with("stroke-dasharray", "14 7.47")),
        Highlight::RefusalCause(_) => group
            .child(square(45).hollow().stroked(palette.halo, 11))
            .child(square(45).hollow().stroked(palette.cause, 7))
            .child(path("M-45-22L-22-45M22-45L45-22M45 22L22 45M-22 45L-45 22").hollow().stroked(palette.cause, 7)),
        Highlight::Focus(_) => group
            .child(corners(46, 22).hollow().stroked(palette.halo, 11).rounded())
            .child(corners(46, 22).hollow().stroked(palette.accent, 6).rounded()),
        Highlight::Direction { .. } => group.child(
            path(POINTER)
                .filled(palette.accent)
                .stroked(palette.halo, 4)
                .with("stroke-linejoin", "round")
                .with("transform", format_args!("rotate({})", placed.angle)),
        ),
        Highlight::Hint { .. } => {
            let (_, head) = arrow_of(scene, placed);
            group.child(arrow_part(scene, &head))
        }
    };
    Some(node)
}

fn group(scene: &Scene, placed: &PlacedHighlight) -> SvgNode {
    element(scene, &placed.id(), &format!("highlight {}", placed.highlight.kind()), placed.center)
}

/// Shaft and head of an arrow. It ends at the edge of a piece, or near the centre of a free field.
fn arrow_of(scene: &Scene, placed: &PlacedHighlight) -> (String, String) {
    let has_chevron = scene.chevrons.iter().any(|chevron| chevron.center == placed.end);
    let has_marker = scene.markers.iter().any(|marker| marker.center == placed.end);
    let short = match () {
        () if has_chevron => 26,
        () if has_marker => CIRCLE_RADIUS,
        () => 12,
    };
    let to = (f64::from(placed.end.x - placed.center.x), f64::from(placed.end.y - placed.center.y));
    arrow(to, f64::from(short))
}

fn arrow_part(scene: &Scene, data: &str) -> SvgNode {
    let palette = scene.theme.palette();
    path(data)
        .filled(palette.hint)
        .stroked(palette.halo, 4)
        .with("stroke-linejoin", "round")
        .with("paint-order", "stroke")
}

/// The four corners of a square with arms of length `arm`.
fn corners(half: i32, arm: i32) -> SvgNode {
    let (h, i) = (half, half - arm);
    path(&format!("M-{h}-{i}V-{h}H-{i}M{i}-{h}H{h}V-{i}M{h} {i}V{h}H{i}M-{i} {h}H-{h}V{i}"))
}
