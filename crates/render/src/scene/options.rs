//! How a position is drawn: rotation, theme, highlights.

use super::ChevronIds;
use crate::Theme;
use pacru_rules::{BoardEvent, Color, Facing, Field, FieldSet, Outcome};

/// The part of a scene that does not follow from the position.
///
/// ```
/// use pacru_render::{Highlight, SceneOptions, Theme};
/// use pacru_rules::Color;
///
/// let options = SceneOptions {
///     bottom: Color::Black,
///     theme: Theme::Dark,
///     highlights: vec![Highlight::Selected("a5".parse()?)],
///     ..SceneOptions::default()
/// };
/// let mut rotated = options.clone();
/// for _ in 0..4 {
///     rotated = rotated.rotated_quarter();
/// }
/// assert_eq!(rotated, options);
/// # Ok::<(), pacru_rules::error::ParseFieldError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SceneOptions {
    /// The player at the bottom of the picture. The default is green, with yellow at the top, red right and black left.
    pub bottom: Color,
    /// Whether the coordinates a–i and 1–9 are shown. Without them the frame is narrower.
    pub coordinates: bool,
    /// Light or dark.
    pub theme: Theme,
    /// The highlights. Later ones are drawn over earlier ones; duplicates are drawn once.
    pub highlights: Vec<Highlight>,
    /// The move that led to the position.
    pub last_move: Option<LastMove>,
    /// The end of the game, if it does not follow from the position alone: a repetition or an agreed draw.
    pub outcome: Option<Outcome>,
    /// The ids of the chevrons since an earlier position. Ignored if they do not fit the position.
    pub chevron_ids: Option<ChevronIds>,
    /// The prefix of every id in the picture, for pages with several boards.
    pub id_prefix: String,
    /// The text for screen readers; without it, an English summary.
    pub label: Option<String>,
}

impl Default for SceneOptions {
    fn default() -> SceneOptions {
        SceneOptions {
            bottom: Color::Green,
            coordinates: true,
            theme: Theme::Light,
            highlights: Vec::new(),
            last_move: None,
            outcome: None,
            chevron_ids: None,
            id_prefix: String::new(),
            label: None,
        }
    }
}

impl SceneOptions {
    /// The options with the board rotated clockwise by a quarter turn.
    #[must_use]
    pub fn rotated_quarter(mut self) -> SceneOptions {
        self.bottom = Color::ALL[(self.bottom as usize + 3) % 4];
        self
    }
}

/// A highlight on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Highlight {
    /// The selected chevron.
    Selected(Field),
    /// A field that a chevron can move to.
    Target(Field),
    /// A field that would change, or that can be chosen for a change.
    Change(Field),
    /// The cause of a refusal: the chevron in the way, another player's marker.
    RefusalCause(Field),
    /// The field with the keyboard focus.
    Focus(Field),
    /// A direction that a chevron can be rotated to.
    Direction {
        /// The field of the chevron.
        at: Field,
        /// The direction.
        facing: Facing,
    },
    /// An arrow from one field to another.
    Hint {
        /// The start of the arrow.
        from: Field,
        /// The end of the arrow.
        to: Field,
    },
}

impl Highlight {
    /// The kind as it is written in ids and CSS classes.
    pub const fn kind(self) -> &'static str {
        match self {
            Highlight::Selected(_) => "selected",
            Highlight::Target(_) => "target",
            Highlight::Change(_) => "change",
            Highlight::RefusalCause(_) => "cause",
            Highlight::Focus(_) => "focus",
            Highlight::Direction { .. } => "way",
            Highlight::Hint { .. } => "hint",
        }
    }

    /// The highlighted field; for an arrow, its start.
    pub const fn field(self) -> Field {
        match self {
            Highlight::Selected(field)
            | Highlight::Target(field)
            | Highlight::Change(field)
            | Highlight::RefusalCause(field)
            | Highlight::Focus(field)
            | Highlight::Direction { at: field, .. }
            | Highlight::Hint { from: field, .. } => field,
        }
    }
}

/// The visible effects of the last turn.
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
    /// The field the chevron left.
    pub from: Option<Field>,
    /// The field on which the chevron arrived or was rotated.
    pub to: Option<Field>,
    /// The fields whose markers changed.
    pub changed: FieldSet,
}

impl LastMove {
    /// The effects of a turn with these events.
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
