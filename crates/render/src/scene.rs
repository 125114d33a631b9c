//! A position as typed elements with places and stable ids.

use crate::geometry::Layout;
use crate::{Highlight, Point, Side, Theme, View};
use pacru_rules::{Color, EndReason, Facing, Field, GameKind, Outcome, Position};

/// One picture of one position. Elements of one kind come in a fixed order; their ids depend on what they are, not on
/// how the board is turned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The width and height of the picture.
    pub size: i32,
    /// The frame around the fields.
    pub margin: i32,
    /// Light or dark.
    pub theme: Theme,
    /// The 81 fields in the order a1, b1, … i1, a2, ….
    pub fields: Vec<Tile>,
    /// The coordinates, if they are shown.
    pub coordinates: Vec<Label>,
    /// The last move, if it is shown.
    pub last_move: Option<Trail>,
    /// The markers in the order of their fields.
    pub markers: Vec<Marker>,
    /// The chevrons in the order of their fields.
    pub chevrons: Vec<Piece>,
    /// What is lit up, in the order of the view.
    pub highlights: Vec<Lit>,
    /// The players in order of play.
    pub players: Vec<Player>,
    /// Which game it is.
    pub game: GameKind,
    /// The number of the turn.
    pub turn: u32,
    /// In Azacru's last round, who passed first.
    pub last_round: Option<Color>,
    /// Put before every id in the picture.
    pub id_prefix: String,
    /// What a screen reader says, if the view brought its own words.
    pub custom_label: Option<String>,
}

/// Whether a field belongs to the light or the dark diagonals; looks only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Shade {
    Light,
    Dark,
}

impl Shade {
    /// The corners are dark.
    const fn of(field: Field) -> Shade {
        if (field.file() + field.rank()).is_multiple_of(2) { Shade::Dark } else { Shade::Light }
    }

    /// The name in classes.
    pub const fn name(self) -> &'static str {
        match self {
            Shade::Light => "light",
            Shade::Dark => "dark",
        }
    }
}

/// A field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Tile {
    pub field: Field,
    pub shade: Shade,
    pub center: Point,
    /// Column and row in the picture, from the top left.
    pub cell: (u8, u8),
}

impl Tile {
    /// `f-e4`
    pub fn id(&self) -> String {
        format!("f-{}", self.field)
    }
}

/// A coordinate in the frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Label {
    pub text: char,
    pub center: Point,
}

impl Label {
    /// `l-e` or `l-4`
    pub fn id(&self) -> String {
        format!("l-{}", self.text)
    }
}

/// A marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Marker {
    pub field: Field,
    pub color: Color,
    pub center: Point,
    /// Whether a chevron stands on it.
    pub occupied: bool,
}

impl Marker {
    /// `m-e4`, whatever the colour: a field that changes hands keeps its element.
    pub fn id(&self) -> String {
        format!("m-{}", self.field)
    }
}

/// A chevron.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Piece {
    pub color: Color,
    pub field: Field,
    pub facing: Facing,
    /// What it is named after, see [`ChevronIds`](crate::ChevronIds).
    pub home: Field,
    pub center: Point,
    /// Degrees clockwise from the top of the picture.
    pub angle: u16,
    /// Whether its own marker lies under it.
    pub on_marker: bool,
}

impl Piece {
    /// `c-g-e1`: the colour and the field it is named after.
    pub fn id(&self) -> String {
        format!("c-{}-{}", self.color.letter(), self.home)
    }
}

/// The last move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trail {
    /// Where the chevron started.
    pub from: Option<Place>,
    /// Where it arrived, or turned.
    pub to: Option<Place>,
    /// The fields whose markers changed.
    pub changed: Vec<Place>,
}

/// A field and its middle in the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Place {
    pub field: Field,
    pub center: Point,
}

/// Something lit up, with its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lit {
    /// What it is.
    pub highlight: Highlight,
    /// Where it lies; for an arrow where it begins.
    pub center: Point,
    /// Where an arrow ends; otherwise the same as `center`.
    pub end: Point,
    /// Which way a [`Highlight::Way`] points, in degrees clockwise from the top; otherwise 0.
    pub angle: u16,
    /// Whether a chevron stands there.
    pub occupied: bool,
}

impl Lit {
    /// `h-target-e4`, `h-way-e4-3`, `h-hint-e1-e4`
    pub fn id(&self) -> String {
        let start = format!("h-{}-{}", self.highlight.kind(), self.highlight.field());
        match self.highlight {
            Highlight::Way { facing, .. } => format!("{start}-{}", facing as u8),
            Highlight::Hint { to, .. } => format!("{start}-{to}"),
            _ => start,
        }
    }

    /// `h-shaft-e1-e4`: the part of an arrow that lies under the pieces.
    pub fn shaft_id(&self) -> Option<String> {
        match self.highlight {
            Highlight::Hint { from, to } => Some(format!("h-shaft-{from}-{to}")),
            _ => None,
        }
    }
}

/// A player, for the seat at the edge of the board and the lines of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Player {
    /// Who.
    pub color: Color,
    /// Where the player sits in the picture.
    pub side: Side,
    /// Markers on the board.
    pub markers: usize,
    /// The markers needed to win, in Pacru.
    pub target: Option<usize>,
    /// Chevrons on the board.
    pub chevrons: usize,
    /// What the player is up to.
    pub state: PlayerState,
}

