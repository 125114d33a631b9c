//! Colours of the screen: the board's own from the renderer, and those of what is lit up.

use pacru_render::{ColorMode, Highlight, Scene, TextPaint, Theme};
use pacru_rules::{Color as Player, Field};
use ratatui::style::{Color, Modifier, Style};

/// A style from the renderer's colours.
pub(crate) fn style(paint: TextPaint) -> Style {
    let style = match paint.mode {
        ColorMode::Plain => Style::new(),
        ColorMode::Ansi16 | ColorMode::Ansi256 => {
            Style::new().fg(Color::Indexed(paint.foreground)).bg(Color::Indexed(paint.background))
        }
    };
    if paint.bold { style.add_modifier(Modifier::BOLD) } else { style }
}

fn colors(mode: ColorMode, in_256: (u8, u8), in_16: (u8, u8)) -> Style {
    let (background, foreground) = if mode == ColorMode::Ansi256 { in_256 } else { in_16 };
    style(TextPaint { mode, background, foreground, bold: true })
}

/// The ground of a field that is lit up, or was changed by the last move; the last highlight of a field counts.
pub(crate) fn tint(mode: ColorMode, scene: &Scene, field: Field) -> Option<Style> {
    let lit = scene.highlights.iter().rev().find_map(|lit| match lit.highlight {
        Highlight::Hint { from, to } if from == field || to == field => Some(colors(mode, (156, 16), (10, 0))),
        highlight if highlight.field() != field => None,
        Highlight::Selected(_) | Highlight::Direction { .. } => Some(colors(mode, (75, 16), (12, 15))),
        Highlight::Target(_) => Some(colors(mode, (117, 16), (14, 0))),
        Highlight::Change(_) => Some(colors(mode, (183, 16), (13, 0))),
        Highlight::RefusalCause(_) => Some(colors(mode, (211, 16), (9, 15))),
        Highlight::Focus(_) | Highlight::Hint { .. } => None,
    });
    let in_trail = || {
        let trail = scene.last_move.as_ref()?;
        let mut places = trail.from.iter().chain(&trail.to).chain(&trail.changed);
        places.any(|place| place.field == field).then(|| colors(mode, (223, 16), (6, 0)))
    };
    lit.or_else(in_trail)
}

/// A chevron drawn in its own colour on the field, with a plate behind it where the field is about as light.
pub(crate) fn lone_piece(mode: ColorMode, theme: Theme, color: Player) -> Style {
    let paint = TextPaint::piece(mode, color, true);
    let drawn = ink(mode, paint.background, paint.background).add_modifier(Modifier::BOLD);
    let (in_256, in_16) = match (theme, color) {
        (Theme::Light, Player::Yellow) => (240, 8),
        (Theme::Dark, Player::Black) => (250, 7),
        _ => return drawn,
    };
    match mode {
        ColorMode::Plain => drawn,
        ColorMode::Ansi16 => drawn.bg(Color::Indexed(in_16)),
        ColorMode::Ansi256 => drawn.bg(Color::Indexed(in_256)),
    }
}

/// The edges of the field that the keyboard is on.
pub(crate) fn focus(mode: ColorMode) -> Style {
    match mode {
        ColorMode::Plain => Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD),
        _ => colors(mode, (20, 231), (4, 15)),
    }
}

/// Whether the keyboard is on this field.
pub(crate) fn is_focus(scene: &Scene, field: Field) -> bool {
    scene.highlights.iter().any(|lit| lit.highlight == Highlight::Focus(field))
}

fn ink(mode: ColorMode, in_256: u8, in_16: u8) -> Style {
    match mode {
        ColorMode::Plain => Style::new(),
        ColorMode::Ansi16 => Style::new().fg(Color::Indexed(in_16)),
        ColorMode::Ansi256 => Style::new().fg(Color::Indexed(in_256)),
    }
}

/// A refusal: legible on dark and on light screens.
pub(crate) fn refusal(mode: ColorMode) -> Style {
    ink(mode, 203, 9).add_modifier(Modifier::BOLD)
}

pub(crate) fn hint(mode: ColorMode) -> Style {
    ink(mode, 35, 2).add_modifier(Modifier::BOLD)
}

/// The name of a key.
pub(crate) fn key(mode: ColorMode) -> Style {
    ink(mode, 38, 6).add_modifier(Modifier::BOLD)
}

/// What matters more.
pub(crate) fn bold() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

/// What matters less.
pub(crate) fn faint() -> Style {
    Style::new().add_modifier(Modifier::DIM)
}

/// The bar of a player's score.
pub(crate) fn bar(mode: ColorMode, color: Player) -> Style {
    // Black on a black screen would not be seen.
    match color {
        Player::Black => ink(mode, 244, 8),
        color => {
            ink(mode, TextPaint::piece(mode, color, false).background, TextPaint::piece(mode, color, false).background)
        }
    }
}
