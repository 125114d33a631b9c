//! `pacru engine`.

use crate::support::{pacru, run_with};

fn engine(input: impl AsRef<[u8]>) -> String {
    run_with(pacru(["engine"]), input).done().text().to_owned()
}

#[test]
fn engine_lists_thirteen_moves_and_the_start() {
    let answer = engine("position start azacru 3\nmoves\nd\nquit\n");
    let lines: Vec<&str> = answer.lines().collect();
    assert_eq!(lines[0], "moves 13");
    assert!(lines[1..14].iter().all(|line| line.len() >= 5) && lines[1..14].is_sorted(), "{answer}");
    let start = "position azacru yrb y 2B41Y41R42/9/Y27Y6/9/B27R6/9/9/9/2B03R02 - 0 1\noutcome none\n";
    assert!(answer.ends_with(start), "{answer}");
}

#[test]
fn engine_survives_nonsense_half_positions_and_noise() {
    let mut noise: Vec<u8> = (0..1 << 20).map(|n: u32| (n.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    // One line of it: every byte but the line feed.
    noise.retain(|&byte| byte != b'\n');
    noise.resize((1 << 20) + 1, 0);
    for bad in [&b"make me a sandwich"[..], b"position pacru gy g 4Y43G5/9/Y27Y6", &noise] {
        let mut input = b"position start azacru 3\n".to_vec();
        input.extend_from_slice(bad);
        input.extend_from_slice(b"\nmoves\n");
        let answer = engine(&input);
        let lines: Vec<&str> = answer.lines().collect();
        assert!(lines[0].starts_with("error ") && lines[1] == "moves 13", "{answer}");
        assert_eq!(lines.len(), 15, "one error, and the position as before: {answer}");
    }
}

#[test]
fn engine_finishes_what_was_piped_in_before_quit() {
    // "Everything but a search is finished before the next line is acted on".
    assert_eq!(engine("position start azacru 3\ngo perft 3\nquit\n"), "nodes 2015\n");
    assert_eq!(engine("position start azacru 3\ngo perft 3\n"), "nodes 2015\n");
}

#[test]
fn engine_ends_with_the_input_and_with_quit() {
    assert_eq!(engine(""), "");
    assert_eq!(engine("quit\nisready\n"), "");
    assert_eq!(engine("isready"), "readyok\n");
    assert_eq!(engine("isready\r\nquit\r\n"), "readyok\n");
}
