//! A move in the making on the board: what is done so far, and what can be chosen next.

use crate::{Highlight, Marker, Scene};
use pacru_rules::{Choice, Draft, Facing, Field, FieldSet, Move, Position, Route, RouteKind};

impl Scene {
    /// Shows what is chosen so far as if it were done. While a twist is to be chosen, the chevron stands twisted as `twist`
    /// says.
    ///
    /// ```
    /// use pacru_render::{Scene, View};
    /// use pacru_rules::{Choice, Draft, Position};
    ///
    /// let position: Position = "shacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1".parse()?;
    /// let route = position.route("a3".parse()?, "b4".parse()?)?;
    /// let draft = Draft::Arrival { route, choices: position.arrival_choices(route) };
    /// let mut scene = Scene::new(&position, &View::default());
    /// scene.show_draft(&position, draft, Choice::TwistLeft);
    /// assert!(scene.chevrons.iter().any(|piece| piece.field.to_string() == "b4" && piece.angle == 0));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn show_draft(&mut self, position: &Position, draft: Draft, twist: Choice) {
        match draft {
            Draft::Arrival { route, choices } => {
                let twist = if choices.twist { twist } else { Choice::Nothing };
                self.put(route, route.facing_after(twist));
            }
            Draft::Meeting { route, choice, .. } => {
                self.put(route, route.facing_after(choice));
                self.mark(position, route, choice);
            }
            Draft::Turning { at, rotation, payment } => {
                if let Some((_, facing)) = position.chevron_on(at) {
                    self.turn_to(at, facing.rotated(rotation));
                }
                self.markers.retain(|marker| !payment.contains(marker.field));
            }
            Draft::Chevron | Draft::Destination { .. } => {}
        }
    }

    /// The fields that a choice has changed when the meeting's field is chosen.
    fn mark(&mut self, position: &Position, route: Route, choice: Choice) {
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
        for piece in self.chevrons.iter_mut().filter(|piece| changed.contains(piece.field)) {
            piece.on_marker = true;
        }
    }

    /// Moves a chevron along its route; one that it takes leaves the board.
    fn put(&mut self, route: Route, facing: Facing) {
        let pincer = route.kind == RouteKind::Pincer;
        if pincer {
            self.chevrons.retain(|piece| piece.field != route.to);
        }
        let center = self.fields.iter().find(|tile| tile.field == route.to).map(|tile| tile.center);
        self.turn_to(route.from, facing);
        let markers = &self.markers;
        if let Some(piece) = self.chevrons.iter_mut().find(|piece| piece.field == route.from) {
            piece.field = route.to;
            piece.center = center.unwrap_or(piece.center);
            piece.on_marker =
                pincer || markers.iter().any(|marker| marker.field == route.to && marker.color == piece.color);
        }
    }

    fn turn_to(&mut self, at: Field, facing: Facing) {
        if let Some(piece) = self.chevrons.iter_mut().find(|piece| piece.field == at) {
            let eighths = (facing as u16 + 8 - piece.facing as u16) % 8;
            piece.angle = (piece.angle + 45 * eighths) % 360;
            piece.facing = facing;
        }
    }
}

impl Highlight {
    /// What is chosen so far, and what can be chosen next.
    pub fn of_draft(position: &Position, draft: Draft) -> Vec<Highlight> {
        let fields = draft.choosable_fields(position);
        let all = |fields: FieldSet, lit: fn(Field) -> Highlight| fields.iter().map(lit).collect::<Vec<_>>();
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

    /// A move that is proposed: an arrow, and the fields that are chosen.
    pub fn of_move(mv: Move) -> Vec<Highlight> {
        match mv {
            Move::Travel(travel) => {
                let mark = if let Choice::Mark(field) = travel.choice { Some(field) } else { None };
                let arrow = Highlight::Hint { from: travel.from, to: travel.to };
                std::iter::once(arrow).chain(mark.into_iter().chain(travel.meeting).map(Highlight::Change)).collect()
            }
            Move::Reorient(turn) => std::iter::once(Highlight::Selected(turn.at))
                .chain(turn.payment.iter().map(Highlight::Change))
                .collect(),
            Move::Pass => Vec::new(),
        }
    }
}
