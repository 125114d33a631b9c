//! Game records: what is read, what is refused and where, what is written, and results compared.

mod support;

use pacru_rules::error::{RecordError, RecordErrorKind};
use pacru_rules::record::{Comment, RecordedAction, Records, Variation};
use pacru_rules::{Action, Color, Departure, EndReason, Game, Position, Record};
use support::{assert_all_seen, vector_lines};

fn read(text: &str) -> Record {
    text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn refused(text: &str) -> RecordError {
    match text.parse::<Record>() {
        Ok(record) => panic!("read as\n{record}"),
        Err(error) => error,
    }
}

/// A record with these moves and result, at the standard start.
fn written(game: &str, order: &str, moves: &str) -> String {
    format!("[Game \"{game}\"]\n[Order \"{order}\"]\n\n{moves}\n")
}

/// The moves as written, with the result, in one line.
fn movetext(record: &Record) -> String {
    let text = record.to_string();
    let (_, moves) = text.split_once("\n\n").expect("an empty line after the tags");
    moves.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The same without round numbers: in branches they are a matter of taste.
fn words_without_numbers(record: &Record) -> String {
    let text = movetext(record).replace('[', "[ ");
    let words = text.split(' ').filter(|word| !word.trim_end_matches('.').bytes().all(|byte| byte.is_ascii_digit()));
    words.collect::<Vec<_>>().join(" ").replace("[ ", "[")
}

fn actions(line: &Variation) -> Vec<String> {
    line.actions.iter().map(|entry| entry.action.to_string()).collect()
}

fn comments(comments: &[Comment]) -> Vec<&str> {
    comments.iter().map(Comment::as_str).collect()
}

/// Written and read again a record is the same, and so is its text.
fn assert_canonical(record: &Record) -> String {
    let text = record.to_string();
    let again = read(&text);
    assert_eq!(again, *record, "{text}");
    assert_eq!(again.to_string(), text);
    text
}

// Reading

#[test]
fn the_example_of_the_interfaces() {
    let text = concat!(
        "[Game \"pacru:meet9\"]\n[Order \"gy\"]\n[Green \"Ann\"]\n[Yellow \"computer level 5\"]\n",
        "[Date \"2026.11.15\"]\n[Result \"g target 42-31\"]\n\n",
        "1. e1-e2 e9-e8 2. a3-b4(a5) {first crossing} i7-h6(h6)\ng\n",
    );
    let record = read(text);
    assert_eq!(record.start().to_string(), "pacru:meet9 gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1");
    let tags: Vec<(&str, &str)> = record.tags().collect();
    assert_eq!(tags, [("Green", "Ann"), ("Yellow", "computer level 5"), ("Date", "2026.11.15")]);
    assert_eq!(record.tag("Green"), Some("Ann"));
    assert_eq!(record.tag("Red"), None);
    assert_eq!(actions(&record.main_line), ["e1-e2", "e9-e8", "a3-b4(a5)", "i7-h6(h6)"]);
    assert_eq!(comments(&record.main_line.actions[2].comments), ["first crossing"]);
    let result = record.result.as_ref().expect("the tag Result");
    assert_eq!((result.reason, result.markers.as_deref()), (Some(EndReason::Target), Some(&[42, 31][..])));
    assert!(record.winners.contains(Color::Green) && record.winners.len() == 1);
    assert_eq!(assert_canonical(&record), text, "the example is canonical");
    assert!(record.check_result().is_err(), "four moves are no win");
}

#[test]
fn only_game_and_order_are_required() {
    let record = read(&written("shacru", "gy", "*"));
    assert!(record.main_line.actions.is_empty() && record.result.is_none() && record.winners.is_empty());
    assert_eq!(record.tags().count(), 0);
    assert_eq!(record.check_result(), Ok(()));
    assert_canonical(&record);
}

#[test]
fn tags_may_stand_in_any_order_and_unknown_ones_are_kept_in_theirs() {
    let text = "[Zeta \"z\"]\n[Order \"rb\"]\n[alpha_1 \"\"]\n[Game \"azacru:notwist\"]\n[Beta \"b\"]\n\n*\n";
    let record = read(text);
    assert_eq!(record.tags().collect::<Vec<_>>(), [("Zeta", "z"), ("alpha_1", ""), ("Beta", "b")]);
    let text = assert_canonical(&record);
    assert!(
        text.starts_with("[Game \"azacru:notwist\"]\n[Order \"rb\"]\n[Zeta \"z\"]\n[alpha_1 \"\"]\n[Beta \"b\"]\n")
    );
}

#[test]
fn escapes_in_tags() {
    let text = r#"[Game "shacru"]
[Order "gy"]
[Green "Ann \"the\" \\ fox]{"]

1. e1-e2
*
"#;
    let record = read(text);
    assert_eq!(record.tag("Green"), Some(r#"Ann "the" \ fox]{"#));
    assert_eq!(assert_canonical(&record), text);
}

#[test]
fn tags_can_be_set_and_written() {
    let mut record = Record::of(&Game::new(Position::start("pacru".parse().unwrap(), "gy".parse().unwrap())));
    for value in ["", " ", "\\", "\"", "\\\"", "]", "Zoë {x} – 🦊", "tail\\"] {
        assert!(record.set_tag("Green", value), "{value}");
        assert_eq!(record.tag("Green"), Some(value));
        assert_canonical(&record);
    }
    assert_eq!(record.tags().count(), 1, "a tag set again is replaced");
    let before = record.clone();
    for name in ["Game", "Order", "Start", "Result", "", "two words", "Ü", "a-b", &"x".repeat(65)] {
        assert!(!record.set_tag(name, "value"), "{name}");
    }
    for value in ["a\nb", "a\rb", "\u{0}", "\t"] {
        assert!(!record.set_tag("Green", value), "{value:?}");
    }
    assert_eq!(record, before);
    assert!(record.set_tag(&"x".repeat(64), "long"));
    assert_canonical(&record);
}

#[test]
fn a_start_of_its_own() {
    let start = "shacru yRgb g 4Y44/9/9/9/B28/9/9/9/4G0+4 - 3 9";
    let text = format!("[Game \"shacru\"]\n[Order \"yrgb\"]\n[Start \"{start}\"]\n\n1. e1-e2 a5-b5 2. e9-e8\n*\n");
    let record = read(&text);
    assert_eq!(record.start().to_string(), start);
    assert_eq!(record.game().position().turn_number(), 12);
    assert_eq!(assert_canonical(&record), text);
}

#[test]
fn a_start_tag_with_the_standard_start_is_not_written() {
    let start = "pacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1";
    let record = read(&format!("[Game \"pacru\"]\n[Start \"{start}\"]\n[Order \"gy\"]\n\n1. e1-e2\n*\n"));
    assert_eq!(assert_canonical(&record), written("pacru", "gy", "1. e1-e2\n*"));
}

#[test]
fn one_empty_line_stands_after_the_tags_also_without_moves() {
    assert_eq!(read(&written("pacru", "gy", "*")).to_string(), written("pacru", "gy", "*"));
}

#[test]
fn comments_before_between_and_after_moves() {
    let moves = "{before} {twice}\n1. e1-e2 {one} {} {two\nlines: [ ] 1. g \"\u{e9}\"} e9-e8 {last}\n*";
    let record = read(&written("shacru", "gy", moves));
    assert_eq!(comments(&record.main_line.comments), ["before", "twice"]);
    assert_eq!(comments(&record.main_line.actions[0].comments), ["one", "", "two\nlines: [ ] 1. g \"\u{e9}\""]);
    assert_eq!(comments(&record.main_line.actions[1].comments), ["last"]);
    assert_canonical(&record);
}

#[test]
fn a_comment_alone_and_comments_without_spaces_around() {
    let record = read(&written("shacru", "gy", "{nothing played}*"));
    assert_eq!(comments(&record.main_line.comments), ["nothing played"]);
    assert_canonical(&record);
    let record = read(&written("shacru", "gy", "1.e1-e2{a}e9-e8[e9-d8{b}]*"));
    assert_eq!(actions(&record.main_line), ["e1-e2", "e9-e8"]);
    assert_eq!(comments(&record.main_line.actions[1].branches[0].actions[0].comments), ["b"]);
    assert_canonical(&record);
}

#[test]
fn a_comment_made_in_a_program_is_read_back_as_it_was() {
    let mut record = read(&written("shacru", "gy", "1. e1-e2\n*"));
    assert_eq!(Comment::new("no } in it"), None);
    for text in ["", "plain", "two\nlines", "{nested", " spaces around ", "ends in a newline\n"] {
        let comment = Comment::new(text).expect("a text without a closing brace");
        record.main_line.comments = vec![comment.clone()];
        record.main_line.actions[0].comments = vec![comment];
        assert_canonical(&record);
    }
}

#[test]
fn long_lines_are_broken_and_comments_stay_whole() {
    let comment = "word ".repeat(60);
    let moves = format!("1. e1-e2 {{{comment}}} e9-e8 2. e2-e3 e8-e7 3. a3-b3 a7-b7 4. i3-h3 i7-h7\n*");
    let record = read(&written("shacru", "gy", &moves));
    let text = assert_canonical(&record);
    assert!(text.contains(comment.trim_end()));
    for line in text.lines().filter(|line| !line.contains('{')) {
        assert!(line.chars().count() <= 100, "{line}");
    }
}

#[test]
fn nested_branches() {
    let moves = "1. e1-e2 [e1-d2 {other} e9-d8 [e9-e8 [e9-f8]] [i7-h7] d2-d3] [a3-b3] e9-e8 2. e2-e3\n*";
    let record = read(&written("shacru", "gy", moves));
    assert_eq!(actions(&record.main_line), ["e1-e2", "e9-e8", "e2-e3"]);
    let branches = &record.main_line.actions[0].branches;
    assert_eq!(branches.iter().map(actions).collect::<Vec<_>>(), [vec!["e1-d2", "e9-d8", "d2-d3"], vec!["a3-b3"]]);
    let deeper = &branches[0].actions[1].branches;
    assert_eq!(deeper.iter().map(actions).collect::<Vec<_>>(), [["e9-e8"], ["i7-h7"]]);
    assert_eq!(actions(&deeper[0].actions[0].branches[0]), ["e9-f8"]);
    assert_canonical(&record);
    let expected = "e1-e2 [e1-d2 {other} e9-d8 [e9-e8 [e9-f8]] [i7-h7] d2-d3] [a3-b3] e9-e8 e2-e3 *";
    assert_eq!(words_without_numbers(&record), expected);
    assert_eq!(record.game().plies().len(), 3, "the game is the line without branches");
}

#[test]
fn branches_of_departures_and_of_the_last_move() {
    // The game ends with yellow's leaving; the branches show what else there was.
    let moves = "1. e1-e2 resign:y [e9-e8 2. e2-e3 time:y] [gone:g] {enough}\ng";
    let record = read(&written("azacru", "gy", moves));
    record.check_result().expect("green is left");
    let last = &record.main_line.actions[1];
    assert_eq!(
        last.branches.iter().map(actions).collect::<Vec<_>>(),
        [vec!["e9-e8", "e2-e3", "time:y"], vec!["gone:g"]]
    );
    assert_eq!(comments(&last.comments), ["enough"]);
    assert_canonical(&record);
}

#[test]
fn an_opening_comment_in_a_branch_and_an_empty_branch() {
    let record = read(&written("shacru", "gy", "1. e1-e2 [{why not} e1-d2] [] [{only words}]\n*"));
    let branches = &record.main_line.actions[0].branches;
    assert_eq!(comments(&branches[0].comments), ["why not"]);
    assert_eq!(branches[1], Variation::default());
    assert_eq!(comments(&branches[2].comments), ["only words"]);
    assert_canonical(&record);
}

#[test]
fn sixty_four_branches_deep() {
    let moves = format!("e1-e2 {}{}\n*", "[ e1-e2 ".repeat(64), "]".repeat(64));
    assert_canonical(&read(&written("shacru", "gy", &moves)));
}

#[test]
fn departures_in_the_list() {
    let record = read(&written("pacru", "yrgb", "1. e9-e8 gone:g time:r a5-b5 2. resign:b\ny"));
    assert_eq!(actions(&record.main_line), ["e9-e8", "gone:g", "time:r", "a5-b5", "resign:b"]);
    assert_eq!(record.main_line.actions[2].action, Action::Leave { color: Color::Red, how: Departure::Time });
    record.check_result().expect("yellow is left");
    assert_canonical(&record);
}

#[test]
fn moves_are_read_in_any_case_and_written_in_one() {
    let record = read(&written("pacru", "gy", "1. E1-E2 e9-E8 2. A3-b4(A5)\n*"));
    assert_eq!(movetext(&record), "1. e1-e2 e9-e8 2. a3-b4(a5) *");
}

// Round numbers

#[test]
fn round_numbers_are_read_wherever_and_whatever_they_are() {
    let canonical = read(&written("shacru", "gy", "1. e1-e2 e9-e8 2. e2-e3 e8-e7\n*"));
    for moves in [
        "e1-e2 e9-e8 e2-e3 e8-e7 *",
        "1.e1-e2 e9-e8 2.e2-e3 e8-e7 *",
        "1.e1-e2 1.e9-e8 2.e2-e3 2.e8-e7 2.*",
        "7. e1-e2\n8. e9-e8\n99999999999999999999. e2-e3\ne8-e7 3. *",
        "1.\n\n\te1-e2 e9-e8 2.{x} e2-e3 e8-e7 *",
    ] {
        let record = read(&written("shacru", "gy", moves));
        assert_eq!(actions(&record.main_line), actions(&canonical.main_line), "{moves}");
    }
}

/// Reads moves without any numbers, and says how they are written.
fn numbered(game: &str, order: &str, moves: &str) -> String {
    let record = read(&written(game, order, moves));
    assert_canonical(&record);
    movetext(&record)
}

#[test]
fn a_round_number_stands_where_the_turn_passes_the_start_of_the_order() {
    assert_eq!(numbered("shacru", "gy", "e1-e2 e9-e8 e2-e3 *"), "1. e1-e2 e9-e8 2. e2-e3 *");
    assert_eq!(numbered("shacru", "bgy", "a5-b5 e1-e2 e9-e8 b5-c5 *"), "1. a5-b5 e1-e2 e9-e8 2. b5-c5 *");
    let four = "e9-e8 i5-h5 e1-e2 a5-b5 e8-e7 h5-g5";
    assert_eq!(numbered("azacru", "yrgb", &format!("{four} *")), "1. e9-e8 i5-h5 e1-e2 a5-b5 2. e8-e7 h5-g5 *");
}

#[test]
fn a_round_begins_at_the_empty_first_seat_too() {
    let moves = "e9-e8 i5-h5 a5-b5 resign:y h5-g5 b5-c5 g5-f5 c5-d5 *";
    assert_eq!(numbered("shacru", "yrb", moves), "1. e9-e8 i5-h5 a5-b5 2. resign:y h5-g5 b5-c5 3. g5-f5 c5-d5 *");
}

#[test]
fn leaving_out_of_turn_begins_no_round() {
    // Yellow leaves while black is to move, and black's move then passes yellow's seat.
    let moves = "e9-e8 i5-h5 resign:y a5-b5 h5-g5 *";
    assert_eq!(numbered("shacru", "yrb", moves), "1. e9-e8 i5-h5 resign:y a5-b5 2. h5-g5 *");
    // Red leaves while yellow, the first, is to move.
    assert_eq!(numbered("shacru", "yrb", "resign:r e9-e8 a5-b5 e8-e7 *"), "1. resign:r e9-e8 a5-b5 2. e8-e7 *");
}

#[test]
fn the_last_seat_leaving_in_turn_begins_a_round() {
    assert_eq!(numbered("shacru", "yrb", "e9-e8 i5-h5 time:b e8-e7 *"), "1. e9-e8 i5-h5 time:b 2. e8-e7 *");
}

#[test]
fn a_game_that_starts_in_mid_order_has_a_short_first_round() {
    let start = "[Start \"shacru yrgb g 2B41Y41R42/9/Y27Y6/9/B27R6/9/G27G6/9/2B01G01R02 - 0 1\"]";
    let tags = format!("[Game \"shacru\"]\n[Order \"yrgb\"]\n{start}\n\n");
    let record = read(&format!("{tags}e1-e2 a5-b5 e9-e8 i5-h5 e2-e3\n*"));
    assert_canonical(&record);
    assert_eq!(movetext(&record), "1. e1-e2 a5-b5 2. e9-e8 i5-h5 e2-e3 *");
}

#[test]
fn a_player_put_out_at_the_start_of_the_turn_does_not_hide_the_round() {
    // Yellow, the first, is blocked when black has moved (R15), so the turn passes yellow's seat to red's.
    let start = "pacru yrb b Y0+8/9/9/9/B27R6/9/9/9/9 - 0 3";
    let tags = format!("[Game \"pacru\"]\n[Order \"yrb\"]\n[Start \"{start}\"]\n\n");
    let record = read(&format!("{tags}a5-b5 i5-h5 b5-c5\n*"));
    assert_canonical(&record);
    assert_eq!(movetext(&record), "1. a5-b5 2. i5-h5 b5-c5 *");
}

// Files

#[test]
fn many_games_in_a_file() {
    let one = "[Game \"shacru\"]\n[Order \"gy\"]\n\n1. e1-e2\n*\n";
    let two = "[Game \"pacru\"]\n[Order \"yrb\"]\n[Date \"2026\"]\n\n{none}\n*\n";
    for gap in ["", "\n", "\n\n\n", "  \r\n\t"] {
        let text = [one, two, one].join(gap);
        let games: Result<Vec<Record>, RecordError> = Records::new(&text).collect();
        let games = games.unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(games, [read(one), read(two), read(one)]);
    }
    let mut records = Records::new(" \n\n[Game \"shacru\"]\n[Order \"gy\"]\n*\n\n[Game");
    assert_eq!(records.line(), 3);
    assert!(records.next().is_some_and(|record| record.is_ok()));
    assert_eq!(records.line(), 7);
    let error = records.next().expect("a broken game").expect_err("broken");
    assert_eq!((error.line, error.column), (7, 6));
    assert!(records.next().is_none(), "the first error ends it");
    assert!(Records::new(" \r\n ").next().is_none());
}

const SAMPLE: &str = concat!(
    "[Game \"azacru\"]\n[Order \"yrb\"]\n[Red \"Bo\"]\n[Result \"*\"]\n\n",
    "{hello}\n1. e9-e8 i5-h5 {x} a5-b5\n2. e8-e7 [e8-d7\nh5-g5] time:b\n*\n",
);

#[test]
fn crlf_and_byte_order_mark_change_nothing() {
    let record = read(SAMPLE);
    let crlf = SAMPLE.replace('\n', "\r\n");
    assert_eq!(read(&crlf), record);
    assert_eq!(read(&format!("\u{feff}{SAMPLE}")), record);
    assert_eq!(read(&format!("\u{feff}{crlf}")), record);
    let broken = crlf.replace("h5-g5", "h5-g9");
    let error = refused(&format!("\u{feff}{broken}"));
    assert_eq!((error.line, error.column), (9, 1));
}

#[test]
fn crlf_in_a_comment_changes_nothing() {
    let text = written("shacru", "gy", "1. e1-e2 {two\nlines}\n*");
    assert_eq!(read(&text.replace('\n', "\r\n")), read(&text));
}

#[test]
fn no_line_feed_at_the_end_is_needed() {
    assert_eq!(read(SAMPLE.trim_end()), read(SAMPLE));
}

// Refusals

/// What is wrong, where it is told, and a part of the message.
fn refusals() -> Vec<(String, &'static str, (usize, usize), &'static str)> {
    const TAGS: &str = "[Game \"shacru\"]\n[Order \"gy\"]\n";
    let tagged = |line: &str| format!("{TAGS}{line}\n\n*\n");
    let moves = |moves: &str| format!("{TAGS}\n{moves}");
    let start = |start: &str| tagged(&format!("[Start \"{start}\"]"));
    vec![
        (String::new(), "Empty", (1, 1), "no game"),
        (" \n\n ".to_owned(), "Empty", (3, 2), "no game"),
        (tagged("[]"), "Tag", (3, 1), "a name"),
        (tagged("  [Na-me \"x\"]"), "Tag", (3, 6), "before the value"),
        (tagged(&format!("[{} \"x\"]", "n".repeat(65))), "Tag", (3, 1), "64"),
        (tagged("[Name x]"), "Tag", (3, 7), "before the value"),
        (tagged("[Name \"x]"), "Tag", (3, 10), "on the same line"),
        (tagged("[Näme \"x\"]"), "Tag", (3, 3), "before the value"),
        (tagged("[Name \"é\\n\"]"), "Tag", (3, 9), "after a '\\'"),
        (tagged("[Name \"x\" y]"), "Tag", (3, 10), "a closing ']'"),
        (tagged("[Name \"x\"]\n [Name \"y\"]"), "RepeatedTag", (4, 2), "Name is repeated"),
        (tagged("[Game \"shacru\"]"), "RepeatedTag", (3, 1), "Game is repeated"),
        ("\n [Order \"gy\"]\n\n*\n".to_owned(), "MissingTag", (2, 2), "Game is missing"),
        ("[Game \"shacru\"]\n\n*\n".to_owned(), "MissingTag", (1, 1), "Order is missing"),
        ("what is this?".to_owned(), "MissingTag", (1, 1), "Game is missing"),
        ("[Order \"gy\"]\n[Game \"chess\"]\n\n*".to_owned(), "Game", (2, 1), "unknown game 'chess'"),
        ("[Game \"shacru:meet9\"]\n[Order \"gy\"]\n\n*".to_owned(), "Game", (1, 1), "no option 'meet9'"),
        ("[Game \"shacru\"]\n  [Order \"gr\"]\n\n*".to_owned(), "Order", (2, 3), "opposite"),
        (start("shacru gy g"), "Start", (3, 1), "board"),
        (start("shacru gy g 9/9/9/9/9/9/9/9/8 - 0 1"), "Start", (3, 1), "rank 1 has 8 fields"),
        (start("azacru gy g 8Y4/9/9/9/9/9/9/9/G08 - 0 1"), "StartDiffers", (3, 1), "Start"),
        (start("shacru yg g 8Y4/9/9/9/9/9/9/9/G08 - 0 1"), "StartDiffers", (3, 1), "Start"),
        (tagged("[Result \"r last 1-0\"]"), "ResultTag", (3, 1), "'r last 1-0'"),
        (tagged("[Result \"yg agreed 1-0\"]"), "ResultTag", (3, 1), "winners"),
        (tagged("[Result \"g won 1-0\"]"), "ResultTag", (3, 1), "winners"),
        (tagged("[Result \"g last 1-0-0\"]"), "ResultTag", (3, 1), "winners"),
        (tagged("[Result \"g last 1-82\"]"), "ResultTag", (3, 1), "winners"),
        (tagged("[Result \"g last 1-0 \"]"), "ResultTag", (3, 1), "winners"),
        (tagged("[Result \"\"]"), "ResultTag", (3, 1), "winners"),
        (moves("1. e1-e2\n {open\n*\n"), "OpenComment", (5, 2), "'}'"),
        (moves("1. e1-e2 }\n*\n"), "NoComment", (4, 10), "'}'"),
        (moves("1. e1-e2 {ä} [e1-d2\n"), "OpenBranch", (5, 1), "']'"),
        (moves("1. e1-e2 {ä} ]\n*\n"), "NoBranch", (4, 14), "']'"),
        (moves("{x} [e1-d2]\n*\n"), "BranchOfNothing", (4, 5), "branch"),
        (moves("1. [e1-d2] e1-e2\n*\n"), "BranchOfNothing", (4, 4), "branch"),
        (moves("1. e1-e2 [[e1-d2]]\n*\n"), "BranchOfNothing", (4, 11), "branch"),
        (moves(&format!("{}*\n", "e1-e2\n[".repeat(65))), "TooDeep", (69, 1), "64"),
        (moves("1. e1-e2 {é}\n  2. e9-e7\n*\n"), "Action", (5, 6), "e9-e7: too far, its power of movement is 1 (S-R3)"),
        (moves("1.e1-e5\n*\n"), "Action", (4, 3), "S-R3"),
        (moves("1. e1-e2 [e1-e3]\n*\n"), "Action", (4, 11), "S-R3"),
        (moves("1. resign:r\n*\n"), "Action", (4, 4), "red does not play"),
        (moves("1. resign:y e1-e2\ng\n"), "Action", (4, 13), "the game is over"),
        (moves("1. e1- e2\n*\n"), "Action", (4, 4), "not a move"),
        (moves("1. e1-e2 yg\n"), "Action", (4, 10), "not a move"),
        (moves("1. e1-e2 1-0\n"), "Action", (4, 10), "not a move"),
        (moves("1. e1-e2"), "MissingResult", (4, 9), "no result"),
        (moves(""), "MissingResult", (4, 1), "no result"),
        (moves("1. e1-e2 [e1-d2 * ]\n*\n"), "ResultInBranch", (4, 17), "result"),
        (moves("*\n1. e1-e2\n"), "TrailingText", (5, 1), "unexpected text after the result"),
        (moves("*\n\n") + TAGS + "\n*\n", "TrailingText", (6, 1), "unexpected text after the result"),
    ]
}

#[test]
fn every_problem_is_told_with_its_line_and_column() {
    let mut seen = Vec::new();
    for (text, name, place, message) in refusals() {
        let error = refused(&text);
        assert_eq!(error.kind.variant_name(), name, "{error} in\n{text}");
        assert_eq!((error.line, error.column), place, "{error} in\n{text}");
        let told = error.to_string();
        assert!(told.contains(message), "'{message}' is not in '{told}'");
        assert!(told.starts_with(&format!("line {}, column {}: ", place.0, place.1)), "{told}");
        assert!(!told.contains('\n'), "{told:?}");
        seen.push(name);
    }
    assert_all_seen(RecordErrorKind::VARIANT_NAMES, seen);
}

#[test]
fn messages_about_strange_tags_are_one_short_line() {
    let name = "n".repeat(64);
    for line in [format!("[{name} \"1\"]\n[{name} \"2\"]"), format!("[Result \"{}\"]", "long ".repeat(10_000))] {
        let told = refused(&format!("[Game \"shacru\"]\n[Order \"gy\"]\n{line}\n\n*\n")).to_string();
        assert!(told.len() < 300 && !told.contains('\n'), "{told}");
    }
}

// Results

/// The mismatch between a written result and what was played, or nothing.
fn mismatch(tag: Option<&str>, moves: &str) -> Option<String> {
    let tag = tag.map_or_else(String::new, |tag| format!("[Result \"{tag}\"]\n"));
    let record = read(&format!("[Game \"shacru\"]\n[Order \"yrb\"]\n{tag}\n{moves}\n"));
    assert_canonical(&record);
    record.check_result().err().map(|mismatch| mismatch.to_string())
}

/// Yellow wins with one marker after red and black have left.
const YELLOW_LEFT: &str = "1. e9-e8 resign:r resign:b";
/// Nobody has left.
const UNFINISHED: &str = "1. e9-e8 i5-h5";

#[test]
fn right_results() {
    for (tag, moves) in [
        (None, format!("{YELLOW_LEFT} y")),
        (Some("y"), format!("{YELLOW_LEFT} y")),
        (Some("y last"), format!("{YELLOW_LEFT} y")),
        (Some("y last 1-0-0"), format!("{YELLOW_LEFT} y")),
        (None, format!("{UNFINISHED} *")),
        (Some("*"), format!("{UNFINISHED} *")),
        (Some("yrb agreed 1-1-0"), format!("{UNFINISHED} yrb")),
        (Some("yb agreed 1-1-0"), format!("{UNFINISHED} resign:r yb")),
        (Some("* cancelled"), format!("{UNFINISHED} *")),
        (Some("* cancelled 1-1-0"), format!("{UNFINISHED} *")),
    ] {
        assert_eq!(mismatch(tag, &moves), None, "{tag:?} {moves}");
    }
}

#[test]
fn wrong_results() {
    for (tag, moves, told) in [
        // The winners at the end.
        (None, format!("{YELLOW_LEFT} r"), "written 'r', but played 'y last 1-0-0'"),
        (None, format!("{YELLOW_LEFT} yr"), "written 'yr', but played 'y last 1-0-0'"),
        (Some("y last 1-0-0"), format!("{YELLOW_LEFT} *"), "written '*', but played 'y last 1-0-0'"),
        (Some("y last 1-0-0"), format!("{YELLOW_LEFT} b"), "written 'b', but played 'y last 1-0-0'"),
        // The tag's winners, reason and markers.
        (Some("r last 1-0-0"), format!("{YELLOW_LEFT} y"), "written 'r last 1-0-0', but played 'y last 1-0-0'"),
        (Some("*"), format!("{YELLOW_LEFT} y"), "written '*', but played 'y last 1-0-0'"),
        (Some("y dead 1-0-0"), format!("{YELLOW_LEFT} y"), "written 'y dead 1-0-0', but played 'y last 1-0-0'"),
        (Some("y agreed"), format!("{YELLOW_LEFT} y"), "written 'y agreed', but played 'y last 1-0-0'"),
        (Some("y last 0-1-0"), format!("{YELLOW_LEFT} y"), "written 'y last 0-1-0', but played 'y last 1-0-0'"),
        // Winners of a game that is not over.
        (None, format!("{UNFINISHED} y"), "written 'y', but played '*'"),
        (Some("y last 1-1-0"), format!("{UNFINISHED} *"), "written 'y last 1-1-0', but played '*'"),
        (Some("y dead 1-1-0"), format!("{UNFINISHED} y"), "written 'y', but played '*'"),
        (Some("* dead 1-1-0"), format!("{UNFINISHED} *"), "written '* dead 1-1-0', but played '*'"),
        // Agreed and cancelled.
        (Some("yrb agreed 1-1-0"), format!("{UNFINISHED} *"), "written '*', but played 'yrb agreed 1-1-0'"),
        (Some("yr agreed 1-1-0"), format!("{UNFINISHED} yr"), "written 'yr', but played 'yrb agreed 1-1-0'"),
        (Some("yrb agreed 1-1-0"), format!("{UNFINISHED} resign:r yrb"), "written 'yrb', but played 'yb agreed 1-1-0'"),
        (Some("yrb agreed 9-1-0"), format!("{UNFINISHED} yrb"), "written 'yrb agreed 9-1-0', but"),
        (Some("y cancelled 1-1-0"), format!("{UNFINISHED} y"), "written 'y', but played '* cancelled 1-1-0'"),
        (Some("* cancelled 0-1-0"), format!("{UNFINISHED} *"), "written '* cancelled 0-1-0', but"),
        (Some("* cancelled 1-0-0"), format!("{YELLOW_LEFT} *"), "written '*', but played 'y last 1-0-0'"),
    ] {
        let mismatch = mismatch(tag, &moves).unwrap_or_else(|| panic!("{tag:?} {moves} passes"));
        assert!(mismatch.contains(told), "'{told}' is not in '{mismatch}'");
    }
}

#[test]
fn shared_wins_stand_in_order_of_play() {
    // Chevrons that look over the edge: dead at once, and level.
    let start = "shacru bgy b G0+7Y0+/9/9/9/9/9/9/9/B4+8 - 0 9";
    let text = |tag: &str, end: &str| {
        format!("[Game \"shacru\"]\n[Order \"bgy\"]\n[Start \"{start}\"]\n[Result \"{tag}\"]\n\n{end}\n")
    };
    let record = read(&text("bgy dead 1-1-1", "bgy"));
    assert_eq!(record.check_result(), Ok(()));
    assert!(text("ybg dead 1-1-1", "bgy").parse::<Record>().is_err());
    assert!(text("bgy dead 1-1-1", "ybg").parse::<Record>().is_err());
}

#[test]
fn a_declared_end_is_kept_by_a_record() {
    for (reason, winners) in [(EndReason::Agreed, "gy"), (EndReason::Cancelled, "*")] {
        let mut game = Game::new(Position::start("pacru".parse().unwrap(), "gy".parse().unwrap()));
        game.play_text("a3-b4(a5)").expect("a legal move");
        assert!(if reason == EndReason::Agreed { game.agree_draw() } else { game.cancel() });
        let record = Record::of(&game);
        let text = assert_canonical(&record);
        assert!(text.contains(&format!("[Result \"{winners} {reason} 1-0\"]\n")), "{text}");
        assert!(text.ends_with(&format!("\n{winners}\n")), "{text}");
        assert_eq!(record.check_result(), Ok(()));
        assert_eq!(read(&text).game().outcome(), game.outcome());
    }
}

#[test]
fn what_is_not_legal_in_a_line_made_by_hand_ends_the_game_before_it() {
    let mut record = read(&written("shacru", "gy", "1. e1-e2 e9-e8\n*"));
    let again: RecordedAction = record.main_line.actions[0].action.into();
    record.main_line.actions.push(again);
    assert_eq!(record.game().plies().len(), 2);
    assert_eq!(movetext(&record), "1. e1-e2 e9-e8 *", "what is written can be read again");
}

// The recorded games

/// Every game of a file becomes a record, is written, read, replayed and comes to the same end.
fn check_vectors(name: &str) {
    let mut file = String::new();
    let mut records = Vec::new();
    for (number, vector) in vector_lines(name).into_iter().enumerate() {
        let start: Position = vector["start"].as_str().expect("a start").parse().expect("a position");
        let mut game = Game::new(start);
        let mut last = start.to_string();
        for ply in vector["plies"].as_array().expect("a list of plies") {
            // The recorded games go on where a whole game is drawn by repetition.
            if game.outcome().is_some_and(|outcome| outcome.reason == EndReason::Repetition) {
                break;
            }
            let action = ply["move"].as_str().expect("a move");
            game.play_text(action).unwrap_or_else(|error| panic!("{}: {error}", game.position()));
            ply["after"].as_str().expect("a position").clone_into(&mut last);
        }
        assert_eq!(game.position().to_string(), last);

        let mut record = Record::of(&game);
        assert!(record.set_tag("Event", &format!("{name} \"{number}\"")));
        let text = assert_canonical(&record);
        let again = read(&text);
        assert_eq!(again.check_result(), Ok(()), "{text}");
        assert_eq!(again.game().position().to_string(), last);
        assert_eq!(again.game().outcome(), game.outcome());
        assert_eq!(again.game().plies(), game.plies());
        file.push_str(&text);
        records.push(record);
    }
    let all: Result<Vec<Record>, RecordError> = Records::new(&file.replace('\n', "\r\n")).collect();
    assert_eq!(all, Ok(records));
}

/// One named test for each file.
macro_rules! recorded_games {
    ($($name:ident: $file:literal;)*) => {
        $(#[test]
        fn $name() {
            check_vectors($file);
        })*
    };
}

recorded_games! {
    shacru_2_games_as_records: "shacru-2.jsonl";
    shacru_3_games_as_records: "shacru-3.jsonl";
    shacru_4_games_as_records: "shacru-4.jsonl";
    azacru_2_games_as_records: "azacru-2.jsonl";
    azacru_3_games_as_records: "azacru-3.jsonl";
    azacru_4_games_as_records: "azacru-4.jsonl";
    pacru_2_games_as_records: "pacru-2.jsonl";
    pacru_3_games_as_records: "pacru-3.jsonl";
    pacru_4_games_as_records: "pacru-4.jsonl";
}
