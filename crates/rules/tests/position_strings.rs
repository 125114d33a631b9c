//! Position strings: what is refused, where and why; and what is read is written again to the letter.

mod support;

use pacru_rules::error::{PositionError, PositionErrorKind, PositionPart, RulesetError, SetupError, TurnOrderError};
use pacru_rules::{Color, ColorSet, Facing, FieldContent, Position, Ruleset, Setup, TurnOrder};
use support::text::{at, position};
use support::{assert_all_seen, variant_names};

variant_names! {
    setup_error_name, ALL_SETUP_ERRORS: SetupError {
        ColorNotPlaying ChevronOfPlayerOut ChevronOnOthersMarker TooManyChevrons OutNotPlaying NobodyIn
        MoverNotPlaying MoverOut NoLastRound LastRoundNotPlaying IdleTooLarge TurnOutOfRange InWithoutChevrons
        TargetNotToMove MoverBlocked
    }
}

fn error(text: &str) -> PositionError {
    match text.parse::<Position>() {
        Ok(position) => panic!("read as {position}"),
        Err(error) => error,
    }
}

fn impossible(text: &str) -> SetupError {
    match error(text).kind {
        PositionErrorKind::Impossible(error) => error,
        problem => panic!("{text}: {problem}"),
    }
}

/// A text, and the whole message: part, column, problem.
const CASES: &[(&str, &str)] = &[
    ("pacru gy  9/9/9/9/9/9/9/9/9 - 0 1", MISSING_TO_MOVE),
    ("pacru gy g 9/9/9/9/9/9/9/9/9 - 0 ", MISSING_TURN),
    (
        "pacru gy g 9/9/9/9/9/9/9/9/9 - 0 1 ",
        "turn (column 35): unexpected text after the turn, the last of seven parts",
    ),
    (
        "pacru gy g 9/9/9/9/9/9/9/9/9 - 0 1 2",
        "turn (column 35): unexpected text after the turn, the last of seven parts",
    ),
    (
        "pacru\tgy g 9/9/9/9/9/9/9/9/9 - 0 1",
        "game (column 6): '\\t' is not allowed here: parts are separated by single spaces",
    ),
    ("chess gy g 9/9/9/9/9/9/9/9/9 - 0 1", "game (column 1): unknown game 'chess': use shacru, azacru or pacru"),
    ("pacru gr g 9/9/9/9/9/9/9/9/9 - 0 1", "order (column 7): two players sit opposite each other: gy, yg, rb or br"),
    ("shacru gy G 9/9/9/9/9/9/9/9/9 - 0 1", "to-move (column 11): 'G' is not a colour: use y, r, g or b"),
    ("shacru gy gy 9/9/9/9/9/9/9/9/9 - 0 1", "to-move (column 11): 'gy' is not a colour: use y, r, g or b"),
    ("azacru gy g 9/9/9/9/9/9/9/9/9 x 0 1", "last-round (column 31): 'x' is not a colour: use y, r, g or b"),
    ("shacru gy g 9/9/9/9/9/9/9/9 - 0 1", "board (column 13): 8 ranks, not nine"),
    ("shacru gy g 9/9/9/9/9/9/9/9/9/9 - 0 1", "board (column 13): 10 ranks, not nine"),
    ("shacru gy g 9 - 0 1", "board (column 13): 1 rank, not nine"),
    ("shacru gy g 9/9/9/9/1/9/9/9/9 - 0 1", "board (column 21): rank 5 has 1 field, not nine"),
    ("shacru gy g 9/9/9/9/8/9/9/9/9 - 0 1", "board (column 21): rank 5 has 8 fields, not nine"),
    ("shacru gy g 9/9/9/9/9/9/9//9 - 0 1", "board (column 27): rank 2 has 0 fields, not nine"),
    ("shacru gy g 9/9/9/9/9/9/9/9/8gg - 0 1", "board (column 29): rank 1 has 10 fields, not nine"),
    ("shacru gy g 9/9/G0+9/9/9/9/9/9/9 - 0 1", "board (column 17): rank 7 has 10 fields, not nine"),
    (
        "shacru gy g 9/9/4x4/9/9/9/9/9/9 - 0 1",
        "board (column 18): 'x' is not allowed here: use 1 to 9, a marker y r g b, or a chevron such as Y4 or Y4+",
    ),
    (
        "shacru gy g 9/9/09/9/9/9/9/9/9 - 0 1",
        "board (column 17): '0' is not allowed here: use 1 to 9, a marker y r g b, or a chevron such as Y4 or Y4+",
    ),
    (
        "shacru gy g 9/9/g+8/9/9/9/9/9/9 - 0 1",
        "board (column 18): '+' is not allowed here: use 1 to 9, a marker y r g b, or a chevron such as Y4 or Y4+",
    ),
    ("shacru gy g 9/9/g44/9/9/9/9/9/9 - 0 1", "board (column 19): two numbers side by side: write their sum"),
    ("shacru gy g 9/9/9/9/9/9/9/9/Y8 - 0 1", "board (column 29): a yellow chevron without its facing, 0 to 7"),
    ("shacru gy g 9/9/9/9/9/9/9/9/8G - 0 1", "board (column 30): a green chevron without its facing, 0 to 7"),
    ("shacru gy g 9/9/9/9/9/9/9/9/9 - 01 1", "idle (column 33): '01' is not a plain number up to 1000000"),
    ("shacru gy g 9/9/9/9/9/9/9/9/9 - -1 1", "idle (column 33): '-1' is not a plain number up to 1000000"),
    ("shacru gy g 9/9/9/9/9/9/9/9/9 - 1000001 1", "idle (column 33): '1000001' is not a plain number up to 1000000"),
    ("shacru gy g 9/9/9/9/9/9/9/9/9 - 0 1000001", "turn (column 35): '1000001' is not a plain number up to 1000000"),
    ("shacru gy g 9/9/9/9/9/9/9/9/9 - 0 +1", "turn (column 35): '+1' is not a plain number up to 1000000"),
    (
        "shacru gy g 9/9/9/9/9/9/9/9/9 - 0 1\n",
        "turn (column 36): '\\n' is not allowed here: parts are separated by single spaces",
    ),
    ("shacru gy g 9/9/4r4/9/9/9/9/9/9 - 0 1", "board (column 18): red is on e7 but not in the order of play"),
    ("shacru gy g 9/9/4R44/9/9/9/9/9/9 - 0 1", "board (column 18): red is on e7 but not in the order of play"),
    ("shacru gYr g 9/9/9/9/4Y24/9/9/9/4G04 - 0 1", "board (column 23): yellow is out but has a chevron on e5"),
    (
        "shacru gy g 9/9/9/9/9/9/9/9/G0G0G0G0G04 - 0 1",
        "board (column 37): the chevron on e1 is one too many: green has at most 4 in this game",
    ),
    (
        "shacru gyr g G08/9/9/9/9/9/9/9/G0G0G06 - 0 1",
        "board (column 36): the chevron on c1 is one too many: green has at most 3 in this game",
    ),
    ("shacru GY g 9/9/9/9/9/9/9/9/9 - 0 1", "order (column 8): every player is out: at least one must be in"),
    ("shacru gy r 9/9/9/9/9/9/9/9/9 - 0 1", "to-move (column 11): red is to move but not in the order of play"),
    ("shacru gYr y 9/9/9/9/9/9/9/9/9 - 0 1", "to-move (column 12): yellow is to move but out"),
    ("azacru gYr y 9/9/9/9/9/9/9/9/9 g 0 1", "to-move (column 12): yellow is to move but out"),
    ("shacru gy g 9/9/9/9/9/9/9/9/9 g 0 1", "last-round (column 31): only azacru has a last round: write '-'"),
    ("azacru gy g 9/9/9/9/9/9/9/9/9 r 0 1", "last-round (column 31): red passed first but is not in the order of play"),
    ("shacru gy g 9/9/9/9/9/9/9/9/9 - 0 0", "turn (column 35): not a number from 1 to 1000000"),
    (
        "pacru gy g 9/9/9/9/9/9/9/9/4G04 - 0 1",
        "order (column 7): yellow has no chevron and must be written as out (R15)",
    ),
    (
        "pacru:target=2 gy g 7yY4+/9/9/9/9/9/9/9/4G04 - 0 1",
        "to-move (column 19): yellow has the markers needed to win but is not to move (R16)",
    ),
    (
        "pacru gy g G08/9/9/9/9/9/9/9/4Y04 - 0 1",
        "to-move (column 10): green is to move but no chevron of green can move, so green is out (R15)",
    ),
];

