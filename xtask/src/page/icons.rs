//! Icons as pixels, from the one that is drawn.

use resvg::tiny_skia::{Color, ColorU8, Pixmap, Transform};
use resvg::usvg;

/// Systems cut maskable icons to shapes of their own; what matters lies within this share of the width.
const SAFE: f32 = 0.8;

/// The icon as a PNG file.
pub(super) fn png(svg: &str, size: u32) -> Result<Vec<u8>, String> {
    encode(&draw(svg, size, 1.0, Color::TRANSPARENT)?)
}

/// The icon as a PNG file without transparent corners and with room around it.
pub(super) fn maskable(svg: &str, size: u32) -> Result<Vec<u8>, String> {
    // The ground goes on around it: its colour in the middle of the upper edge.
    let plain = draw(svg, 64, 1.0, Color::TRANSPARENT)?;
    let ground = plain.pixel(32, 1).map(|color| color.demultiply()).filter(ColorU8::is_opaque);
    let ground = ground.ok_or_else(|| failed(&"its ground does not reach the edge"))?;
    encode(&draw(svg, size, SAFE, Color::from_rgba8(ground.red(), ground.green(), ground.blue(), u8::MAX))?)
}

fn draw(svg: &str, size: u32, share: f32, ground: Color) -> Result<Pixmap, String> {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).map_err(|error| failed(&error))?;
    let mut pixels = Pixmap::new(size, size).ok_or_else(|| failed(&"an icon without pixels"))?;
    pixels.fill(ground);
    let whole = size as f32;
    let (margin, scale) = (whole * (1.0 - share) / 2.0, whole * share / tree.size().width());
    resvg::render(&tree, Transform::from_row(scale, 0.0, 0.0, scale, margin, margin), &mut pixels.as_mut());
    Ok(pixels)
}

fn encode(pixels: &Pixmap) -> Result<Vec<u8>, String> {
    pixels.encode_png().map_err(|error| failed(&error))
}

fn failed(error: &dyn std::fmt::Display) -> String {
    format!("icon.svg: {error}")
}
