//! The scene as an SVG file.

use crate::{Node, Scene};

impl Scene {
    /// A complete SVG file: no fonts, no style sheet, no references, and the same text for the same scene. Elements have
    /// classes for pages that want to style them, and plain attributes for everybody else.
    ///
    /// ```
    /// use pacru_render::{Scene, View};
    /// use pacru_rules::Position;
    ///
    /// let start = Position::start("azacru".parse()?, "yrgb".parse()?);
    /// let svg = Scene::new(&start, &View::default()).to_svg();
    /// assert!(svg.starts_with("<svg xmlns="));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_svg(&self) -> String {
        let mut svg = self.to_nodes().to_string();
        svg.push('\n');
        svg
    }

    /// The picture as a tree: an `svg` element whose children are layers (`g` with the class `layer`), whose children are
    /// the elements of the scene with their ids.
    pub fn to_nodes(&self) -> Node {
        Node::new("svg")
            .with("xmlns", "http://www.w3.org/2000/svg")
            .with("viewBox", format_args!("0 0 {size} {size}", size = self.size))
            .with("class", format_args!("pacru-board {}", self.theme.name()))
            .with("role", "img")
            .with("aria-label", self.label())
            .children(self.layers())
    }
}
