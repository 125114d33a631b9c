//! Searches: their best moves, lines and threads.

use crate::talk::Talk;
use pacru_testing::wait::with_growing_limit;

/// The last line of a search, and its `info` lines.
fn searched(talk: &mut Talk, line: &str) -> (String, Vec<String>) {
    let answer = talk.say(line);
    let mut lines: Vec<String> = answer.lines().map(str::to_owned).collect();
    let best = lines.pop().unwrap_or_default();
    assert!(lines.iter().all(|line| line.starts_with("info depth ")), "{answer}");
    (best, lines)
}

#[test]
fn a_search_ends_with_a_legal_move_and_reports_shares() {
    for players in 2..=4 {
        for game in ["shacru", "azacru:notwist", "pacru:meet9"] {
            let mut talk = Talk::new();
            talk.send_silent(format!("position start {game} {players}"));
            for go in ["go nodes 2000", "go depth 2", "go level 1", "go movetime 20"] {
                let (best, infos) = searched(&mut talk, go);
                let mv = best.strip_prefix("bestmove ").expect("a bestmove");
                assert!(talk.say("moves").lines().any(|legal| legal == mv), "{best} in {game} {players}");
                let info = infos.last().expect("an info line");
                let (head, line) = info.split_once(" pv ").expect("a line of play");
                assert!(line.split(' ').next() == Some(mv), "{info} but {best}");
                let (_, score) = head.split_once(" score ").expect("a score");
                let shares: Vec<u32> = score.split(' ').filter_map(|word| word.parse().ok()).collect();
                assert_eq!((shares.len(), shares.iter().sum()), (players, 1000), "{info}");
            }
        }
    }
}

#[test]
fn nodes_and_levels_give_the_same_answer_again_and_seeds_change_the_lower_levels() {
    let mut talk = Talk::new();
    talk.send_silent("position start pacru 2");
    for go in ["go nodes 3000", "go level 1", "go level 3"] {
        let first = searched(&mut talk, go).0;
        searched(&mut talk, "go movetime 10");
        assert_eq!(searched(&mut talk, go).0, first, "{go}");
    }
    let answers: std::collections::HashSet<String> = (0..20)
        .map(|seed| {
            talk.send_silent(format!("setoption seed {seed}"));
            searched(&mut talk, "go level 1").0
        })
        .collect();
    assert!(answers.len() > 1, "{answers:?}");
}

#[test]
fn a_game_that_is_over_has_no_best_move() {
    let mut talk = Talk::new();
    talk.send_silent("position shacru gY g 9/9/9/9/4G0+4/9/9/9/8y - 0 30");
    for go in ["go nodes 100", "go movetime 10", "go level 8", "go infinite"] {
        assert_eq!(talk.say(go), "bestmove none\n");
    }
}

#[test]
fn a_clock_is_needed_for_the_player_to_move() {
    let mut talk = Talk::new();
    talk.send_silent("position start shacru 2");
    talk.refused("go clock y 1000 0");
    assert!(searched(&mut talk, "go clock g 1000 0 y 1000 0").0.starts_with("bestmove "));
}

/// The last `info` line of each number, in order: its shares in order of play, and its first move.
fn last_lines(infos: &[String], players: usize) -> Vec<(Vec<u32>, String)> {
    let mut last: Vec<(Vec<u32>, String)> = Vec::new();
    for info in infos {
        let (head, moves) = info.split_once(" pv ").unwrap_or_else(|| panic!("no line of play: {info}"));
        let (head, score) = head.split_once(" score ").unwrap_or_else(|| panic!("no score: {info}"));
        let (_, number) = head.split_once(" line ").unwrap_or_else(|| panic!("no number: {info}"));
        let shares: Vec<u32> = score.split(' ').filter_map(|word| word.parse().ok()).collect();
        assert_eq!((shares.len(), shares.iter().sum()), (players, 1000), "{info}");
        let number: usize = number.parse().unwrap_or_else(|_| panic!("no number: {info}"));
        if number == 1 {
            last.clear();
        }
        assert_eq!(number, last.len() + 1, "{info}");
        last.push((shares, moves.split(' ').next().unwrap_or_default().to_owned()));
    }
    last
}

