//! What a terminal can show, and the colours for it.

use crate::{Shade, Theme};
use pacru_rules::Color;
use std::fmt;

/// How terminal text is written: plain and with arrows, unless said otherwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TextStyle {
    /// Which colours.
    pub colors: ColorMode,
    /// Which characters.
    pub glyphs: Glyphs,
}

/// Which colours a terminal gets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ColorMode {
    /// None: letters alone tell the colours apart.
    #[default]
    Plain,
    /// The sixteen colours that every terminal has.
    Ansi16,
    /// The 256 colours of xterm.
    Ansi256,
}

impl ColorMode {
    /// The best mode for a terminal, from facts that the caller gathers: whether output goes to a terminal at all, and the
    /// values of the environment variables `NO_COLOR` and `TERM`.
    ///
    /// ```
    /// use pacru_render::ColorMode;
    ///
    /// assert_eq!(ColorMode::detect(true, None, Some("xterm-256color")), ColorMode::Ansi256);
    /// assert_eq!(ColorMode::detect(true, Some("1"), Some("xterm-256color")), ColorMode::Plain);
    /// assert_eq!(ColorMode::detect(false, None, Some("xterm-256color")), ColorMode::Plain);
    /// assert_eq!(ColorMode::detect(true, None, Some("vt220")), ColorMode::Ansi16);
    /// ```
    pub fn detect(is_terminal: bool, no_color: Option<&str>, term: Option<&str>) -> ColorMode {
        // An empty NO_COLOR counts as unset, by its own definition.
        let refused = no_color.is_some_and(|value| !value.is_empty());
        match term {
            _ if refused || !is_terminal => ColorMode::Plain,
            None | Some("" | "dumb") => ColorMode::Plain,
            Some(term) if ["256", "direct", "kitty", "alacritty", "ghostty"].iter().any(|name| term.contains(name)) => {
                ColorMode::Ansi256
            }
            Some(_) => ColorMode::Ansi16,
        }
    }
}

/// Which characters a terminal gets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Glyphs {
    /// Arrows and box lines.
    #[default]
    Unicode,
    /// ASCII only. A facing is a digit from 0 to 7, clockwise from the top of the picture, so a board that is not turned
    /// reads like a position string.
    Ascii,
}

impl Glyphs {
    /// A facing, in degrees clockwise from the top.
    pub fn facing(self, angle: u16) -> char {
        let digits = match self {
            Glyphs::Unicode => ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'],
            Glyphs::Ascii => ['0', '1', '2', '3', '4', '5', '6', '7'],
        };
        digits[usize::from(angle / 45) % 8]
    }

    /// A field without a marker.
    pub fn neutral(self) -> char {
        match self {
            Glyphs::Unicode => '·',
            Glyphs::Ascii => '.',
        }
    }

    /// What points at a line of a list.
    pub fn pointer(self) -> char {
        match self {
            Glyphs::Unicode => '▸',
            Glyphs::Ascii => '>',
        }
    }

    /// The line between ranks that a border runs along: its left end, crossings, right end and filling.
    pub fn line(self, rows_above: u8) -> [char; 4] {
        match (self, rows_above) {
            (Glyphs::Ascii, _) => ['+', '+', '+', '-'],
            (Glyphs::Unicode, 0) => ['┏', '┳', '┓', '━'],
            (Glyphs::Unicode, 9) => ['┗', '┻', '┛', '━'],
            (Glyphs::Unicode, _) => ['┣', '╋', '┫', '━'],
        }
    }

    /// The border between files.
    pub fn wall(self) -> char {
        match self {
            Glyphs::Unicode => '┃',
            Glyphs::Ascii => '|',
        }
    }
}

/// Colours of a stretch of text: codes of the 256 colours, or of the sixteen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paint {
    /// Whether there are colours at all, and how many.
    pub mode: ColorMode,
    /// Behind the text.
    pub ground: u8,
    /// The text.
    pub ink: u8,
    /// Whether the text is bold.
    pub bold: bool,
}

impl Paint {
    /// A field without anything on it.
    pub fn field(mode: ColorMode, theme: Theme, shade: Shade) -> Paint {
        let (ground, ink) = match (mode, theme, shade) {
            (ColorMode::Ansi256, Theme::Light, Shade::Light) => (255, 240),
            (ColorMode::Ansi256, Theme::Light, Shade::Dark) => (252, 240),
            (ColorMode::Ansi256, Theme::Dark, Shade::Light) => (240, 252),
            (ColorMode::Ansi256, Theme::Dark, Shade::Dark) => (237, 250),
            (_, Theme::Light, Shade::Light) => (15, 0),
            (_, Theme::Light, Shade::Dark) => (7, 0),
            (_, Theme::Dark, _) => (8, 15),
        };
        Paint { mode, ground, ink, bold: false }
    }

    /// A marker, or in bold a chevron.
    pub fn piece(mode: ColorMode, color: Color, bold: bool) -> Paint {
        let (ground, ink) = match (mode, color) {
            (ColorMode::Ansi256, Color::Yellow) => (220, 16),
            (ColorMode::Ansi256, Color::Red) => (160, 231),
            (ColorMode::Ansi256, Color::Green) => (36, 16),
            (ColorMode::Ansi256, Color::Black) => (16, 231),
            (_, Color::Yellow) => (11, 0),
            (_, Color::Red) => (1, 15),
            (_, Color::Green) => (2, 0),
            (_, Color::Black) => (0, 15),
        };
        Paint { mode, ground, ink, bold }
    }

    /// The text in these colours.
    pub(crate) fn apply(self, text: impl fmt::Display) -> String {
        let bold = if self.bold { ";1" } else { "" };
        // The second eight of the sixteen colours have codes of their own.
        let code = |base: u8, color: u8| if color < 8 { base + color } else { base + 52 + color };
        match self.mode {
            ColorMode::Plain => text.to_string(),
            ColorMode::Ansi16 => {
                format!("\x1b[{};{}{bold}m{text}\x1b[0m", code(40, self.ground), code(30, self.ink))
            }
            ColorMode::Ansi256 => format!("\x1b[48;5;{};38;5;{}{bold}m{text}\x1b[0m", self.ground, self.ink),
        }
    }
}
