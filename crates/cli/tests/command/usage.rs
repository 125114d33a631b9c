//! How the command is used, and how it says that it is used wrongly.

use crate::support::{PACRU_2, run};

#[test]
fn help_of_every_command_says_what_it_takes() {
    for (command, words) in [
        (&[][..], &["play", "show", "check", "perft", "engine", "GAME", "pacru:meet9", "Exit codes"][..]),
        (&["play"], &["--game", "--players"]),
        (&["show"], &["POSITION", "FILE.pcr", "--svg", "--png"]),
        (&["check"], &["FILE.pcr"]),
        (&["perft"], &["GAME PLAYERS DEPTH", "--position", "--divide"]),
        (&["serve"], &["--public-url", "--trusted-proxy", "--database", "--config", "PACRU_PUBLIC_URL"]),
        (&["backup"], &["FILE", "--database"]),
        (&["admin"], &["hide-name", "hide-message", "hide-game", "show", "games"]),
        (&["engine"], &["position start GAME PLAYERS", "moves travels", "go perft", "quit"]),
    ] {
        for flag in ["--help", "-h"] {
            let run = run(command.iter().copied().chain([flag])).done();
            for word in words {
                assert!(run.text().contains(word), "'{word}' is not in\n{}", run.text());
            }
        }
    }
    assert!(run(["--version"]).done().text().starts_with("pacru "));
}

#[test]
fn wrong_usage_is_one_line_and_code_2() {
    for (args, told) in [
        (&["fly"][..], "fly"),
        (&["--colour"], "--colour"),
        (&["check"], "FILE.pcr"),
        (&["show"], "POSITION"),
        (&["show", PACRU_2, "more"], "more"),
        (&["show", PACRU_2, "--svg"], "--svg"),
        (&["show", PACRU_2, "--svg", "a", "--png", "b"], "--png"),
        (&["show", PACRU_2, "--size", "0"], "--size"),
        (&["engine", "fast"], "fast"),
        (&["play", "--players", "5"], "5"),
        (&["play", "--game", "chess"], "chess"),
        (&["play", "--game", "pacru:notwist"], "notwist"),
        (&["perft"], "GAME"),
        (&["perft", "pacru"], "DEPTH"),
        (&["perft", "pacru", "2"], "DEPTH"),
        (&["perft", "pacru", "2", "3", "4"], "4"),
        (&["perft", "chess", "2", "1"], "chess"),
        (&["perft", "pacru", "1", "1"], "1"),
        (&["perft", "pacru", "two", "1"], "two"),
        (&["perft", "pacru", "2", "deep"], "deep"),
        (&["perft", "pacru", "2", "-1"], "-1"),
        (&["perft", "pacru", "2", "1000"], "1000"),
        (&["perft", "--position", PACRU_2], "DEPTH"),
        (&["perft", "--position", PACRU_2, "pacru", "2", "1"], "DEPTH"),
        (&["perft", "pacru", "2", "1", "--divid"], "--divid"),
    ] {
        let line = run(args).refused(2);
        assert!(line.contains(told), "'{told}' is not in {line}");
        assert!(line.contains("pacru --help"), "{line}");
    }
}

#[test]
fn errors_about_strange_words_are_still_one_line() {
    for args in [
        &["perft", "pacru", "2\n3", "1"][..],
        &["perft", "pacru", "2", "1\n2"],
        &["perft", "pa\ncru", "2", "1"],
        &["play", "--game", "pa\ncru"],
        &["fly\nhigh"],
        &["fly\u{1b}[31m"],
    ] {
        run(args).refused(2);
    }
    for args in [&["check", "no\nsuch.pcr"][..], &["show", "no\nsuch.pcr"], &["show", "pacru\ngy"]] {
        run(args).refused(1);
    }
}
