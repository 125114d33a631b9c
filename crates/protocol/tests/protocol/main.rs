//! Conversations in the engine protocol: what every line is answered, and that nothing a line holds breaks the next.

mod searches;
mod talk;

use pacru_protocol::{MAX_LINE_LENGTH, NoInput, ProtocolSession};
use pacru_rules::{Move, Position, perft};
use std::path::PathBuf;
use talk::Talk;

const PACRU_2: &str = "pacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1";
/// Black's chevron on f2 can travel, turn and take.
const PINCER: &str =
    "pacru gbyr b G01G71rygy1/y3y1yy1/2y1y2r1/yg3gb2/1ggR4+3g1/1ygbr1gG6+B6/1yb1b1g2/2Y32B0+b2/1bR3g1b3 - 1 22";
/// Both players can go round for ever without a change.
const ROUND: &str = "pacru gy g 3yyyyyy/3yyyyyY3+/3yyyyyy/ggg3yyy/ggg3yyy/ggg3yyy/gggggg3/G7+ggggg3/gggggg3 - 0 1";
const ONCE_ROUND: &str =
    "a2-a3 i8-i7 a3-b4 i7-h6 b4-c4 h6-g6 c4-d3 g6-f7 d3-d2 f7-f8 d2-c1 f8-g9 c1-b1 g9-h9 b1-a2 h9-i8";

fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// All legal moves as the rules list them, in bytewise order.
fn sorted_moves(position: &Position) -> Vec<String> {
    let mut moves = Vec::new();
    position.for_each_move(|mv| {
        moves.push(mv.to_string());
    });
    moves.sort_unstable();
    moves
}

fn sorted_travels(position: &Position) -> Vec<String> {
    let mut moves: Vec<String> = position.travels().iter().map(Move::to_string).collect();
    moves.sort_unstable();
    moves
}

// Single commands

#[test]
fn pei_says_who_it_is_and_ends_with_peiok() {
    let answer = Talk::new().say("pei");
    let lines: Vec<&str> = answer.lines().collect();
    assert!(lines[0].starts_with("id name ") && lines[1].starts_with("id author "), "{answer}");
    assert_eq!(lines.last(), Some(&"peiok"));
    let options: Vec<&str> = lines[2..lines.len() - 1]
        .iter()
        .map(|line| line.strip_prefix("option name ").unwrap_or_else(|| panic!("{line}")))
        .collect();
    assert_eq!(
        options,
        [
            "hash type spin default 64 min 1 max 4096",
            "threads type spin default 1 min 1 max 256",
            "seed type spin default 0 min 0 max 4294967295",
            "lines type spin default 1 min 1 max 256",
        ]
    );
}

#[test]
fn isready_and_newgame() {
    let mut talk = Talk::new();
    assert_eq!(talk.say("isready"), "readyok\n");
    talk.send_silent(format!("position {PINCER}"));
    talk.send_silent("newgame");
    assert_eq!(talk.say("isready"), "readyok\n");
    talk.send_silent("position start azacru 3");
    assert_eq!(talk.say("moves").lines().next(), Some("moves 13"));
}

#[test]
fn stop_without_a_search_says_nothing() {
    let mut talk = Talk::new();
    talk.send_silent("stop");
    assert_eq!(talk.say("go perft 2"), "nodes 734\n");
}

#[test]
fn quit_ends() {
    let mut session = ProtocolSession::new();
    let mut out = Vec::new();
    assert!(session.respond(b"quit", &mut out, &mut NoInput).expect("writing to memory").is_break());
    assert!(out.is_empty());
}

#[test]
fn position_start_for_every_game_and_number_of_players() {
    for (game, players, order) in [
        ("shacru", 2, "gy g"),
        ("azacru", 3, "yrb y"),
        ("pacru", 4, "yrgb y"),
        ("shacru:notwist", 4, "yrgb y"),
        ("pacru:meet9,target=20", 2, "gy g"),
    ] {
        let mut talk = Talk::new();
        talk.send_silent(format!("position start {game} {players}"));
        let shown = talk.shown("position");
        assert!(shown.starts_with(&format!("{game} {order} ")) && shown.ends_with(" - 0 1"), "{shown}");
        assert_eq!(talk.shown("outcome"), "none");
    }
}