const MISSING_TO_MOVE: &str = "to-move (column 10): missing; a position has seven parts with single spaces between: \
                               game order to-move board last-round idle turn";
const MISSING_TURN: &str = "turn (column 34): missing; a position has seven parts with single spaces between: \
                            game order to-move board last-round idle turn";

#[test]
fn errors_name_the_part_the_column_and_the_problem() {
    for (text, message) in CASES {
        assert_eq!(error(text).to_string(), *message, "{text}");
    }
}

#[test]
fn every_problem_is_provoked() {
    let problems: Vec<PositionErrorKind> = CASES.iter().map(|(text, _)| error(text).kind).collect();
    assert_all_seen(PositionErrorKind::VARIANT_NAMES, problems.iter().map(PositionErrorKind::variant_name));
}

#[test]
fn every_part_is_named() {
    let parts: Vec<PositionPart> = CASES.iter().map(|(text, _)| error(text).part).collect();
    for part in [
        PositionPart::Game,
        PositionPart::Order,
        PositionPart::ToMove,
        PositionPart::Board,
        PositionPart::LastRound,
        PositionPart::Idle,
        PositionPart::Turn,
    ] {
        assert!(parts.contains(&part), "{}", part.name());
    }
}

#[test]
fn errors_carry_typed_facts() {
    let cut = error("shacru gy g 9/9/9/9/8/9/9/9/9 - 0 1");
    let kind = PositionErrorKind::RankLength { rank: 5, fields: 8 };
    assert_eq!(cut, PositionError { part: PositionPart::Board, column: 21, kind });
    assert_eq!(
        impossible("shacru gy g 9/9/9/9/9/9/9/9/G0G0G0G0G04 - 0 1"),
        SetupError::TooManyChevrons { at: at("e1"), color: Color::Green, allowed: 4 }
    );
}

