//! Pincers, meetings, and several effects of one move (R11 to R13).

use super::choices;
use crate::support::text::{after, at, events, moves_from, play, refused};
use pacru_rules::{BoardEvent, Color, Facing, MarkCause};

// R11: pincer

/// Green attacks e5 from d4 and f4; yellow has another chevron on i9.
const PINCER: &str = "pacru gy g 8Y4/9/9/9/4Y4+4/3G11G73/9/9/9 - 5 9";

#[test]
fn r11_pincer_takes_the_chevron_and_the_field() {
    assert_eq!(moves_from(PINCER, "d4"), "d4-d5 d4-e4 d4xe5");
    assert_eq!(moves_from(PINCER, "f4"), "f4-e4 f4-f5 f4xe5");
    let (after, told) = play(PINCER, "d4xe5");
    assert_eq!(after.to_string(), "pacru gy y 8Y4/9/9/9/4G1+4/5G73/9/9/9 - 0 10");
    let (green, e5) = (Color::Green, at("e5"));
    assert_eq!(
        told,
        [
            BoardEvent::Captured { at: e5, owner: Color::Yellow },
            BoardEvent::Travelled { color: green, from: at("d4"), to: e5, facing: Facing::NorthEast, jumped: false },
            BoardEvent::Converted { at: e5, from: Color::Yellow, to: green, by: MarkCause::Pincer },
        ]
    );
}

#[test]
fn r11_pincer_on_a_neutral_field_marks_it() {
    let position = PINCER.replace("Y4+", "Y4");
    assert_eq!(after(&position, "f4xe5"), "pacru gy y 8Y4/9/9/9/4G7+4/3G15/9/9/9 - 0 10");
    let marked = BoardEvent::Marked { at: at("e5"), color: Color::Green, by: MarkCause::Pincer };
    assert_eq!(events(&position, "f4xe5")[2..], [marked]);
}

#[test]
fn r11_pincer_needs_two_attackers() {
    let position = "pacru gy g 8Y4/9/9/9/4Y4+4/3G15/9/9/9 - 5 9";
    assert_eq!(moves_from(position, "d4"), "d4-d5 d4-e4");
    assert_eq!(
        refused(position, "d4xe5"),
        "d4xe5: no pincer: 1 of your chevrons attacks the yellow chevron on e5, two must (R11)"
    );
}

#[test]
fn r11_both_attackers_must_be_ones_own() {
    // Green on d4 and yellow on f4 attack the red chevron on e5.
    let position = "pacru gyr g 9/9/9/9/4R44/3G11Y73/9/9/9 - 5 9";
    assert!(refused(position, "d4xe5").contains("1 of your chevrons attacks the red chevron"));
}

#[test]
fn r11_ones_own_chevron_is_not_taken() {
    let position = "pacru gy g 8Y4/9/9/9/4G4+4/3G11G73/9/9/9 - 5 9";
    assert_eq!(refused(position, "d4xe5"), "d4xe5: e5 is occupied by a green chevron (R7)");
}

/// Green attacks e5 from d4, and with power three from e2.
const LONG_PINCER: &str = "pacru gy g 8Y4/9/9/9/4Y44/3G15/9/4G04/3ggg3 - 5 9";

#[test]
fn r11_an_attack_reaches_as_far_as_the_power_of_movement() {
    assert_eq!(moves_from(LONG_PINCER, "d4x"), "d4xe5");
    let weaker = LONG_PINCER.replace("3ggg3", "3g1g3");
    assert!(refused(&weaker, "d4xe5").contains("1 of your chevrons attacks"));
    // The same beside a chevron on d3 that is within the power of e2.
    let crowded = weaker.replace("3G15/9/", "3G15/3G45/");
    assert!(refused(&crowded, "d4xe5").contains("1 of your chevrons attacks"));
}

#[test]
fn r11_a_chevron_between_stops_an_attack() {
    // A green chevron on e3 that looks south stands in the way of e2.
    let position = LONG_PINCER.replace("3G15/9/", "3G15/4G44/");
    assert!(refused(&position, "d4xe5").contains("1 of your chevrons attacks"));
    assert_eq!(refused(&position, "e2xe5"), "e2xe5: the green chevron on e3 is in the way (R7)");
}

#[test]
fn r11_a_pincer_over_a_border_marks_a_field() {
    // Not d4, where a chevron stands, nor e5, just taken.
    assert_eq!(choices(LONG_PINCER, "e2xe5"), "d5 d6 e4 e6 f4 f5 f6");
    let after = after(LONG_PINCER, "e2xe5(e6)");
    assert_eq!(after, "pacru gy y 8Y4/9/9/4g4/4G0+4/3G15/9/9/3ggg3 - 0 10");
}

