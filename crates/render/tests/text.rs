//! Terminal text shows everything on the board.

mod common;

use common::positions;
use pacru_render::{ColorMode, Glyphs, Highlight, LastMove, Scene, SceneOptions, TextStyle, Theme};
use pacru_rules::{Color, Facing, Field, Position};

/// Parses a plain board by its coordinates. For each field: the letter, the facing in eighths of a turn from the top of
/// the picture, and whether there is a plus.
fn read_board(text: &str) -> Vec<(Field, char, Option<u8>, bool)> {
    let lines: Vec<&str> = text.lines().collect();
    let columns: Vec<char> = lines[13].split_whitespace().map(|label| label.chars().next().unwrap()).collect();
    let mut fields = Vec::new();
    for line in lines[..13].iter().filter(|line| !line.starts_with(' ')) {
        let row = line.chars().next().unwrap();
        let cells: Vec<char> = line.chars().skip(2).filter(|&c| !['┃', '|'].contains(&c)).collect();
        assert_eq!(cells.len(), 45, "{line}");
        for (cell, &column) in cells.chunks(5).zip(&columns) {
            let name = if row.is_ascii_digit() { format!("{column}{row}") } else { format!("{row}{column}") };
            let arrow = "↑↗→↘↓↙←↖".chars().position(|arrow| arrow == cell[2]);
            let digit = "01234567".chars().position(|digit| digit == cell[2]);
            let facing = arrow.or(digit).map(|eighths| u8::try_from(eighths).unwrap());
            let letter = if facing.is_some() { cell[1] } else { cell[2] };
            fields.push((name.parse().unwrap(), letter, facing, cell[3] == '+'));
        }
    }
    fields
}

fn check_board(position: &Position, bottom: Color, glyphs: Glyphs) {
    let scene = Scene::new(position, &SceneOptions { bottom, ..SceneOptions::default() });
    let text = scene.board_text(TextStyle { glyphs, ..TextStyle::default() });
    let fields = read_board(&text);
    assert_eq!(fields.len(), 81);
    let eighths = 2 * ((Color::Green as u8 + 4 - bottom as u8) % 4);
    for (field, letter, facing, plus) in fields {
        let marker = position.marker_on(field);
        let expected = match (position.chevron_on(field), marker) {
            (Some((color, facing)), marker) => {
                (color.letter().to_ascii_uppercase(), Some(facing.rotated_by(eighths) as u8), marker.is_some())
            }
            (None, Some(color)) => (color.letter(), None, false),
            (None, None) => (if glyphs == Glyphs::Ascii { '.' } else { '·' }, None, false),
        };
        assert_eq!((letter, facing, plus), expected, "{field}\n{text}");
    }
}

#[test]
fn a_plain_board_can_be_parsed() {
    for position in positions() {
        for bottom in Color::ALL {
            check_board(&position, bottom, Glyphs::Unicode);
            check_board(&position, bottom, Glyphs::Ascii);
        }
    }
}

#[test]
fn ascii_is_ascii_and_plain_has_no_colours() {
    for position in positions() {
        let scene = Scene::new(&position, &SceneOptions::default());
        let style = TextStyle { colors: ColorMode::Plain, glyphs: Glyphs::Ascii };
        let text = scene.to_text(style);
        assert!(text.bytes().all(|byte| byte == b'\n' || (b' '..=b'~').contains(&byte)), "{text}");
        assert!(!scene.to_text(TextStyle::default()).contains('\x1b'));
    }
}

#[test]
fn colours_add_nothing_but_colours() {
    for position in positions() {
        for theme in Theme::ALL {
            let scene = Scene::new(&position, &SceneOptions { theme, ..SceneOptions::default() });
            let plain = scene.to_text(TextStyle::default());
            for colors in [ColorMode::Ansi16, ColorMode::Ansi256] {
                let coloured = scene.to_text(TextStyle { colors, ..TextStyle::default() });
                assert!(coloured.contains('\x1b'));
                assert_eq!(without_escapes(&coloured), plain);
            }
        }
    }
}

fn without_escapes(text: &str) -> String {
    let mut parts = text.split("\x1b[");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once('m').expect("an escape ends in m").1)
}

#[test]
fn lines_fit_a_terminal_and_end_without_blanks() {
    for position in positions() {
        for coordinates in [true, false] {
            let text = Scene::new(&position, &SceneOptions { coordinates, ..SceneOptions::default() })
                .to_text(TextStyle::default());
            assert!(text.lines().all(|line| line.chars().count() <= 60 && line.trim_end() == line), "{text}");
        }
    }
}

#[test]
fn highlights_are_brackets() {
    let field = |text: &str| text.parse::<Field>().unwrap();
    let highlights = vec![
        Highlight::Selected(field("a1")),
        Highlight::Target(field("b1")),
        Highlight::Change(field("c1")),
        Highlight::RefusalCause(field("d1")),
        Highlight::Focus(field("e1")),
        Highlight::Direction { at: field("f1"), facing: Facing::North },
        Highlight::Hint { from: field("g1"), to: field("h1") },
    ];
    let last_move = Some(LastMove { to: Some(field("i1")), ..LastMove::default() });
    let scene = Scene::new(&positions()[0], &SceneOptions { highlights, last_move, ..SceneOptions::default() });
    let text = scene.board_text(TextStyle::default());
    let row = "1 ┃[Y↗ ]< · >{ · }┃! · !>G↑ <[ · ]┃* · ** · *( · )┃";
    assert!(text.contains(row), "{text}");
}

#[test]
fn players_are_listed_in_order_of_play() {
    let scene = Scene::new(&positions()[5], &SceneOptions::default());
    let expected = "\
Shacru, turn 30
* g green   1 marker   1 chevron    won
  y yellow  1 marker   0 chevrons   out
";
    assert_eq!(scene.players_text(TextStyle::default()), expected);
}
