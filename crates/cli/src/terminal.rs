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

/// Whether a person sits at a terminal that can place text anywhere on its screen.
#[cfg(feature = "full")]
pub(crate) fn is_capable() -> bool {
    let term = std::env::var("TERM").unwrap_or_default();
    // Windows has no such variable, and its consoles can.
    let knows_escapes = if cfg!(windows) { term != "dumb" } else { !["", "dumb"].contains(&term.as_str()) };
    knows_escapes && std::io::stdin().is_terminal() && std::io::stdout().is_terminal()
}
