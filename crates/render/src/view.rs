//! How a position is to be shown: turned for whom, in which theme, with what lit up.

use crate::{ChevronIds, Theme};
use pacru_rules::{BoardEvent, Color, Facing, Field, FieldSet, Outcome};

/// Everything about the picture that is not in the position.
///
/// ```
/// use pacru_render::{Highlight, Theme, View};
/// use pacru_rules::Color;
///
/// let view = View {
///     bottom: Color::Black,
///     theme: Theme::Dark,
///     highlights: vec![Highlight::Selected("a5".parse()?)],
///     ..View::default()
/// };
/// assert_eq!(view.clone().turned().turned().turned().turned(), view);
/// # Ok::<(), pacru_rules::error::ParseFieldError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Who sits at the bottom of the picture. Green by default: then yellow sits at the top, red right, black left.
    pub bottom: Color,
    /// Whether the frame has room for the coordinates a–i and 1–9.
    pub coordinates: bool,
    /// Light or dark.
    pub theme: Theme,
    /// What is lit up; later ones lie over earlier ones, repeated ones are shown once.
    pub highlights: Vec<Highlight>,
    /// The move that led here.
    pub last_move: Option<LastMove>,
    /// The end of the game, where it is not the position alone that shows it: a repetition or an agreed draw.
    pub outcome: Option<Outcome>,
    /// Which chevron is which since an earlier position; ignored if it does not fit the position.
    pub ids: Option<ChevronIds>,
    /// Put before every id in the picture, so that several boards can stand on one page.
    pub id_prefix: String,
    /// What a screen reader says instead of the English summary.
    pub label: Option<String>,
}

impl Default for View {
    fn default() -> View {
        View {
            bottom: Color::Green,
            coordinates: true,
            theme: Theme::Light,
            highlights: Vec::new(),
            last_move: None,
            outcome: None,
            ids: None,
            id_prefix: String::new(),
            label: None,
        }
    }
}

impl View {
    /// The view with the board turned clockwise by a quarter.
    #[must_use]
    pub fn turned(mut self) -> View {
        self.bottom = Color::ALL[(self.bottom as usize + 3) % 4];
        self
    }
}

/// Something lit up on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Highlight {
    /// The chevron that was picked up.
    Selected(Field),
    /// Where a chevron may go.
    Target(Field),
    /// A field that would change, or that may be chosen for a change.
    Change(Field),
    /// What a refusal is about: the chevron in the way, the other player's marker.
    Cause(Field),
    /// Where the keyboard is.
    Focus(Field),
    /// A way that a chevron may be turned to.
    Way {
        /// Where it stands.
        at: Field,
        /// Where it would point.
        facing: Facing,
    },
    /// An arrow from one field to another.
    Hint {
        /// Where it begins.
        from: Field,
        /// Where it ends.
        to: Field,
    },
}

impl Highlight {
    /// The kind as it stands in ids and classes.
    pub const fn kind(self) -> &'static str {
        match self {
            Highlight::Selected(_) => "selected",
            Highlight::Target(_) => "target",
            Highlight::Change(_) => "change",
            Highlight::Cause(_) => "cause",
            Highlight::Focus(_) => "focus",
            Highlight::Way { .. } => "way",
            Highlight::Hint { .. } => "hint",
        }
    }

    /// The field it lies on; for an arrow the one where it begins.
    pub const fn field(self) -> Field {
        match self {
            Highlight::Selected(field)
            | Highlight::Target(field)
            | Highlight::Change(field)
            | Highlight::Cause(field)
            | Highlight::Focus(field)
            | Highlight::Way { at: field, .. }
            | Highlight::Hint { from: field, .. } => field,
        }
    }
}

/// What the last turn did, as far as it is shown.
///
/// ```
/// use pacru_render::LastMove;
/// use pacru_rules::Position;
///
/// let start: Position = "shacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1".parse()?;
/// let (_, events) = start.play(start.parse_move("e1-e2")?)?;
/// let last = LastMove::new(&events);
/// assert_eq!((last.from, last.to), (Some("e1".parse()?), Some("e2".parse()?)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LastMove {
    /// Where the chevron started.
    pub from: Option<Field>,
    /// Where it arrived, or turned on the spot.
    pub to: Option<Field>,
    /// The fields whose markers changed.
    pub changed: FieldSet,
}

impl LastMove {
    /// Reads it off what happened.
    pub fn new(events: &[BoardEvent]) -> LastMove {
        let mut last = LastMove::default();
        for event in events {
            match *event {
                BoardEvent::Travelled { from, to, .. } => (last.from, last.to) = (Some(from), Some(to)),
                BoardEvent::Reoriented { at, .. } => last.to = Some(at),
                BoardEvent::Marked { at, .. } | BoardEvent::Converted { at, .. } | BoardEvent::GivenUp { at, .. } => {
                    last.changed |= FieldSet::from(at);
                }
                _ => {}
            }
        }
        last
    }
}
