//! The board, in cells of three sizes.

use super::chevron::shape;
use super::layout::{CellSize, Layout};
use super::paint::{bold, focus, is_focus, lone_piece, style, tint};
use super::{Spot, Target};
use pacru_render::{ChevronElement, ColorMode, Glyphs, Scene, TextPaint, TextStyle, Tile};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// Columns left of the board for the coordinates.
const LABEL: u16 = 2;

pub(crate) fn draw(buffer: &mut Buffer, layout: &Layout, scene: &Scene, look: TextStyle, spots: &mut Vec<Spot>) {
    draw_borders(buffer, layout, look.glyphs);
    draw_labels(buffer, layout, scene);
    for tile in &scene.fields {
        let area = cell_area(layout, tile.cell);
        Cell { scene, look, tile, area, size: layout.cell }.draw(buffer);
        spots.push(Spot { area, target: Target::Field(tile.field) });
    }
}

/// Where the cell in this column and row lies: every three of them a border comes first.
fn cell_area(layout: &Layout, (column, row): (u8, u8)) -> Rect {
    let (width, height) = (layout.cell.width(), layout.cell.height());
    let (column, row) = (u16::from(column), u16::from(row));
    let x = layout.board.x + LABEL + 1 + column * width + column / 3;
    let y = layout.board.y + 1 + row * height + row / 3;
    Rect { x, y, width, height }
}

fn draw_borders(buffer: &mut Buffer, layout: &Layout, glyphs: Glyphs) {
    let stretch = usize::from(3 * layout.cell.width());
    let x = layout.board.x + LABEL;
    for (n, rows_above) in [0, 3, 6, 9].into_iter().enumerate() {
        let [left, crossing, right, filling] = glyphs.horizontal_border(rows_above);
        let filling = String::from(filling).repeat(stretch);
        let line = format!("{left}{filling}{crossing}{filling}{crossing}{filling}{right}");
        let y = layout.board.y + n as u16 * (3 * layout.cell.height() + 1);
        buffer.set_string(x, y, line, Style::new());
        if rows_above == 9 {
            break;
        }
        for row in y + 1..=y + 3 * layout.cell.height() {
            for wall in 0..4 {
                let column = x + wall * (stretch as u16 + 1);
                buffer.set_string(column, row, glyphs.vertical_border().to_string(), Style::new());
            }
        }
    }
}

/// The letters and digits as the renderer places them: left of the rows, and below the columns.
fn draw_labels(buffer: &mut Buffer, layout: &Layout, scene: &Scene) {
    let (width, height) = (layout.cell.width(), layout.cell.height());
    let bottom = scene.size - scene.margin;
    for tile in &scene.fields {
        let area = cell_area(layout, tile.cell);
        let beside = scene.coordinates.iter().find(|label| label.center.y == tile.center.y);
        if let (0, Some(label)) = (tile.cell.0, beside) {
            buffer.set_string(layout.board.x, area.y + height / 2, label.text.to_string(), Style::new());
        }
        let below = scene.coordinates.iter().find(|label| label.center.x == tile.center.x && label.center.y > bottom);
        if let (8, Some(label)) = (tile.cell.1, below) {
            let y = layout.board.bottom() - 1;
            buffer.set_string(area.x + width / 2, y, label.text.to_string(), Style::new());
        }
    }
}

/// One field on the screen.
struct Cell<'a> {
    scene: &'a Scene,
    look: TextStyle,
    tile: &'a Tile,
    area: Rect,
    size: CellSize,
}