#[test]
fn a_text_that_ends_early_is_missing_its_next_part() {
    let whole = "pacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1";
    let parts = [
        PositionPart::Game,
        PositionPart::Order,
        PositionPart::ToMove,
        PositionPart::Board,
        PositionPart::LastRound,
        PositionPart::Idle,
        PositionPart::Turn,
    ];
    let words: Vec<&str> = whole.split(' ').collect();
    for (count, part) in parts.into_iter().enumerate() {
        let error = error(&words[..count].join(" "));
        assert_eq!((error.part, error.kind), (part, PositionErrorKind::Missing), "{count} words");
    }
    assert_eq!(error(&format!(" {whole}")).part, PositionPart::Game);
}

#[test]
fn errors_quote_only_the_beginning_of_a_long_text() {
    let long = "x".repeat(100_000);
    for text in [long.clone(), format!("{long} gy g 9 - 0 1"), format!("pacru gy {long} 9/9/9/9/9/9/9/9/9 - 0 1")] {
        assert!(error(&text).to_string().len() < 300);
    }
}

// Impossible positions

#[test]
fn every_setup_error_is_provoked() {
    let from_strings = CASES.iter().filter_map(|(text, _)| match error(text).kind {
        PositionErrorKind::Impossible(error) => Some(error),
        _ => None,
    });
    let seen = from_strings.chain(impossible_setups().into_iter().map(|(_, error)| error));
    assert_all_seen(ALL_SETUP_ERRORS, seen.map(|error| setup_error_name(&error)));
}

/// Setups that no position string can describe.
fn impossible_setups() -> Vec<(Setup, SetupError)> {
    let order: TurnOrder = "gy".parse().expect("an order");
    let start = Setup::start(Ruleset::SHACRU, order);
    let mut on_others = start.clone();
    *on_others.content_mut(at("e1")) =
        FieldContent { marker: Some(Color::Yellow), chevron: Some((Color::Green, Facing::North)) };
    let wrong_marker = SetupError::ChevronOnOthersMarker { at: at("e1"), color: Color::Green, marker: Color::Yellow };
    let red_out = Setup { out: ColorSet::EMPTY.with(Color::Red), ..start.clone() };
    let idle = Setup { idle: 1_000_001, ..start.clone() };
    let turn = Setup { turn_number: 1_000_001, ..start };
    vec![
        (on_others, wrong_marker),
        (red_out, SetupError::OutNotPlaying { color: Color::Red }),
        (idle, SetupError::IdleTooLarge),
        (turn, SetupError::TurnOutOfRange),
    ]
}

