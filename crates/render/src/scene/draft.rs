//! A draft of a move on the board: the choices made so far, and the next ones.

use super::{Highlight, Marker, Scene};
use pacru_rules::{Choice, Draft, Facing, Field, FieldSet, Move, Position, Route, RouteKind};

impl Scene {
    /// Shows the choices made so far as if they were played. While a twist can still be chosen, the chevron is drawn with
    /// `twist`.
    ///
    /// ```
    /// use pacru_render::{Scene, SceneOptions};
    /// use pacru_rules::{Choice, Draft, Position};
    ///
    /// let position: Position = "shacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1".parse()?;
    /// let route = position.route("a3".parse()?, "b4".parse()?)?;
    /// let draft = Draft::Arrival { route, choices: position.arrival_choices(route) };
    /// let mut scene = Scene::new(&position, &SceneOptions::default());
    /// scene.show_draft(&position, draft, Choice::TwistLeft);
    /// assert!(scene.chevrons.iter().any(|chevron| chevron.field.to_string() == "b4" && chevron.angle == 0));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn show_draft(&mut self, position: &Position, draft: Draft, twist: Choice) {
        match draft {
            Draft::Arrival { route, choices } => {
                let twist = if choices.twist { twist } else { Choice::Nothing };
                self.move_chevron(route, route.facing_after(twist));
            }
            Draft::Meeting { route, choice, .. } => {
                self.move_chevron(route, route.facing_after(choice));
                self.place_markers(position, route, choice);
            }
            Draft::Turning { at, rotation, payment } => {
                if let Some((_, facing)) = position.chevron_on(at) {
                    self.rotate_chevron(at, facing.rotated(rotation));
                }
                self.markers.retain(|marker| !payment.contains(marker.field));
            }
            Draft::Chevron | Draft::Destination { .. } => {}
        }
    }

    /// Draws the markers that `choice` places, while the field of a meeting is chosen.
    fn place_markers(&mut self, position: &Position, route: Route, choice: Choice) {
        let changed = match choice {
            Choice::Mark(field) => field.into(),
            Choice::Connection => route.from.between(route.to),
            _ => return,
        };
        let color = position.to_move();
        self.markers.retain(|marker| !changed.contains(marker.field));
        for tile in self.fields.iter().filter(|tile| changed.contains(tile.field)) {
            let occupied = tile.field == route.to;
            self.markers.push(Marker { field: tile.field, color, center: tile.center, occupied });
        }
        self.markers.sort_by_key(|marker| marker.field);
        for chevron in self.chevrons.iter_mut().filter(|chevron| changed.contains(chevron.field)) {
            chevron.on_marker = true;
        }
    }

    /// Moves a chevron along its route. A captured chevron is removed.
    fn move_chevron(&mut self, route: Route, facing: Facing) {
        let pincer = route.kind == RouteKind::Pincer;
        if pincer {
            self.chevrons.retain(|chevron| chevron.field != route.to);
        }
        let center = self.fields.iter().find(|tile| tile.field == route.to).map(|tile| tile.center);
        self.rotate_chevron(route.from, facing);
        let markers = &self.markers;
        if let Some(chevron) = self.chevrons.iter_mut().find(|chevron| chevron.field == route.from) {
            chevron.field = route.to;
            chevron.center = center.unwrap_or(chevron.center);
            chevron.on_marker =
                pincer || markers.iter().any(|marker| marker.field == route.to && marker.color == chevron.color);
        }
    }

    fn rotate_chevron(&mut self, at: Field, facing: Facing) {
        if let Some(chevron) = self.chevrons.iter_mut().find(|chevron| chevron.field == at) {
            let eighths = (facing as u16 + 8 - chevron.facing as u16) % 8;
            chevron.angle = (chevron.angle + 45 * eighths) % 360;
            chevron.facing = facing;
        }
    }
}

impl Highlight {
    /// The highlights of a draft: the choices made so far, and the fields that can be chosen next.
    pub fn of_draft(position: &Position, draft: Draft) -> Vec<Highlight> {
        let fields = draft.choosable_fields(position);
        let all = |fields: FieldSet, kind: fn(Field) -> Highlight| fields.iter().map(kind).collect::<Vec<_>>();
        match draft {
            Draft::Chevron => Vec::new(),
            Draft::Destination { from } => [vec![Highlight::Selected(from)], all(fields, Highlight::Target)].concat(),
            Draft::Arrival { route, choices } if choices.twist => {
                [vec![Highlight::Selected(route.to)], all(fields, Highlight::Target)].concat()
            }
            Draft::Arrival { route, .. } | Draft::Meeting { route, .. } => {
                [vec![Highlight::Selected(route.to)], all(fields, Highlight::Change)].concat()
            }
            Draft::Turning { at, payment, .. } => [
                vec![Highlight::Selected(at)],
                all(fields - payment, Highlight::Change),
                all(payment, Highlight::Selected),
            ]
            .concat(),
        }
    }

    /// The highlights of a proposed move: an arrow and the chosen fields.
    pub fn of_move(mv: Move) -> Vec<Highlight> {
        match mv {
            Move::Travel(travel) => {
                let mark = if let Choice::Mark(field) = travel.choice { Some(field) } else { None };
                let arrow = Highlight::Hint { from: travel.from, to: travel.to };
                std::iter::once(arrow).chain(mark.into_iter().chain(travel.meeting).map(Highlight::Change)).collect()
            }
            Move::Reorient(rotation) => std::iter::once(Highlight::Selected(rotation.at))
                .chain(rotation.payment.iter().map(Highlight::Change))
                .collect(),
            Move::Pass => Vec::new(),
        }
    }
}
