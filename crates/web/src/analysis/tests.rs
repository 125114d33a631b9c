//! Trees against records, pasted texts of every kind, and what is said about those that cannot be read.

use super::*;
use crate::text::{Lang, Texts};
use pacru_rules::error::{PositionErrorKind, RecordErrorKind};
use pacru_rules::{Color, Game, Position, Record};
use std::ops::ControlFlow;

fn start() -> Position {
    Position::start("shacru".parse().unwrap(), "gy".parse().unwrap())
}

fn play(tree: &mut Tree, at: NodeId, text: &str) -> NodeId {
    let mv = tree.position(at).parse_move(text).unwrap();
    tree.play(at, mv).unwrap()
}

const NESTED: &str = r#"[Game "shacru"]
[Order "gy"]
[Green "Ann \"the quick\""]
[Event "club evening"]
[Result "*"]

{before everything} 1. e1-e2 {quiet} [{or at once} 1. a3-b4< {bold} e9-e8 [e9-d8 2. e1-e2 [2. i3-h3]] 2. e1-f2] [1. i3-h4>]
e9-e8 [e9-f8 {too slow}] 2. e2-e3 {so far}
*
"#;

#[test]
fn a_record_with_nested_branches_comes_back_as_it_was() {
    let record: Record = NESTED.parse().unwrap();
    let tree = Tree::of_record(&record);
    assert_eq!(tree.main_line().len(), 3);
    assert_eq!(tree.children(NodeId::START).len(), 3);
    assert_eq!(tree.to_record(), record);
    let again: Record = tree.to_record().to_string().parse().unwrap();
    assert_eq!(again, record);
}

#[test]
fn a_branch_of_the_first_move_of_a_branch_stands_beside_it() {
    let text = "[Game \"shacru\"]\n[Order \"gy\"]\n\n1. e1-e2 [1. a3-b3 [1. i3-h3]] [1. e1-e2 e9-e8] [{nothing}]\n*\n";
    let tree = Tree::of_record(&text.parse().unwrap());
    assert_eq!(tree.children(NodeId::START).len(), 3);
    let written = tree.to_record().to_string();
    assert!(written.contains("1. e1-e2 {nothing} [1. a3-b3] [1. i3-h3] e9-e8"), "{written}");
}

#[test]
fn what_was_played_before_is_found_again() {
    let mut tree = Tree::new(start());
    let a = play(&mut tree, NodeId::START, "e1-e2");
    let b = play(&mut tree, a, "e9-e8");
    let c = play(&mut tree, a, "e9-d8");
    assert_eq!(play(&mut tree, a, "e9-d8"), c);
    assert_eq!(tree.path(c), [a, c]);
    assert_eq!(tree.main_line(), [a, b]);
    assert_eq!((tree.sibling(b, 1), tree.sibling(c, -1), tree.sibling(c, 1)), (Some(c), Some(b), None));
    assert_eq!((tree.branch(b), tree.branch(c)), (None, Some(c)));
    assert_eq!(tree.actor(c), Some(Color::Yellow));
    assert_eq!(tree.game(c).plies().len(), 2);
    let mv = start().parse_move("e1-e2").unwrap();
    assert!(tree.play(c, mv).is_err(), "e1 is empty by then");
}

#[test]
fn branches_are_promoted_and_deleted() {
    let mut tree = Tree::new(start());
    let a = play(&mut tree, NodeId::START, "e1-e2");
    let b = play(&mut tree, a, "e9-e8");
    let c = play(&mut tree, a, "e9-d8");
    let d = play(&mut tree, c, "a3-b3");
    assert!(tree.promote(d));
    assert!(!tree.promote(d), "it is the main line now");
    assert_eq!(tree.main_line(), [a, c, d]);
    assert_eq!(tree.delete(c), a);
    assert_eq!(tree.main_line(), [a, b]);
    assert_eq!(tree.delete(NodeId::START), NodeId::START);
}

#[test]
fn a_promoted_branch_keeps_its_first_words() {
    let mut tree = Tree::of_record(&NESTED.parse().unwrap());
    let bold = tree.children(NodeId::START)[1];
    tree.promote(bold);
    let written = tree.to_record();
    assert_eq!(
        written.main_line.comments.iter().map(pacru_rules::record::Comment::as_str).collect::<Vec<_>>(),
        ["before everything", "or at once"]
    );
    assert!(written.to_string().parse::<Record>().is_ok());
}