#[test]
fn setups_pass_the_same_door() {
    for (setup, error) in impossible_setups() {
        assert_eq!(setup.position(), Err(error));
    }
    let (on_others, error) = impossible_setups().remove(0);
    assert_eq!(error.to_string(), "the green chevron on e1 stands on a yellow marker");
    let order = on_others.order;
    assert_eq!(Setup::start(Ruleset::SHACRU, order).position(), Ok(Position::start(Ruleset::SHACRU, order)));
}

#[test]
fn chevrons_are_counted_by_the_number_of_players() {
    position("shacru gy g 9/9/9/9/9/9/9/9/G0G0G0G05 - 0 1");
    position("shacru gyr g 9/9/9/9/9/9/9/9/G0G0G06 - 0 1");
}

#[test]
fn r15_a_player_without_chevrons_is_out_in_pacru_only() {
    position("shacru gy g 9/9/9/9/9/9/9/9/4G04 - 0 1");
    position("azacru gy g 9/9/9/9/9/9/9/9/4G04 - 0 1");
    position("pacru gY g 9/9/9/9/9/9/9/9/4G04 - 0 1");
}

#[test]
fn r15_a_blocked_mover_is_possible_only_where_the_game_is_over() {
    // The idle limit is reached; green has the target; green is the last.
    position("pacru gy g G08/9/9/9/9/9/9/9/4Y04 - 80 99");
    position("pacru:target=1 gy g G0+8/9/9/9/9/9/9/9/4Y04 - 0 99");
    position("pacru gY g G08/9/9/9/9/9/9/9/9 - 0 99");
    // In the other games such a player passes. A blocked player who is not to move is still in.
    position("shacru gy g G08/9/9/9/9/9/9/9/4Y04 - 0 9");
    position("azacru gy g G08/9/9/9/9/9/9/9/4Y04 - 0 9");
    position("pacru gy y G08/9/9/9/9/9/9/9/4Y04 - 0 9");
}

#[test]
fn r16_a_player_with_the_target_is_to_move() {
    position("pacru:target=2 gy y 7yY4+/9/9/9/9/9/9/9/4G04 - 0 1");
    position("pacru:target=3 gy g 7yY4+/9/9/9/9/9/9/9/4G04 - 0 1");
}

#[test]
fn a_r10_a_player_who_is_out_is_to_move_only_where_the_last_round_ends() {
    position("azacru gYr y 9/9/9/9/9/9/9/9/4G04 y 0 1");
    assert_eq!(impossible("azacru gYr y 9/9/9/9/9/9/9/9/4G04 - 0 1"), SetupError::MoverOut { color: Color::Yellow });
}

// Games and orders

#[test]
fn every_ruleset_error_is_provoked() {
    let cases = [
        ("", "unknown game '': use shacru, azacru or pacru"),
        ("Pacru", "unknown game 'Pacru': use shacru, azacru or pacru"),
        ("pacru:notwist", "pacru has no option 'notwist': its options are meet9 and target=N"),
        ("shacru:meet9", "shacru has no option 'meet9': its only option is notwist"),
        ("azacru:target=20", "azacru has no option 'target=20': its only option is notwist"),
        ("pacru:", "pacru has no option '': its options are meet9 and target=N"),
        ("pacru:meet9,", "pacru has no option '': its options are meet9 and target=N"),
        ("pacru:target", "pacru has no option 'target': its options are meet9 and target=N"),
        ("pacru:target=0", "bad target '0': use a number from 1 to 81"),
        ("pacru:target=82", "bad target '82': use a number from 1 to 81"),
        ("pacru:target=042", "bad target '042': use a number from 1 to 81"),
        ("pacru:target=", "bad target '': use a number from 1 to 81"),
        (
            "pacru:target=20,meet9",
            "option 'meet9' is out of place: each option may occur once, in the order meet9, target=N, notwist",
        ),
        (
            "pacru:target=2,target=3",
            "option 'target=3' is out of place: each option may occur once, in the order meet9, target=N, notwist",
        ),
    ];
    let errors = cases.map(|(text, message)| {
        let error = text.parse::<Ruleset>().expect_err(text);
        assert_eq!(error.to_string(), message);
        error
    });
    assert_all_seen(RulesetError::VARIANT_NAMES, errors.iter().map(RulesetError::variant_name));
    assert!(matches!("shacru:notwist,notwist".parse::<Ruleset>(), Err(RulesetError::OptionOrder(_))));
}

