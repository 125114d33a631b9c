//! The screen without a terminal: moves in the making, keys, clicks, drawing.

use super::Settings;
use super::app::{App, NoticeKind};
use super::draw::{self, Spot, Target};
use crate::play::seats::Seats;
use crate::play::table::Table;
use pacru_render::{ColorMode, Glyphs, TextStyle, Theme};
use pacru_rules::draft::DraftStep;
use pacru_rules::{Choice, Draft, Field, FieldSet, Game, Move, Position, Record, Rotation, Ruleset, TurnOrder};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use std::collections::HashSet;
use std::time::Duration;

fn position(text: &str) -> Position {
    text.parse().expect("a position")
}

fn field(text: &str) -> Field {
    text.parse().expect("a field")
}

fn app_on(text: &str) -> App {
    let record = Record::of(&Game::new(position(text)));
    let style = TextStyle { colors: ColorMode::Ansi256, glyphs: Glyphs::Unicode };
    let settings = Settings { style, theme: Theme::Light, seed: 1, pace: Duration::ZERO };
    App::new(Table::of(record, Seats::default(), None), &settings)
}

fn press(app: &mut App, keys: &str) {
    for key in keys.split_whitespace() {
        let code = match key {
            "Enter" => KeyCode::Enter,
            "Esc" => KeyCode::Esc,
            "Tab" => KeyCode::Tab,
            "Up" => KeyCode::Up,
            "Down" => KeyCode::Down,
            "Left" => KeyCode::Left,
            "Right" => KeyCode::Right,
            letter => KeyCode::Char(letter.chars().next().expect("a key")),
        };
        app.key(KeyEvent::from(code));
    }
}

fn type_line(app: &mut App, line: &str) {
    for letter in line.chars() {
        app.key(KeyEvent::from(KeyCode::Char(letter)));
    }
    app.key(KeyEvent::from(KeyCode::Enter));
}

fn screen_of(app: &App, width: u16, height: u16) -> (String, Vec<Spot>) {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen of memory");
    let mut spots = Vec::new();
    terminal.draw(|frame| spots = draw::draw(frame, app)).expect("memory can be drawn on");
    (terminal.backend().to_string(), spots)
}

fn click(app: &mut App, at: &str) {
    let (_, spots) = screen_of(app, 80, 24);
    let spot = spots.iter().find(|spot| spot.target == Target::Field(field(at))).expect("every field can be clicked");
    let (column, row) = (spot.area.x + 1, spot.area.y);
    let kind = MouseEventKind::Down(MouseButton::Left);
    app.mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }, &spots);
}

fn last_move(app: &App) -> String {
    app.table.game().plies().last().map(|ply| ply.action.to_string()).unwrap_or_default()
}

/// Every travel that the stages lead to.
fn staged_travels(position: &Position) -> HashSet<Move> {
    let mut moves = HashSet::new();
    let mut open: Vec<DraftStep> =
        position.movable().iter().map(|from| Draft::Chevron.choose(position, from)).collect();
    while let Some(step) = open.pop() {
        let draft = match step {
            DraftStep::Done(mv) => {
                moves.insert(mv);
                continue;
            }
            DraftStep::Next(draft) => draft,
            DraftStep::Refused(why) => panic!("offered and refused: {why}"),
        };
        assert!(draft.back(position).is_some(), "every step can be taken back");
        open.extend(draft.choosable_fields(position).iter().map(|field| draft.choose(position, field)));
        if let Draft::Arrival { choices, .. } = draft {
            assert!(choices.len() > 1, "a single choice is made at once");
            open.extend(choices.iter().map(|choice| draft.choose_option(position, choice)));
        }
    }
    moves
}

#[test]
fn stages_lead_to_exactly_the_legal_travels() {
    let mut chance: u64 = 7;
    for (ruleset, players) in [(Ruleset::SHACRU, 3), (Ruleset::AZACRU, 2), (Ruleset::PACRU, 2), (Ruleset::PACRU, 4)] {
        let mut game = Game::new(Position::start(ruleset, TurnOrder::standard(players).unwrap()));
        for _ in 0..80 {
            let position = *game.position();
            let travels = position.travels();
            if game.outcome().is_some() || travels.is_empty() {
                break;
            }
            let legal: HashSet<Move> = travels.iter().copied().filter(|mv| *mv != Move::Pass).collect();
            assert_eq!(staged_travels(&position), legal, "{position}");
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            game.play(travels[(chance >> 33) as usize % travels.len()]).expect("a legal move");
        }
    }
}

/// Two green markers that can be given, a third under a chevron.
const TURNING: &str = "pacru gy g 4Y44/9/9/9/4G0+4/9/9/1g7/g8 - 0 9";
/// Three that can be given.
const RICH: &str = "pacru gy g 4Y44/9/9/9/4G04/9/9/1gg6/g8 - 0 9";

