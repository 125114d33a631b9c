//! Moves that are refused: every reason, its rule and its words, and which of several reasons is given.

mod support;

use pacru_rules::{BadField, Choice, Color, GameKind, Move, Position, Reason, Refusal, Rotation, RuleId, Travel};
use support::text::{at, position, refusal, refused};
use support::{assert_all_seen, variant_names};

variant_names! {
    reason_name, ALL_REASONS: Reason {
        Form GameOver NoPassing CanMove NoReorientation NoChevron NotYours Direction TooFar InTheWay Occupied NoPincer
        NothingToTake MissingPincerSign OthersMarker TwistWithoutBorder TwistOfLostChevron NoTwist NothingToChoose MarkDue
        ConnectionDue NoConnection BadMark MeetingDue BadMeeting NothingToMark NoMeeting SurplusField
        WrongPayment NoOwnMarker MarkerUnderChevron
    }
}

variant_names! { bad_field_name, ALL_BAD_FIELDS: BadField { Elsewhere Occupied Own NotNeutral } }

// Green on e2 or e3 in a nearly empty board; yellow far away.
const SHACRU: &str = "shacru gy g 8Y4/9/9/9/9/9/3yG04/4G04/9 - 0 9";
const AZACRU: &str = "azacru gy g 8Y4/9/9/9/9/9/3y5/4G04/9 - 0 9";
const PACRU: &str = "pacru gy g 8Y4/9/9/9/9/9/3y5/4G04/9 - 0 9";
/// Power two on e2; over the yellow e3 to the green e4.
const AZACRU_CONNECTION: &str = "azacru gy g 8Y4/9/9/9/9/4g4/4y4/3gG0+4/9 - 0 9";
const PACRU_CONNECTION: &str = "pacru gy g 8Y4/9/9/9/9/4g4/4y4/3gG0+4/9 - 0 9";
/// Within one borderland, from e1 over e2 to e3.
const HOME_CONNECTION: &str = "pacru gy g 8Y4/9/9/9/9/9/4g4/9/4G0+4 - 0 9";
/// From e3 into the centre, which has a yellow chevron on d5, a yellow marker on f5 and a green one on f4.
const CROSSING: &str = "pacru gy g 9/9/9/9/3Y41y3/5g3/4G04/9/9 - 0 9";
/// d4 and f4 attack e5.
const PINCER: &str = "pacru gy g 8Y4/9/9/9/4Y4+4/3G11G73/9/9/9 - 0 9";
/// From d2 to the green e2, where f2 is met; a1 is green.
const MEETING: &str = "pacru gy g 8Y4/9/9/9/9/9/9/3G2gG6+3/g8 - 0 9";
/// e1 may turn; green has a2, b3 and e1 itself.
const TURNING: &str = "pacru gy g 8Y4/9/9/9/9/9/1g7/g8/4G0+4 - 0 9";
const OVER: &str = "pacru:target=1 gy g 8Y4/9/9/9/9/9/9/4G0+4/9 - 0 9";

