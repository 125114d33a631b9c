//! A position in the making: markers and chevrons are put on a board one by one.

use pacru_rules::error::SetupError;
use pacru_rules::{Color, ColorSet, Facing, Field, GameKind, Position, Ruleset, Setup, TurnOrder};

/// What is put on a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Brush {
    /// A marker of a colour.
    Marker(Color),
    /// A chevron of a colour that points somewhere.
    Chevron(Color, Facing),
    /// Takes away whatever is there.
    Eraser,
}

/// A position in the making, possible or not.
///
/// ```
/// use pacru_rules::{Color, Facing, Position};
/// use pacru_web::analysis::{Brush, Sketch};
///
/// let mut sketch = Sketch::new(&Position::start("shacru".parse()?, "gy".parse()?));
/// sketch.paint("e1".parse()?, Brush::Eraser);
/// sketch.paint("e5".parse()?, Brush::Chevron(Color::Green, Facing::North));
/// sketch.paint("e5".parse()?, Brush::Chevron(Color::Green, Facing::North));
/// let position = sketch.position()?;
/// assert_eq!(position.chevron_on("e5".parse()?), Some((Color::Green, Facing::NorthEast)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sketch {
    setup: Setup,
}

impl Sketch {
    /// Begins with a position.
    pub fn new(position: &Position) -> Sketch {
        Sketch { setup: Setup::from(position) }
    }

    /// Begins with the start of a game.
    pub fn start(ruleset: Ruleset, order: TurnOrder) -> Sketch {
        Sketch { setup: Setup::start(ruleset, order) }
    }

    /// Begins with nothing.
    pub fn empty(ruleset: Ruleset, order: TurnOrder) -> Sketch {
        Sketch { setup: Setup::empty(ruleset, order) }
    }

    /// The description as it stands.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Changes the game and who plays; the board stays.
    pub fn set_game(&mut self, ruleset: Ruleset, order: TurnOrder) {
        self.setup.ruleset = ruleset;
        self.setup.order = order;
        if !order.contains(self.setup.to_move) {
            self.setup.to_move = order.colors()[0];
        }
    }

    /// Says whose turn it is.
    pub fn set_to_move(&mut self, color: Color) {
        self.setup.to_move = color;
    }

    /// Puts something on a field. A marker on its like takes it away, a chevron on its like turns it by 45° to the right;
    /// a colour pushes out what another has there.
    pub fn paint(&mut self, field: Field, brush: Brush) {
        let cell = self.setup.content_mut(field);
        match brush {
            Brush::Eraser => *cell = pacru_rules::FieldContent::default(),
            Brush::Marker(color) if cell.marker == Some(color) => cell.marker = None,
            Brush::Marker(color) => {
                cell.marker = Some(color);
                cell.chevron = cell.chevron.filter(|&(owner, _)| owner == color);
            }
            Brush::Chevron(color, facing) => {
                let turned = cell.chevron.filter(|&(owner, _)| owner == color).map(|(_, facing)| facing.rotated_by(1));
                cell.chevron = Some((color, turned.unwrap_or(facing)));
                cell.marker = cell.marker.filter(|&owner| owner == color);
            }
        }
    }

    /// The position, if it is a possible one. Who has no chevron in Pacru is out, and counters that no longer mean anything
    /// begin anew.
    pub fn position(&self) -> Result<Position, SetupError> {
        let mut setup = self.setup.clone();
        let has_chevron =
            |color: Color| setup.contents.iter().any(|cell| cell.chevron.is_some_and(|(owner, _)| owner == color));
        let seats = setup.order.colors().iter().copied();
        let bare: ColorSet = seats.filter(|&color| !has_chevron(color)).collect();
        let is_pacru = setup.ruleset.kind() == GameKind::Pacru;
        // Elsewhere players without chevrons stay in and pass, unless they had left.
        setup.out = if is_pacru { bare } else { bare.iter().filter(|&color| setup.out.contains(color)).collect() };
        let azacru = setup.ruleset.kind() == GameKind::Azacru;
        setup.last_round = setup.last_round.filter(|&color| azacru && setup.order.contains(color));
        setup.idle = 0;
        setup.position()
    }
}