#[test]
fn position_string_is_taken_up_to_the_letter() {
    let mut talk = Talk::new();
    for text in [PACRU_2, PINCER, ROUND, "azacru rgyB r 4Y44/9/9/9/9/9/9/9/4G03R4 r 1 4"] {
        talk.send_silent(format!("position {text}"));
        assert_eq!(talk.shown("position"), text);
    }
}

#[test]
fn position_with_moves() {
    let after = "pacru gy y 4Y43G5/9/Y27Y6/9/g8/1G17/8G6/9/Y13G04 - 0 2";
    let mut talk = Talk::new();
    for line in [
        "position start pacru 2 moves a3-b4(a5)".to_owned(),
        format!("position {PACRU_2} moves a3-b4(a5)"),
        "  position   start   pacru   2   moves   A3-B4(a5)  ".to_owned(),
    ] {
        talk.send_silent("position start shacru 4");
        talk.send_silent(&line);
        assert_eq!(talk.shown("position"), after, "{line}");
    }
    talk.send_silent("position start pacru 2 moves");
    assert_eq!(talk.shown("position"), PACRU_2, "no moves at all");
}

#[test]
fn an_illegal_move_leaves_the_position_as_before() {
    let mut talk = Talk::new();
    talk.send_silent("position start azacru 3 moves e9-e8");
    for (moves, told) in [
        ("e1-e2 e9-e7", "e9-e7: too far, its power of movement is 1 (R5)"),
        ("e9-e8", "the chevron on e9 is yellow's (R2)"),
        ("e1-e2 nonsense", "nonsense"),
        ("e1 - e2", "e1"),
        ("e1-e2, e9-e8", "e1-e2,"),
        ("e1-e2 moves e9-e8", "moves"),
        ("e1-e2 \u{1f98a}", "\u{1f98a}"),
    ] {
        let answer = talk.refused(format!("position start pacru 2 moves {moves}"));
        assert!(answer.contains(told), "{answer}");
    }
    assert_eq!(talk.shown("position"), "azacru yrb r 2B43R42/4Y4+4/Y27Y6/9/B27R6/9/9/9/2B03R02 - 0 2");
}

#[test]
fn moves_after_the_end_are_refused() {
    let mut talk = Talk::new();
    let answer = talk.refused("position pacru:target=1 gy g 4Y44/9/9/9/9/9/4G04/9/9 - 0 7 moves e3-e4(e4) e9-e8");
    assert!(answer.contains("e9-e8: the game is over"), "{answer}");
    let round_three = format!("{ONCE_ROUND} {ONCE_ROUND} a2-a3");
    let answer = talk.refused(format!("position {ROUND} moves {round_three}"));
    assert!(answer.contains("a2-a3: the game is over"), "{answer}");
}

// Refused lines

#[test]
fn unknown_and_malformed_lines_get_one_error() {
    let mut talk = Talk::new();
    talk.send_silent(format!("position {PINCER}"));
    for line in [
        "",
        " ",
        "\t",
        "hello",
        "PEI",
        "positions",
        "position\tstart pacru 2",
        "d\u{b}",
        "\u{0}",
        "\u{feff}isready",
        "\u{1b}[31mred",
        "a\rb",
        "é",
        "pei pei",
        "isready now",
        "newgame pacru",
        "d d",
        "stop it",
        "quit please",
        "moves all",
        "moves travels all",
        "moves 3",
        "go",
        "go perft",
        "go perft x",
        "go perft -1",
        "go perft 1.5",
        "go perft 2 3",
        "go perft 99999999999999999999",
        "go fish",
        "go perft2",
        "go nodes",
        "go nodes 0",
        "go nodes +5",
        "go movetime soon",
        "go depth 0",
        "go level 0",
        "go level 9",
        "go clock",
        "go clock g 100",
        "go clock g 100 0 g 100 0",
        "go clock x 100 0",
        "go infinite now",
        "setoption",
        "setoption hash",
        "setoption hash 0",
        "setoption hash 5000",
        "setoption hash 64 MB",
        "setoption colour 1",
        "setoption seed -1",
        "setoption seed 4294967296",
        "setoption threads",
        "setoption threads 0",
        "setoption threads 257",
        "setoption threads two",
        "setoption threads 2 2",
        "setoption lines",
        "setoption lines 0",
        "setoption lines 257",
        "setoption lines +3",
        "setoption lines 3.0",
        "setoption Lines 3",
    ] {
        talk.refused(line);
    }
}

