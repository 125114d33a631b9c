//! The scene as terminal text.

mod style;

pub use style::{ColorMode, Glyphs, TextPaint, TextStyle};

use crate::label::{chevron_count, marker_count};
use crate::{ChevronElement, Highlight, Marker, PlayerStatus, Scene, Tile};
use pacru_rules::Field;
use std::fmt::Write;

/// The width of a field in columns: a bracket, three characters of content, a bracket.
const CELL_WIDTH: usize = 5;

impl Scene {
    /// The board, then a line for each player.
    ///
    /// An empty field is `·`, a marker a small letter, a chevron a capital letter with an arrow, and a `+` if a marker of
    /// its own colour is under it. Highlights are brackets around a field: `[ ]` selected, `< >` target, `{ }` change,
    /// `! !` cause of a refusal, `> <` keyboard focus, `* *` both ends of a hint, `( )` last move.
    ///
    /// ```
    /// use pacru_render::{Scene, SceneOptions, TextStyle};
    /// use pacru_rules::Position;
    ///
    /// let position: Position = "pacru gy g 4Y43G5/9/Y27Y6/9/9/9/G2+7G6/9/Y13G02gy - 0 1".parse()?;
    /// let text = Scene::new(&position, &SceneOptions::default()).to_text(TextStyle::default());
    /// let expected = "\
    /// 1 ┃ Y↗    ·    ·  ┃  ·   G↑    ·  ┃  ·    g    y  ┃
    ///   ┗━━━━━━━━━━━━━━━┻━━━━━━━━━━━━━━━┻━━━━━━━━━━━━━━━┛
    ///      a    b    c     d    e    f     g    h    i
    ///
    /// Pacru, turn 1
    /// ▸ g green   2 of 42 markers   4 chevrons   to move
    ///   y yellow  1 of 42 markers   4 chevrons
    /// ";
    /// assert!(text.ends_with(expected), "{text}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_text(&self, style: TextStyle) -> String {
        format!("{}\n{}", self.board_text(style), self.players_text(style))
    }

    /// The board without the players.
    pub fn board_text(&self, style: TextStyle) -> String {
        let mut board = String::new();
        for row in 0..9 {
            if row % 3 == 0 {
                board.push_str(&border_line(style, row));
            }
            board.push_str(&self.row(style, row));
        }
        board.push_str(&border_line(style, 9));
        board.push_str(&self.bottom_labels());
        board
    }

    /// The game and turn, then a line for each player.
    pub fn players_text(&self, style: TextStyle) -> String {
        let mut text = self.heading();
        text.push('\n');
        let counts: Vec<String> = self.players.iter().map(marker_count).collect();
        let width = counts.iter().map(String::len).max().unwrap_or_default();
        for (player, markers) in self.players.iter().zip(counts) {
            let (pointer, status) = match player.status {
                PlayerStatus::ToMove => (style.glyphs.pointer(), "to move"),
                PlayerStatus::Waiting => (' ', ""),
                PlayerStatus::Out => (' ', "out"),
                PlayerStatus::Won => ('*', "won"),
                PlayerStatus::Drawn => ('*', "drawn"),
            };
            let sign = TextPaint::piece(style.colors, player.color, false).apply(player.color.letter());
            let (name, chevrons) = (player.color.name(), chevron_count(player));
            let line = format!("{pointer} {sign} {name:<6}  {markers:>width$}   {chevrons:<10}   {status}");
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }

    fn row(&self, style: TextStyle, row: u8) -> String {
        let mut cells = self.fields.iter().filter(|tile| tile.cell.1 == row).collect::<Vec<_>>();
        cells.sort_by_key(|tile| tile.cell.0);
        let mut text = self.row_label(&cells);
        for tile in cells {
            if tile.cell.0 % 3 == 0 {
                text.push(style.glyphs.vertical_border());
            }
            text.push_str(&self.cell(style, tile));
        }
        text.push(style.glyphs.vertical_border());
        text.push('\n');
        text
    }

    /// The two columns to the left of the board.
    fn row_label(&self, row: &[&Tile]) -> String {
        let y = row.first().map(|tile| tile.center.y);
        let label = self.coordinates.iter().find(|label| Some(label.center.y) == y);
        label.map_or_else(|| "  ".to_owned(), |label| format!("{} ", label.text))
    }

    fn bottom_labels(&self) -> String {
        let mut labels: Vec<_> =
            self.coordinates.iter().filter(|label| label.center.y > self.size - self.margin).collect();
        labels.sort_by_key(|label| label.center.x);
        let mut text = String::from("  ");
        for (n, label) in labels.iter().enumerate() {
            // Writing to a string cannot fail.
            let _ = write!(text, "{}{:^CELL_WIDTH$}", if n % 3 == 0 { " " } else { "" }, label.text);
        }
        if labels.is_empty() { String::new() } else { format!("{}\n", text.trim_end()) }
    }

    fn cell(&self, style: TextStyle, tile: &Tile) -> String {
        let field = TextPaint::field(style.colors, self.theme, tile.shade);
        let (open, close) = self.brackets(tile.field);
        let chevron = self.chevrons.iter().find(|chevron| chevron.field == tile.field);
        let marker = self.markers.iter().find(|marker| marker.field == tile.field);
        let content = match (chevron, marker) {
            (Some(chevron), _) => chevron_text(style, field, chevron),
            (None, Some(&Marker { color, .. })) => {
                TextPaint::piece(style.colors, color, false).apply(format_args!(" {} ", color.letter()))
            }
            (None, None) => field.apply(format_args!(" {} ", style.glyphs.neutral())),
        };
        format!("{}{content}{}", field.apply(open), field.apply(close))
    }

    /// The characters left and right of a field that show its highlight; two blanks without one.
    pub fn brackets(&self, field: Field) -> (char, char) {
        let highlight = self.highlights.iter().rev().find_map(|placed| match placed.highlight {
            Highlight::Hint { from, to } if from == field || to == field => Some(('*', '*')),
            highlight if highlight.field() != field => None,
            Highlight::Selected(_) | Highlight::Direction { .. } => Some(('[', ']')),
            Highlight::Target(_) => Some(('<', '>')),
            Highlight::Change(_) => Some(('{', '}')),
            Highlight::RefusalCause(_) => Some(('!', '!')),
            Highlight::Focus(_) => Some(('>', '<')),
            Highlight::Hint { .. } => None,
        });
        let in_trail = || {
            let trail = self.last_move.as_ref()?;
            let mut points = trail.from.iter().chain(&trail.to).chain(&trail.changed);
            points.any(|point| point.field == field).then_some(('(', ')'))
        };
        highlight.or_else(in_trail).unwrap_or((' ', ' '))
    }
}

fn chevron_text(style: TextStyle, field: TextPaint, chevron: &ChevronElement) -> String {
    let paint = TextPaint::piece(style.colors, chevron.color, true);
    let letter = chevron.color.letter().to_ascii_uppercase();
    let arrow = style.glyphs.facing(chevron.angle);
    if chevron.on_marker {
        paint.apply(format_args!("{letter}{arrow}+"))
    } else {
        paint.apply(format_args!("{letter}{arrow}")) + &field.apply(' ')
    }
}

fn border_line(style: TextStyle, rows_above: u8) -> String {
    let [left, crossing, right, filling] = style.glyphs.horizontal_border(rows_above);
    let stretch = String::from(filling).repeat(3 * CELL_WIDTH);
    format!("  {left}{stretch}{crossing}{stretch}{crossing}{stretch}{right}\n")
}
