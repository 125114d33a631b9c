//! `pacru match`: our own engines, programs from outside, and programs that misbehave.

use crate::support::{Temporary, check, pacru, run};
#[cfg(unix)]
use pacru_testing::{process::Process, wait::wait_until};
#[cfg(unix)]
use std::thread;

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
    let told = run([
        "match",
        "--engine",
        &outside(),
        "--engine",
        "random",
        "--game",
        "pacru:target=5",
        "--games",
        "2",
        "--patience",
        "120",
    ]);
    assert!(told.done().text().contains("wins 2.0"));
}

#[cfg(any(target_os = "linux", target_os = "macos", target_os = "freebsd"))]
#[test]
fn match_counts_processor_time_on_request_and_not_of_programs() {
    let engines = ["--engine", "level:8,movetime=2", "--engine", "uct,movetime=2", "--engine", "greedy"];
    let rest = ["--game", "azacru", "--games", "3", "--processor-time"];
    let told = run(["match"].into_iter().chain(engines).chain(rest)).done();
    assert!(told.text().starts_with("azacru, 3 players, 3 games"), "{}", told.text());
    let told =
        run(["match", "--engine", &outside(), "--engine", "random", "--game", "shacru", "--processor-time"]).refused(2);
    assert!(told.contains("--processor-time only our own engines"), "{told}");
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

/// A script that never answers loses when this many seconds are over, however slow the machine is.
#[cfg(unix)]
const SOON: &[&str] = &["--patience", "1"];

/// A match of two games against a shell script that plays first; it must lose both, with a line that says this each time.
#[cfg(unix)]
fn loses_by_script(name: &str, script: &str, more: &[&str], why: &str) {
    // A command is split at blanks, so the script needs a file.
    let file = Temporary::with(name, script);
    let program = format!("sh {}", file.0.to_str().expect("a path of text"));
    let engines = ["match", "--engine", &program, "--engine", "greedy", "--game", "shacru", "--games", "2"];
    // Whatever answers must not lose by its time, however slow the machine is.
    let patience: &[&str] = if more.contains(&"--patience") { &[] } else { &["--patience", "120"] };
    let told = run(engines.iter().chain(patience).chain(more));
    assert_eq!(told.code, 0, "{name}: {}", told.err);
    assert!(told.text().contains("wins 2.0") && told.text().contains("2 games"), "{name}: {}", told.text());
    assert!(!told.err.contains(|c: char| c.is_control() && c != '\n'), "{name}: {:?}", told.err);
    for game in ["game 1: ", "game 2: "] {
        let line =
            told.err.lines().find(|line| line.starts_with(game)).unwrap_or_else(|| panic!("{name}: {}", told.err));
        assert!(line.contains(&program) && line.contains(" loses: ") && line.contains(why), "{name}: {line}");
    }
    assert_eq!(told.err.lines().count(), 2, "{name}: {}", told.err);
}

#[cfg(unix)]
#[test]
fn match_goes_on_when_a_program_hangs() {
    thread::scope(|scope| {
        scope.spawn(|| loses_by_script("silent.sh", "exec sleep 600\n", SOON, "no answer within 1.5 s"));
        scope.spawn(|| loses_by_script("listens.sh", "while read line; do :; done\n", SOON, "no answer within 1.5 s"));
        // It must not help to leave somebody behind who keeps the output open.
        scope.spawn(|| loses_by_script("leaves.sh", "sleep 30 & exit 0\n", SOON, "loses"));
    });
}

#[cfg(unix)]
#[test]
fn match_goes_on_when_a_program_crashes() {
    let waits = "while read line; do case $line in go*) break;; esac; done\n";
    loses_by_script("crashes.sh", &format!("{waits}kill -SEGV $$\n"), &[], "it has ended without an answer");
    loses_by_script("exits.sh", &format!("{waits}exit 3\n"), &[], "it has ended without an answer");
    loses_by_script("half.sh", &format!("{waits}printf 'bestmo'\n"), &[], "it has ended without an answer");
}

#[cfg(unix)]
#[test]
fn match_goes_on_when_a_program_answers_what_is_not_legal() {
    let answers = |text: &str| format!("while read line; do case $line in go*) printf '{text}\\n';; esac; done\n");
    for (name, text, why) in [
        ("far.sh", "bestmove e1-e5", "answered e1-e5: "),
        ("none.sh", "bestmove none", "answered"),
        ("nothing.sh", "bestmove", "answered bestmove without a move"),
        ("bytes.sh", "bestmove \\377\\033[2J", "answered"),
        ("error.sh", "error I am lost", "it answered 'error I am lost'"),
    ] {
        // Without an opening the script's first moves are made from the start.
        loses_by_script(name, &answers(text), &["--opening", "0"], why);
    }
    // What it says is quoted in one short line.
    let long = format!("x={}\n{}", "z".repeat(5000), answers("bestmove '$x'"));
    loses_by_script("long.sh", &long, &[], "…");
}

#[cfg(unix)]
#[test]
fn match_starts_programs_with_blanks_and_commas_in_their_words() {
    // Plays first and answers nothing but its words.
    let script = "while read line; do case $line in go*) echo \"bestmove $1-$2\";; esac; done\n";
    let file = Temporary::with("my bot,nodes=1.sh", script);
    let program = format!("sh '{}' 'a b' \"c,d=e\",nodes=5", file.0.to_str().expect("a path of text"));
    let told = run(["match", "--engine", &program, "--engine", "greedy", "--game", "shacru", "--games", "1"]);
    assert_eq!(told.code, 0, "{}", told.err);
    assert!(told.err.contains("loses: answered a: "), "{}", told.err);
    let unclosed = run(["match", "--engine", "sh 'x", "--engine", "greedy", "--game", "shacru"]).refused(2);
    assert!(unclosed.contains("is not closed"), "{unclosed}");
}

/// A match that gets a signal as soon as a file holds this, and what it tells then.
#[cfg(unix)]
fn interrupted(engines: &[&str], file: &Temporary, holds: &str, signal: &str) -> String {
    let process = Process::start(pacru(["match", "--game", "shacru", "--games", "1000000"]).args(engines));
    wait_until(&format!("'{holds}' in {}", file.0.display()), || {
        let text = std::fs::read_to_string(&file.0).map_err(|error| error.to_string())?;
        if text.contains(holds) { Ok(()) } else { Err(text) }
    });
    process.signal(signal);
    let ended = process.end();
    let (out, err) = (ended.text(), ended.errors());
    assert_eq!(ended.status.code(), Some(130), "{out}{err}");
    assert!(err.contains("interrupted after") && err.lines().count() == 1, "{err}");
    out
}

#[cfg(unix)]
#[test]
fn match_that_is_interrupted_tells_the_score_so_far() {
    for signal in ["-INT", "-TERM"] {
        let file = Temporary::new(&format!("interrupted{signal}.pcr"));
        let path = file.0.to_str().expect("a path of text");
        let engines = ["--engine", "greedy", "--engine", "random", "--record", path];
        let out = interrupted(&engines, &file, "[Result", signal);
        assert!(out.starts_with("shacru, 2 players, ") && out.contains("Elo"), "{out}");
        let games: usize = out.split(' ').nth(3).and_then(|word| word.parse().ok()).expect("a number of games");
        assert_eq!(check(&file).done().text().lines().count(), games, "the game under way does not count");
    }
}

#[cfg(unix)]
#[test]
fn match_that_is_interrupted_waits_for_nobody() {
    let file = Temporary::new("begun.txt");
    let script = format!("echo begun > '{}'\nexec sleep 600\n", file.0.to_str().expect("a path of text"));
    let silent = Temporary::with("never.sh", &script);
    let program = format!("sh {}", silent.0.to_str().expect("a path of text"));
    let engines = ["--engine", &program, "--engine", "random", "--patience", "600"];
    let out = interrupted(&engines, &file, "begun", "-INT");
    assert!(out.starts_with("shacru, 2 players, 0 games"), "{out}");
}

#[cfg(unix)]
#[test]
fn match_goes_on_when_a_program_floods_its_output() {
    thread::scope(|scope| {
        scope.spawn(|| loses_by_script("flood.sh", "exec yes info depth 1\n", SOON, "no answer within 1.5 s"));
        scope.spawn(|| loses_by_script("endless-line.sh", "exec cat /dev/zero\n", SOON, "no answer within 1.5 s"));
    });
}

#[cfg(unix)]
#[test]
fn match_goes_on_when_a_program_does_not_listen() {
    // Whether it is found out at once or only by its silence depends on whether our lines were written before.
    loses_by_script("deaf.sh", "exec 0<&-\nexec sleep 600\n", SOON, "loses");
    // One answer and no more, without ever reading a line.
    loses_by_script(
        "talks.sh",
        "echo bestmove e1-e2\nexec sleep 600\n",
        &["--opening", "0", "--patience", "1"],
        "loses",
    );
}

#[test]
fn match_levels_take_a_way_to_search() {
    for search in ["alpha-beta", "tree"] {
        for engine in [format!("level:3,search={search}"), format!("level:8,search={search},nodes=100")] {
            let told =
                run(["match", "--engine", &engine, "--engine", "random", "--game", "pacru:target=3", "--games", "2"]);
            let text = told.done().text().to_owned();
            assert!(text.contains(&engine) && text.contains("2 games"), "{text}");
        }
    }
    for (engine, why) in [
        ("level:3,search=", "'search=' is no setting"),
        ("level:3,search=best", "'search=best' is no setting"),
        ("level:3,search=Tree", "'search=Tree' is no setting"),
        ("random,search=tree", "only a level takes 'search='"),
        ("uct,search=tree,nodes=100", "only a level takes 'search='"),
        ("true,search=tree", "only a level takes 'search='"),
        ("level:8,exploration=1", "only uct takes 'exploration='"),
        ("uct,exploration=much", "use a number from 0 to 100"),
        ("uct,exploration=NaN,nodes=5", "use a number from 0 to 100"),
        ("level:3,nodes=0", "'nodes=0' is no setting"),
        ("level:3,depth=-1", "'depth=-1' is no setting"),
        (",search=tree", "only a level takes 'search='"),
    ] {
        let told = run(["match", "--engine", engine, "--engine", "random", "--game", "shacru"]).refused(2);
        assert!(told.contains(engine) && told.contains(why), "{told}");
    }
}

#[test]
fn match_patience_is_a_number_of_seconds() {
    assert!(run(["match", "--help"]).done().text().contains("--patience <SECONDS>"));
    for patience in ["0", "-1", "soon", "1.5", "86401", ""] {
        let patience = format!("--patience={patience}");
        run(["match", "--engine", "random", "--engine", "random", "--game", "shacru", &patience]).refused(2);
    }
}