#[test]
fn malformed_positions_get_one_error_that_names_what_is_wrong() {
    let mut talk = Talk::new();
    for (rest, told) in [
        ("", "position"),
        ("moves e1-e2", "position"),
        ("start", "PLAYERS"),
        ("start pacru", "PLAYERS"),
        ("start pacru moves e1-e2", "PLAYERS"),
        ("start chess 2", "chess"),
        ("start pacru:notwist 2", "notwist"),
        ("start pacru:target=0 2", "target"),
        ("start pacru 1", "1 player"),
        ("start pacru 5", "5 players"),
        ("start pacru two", "PLAYERS"),
        ("start pacru 2 e1-e2", "moves"),
        ("start pacru 2 moved e1-e2", "moves"),
        ("startpos", "game"),
        ("pacru", "order"),
        ("pacru gy g 4Y43G5/9/Y27Y6/9", "board"),
        ("pacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04", "last-round"),
        ("pacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0", "turn"),
        ("pacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1 x", "turn"),
        ("pacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0  1", "turn"),
        ("pacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 01 1", "idle"),
        ("pacru gy r 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1", "to-move"),
        ("chess gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1", "game"),
        ("pacru gr g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1", "order"),
        ("pacru gy g 4Y43G5/8/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1", "rank 8"),
    ] {
        let answer = talk.refused(format!("position {rest}"));
        assert!(answer.contains(told), "'{told}' is not in {answer}");
    }
}

#[test]
fn bytes_that_are_no_text_get_one_error() {
    let mut talk = Talk::new();
    for line in [&b"\xff"[..], b"isready\xc3", b"position start pacru 2 moves e1-\xf0\x9f e2", b"\x00\xfe\x00"] {
        talk.refused(line);
    }
    assert_eq!(talk.say("isready"), "readyok\n");
}

#[test]
fn long_nonsense_is_answered_shortly() {
    let mut talk = Talk::new();
    let noise = "x".repeat(MAX_LINE_LENGTH - 100);
    talk.refused(&noise);
    talk.refused(format!("position {noise}"));
    talk.refused(format!("position start {noise} 2"));
    talk.refused(format!("position start pacru {noise}"));
    talk.refused(format!("position start pacru 2 moves {noise}"));
    talk.refused(format!("position pacru gy g {noise} - 0 1"));
    talk.refused(format!("position pacru {} g 9 - 0 1", "yrgb".repeat(10_000)));
    talk.refused("/".repeat(MAX_LINE_LENGTH));
    talk.refused(format!("moves {noise}"));
    talk.refused(format!("go perft {}", "9".repeat(100_000)));
}

// Moves

fn assert_listed_in_order(talk: &mut Talk, text: &str) {
    let position = position(text);
    talk.send_silent(format!("position {text}"));
    let moves = talk.moves("moves");
    assert_eq!(moves, sorted_moves(&position), "{text}");
    assert_eq!(moves.len() as u64, position.count_moves(), "{text}");
    let travels = talk.moves("moves travels");
    assert_eq!(travels, sorted_travels(&position), "{text}");
    assert_eq!(talk.say("go perft 1"), format!("nodes {}\n", moves.len()));
}

#[test]
fn moves_of_the_starts() {
    let mut talk = Talk::new();
    talk.send_silent("position start azacru 3");
    let expected = "a7-b6 a7-b6< a7-b6> a7-b7 a7-b8 e9-d8 e9-e8 e9-f8 i7-h6 i7-h6< i7-h6> i7-h7 i7-h8";
    assert_eq!(talk.moves("moves").join(" "), expected);
    assert_eq!(talk.moves("moves travels").join(" "), expected);
    assert_eq!(talk.say("moves\r"), talk.say("moves"));
    assert_eq!(talk.say("moves   travels "), talk.say("moves travels"));
    for game in ["shacru", "azacru", "pacru", "shacru:notwist"] {
        for players in 2..=4 {
            talk.send_silent(format!("position start {game} {players}"));
            let start = talk.shown("position");
            assert_listed_in_order(&mut talk, &start);
        }
    }
}

