//! Drawing the screen, and remembering what lies where for the mouse.

mod board;
mod chevron;
mod layout;
mod overlay;
mod paint;
mod panel;
mod text;

use super::app::{App, NoticeKind};
use crate::play::words::title;
use layout::Layout;
use pacru_render::Scene;
use pacru_rules::Field;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};

/// Something that can be clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spot {
    pub(crate) area: Rect,
    pub(crate) target: Target,
}

/// What a click means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    Field(Field),
    /// The same as this key.
    Key(KeyCode),
    /// A row of a form.
    Row(usize),
}

/// Draws everything; says what can be clicked, what lies above last.
pub(crate) fn draw(frame: &mut Frame<'_>, app: &App) -> Vec<Spot> {
    let mut spots = Vec::new();
    let area = frame.area();
    let players = app.table.position().order().player_count();
    match Layout::arrange(area, players) {
        None => draw_too_small(frame, area),
        Some(layout) => {
            let scene = app.picture();
            draw_title(frame, layout.title, app, &scene);
            board::draw(frame.buffer_mut(), &layout, &scene, app.style, &mut spots);
            panel::draw(frame, layout.panel, app, &scene);
            draw_status(frame, layout.status, app);
            draw_footer(frame, layout.footer, app, &mut spots);
        }
    }
    overlay::draw(frame, app, &mut spots);
    spots
}

fn draw_too_small(frame: &mut Frame<'_>, area: Rect) {
    let (width, height) = layout::SMALLEST;
    let text = format!(
        "This terminal is too small for the board: it has {} columns and {} rows, and needs {width} and {height}. \
         Enlarge it, or press q to quit.",
        area.width, area.height
    );
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
}

fn draw_title(frame: &mut Frame<'_>, area: Rect, app: &App, scene: &Scene) {
    let turn = app.table.position().turn_number();
    let mut text = format!(" {}, turn {turn}", title(app.table.game().start()));
    if text.len() > area.width.into() {
        text = format!(" {}", scene.heading());
    }
    let line = Line::styled(text, Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD));
    frame.buffer_mut().set_style(area, Style::new().add_modifier(Modifier::REVERSED));
    frame.render_widget(line, area);
}

/// What is to be done, and below it what was refused or what happened.
fn draw_status(frame: &mut Frame<'_>, area: Rect, app: &App) {
    let mut lines = vec![Line::styled(app.instruction(), paint::bold())];
    if let Some(notice) = &app.notice {
        let (sign, style) = match notice.kind {
            NoticeKind::Refusal => ("No: ", paint::refusal(app.style.colors)),
            NoticeKind::Hint => ("", paint::hint(app.style.colors)),
            NoticeKind::Word => ("", Style::new()),
        };
        lines.push(Line::styled(format!("{sign}{}", notice.text), style));
    }
    // The newest is the most wanted where there is room for one.
    lines.extend(app.news.iter().rev().map(|news| Line::from(news.as_str())));
    frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: true }), area);
}

/// The keys that do something now, as many as fit; each can be clicked.
fn draw_footer(frame: &mut Frame<'_>, area: Rect, app: &App, spots: &mut Vec<Spot>) {
    let (mut x, mut y) = (area.x, area.y);
    for (name, label, key) in app.useful_keys() {
        let width = (name.len() + label.len() + 1) as u16;
        if x + width > area.right() {
            (x, y) = (area.x, y + 1);
        }
        if y >= area.bottom() {
            return;
        }
        let spot = Rect { x, y, width: width.min(area.width), height: 1 };
        let name = Span::styled(name, paint::key(app.style.colors));
        frame.render_widget(Line::from(vec![name, Span::raw(" "), Span::raw(label)]), spot);
        spots.push(Spot { area: spot, target: Target::Key(key) });
        x += width + 2;
    }
}