#[test]
fn r11_r4_and_r10_see_the_board_after_the_capture() {
    // The field of the yellow chevron on e4 is the only neutral one: once it is taken, R10 applies.
    let position = "pacru gy g 8Y4/9/9/3yyy3/3yyy3/3yY4y3/3G1G04/9/9 - 5 9";
    assert_eq!(choices(position, "e3xe4"), "d4 d5 d6 e5 e6 f4 f5 f6");
    assert_eq!(refused(position, "e3xe4(e4)"), "e3xe4(e4): e4 cannot be marked: it is yours already (R10)");
    assert_eq!(after(position, "e3xe4(d6)"), "pacru gy y 8Y4/9/9/3gyy3/3yyy3/3yG0+y3/3G15/9/9 - 0 10");
}

#[test]
fn r11_a_pincer_is_no_connection() {
    // From the green e2 over e3 onto the yellow chevron on e4, which d3 attacks too.
    let position = "pacru gy g 8Y4/9/9/9/9/4Y44/3G15/3gG0+4/9 - 5 9";
    assert_eq!(refused(position, "e2xe4(*)"), "e2xe4(*): it is not a connection (R8)");
    assert_eq!(after(position, "e2xe4(d5)"), "pacru gy y 8Y4/9/9/9/3g5/4G0+4/3G15/3gg4/9 - 0 10");
}

#[test]
fn r11_a_pincer_is_written_with_an_x() {
    assert_eq!(refused(PINCER, "d4-e5"), "d4-e5: taking the chevron on e5 is written with an x (R11)");
    assert_eq!(refused(PINCER, "d4xe4"), "d4xe4: there is nothing to take on e4 (R11)");
}

// R12: meeting

/// Green goes from d2 to the green e2 and meets f2, which looks west.
const MEETING: &str = "pacru gy g 8Y4/9/9/9/9/9/9/3G2gG6+3/9 - 5 9";

#[test]
fn r12_a_meeting_changes_any_field() {
    let (after, told) = play(MEETING, "d2-e2(i1)");
    assert_eq!(after.to_string(), "pacru gy y 8Y4/9/9/9/9/9/9/4G2+G6+3/8g - 0 10");
    assert_eq!(
        told[1..],
        [
            BoardEvent::Met { at: at("e2"), partner: at("f2") },
            BoardEvent::Marked { at: at("i1"), color: Color::Green, by: MarkCause::Meeting },
        ]
    );
}

#[test]
fn r12_all_fields_but_occupied_ones_and_ones_own() {
    // 81 without e2 and f2, which are green and occupied, and i9.
    let choices = choices(MEETING, "d2-e2");
    assert_eq!(choices.split(' ').count(), 78);
    assert_eq!(refused(MEETING, "d2-e2(i9)"), "d2-e2(i9): the meeting cannot change i9: a chevron stands on it (R12)");
    assert_eq!(refused(MEETING, "d2-e2(f2)"), "d2-e2(f2): the meeting cannot change f2: a chevron stands on it (R12)");
    let with_a1 = MEETING.replace("/9 - ", "/g8 - ");
    assert_eq!(refused(&with_a1, "d2-e2(a1)"), "d2-e2(a1): the meeting cannot change a1: it is yours already (R12)");
}

#[test]
fn r12_the_field_just_left_may_be_chosen() {
    assert_eq!(after(MEETING, "d2-e2(d2)"), "pacru gy y 8Y4/9/9/9/9/9/9/3gG2+G6+3/9 - 0 10");
}

#[test]
fn r12_an_opponents_field_is_changed() {
    let position = MEETING.replace("8Y4/", "y7Y4/");
    let converted =
        BoardEvent::Converted { at: at("a9"), from: Color::Yellow, to: Color::Green, by: MarkCause::Meeting };
    assert_eq!(events(&position, "d2-e2(a9)").last(), Some(&converted));
}

#[test]
fn r12_is_compulsory() {
    assert_eq!(
        refused(MEETING, "d2-e2"),
        "d2-e2: it meets the chevron on f2, so the field to change must come last (R12)"
    );
}

#[test]
fn r12_both_fields_ones_own_adjacent_and_straight_at_each_other() {
    let no_meetings = [
        ("3G21G6+3", "e2 is neutral"),
        ("3G2gG63", "f2 is neutral"),
        ("3G2gG5+3", "f2 looks south-west"),
        ("3G2gG7+3", "f2 looks north-west"),
        ("3G2gG2+3", "f2 looks east"),
        ("3G2g1G6+2", "the other is on g2, two fields away"),
        ("3G2gY6+3", "the other is yellow"),
    ];
    for (rank, why) in no_meetings {
        let position = MEETING.replace("3G2gG6+3", rank);
        assert_eq!(moves_from(&position, "d2-e2"), "d2-e2", "{why}");
    }
}

#[test]
fn r12_chevrons_meet_on_a_diagonal_too() {
    let position = "pacru gy g 8Y4/9/9/9/9/9/5G5+3/4g4/3G15 - 5 9";
    assert_eq!(after(position, "d1-e2(a1)"), "pacru gy y 8Y4/9/9/9/9/9/5G5+3/4G1+4/g8 - 0 10");
}

#[test]
fn r12_one_of_the_two_must_have_moved() {
    // d2 and e2 look at each other already; a1 moves.
    let position = "pacru gy g 8Y4/9/9/9/9/9/9/3G2+G6+4/G08 - 5 9";
    assert_eq!(moves_from(position, "a1-a2"), "a1-a2");
}