#[test]
fn a_chevron_travels_turns_and_takes_in_bytewise_order() {
    let mut talk = Talk::new();
    assert_listed_in_order(&mut talk, PINCER);
    let moves = talk.moves("moves");
    let place = |prefix: &str| moves.iter().position(|mv| mv.starts_with(prefix)).expect("such a move");
    let places = ["f2-", "f2<(", "f2<<(", "f2>(", "f2>>(", "f2x", "i4-"].map(place);
    assert!(places.is_sorted(), "{places:?}");
    let travels = talk.moves("moves travels");
    assert!(travels.iter().any(|mv| mv.starts_with("f2x")));
    assert!(travels.len() < moves.len());
}

#[test]
fn a_chevron_that_can_only_turn_has_its_place_in_the_list() {
    // The chevrons on a9 and i9 look over the edge, the one on e5 can travel; turns of all three are listed.
    let mut talk = Talk::new();
    let text = "pacru gy g G07G0/ggg6/9/9/4G04/9/9/9/4Y04 - 0 9";
    assert_listed_in_order(&mut talk, text);
    let moves = talk.moves("moves");
    assert!(moves[0].starts_with("a9<(") && moves.last().is_some_and(|mv| mv.starts_with("i9>(")), "{moves:?}");
}

#[test]
fn reorientations_stand_by_their_text_not_by_the_board() {
    // b1 comes before a2 in a move, but after it in a list.
    let mut talk = Talk::new();
    let text = "pacru gy g 4Y44/9/9/9/4G04/9/9/ggg6/ggg6 - 0 9";
    assert_listed_in_order(&mut talk, text);
    let moves = talk.moves("moves");
    let place = |text: &str| moves.iter().position(|mv| mv == text).unwrap_or_else(|| panic!("{text} is not listed"));
    assert!(place("e5<(a1,a2)") < place("e5<(a1,b1)") && place("e5<(a2,b2)") < place("e5<(b1,a2)"));
}

#[test]
fn moves_of_the_probes_are_listed_in_order() {
    let mut talk = Talk::new();
    let (mut checked, mut with_pincers) = (0, 0);
    for name in ["shacru-2", "azacru-3", "pacru-2", "pacru-3", "pacru-4"] {
        let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../tests/vectors/probes-{name}.jsonl"));
        let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        for line in text.lines() {
            let (_, rest) = line.split_once("\"position\": \"").expect("a position");
            let (start, _) = rest.split_once('"').expect("the end of a string");
            let position = position(start);
            // Listing hundreds of thousands of moves twice shows nothing that a few thousand do not.
            if position.count_moves() > 5_000 {
                continue;
            }
            assert_listed_in_order(&mut talk, start);
            checked += 1;
            let turns = position.count_moves() > position.count_travels();
            with_pincers += usize::from(turns && position.travels().iter().any(|mv| mv.to_string().contains('x')));
        }
    }
    assert!(checked > 400, "{checked}");
    assert!(with_pincers > 0);
}

#[test]
fn a_pass_is_the_only_move_of_who_cannot_move() {
    let mut talk = Talk::new();
    talk.send_silent("position azacru gy g G08/9/9/9/9/9/9/9/4Y04 - 0 9");
    assert_eq!(talk.say("moves"), "moves 1\npass\n");
    assert_eq!(talk.say("moves travels"), "moves 1\npass\n");
}

#[test]
fn a_game_that_is_over_has_no_moves() {
    let mut talk = Talk::new();
    talk.send_silent("position shacru gY g 9/9/9/9/4G0+4/9/9/9/8y - 0 30");
    assert_eq!(talk.say("moves"), "moves 0\n");
    assert_eq!(talk.say("moves travels"), "moves 0\n");
    assert_eq!(talk.say("go perft 1"), "nodes 0\n");
    assert_eq!(talk.say("go perft 3"), "nodes 0\n");
    assert_eq!(talk.shown("outcome"), "last g");
}

