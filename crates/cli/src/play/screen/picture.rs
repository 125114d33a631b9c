//! The board as it is shown: the position with what is lit up, and the move in the making already on it.

use super::app::App;
use super::draft::{Draft, TWISTS, facing_after};
use pacru_render::{Highlight, Scene, View};
use pacru_rules::{Choice, Facing, Field, Move, Route, RouteKind};

impl App {
    pub(crate) fn picture(&self) -> Scene {
        let view = View {
            bottom: self.bottom,
            theme: self.theme,
            highlights: self.highlights(),
            last_move: self.table.last_move(),
            outcome: self.table.game().outcome(),
            ..View::default()
        };
        let mut scene = Scene::new(self.table.position(), &view);
        match self.draft {
            Draft::Arrival { route, options } => {
                let twist = if options.twist { TWISTS[self.twist] } else { Choice::Nothing };
                put(&mut scene, route, facing_after(route, twist));
            }
            Draft::Meeting { route, choice, .. } => {
                put(&mut scene, route, facing_after(route, choice));
                self.mark(&mut scene, route, choice);
            }
            Draft::Turning { at, turn, given } => {
                if let Some((_, facing)) = self.table.position().chevron_on(at) {
                    turn_to(&mut scene, at, facing.after(turn));
                }
                scene.markers.retain(|marker| !given.contains(marker.field));
            }
            Draft::Chevron | Draft::Destination { .. } => {}
        }
        scene
    }

    fn highlights(&self) -> Vec<Highlight> {
        let mut lit = Vec::new();
        if let Some(mv) = self.hint {
            hint_highlights(mv, &mut lit);
        }
        if !self.is_choosing() {
            return lit;
        }
        let fields = self.draft.fields(self.table.position());
        match self.draft {
            Draft::Chevron => {}
            Draft::Destination { from } => {
                lit.push(Highlight::Selected(from));
                lit.extend(fields.iter().map(Highlight::Target));
            }
            Draft::Arrival { route, options } if options.twist => {
                lit.push(Highlight::Selected(route.to));
                lit.extend(fields.iter().map(Highlight::Target));
            }
            Draft::Arrival { route, .. } | Draft::Meeting { route, .. } => {
                lit.push(Highlight::Selected(route.to));
                lit.extend(fields.iter().map(Highlight::Change));
            }
            Draft::Turning { at, given, .. } => {
                lit.push(Highlight::Selected(at));
                lit.extend((fields - given).iter().map(Highlight::Change));
                lit.extend(given.iter().map(Highlight::Selected));
            }
        }
        if let Some(cause) = self.notice.as_ref().and_then(|notice| notice.cause) {
            lit.push(Highlight::Cause(cause));
        }
        let focus = match self.draft {
            Draft::Arrival { route, options } if options.twist => {
                route.to.step(facing_after(route, TWISTS[self.twist]))
            }
            _ => Some(self.cursor),
        };
        lit.extend(focus.map(Highlight::Focus));
        lit
    }

    /// The fields that a choice has changed when the meeting's field is chosen.
    fn mark(&self, scene: &mut Scene, route: Route, choice: Choice) {
        let changed = match choice {
            Choice::Mark(field) => field.into(),
            Choice::Connection => route.from.between(route.to),
            _ => return,
        };
        let color = self.table.position().to_move();
        scene.markers.retain(|marker| !changed.contains(marker.field));
        for tile in scene.fields.iter().filter(|tile| changed.contains(tile.field)) {
            let occupied = tile.field == route.to;
            let marker = pacru_render::Marker { field: tile.field, color, center: tile.center, occupied };
            scene.markers.push(marker);
        }
        for piece in scene.chevrons.iter_mut().filter(|piece| changed.contains(piece.field)) {
            piece.on_marker = true;
        }
    }
}

/// Moves a chevron along its route; one that it takes leaves the board.
fn put(scene: &mut Scene, route: Route, facing: Facing) {
    let pincer = route.kind == RouteKind::Pincer;
    if pincer {
        scene.chevrons.retain(|piece| piece.field != route.to);
    }
    let center = scene.fields.iter().find(|tile| tile.field == route.to).map(|tile| tile.center);
    turn_to(scene, route.from, facing);
    let markers = &scene.markers;
    if let Some(piece) = scene.chevrons.iter_mut().find(|piece| piece.field == route.from) {
        piece.field = route.to;
        piece.center = center.unwrap_or(piece.center);
        piece.on_marker =
            pincer || markers.iter().any(|marker| marker.field == route.to && marker.color == piece.color);
    }
}

fn turn_to(scene: &mut Scene, at: Field, facing: Facing) {
    if let Some(piece) = scene.chevrons.iter_mut().find(|piece| piece.field == at) {
        let eighths = (facing as u16 + 8 - piece.facing as u16) % 8;
        piece.angle = (piece.angle + 45 * eighths) % 360;
        piece.facing = facing;
    }
}

fn hint_highlights(mv: Move, lit: &mut Vec<Highlight>) {
    match mv {
        Move::Travel(travel) => {
            lit.push(Highlight::Hint { from: travel.from, to: travel.to });
            if let Choice::Mark(field) = travel.choice {
                lit.push(Highlight::Change(field));
            }
            lit.extend(travel.meeting.map(Highlight::Change));
        }
        Move::Reorient(turn) => {
            lit.push(Highlight::Selected(turn.at));
            lit.extend(turn.given.iter().map(Highlight::Change));
        }
        Move::Pass => {}
    }
}
