//! A position as typed elements with coordinates and stable ids.

mod chevron_ids;
mod draft;
mod elements;
mod options;

pub use chevron_ids::ChevronIds;
pub use elements::{
    ChevronElement, CoordinateLabel, FieldPoint, Marker, PlacedHighlight, PlayerStatus, PlayerSummary, Shade, Tile,
    Trail,
};
pub use options::{Highlight, LastMove, SceneOptions};

use crate::Theme;
use crate::geometry::Layout;
use pacru_rules::{Color, Field, GameKind, Outcome, Position};

/// The drawing of one position. Elements of one kind are in a fixed order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The width and height of the picture.
    pub size: i32,
    /// The width of the frame around the fields.
    pub margin: i32,
    /// Light or dark.
    pub theme: Theme,
    /// The 81 fields in the order a1, b1, … i1, a2, ….
    pub fields: Vec<Tile>,
    /// The coordinates; empty if they are not shown.
    pub coordinates: Vec<CoordinateLabel>,
    /// The last move, if it is shown.
    pub last_move: Option<Trail>,
    /// The markers in the order of their fields.
    pub markers: Vec<Marker>,
    /// The chevrons in the order of their fields.
    pub chevrons: Vec<ChevronElement>,
    /// The highlights in the order of the options, without duplicates.
    pub highlights: Vec<PlacedHighlight>,
    /// The players in turn order.
    pub players: Vec<PlayerSummary>,
    /// Shacru, Azacru or Pacru.
    pub game: GameKind,
    /// The number of the turn.
    pub turn: u32,
    /// In Azacru's last round, the player who passed first.
    pub last_round: Option<Color>,
    /// The prefix of every id in the picture.
    pub id_prefix: String,
    /// The text for screen readers, if the options set one.
    pub custom_label: Option<String>,
}

impl Scene {
    /// The scene of a position.
    pub fn new(position: &Position, options: &SceneOptions) -> Scene {
        let layout = Layout::new(options.bottom, options.coordinates);
        Scene {
            size: layout.size(),
            margin: layout.margin,
            theme: options.theme,
            fields: tiles(layout),
            coordinates: labels(layout, options.coordinates),
            last_move: trail(layout, options),
            markers: markers(layout, position),
            chevrons: chevrons(layout, position, options),
            highlights: highlights(layout, position, options),
            players: players(layout, position, options.outcome.or_else(|| position.outcome())),
            last_round: position.last_round(),
            game: position.ruleset().kind(),
            turn: position.turn_number(),
            id_prefix: options.id_prefix.clone(),
            custom_label: options.label.clone(),
        }
    }

    /// An element's id with the prefix of this picture.
    pub(crate) fn full_id(&self, id: &str) -> String {
        format!("{}{id}", self.id_prefix)
    }
}

fn tiles(layout: Layout) -> Vec<Tile> {
    let tile = |field| Tile { field, shade: Shade::of(field), center: layout.center(field), cell: layout.cell(field) };
    Field::all().map(tile).collect()
}

fn labels(layout: Layout, shown: bool) -> Vec<CoordinateLabel> {
    if !shown {
        return Vec::new();
    }
    layout.labels().map(|(text, center)| CoordinateLabel { text, center }).collect()
}

fn trail(layout: Layout, options: &SceneOptions) -> Option<Trail> {
    let last = options.last_move?;
    let point = |field| FieldPoint { field, center: layout.center(field) };
    Some(Trail {
        from: last.from.map(point),
        to: last.to.map(point),
        changed: last.changed.iter().map(point).collect(),
    })
}

fn markers(layout: Layout, position: &Position) -> Vec<Marker> {
    let marker = |field| {
        let occupied = position.occupied().contains(field);
        Some(Marker { field, color: position.marker_on(field)?, center: layout.center(field), occupied })
    };
    Field::all().filter_map(marker).collect()
}

fn chevrons(layout: Layout, position: &Position, options: &SceneOptions) -> Vec<ChevronElement> {
    let ids = options.chevron_ids.as_ref().filter(|ids| ids.fits(position));
    let chevron = |field| {
        let (color, facing) = position.chevron_on(field)?;
        Some(ChevronElement {
            color,
            field,
            facing,
            home: ids.and_then(|ids| ids.home(color, field)).unwrap_or(field),
            center: layout.center(field),
            angle: layout.angle(facing),
            on_marker: position.marker_on(field) == Some(color),
        })
    };
    position.occupied().iter().filter_map(chevron).collect()
}

fn highlights(layout: Layout, position: &Position, options: &SceneOptions) -> Vec<PlacedHighlight> {
    let mut placed: Vec<PlacedHighlight> = Vec::with_capacity(options.highlights.len());
    for &highlight in &options.highlights {
        // An arrow from a field to itself has no direction.
        let empty = matches!(highlight, Highlight::Hint { from, to } if from == to);
        if empty || placed.iter().any(|earlier| earlier.highlight == highlight) {
            continue;
        }
        let field = highlight.field();
        let end = if let Highlight::Hint { to, .. } = highlight { to } else { field };
        let angle = if let Highlight::Direction { facing, .. } = highlight { layout.angle(facing) } else { 0 };
        let occupied = position.occupied().contains(field);
        placed.push(PlacedHighlight {
            highlight,
            center: layout.center(field),
            end: layout.center(end),
            angle,
            occupied,
        });
    }
    placed
}

fn players(layout: Layout, position: &Position, outcome: Option<Outcome>) -> Vec<PlayerSummary> {
    let player = |&color| PlayerSummary {
        color,
        side: layout.side(color),
        markers: position.markers(color).len(),
        target: position.target(),
        chevrons: position.chevrons(color).count(),
        status: PlayerStatus::of(position, outcome, color),
    };
    position.order().colors().iter().map(player).collect()
}