// Counting

#[test]
fn go_perft_counts() {
    let mut talk = Talk::new();
    for (start, depth, nodes) in [
        ("azacru 3", 0, 1),
        ("azacru 3", 3, 2015),
        ("shacru 2", 4, 60_532),
        ("pacru 2", 3, 16_168),
        ("pacru 4", 3, 10_379),
    ] {
        talk.send_silent(format!("position start {start}"));
        assert_eq!(talk.say(format!("go perft {depth}")), format!("nodes {nodes}\n"));
    }
    // Turns on the spot are counted one by one below the last two moves.
    let turning = "pacru gy g 4Y44/9/9/9/4G04/9/9/1g7/g8 - 0 9";
    talk.send_silent(format!("position {turning}"));
    for depth in 0..=4 {
        assert_eq!(talk.say(format!("go perft {depth}")), format!("nodes {}\n", perft(&position(turning), depth)));
    }
}

#[test]
fn go_perft_leaves_the_position_alone() {
    let mut talk = Talk::new();
    talk.send_silent(format!("position {PINCER}"));
    talk.say("go perft 2");
    talk.say("moves");
    assert_eq!(talk.shown("position"), PINCER);
}

// The display

#[test]
fn d_shows_the_board_then_the_position_then_the_outcome() {
    let mut talk = Talk::new();
    talk.send_silent("position start pacru 2");
    let answer = talk.say("d");
    let lines: Vec<&str> = answer.lines().collect();
    let [board @ .., before_last, last] = &lines[..] else { panic!("{answer}") };
    assert_eq!(*before_last, format!("position {PACRU_2}"));
    assert_eq!(*last, "outcome none");
    assert!(board.len() >= 9, "{answer}");
    for rank in '1'..='9' {
        assert_eq!(board.iter().filter(|line| line.starts_with(rank)).count(), 1, "rank {rank} in\n{answer}");
    }
    assert!(!answer.contains('\u{1b}'), "a pipe gets no colours");
}

#[test]
fn outcomes_have_a_reason_and_winners_in_order_of_play() {
    let mut talk = Talk::new();
    for (text, outcome) in [
        ("pacru:target=1 gy g 4Y44/9/9/9/9/9/4G04/9/9 - 0 7 moves e3-e4(e4)", "target g"),
        ("shacru bgy b G0+7Y0+/9/9/9/9/9/9/9/B4+8 - 0 9", "dead bgy"),
        ("azacru gy y G08/9/9/9/9/9/9/9/8Y4 g 1 8 moves pass", "last-round gy"),
        ("pacru yg y 4Y44/9/9/9/9/9/9/9/4G04 - 80 99", "idle yg"),
        ("pacru rYb b 9/9/9/9/B27R6/9/9/9/9 - 0 9", "none"),
    ] {
        talk.send_silent(format!("position {text}"));
        assert_eq!(talk.shown("outcome"), outcome);
    }
}

#[test]
fn repetition_is_judged_over_the_moves() {
    let mut talk = Talk::new();
    talk.send_silent(format!("position {ROUND} moves {ONCE_ROUND}"));
    assert_eq!(talk.shown("outcome"), "none");
    talk.send_silent(format!("position {ROUND} moves {ONCE_ROUND} {ONCE_ROUND}"));
    assert_eq!(talk.shown("outcome"), "repetition gy");
    assert_eq!(talk.say("moves"), "moves 0\n");
    assert_eq!(talk.say("moves travels"), "moves 0\n");
    // The same position without the moves before it is open.
    let now = talk.shown("position");
    talk.send_silent(format!("position {now}"));
    assert_eq!(talk.shown("outcome"), "none");
    assert!(!talk.moves("moves").is_empty());
}

#[test]
fn perft_ignores_repetition() {
    let mut talk = Talk::new();
    talk.send_silent(format!("position {ROUND} moves {ONCE_ROUND} {ONCE_ROUND}"));
    let now = position(&talk.shown("position"));
    assert_eq!(talk.say("go perft 1"), format!("nodes {}\n", perft(&now, 1)));
}
