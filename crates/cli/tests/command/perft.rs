//! `pacru perft`.

use crate::support::{BAD_POSITIONS, PACRU_2, run};

#[test]
fn perft_of_a_start() {
    for (args, nodes) in [
        (["perft", "azacru", "3", "0"], 1),
        (["perft", "azacru", "3", "3"], 2015),
        (["perft", "shacru", "4", "3"], 2015),
        (["perft", "pacru", "2", "3"], 16_168),
        (["perft", "pacru:meet9,target=20", "2", "2"], 734),
    ] {
        assert_eq!(run(args).done().text(), format!("nodes {nodes}\n"));
    }
}

#[test]
fn perft_of_a_position() {
    assert_eq!(run(["perft", "--position", PACRU_2, "3"]).done().text(), "nodes 16168\n");
    assert_eq!(run(["perft", "2", "--position", PACRU_2]).done().text(), "nodes 734\n");
    let over = "shacru gY g 9/9/9/9/4G0+4/9/9/9/8y - 0 30";
    assert_eq!(run(["perft", "--position", over, "1"]).done().text(), "nodes 0\n");
}

#[test]
fn perft_divide_adds_up() {
    let turning = "pacru gy g 4Y44/9/9/9/4G04/9/9/1g7/g8 - 0 9";
    for args in [&["perft", "pacru", "2", "3", "--divide"][..], &["perft", "--divide", "--position", turning, "2"]] {
        let divided = run(args).done();
        let mut lines: Vec<&str> = divided.text().lines().collect();
        let last = lines.pop().expect("a last line");
        let parts: Vec<(&str, u64)> = lines
            .iter()
            .map(|line| line.split_once(' ').expect("a move and a number"))
            .map(|(mv, nodes)| (mv, nodes.parse().expect("a number")))
            .collect();
        let sum: u64 = parts.iter().map(|(_, nodes)| nodes).sum();
        assert_eq!(last, format!("nodes {sum}"));
        assert!(parts.is_sorted(), "{parts:?}");
        let plain = run(args.iter().filter(|&&arg| arg != "--divide")).done();
        assert_eq!(plain.text(), format!("{last}\n"));
        let first = run(["perft", "--position", if args.contains(&turning) { turning } else { PACRU_2 }, "1"]).done();
        assert_eq!(first.text(), format!("nodes {}\n", parts.len()), "one line for each legal move");
    }
    assert_eq!(run(["perft", "pacru", "2", "0", "--divide"]).done().text(), "nodes 1\n");
}

#[test]
fn perft_refuses_a_bad_position_by_naming_the_field() {
    for (position, field) in BAD_POSITIONS {
        let line = run(["perft", "--position", position, "1"]).refused(1);
        assert!(line.contains(field), "'{field}' is not in {line}");
    }
}