/// A position, a move, and the words that refuse it.
const CASES: &[(&str, &str, &str)] = &[
    (SHACRU, "e2_e3", "not a move: at character 3 expected '-' or 'x' and a field, or a turn '<', '<<', '>' or '>>'"),
    (OVER, "e2-e3", "the game is over"),
    (PACRU, "pass", "this game has no passing (R2)"),
    (SHACRU, "pass", "no passing while a chevron can move, such as the one on e2 (S-R2)"),
    (AZACRU, "pass", "no passing while a chevron can move, such as the one on e2 (A-R10)"),
    (SHACRU, "e2>(a1,b1)", "shacru has no reorientation (S-R2)"),
    (AZACRU, "e2>(a1,b1)", "azacru has no reorientation (A-R2)"),
    (SHACRU, "a1-a2", "no chevron stands on a1 (S-R2)"),
    (AZACRU, "a1-a2", "no chevron stands on a1 (A-R2)"),
    (PACRU, "a1-a2", "no chevron stands on a1 (R2)"),
    (SHACRU, "i9-i8", "the chevron on i9 is yellow's (S-R2)"),
    (AZACRU, "i9-i8", "the chevron on i9 is yellow's (A-R2)"),
    (PACRU, "i9-i8", "the chevron on i9 is yellow's (R2)"),
    (
        PACRU,
        "e2-d2",
        "from e2 it cannot head for d2: a chevron travels the way it faces, or 45° left or right of that (R3)",
    ),
    (SHACRU, "e2-g4", "too far, its power of movement is 1 (S-R3)"),
    (AZACRU, "e2-g4", "too far, its power of movement is 1 (A-R4)"),
    (PACRU_CONNECTION, "e2-e5", "too far, its power of movement is 2 (R5)"),
    ("azacru gy g 9/9/9/9/9/9/4Y44/3gG0+4/9 - 0 9", "e2-e4", "the yellow chevron on e3 is in the way (A-R9)"),
    ("pacru gy g 9/9/9/9/9/9/4Y44/3gG0+4/9 - 0 9", "e2-e4", "the yellow chevron on e3 is in the way (R7)"),
    (SHACRU, "e2-e3", "e3 is occupied by a green chevron (S-R5)"),
    ("azacru gy g 9/9/9/9/9/9/4Y44/4G04/9 - 0 9", "e2-e3", "e3 is occupied by a yellow chevron (A-R9)"),
    ("pacru gy g 9/9/9/9/9/9/4Y44/4G04/9 - 0 9", "e2-e3", "e3 is occupied by a yellow chevron (R7)"),
    (
        "pacru gy g 9/9/9/9/9/9/4Y44/4G04/9 - 0 9",
        "e2xe3",
        "no pincer: 1 of your chevrons attacks the yellow chevron on e3, two must (R11)",
    ),
    (SHACRU, "e3xe4", "there is nothing to take on e4 (S-R5)"),
    ("pacru gy g 8Y4/9/9/9/9/9/9/3G2gG6+3/g8 - 0 9", "d2-e2(b1,c1)", "c1 is one field too many (R12)"),
    (
        "pacru gy g 9/9/9/3yyY43/3yyy3/3ygy3/4G04/9/9 - 5 9",
        "e3-e4(d5)",
        "d5 cannot be marked: no field of the borderland arrived in can be changed (R4)",
    ),
    (PINCER, "d4xe4", "there is nothing to take on e4 (R11)"),
    (PINCER, "d4-e5", "taking the chevron on e5 is written with an x (R11)"),
    (SHACRU, "e2-d3", "d3 carries a yellow marker (S-R5)"),
    (AZACRU, "e2-d3", "d3 carries a yellow marker (A-R9)"),
    (PACRU, "e2-d3", "d3 carries a yellow marker (R7)"),
    (SHACRU, "e2-f3<", "no twist without crossing a border (S-R4)"),
    (AZACRU, "e2-f3^", "no twist without crossing a border (A-R6)"),
    (AZACRU_CONNECTION, "e2-e4>", "no twist, the connection takes the chevron off the board (A-R7)"),
    ("shacru:notwist gy g 8Y4/9/9/9/9/9/4G04/9/9 - 0 9", "e3-e4<", "this game is played without a twist (S-R4)"),
    ("azacru:notwist gy g 8Y4/9/9/9/9/9/4G04/9/9 - 0 9", "e3-e4<", "this game is played without a twist (A-R6)"),
    (CROSSING, "e3-e4<(e5)", "this game is played without a twist (R3)"),
    (SHACRU, "e2-f3(f3)", "there is nothing to choose in this game but a twist (S-R3)"),
    (AZACRU_CONNECTION, "e2-e4(*)", "there is nothing to choose in this game but a twist (A-R4)"),
    (CROSSING, "e3-e4", "it crosses a border, so choose the field to mark, as in e3-e4(d5) (R4)"),
    (
        PACRU_CONNECTION,
        "e2-e4",
        "it connects and crosses a border, so choose the connection (*) or the field to mark (R4)",
    ),
    (HOME_CONNECTION, "e1-e3", "it is a connection, which is written (*) (R8)"),
    (HOME_CONNECTION, "e1-e2(*)", "it is not a connection (R8)"),
    (CROSSING, "e3-e4(*)", "it is not a connection (R8)"),
    (CROSSING, "e3-e4(e3)", "e3 cannot be marked: it is not in the borderland arrived in (R4)"),
    (CROSSING, "e3-e4(d5)", "d5 cannot be marked: a chevron stands on it (R4)"),
    (CROSSING, "e3-e4(f4)", "f4 cannot be marked: it is yours already (R4)"),
    (CROSSING, "e3-e4(f5)", "f5 cannot be marked: the borderland has neutral fields, and they come first (R4)"),
    (MEETING, "d2-e2", "it meets the chevron on f2, so the field to change must come last (R12)"),
    (MEETING, "d2-e2(i9)", "the meeting cannot change i9: a chevron stands on it (R12)"),
    (MEETING, "d2-e2(a1)", "the meeting cannot change a1: it is yours already (R12)"),
    (PACRU, "e2-f3(a1)", "a1 is one field too many, there is no meeting (R12)"),
    (CROSSING, "e3-e4(e5,a1)", "a1 is one field too many, there is no meeting (R12)"),
    (TURNING, "e1>(a2)", "a turn > costs 2 markers, not 1 (R14)"),
    (TURNING, "e1<<(a2,b3)", "a turn << costs 4 markers, not 2 (R14)"),
    (TURNING, "e1<(a2,a3)", "there is no marker of yours on a3 to give up (R14)"),
    (TURNING, "e1>(a2,e1)", "the marker on e1 is under a chevron (R14)"),
];

