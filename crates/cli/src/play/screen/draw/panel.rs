//! The players with their scores, and the list of moves.

use super::super::app::App;
use super::paint::{self, bold, faint, style};
use super::text::shortened;
use crate::play::seats::Player as Seat;
use pacru_render::{Glyphs, PlayerStatus, PlayerSummary, Scene, TextPaint};
use pacru_rules::{Action, Game, TurnOrder};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

pub(crate) fn draw(frame: &mut Frame<'_>, area: Rect, app: &App, scene: &Scene) {
    if area.height == 0 {
        return;
    }
    let width = usize::from(area.width);
    let crowded = usize::from(area.height) < 3 * scene.players.len();
    let mut lines = Vec::new();
    for player in &scene.players {
        if crowded {
            lines.push(short_line(app, player, width));
        } else {
            lines.push(name_line(app, player, width));
            lines.push(score_line(app, player, width));
        }
    }
    let rest = usize::from(area.height).saturating_sub(lines.len() + 2);
    if !crowded && rest > 0 {
        lines.push(Line::default());
        lines.push(Line::styled("Moves", bold()));
        lines.extend(move_lines(app, width, rest));
    }
    frame.render_widget(Paragraph::new(lines), area);
}

/// `▸ G  green  Ann            won`
fn name_line(app: &App, player: &PlayerSummary, width: usize) -> Line<'static> {
    let mut line = heading(app, player);
    let who = who(app, player);
    let room_beside = |state: &str| width.saturating_sub(line.width() + state.len() + 1);
    let state = match player.status {
        // The pointer says the same where the words do not fit.
        PlayerStatus::ToMove if room_beside("to move") >= who.chars().count() => "to move",
        PlayerStatus::ToMove | PlayerStatus::Waiting => "",
        PlayerStatus::Out => "out",
        PlayerStatus::Won => "won",
        PlayerStatus::Drawn => "drawn",
    };
    let room = room_beside(state);
    line.push_span(Span::styled(format!("{:<room$} ", shortened(&who, room)), faint()));
    line.push_span(Span::styled(state, bold()));
    line
}

/// `     ████████░░░░░░░░ 12 of 42 ▲▲▲`, a sign for each chevron; or `     12 markers, 3 chevrons`
fn score_line(app: &App, player: &PlayerSummary, width: usize) -> Line<'static> {
    let Some(target) = player.target else {
        let markers = if player.markers == 1 { "marker" } else { "markers" };
        let chevrons = if player.chevrons == 1 { "chevron" } else { "chevrons" };
        return Line::from(format!("     {} {markers}, {} {chevrons}", player.markers, player.chevrons));
    };
    let (full, empty, chevron) = match app.style.glyphs {
        Glyphs::Unicode => ("█", "░", "▲"),
        Glyphs::Ascii => ("#", "-", "^"),
    };
    let score = format!(" {} of {target} ", player.markers);
    // Four chevrons at most.
    let room = width.saturating_sub(score.len() + 5 + 4).min(24);
    let filled = (player.markers * room / target).min(room).max(usize::from(player.markers > 0).min(room));
    let bar = Span::styled(full.repeat(filled), paint::bar(app.style.colors, player.color));
    let rest = Span::styled(empty.repeat(room - filled), faint());
    Line::from(vec![Span::raw("     "), bar, rest, Span::raw(score), Span::raw(chevron.repeat(player.chevrons))])
}

/// `▸ G green 12 of 42`, for screens without room.
fn short_line(app: &App, player: &PlayerSummary, width: usize) -> Line<'static> {
    let mut line = heading(app, player);
    let score = match player.target {
        Some(target) => format!("{} of {target}", player.markers),
        None => format!("{} markers", player.markers),
    };
    let state = match player.status {
        PlayerStatus::Out => " out",
        PlayerStatus::Won => " won",
        PlayerStatus::Drawn => " drawn",
        PlayerStatus::ToMove | PlayerStatus::Waiting => "",
    };
    let room = width.saturating_sub(line.width() + score.len() + state.len() + 1);
    line.push_span(Span::styled(format!("{:<room$} ", shortened(&who(app, player), room)), faint()));
    line.push_span(Span::raw(format!("{score}{state}")));
    line
}

/// The pointer, the colour's letter and its name.
fn heading(app: &App, player: &PlayerSummary) -> Line<'static> {
    let pointer = match player.status {
        PlayerStatus::ToMove => app.style.glyphs.pointer(),
        PlayerStatus::Won | PlayerStatus::Drawn => '*',
        PlayerStatus::Waiting | PlayerStatus::Out => ' ',
    };
    let letter = player.color.letter().to_ascii_uppercase();
    let sign = Span::styled(format!(" {letter} "), style(TextPaint::piece(app.style.colors, player.color, true)));
    let name = match player.status {
        PlayerStatus::ToMove => bold(),
        PlayerStatus::Out => faint(),
        _ => Style::new(),
    };
    Line::from(vec![Span::raw(pointer.to_string()), sign, Span::styled(format!(" {:<7}", player.color.name()), name)])
}

/// Who plays a colour: the computer, or the name in the record.
fn who(app: &App, player: &PlayerSummary) -> String {
    match app.table.seats.player(player.color) {
        Seat::Computer(level) => format!("computer {}", level.number()),
        Seat::Person => app.table.name(player.color).unwrap_or("person").to_owned(),
    }
}

/// The last moves that fit, or earlier ones if scrolled back; the last one is bold.
fn move_lines(app: &App, width: usize, rows: usize) -> Vec<Line<'static>> {
    let mut lines = rounds(app.table.game(), width);
    let end = lines.len().saturating_sub(app.scrolled.min(lines.len().saturating_sub(rows)));
    let begin = end.saturating_sub(rows);
    lines.drain(begin..end).collect()
}

/// Columns of a move that is not unusually long.
const MOVE: usize = 11;

/// Every round begins a line; what does not fit goes on below.
fn rounds(game: &Game, width: usize) -> Vec<Line<'static>> {
    let order = game.start().order();
    let mut lines: Vec<Line<'static>> = Vec::new();
    let mut round = 0;
    let mut last_seat = usize::MAX;
    let mut before = game.start();
    for (n, ply) in game.plies().iter().enumerate() {
        let seat = seat(order, ply.action, before.to_move());
        before = &ply.after;
        let text = ply.action.to_string();
        let begins = last_seat == usize::MAX || seat <= last_seat;
        last_seat = seat;
        if begins {
            round += 1;
            lines.push(Line::from(Span::styled(format!("{round:>3}. "), faint())));
        } else if lines.last().is_some_and(|line| line.width() + text.len() > width) {
            lines.push(Line::from("     "));
        }
        let bold = if n + 1 == game.plies().len() { Modifier::BOLD } else { Modifier::empty() };
        if let Some(line) = lines.last_mut() {
            line.push_span(Span::styled(text.clone(), Style::new().add_modifier(bold)));
            line.push_span(Span::raw(" ".repeat(1 + MOVE.saturating_sub(text.len()))));
        }
    }
    lines
}

fn seat(order: TurnOrder, action: Action, to_move: pacru_rules::Color) -> usize {
    let color = match action {
        Action::Move(_) => to_move,
        Action::Leave { color, .. } => color,
    };
    order.index_of(color).unwrap_or_default()
}
