//! `pacru match`: our own engines, programs from outside, and programs that misbehave.

use crate::support::{Temporary, check, run};

/// This program, as an engine from outside.
fn outside() -> String {
    format!("{} engine,nodes=200", env!("CARGO_BIN_EXE_pacru"))
}

#[test]
fn match_tells_the_score_of_each_engine() {
    let told = run(["match", "--engine", "greedy", "--engine", "random", "--game", "shacru", "--games", "6"]).done();
    let text = told.text();
    assert!(text.starts_with("shacru, 2 players, 6 games"), "{text}");
    assert!(text.contains("greedy") && text.contains("random") && text.contains("Elo"), "{text}");
}

#[test]
fn match_rotates_seats_and_records_legal_games() {
    let file = Temporary::new("match.pcr");
    let path = file.0.to_str().expect("a path of text");
    let engines = ["--engine", "random", "--engine", "greedy", "--engine", "level:1"];
    let rest = ["--game", "azacru", "--games", "4", "--record", path, "--seed", "3"];
    run(["match"].into_iter().chain(engines).chain(rest)).done();
    let text = String::from_utf8(file.read()).expect("records are text");
    let seats: Vec<&str> = text.lines().filter(|line| line.starts_with("[Yellow ")).collect();
    let [a, b, c] = [r#"[Yellow "random"]"#, r#"[Yellow "level:1"]"#, r#"[Yellow "greedy"]"#];
    assert_eq!(seats, [a, b, c, a]);
    assert_eq!(check(&file).done().text().lines().count(), 4);
}

#[test]
fn match_with_the_same_seed_is_the_same_match() {
    let table = || {
        let engines = ["--engine", "level:2", "--engine", "random"];
        let rest = ["--game", "pacru:target=6", "--games", "4", "--seed", "5"];
        run(["match"].into_iter().chain(engines).chain(rest)).done().text().to_owned()
    };
    assert_eq!(table(), table());
}

#[test]
fn match_opens_by_chance_and_alike_for_every_seat() {
    let file = Temporary::new("opening.pcr");
    let path = file.0.to_str().expect("a path of text");
    let engines = ["--engine", "level:4,nodes=50", "--engine", "level:5,nodes=50"];
    let rest = ["--game", "shacru", "--games", "6", "--opening", "2", "--record", path];
    run(["match"].into_iter().chain(engines).chain(rest)).done();
    let text = String::from_utf8(file.read()).expect("records are text");
    let openings: Vec<String> = text
        .lines()
        .filter(|line| line.starts_with("1. "))
        .map(|line| line.split(' ').take(6).collect::<Vec<_>>().join(" "))
        .collect();
    assert_eq!(openings.len(), 6);
    assert!(openings.chunks(2).all(|pair| pair[0] == pair[1]), "{openings:?}");
    assert!(openings[0] != openings[2] || openings[2] != openings[4], "{openings:?}");
}

#[test]
fn match_plays_with_programs_from_outside() {
    let told = run(["match", "--engine", &outside(), "--engine", "random", "--game", "pacru:target=5", "--games", "2"]);
    assert!(told.done().text().contains("wins 2.0"));
}

#[test]
fn match_goes_on_when_a_program_misbehaves() {
    // Ends at once; never answers a move; talks nonsense.
    for program in ["true", "echo bestmove a1-a1", "echo error no"] {
        let told = run(["match", "--engine", program, "--engine", "greedy", "--game", "shacru", "--games", "2"]);
        assert_eq!(told.code, 0, "{program}");
        assert!(told.text().contains("wins 2.0"), "{}", told.text());
        assert_eq!(told.err.matches("loses").count(), 2, "{}", told.err);
    }
}

#[test]
fn match_stops_when_the_question_is_decided() {
    let told = run([
        "match", "--engine", "level:4", "--engine", "random", "--game", "shacru", "--games", "500", "--sprt", "50",
    ]);
    let text = told.text();
    assert!(told.err.contains("decided after"), "{}", told.err);
    assert!(text.contains("level:4 wins more than 50%") && !text.contains(" 500 games"), "{text}");
}

#[test]
fn match_refuses_wrong_engines() {
    for engine in ["level:9", "level:0", "", "uct,movetime=soon", "uct,colour=3", "no-such-program-at-all"] {
        run(["match", "--engine", engine, "--engine", "random", "--game", "shacru"]).refused(2);
    }
    run(["match", "--engine", "random", "--game", "shacru"]).refused(2);
    run(["match", "--engine", "random", "--engine", "random", "--game", "chess"]).refused(2);
}