#[test]
fn every_refusal_says_what_is_wrong_and_names_the_rule() {
    for (position, mv, words) in CASES {
        assert_eq!(refused(position, mv), format!("{mv}: {words}"), "in {position}");
    }
}

#[test]
fn every_reason_is_provoked() {
    let reasons: Vec<Reason> = CASES.iter().map(|(position, mv, _)| refusal(position, mv).reason).collect();
    assert_all_seen(ALL_REASONS, reasons.iter().map(reason_name));
    let whys = reasons.iter().filter_map(|reason| match reason {
        Reason::BadMark { why, .. } => Some(bad_field_name(why)),
        _ => None,
    });
    assert_all_seen(ALL_BAD_FIELDS, whys);
}

#[test]
fn refusals_carry_the_facts_that_a_message_needs() {
    let facts = [
        (PACRU_CONNECTION, "e2-e5", Reason::TooFar { power: 2 }, RuleId::R5),
        (PACRU, "e2-d2", Reason::Direction { from: at("e2"), to: at("d2") }, RuleId::R3),
        (SHACRU, "pass", Reason::CanMove { at: at("e2") }, RuleId::SR2),
        (SHACRU, "e2-e3", Reason::Occupied { at: at("e3"), owner: Color::Green }, RuleId::SR5),
        (AZACRU, "e2-d3", Reason::OthersMarker { at: at("d3"), owner: Color::Yellow }, RuleId::AR9),
        (AZACRU, "e2>(a1,b1)", Reason::NoReorientation { game: GameKind::Azacru }, RuleId::AR2),
        (PACRU_CONNECTION, "e2-e4", Reason::MarkDue { or_connection: true }, RuleId::R4),
        (CROSSING, "e3-e4", Reason::MarkDue { or_connection: false }, RuleId::R4),
        (MEETING, "d2-e2", Reason::MeetingDue { partner: at("f2") }, RuleId::R12),
        (MEETING, "d2-e2(a1)", Reason::BadMeeting { at: at("a1"), why: BadField::Own }, RuleId::R12),
        (TURNING, "e1>(a2)", Reason::WrongPayment { rotation: Rotation::Right45, paid: 1 }, RuleId::R14),
    ];
    for (position, mv, reason, rule) in facts {
        assert_eq!(refusal(position, mv), Refusal { reason, rule: Some(rule) }, "{mv} in {position}");
    }
}

#[test]
fn a_second_field_for_one_meeting_is_refused() {
    assert_eq!(refusal(MEETING, "d2-e2(b1,c1)").rule, Some(RuleId::R12));
}

// Form

#[test]
fn form_errors_name_the_place_and_what_is_expected_there() {
    let field = "a field from a1 to i9";
    let cases = [
        ("", 1, field),
        ("passe", 1, field),
        ("ë1-e2", 1, field),
        ("j1-e2", 1, field),
        ("e0-e2", 1, field),
        ("e1-", 4, field),
        ("e1-e", 4, field),
        ("e1-j5", 4, field),
        ("e1xe10", 6, "the end of the move"),
        ("e1-e2 ", 6, "the end of the move"),
        ("e1-e2<<", 7, "the end of the move"),
        ("e1-e2(d5)!", 10, "the end of the move"),
        ("e1-e2(", 7, field),
        ("e1-e2()", 7, field),
        ("e1-e2(d5", 9, "',' or ')'"),
        ("e1-e2(d5,", 10, field),
        ("e1-e2(d5,e5", 12, "')'"),
        ("e1-e2(d5,e5,f5)", 12, "')'"),
        ("e1-e2(*", 8, "',' or ')'"),
        ("e1-e2(*,*)", 9, field),
        ("e1-e2(*,d5,e5)", 11, "')'"),
        ("e1>", 4, "'(' and the markers given up"),
        ("e1>>>(a1,b1)", 5, "'(' and the markers given up"),
        ("e1<()", 5, field),
        ("e1>(a1,b1", 10, "',' or ')'"),
        ("e1>(a1,a1)", 8, "another field: this one is repeated"),
        ("e1<<(a1,b1,c1,d1,e1)", 17, "')': at most four markers are given up"),
    ];
    for (text, column, expected) in cases {
        let refusal = refusal(PACRU, text);
        assert_eq!(refusal.reason, Reason::Form { column, expected }, "{text}");
        assert_eq!(refusal.rule, None, "{text}");
    }
}

