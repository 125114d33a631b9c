//! Borderland change and transformation, connections and jumps (R4, R8 to R10).

use super::choices;
use crate::support::text::{after, at, events, moves_from, play, refused};
use pacru_rules::{BoardEvent, Color, MarkCause};

// R4: borderland change

#[test]
fn r4_crossing_a_border_marks_a_field_of_the_borderland_arrived_in() {
    let position = "pacru gy g 8Y4/9/9/9/9/9/4G04/9/9 - 5 9";
    assert_eq!(choices(position, "e3-e4"), "d4 d5 d6 e4 e5 e6 f4 f5 f6");
    assert_eq!(after(position, "e3-e4(d5)"), "pacru gy y 8Y4/9/9/9/3g5/4G04/9/9/9 - 0 10");
    assert_eq!(after(position, "e3-e4(e4)"), "pacru gy y 8Y4/9/9/9/9/4G0+4/9/9/9 - 0 10");
    let marked = BoardEvent::Marked { at: at("d5"), color: Color::Green, by: MarkCause::Border };
    assert_eq!(events(position, "e3-e4(d5)")[1..], [marked]);
}

#[test]
fn r4_not_without_crossing_a_border() {
    let position = "pacru gy g 8Y4/9/9/9/9/9/9/4G04/9 - 5 9";
    assert_eq!(moves_from(position, "e2-e3"), "e2-e3");
    assert_eq!(refused(position, "e2-e3(d3)"), "e2-e3(d3): d3 is one field too many, there is no meeting (R12)");
}

#[test]
fn r4_is_compulsory() {
    let position = "pacru gy g 8Y4/9/9/9/9/9/4G04/9/9 - 5 9";
    assert_eq!(
        refused(position, "e3-e4"),
        "e3-e4: it crosses a border, so choose the field to mark, as in e3-e4(d5) (R4)"
    );
}

#[test]
fn r4_no_field_with_a_chevron_or_a_marker() {
    // A yellow chevron on d5, a green one on e6, a yellow marker on f5, a green one on f4.
    let position = "pacru gy g 9/9/9/4G04/3Y41y3/5g3/4G04/9/9 - 5 9";
    assert_eq!(choices(position, "e3-e4"), "d4 d6 e4 e5 f6");
    assert_eq!(refused(position, "e3-e4(d5)"), "e3-e4(d5): d5 cannot be marked: a chevron stands on it (R4)");
    assert_eq!(refused(position, "e3-e4(e6)"), "e3-e4(e6): e6 cannot be marked: a chevron stands on it (R4)");
    assert_eq!(refused(position, "e3-e4(f4)"), "e3-e4(f4): f4 cannot be marked: it is yours already (R4)");
    assert_eq!(
        refused(position, "e3-e4(e3)"),
        "e3-e4(e3): e3 cannot be marked: it is not in the borderland arrived in (R4)"
    );
}

#[test]
fn r4_comes_before_r10() {
    // f6 is the only neutral field of the centre.
    let position = "pacru gy g 8Y4/9/9/3yy4/3yyy3/3ygy3/4G04/9/9 - 5 9";
    assert_eq!(choices(position, "e3-e4"), "f6");
    assert_eq!(
        refused(position, "e3-e4(d5)"),
        "e3-e4(d5): d5 cannot be marked: the borderland has neutral fields, and they come first (R4)"
    );
}

#[test]
fn r4_nothing_is_due_where_the_only_neutral_fields_are_occupied() {
    // A yellow chevron stands on f6, the only neutral field: no R4, and because it is neutral no R10 either.
    let position = "pacru gy g 9/9/9/3yyY43/3yyy3/3ygy3/4G04/9/9 - 5 9";
    assert_eq!(moves_from(position, "e3"), "e3-e4");
    assert_eq!(after(position, "e3-e4"), "pacru gy y 9/9/9/3yyY43/3yyy3/3yG0+y3/9/9/9 - 6 10");
}

// R8: connection change

#[test]
fn r8_connection_takes_the_fields_between() {
    let position = "pacru gy g 8Y4/9/9/9/9/9/4g4/9/4G0+4 - 5 9";
    assert_eq!(moves_from(position, "e1-e3"), "e1-e3(*)");
    assert_eq!(after(position, "e1-e3(*)"), "pacru gy y 8Y4/9/9/9/9/9/4G0+4/4g4/4g4 - 0 10");
    assert_eq!(
        events(position, "e1-e3(*)")[1..],
        [
            BoardEvent::Connected { from: at("e1"), to: at("e3") },
            BoardEvent::Marked { at: at("e2"), color: Color::Green, by: MarkCause::Connection },
        ]
    );
}

