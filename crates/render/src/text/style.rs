//! Colours and characters of terminal text.

use crate::{Shade, Theme};
use pacru_rules::Color;
use std::fmt;

/// The style of terminal text. The default has no colours and Unicode characters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TextStyle {
    /// The set of colours.
    pub colors: ColorMode,
    /// The set of characters.
    pub glyphs: Glyphs,
}

/// The set of colours of a terminal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ColorMode {
    /// No colours: only letters tell the players apart.
    #[default]
    Plain,
    /// The sixteen colours that every terminal has.
    Ansi16,
    /// The 256 colours of xterm.
    Ansi256,
}

impl ColorMode {
    /// The best mode for an output: whether it is a terminal, and the values of the environment variables `NO_COLOR` and
    /// `TERM`.
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
        // By its definition, an empty NO_COLOR counts as unset.
        let disabled = no_color.is_some_and(|value| !value.is_empty());
        match term {
            _ if disabled || !is_terminal => ColorMode::Plain,
            None | Some("" | "dumb") => ColorMode::Plain,
            Some(term) if ["256", "direct", "kitty", "alacritty", "ghostty"].iter().any(|name| term.contains(name)) => {
                ColorMode::Ansi256
            }
            Some(_) => ColorMode::Ansi16,
        }
    }
}

/// The set of characters of a terminal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Glyphs {
    /// Arrows and box lines.
    #[default]
    Unicode,
    /// ASCII only. A facing is a digit from 0 to 7, clockwise from the top of the picture. With green at the bottom, these
    /// are the digits of the position string.
    Ascii,
}

impl Glyphs {
    /// The character of a direction, given in degrees clockwise from the top.
    pub fn facing(self, angle: u16) -> char {
        let digits = match self {
            Glyphs::Unicode => ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'],
            Glyphs::Ascii => ['0', '1', '2', '3', '4', '5', '6', '7'],
        };
        digits[usize::from(angle / 45) % 8]
    }

    /// The character of a field without a marker.
    pub fn neutral(self) -> char {
        match self {
            Glyphs::Unicode => '·',
            Glyphs::Ascii => '.',
        }
    }

    /// The character that points at a line of a list.
    pub fn pointer(self) -> char {
        match self {
            Glyphs::Unicode => '▸',
            Glyphs::Ascii => '>',
        }
    }

    /// The border between ranks: its left end, crossings, right end and filling. `rows_above` is 0 for the upper edge of
    /// the board and 9 for the lower.
    pub fn horizontal_border(self, rows_above: u8) -> [char; 4] {
        match (self, rows_above) {
            (Glyphs::Ascii, _) => ['+', '+', '+', '-'],
            (Glyphs::Unicode, 0) => ['┏', '┳', '┓', '━'],
            (Glyphs::Unicode, 9) => ['┗', '┻', '┛', '━'],
            (Glyphs::Unicode, _) => ['┣', '╋', '┫', '━'],
        }
    }

    /// The border between files.
    pub fn vertical_border(self) -> char {
        match self {
            Glyphs::Unicode => '┃',
            Glyphs::Ascii => '|',
        }
    }
}

/// Colours of a piece of text, as codes of the 256 or 16 colours of the mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextPaint {
    /// The set of colours.
    pub mode: ColorMode,
    /// The background colour.
    pub background: u8,
    /// The text colour.
    pub foreground: u8,
    /// Whether the text is bold.
    pub bold: bool,
}

impl TextPaint {
    /// The colours of an empty field.
    pub fn field(mode: ColorMode, theme: Theme, shade: Shade) -> TextPaint {
        let (background, foreground) = match (mode, theme, shade) {
            (ColorMode::Ansi256, Theme::Light, Shade::Light) => (255, 240),
            (ColorMode::Ansi256, Theme::Light, Shade::Dark) => (252, 240),
            (ColorMode::Ansi256, Theme::Dark, Shade::Light) => (240, 252),
            (ColorMode::Ansi256, Theme::Dark, Shade::Dark) => (237, 250),
            (_, Theme::Light, Shade::Light) => (15, 0),
            (_, Theme::Light, Shade::Dark) => (7, 0),
            (_, Theme::Dark, _) => (8, 15),
        };
        TextPaint { mode, background, foreground, bold: false }
    }

    /// The colours of a marker, or, in bold, of a chevron.
    pub fn piece(mode: ColorMode, color: Color, bold: bool) -> TextPaint {
        let (background, foreground) = match (mode, color) {
            (ColorMode::Ansi256, Color::Yellow) => (220, 16),
            (ColorMode::Ansi256, Color::Red) => (160, 231),
            (ColorMode::Ansi256, Color::Green) => (36, 16),
            (ColorMode::Ansi256, Color::Black) => (16, 231),
            (_, Color::Yellow) => (11, 0),
            (_, Color::Red) => (1, 15),
            (_, Color::Green) => (2, 0),
            (_, Color::Black) => (0, 15),
        };
        TextPaint { mode, background, foreground, bold }
    }

    /// The text with escape codes for these colours.
    pub(crate) fn apply(self, text: impl fmt::Display) -> String {
        let bold = if self.bold { ";1" } else { "" };
        // Colours 8 to 15 have codes of their own.
        let code = |base: u8, color: u8| if color < 8 { base + color } else { base + 52 + color };
        match self.mode {
            ColorMode::Plain => text.to_string(),
            ColorMode::Ansi16 => {
                format!("\x1b[{};{}{bold}m{text}\x1b[0m", code(40, self.background), code(30, self.foreground))
            }
            ColorMode::Ansi256 => format!("\x1b[48;5;{};38;5;{}{bold}m{text}\x1b[0m", self.background, self.foreground),
        }
    }
}