/// Checks a search: `expected` lines with different legal moves, the best move's first.
fn assert_lines(talk: &mut Talk, go: &str, players: usize, expected: usize) -> Vec<(Vec<u32>, String)> {
    let found = searched(talk, go);
    check_lines(talk, go, found, players, expected)
}

/// The same for a search by time, which reports fewer lines if it ends before it has found them.
fn assert_lines_in_time(talk: &mut Talk, players: usize, expected: usize) {
    with_growing_limit("all lines of a search by time", |limit| {
        let go = format!("go movetime {}", limit.as_millis());
        let found = searched(talk, &go);
        if last_lines(&found.1, players).len() < expected {
            return Err(format!("{found:?}"));
        }
        check_lines(talk, &go, found, players, expected);
        Ok(())
    });
}

fn check_lines(
    talk: &mut Talk,
    go: &str,
    (best, infos): (String, Vec<String>),
    players: usize,
    expected: usize,
) -> Vec<(Vec<u32>, String)> {
    let lines = last_lines(&infos, players);
    assert_eq!(lines.len(), expected, "{go}: {infos:?}");
    assert_eq!(best.strip_prefix("bestmove "), Some(lines[0].1.as_str()), "{go}: {infos:?}");
    let legal = talk.moves("moves");
    let different: std::collections::HashSet<&String> = lines.iter().map(|(_, mv)| mv).collect();
    assert_eq!(different.len(), expected, "{go}: {infos:?}");
    assert!(lines.iter().all(|(_, mv)| legal.contains(mv)), "{go}: {infos:?}");
    lines
}

#[test]
fn lines_report_the_best_moves_with_their_scores() {
    for players in 2..=4 {
        for game in ["shacru", "azacru", "pacru"] {
            let mut talk = Talk::new();
            talk.send_silent(format!("position start {game} {players}"));
            talk.send_silent("setoption lines 3");
            for go in ["go nodes 3000", "go level 2"] {
                assert_lines(&mut talk, go, players, 3);
            }
            assert_lines_in_time(&mut talk, players, 3);
            let lines = assert_lines(&mut talk, "go depth 2", players, 3);
            // The mover comes first here. Where the tree search is used, the first line is the most visited move.
            let is_tree = players == 4 || players == 3 && game == "azacru";
            let mine: Vec<u32> = lines.iter().skip(usize::from(is_tree)).map(|(shares, _)| shares[0]).collect();
            assert!(mine.windows(2).all(|pair| pair[1] <= pair[0]), "{game}: {lines:?}");
            talk.send_silent("setoption lines 1");
            assert_lines(&mut talk, "go nodes 500", players, 1);
        }
    }
}

#[test]
fn there_are_no_more_lines_than_moves() {
    let mut talk = Talk::new();
    talk.send_silent("setoption lines 256");
    for (players, game) in [(2, "shacru"), (3, "azacru"), (4, "shacru"), (2, "pacru")] {
        talk.send_silent(format!("position start {game} {players}"));
        let moves = talk.moves("moves").len();
        for go in ["go nodes 5000", "go depth 2"] {
            assert_lines(&mut talk, go, players, moves);
        }
    }
}

/// Black wins at once; there are six other moves.
const PROVEN_WIN_OF_THREE: &str = "azacru ybr b R5+b3ybr1/1rbry3y/Y4+y2B1+r2b/brB5+bryr1r/1y1bbyyY4+r/2rR0bbbyr/1b1ybb3/1br1B6+1yy1/Y7+b3R5+ryy r 2 25";

#[test]
fn besides_a_proven_win_other_lines_are_reported() {
    let mut talk = Talk::new();
    talk.send_silent("setoption lines 5");
    talk.send_silent(format!("position {PROVEN_WIN_OF_THREE}"));
    let lines = assert_lines(&mut talk, "go nodes 5000", 3, 5);
    assert_eq!(lines[0].0, [0, 1000, 0], "{lines:?}");
}