impl Player {
    /// `s-g`, for the seat.
    pub fn id(&self) -> String {
        format!("s-{}", self.color.letter())
    }
}

/// What a player is up to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerState {
    /// It is their turn.
    ToMove,
    /// They are in, and it is not their turn, or the game is over.
    Waiting,
    /// They are out.
    Out,
    /// The game is over and they won, alone or with others.
    Won,
    /// The game is over and drawn between them and others.
    Drawn,
}

impl PlayerState {
    fn of(position: &Position, outcome: Option<Outcome>, color: Color) -> PlayerState {
        let drawn = |outcome: Outcome| {
            let shared = outcome.winners.len() > 1;
            outcome.reason == EndReason::Agreed || shared && position.ruleset().kind() == GameKind::Pacru
        };
        match outcome {
            _ if position.out().contains(color) => PlayerState::Out,
            Some(outcome) if outcome.winners.contains(color) && drawn(outcome) => PlayerState::Drawn,
            Some(outcome) if outcome.winners.contains(color) => PlayerState::Won,
            None if position.to_move() == color => PlayerState::ToMove,
            _ => PlayerState::Waiting,
        }
    }

    /// The name in classes.
    pub const fn name(self) -> &'static str {
        match self {
            PlayerState::ToMove => "to-move",
            PlayerState::Waiting => "waiting",
            PlayerState::Out => "out",
            PlayerState::Won => "won",
            PlayerState::Drawn => "drawn",
        }
    }
}

impl Scene {
    /// The picture of a position.
    pub fn new(position: &Position, view: &View) -> Scene {
        let layout = Layout::new(view.bottom, view.coordinates);
        Scene {
            size: layout.size(),
            margin: layout.margin,
            theme: view.theme,
            fields: tiles(layout),
            coordinates: labels(layout, view.coordinates),
            last_move: trail(layout, view),
            markers: markers(layout, position),
            chevrons: pieces(layout, position, view),
            highlights: lit(layout, position, view),
            players: players(layout, position, view.outcome.or_else(|| position.outcome())),
            last_round: position.last_round(),
            game: position.ruleset().kind(),
            turn: position.turn_number(),
            id_prefix: view.id_prefix.clone(),
            custom_label: view.label.clone(),
        }
    }

    /// An element's id as it stands in the picture.
    pub(crate) fn full_id(&self, id: &str) -> String {
        format!("{}{id}", self.id_prefix)
    }
}

fn tiles(layout: Layout) -> Vec<Tile> {
    let tile = |field| Tile { field, shade: Shade::of(field), center: layout.center(field), cell: layout.cell(field) };
    Field::all().map(tile).collect()
}

fn labels(layout: Layout, shown: bool) -> Vec<Label> {
    if !shown {
        return Vec::new();
    }
    layout.labels().map(|(text, center)| Label { text, center }).collect()
}

fn trail(layout: Layout, view: &View) -> Option<Trail> {
    let last = view.last_move?;
    let place = |field| Place { field, center: layout.center(field) };
    Some(Trail {
        from: last.from.map(place),
        to: last.to.map(place),
        changed: last.changed.iter().map(place).collect(),
    })
}

fn markers(layout: Layout, position: &Position) -> Vec<Marker> {
    let marker = |field| {
        let occupied = position.occupied().contains(field);
        Some(Marker { field, color: position.marker_on(field)?, center: layout.center(field), occupied })
    };
    Field::all().filter_map(marker).collect()
}

fn pieces(layout: Layout, position: &Position, view: &View) -> Vec<Piece> {
    let ids = view.ids.as_ref().filter(|ids| ids.fits(position));
    let piece = |field| {
        let (color, facing) = position.chevron_on(field)?;
        Some(Piece {
            color,
            field,
            facing,
            home: ids.and_then(|ids| ids.home(color, field)).unwrap_or(field),
            center: layout.center(field),
            angle: layout.angle(facing),
            on_marker: position.marker_on(field) == Some(color),
        })
    };
    position.occupied().iter().filter_map(piece).collect()
}

fn lit(layout: Layout, position: &Position, view: &View) -> Vec<Lit> {
    let mut lit: Vec<Lit> = Vec::with_capacity(view.highlights.len());
    for &highlight in &view.highlights {
        // An arrow to where it begins has no direction.
        let pointless = matches!(highlight, Highlight::Hint { from, to } if from == to);
        if pointless || lit.iter().any(|shown| shown.highlight == highlight) {
            continue;
        }
        let field = highlight.field();
        let end = if let Highlight::Hint { to, .. } = highlight { to } else { field };
        let angle = if let Highlight::Way { facing, .. } = highlight { layout.angle(facing) } else { 0 };
        let occupied = position.occupied().contains(field);
        lit.push(Lit { highlight, center: layout.center(field), end: layout.center(end), angle, occupied });
    }
    lit
}

fn players(layout: Layout, position: &Position, outcome: Option<Outcome>) -> Vec<Player> {
    let player = |&color| Player {
        color,
        side: layout.side(color),
        markers: position.markers(color).len(),
        target: position.target(),
        chevrons: position.chevrons(color).count(),
        state: PlayerState::of(position, outcome, color),
    };
    position.order().colors().iter().map(player).collect()
}
