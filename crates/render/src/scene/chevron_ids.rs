//! Identity of chevrons over several turns. A position does not tell equal chevrons apart, but an animation must.

use pacru_rules::{BoardEvent, Color, Field, Position};

/// Identifies each chevron by its field in a first position and follows it from there, so that it keeps its id.
///
/// ```
/// use pacru_render::{ChevronIds, Scene, SceneOptions};
/// use pacru_rules::Position;
///
/// let start: Position = "shacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1".parse()?;
/// let mut ids = ChevronIds::new(&start);
/// let (next, events) = start.play(start.parse_move("e1-e2")?)?;
/// ids.follow(&events);
///
/// let scene = Scene::new(&next, &SceneOptions { chevron_ids: Some(ids), ..SceneOptions::default() });
/// assert!(scene.chevrons.iter().any(|chevron| chevron.id() == "c-g-e1" && chevron.field.to_string() == "e2"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChevronIds(Vec<TrackedChevron>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct TrackedChevron {
    color: Color,
    home: Field,
    now: Field,
}

impl ChevronIds {
    /// The ids in the first position: every chevron is at home on its field.
    pub fn new(position: &Position) -> ChevronIds {
        let tracked = |color| {
            position.chevrons(color).map(move |chevron| {
                let field = chevron.field();
                TrackedChevron { color, home: field, now: field }
            })
        };
        ChevronIds(Color::ALL.into_iter().flat_map(tracked).collect())
    }

    /// Applies the events of a turn.
    pub fn follow(&mut self, events: &[BoardEvent]) {
        for event in events {
            match *event {
                BoardEvent::Travelled { color, from, to, .. } => {
                    let moved = self.0.iter_mut().find(|chevron| chevron.color == color && chevron.now == from);
                    if let Some(chevron) = moved {
                        chevron.now = to;
                    }
                }
                BoardEvent::Captured { at, owner } | BoardEvent::Removed { at, owner } => {
                    self.0.retain(|chevron| chevron.color != owner || chevron.now != at);
                }
                BoardEvent::Out { color, .. } => self.0.retain(|chevron| chevron.color != color),
                _ => {}
            }
        }
    }

    /// The home field of the chevron of this colour that is now on `now`.
    pub fn home(&self, color: Color, now: Field) -> Option<Field> {
        self.0.iter().find(|chevron| chevron.color == color && chevron.now == now).map(|chevron| chevron.home)
    }

    /// Whether these are exactly the chevrons of the position.
    pub fn fits(&self, position: &Position) -> bool {
        let is_there = |chevron: &TrackedChevron| {
            position.chevron_on(chevron.now).is_some_and(|(color, _)| color == chevron.color)
        };
        position.occupied().len() == self.0.len() && self.0.iter().all(is_there)
    }
}
