//! `pacru check`.

use crate::support::{Temporary, check, data, run};
use std::ffi::OsStr;

#[test]
fn check_passes_good_records() {
    let checked = check(data("two-games.pcr")).done();
    assert_eq!(checked.text().lines().count(), 2, "one line for each game: {}", checked.text());
    assert!(checked.text().contains("y last") && checked.text().contains("unfinished"), "{}", checked.text());
}

#[test]
fn check_takes_crlf_and_a_byte_order_mark() {
    let text = std::fs::read_to_string(data("two-games.pcr")).expect("a record");
    let file = Temporary::with("crlf.pcr", format!("\u{feff}{}", text.replace('\n', "\r\n")));
    check(&file).done();
}

#[test]
fn check_says_the_first_illegal_move_with_line_and_rule() {
    let line = check(data("illegal-move.pcr")).refused(1);
    assert!(line.contains("illegal-move.pcr"), "{line}");
    assert!(line.contains("line 5, column 4: e2-e5: too far, its power of movement is 1 (A-R4)"), "{line}");
}

#[test]
fn check_names_the_game_with_a_wrong_result() {
    let checked = check(data("wrong-result.pcr"));
    assert_eq!(checked.code, 1);
    assert_eq!(checked.err.lines().count(), 1, "{}", checked.err);
    for word in ["wrong-result.pcr", "game 2", "line 7", "g last 2-0", "g last 1-0"] {
        assert!(checked.err.contains(word), "'{word}' is not in {}", checked.err);
    }
}

#[test]
fn check_refuses_files_that_are_no_records() {
    for (name, content, told) in [
        ("empty.pcr", &b""[..], "no game"),
        ("spaces.pcr", b" \n\n", "no game"),
        ("noise.pcr", b"what is this?", "line 1"),
        ("bytes.pcr", b"[Game \"shacru\"]\n[Order \"g\xff\"]\n\n*\n", "line 2"),
        ("no-result.pcr", b"[Game \"shacru\"]\n[Order \"gy\"]\n\n1. e1-e2\n", "result"),
        ("branch.pcr", b"[Game \"shacru\"]\n[Order \"gy\"]\n\n1. e1-e2\n[e1-e3]\n*\n", "line 5"),
    ] {
        let file = Temporary::with(name, content);
        let line = check(&file).refused(1);
        assert!(line.contains(name) && line.contains(told), "'{told}' is not in {line}");
    }
    let line = check("no-such-file.pcr").refused(1);
    assert!(line.contains("no-such-file.pcr"), "{line}");
    let line = check(env!("CARGO_MANIFEST_DIR")).refused(1);
    assert!(line.contains(env!("CARGO_MANIFEST_DIR")), "{line}");
}

#[test]
fn check_takes_several_files_and_stops_at_the_first_that_is_wrong() {
    let (good, bad) = (data("two-games.pcr"), data("illegal-move.pcr"));
    let args = [OsStr::new("check"), good.as_os_str(), good.as_os_str()];
    assert_eq!(run(args).done().text().lines().count(), 4);
    let checked = run([OsStr::new("check"), good.as_os_str(), bad.as_os_str()]);
    assert_eq!((checked.code, checked.err.lines().count()), (1, 1), "{}", checked.err);
}
