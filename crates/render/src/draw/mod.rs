//! What each element of a scene looks like.

mod board;
mod highlights;
mod pieces;

use crate::{Node, Point, Rgb, Scene, Theme};
use pacru_rules::Color;

impl Scene {
    /// The layers of the picture, from the bottom up.
    pub fn layers(&self) -> Vec<Node> {
        vec![
            layer("frame", [board::frame(self)]),
            layer("fields", self.fields.iter().map(|tile| board::tile(self, tile))),
            layer("trail", self.last_move.iter().map(|trail| highlights::trail(self, trail))),
            layer("borders", [board::borders(self)]),
            layer("seats", self.players.iter().map(|player| board::seat(self, player))),
            layer("labels", self.coordinates.iter().map(|label| board::label(self, label))),
            layer("under", self.highlights.iter().filter_map(|lit| highlights::under(self, lit))),
            layer("markers", self.markers.iter().map(|marker| pieces::marker(self, marker))),
            layer("chevrons", self.chevrons.iter().map(|piece| pieces::chevron(self, piece))),
            layer("over", self.highlights.iter().filter_map(|lit| highlights::over(self, lit))),
        ]
    }
}

impl Theme {
    /// A player's marker as a small picture of its own, with the sign that tells the colours apart.
    ///
    /// ```
    /// use pacru_render::Theme;
    /// use pacru_rules::Color;
    ///
    /// assert!(Theme::Light.token(Color::Red).to_string().starts_with("<svg"));
    /// ```
    pub fn token(self, color: Color) -> Node {
        pieces::token(self, color)
    }
}

fn layer(class: &'static str, elements: impl IntoIterator<Item = Node>) -> Node {
    Node::new("g").with("class", format_args!("layer {class}")).children(elements)
}

/// The group of one element of the scene.
fn element(scene: &Scene, id: &str, class: &str, at: Point) -> Node {
    Node::new("g")
        .with("id", scene.full_id(id))
        .with("class", class)
        .with("transform", format_args!("translate({} {})", at.x, at.y))
}

fn square(half: i32) -> Node {
    Node::new("rect").with("x", -half).with("y", -half).with("width", 2 * half).with("height", 2 * half)
}

fn circle(radius: i32) -> Node {
    Node::new("circle").with("r", radius)
}

fn path(data: &str) -> Node {
    Node::new("path").with("d", data)
}

/// Shorthands for the attributes that nearly every shape has.
impl Node {
    fn filled(self, color: Rgb) -> Node {
        self.with("fill", color)
    }

    fn stroked(self, color: Rgb, width: impl std::fmt::Display) -> Node {
        self.with("stroke", color).with("stroke-width", width)
    }

    fn hollow(self) -> Node {
        self.with("fill", "none")
    }

    fn rounded(self) -> Node {
        self.with("stroke-linecap", "round").with("stroke-linejoin", "round")
    }
}
