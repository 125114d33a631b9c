//! The PNG icons that are checked in look like the drawing. `PACRU_WRITE_ICONS=1` writes them anew.

use resvg::tiny_skia::{Color, ColorU8, Pixmap, Transform};
use resvg::usvg;
use std::path::PathBuf;

/// Systems cut maskable icons to shapes of their own; what matters lies within this share of the width.
const SAFE_SHARE: f32 = 0.8;
/// The largest difference of a colour value that another machine's arithmetic may make.
const TOLERANCE: u8 = 2;

#[test]
fn icons_look_like_the_drawing() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../web/shell");
    let svg = std::fs::read_to_string(folder.join("icon.svg")).expect("the drawing");
    let expected = [
        ("icon-180.png", maskable(&svg, 180)),
        ("icon-192.png", draw(&svg, 192, 1.0, Color::TRANSPARENT)),
        ("icon-512.png", draw(&svg, 512, 1.0, Color::TRANSPARENT)),
        ("icon-maskable-512.png", maskable(&svg, 512)),
    ];
    for (name, drawn) in expected {
        let path = folder.join("icons").join(name);
        if std::env::var_os("PACRU_WRITE_ICONS").is_some() {
            std::fs::create_dir_all(folder.join("icons")).expect("the folder of the icons");
            std::fs::write(&path, drawn.encode_png().expect("a PNG file")).expect("the icon is written");
        }
        let stored = std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let stored = Pixmap::decode_png(&stored).expect("a PNG file");
        assert_eq!((stored.width(), stored.height()), (drawn.width(), drawn.height()), "{name}");
        let differs = stored.data().iter().zip(drawn.data()).any(|(a, b)| a.abs_diff(*b) > TOLERANCE);
        assert!(!differs, "{name} differs from icon.svg: run this test with PACRU_WRITE_ICONS=1");
    }
}

/// The icon without transparent corners and with room around it.
fn maskable(svg: &str, size: u32) -> Pixmap {
    // The background continues around it: its colour is that in the middle of the upper edge.
    let plain = draw(svg, 64, 1.0, Color::TRANSPARENT);
    let background = plain.pixel(32, 1).map(|color| color.demultiply()).filter(ColorU8::is_opaque);
    let background = background.expect("a background that reaches the edge");
    let color = Color::from_rgba8(background.red(), background.green(), background.blue(), u8::MAX);
    draw(svg, size, SAFE_SHARE, color)
}

fn draw(svg: &str, size: u32, share: f32, background: Color) -> Pixmap {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).expect("a drawing");
    let mut pixels = Pixmap::new(size, size).expect("a size above 0");
    pixels.fill(background);
    let whole = size as f32;
    let (margin, scale) = (whole * (1.0 - share) / 2.0, whole * share / tree.size().width());
    resvg::render(&tree, Transform::from_row(scale, 0.0, 0.0, scale, margin, margin), &mut pixels.as_mut());
    pixels
}