#[test]
fn an_agreed_draw_is_kept_until_the_game_goes_on() {
    let mut game = Game::new(start());
    game.play_text("e1-e2").unwrap();
    game.agree_draw();
    let mut tree = Tree::of_game(&game);
    assert_eq!(tree.to_record().game().outcome(), game.outcome());
    let end = tree.main_line()[0];
    assert_eq!(tree.end_of(&game), Some(end));
    play(&mut tree, end, "e9-e8");
    assert_eq!(tree.to_record().game().outcome(), None);
}

#[test]
fn branches_deeper_than_a_record_may_hold_are_left_out() {
    let mut tree = Tree::new(Position::start("pacru".parse().unwrap(), "gy".parse().unwrap()));
    let mut at = NodeId::START;
    for turn in 0..70 {
        let mut moves = Vec::new();
        let _ = tree.position(at).try_for_each_move(|mv| {
            moves.push(mv);
            if moves.len() < 60 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        // The first is the main line; some other one is a branch, in which it goes on.
        tree.play(at, moves[0]).unwrap();
        at = tree.play(at, moves[1 + turn * 7 % (moves.len() - 1)]).unwrap();
    }
    assert_eq!(tree.path(at).len(), 70);
    assert!(tree.to_record().to_string().parse::<Record>().is_ok());
}

#[test]
fn everything_that_is_pasted_is_read() {
    let pacru = "pacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1";
    let cases = [
        (NESTED.to_owned(), 3),
        (format!("\u{feff}{NESTED}\n{NESTED}"), 3),
        ("[Game \"shacru\"]\n[Order \"gy\"]\n\n1. e1-e2".to_owned(), 1),
        (pacru.to_owned(), 0),
        (format!("  {}\n", pacru.replace(' ', "  ")), 0),
        (format!("{pacru} moves e1-e2 e9-e8"), 2),
        (format!("{pacru}\n1. e1-e2 {{quiet}} e9-e8 2. a3-b3 [i3-h3]\n*"), 3),
        ("e1-e2 e9-e8".to_owned(), 2),
        ("1.e1-e2 e9-e8 2.a3-b4< *".to_owned(), 3),
        // Three players, as yellow begins only there.
        ("e9-e8 i5-h5 a5-b5".to_owned(), 3),
        ("a3-b4(b6) i7-h6(h4)".to_owned(), 2),
    ];
    for (text, moves) in cases {
        let tree = read_anything(&text, &start()).unwrap_or_else(|problem| panic!("{text}: {problem:?}"));
        assert_eq!(tree.main_line().len(), moves, "{text}");
    }
}

#[test]
fn what_cannot_be_read_says_where() {
    let problem = |text: &str| read_anything(text, &start()).unwrap_err();
    assert_eq!(problem(" \n"), Problem::Empty);
    assert_eq!(problem("hello"), Problem::Unknown);
    assert_eq!(problem("???"), Problem::Unknown);
    assert_eq!(problem(&"e1-e2 ".repeat(200_000)), Problem::TooLong);
    let Problem::Position(error) = problem("pacru gy g 9/9 - 0 1") else { panic!() };
    assert!(matches!(error.kind, PositionErrorKind::RankCount(_)) && error.column == 12);
    let Problem::Position(error) = problem("pacru gy") else { panic!() };
    assert_eq!(error.kind, PositionErrorKind::Missing);
    let Problem::Record(error) = problem("1. e1-e2\n  e9-e7 2. a3-b3") else { panic!() };
    assert_eq!((error.line, error.column), (2, 3));
    let Problem::Record(error) = problem(&format!("{} e1-e2 e1-e2", start())) else { panic!() };
    assert_eq!((error.line, error.column), (1, start().to_string().len() + 8));
    let Problem::Record(error) = problem("[Order \"gy\"]\n\n*") else { panic!() };
    assert_eq!(error.kind, RecordErrorKind::MissingTag("Game"));
}

#[test]
fn every_problem_has_words() {
    let texts = Texts::new(Lang::English, include_str!("../../../../locales/en.ftl")).unwrap();
    let head = "[Game \"shacru\"]\n[Order \"gy\"]\n";
    let board = "4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04";
    let bad = [
        String::new(),
        "hello".to_owned(),
        "[Game \"chess\"]\n[Order \"gy\"]\n\n*".to_owned(),
        "[Game \"shacru\"]\n[Order \"gr\"]\n\n*".to_owned(),
        "[Game \"shacru\"]\n[Order \"gx\"]\n\n*".to_owned(),
        "[Game \"shacru\"]\n[Order \"gg\"]\n\n*".to_owned(),
        "[Game]\n".to_owned(),
        "[Game \"shacru\"]\n[Game \"shacru\"]\n".to_owned(),
        "[Game \"shacru\"]\n\n*".to_owned(),
        format!("{head}[Result \"who\"]\n\n*"),
        format!("{head}[Start \"azacru gy g {board} - 0 1\"]\n\n*"),
        format!("{head}\n1. e1-e2 {{open\n*"),
        format!("{head}\n1. e1-e2 }}\n*"),
        format!("{head}\n1. e1-e2 [a3-b3\n"),
        format!("{head}\n1. e1-e2 ]\n*"),
        format!("{head}\n[e1-e2]\n*"),
        format!("{head}\n1. e1-e2 [a3-b3 *]\n*"),
        format!("{head}\n1. e1-e3\n*"),
        format!("{head}\n1. resign:r\n*"),
        format!("{head}\n1. resign:g resign:g\n*"),
        format!("{head}\n1. e1-e2\n\n{head}\n*\n"),
        "pacru gy".to_owned(),
        format!("chess:x gy g {board} - 0 1"),
        format!("pacru:x gy g {board} - 0 1"),
        format!("pacru gy x {board} - 0 1"),
        "pacru gy g 9/9 - 0 1".to_owned(),
        format!("pacru gy g {} - 0 1", board.replacen('9', "8", 1)),
        format!("pacru gy g {} - 0 1", board.replacen('9', "?8", 1)),
        format!("pacru gy g {} - 0 1", board.replacen('9', "81", 1)),
        format!("pacru gy g {} - 0 1", board.replacen('9', "Y8", 1)),
        format!("pacru gy g {board} - x 1"),
        "pacru gy g 9/9/9/9/9/9/9/9/9 - 0 1".to_owned(),
    ];
    for text in bad {
        let problem = read_anything(&text, &start()).expect_err(&text);
        let said = problem_text(&texts, &problem);
        assert!(!said.contains(['⟨', '$']) && said.len() > 10, "{text}: {said}");
    }
}

#[test]
fn turning_points_are_the_worst_turns_of_players() {
    let shares: Vec<Option<[f32; 4]>> = [0.5, 0.3, 0.3, 0.9, 0.2, 0.2, 1.0]
        .into_iter()
        .map(|green: f32| Some([1.0 - green, 0.0, green, 0.0]))
        .collect();
    let (green, yellow) = (Some(Color::Green), Some(Color::Yellow));
    let movers = [green, yellow, yellow, green, yellow, None];
    let points = turning_points(&movers, &shares);
    assert_eq!(points.iter().map(|point| point.turn).collect::<Vec<_>>(), [3, 2, 0]);
    assert!((points[0].lost - 0.7).abs() < 1e-6);
    let many =
        turning_points(&[green; 8], &(0..9).map(|n| Some([0.0, 0.0, 2.0 - 0.2 * n as f32, 0.0])).collect::<Vec<_>>());
    assert_eq!(many.len(), 5);
    assert_eq!(turning_points(&movers, &[None, None]), []);
}

#[test]
fn a_sketch_becomes_a_position_when_it_is_possible() {
    let at = |name: &str| name.parse().unwrap();
    let mut sketch = Sketch::empty("pacru".parse().unwrap(), "gy".parse().unwrap());
    assert!(sketch.position().is_err());
    sketch.paint(at("e1"), Brush::Chevron(Color::Green, pacru_rules::Facing::North));
    sketch.paint(at("e9"), Brush::Chevron(Color::Yellow, pacru_rules::Facing::South));
    sketch.paint(at("e9"), Brush::Marker(Color::Yellow));
    assert_eq!(sketch.position().unwrap().to_string(), "pacru gy g 4Y4+4/9/9/9/9/9/9/9/4G04 - 0 1");
    // Green takes the field over.
    sketch.paint(at("e9"), Brush::Marker(Color::Green));
    assert_eq!(sketch.setup().content(at("e9")).chevron, None);
    assert_eq!(sketch.position().unwrap().out().iter().collect::<Vec<_>>(), [Color::Yellow]);
    sketch.paint(at("e9"), Brush::Marker(Color::Green));
    assert_eq!(sketch.setup().content(at("e9")), pacru_rules::FieldContent::default());
    sketch.set_game("shacru".parse().unwrap(), "rb".parse().unwrap());
    assert!(matches!(sketch.position(), Err(pacru_rules::error::SetupError::ColorNotPlaying { .. })));
    assert_eq!(sketch.setup().to_move, Color::Red);
}
