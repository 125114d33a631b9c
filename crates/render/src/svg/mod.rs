//! The scene as SVG: a tree of nodes in layers, written as a file or used by a page.

mod board;
mod highlights;
mod node;
mod pieces;
mod shapes;

pub use node::SvgNode;

use crate::{Point, Rgb, Scene, Theme};
use pacru_rules::Color;

impl Scene {
    /// A complete SVG file without fonts, style sheets or references. Equal scenes give equal text. Elements have classes for
    /// pages that style them, and presentation attributes for all other uses.
    ///
    /// ```
    /// use pacru_render::{Scene, SceneOptions};
    /// use pacru_rules::Position;
    ///
    /// let start = Position::start("azacru".parse()?, "yrgb".parse()?);
    /// let svg = Scene::new(&start, &SceneOptions::default()).to_svg();
    /// assert!(svg.starts_with("<svg xmlns="));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_svg(&self) -> String {
        let mut svg = self.to_nodes().to_string();
        svg.push('\n');
        svg
    }

    /// The picture as a tree: an `svg` element with a child for each layer (`g` with the class `layer`). The children of a
    /// layer are the elements of the scene with their ids.
    pub fn to_nodes(&self) -> SvgNode {
        SvgNode::new("svg")
            .with("xmlns", "http://www.w3.org/2000/svg")
            .with("viewBox", format_args!("0 0 {size} {size}", size = self.size))
            .with("class", format_args!("pacru-board {}", self.theme.name()))
            .with("role", "img")
            .with("aria-label", self.label())
            .children(self.layers())
    }

    /// The layers of the picture, the lowest first.
    pub fn layers(&self) -> Vec<SvgNode> {
        vec![
            layer("frame", [board::frame(self)]),
            layer("fields", self.fields.iter().map(|tile| board::tile(self, tile))),
            layer("trail", self.last_move.iter().map(|trail| highlights::trail(self, trail))),
            layer("borders", [board::borders(self)]),
            layer("seats", self.players.iter().map(|player| board::seat(self, player))),
            layer("labels", self.coordinates.iter().map(|label| board::label(self, label))),
            layer("under", self.highlights.iter().filter_map(|placed| highlights::under(self, placed))),
            layer("markers", self.markers.iter().map(|marker| pieces::marker(self, marker))),
            layer("chevrons", self.chevrons.iter().map(|chevron| pieces::chevron(self, chevron))),
            layer("over", self.highlights.iter().filter_map(|placed| highlights::over(self, placed))),
        ]
    }
}

impl Theme {
    /// A player's marker as a picture of its own, with the sign of the colour.
    ///
    /// ```
    /// use pacru_render::Theme;
    /// use pacru_rules::Color;
    ///
    /// assert!(Theme::Light.token(Color::Red).to_string().starts_with("<svg"));
    /// ```
    pub fn token(self, color: Color) -> SvgNode {
        pieces::token(self, color)
    }
}

fn layer(class: &'static str, elements: impl IntoIterator<Item = SvgNode>) -> SvgNode {
    SvgNode::new("g").with("class", format_args!("layer {class}")).children(elements)
}

/// The group of one element of the scene.
fn element(scene: &Scene, id: &str, class: &str, at: Point) -> SvgNode {
    SvgNode::new("g")
        .with("id", scene.full_id(id))
        .with("class", class)
        .with("transform", format_args!("translate({} {})", at.x, at.y))
}

fn square(half: i32) -> SvgNode {
    SvgNode::new("rect").with("x", -half).with("y", -half).with("width", 2 * half).with("height", 2 * half)
}

fn circle(radius: i32) -> SvgNode {
    SvgNode::new("circle").with("r", radius)
}

fn path(data: &str) -> SvgNode {
    SvgNode::new("path").with("d", data)
}

/// Shorthands for frequent attributes.
impl SvgNode {
    fn filled(self, color: Rgb) -> SvgNode {
        self.with("fill", color)
    }

    fn stroked(self, color: Rgb, width: impl std::fmt::Display) -> SvgNode {
        self.with("stroke", color).with("stroke-width", width)
    }

    fn hollow(self) -> SvgNode {
        self.with("fill", "none")
    }

    fn rounded(self) -> SvgNode {
        self.with("stroke-linecap", "round").with("stroke-linejoin", "round")
    }
}