impl Cell<'_> {
    fn draw(&self, buffer: &mut Buffer) {
        let field = self.tile.field;
        let colors = self.look.colors;
        let ground = style(TextPaint::field(colors, self.scene.theme, self.tile.shade));
        let lit = tint(colors, self.scene, field);
        let (ground, lit) = (lit.unwrap_or(ground), lit.is_some());
        buffer.set_style(self.area, ground);
        let piece = self.scene.chevrons.iter().find(|piece| piece.field == field);
        let marker = self.scene.markers.iter().find(|marker| marker.field == field);
        match (piece, marker) {
            (Some(piece), _) => self.draw_chevron(buffer, piece, ground, lit),
            (None, Some(marker)) => self.draw_marker(buffer, marker.color),
            (None, None) => self.put(buffer, self.middle(), &self.look.glyphs.neutral().to_string(), Style::new()),
        }
        self.draw_signs(buffer);
    }

    /// The column and row in the cell where a single character stands.
    fn middle(&self) -> (u16, u16) {
        (self.area.width / 2, self.area.height / 2)
    }

    fn put(&self, buffer: &mut Buffer, (x, y): (u16, u16), text: &str, style: Style) {
        buffer.set_string(self.area.x + x, self.area.y + y, text, style);
    }

    fn draw_marker(&self, buffer: &mut Buffer, color: pacru_rules::Color) {
        let paint = style(TextPaint::piece(self.look.colors, color, false));
        let letter = color.letter();
        match self.size {
            CellSize::Tiny => self.put(buffer, (0, 0), &format!(" {letter} "), paint),
            CellSize::Small => self.put(buffer, (1, 0), &format!(" {letter} "), paint),
            CellSize::Large => {
                self.put(buffer, (1, 1), &format!("  {letter}  "), paint);
                // Round edges need two colours in a cell: the marker's ground as ink on the field.
                if let (Glyphs::Unicode, Some(ground)) = (self.look.glyphs, paint.bg) {
                    let edge = Style::new().fg(ground);
                    self.put(buffer, (2, 0), "▄▄▄", edge);
                    self.put(buffer, (2, 2), "▀▀▀", edge);
                }
            }
        }
    }

    fn draw_chevron(&self, buffer: &mut Buffer, piece: &ChevronElement, ground: Style, lit: bool) {
        let paint = style(TextPaint::piece(self.look.colors, piece.color, true));
        if piece.on_marker && !lit && self.look.colors != ColorMode::Plain {
            buffer.set_style(self.area, paint);
        }
        match (self.size, self.look.glyphs) {
            (CellSize::Large, Glyphs::Unicode) => self.draw_shape(buffer, piece, paint, ground),
            _ => self.write_chevron(buffer, piece, paint),
        }
    }

    /// The letter and an arrow; a plus stands for the marker below, where there is room for it.
    fn write_chevron(&self, buffer: &mut Buffer, piece: &ChevronElement, paint: Style) {
        let letter = piece.color.letter().to_ascii_uppercase();
        let text = format!("{letter}{}", self.look.glyphs.facing(piece.angle));
        let (x, y) = self.middle();
        if self.size == CellSize::Tiny {
            self.put(buffer, (x, y), &text, paint);
            return;
        }
        self.put(buffer, (x - 1, y), &text, paint);
        if piece.on_marker {
            self.put(buffer, (x + 1, y), "+", paint);
        }
    }

    /// A drawn chevron: on its own marker it is cut out of the marker's colour, otherwise it has the colour itself.
    fn draw_shape(&self, buffer: &mut Buffer, piece: &ChevronElement, paint: Style, ground: Style) {
        let paint = if piece.on_marker { paint } else { lone_piece(self.look.colors, self.scene.theme, piece.color) };
        // The letter is in the field's ink, unless something lies between.
        let letter_paint = if paint.bg.is_some() { paint } else { ground.patch(bold()) };
        let (rows, (x, y)) = shape(piece.angle);
        for (row, text) in (0..).zip(&rows) {
            self.put(buffer, (1, row), text, paint);
        }
        let letter = piece.color.letter().to_ascii_uppercase();
        self.put(buffer, (1 + x, y), &letter.to_string(), letter_paint);
        if piece.on_marker {
            self.put(buffer, (6, 2), "+", bold());
        }
    }

    /// The signs left and right of what is lit up, for those who do not see the colours.
    fn draw_signs(&self, buffer: &mut Buffer) {
        let (open, close) = self.scene.brackets(self.tile.field);
        let focused = is_focus(self.scene, self.tile.field);
        let sides =
            if self.size == CellSize::Tiny { &[(0, open)][..] } else { &[(0, open), (self.area.width - 1, close)] };
        for &(x, sign) in sides {
            if focused {
                let side = Rect { x: self.area.x + x, width: 1, ..self.area };
                buffer.set_style(side, focus(self.look.colors));
            }
            if sign != ' ' {
                let style = if focused { focus(self.look.colors) } else { bold() };
                self.put(buffer, (x, self.area.height / 2), &sign.to_string(), style);
            }
        }
    }
}
