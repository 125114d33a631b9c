//! Colours of the themes. They differ in lightness as well as in hue.

use pacru_rules::Color;
use std::fmt;

/// An opaque colour, written as `#rrggbb`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    /// Mixes the colour with `percent` per cent of another.
    const fn mix(self, other: Rgb, percent: u16) -> Rgb {
        const fn channel(a: u8, b: u8, percent: u16) -> u8 {
            ((a as u16 * (100 - percent) + b as u16 * percent) / 100) as u8
        }
        Rgb(channel(self.0, other.0, percent), channel(self.1, other.1, percent), channel(self.2, other.2, percent))
    }
}

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }
}

/// The light or the dark theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Dark lines on a light board.
    #[default]
    Light,
    /// Light lines on a dark board.
    Dark,
}

/// The colours of a theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// The frame around the fields.
    pub frame: Rgb,
    /// A light field.
    pub light: Rgb,
    /// A dark field.
    pub dark: Rgb,
    /// The star on a light field.
    pub light_star: Rgb,
    /// The star on a dark field.
    pub dark_star: Rgb,
    /// Thin lines: between fields, around stars and circles.
    pub line: Rgb,
    /// The borders between borderlands, and around the board.
    pub border: Rgb,
    /// The coordinates.
    pub label: Rgb,
    /// The line around chevrons that separates them from a marker of their own colour.
    pub halo: Rgb,
    /// The last move.
    pub last_move: Rgb,
    /// Selected chevron, targets, directions, keyboard focus.
    pub accent: Rgb,
    /// Fields that would change.
    pub change: Rgb,
    /// The cause of a refusal.
    pub cause: Rgb,
    /// Hint arrows.
    pub hint: Rgb,
}

/// The colours of one player's markers and chevrons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceColors {
    /// The surface.
    pub fill: Rgb,
    /// The fainter surface of a marker under a chevron.
    pub under: Rgb,
    /// The edge of a marker under a chevron.
    pub under_outline: Rgb,
    /// The edge, which has a high contrast to all fields.
    pub outline: Rgb,
    /// The sign on the surface, which identifies a player without colour.
    pub sign: Rgb,
}

const LIGHT: Palette = Palette {
    frame: Rgb(0xf7, 0xf3, 0xea),
    light: Rgb(0xef, 0xe7, 0xd6),
    dark: Rgb(0xdf, 0xd3, 0xbb),
    light_star: Rgb(0xf8, 0xf3, 0xe7),
    dark_star: Rgb(0xea, 0xe0, 0xcc),
    line: Rgb(0xc6, 0xb7, 0x99),
    border: Rgb(0x5b, 0x4a, 0x32),
    label: Rgb(0x6b, 0x5b, 0x43),
    halo: Rgb(0xff, 0xfd, 0xf7),
    last_move: Rgb(0x2f, 0x72, 0xb5),
    accent: Rgb(0x1f, 0x5f, 0xbf),
    change: Rgb(0x7a, 0x3f, 0xb0),
    cause: Rgb(0xb0, 0x12, 0x7f),
    hint: Rgb(0x1f, 0x5f, 0xbf),
};

const DARK: Palette = Palette {
    frame: Rgb(0x1b, 0x1e, 0x23),
    light: Rgb(0x4b, 0x52, 0x5d),
    dark: Rgb(0x3d, 0x43, 0x4d),
    light_star: Rgb(0x58, 0x60, 0x6c),
    dark_star: Rgb(0x48, 0x4f, 0x5a),
    line: Rgb(0x66, 0x6f, 0x7d),
    border: Rgb(0xaa, 0xb4, 0xc2),
    label: Rgb(0xa9, 0xb2, 0xbf),
    halo: Rgb(0x14, 0x16, 0x1a),
    last_move: Rgb(0x69, 0xad, 0xf0),
    accent: Rgb(0x7c, 0xb8, 0xff),
    change: Rgb(0xc9, 0x9b, 0xff),
    cause: Rgb(0xff, 0x7a, 0xd1),
    hint: Rgb(0x7c, 0xb8, 0xff),
};

impl Theme {
    /// Both themes.
    pub const ALL: [Theme; 2] = [Theme::Light, Theme::Dark];

    /// The name in CSS classes.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The colours of board and highlights.
    pub const fn palette(self) -> &'static Palette {
        match self {
            Theme::Light => &LIGHT,
            Theme::Dark => &DARK,
        }
    }

    /// The colours of a player's pieces. The surfaces are the same in both themes; the edges give the contrast to the board.
    pub const fn piece(self, color: Color) -> PieceColors {
        let (fill, sign) = match color {
            Color::Yellow => (Rgb(0xf9, 0xd6, 0x48), Rgb(0x8a, 0x6a, 0x00)),
            Color::Red => (Rgb(0xc8, 0x3a, 0x1e), Rgb(0xff, 0xd9, 0xcc)),
            Color::Green => (Rgb(0x2f, 0xa9, 0x8a), Rgb(0x06, 0x39, 0x2d)),
            Color::Black => (Rgb(0x1a, 0x1a, 0x1d), Rgb(0xc0, 0xc0, 0xc6)),
        };
        let outline = match (self, color) {
            (Theme::Light, Color::Yellow) => Rgb(0x75, 0x59, 0x00),
            (Theme::Light, Color::Red) => Rgb(0x75, 0x1a, 0x08),
            (Theme::Light, Color::Green) => Rgb(0x0b, 0x54, 0x43),
            (Theme::Light, Color::Black) => Rgb(0x00, 0x00, 0x00),
            (Theme::Dark, Color::Yellow) => Rgb(0xff, 0xf0, 0xb0),
            (Theme::Dark, Color::Red) => Rgb(0xff, 0xa5, 0x8c),
            (Theme::Dark, Color::Green) => Rgb(0x9d, 0xec, 0xd6),
            (Theme::Dark, Color::Black) => Rgb(0xc4, 0xc9, 0xd2),
        };
        let faint = match self {
            Theme::Light => 40,
            Theme::Dark => 25,
        };
        PieceColors {
            fill,
            under: fill.mix(self.palette().light, faint),
            under_outline: outline.mix(fill, 45),
            outline,
            sign,
        }
    }
}
