//! The recorded games, made-up positions and perft tables in `tests/vectors`, to the letter.

mod support;

use pacru_rules::search::MoveSampler;
use pacru_rules::{Color, Departure, Move, Position, TurnOrder, perft};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::fmt::Write;
use support::{vector_file, vector_lines};

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_else(|| panic!("no text '{key}' in {value}"))
}

/// The first 16 hex digits of the SHA-256 of all travels and passes, sorted, joined by newlines.
fn travels_digest(position: &Position) -> String {
    let mut travels: Vec<String> = position.travels().iter().map(Move::to_string).collect();
    travels.sort_unstable();
    let hash = Sha256::digest(travels.join("\n"));
    hash[..8].iter().fold(String::new(), |mut hex, byte| {
        write!(hex, "{byte:02x}").expect("writing to a string");
        hex
    })
}

fn read(text: &str) -> Position {
    let position: Position = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(position.to_string(), text, "reading and writing again changes the string");
    position
}

fn outcome_text(position: &Position) -> String {
    match position.outcome() {
        None => "none".to_owned(),
        Some(outcome) => format!("{} {}", outcome.reason, outcome.winner_letters(position.order())),
    }
}

fn assert_legal(position: &Position, vector: &Value) {
    assert_eq!(Some(position.count_moves()), vector["legal"].as_u64(), "number of moves in {position}");
    assert_eq!(travels_digest(position), text(vector, "travels"), "travels in {position}");
    if let Some(sampler) = MoveSampler::new(position) {
        let sampled: Vec<Move> = (0..sampler.len()).map(|number| sampler.nth(number)).collect();
        assert_eq!(sampled, position.travels(), "sampled moves of {position}");
    }
}

fn play(position: &Position, action: &str) -> Position {
    for how in Departure::ALL {
        if let Some(letter) = action.strip_prefix(how.as_str()).and_then(|rest| rest.strip_prefix(':')) {
            let color = letter.chars().next().and_then(Color::from_letter).expect("a colour letter");
            return position.leave(color, how).unwrap_or_else(|error| panic!("{position}: {error}")).0;
        }
    }
    let mv = position.parse_move(action).unwrap_or_else(|error| panic!("{position}: {error}"));
    assert_eq!(mv.to_string(), action, "in {position}");
    let (after, _) = position.play(mv).expect("a move that was just judged legal");
    assert_eq!(after, position.play_unchecked(mv));
    after
}

fn check_games(name: &str) {
    for game in vector_lines(name) {
        let mut position = read(text(&game, "start"));
        for ply in game["plies"].as_array().expect("a list of plies") {
            let action = text(ply, "move");
            if ply.get("legal").is_some() {
                assert_legal(&position, ply);
            }
            let after = play(&position, action);
            assert_eq!(after.to_string(), text(ply, "after"), "after {action} in {position}");
            assert_eq!(after, read(text(ply, "after")));
            position = after;
        }
        assert_eq!(outcome_text(&position), text(&game, "outcome"), "of {position}");
        for (&color, markers) in position.order().colors().iter().zip(position.marker_counts()) {
            assert_eq!(Some(markers as u64), game["markers"][color.letter().to_string()].as_u64());
        }
    }
}

fn check_probes(name: &str) {
    for probe in vector_lines(name) {
        let position = read(text(&probe, "position"));
        assert_legal(&position, &probe);
        for attempt in probe["tries"].as_array().expect("a list of tries") {
            let after = play(&position, text(attempt, "move"));
            assert_eq!(after.to_string(), text(attempt, "after"), "after {} in {position}", text(attempt, "move"));
            assert_eq!(outcome_text(&after), text(attempt, "outcome"), "of {after}");
        }
    }
}

/// One named test for each file.
macro_rules! vectors {
    ($($name:ident: $check:ident($file:literal);)*) => {
        $(#[test]
        fn $name() {
            $check($file);
        })*
    };
}

vectors! {
    shacru_2_games: check_games("shacru-2.jsonl");
    shacru_3_games: check_games("shacru-3.jsonl");
    shacru_4_games: check_games("shacru-4.jsonl");
    azacru_2_games: check_games("azacru-2.jsonl");
    azacru_3_games: check_games("azacru-3.jsonl");
    azacru_4_games: check_games("azacru-4.jsonl");
    pacru_2_games: check_games("pacru-2.jsonl");
    pacru_3_games: check_games("pacru-3.jsonl");
    pacru_4_games: check_games("pacru-4.jsonl");
    shacru_2_probes: check_probes("probes-shacru-2.jsonl");
    shacru_3_probes: check_probes("probes-shacru-3.jsonl");
    shacru_4_probes: check_probes("probes-shacru-4.jsonl");
    azacru_2_probes: check_probes("probes-azacru-2.jsonl");
    azacru_3_probes: check_probes("probes-azacru-3.jsonl");
    azacru_4_probes: check_probes("probes-azacru-4.jsonl");
    pacru_2_probes: check_probes("probes-pacru-2.jsonl");
    pacru_3_probes: check_probes("probes-pacru-3.jsonl");
    pacru_4_probes: check_probes("probes-pacru-4.jsonl");
    shacru_2_perft: check_perft("shacru 2");
    shacru_3_perft: check_perft("shacru 3");
    shacru_4_perft: check_perft("shacru 4");
    azacru_2_perft: check_perft("azacru 2");
    azacru_3_perft: check_perft("azacru 3");
    azacru_4_perft: check_perft("azacru 4");
    pacru_2_perft: check_perft("pacru 2");
    pacru_3_perft: check_perft("pacru 3");
    pacru_4_perft: check_perft("pacru 4");
}

fn check_perft(table: &str) {
    let (game, players) = table.split_once(' ').expect("game and players");
    let order = TurnOrder::standard(players.parse().expect("a number")).expect("2 to 4 players");
    let start = Position::start(game.parse().expect("a game"), order);
    let file = vector_file("perft.txt");
    let rows: Vec<&str> = file.lines().filter_map(|line| line.strip_prefix(table)?.strip_prefix(' ')).collect();
    assert!(!rows.is_empty(), "no rows for {table}");
    for row in rows {
        let (depth, nodes) = row.split_once(' ').expect("depth and nodes");
        assert_eq!(perft(&start, depth.parse().unwrap()), nodes.parse::<u64>().unwrap(), "{table}, depth {depth}");
    }
}