#[test]
fn every_order_error_is_provoked() {
    let cases = [
        ("gx", TurnOrderError::NotAColor('x'), "'x' is not a colour: use y, r, g or b"),
        ("gg", TurnOrderError::Repeated, "a colour is repeated"),
        ("gyrg", TurnOrderError::Repeated, "a colour is repeated"),
        ("gr", TurnOrderError::NotOpposite, "two players sit opposite each other: gy, yg, rb or br"),
        ("", TurnOrderError::Players(0), "0 players: two, three or four can play"),
        ("gyrbg", TurnOrderError::Players(5), "5 players: two, three or four can play"),
    ];
    for (text, expected, message) in cases {
        let error = text.parse::<TurnOrder>().expect_err(text);
        assert_eq!((error, error.to_string().as_str()), (expected, message), "{text}");
    }
    assert_eq!("g".parse::<TurnOrder>(), Err(TurnOrderError::Players(1)));
    assert_all_seen(TurnOrderError::VARIANT_NAMES, cases.iter().map(|(_, error, _)| error.variant_name()));
}

// Canonical round trips

#[test]
fn every_start_is_written_and_read_again() {
    let games =
        ["shacru", "shacru:notwist", "azacru", "azacru:notwist", "pacru", "pacru:meet9", "pacru:meet9,target=81"];
    for game in games {
        let ruleset: Ruleset = game.parse().expect("a game");
        assert_eq!(ruleset.to_string(), game);
        for order in TurnOrder::all() {
            let start = Position::start(ruleset, order);
            assert_eq!(position(&start.to_string()), start);
        }
    }
}

#[test]
fn the_starts_of_the_interface_are_read() {
    let two = position("pacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1");
    assert_eq!(two, Position::start(Ruleset::PACRU, "gy".parse().expect("an order")));
    let four = position("shacru yrgb y 2B41Y41R42/9/Y27Y6/9/B27R6/9/G27G6/9/2B01G01R02 - 0 1");
    assert_eq!(four, Position::start(Ruleset::SHACRU, "yrgb".parse().expect("an order")));
}

#[test]
fn all_kinds_of_fields_are_written_and_read_again() {
    for text in [
        "shacru yRgb b yrgb1Y4+G0+B7+1/9/1Y07/9/9/9/9/9/8G3 - 1000000 1000000",
        "azacru:notwist rgy g yyyyyyyyy/1g1g1g1g1/g1g1g1g1g/9/R0+R1R2+6/9/9/8g/Y7Y6Y5G4G3G23 r 3 41",
        "pacru:meet9,target=81 br b B0B1B2B35/9/9/9/9/9/9/9/R4+R5+R6+R7+5 - 0 1",
    ] {
        let read = position(text);
        assert_eq!(Setup::from(&read).position(), Ok(read), "{text}");
    }
}

#[test]
fn what_the_string_says_is_what_the_position_holds() {
    let position = position("azacru Grby b 4Y3+4/9/9/9/9/9/9/8r/2B06 r 7 23");
    assert_eq!(position.ruleset(), Ruleset::AZACRU);
    assert_eq!(position.order().to_string(), "grby");
    assert_eq!(position.out().iter().collect::<Vec<_>>(), [Color::Green]);
    assert_eq!(position.to_move(), Color::Black);
    assert_eq!(position.last_round(), Some(Color::Red));
    assert_eq!((position.idle(), position.turn_number()), (7, 23));
    assert_eq!(position.chevron_on(at("e9")), Some((Color::Yellow, Facing::SouthEast)));
    assert_eq!(position.marker_on(at("e9")), Some(Color::Yellow));
    assert_eq!(position.chevron_on(at("c1")), Some((Color::Black, Facing::North)));
    assert_eq!(position.marker_on(at("c1")), None);
    assert_eq!(position.marker_on(at("i2")), Some(Color::Red));
    assert_eq!(position.marker_counts(), [0, 1, 0, 1]);
}
