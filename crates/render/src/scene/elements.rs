//! The elements of a scene. An element's id depends on what it is, not on how the board is rotated.

use super::Highlight;
use crate::{Point, Side};
use pacru_rules::{Color, Facing, Field, Outcome, Position};

/// Whether a field is drawn light or dark. The rules do not use it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shade {
    /// A light field.
    Light,
    /// A dark field; the corners of the board are dark.
    Dark,
}

impl Shade {
    pub(super) const fn of(field: Field) -> Shade {
        if (field.file() + field.rank()).is_multiple_of(2) { Shade::Dark } else { Shade::Light }
    }

    /// The name in CSS classes.
    pub const fn name(self) -> &'static str {
        match self {
            Shade::Light => "light",
            Shade::Dark => "dark",
        }
    }
}

/// A field as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile {
    /// The field of the board.
    pub field: Field,
    /// Light or dark.
    pub shade: Shade,
    /// The centre of the field.
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
pub struct CoordinateLabel {
    /// A letter from a to i or a digit from 1 to 9.
    pub text: char,
    /// The centre of the character.
    pub center: Point,
}

impl CoordinateLabel {
    /// `l-e` or `l-4`
    pub fn id(&self) -> String {
        format!("l-{}", self.text)
    }
}

/// A marker on its field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marker {
    /// The field that is marked.
    pub field: Field,
    /// The owner.
    pub color: Color,
    /// The centre of the field.
    pub center: Point,
    /// Whether a chevron stands on it.
    pub occupied: bool,
}

impl Marker {
    /// `m-e4`. The colour is not part of the id, so a field that changes its owner keeps its element.
    pub fn id(&self) -> String {
        format!("m-{}", self.field)
    }
}

/// A chevron on its field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChevronElement {
    /// The owner.
    pub color: Color,
    /// The field it stands on.
    pub field: Field,
    /// The direction it faces on the board.
    pub facing: Facing,
    /// The field in its id, see [`ChevronIds`](crate::ChevronIds).
    pub home: Field,
    /// The centre of the field it stands on.
    pub center: Point,
    /// The direction it faces in the picture, in degrees clockwise from the top.
    pub angle: u16,
    /// Whether a marker of its own colour is under it.
    pub on_marker: bool,
}

impl ChevronElement {
    /// `c-g-e1`: the colour and the home field.
    pub fn id(&self) -> String {
        format!("c-{}-{}", self.color.letter(), self.home)
    }
}

/// The last move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trail {
    /// The field the chevron left.
    pub from: Option<FieldPoint>,
    /// The field on which the chevron arrived or was rotated.
    pub to: Option<FieldPoint>,
    /// The fields whose markers changed.
    pub changed: Vec<FieldPoint>,
}

/// A field and its centre in the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldPoint {
    /// The field.
    pub field: Field,
    /// Its centre.
    pub center: Point,
}

/// A highlight and where it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedHighlight {
    /// What is highlighted.
    pub highlight: Highlight,
    /// The center of its field; for an arrow, the start.
    pub center: Point,
    /// The end of an arrow; otherwise the same as `center`.
    pub end: Point,
    /// The direction of a [`Highlight::Direction`] in degrees clockwise from the top; otherwise 0.
    pub angle: u16,
    /// Whether a chevron stands on its field.
    pub occupied: bool,
}

impl PlacedHighlight {
    /// `h-target-e4`, `h-way-e4-3`, `h-hint-e1-e4`
    pub fn id(&self) -> String {
        let start = format!("h-{}-{}", self.highlight.kind(), self.highlight.field());
        match self.highlight {
            Highlight::Direction { facing, .. } => format!("{start}-{}", facing as u8),
            Highlight::Hint { to, .. } => format!("{start}-{to}"),
            _ => start,
        }
    }

    /// `h-shaft-e1-e4`: the part of an arrow that is drawn under the pieces. `None` if this is no arrow.
    pub fn shaft_id(&self) -> Option<String> {
        match self.highlight {
            Highlight::Hint { from, to } => Some(format!("h-shaft-{from}-{to}")),
            _ => None,
        }
    }
}

/// A player's side of the board, counts and status.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerSummary {
    /// The player's colour.
    pub color: Color,
    /// The side of the picture where the player sits.
    pub side: Side,
    /// The number of markers on the board.
    pub markers: usize,
    /// The number of markers that wins, in Pacru.
    pub target: Option<usize>,
    /// The number of chevrons on the board.
    pub chevrons: usize,
    /// Whether the player is to move, waiting, out, or has a result.
    pub status: PlayerStatus,
}

impl PlayerSummary {
    /// `s-g`, for the seat.
    pub fn id(&self) -> String {
        format!("s-{}", self.color.letter())
    }
}

/// The status of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerStatus {
    /// It is the player's turn.
    ToMove,
    /// The player is in the game and not to move, or did not win a finished game.
    Waiting,
    /// The player is out.
    Out,
    /// The game is over and the player won, alone or with others.
    Won,
    /// The game is over and drawn between this player and others.
    Drawn,
}

impl PlayerStatus {
    pub(super) fn of(position: &Position, outcome: Option<Outcome>, color: Color) -> PlayerStatus {
        let game = position.ruleset().kind();
        match outcome {
            _ if position.out().contains(color) => PlayerStatus::Out,
            Some(outcome) if outcome.winners.contains(color) && outcome.is_draw(game) => PlayerStatus::Drawn,
            Some(outcome) if outcome.winners.contains(color) => PlayerStatus::Won,
            None if position.to_move() == color => PlayerStatus::ToMove,
            _ => PlayerStatus::Waiting,
        }
    }

    /// The name in CSS classes.
    pub const fn name(self) -> &'static str {
        match self {
            PlayerStatus::ToMove => "to-move",
            PlayerStatus::Waiting => "waiting",
            PlayerStatus::Out => "out",
            PlayerStatus::Won => "won",
            PlayerStatus::Drawn => "drawn",
        }
    }
}