#[test]
fn a_depth_is_kept() {
    for players in 2..=4 {
        for game in ["shacru", "azacru", "pacru"] {
            let mut talk = Talk::new();
            talk.send_silent(format!("position start {game} {players}"));
            for depth in 1..=3 {
                let (_, infos) = searched(&mut talk, &format!("go depth {depth}"));
                let last = infos.last().map(String::as_str).unwrap_or_default();
                assert!(last.starts_with(&format!("info depth {depth} ")), "{game} {players}: {last}");
            }
        }
    }
}

/// Two positions with one move only, for two and for three players.
const ONLY_MOVES: [(usize, &str); 2] =
    [(2, "shacru gy g 9/9/9/9/4Y44/9/9/yy7/G0y7 - 0 30"), (3, "shacru gyr g 9/9/9/9/4Y41R62/9/9/yy7/G0y7 - 0 30")];

#[test]
fn an_only_move_is_the_only_line() {
    for (players, text) in ONLY_MOVES {
        for threads in [1, 2] {
            let mut talk = Talk::new();
            talk.send_silent(format!("setoption threads {threads}"));
            talk.send_silent("setoption lines 5");
            talk.send_silent(format!("position {text}"));
            assert_eq!(talk.moves("moves").len(), 1, "{text}");
            // Every limit is more than enough.
            for go in ["go nodes 1", "go nodes 2000", "go depth 4", "go level 8", "go movetime 20"] {
                assert_lines(&mut talk, go, players, 1);
            }
        }
    }
}

#[test]
fn several_threads_answer_with_legal_moves() {
    for players in 2..=4 {
        for game in ["shacru", "azacru:notwist", "pacru:meet9"] {
            for (threads, lines) in [(2, 1), (2, 3), (7, 1)] {
                let mut talk = Talk::new();
                talk.send_silent(format!("setoption threads {threads}"));
                talk.send_silent(format!("setoption lines {lines}"));
                talk.send_silent(format!("position start {game} {players}"));
                for go in ["go nodes 1", "go nodes 4000", "go depth 2", "go level 1", "go movetime 20"] {
                    let (best, infos) = searched(&mut talk, go);
                    let found = last_lines(&infos, players);
                    assert_eq!(best, format!("bestmove {}", found[0].1), "{go}, {game} {players}");
                    assert!(talk.moves("moves").contains(&found[0].1), "{go}, {game} {players}: {best}");
                }
            }
        }
    }
}

#[test]
fn several_threads_visit_about_as_many_nodes_as_asked_for() {
    for players in [2, 4] {
        let mut talk = Talk::new();
        talk.send_silent("setoption threads 4");
        talk.send_silent(format!("position start shacru {players}"));
        let (_, infos) = searched(&mut talk, "go nodes 50000");
        let words: Vec<&str> = infos.last().expect("an info line").split(' ').collect();
        let at = words.iter().position(|&word| word == "nodes").expect("a number of nodes");
        let nodes: u64 = words[at + 1].parse().expect("a number");
        assert!(nodes >= 50_000, "{infos:?}");
    }
}

#[test]
fn one_thread_gives_the_same_answer_to_the_same_number_of_nodes() {
    for players in 2..=4 {
        for game in ["shacru", "azacru", "pacru"] {
            let answer = |before: &[&str]| {
                let mut talk = Talk::new();
                talk.send_silent(format!("position start {game} {players}"));
                for line in before {
                    talk.say(line);
                }
                talk.send_silent("setoption threads 1");
                talk.send_silent("setoption lines 2");
                let (best, infos) = searched(&mut talk, "go nodes 6000");
                (best, last_lines(&infos, players))
            };
            // What several threads found before is cleared.
            let after_others = answer(&["setoption threads 3", "go movetime 20", "go nodes 2000"]);
            assert_eq!(answer(&[]), after_others, "{game} {players}");
        }
    }
}
