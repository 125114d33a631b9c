//! Which chevron is which: a position does not say, but an animation has to know.

use pacru_rules::{BoardEvent, Color, Field, Position};

/// Names the chevrons by where they stood in one position and follows them from there, so that each keeps its id.
///
/// ```
/// use pacru_render::{ChevronIds, Scene, View};
/// use pacru_rules::Position;
///
/// let start: Position = "shacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1".parse()?;
/// let mut ids = ChevronIds::new(&start);
/// let (next, events) = start.play(start.parse_move("e1-e2")?)?;
/// ids.follow(&events);
///
/// let scene = Scene::new(&next, &View { ids: Some(ids), ..View::default() });
/// assert!(scene.chevrons.iter().any(|piece| piece.id() == "c-g-e1" && piece.field.to_string() == "e2"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChevronIds(Vec<Named>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Named {
    color: Color,
    home: Field,
    now: Field,
}

impl ChevronIds {
    /// Every chevron is named after the field it stands on here.
    pub fn new(position: &Position) -> ChevronIds {
        let named = |color| {
            position.chevrons(color).map(move |chevron| Named { color, home: chevron.field(), now: chevron.field() })
        };
        ChevronIds(Color::ALL.into_iter().flat_map(named).collect())
    }

    /// Goes on to the position after these events.
    pub fn follow(&mut self, events: &[BoardEvent]) {
        for event in events {
            match *event {
                BoardEvent::Travelled { color, from, to, .. } => {
                    let moved = self.0.iter_mut().find(|named| named.color == color && named.now == from);
                    if let Some(named) = moved {
                        named.now = to;
                    }
                }
                BoardEvent::Captured { at, owner } | BoardEvent::Removed { at, owner } => {
                    self.0.retain(|named| named.color != owner || named.now != at);
                }
                BoardEvent::Out { color, .. } => self.0.retain(|named| named.color != color),
                _ => {}
            }
        }
    }

    /// Where the chevron of this colour that now stands here stood at first.
    pub fn home(&self, color: Color, now: Field) -> Option<Field> {
        self.0.iter().find(|named| named.color == color && named.now == now).map(|named| named.home)
    }

    /// Whether these are exactly the chevrons of the position.
    pub fn fits(&self, position: &Position) -> bool {
        position.occupied().len() == self.0.len()
            && self.0.iter().all(|named| position.chevron_on(named.now).is_some_and(|(color, _)| color == named.color))
    }
}