#[test]
fn r8_a_connection_over_an_opponents_field_keeps_the_chevron() {
    let position = "pacru gy g 8Y4/9/9/9/9/9/4g4/4y4/4G0+4 - 5 9";
    assert_eq!(after(position, "e1-e3(*)"), "pacru gy y 8Y4/9/9/9/9/9/4G0+4/4g4/4g4 - 0 10");
}

#[test]
fn r8_a_connection_is_always_written() {
    let position = "pacru gy g 8Y4/9/9/9/9/9/4g4/9/4G0+4 - 5 9";
    assert_eq!(refused(position, "e1-e3"), "e1-e3: it is a connection, which is written (*) (R8)");
    assert_eq!(refused(position, "e1-e2(*)"), "e1-e2(*): it is not a connection (R8)");
}

/// From e2 over the yellow e3 to e4, in the centre; power two by d2 and e2.
const OVER_A_BORDER: &str = "pacru gy g 8Y4/9/9/9/9/4g4/4y4/3gG0+4/9 - 5 9";

#[test]
fn r8_over_a_border_choose_the_connection_or_r4() {
    assert_eq!(choices(OVER_A_BORDER, "e2-e4"), "* d4 d5 d6 e5 e6 f4 f5 f6");
    assert_eq!(after(OVER_A_BORDER, "e2-e4(*)"), "pacru gy y 8Y4/9/9/9/9/4G0+4/4g4/3gg4/9 - 0 10");
    assert_eq!(after(OVER_A_BORDER, "e2-e4(d5)"), "pacru gy y 8Y4/9/9/9/3g5/4G0+4/4y4/3gg4/9 - 0 10");
    assert_eq!(
        refused(OVER_A_BORDER, "e2-e4"),
        "e2-e4: it connects and crosses a border, so choose the connection (*) or the field to mark (R4)"
    );
}

#[test]
fn r8_never_both_the_connection_and_r4() {
    assert_eq!(
        refused(OVER_A_BORDER, "e2-e4(*,d5)"),
        "e2-e4(*,d5): d5 is one field too many, there is no meeting (R12)"
    );
}

#[test]
fn r8_over_a_border_choose_the_connection_or_r10() {
    let position = "pacru gy g 8Y4/9/9/3ggg3/3gyg3/3ggy3/9/3gG0+4/9 - 5 9";
    assert_eq!(choices(position, "e2-e4"), "* e5 f4");
    assert!(refused(position, "e2-e4").ends_with("(R10)"));
}

#[test]
fn r8_where_every_field_between_is_ones_own_the_connection_changes_nothing() {
    let position = "pacru gy g 8Y4/9/9/9/9/4g4/4g4/3gG0+4/9 - 5 9";
    assert!(choices(position, "e2-e4").starts_with("* d4 "));
    assert_eq!(after(position, "e2-e4(*)"), "pacru gy y 8Y4/9/9/9/9/4G0+4/4g4/3gg4/9 - 6 10");
}

#[test]
fn r8_is_compulsory_where_r4_and_r10_have_no_field() {
    // The whole centre is green.
    let position = "pacru gy g 8Y4/9/9/3ggg3/3ggg3/3ggg3/4y4/3gG0+4/9 - 5 9";
    assert_eq!(moves_from(position, "e2-e4"), "e2-e4(*)");
    assert_eq!(refused(position, "e2-e4"), "e2-e4: it is a connection, which is written (*) (R8)");
}

#[test]
fn r8_both_ends_must_be_ones_own() {
    let from_neutral = "pacru gy g 8Y4/9/9/9/9/9/4g4/4y4/3gG04 - 5 9";
    assert_eq!(moves_from(from_neutral, "e1-e3"), "e1-e3");
    let to_neutral = "pacru gy g 8Y4/9/9/9/9/9/9/4y4/3gG0+4 - 5 9";
    assert_eq!(after(to_neutral, "e1-e3"), "pacru gy y 8Y4/9/9/9/9/9/4G04/4y4/3gg4 - 6 10");
}

// R9: connection jump