#[test]
fn r12_comes_after_r4_which_may_bring_it_about() {
    // From c2 over the border to the neutral d2, where e2 looks at it.
    let position = "pacru gy g 8Y4/9/9/9/9/9/9/2G21G6+4/9 - 5 9";
    assert_eq!(after(position, "c2-d2(d2,a9)"), "pacru gy y g7Y4/9/9/9/9/9/9/3G2+G6+4/9 - 0 10");
    assert_eq!(after(position, "c2-d2(d1)"), "pacru gy y 8Y4/9/9/9/9/9/9/3G2G6+4/3g5 - 0 10");
    assert!(refused(position, "c2-d2(d2)").contains("it meets the chevron on e2"));
    assert_eq!(refused(position, "c2-d2(d1,a9)"), "c2-d2(d1,a9): a9 is one field too many, there is no meeting (R12)");
}

#[test]
fn r12_a_pincer_may_bring_a_meeting_about() {
    // d4 takes e5; f6 looks south-west at it, and attacks it too.
    let position = "pacru gy g 8Y4/9/9/5G5+3/4Y4+4/3G15/9/9/9 - 5 9";
    assert_eq!(after(position, "d4xe5(a1)"), "pacru gy y 8Y4/9/9/5G5+3/4G1+4/9/9/9/g8 - 0 10");
}

#[test]
fn r12_a_reorientation_never_makes_a_meeting() {
    // e2 turns to the east and looks at f2, which looks west.
    let position = "pacru gy g 8Y4/9/9/9/gggg5/9/9/4G0+G6+3/9 - 5 9";
    assert_eq!(after(position, "e2>>(a5,b5,c5,d5)"), "pacru gy y 8Y4/9/9/9/9/9/9/4G2+G6+3/9 - 0 10");
}

#[test]
fn r12_nothing_is_due_where_no_field_can_be_changed() {
    // 80 green fields; on the last one stands yellow.
    let full = "ggggggggg";
    let ranks = ["ggggggggY4", full, full, full, full, full, full, "gggG2+gG6+ggg", full];
    let position = format!("pacru:target=81 gy g {} - 5 9", ranks.join("/"));
    assert_eq!(moves_from(&position, "d2-e2"), "d2-e2");
}

// R13: several effects of one move

#[test]
fn r13_pincer_border_and_meeting_in_one_move() {
    // e3 takes e4, which e5 attacks too, marks e6, meets e5 and marks i9.
    let position = "pacru gy g Y48/9/9/9/4G4+4/4Y04/4G04/9/9 - 5 9";
    let (after, told) = play(position, "e3xe4(e6,i9)");
    assert_eq!(after.to_string(), "pacru gy y Y47g/9/9/4g4/4G4+4/4G0+4/9/9/9 - 0 10");
    let green = Color::Green;
    assert_eq!(
        told,
        [
            BoardEvent::Captured { at: at("e4"), owner: Color::Yellow },
            BoardEvent::Travelled { color: green, from: at("e3"), to: at("e4"), facing: Facing::North, jumped: false },
            BoardEvent::Marked { at: at("e4"), color: green, by: MarkCause::Pincer },
            BoardEvent::Marked { at: at("e6"), color: green, by: MarkCause::Border },
            BoardEvent::Met { at: at("e4"), partner: at("e5") },
            BoardEvent::Marked { at: at("i9"), color: green, by: MarkCause::Meeting },
        ]
    );
    assert!(refused(position, "e3xe4").ends_with("(R4)"));
    assert!(refused(position, "e3xe4(e6)").ends_with("(R12)"));
    assert_eq!(
        refused(position, "e3xe4(e6,e6)"),
        "e3xe4(e6,e6): the meeting cannot change e6: it is yours already (R12)"
    );
}

#[test]
fn r13_connection_and_meeting_in_one_move() {
    let position = "pacru gy g 8Y4/9/9/9/9/3G4+5/3g5/9/3G0+5 - 5 9";
    assert_eq!(after(position, "d1-d3(*,h8)"), "pacru gy y 8Y4/7g1/9/9/9/3G4+5/3G0+5/3g5/3g5 - 0 10");
    assert_eq!(
        refused(position, "d1-d3(*)"),
        "d1-d3(*): it meets the chevron on d4, so the field to change must come last (R12)"
    );
    assert!(refused(position, "d1-d3(*,d2)").contains("it is yours already"), "the connection has just taken d2");
    assert_eq!(refused(position, "d1-d3(h8)"), "d1-d3(h8): it is a connection, which is written (*) (R8)");
}

#[test]
fn r13_jump_and_border_and_meeting_in_one_move() {
    // e2 jumps over e3 to the green e4 and meets e5.
    let position = "pacru gy g 9/9/9/9/4G4+4/4g4/4Y44/3gG0+4/9 - 5 9";
    assert_eq!(after(position, "e2-e4(f6,a1)"), "pacru gy y 9/9/9/5g3/4G4+4/4G0+4/4Y44/3gg4/g8 - 0 10");
}