#[test]
fn form_anything_far_too_long_is_refused() {
    let text = "e1-e2".repeat(100_000);
    let error = position(PACRU).parse_move(&text).expect_err("no move");
    assert!(matches!(error.refusal.reason, Reason::Form { .. }));
    assert!(error.to_string().len() < 200, "the message quotes the beginning only");
}

#[test]
fn form_the_message_stays_on_one_line() {
    let error = position(PACRU).parse_move("e1\n-e2").expect_err("no move");
    assert!(!error.to_string().contains('\n'), "{error}");
}

#[test]
fn form_case_does_not_matter() {
    let read = |text: &str, mv: &str| position(text).parse_move(mv).expect("a legal move").to_string();
    assert_eq!(read(PACRU, "E2-F3"), "e2-f3");
    assert_eq!(read(PINCER, "D4XE5"), "d4xe5");
    assert_eq!(read(TURNING, "E1>(B3,A2)"), "e1>(a2,b3)");
    assert_eq!(read("azacru gy g G08/9/9/9/9/9/9/9/8Y0 - 0 5", "Pass"), "pass");
}

#[test]
fn form_spaces_matter_only_in_records() {
    let position = position(CROSSING);
    assert!(matches!(position.parse_move("e3-e4 (e5)").expect_err("a space").refusal.reason, Reason::Form { .. }));
    let typed = position.parse_typed_move("  e3 - e4 ( e5 ) ").expect("a legal move");
    assert_eq!(typed.to_string(), "e3-e4(e5)");
}

// Of several reasons the first

#[test]
fn order_of_reasons_form_comes_first() {
    // The game is over; the chevron is another's.
    assert!(matches!(refusal(OVER, "e2-e33").reason, Reason::Form { .. }));
    assert!(matches!(refusal(PACRU, "i9-i88").reason, Reason::Form { .. }));
}

#[test]
fn order_of_reasons_whose_chevron_before_direction() {
    assert!(matches!(refusal(PACRU, "i9-a2").reason, Reason::NotYours { .. }));
    assert!(matches!(refusal(PACRU, "a1-c2").reason, Reason::NoChevron { .. }));
}

#[test]
fn order_of_reasons_direction_before_distance() {
    // Backwards and sideways, far beyond the power of one; and on the spot.
    for text in [SHACRU, AZACRU, PACRU] {
        for mv in ["e2-a2", "e2-e1", "e2-i4", "e2-e2"] {
            assert!(matches!(refusal(text, mv).reason, Reason::Direction { .. }), "{mv} in {text}");
        }
    }
}

#[test]
fn order_of_reasons_distance_before_jumping() {
    // Power two; a yellow chevron on e3, e5 three fields away.
    for game in ["azacru", "pacru"] {
        let text = format!("{game} gy g 9/9/9/9/9/9/4Y44/3gG0+4/9 - 0 9");
        assert_eq!(refusal(&text, "e2-e5").reason, Reason::TooFar { power: 2 });
    }
}

#[test]
fn order_of_reasons_jumping_before_the_field_arrived_on() {
    // A yellow chevron on e3; then on e4 a yellow marker, a yellow chevron, a green chevron on a neutral field.
    for game in ["azacru", "pacru"] {
        for rank4 in ["4y4", "4Y44", "4G44"] {
            let text = format!("{game} gy g 9/9/9/9/9/{rank4}/4Y44/3gG0+4/9 - 0 9");
            let in_the_way = Reason::InTheWay { at: at("e3"), owner: Color::Yellow };
            assert_eq!(refusal(&text, "e2-e4").reason, in_the_way, "{text}");
        }
    }
}

