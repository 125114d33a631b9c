//! `pacru play`, with everything typed beforehand.

use crate::support::{Temporary, check, data, pacru, run, run_with};
use std::ffi::OsStr;

/// A game played through standard input.
fn play(args: &[&str], lines: &str) -> String {
    run_with(pacru(["play", "--ascii"].iter().chain(args)), lines).done().text().to_owned()
}

#[test]
fn play_a_whole_game_of_three() {
    let told = play(&["--game", "shacru", "--players", "3"], "e9-e8\ni5-h5\nresign\nresign\nquit\n");
    for text in [
        "shacru",
        "yellow>",
        "red>",
        "black>",
        "black is out",
        "yellow is out",
        "The game is over",
        "red wins",
        "1-1-0",
    ] {
        assert!(told.contains(text), "'{text}' is not in\n{told}");
    }
    assert!(!told.contains("green>"));
}

#[test]
fn play_refuses_with_the_rule_and_goes_on() {
    let told = play(&["--game", "pacru"], "e1-e3\ne9-e8\npass\nnonsense\n e1 - E2 \nquit\n");
    for text in [
        "e1-e3: too far, its power of movement is 1 (R5)",
        "the chevron on e9 is yellow's (R2)",
        "(R2)",
        "nonsense: not a move",
        "yellow>",
    ] {
        assert!(told.contains(text), "'{text}' is not in\n{told}");
    }
    let told = play(&["--game", "azacru"], "pass\ne1-f3\ne1-e2^\nquit\n");
    for text in ["(A-R10)", "(A-R3)", "(A-R6)"] {
        assert!(told.contains(text), "'{text}' is not in\n{told}");
    }
    assert!(!told.contains("yellow>"), "{told}");
}

#[test]
fn play_undo_and_redo() {
    let told = play(&[], "undo\ne1-e2\nundo\nredo\nredo\nquit\n");
    assert!(told.contains("nothing to undo") && told.contains("nothing to redo"), "{told}");
    let prompts: Vec<&str> = told
        .lines()
        .filter_map(|line| ["green", "yellow"].into_iter().find(|name| line.contains(&format!("{name}> "))))
        .collect();
    assert_eq!(prompts, ["green", "green", "yellow", "green", "yellow", "yellow"]);
}

#[test]
fn play_undo_reopens_a_finished_game() {
    let told = play(&[], "e1-e2\nresign\ne1-e2\nundo\ne9-e8\nquit\n");
    assert!(told.contains("green wins") && told.contains("the game is over"), "{told}");
    let (_, reopened) = told.rsplit_once("The game is over").expect("an end");
    assert!(reopened.contains("yellow>") && reopened.contains("green>"), "{told}");
}

#[test]
fn play_shows_moves_and_help() {
    let told = play(&["--game", "azacru"], "help\nmoves\ne1\ne9\ne5\nboard\nquit\n");
    for text in ["undo", "resign", "save FILE.pcr", "quit", "e1-d2 e1-e2 e1-f2"] {
        assert!(told.contains(text), "'{text}' is not in\n{told}");
    }
    assert!(told.contains("the chevron on e9 is yellow's") && told.contains("no chevron stands on e5"), "{told}");
}

#[test]
fn play_saves_and_resumes() {
    let file = Temporary::new("saved.pcr");
    let path = file.0.to_str().expect("a path of text");
    let told = play(&["--game", "pacru:meet9", "--players", "4"], &format!("e9-e8\ni5-h5\nsave {path}\nquit\n"));
    assert!(told.contains("saved"), "{told}");
    let text = String::from_utf8(file.read()).expect("a record is text");
    assert!(text.starts_with("[Game \"pacru:meet9\"]\n[Order \"yrgb\"]\n"), "{text}");
    assert!(text.ends_with("\n1. e9-e8 i5-h5\n*\n"), "{text}");
    check(&file).done();
    let told = play(&["--resume", path], &format!("e1-e2\nundo\nundo\nresign\nsave {path}\nquit\n"));
    assert!(told.contains("green>") && told.contains("red is out"), "{told}");
    let text = String::from_utf8(file.read()).expect("a record is text");
    assert!(text.ends_with("\n1. e9-e8 resign:r\n*\n"), "{text}");
}

#[test]
fn play_keeps_names_and_comments_of_a_resumed_game() {
    let record = "[Game \"shacru\"]\n[Order \"gy\"]\n[Green \"Ann\"]\n\n1. e1-e2 {bold}\n*\n";
    let file = Temporary::with("named.pcr", record);
    let path = file.0.to_str().expect("a path of text");
    play(&["--resume", path], &format!("e9-e8\nsave {path}\nquit\n"));
    let text = String::from_utf8(file.read()).expect("a record is text");
    assert!(text.contains("e9-e8"), "{text}");
    assert!(text.contains("[Green \"Ann\"]") && text.contains("{bold}"), "saving lost what the file held:\n{text}");
}

