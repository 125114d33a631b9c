//! Reorientation, being out and winning (R14 to R16).

use crate::support::text::{after, after_all, at, events, outcome, play, position, refused, travels};
use pacru_rules::{BoardEvent, Color, Facing, OutReason, Rotation};

// R14: reorientation

/// Green's only chevron stands on e1; four markers lie about.
const TURNING: &str = "pacru gy g 8Y4/9/9/9/3g5/2g6/1g7/g8/4G04 - 5 9";

#[test]
fn r14_45_degrees_cost_two_markers() {
    assert_eq!(after(TURNING, "e1>(a2,b3)"), "pacru gy y 8Y4/9/9/9/3g5/2g6/9/9/4G14 - 0 10");
    assert_eq!(after(TURNING, "e1<(a2,d5)"), "pacru gy y 8Y4/9/9/9/9/2g6/1g7/9/4G74 - 0 10");
}

#[test]
fn r14_90_degrees_cost_four_markers() {
    assert_eq!(after(TURNING, "e1>>(a2,b3,c4,d5)"), "pacru gy y 8Y4/9/9/9/9/9/9/9/4G24 - 0 10");
    assert_eq!(after(TURNING, "e1<<(a2,b3,c4,d5)"), "pacru gy y 8Y4/9/9/9/9/9/9/9/4G64 - 0 10");
}

#[test]
fn r14_the_markers_given_up_are_told() {
    let given = |name| BoardEvent::GivenUp { at: at(name), color: Color::Green };
    let turned = BoardEvent::Reoriented { at: at("e1"), facing: Facing::NorthEast };
    assert_eq!(events(TURNING, "e1>(a2,b3)"), [given("a2"), given("b3"), turned]);
}

#[test]
fn r14_any_markers_may_be_chosen_in_any_order() {
    // Three travels; six pairs for each small turn, one set of four for each large one.
    let position = position(TURNING);
    assert_eq!(position.count_moves(), 3 + 2 * 6 + 2);
    let read = position.parse_move("e1>(d5,a2)").expect("a legal move");
    assert_eq!(read.to_string(), "e1>(a2,d5)");
}

#[test]
fn r14_the_price_is_exact() {
    assert_eq!(refused(TURNING, "e1>(a2)"), "e1>(a2): a turn > costs 2 markers, not 1 (R14)");
    assert_eq!(refused(TURNING, "e1<(a2,b3,c4)"), "e1<(a2,b3,c4): a turn < costs 2 markers, not 3 (R14)");
    assert_eq!(refused(TURNING, "e1<<(a2,b3)"), "e1<<(a2,b3): a turn << costs 4 markers, not 2 (R14)");
}

#[test]
fn r14_only_ones_own_markers() {
    assert_eq!(refused(TURNING, "e1>(a1,a2)"), "e1>(a1,a2): there is no marker of yours on a1 to give up (R14)");
    let with_yellow = TURNING.replace("/g8/", "/gy7/");
    assert_eq!(refused(&with_yellow, "e1>(b2,b3)"), "e1>(b2,b3): there is no marker of yours on b2 to give up (R14)");
}

#[test]
fn r14_markers_under_chevrons_cannot_be_taken() {
    // The turned chevron's own on e1, another's on a1; a2 and b3 are free.
    let before = "pacru gy g 8Y4/9/9/9/9/9/1g7/g8/G0+3G0+4 - 5 9";
    assert_eq!(refused(before, "e1>(e1,a2)"), "e1>(e1,a2): the marker on e1 is under a chevron (R14)");
    assert_eq!(refused(before, "e1>(a1,a2)"), "e1>(a1,a2): the marker on a1 is under a chevron (R14)");
    let turns: Vec<Rotation> = position(before).affordable_rotations().collect();
    assert_eq!(turns, [Rotation::Left45, Rotation::Right45], "two markers pay for 45° only");
}

#[test]
fn r14_the_chevron_itself_need_not_be_able_to_move() {
    // a9 is stuck at the edge; e1 can move, so a9 may turn.
    let position = "pacru gy g G07Y4/9/9/9/9/9/9/gg7/4G04 - 5 9";
    assert_eq!(after(position, "a9>(a2,b2)"), "pacru gy y G17Y4/9/9/9/9/9/9/9/4G04 - 0 10");
}

#[test]
fn r14_a_single_chevron_that_can_move_may_turn_into_a_dead_end() {
    // i5 turns away from the board; at the next turn green is out (R15).
    let position = "pacru gy g Y48/9/9/9/8G1/9/9/9/gg7 - 5 9";
    let turned = after(position, "i5>(a1,b1)");
    assert_eq!(turned, "pacru gy y Y48/9/9/9/8G2/9/9/9/9 - 0 10");
    let end = after(&turned, "a9-a8");
    assert_eq!(end, "pacru Gy y 9/Y48/9/9/9/9/9/9/9 - 1 11");
    assert_eq!(outcome(&end), "last y");
}

// R15: being out

/// d4 and f4 attack e5, where yellow's last chevron stands.
const LAST_CHEVRON: &str = "pacru gy g y8/9/9/9/4Y4+4/3G11G73/9/9/9 - 5 9";

#[test]
fn r15_out_with_the_last_chevron() {
    let (after, told) = play(LAST_CHEVRON, "d4xe5");
    assert_eq!(after.to_string(), "pacru gY g y8/9/9/9/4G1+4/5G73/9/9/9 - 0 10");
    assert!(told.contains(&BoardEvent::Out { color: Color::Yellow, why: OutReason::Captured }));
    assert!(matches!(told.last(), Some(BoardEvent::Ended(_))));
}