#[test]
fn r14_a_turn_asks_for_its_markers() {
    let rich = position(RICH);
    let DraftStep::Next(chosen) = Draft::Chevron.choose(&rich, field("e5")) else { panic!("e5 can be chosen") };
    let DraftStep::Next(turning) = chosen.rotate(&rich, Rotation::Right45) else { panic!("a turn can be paid") };
    assert_eq!((turning.owed(), turning.confirm()), (2, None));
    let DraftStep::Next(half) = turning.choose(&rich, field("b2")) else { panic!("one marker is not enough") };
    assert_eq!(half.owed(), 1);
    assert_eq!(half.choose(&rich, field("b2")), DraftStep::Next(turning), "the same marker again is taken back");
    assert_eq!(half.back(&rich), Some(turning));
    let DraftStep::Done(mv) = half.choose(&rich, field("a1")) else { panic!("the price is paid") };
    assert_eq!(mv.to_string(), "e5>(a1,b2)");
    let DraftStep::Refused(why) = turning.rotate(&rich, Rotation::Right45) else { panic!("90° cost four") };
    assert_eq!(why.to_string(), "a turn >> costs 4 markers, not 3 (R14)");
    assert_eq!(turning.rotate(&rich, Rotation::Left45), DraftStep::Next(chosen), "back and forth is no turn");
    let DraftStep::Refused(why) = turning.choose(&rich, field("i9")) else { panic!("no marker is there") };
    assert_eq!(why.to_string(), "there is no marker of yours on i9 to give up (R14)");
}

#[test]
fn r14_markers_that_must_all_go_are_given_at_once() {
    let poor = position(TURNING);
    let DraftStep::Next(chosen) = Draft::Chevron.choose(&poor, field("e5")) else { panic!("e5 can be chosen") };
    let DraftStep::Next(turning) = chosen.rotate(&poor, Rotation::Left45) else { panic!("a turn can be paid") };
    assert_eq!(turning.confirm().map(|mv| mv.to_string()).as_deref(), Some("e5<(a1,b2)"));
    assert_eq!(turning.back(&poor), Some(chosen));
    let DraftStep::Refused(why) = turning.choose(&poor, field("e5")) else { panic!("a chevron stands there") };
    assert_eq!(why.to_string(), "the marker on e5 is under a chevron (R14)");
    assert_eq!(why.field(), Some(field("e5")));
}

#[test]
fn what_is_forbidden_says_by_which_rule() {
    let start = position("pacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1");
    let refused = |draft: Draft, at: &str| match draft.choose(&start, field(at)) {
        DraftStep::Refused(why) => why.to_string(),
        step => panic!("{step:?}"),
    };
    assert_eq!(refused(Draft::Chevron, "e5"), "no chevron stands on e5 (R2)");
    assert_eq!(refused(Draft::Chevron, "e9"), "the chevron on e9 is yellow's (R2)");
    let e1 = Draft::Destination { from: field("e1") };
    assert_eq!(refused(e1, "e3"), "too far, its power of movement is 1 (R5)");
    assert!(refused(e1, "a9").ends_with("(R3)"));
    let DraftStep::Next(arrival) = (Draft::Destination { from: field("a3") }).choose(&start, field("b4")) else {
        panic!("a field is to be marked")
    };
    assert!(refused(arrival, "i9").ends_with("it is not in the borderland arrived in (R4)"));
    let DraftStep::Refused(why) = arrival.choose_option(&start, Choice::Connection) else { panic!("there is none") };
    assert_eq!(why.to_string(), "it is not a connection (R8)");
    let DraftStep::Refused(why) = e1.rotate(&start, Rotation::Right45) else { panic!("nothing to pay with") };
    assert!(why.to_string().ends_with("(R14)"), "{why}");
    assert!(matches!(Draft::Chevron.rotate(&start, Rotation::Right45), DraftStep::Refused(_)));
}

#[test]
fn a_chevron_that_is_stuck_says_what_is_ahead() {
    let stuck = position("shacru gy g 8Y4/9/9/9/9/9/G28/yy7/G6y7 - 0 9");
    let DraftStep::Refused(why) = Draft::Chevron.choose(&stuck, field("a1")) else { panic!("a1 looks at the edge") };
    assert!(why.to_string().starts_with("the chevron on a1 cannot travel"), "{why}");
    assert_eq!(Draft::begin(&stuck), Draft::Destination { from: field("a3") }, "the only one is chosen");
}

#[test]
fn keys_make_a_move_and_take_it_back() {
    let mut app = app_on("shacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1");
    assert_eq!(app.cursor, field("e1"));
    press(&mut app, "Enter Up Up Enter");
    let notice = app.notice.clone().expect("two fields are too far");
    assert_eq!(
        (notice.kind, notice.text.as_str()),
        (NoticeKind::Refusal, "too far, its power of movement is 1 (S-R3)")
    );
    press(&mut app, "Esc");
    assert_eq!((app.draft, app.notice.as_ref()), (Draft::Chevron, None));
    press(&mut app, "Enter Tab Enter");
    assert_eq!(last_move(&app), "e1-d2");
    press(&mut app, "u");
    assert_eq!(app.table.game().plies().len(), 0);
    press(&mut app, "r");
    assert_eq!(last_move(&app), "e1-d2");
    press(&mut app, ":");
    type_line(&mut app, "e9-e7");
    assert!(screen_of(&app, 80, 24).0.contains("e9-e7: too far, its power of movement is 1 (S-R3)"));
    app.key(KeyEvent::new(KeyCode::Char('u'), KeyModifiers::CONTROL));
    type_line(&mut app, "E9 - e8");
    assert_eq!(last_move(&app), "e9-e8");
}