#[test]
fn play_says_when_it_cannot_save() {
    let told = play(&[], "save no/such/folder/game.pcr\ne1-e2\nquit\n");
    assert!(told.contains("no/such/folder/game.pcr: ") && !told.contains("saved"), "{told}");
    assert!(told.contains("yellow>"), "the game goes on");
}

#[test]
fn play_refuses_to_resume_what_is_no_game() {
    let line = run(["play", "--resume", "no-such-file.pcr"]).refused(1);
    assert!(line.contains("no-such-file.pcr"), "{line}");
    let two = data("two-games.pcr");
    let line = run([OsStr::new("play"), OsStr::new("--resume"), two.as_os_str()]).refused(1);
    assert!(line.contains("more than one game"), "{line}");
    let file = data("illegal-move.pcr");
    let line = run([OsStr::new("play"), OsStr::new("--resume"), file.as_os_str()]).refused(1);
    assert!(line.contains("line 5") && line.contains("A-R4"), "{line}");
}

#[test]
fn play_ends_with_the_input() {
    let told = play(&[], "e1-e2\n");
    assert!(told.ends_with('\n'), "{told:?}");
    let told = play(&[], "");
    assert!(told.contains("green>"), "{told}");
    play(&[], "e1-e2\nquit");
}

#[test]
fn play_takes_a_line_that_is_no_text_for_a_slip() {
    let played = run_with(pacru(["play", "--ascii"]), b"e1-e2\n\xff\xfe\ne9-e8\nquit\n").done();
    assert!(played.text().contains("turn 3"), "{}", played.text());
}

#[test]
fn play_in_a_pipe_has_no_colours() {
    let told = run_with(pacru(["play"]), "e1-e2\nquit\n").done();
    assert!(!told.text().contains('\u{1b}'));
}

#[test]
fn play_against_the_computer_to_the_end() {
    for game in ["shacru", "azacru:notwist", "pacru:target=8"] {
        let told = play(&["--game", game, "--players", "3", "--computer", "yrb", "--level", "1"], "quit\n");
        assert!(told.contains("The game is over"), "{told}");
    }
}

#[test]
fn play_lets_the_computer_answer_and_takes_both_moves_back() {
    let told = play(&["--computer", "y", "--level", "2"], "hint\ne1-e2\nundo\nundo\nquit\n");
    assert!(told.contains("\nyellow: "), "{told}");
    assert!(told.contains("there is nothing to undo"), "one undo takes back the answer, too: {told}");
}

#[test]
fn play_refuses_computers_without_a_seat() {
    for (colors, level) in [("r", "3"), ("x", "3"), ("y", "0"), ("y", "9")] {
        run(["play", "--players", "2", "--computer", colors, "--level", level]).refused(2);
    }
}

#[test]
fn play_takes_any_order_and_a_level_for_each_computer() {
    let file = Temporary::new("levels.pcr");
    let path = file.0.to_str().expect("a path of text");
    let lines = format!("i5-h5\nsave {path}\nquit\n");
    let told = play(&["--order", "rgb", "--computer", "g:1,b", "--level", "2"], &lines);
    assert!(told.contains("\ngreen: ") && told.contains("\nblack: "), "{told}");
    let text = String::from_utf8(file.read()).expect("a record is text");
    for tag in ["[Order \"rgb\"]", "[Green \"computer level 1\"]", "[Black \"computer level 2\"]"] {
        assert!(text.contains(tag), "'{tag}' is not in\n{text}");
    }
    let told = play(&["--resume", path], "hint\nresign\nquit\n");
    assert!(told.contains("\ngreen: "), "the computers of a saved game play on: {told}");
    let told = play(&["--resume", path, "--computer", ""], "resign\nquit\n");
    assert!(told.contains("green>"), "unless persons take over: {told}");
    for wrong in [["--computer", "g:9"], ["--computer", "g:"], ["--computer", "g-3"], ["--order", "gr"]] {
        run(["play"].iter().chain(&wrong)).refused(2);
    }
}

#[test]
fn play_takes_words_in_any_case_and_offers_what_can_be_chosen() {
    let told = play(&["--game", "pacru"], "HELP\nE1\nA3-B4\nQuit\n");
    assert!(told.contains("e1-d2 e1-e2 e1-f2") && told.contains("moves the chevron"), "{told}");
    assert!(told.contains("you can play: a3-b4(a4) a3-b4(b4)"), "{told}");
}

#[test]
fn play_says_when_a_player_can_only_pass() {
    let blocked = Temporary::with(
        "blocked.pcr",
        "[Game \"shacru\"]\n[Order \"gy\"]\n[Start \"shacru gy g 8Y4/9/9/9/9/9/9/yy7/G6y7 - 0 9\"]\n\n*\n",
    );
    let told = play(&["--resume", blocked.0.to_str().expect("a path of text")], "quit\n");
    assert!(told.contains("green cannot move: type pass"), "{told}");
}