#[test]
fn r15_out_with_the_last_chevron_among_three() {
    // Yellow is taken and out; it is red's turn.
    let position = "pacru gyr g 8R4/9/9/9/4Y4+4/3G11G73/9/9/9 - 5 9";
    assert_eq!(after(position, "d4xe5"), "pacru gYr r 8R4/9/9/9/4G1+4/5G73/9/9/9 - 0 10");
}

#[test]
fn r15_who_cannot_move_loses_all_chevrons_and_keeps_the_markers() {
    // Both yellow chevrons look over the edge.
    let position = "pacru gyr g Y0+6R4Y0/9/9/9/9/9/9/4G04/9 - 5 9";
    let (after, told) = play(position, "e2-e3");
    assert_eq!(after.to_string(), "pacru gYr r y6R41/9/9/9/9/9/4G04/9/9 - 6 10");
    assert_eq!(told[1..], [BoardEvent::Out { color: Color::Yellow, why: OutReason::Blocked }]);
}

#[test]
fn r15_several_players_may_go_out_in_a_row() {
    let position = "pacru gyr g Y0+7R0/9/9/9/9/9/9/4G04/9 - 5 9";
    let end = after(position, "e2-e3");
    assert_eq!(end, "pacru gYR g y8/9/9/9/9/9/4G04/9/9 - 6 10");
    assert_eq!(outcome(&end), "last g");
}

#[test]
fn r15_being_blocked_counts_only_at_the_start_of_ones_turn() {
    // Yellow on a9 is shut in by the green b9 and the red chevron on b8: saved if that one moves away in time.
    let position = "pacru gry g Y2g7/1R27/9/9/9/9/9/4G04/8R0 - 5 9";
    assert_eq!(after_all(position, "e2-e3 b8-c8"), "pacru gry y Y2g7/2R26/9/9/9/9/4G04/9/8R0 - 7 11");
    assert_eq!(after_all(position, "e2-e3 i1-i2"), "pacru grY g 1g7/1R27/9/9/9/9/4G04/8R0/9 - 7 11");
}

#[test]
fn r15_who_can_only_take_is_not_blocked() {
    // a8 and b8 see nothing but yellow's a9, the red b9 and each other.
    let position = "pacru gyr g Y4+r7/G0G77/9/9/9/9/9/9/8R0 - 0 9";
    assert_eq!(travels(position), "a8xa9 b8xa9");
}

#[test]
fn r15_who_can_only_jump_is_not_blocked() {
    let position = "pacru gy g 9/9/9/9/9/9/2y1g1y2/3yY4y3/4G0+4 - 0 9";
    assert_eq!(travels(position), "e1-e3");
}

#[test]
fn r15_markers_alone_do_not_keep_a_player_in() {
    // Yellow cannot move but could pay for a turn: out all the same (R14 asks for a chevron that can move).
    let position = "pacru gy g Y08/yyyy5/9/9/9/9/9/4G04/9 - 5 9";
    assert_eq!(after(position, "e2-e3"), "pacru gY g 9/yyyy5/9/9/9/9/4G04/9/9 - 6 10");
}

// R16: winning

#[test]
fn r16_the_target_wins_at_the_end_of_the_turn() {
    // 41 green markers, and one more by crossing a border.
    let full = "ggggggggg";
    let position = format!("pacru gy g 8Y4/9/9/4G04/ggggg4/{full}/{full}/{full}/{full} - 5 9");
    let end = after(&position, "e6-e7(e7)");
    assert_eq!(end, format!("pacru gy g 8Y4/9/4G0+4/9/ggggg4/{full}/{full}/{full}/{full} - 0 10"));
    assert_eq!(outcome(&end), "target g");
    let fewer = position.replace("ggggg4/", "gggg5/");
    assert_eq!(outcome(&after(&fewer, "e6-e7(e7)")), "none");
}

#[test]
fn r16_with_three_players_28_win_and_with_four_24() {
    let full = "ggggggggg";
    let three = format!("pacru gyr g 7R4Y4/9/9/4G04/9/9/{full}/{full}/{full} - 5 9");
    assert_eq!(outcome(&after(&three, "e6-e7(e7)")), "target g");
    let three_fewer = three.replacen("ggggggggg", "gggggggg1", 1);
    assert_eq!(outcome(&after(&three_fewer, "e6-e7(e7)")), "none");
    let four = format!("pacru yrgb g 6B4R4Y4/9/9/4G04/9/9/ggggg4/{full}/{full} - 5 9");
    assert_eq!(outcome(&after(&four, "e6-e7(e7)")), "target g");
    let four_fewer = four.replace("ggggg4", "gggg5");
    assert_eq!(outcome(&after(&four_fewer, "e6-e7(e7)")), "none");
}

#[test]
fn r16_all_effects_count_before_the_win() {
    // Four markers, and two more by a connection.
    let position = "pacru:target=5 gy g 8Y4/9/9/9/9/4g4/9/9/3gG0+g3 - 5 9";
    let end = after(position, "e1-e4(*)");
    assert_eq!(end, "pacru:target=5 gy g 8Y4/9/9/9/9/4G0+4/4g4/4g4/3ggg3 - 0 10");
    assert_eq!(outcome(&end), "target g", "six are more than five");
}

#[test]
fn r16_the_only_player_with_a_chevron_wins() {
    assert_eq!(outcome(&after(LAST_CHEVRON, "d4xe5")), "last g");
}