#[test]
fn a_twist_is_chosen_by_key_by_list_or_by_click() {
    let start = "shacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1";
    for (choice, told) in
        [("<", "a3-b4<"), ("^", "a3-b4"), ("Left Enter", "a3-b4<"), ("Right Enter", "a3-b4>"), ("3", "a3-b4>")]
    {
        let mut app = app_on(start);
        click(&mut app, "a3");
        click(&mut app, "b4");
        assert!(app.instruction().contains("twist"), "{}", app.instruction());
        press(&mut app, choice);
        assert_eq!(last_move(&app), told);
    }
    let mut app = app_on(start);
    for at in ["a3", "b4", "c4"] {
        click(&mut app, at);
    }
    assert_eq!(last_move(&app), "a3-b4>", "it travelled north-east, and c4 lies to the right of that");
}

#[test]
fn every_step_of_a_compound_move_is_shown_and_can_be_taken_back() {
    // A green chevron crosses over a connection and can also mark.
    let mut app = app_on("pacru gy g 8Y6/9/9/9/3gg4/3g5/3gG14/3g5/3G0+5 - 0 9");
    click(&mut app, "d1");
    assert!(app.instruction().starts_with("d1: choose where it goes"), "{}", app.instruction());
    click(&mut app, "d4");
    assert!(app.instruction().contains("c for the connection over 2 fields (R8)"), "{}", app.instruction());
    press(&mut app, "Esc");
    assert_eq!(app.draft, Draft::Destination { from: field("d1") });
    click(&mut app, "d4");
    press(&mut app, "c");
    assert_eq!(last_move(&app), "d1-d4(*)");
}

#[test]
fn a_player_who_cannot_move_passes_with_enter() {
    let mut app = app_on("shacru gy g 8Y4/9/9/9/9/9/9/yy7/G6y7 - 0 9");
    assert_eq!(app.instruction(), "green cannot move and must pass (S-R2).");
    press(&mut app, "Enter");
    assert_eq!(last_move(&app), "pass");
}

#[test]
fn resigning_asks_first_and_the_end_is_told() {
    let mut app = app_on("shacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1");
    press(&mut app, "x n");
    assert!(app.table.game().outcome().is_none());
    press(&mut app, "x y");
    assert!(app.instruction().contains("yellow wins"), "{}", app.instruction());
    press(&mut app, "Enter");
    let (screen, _) = screen_of(&app, 80, 24);
    assert!(screen.contains("new game") && screen.contains("won"), "{screen}");
    press(&mut app, "n Down Right Enter");
    assert!(app.table.game().outcome().is_none());
    assert_eq!(app.table.game().start().ruleset().to_string(), "shacru:notwist");
}

#[test]
fn quitting_an_unsaved_game_asks_first() {
    let mut app = app_on("shacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1");
    press(&mut app, "Enter Tab Enter q");
    assert!(!app.is_finished());
    press(&mut app, "n");
    assert!(!app.is_finished());
    press(&mut app, "q y");
    assert!(app.is_finished());
    let mut untouched = app_on("shacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1");
    press(&mut untouched, "q");
    assert!(untouched.is_finished());
}

#[test]
fn the_board_turns_and_arrows_go_as_it_looks() {
    let mut app = app_on("shacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1");
    press(&mut app, "v v Up");
    assert_eq!(app.cursor, field("e1"), "green sits at the top now, and above is nothing");
    press(&mut app, "Down");
    assert_eq!(app.cursor, field("e2"));
}

#[test]
fn any_screen_of_any_size_can_be_drawn() {
    let keys = ["", "?", "n", ":", "s", "Enter x", "Enter >", "H"];
    for text in [RICH, "azacru yrgb y 2B41Y41R42/9/Y27Y6/9/B27R6/9/G27G6/9/2B01G01R02 - 0 1"] {
        for keys in keys {
            let mut app = app_on(text);
            press(&mut app, keys);
            for colors in [ColorMode::Plain, ColorMode::Ansi16, ColorMode::Ansi256] {
                for glyphs in [Glyphs::Unicode, Glyphs::Ascii] {
                    app.style = TextStyle { colors, glyphs };
                    for (width, height) in
                        [(100, 40), (80, 24), (60, 30), (80, 18), (40, 20), (33, 18), (20, 5), (1, 1), (200, 60)]
                    {
                        let (screen, spots) = screen_of(&app, width, height);
                        assert!(glyphs == Glyphs::Unicode || screen.is_ascii(), "{screen}");
                        let fits = width >= 33 && height >= 18;
                        let fields: FieldSet = spots
                            .iter()
                            .filter_map(|spot| if let Target::Field(field) = spot.target { Some(field) } else { None })
                            .collect();
                        assert_eq!(fields.len(), if fits { 81 } else { 0 });
                    }
                }
            }
        }
    }
}
