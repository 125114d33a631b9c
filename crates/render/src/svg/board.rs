//! Frame, fields, borders, seats and coordinates.

use super::SvgNode;
use super::shapes::{CIRCLE_RADIUS, STAR, glyph};
use super::{circle, element, path, square};
use crate::{CoordinateLabel, FIELD_SIZE, PlayerStatus, PlayerSummary, Point, Scene, Shade, Side, Tile};

const BORDER_WIDTH: i32 = 6;

pub(super) fn frame(scene: &Scene) -> SvgNode {
    SvgNode::new("rect")
        .with("class", "frame")
        .with("width", scene.size)
        .with("height", scene.size)
        .with("rx", 14)
        .filled(scene.theme.palette().frame)
}

pub(super) fn tile(scene: &Scene, tile: &Tile) -> SvgNode {
    let palette = scene.theme.palette();
    let (ground, star) = match tile.shade {
        Shade::Light => (palette.light, palette.light_star),
        Shade::Dark => (palette.dark, palette.dark_star),
    };
    element(scene, &tile.id(), &format!("field {}", tile.shade.name()), tile.center)
        .child(square(FIELD_SIZE / 2).with("class", "ground").filled(ground))
        .child(
            path(STAR).with("class", "star").filled(star).stroked(palette.line, 1.2).with("stroke-linejoin", "round"),
        )
        .child(circle(CIRCLE_RADIUS).with("class", "circle").filled(ground).stroked(palette.line, 1.2))
}

/// The lines between the borderlands and around the board.
pub(super) fn borders(scene: &Scene) -> SvgNode {
    let (start, end) = (scene.margin, scene.margin + 9 * FIELD_SIZE);
    let lines = [3, 6].map(|n| start + n * FIELD_SIZE).map(|at| format!("M{at} {start}V{end}M{start} {at}H{end}"));
    path(&format!("M{start} {start}H{end}V{end}H{start}Z{}", lines.concat()))
        .with("class", "border")
        .hollow()
        .stroked(scene.theme.palette().border, BORDER_WIDTH)
        .with("stroke-linejoin", "round")
}

/// A bar at the player's side of the board. It is longer for the player to move and for winners.
pub(super) fn seat(scene: &Scene, player: &PlayerSummary) -> SvgNode {
    let colors = scene.theme.piece(player.color);
    let half = match player.status {
        PlayerStatus::ToMove | PlayerStatus::Won | PlayerStatus::Drawn => 150,
        PlayerStatus::Waiting | PlayerStatus::Out => 36,
    };
    let middle = scene.size / 2;
    let near = 14;
    let far = scene.size - near;
    let (at, angle) = match player.side {
        Side::Top => (Point { x: middle, y: near }, 0),
        Side::Right => (Point { x: far, y: middle }, 90),
        Side::Bottom => (Point { x: middle, y: far }, 0),
        Side::Left => (Point { x: near, y: middle }, 90),
    };
    let bar = SvgNode::new("rect")
        .with("x", -half)
        .with("y", -5)
        .with("width", 2 * half)
        .with("height", 10)
        .with("rx", 5)
        .with("transform", format_args!("rotate({angle})"));
    let bar = if player.status == PlayerStatus::Out { bar.hollow() } else { bar.filled(colors.fill) };
    element(scene, &player.id(), &format!("seat {} {}", player.color, player.status.name()), at)
        .child(bar.stroked(colors.outline, 2))
}

pub(super) fn label(scene: &Scene, label: &CoordinateLabel) -> SvgNode {
    element(scene, &label.id(), "label", label.center)
        .child(path(glyph(label.text)).hollow().stroked(scene.theme.palette().label, 3).rounded())
}
