//! Drawing a position as SVG or as terminal text.
//!
//! A [`Position`](pacru_rules::Position) and [`SceneOptions`] (which player sits at the bottom, what is highlighted) make a
//! [`Scene`]: typed elements with coordinates and stable ids. A scene is written as an SVG file ([`Scene::to_svg`]), as a tree
//! of nodes from which a page builds its own elements ([`Scene::to_nodes`]), or as terminal text ([`Scene::to_text`]).
//!
//! ```
//! use pacru_render::{Scene, SceneOptions, TextStyle};
//! use pacru_rules::{Color, Position};
//!
//! let position: Position = "pacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1".parse()?;
//! let options = SceneOptions { bottom: Color::Yellow, ..SceneOptions::default() };
//! let scene = Scene::new(&position, &options);
//!
//! assert!(scene.to_svg().contains(r#"id="c-g-e1""#));
//! // Yellow sits at the bottom, so green's chevron on e1 points down.
//! assert!(scene.to_text(TextStyle::default()).contains("G↓"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The crate does not check legality and does no I/O. The caller decides what to highlight.

mod geometry;
mod label;
mod scene;
mod svg;
mod text;
mod theme;

pub use geometry::{FIELD_SIZE, Point, Side};
pub use scene::{
    ChevronElement, ChevronIds, CoordinateLabel, FieldPoint, Highlight, LastMove, Marker, PlacedHighlight,
    PlayerStatus, PlayerSummary, Scene, SceneOptions, Shade, Tile, Trail,
};
pub use svg::SvgNode;
pub use text::{ColorMode, Glyphs, TextPaint, TextStyle};
pub use theme::{Palette, PieceColors, Rgb, Theme};
