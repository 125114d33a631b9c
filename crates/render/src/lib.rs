//! One position as a picture.
//!
//! A [`Position`](pacru_rules::Position) and a [`View`] (who sits at the bottom, what is lit up) make a [`Scene`]: typed
//! elements with places and stable ids. The scene is written as an SVG file ([`Scene::to_svg`]), as a tree of nodes that a
//! page can turn into its own elements ([`Scene::to_nodes`]), or as terminal text ([`Scene::to_text`]).
//!
//! ```
//! use pacru_render::{Scene, TextStyle, View};
//! use pacru_rules::{Color, Position};
//!
//! let position: Position = "pacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1".parse()?;
//! let view = View { bottom: Color::Yellow, ..View::default() };
//! let scene = Scene::new(&position, &view);
//!
//! assert!(scene.to_svg().contains(r#"id="c-g-e1""#));
//! // Yellow sits at the bottom, so green's chevron on e1 now points down.
//! assert!(scene.to_text(TextStyle::default()).contains("G↓"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Nothing here knows what is legal, and nothing does I/O: what to light up comes in as data.

mod draft;
mod draw;
mod geometry;
mod glyphs;
mod identity;
mod label;
mod node;
mod number;
mod scene;
mod shapes;
mod svg;
mod text;
mod text_style;
mod theme;
mod view;

pub use geometry::{FIELD_SIZE, Point, Side};
pub use identity::ChevronIds;
pub use node::Node;
pub use scene::{Label, Lit, Marker, Piece, Place, Player, PlayerState, Scene, Shade, Tile, Trail};
pub use text_style::{ColorMode, Glyphs, Paint, TextStyle};
pub use theme::{Palette, PieceColors, Rgb, Theme};
pub use view::{Highlight, LastMove, View};