#[test]
fn order_of_reasons_the_nearest_chevron_is_in_the_way() {
    // Power three; green on e2 and yellow on e3.
    let text = "pacru gy g 9/9/9/9/9/9/4Y44/4G04/3gG0+g3 - 0 9";
    assert_eq!(refusal(text, "e1-e4").reason, Reason::InTheWay { at: at("e2"), owner: Color::Green });
    // The same southwards, where the nearest is the one with the highest rank.
    let text = "pacru gy g 3gG4+g3/4G44/4Y44/9/9/9/9/9/9 - 0 9";
    assert_eq!(refusal(text, "e9-e6").reason, Reason::InTheWay { at: at("e8"), owner: Color::Green });
}

#[test]
fn order_of_reasons_the_field_arrived_on_before_the_choices() {
    // Over a border onto yellow's e4, with a twist, a bad field, or nothing chosen.
    let board = "9/9/9/9/8Y4/4y4/4G04/9/9 - 0 9";
    for (game, mv) in [("shacru", "e3-e4<"), ("azacru", "e3-e4(a1)"), ("pacru", "e3-e4(a1)"), ("pacru", "e3-e4")] {
        let text = format!("{game} gy g {board}");
        assert!(matches!(refusal(&text, mv).reason, Reason::OthersMarker { .. }), "{mv} in {text}");
    }
    assert!(matches!(refusal(SHACRU, "e2-d3>").reason, Reason::OthersMarker { .. }), "before a twist at home");
}

#[test]
fn order_of_reasons_the_mark_before_the_meeting() {
    // c2 crosses to d2 and would meet e2; both fields are bad.
    let text = "pacru gy g 8Y4/9/9/9/9/9/9/2G2gG6+4/9 - 0 9";
    assert!(matches!(refusal(text, "c2-d2(a1,i9)").reason, Reason::BadMark { .. }));
    assert!(matches!(refusal(text, "c2-d2(d1,i9)").reason, Reason::BadMeeting { .. }));
}

#[test]
fn order_of_reasons_whose_chevron_before_the_price_of_a_turn() {
    assert!(matches!(refusal(TURNING, "i9>(a1)").reason, Reason::NotYours { .. }));
    assert!(matches!(refusal(TURNING, "a9>(a1)").reason, Reason::NoChevron { .. }));
}

// Moves that were not read but made

#[test]
fn validate_refuses_what_reading_refuses() {
    let position = position(CROSSING);
    let travel =
        |choice, meeting| Move::Travel(Travel { from: at("e3"), to: at("e4"), pincer: false, choice, meeting });
    assert_eq!(position.validate(travel(Choice::Mark(at("e5")), None)), Ok(()));
    let refused = |mv| position.validate(mv).expect_err("not legal").reason;
    assert_eq!(refused(travel(Choice::Nothing, None)), Reason::MarkDue { or_connection: false });
    assert_eq!(refused(travel(Choice::Connection, None)), Reason::NoConnection);
    assert_eq!(refused(travel(Choice::TwistLeft, None)), Reason::NoTwist);
    assert_eq!(refused(Move::Pass), Reason::NoPassing);
}

#[test]
fn validate_tells_a_mark_from_a_meeting() {
    // Both moves are written e3-e4(e5), but the field belongs to R4.
    let position = position(CROSSING);
    let meeting =
        Travel { from: at("e3"), to: at("e4"), pincer: false, choice: Choice::Nothing, meeting: Some(at("e5")) };
    let refusal = position.validate(Move::Travel(meeting)).expect_err("not legal");
    assert_eq!(refusal, Refusal { reason: Reason::NoMeeting { at: at("e5") }, rule: Some(RuleId::R12) });
    assert!(position.play(Move::Travel(meeting)).is_err());
}

#[test]
fn validate_agrees_with_the_list_of_moves() {
    for text in [SHACRU, AZACRU, PACRU, AZACRU_CONNECTION, PACRU_CONNECTION, CROSSING, PINCER, MEETING, TURNING] {
        let position: Position = position(text);
        for mv in position.travels() {
            assert_eq!(position.validate(mv), Ok(()), "{mv} in {text}");
            assert_eq!(position.parse_move(&mv.to_string()), Ok(mv), "in {text}");
        }
    }
}

#[test]
fn route_explains_why_not() {
    let why = |text, from, to| position(text).route(at(from), at(to)).expect_err("no route").reason;
    let lone_attack = "pacru gy g 9/9/9/9/9/9/4Y44/4G04/9 - 0 9";
    assert_eq!(why(lone_attack, "e2", "e3"), Reason::NoPincer { at: at("e3"), owner: Color::Yellow, attackers: 1 });
    assert_eq!(why(OVER, "e2", "e3"), Reason::GameOver);
    assert_eq!(why(PACRU, "e2", "e4"), Reason::TooFar { power: 1 });
}
