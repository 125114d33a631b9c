//! `pacru show`.

use crate::support::{BAD_POSITIONS, PACRU_2, Temporary, data, pacru, run, run_with};
use std::ffi::OsStr;

#[test]
fn show_draws_a_position_without_colours_in_a_pipe() {
    for no_color in [None, Some("1"), Some("")] {
        let mut command = pacru(["show", PACRU_2]);
        if let Some(value) = no_color {
            command.env("NO_COLOR", value);
        }
        let shown = run_with(command, "").done();
        assert!(!shown.text().contains('\u{1b}'), "{}", shown.text());
        for rank in '1'..='9' {
            assert!(shown.text().lines().any(|line| line.starts_with(rank)), "rank {rank}");
        }
        assert!(
            shown
                .text()
                .lines()
                .any(|line| line.split_whitespace().eq("abcdefghi".split("").filter(|c| !c.is_empty())))
        );
    }
}

#[test]
fn show_in_ascii_is_ascii() {
    let shown = run(["show", PACRU_2, "--ascii"]).done();
    assert!(shown.text().is_ascii(), "{}", shown.text());
    assert!(shown.text().contains("G0") && shown.text().contains("Y4"), "{}", shown.text());
}

#[test]
fn show_draws_the_last_position_of_a_record_or_another() {
    let file = data("two-games.pcr");
    let file = file.to_str().expect("a path of text");
    let board = |args: &[&str]| {
        let shown = run([&["show", file, "--ascii"], args].concat()).done();
        shown.text().to_owned()
    };
    let start = board(&["--after", "0"]);
    assert_eq!(start, run(["show", PACRU_2, "--ascii"]).done().text());
    assert_eq!(board(&[]), board(&["--number", "1", "--after", "4"]));
    assert_ne!(board(&[]), start);
    assert!(board(&["--number", "2"]).contains("Shacru"));
    let line = run(["show", file, "--after", "5"]).refused(1);
    assert!(line.contains('4') && line.contains('5'), "{line}");
    let line = run(["show", file, "--number", "3"]).refused(1);
    assert!(line.contains('2') && line.contains('3'), "{line}");
}

#[test]
fn show_writes_svg() {
    let file = Temporary::new("board.svg");
    let shown = run([OsStr::new("show"), OsStr::new(PACRU_2), OsStr::new("--svg"), file.as_ref()]).done();
    assert_eq!(shown.text(), "");
    let svg = String::from_utf8(file.read()).expect("SVG is text");
    assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"), "{svg}");
    assert!(svg.contains("xmlns=\"http://www.w3.org/2000/svg\""));
    assert_eq!(run(["show", PACRU_2, "--svg", "-"]).done().text().trim_end(), svg.trim_end());
}

#[test]
fn show_writes_png() {
    const SIGNATURE: [u8; 8] = [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1a, b'\n'];
    let file = Temporary::new("board.png");
    let args = ["show", PACRU_2, "--size", "90", "--png"].map(OsStr::new);
    let shown = run(args.into_iter().chain([file.as_ref()])).done();
    assert_eq!(shown.text(), "");
    let png = file.read();
    assert_eq!(png[..8], SIGNATURE);
    assert_eq!(png[16..20], 90u32.to_be_bytes(), "the width asked for");
    assert_eq!(run(["show", PACRU_2, "--size", "90", "--png", "-"]).done().out, png);
}

#[test]
fn show_refuses_what_it_cannot_draw_or_write() {
    for (position, field) in BAD_POSITIONS {
        let line = run(["show", position]).refused(1);
        assert!(line.contains(field), "'{field}' is not in {line}");
    }
    let line = run(["show", "no-such-file.pcr"]).refused(1);
    assert!(line.contains("no-such-file.pcr"), "{line}");
    let line = run(["show", PACRU_2, "--svg", "no/such/folder/board.svg"]).refused(1);
    assert!(line.contains("no/such/folder/board.svg"), "{line}");
    let line = run(["show", PACRU_2, "--png", "no/such/folder/board.png"]).refused(1);
    assert!(line.contains("no/such/folder/board.png"), "{line}");
    let file = data("illegal-move.pcr");
    let line = run([OsStr::new("show"), file.as_os_str()]).refused(1);
    assert!(line.contains("line 5") && line.contains("A-R4"), "{line}");
}

#[test]
fn show_says_that_there_is_no_such_file() {
    let told = run(["show", "./missing"]).refused(1);
    assert!(told.contains("no such file"), "{told}");
    let told = run(["show", env!("CARGO_MANIFEST_DIR")]).refused(1);
    assert!(told.contains("irectory"), "{told}");
}

#[test]
fn show_tells_a_draw_from_a_win() {
    let told = run(["show", "pacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 80 99"]).done();
    assert!(told.text().contains("drawn") && !told.text().contains("won"), "{}", told.text());
}

#[test]
fn show_tells_of_the_last_round() {
    let told = run(["show", "azacru gy g 8Y4/9/9/9/9/9/9/9/G08 y 0 30"]).done();
    assert!(told.text().contains("last round: yellow passed first"), "{}", told.text());
}

#[test]
fn the_pictures_of_the_readme_are_as_they_would_be_drawn_now() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/pictures");
    let list = std::fs::read_to_string(format!("{folder}/positions.txt")).expect("the list of pictures");
    for (name, position) in list.lines().filter_map(|line| line.split_once(' ')) {
        for (theme, suffix) in [(None, ""), (Some("--dark"), "-dark")] {
            let drawn = run(["show", position, "--svg", "-"].into_iter().chain(theme)).done();
            let kept = std::fs::read_to_string(format!("{folder}/{name}{suffix}.svg")).expect("a picture");
            assert!(drawn.text() == kept, "{name}{suffix}.svg: run 'cargo xtask pictures'");
        }
    }
}
