//! What lies over the board: help, questions, a line to type, the form for a new game.

use super::super::app::App;
use super::super::dialog::{Dialog, Prompt};
use super::super::new_game::NewGame;
use super::paint::{self, faint};
use super::text::tail;
use super::{Spot, Target};
use pacru_render::Glyphs;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::symbols::border;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph, Wrap};

const HELP: [(&str, &str); 18] = [
    ("arrows, hjkl", "go over the board"),
    ("Tab", "goes to the next field that can be chosen"),
    ("Enter, click", "chooses: chevron, field, what happens there"),
    ("Esc, right click", "takes back the last choice"),
    ("< ^ >", "twists after a border (Shacru, Azacru)"),
    ("< >", "turn the chosen chevron for markers (Pacru)"),
    ("c", "takes the connection (Pacru)"),
    (": or m", "types a move, such as e3-e4(d5)"),
    ("u  r", "takes back, does again"),
    ("H", "shows a good move; again plays it"),
    ("Enter or .", "while the computer thinks: it moves now"),
    ("p", "lets the computers pause and go on"),
    ("s  o", "saves the game, opens a saved one"),
    ("n", "a new game, or a rematch"),
    ("x", "resigns"),
    ("v", "turns the board"),
    ("PgUp  PgDn", "go through the list of moves"),
    ("q  Ctrl-C", "quits"),
];

const ASCII_BORDER: border::Set<'static> = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};

pub(crate) fn draw(frame: &mut Frame<'_>, app: &App, spots: &mut Vec<Spot>) {
    match &app.dialog {
        None => {}
        Some(Dialog::Help) => draw_help(frame, app),
        Some(Dialog::Confirm { question, .. }) => draw_question(frame, app, question, spots),
        Some(Dialog::Prompt(prompt)) => draw_prompt(frame, app, prompt),
        Some(Dialog::NewGame(form)) => draw_form(frame, app, form, spots),
    }
}

/// Clears a box in the middle of the screen and frames it; the inside is left to be drawn on.
fn open_box(frame: &mut Frame<'_>, app: &App, title: &str, width: u16, height: u16) -> Rect {
    let screen = frame.area();
    let (width, height) = ((width + 4).min(screen.width), (height + 2).min(screen.height));
    let area = Rect { x: (screen.width - width) / 2, y: (screen.height - height) / 2, width, height };
    let set = match app.style.glyphs {
        Glyphs::Unicode => border::THICK,
        Glyphs::Ascii => ASCII_BORDER,
    };
    let block = Block::bordered().border_set(set).title(format!(" {title} "));
    let inside = block.inner(area);
    frame.render_widget(Clear, area);
    frame.render_widget(block, area);
    let margin = u16::from(inside.width > 2);
    Rect { x: inside.x + margin, width: inside.width - 2 * margin, ..inside }
}

fn draw_help(frame: &mut Frame<'_>, app: &App) {
    let rows = frame.area().height.saturating_sub(2);
    let inside = open_box(frame, app, "Help", 62, HELP.len() as u16 + 2);
    let lines = HELP.iter().map(|(keys, what)| {
        let keys = Span::styled(format!("{keys:<17}"), paint::key(app.style.colors));
        Line::from(vec![keys, Span::raw(*what)])
    });
    let mut lines: Vec<Line<'_>> = lines.collect();
    if usize::from(rows) > lines.len() + 1 {
        lines.push(Line::default());
        lines.push(Line::styled("What is forbidden says by which rule. Any key closes this.", faint()));
    }
    frame.render_widget(Paragraph::new(lines), inside);
}

fn draw_question(frame: &mut Frame<'_>, app: &App, question: &str, spots: &mut Vec<Spot>) {
    let inside = open_box(frame, app, "Sure?", question.len().max(20) as u16, 3);
    let text = Rect { height: inside.height.min(2), ..inside };
    frame.render_widget(Paragraph::new(question).wrap(Wrap { trim: true }), text);
    draw_buttons(frame, app, inside, &[("y", "yes", KeyCode::Char('y')), ("n", "no", KeyCode::Char('n'))], spots);
}

/// Draws buttons on the last row of a box, as many as fit.
fn draw_buttons(
    frame: &mut Frame<'_>,
    app: &App,
    inside: Rect,
    buttons: &[(&'static str, &'static str, KeyCode)],
    spots: &mut Vec<Spot>,
) {
    let (mut x, y) = (inside.x, inside.bottom().saturating_sub(1));
    for &(name, label, key) in buttons {
        let area = Rect { x, y, width: (name.len() + label.len() + 1) as u16, height: 1 };
        if area.intersection(inside) != area {
            return;
        }
        let name = Span::styled(name, paint::key(app.style.colors));
        frame.render_widget(Line::from(vec![name, Span::raw(" "), Span::raw(label)]), area);
        spots.push(Spot { area, target: Target::Key(key) });
        x += area.width + 3;
    }
}

fn draw_prompt(frame: &mut Frame<'_>, app: &App, prompt: &Prompt) {
    let inside = open_box(frame, app, prompt.kind.title(), 60, 5);
    let shown = tail(&prompt.text, usize::from(inside.width).saturating_sub(3));
    let cursor = Position::new(inside.x + 2 + shown.chars().count() as u16, inside.y);
    let mut lines = vec![Line::from(format!("> {shown}")), Line::default()];
    match &prompt.error {
        Some(error) => lines.push(Line::styled(error.clone(), paint::refusal(app.style.colors))),
        None => lines.push(Line::styled(prompt.kind.example(), faint())),
    }
    frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: true }), inside);
    frame.set_cursor_position(cursor);
}

fn draw_form(frame: &mut Frame<'_>, app: &App, form: &NewGame, spots: &mut Vec<Spot>) {
    let rows = form.rows();
    let warned = app.is_worth_saving();
    let inside = open_box(frame, app, "New game", 46, rows.len() as u16 + 3 + u16::from(warned));
    let (left, right) = match app.style.glyphs {
        Glyphs::Unicode => ('‹', '›'),
        Glyphs::Ascii => ('<', '>'),
    };
    for (n, (name, value)) in rows.iter().enumerate() {
        let area = Rect { y: inside.y + n as u16, height: 1, ..inside }.intersection(inside);
        let chosen = n == form.row;
        let pointer = if chosen { app.style.glyphs.pointer() } else { ' ' };
        let text = format!("{pointer} {name:<9}{left} {value} {right}");
        let style = Style::new().add_modifier(if chosen { Modifier::BOLD } else { Modifier::empty() });
        frame.render_widget(Line::styled(text, style), area);
        spots.push(Spot { area, target: Target::Row(n) });
    }
    let bottom = inside.bottom().saturating_sub(1);
    if warned && inside.height > 2 {
        let area = Rect { y: bottom - 1, height: 1, ..inside };
        frame.render_widget(Line::styled("The game under way is not saved.", paint::refusal(app.style.colors)), area);
    }
    let buttons =
        [("Enter", "start", KeyCode::Enter), ("Esc", "cancel", KeyCode::Esc), ("arrows", "change", KeyCode::Right)];
    draw_buttons(frame, app, inside, &buttons, spots);
}