#[test]
fn r9_jump_over_a_chevron_changes_nothing_between() {
    let position = "pacru gy g 9/9/9/9/9/9/4g4/4Y4+4/4G0+4 - 5 9";
    assert_eq!(moves_from(position, "e1-e3"), "e1-e3");
    assert_eq!(after(position, "e1-e3"), "pacru gy y 9/9/9/9/9/9/4G0+4/4Y4+4/4g4 - 6 10");
    assert!(matches!(events(position, "e1-e3")[..], [BoardEvent::Travelled { jumped: true, .. }]));
}

#[test]
fn r9_a_jump_over_a_border_marks_a_field() {
    let position = "pacru gy g 9/9/9/9/9/4g4/4Y44/3gG0+4/9 - 5 9";
    assert_eq!(choices(position, "e2-e4"), "d4 d5 d6 e5 e6 f4 f5 f6");
    assert_eq!(after(position, "e2-e4(f6)"), "pacru gy y 9/9/9/5g3/9/4G0+4/4Y44/3gg4/9 - 0 10");
    assert_eq!(refused(position, "e2-e4(*)"), "e2-e4(*): it is not a connection (R8)");
}

#[test]
fn r9_a_jump_over_a_border_transforms_where_nothing_is_neutral() {
    let position = "pacru gy g 9/9/9/3yyy3/3yyy3/3ygy3/4Y44/3gG0+4/9 - 5 9";
    assert_eq!(choices(position, "e2-e4"), "d4 d5 d6 e5 e6 f4 f5 f6");
}

#[test]
fn r9_jump_over_several_chevrons_ones_own_too() {
    // Over green e2 and yellow e3 to e4; power three by d1, e1 and f1.
    let position = "pacru gy g 9/9/9/9/9/4g4/4Y44/4G04/3gG0+g3 - 5 9";
    assert_eq!(after(position, "e1-e4(e5)"), "pacru gy y 9/9/9/9/4g4/4G0+4/4Y44/4G04/3ggg3 - 0 10");
}

// R10: borderland transformation

/// The centre has no neutral field: e4 is green, the rest yellow.
const FULL_CENTRE: &str = "pacru gy g 8Y4/9/9/3yyy3/3yyy3/3ygy3/4G04/9/9 - 5 9";

#[test]
fn r10_without_a_neutral_field_another_colour_is_changed() {
    assert_eq!(choices(FULL_CENTRE, "e3-e4"), "d4 d5 d6 e5 e6 f4 f5 f6");
    let (after, told) = play(FULL_CENTRE, "e3-e4(e6)");
    assert_eq!(after.to_string(), "pacru gy y 8Y4/9/9/3ygy3/3yyy3/3yG0+y3/9/9/9 - 0 10");
    let converted =
        BoardEvent::Converted { at: at("e6"), from: Color::Yellow, to: Color::Green, by: MarkCause::Border };
    assert_eq!(told[1..], [converted]);
}

#[test]
fn r10_is_compulsory() {
    assert_eq!(
        refused(FULL_CENTRE, "e3-e4"),
        "e3-e4: it crosses a border, so choose the field to mark, as in e3-e4(d5) (R10)"
    );
}

#[test]
fn r10_not_a_field_of_ones_own() {
    assert_eq!(refused(FULL_CENTRE, "e3-e4(e4)"), "e3-e4(e4): e4 cannot be marked: it is yours already (R10)");
}

#[test]
fn r10_not_under_another_chevron() {
    let position = "pacru gy g 9/9/9/3yyY4+3/3yyy3/3ygy3/4G04/9/9 - 5 9";
    assert_eq!(choices(position, "e3-e4"), "d4 d5 d6 e5 e6 f4 f5");
    assert_eq!(refused(position, "e3-e4(f6)"), "e3-e4(f6): f6 cannot be marked: a chevron stands on it (R10)");
}

#[test]
fn r10_the_colour_of_a_player_who_is_out_is_changed_too() {
    let position = "pacru gYr g 8R4/9/9/3yyy3/3yyy3/3rgg3/4G04/9/9 - 5 9";
    assert_eq!(choices(position, "e3-e4"), "d4 d5 d6 e5 e6 f5 f6");
}

#[test]
fn r10_nothing_is_due_where_the_borderland_is_ones_own() {
    let position = "pacru gy g 8Y4/9/9/3ggg3/3ggg3/3ggg3/4G04/9/9 - 5 9";
    assert_eq!(moves_from(position, "e3-e4"), "e3-e4");
    assert_eq!(after(position, "e3-e4"), "pacru gy y 8Y4/9/9/3ggg3/3ggg3/3gG0+g3/9/9/9 - 6 10");
}
