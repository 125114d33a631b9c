//! What the terminal can show.

use pacru_render::{ColorMode, Glyphs, TextStyle};
use std::io::IsTerminal;

/// The style for boards on standard output.
pub(crate) fn text_style(ascii: bool) -> TextStyle {
    let variable = |name| std::env::var(name).ok();
    let colors = ColorMode::detect(
        std::io::stdout().is_terminal(),
        variable("NO_COLOR").as_deref(),
        variable("TERM").as_deref(),
    );
    TextStyle { colors, glyphs: if ascii { Glyphs::Ascii } else { Glyphs::Unicode } }
}
