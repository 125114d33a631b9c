//! Azacru, rule by rule (A-R1 to A-R10).

mod support;

use pacru_rules::{BoardEvent, Color, Facing, MarkCause, Position, RouteKind, Ruleset, Setup, TurnOrder};
use support::text::{after, after_all, at, destinations, events, moves_from, outcome, position, refused, travels};

// A-R1 to A-R3: as in Shacru

#[test]
fn a_r1_the_start_is_shacrus() {
    for order in TurnOrder::all() {
        let azacru = Position::start(Ruleset::AZACRU, order);
        assert_eq!(Setup::from(&azacru).contents, Setup::start(Ruleset::SHACRU, order).contents, "{azacru}");
    }
    let start = Position::start(Ruleset::AZACRU, "gy".parse().expect("an order"));
    assert_eq!(start.to_string(), "azacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1");
}

#[test]
fn a_r2_the_turn_goes_round() {
    let start = "azacru yrb y 2B41Y41R42/9/Y27Y6/9/B27R6/9/9/9/2B03R02 - 0 1";
    let round = after_all(start, "e9-e8 i5-h5 a5-b5");
    assert_eq!(round, "azacru yrb y 2B43R42/4Y4+4/Y27Y6/9/1B2+5R6+1/9/9/9/2B03R02 - 0 4");
}

#[test]
fn a_r2_another_players_chevron_does_not_obey() {
    let position = "azacru gy g 8Y4/9/9/9/9/9/9/4G04/9 - 0 1";
    assert_eq!(refused(position, "i9-i8"), "i9-i8: the chevron on i9 is yellow's (A-R2)");
    assert_eq!(refused(position, "a1-a2"), "a1-a2: no chevron stands on a1 (A-R2)");
}

#[test]
fn a_r3_three_ways_and_facing_the_way_travelled() {
    let position = "azacru gy g 8Y4/9/9/9/4G24/9/9/9/9 - 0 1";
    assert_eq!(moves_from(position, "e5"), "e5-f4 e5-f5 e5-f6");
    assert_eq!(after(position, "e5-f4"), "azacru gy y 8Y4/9/9/9/9/5G3+3/9/9/9 - 0 2");
}

#[test]
fn a_r3_other_directions_are_refused() {
    let position = "azacru gy g 8Y4/9/9/9/4G24/9/9/9/9 - 0 1";
    assert!(refused(position, "e5-d5").ends_with("45° left or right of that (A-R3)"));
    assert!(refused(position, "e5-e6").ends_with("45° left or right of that (A-R3)"));
}

// A-R4: power of movement

#[test]
fn a_r4_power_is_at_least_one() {
    let position = "azacru gy g 8Y4/9/9/9/9/9/9/9/4G04 - 0 1";
    assert_eq!(destinations(position, "e1"), "d2 e2 f2");
    assert_eq!(refused(position, "e1-e3"), "e1-e3: too far, its power of movement is 1 (A-R4)");
}

#[test]
fn a_r4_power_two() {
    // Green has d2 and e2 in the borderland of e1.
    let position = "azacru gy g 8Y4/9/9/9/9/9/9/3gg4/4G04 - 0 1";
    assert_eq!(destinations(position, "e1"), "d2 e2 f2 c3 e3 g3");
    assert_eq!(refused(position, "e1-e4"), "e1-e4: too far, its power of movement is 2 (A-R4)");
}

#[test]
fn a_r4_power_three_counts_the_marker_under_the_chevron() {
    let position = "azacru gy g 8Y4/9/9/9/9/9/5g3/3g5/4G0+4 - 0 1";
    assert_eq!(destinations(position, "e1"), "d2 e2 f2 c3 e3 g3 b4 e4 h4");
}

#[test]
fn a_r4_power_does_not_count_other_borderlands_or_other_players() {
    // Green markers on c1 and e4, a yellow one on d1: power one for e1.
    let position = "azacru gy g 8Y4/9/9/9/9/4g4/9/9/2gyG04 - 0 1";
    assert_eq!(destinations(position, "e1"), "d2 e2 f2");
}

#[test]
fn a_r4_the_field_arrived_on_is_marked() {
    let position = "azacru gy g 8Y4/9/9/9/9/9/9/3gg4/4G04 - 0 1";
    assert_eq!(after(position, "e1-e3"), "azacru gy y 8Y4/9/9/9/9/9/4G0+4/3gg4/9 - 0 2");
}

// A-R5: long moves

#[test]
fn a_r5_a_long_move_passes_over_anybodys_markers() {
    // Power three by d1, f1 and e2; e2 is green and e3 yellow. From the neutral e1 nothing between changes.
    let position = "azacru gy g 8Y4/9/9/9/9/9/4y4/4g4/3gG0g3 - 0 1";
    assert_eq!(after(position, "e1-e4"), "azacru gy y 8Y4/9/9/9/9/4G0+4/4y4/4g4/3g1g3 - 0 2");
}

#[test]
fn a_r5_a_long_move_is_one_straight_line() {
    let position = "azacru gy g 8Y4/9/9/9/9/9/9/3gg4/4G04 - 0 1";
    assert!(refused(position, "e1-d3").ends_with("(A-R3)"), "no turning on the way");
}

// A-R6: twist

#[test]
fn a_r6_twist_on_crossing_however_long_the_move() {
    let position = "azacru gy g 8Y4/9/9/9/9/9/9/3gg4/4G04 - 0 1";
    assert_eq!(moves_from(position, "e1"), "e1-c3 e1-c3< e1-c3> e1-d2 e1-e2 e1-e3 e1-f2 e1-g3 e1-g3< e1-g3>");
    assert_eq!(after(position, "e1-c3<"), "azacru gy y 8Y4/9/9/9/9/9/2G6+6/3gg4/9 - 0 2");
    assert_eq!(after(position, "e1-g3<"), "azacru gy y 8Y4/9/9/9/9/9/6G0+2/3gg4/9 - 0 2");
}

#[test]
fn a_r6_no_twist_at_home() {
    let position = "azacru gy g 8Y4/9/9/9/9/9/9/3gg4/4G04 - 0 1";
    assert_eq!(refused(position, "e1-e3>"), "e1-e3>: no twist without crossing a border (A-R6)");
}

#[test]
fn a_r6_a_long_move_over_a_whole_borderland_crosses() {
    // Power four in the bottom borderland: e3 goes to e7, past the centre.
    let position = "azacru gy g 8Y4/9/9/9/9/9/4G0+4/3g1g3/4g4 - 0 1";
    assert_eq!(after(position, "e3-e7>"), "azacru gy y 8Y4/9/4G1+4/9/9/9/4g4/3g1g3/4g4 - 0 2");
}

// A-R7: connection change

#[test]
fn a_r7_connection_takes_the_fields_between() {
    let position = "azacru gy g 8Y4/9/9/9/9/9/4g4/9/4G0+4 - 5 9";
    assert_eq!(after(position, "e1-e3"), "azacru gy y 8Y4/9/9/9/9/9/4G0+4/4g4/4g4 - 0 10");
    let told = events(position, "e1-e3");
    assert_eq!(told[1], BoardEvent::Connected { from: at("e1"), to: at("e3") });
    assert_eq!(told[2], BoardEvent::Marked { at: at("e2"), color: Color::Green, by: MarkCause::Connection });
    assert_eq!(told.len(), 3);
}

#[test]
fn a_r7_connection_over_an_opponents_field_costs_the_chevron() {
    let position = "azacru gy g 8Y4/9/9/9/9/9/4g4/4y4/4G0+4 - 5 9";
    assert_eq!(after(position, "e1-e3"), "azacru gy y 8Y4/9/9/9/9/9/4g4/4g4/4g4 - 0 10");
    assert_eq!(
        events(position, "e1-e3"),
        [
            BoardEvent::Travelled {
                color: Color::Green,
                from: at("e1"),
                to: at("e3"),
                facing: Facing::North,
                jumped: false
            },
            BoardEvent::Connected { from: at("e1"), to: at("e3") },
            BoardEvent::Converted { at: at("e2"), from: Color::Yellow, to: Color::Green, by: MarkCause::Connection },
            BoardEvent::Removed { at: at("e3"), owner: Color::Green },
        ]
    );
}

#[test]
fn a_r7_one_opponents_field_among_others_is_enough() {
    // Between e1 and e4 lie e2, neutral, and e3, yellow; power three by d1, e1 and f1.
    let position = "azacru gy g 8Y4/9/9/9/9/4g4/4y4/9/3gG0+g3 - 0 9";
    assert_eq!(after(position, "e1-e4"), "azacru gy y 8Y4/9/9/9/9/4g4/4g4/4g4/3ggg3 - 0 10");
}

#[test]
fn a_r7_the_marker_of_a_player_who_is_out_costs_the_chevron_too() {
    let position = "azacru gYr g 8R4/9/9/9/9/9/4g4/4y4/4G0+4 - 5 9";
    assert_eq!(after(position, "e1-e3"), "azacru gYr r 8R4/9/9/9/9/9/4g4/4g4/4g4 - 0 10");
}

#[test]
fn a_r7_a_connection_over_a_border_offers_a_twist_unless_the_chevron_is_lost() {
    // From e2 over e3 to e4; power two by d2 and e2. First e3 is neutral, then yellow.
    let kept = "azacru gy g 8Y4/9/9/9/9/4g4/9/3gG0+4/9 - 0 9";
    assert_eq!(moves_from(kept, "e2-e4"), "e2-e4 e2-e4< e2-e4>");
    assert_eq!(after(kept, "e2-e4<"), "azacru gy y 8Y4/9/9/9/9/4G7+4/4g4/3gg4/9 - 0 10");
    let lost = "azacru gy g 8Y4/9/9/9/9/4g4/4y4/3gG0+4/9 - 0 9";
    assert_eq!(moves_from(lost, "e2-e4"), "e2-e4");
    for twist in ["e2-e4<", "e2-e4>", "e2-e4^"] {
        let why = "no twist, the connection takes the chevron off the board (A-R7)";
        assert_eq!(refused(lost, twist), format!("{twist}: {why}"));
    }
}

#[test]
fn a_r7_both_ends_must_be_ones_own() {
    // From the neutral e1 to the green e3, then from the green e1 to the neutral e3; e2 stays yellow.
    let from_neutral = "azacru gy g 8Y4/9/9/9/9/9/4g4/4y4/3gG04 - 0 9";
    assert_eq!(after(from_neutral, "e1-e3"), "azacru gy y 8Y4/9/9/9/9/9/4G0+4/4y4/3g5 - 1 10");
    let to_neutral = "azacru gy g 8Y4/9/9/9/9/9/9/4y4/3gG0+4 - 0 9";
    assert_eq!(after(to_neutral, "e1-e3"), "azacru gy y 8Y4/9/9/9/9/9/4G0+4/4y4/3gg4 - 0 10");
}

#[test]
fn a_r7_without_a_connection_a_twist_is_offered_past_an_opponents_field() {
    // Over the yellow e3 and the border: from the neutral e2 to the green e4, then from the green e2 to the neutral e4.
    let from_neutral = "azacru gy g 8Y4/9/9/9/9/4g4/4y4/3gG0g3/9 - 0 9";
    assert_eq!(moves_from(from_neutral, "e2-e4"), "e2-e4 e2-e4< e2-e4>");
    assert_eq!(after(from_neutral, "e2-e4<"), "azacru gy y 8Y4/9/9/9/9/4G7+4/4y4/3g1g3/9 - 1 10");
    let to_neutral = "azacru gy g 8Y4/9/9/9/9/9/4y4/3gG0+4/9 - 0 9";
    assert_eq!(moves_from(to_neutral, "e2-e4"), "e2-e4 e2-e4< e2-e4>");
}

#[test]
fn a_r7_a_connection_over_ones_own_fields_changes_nothing() {
    let position = "azacru gy g 8Y4/9/9/9/9/9/4g4/4g4/4G0+4 - 5 9";
    assert_eq!(after(position, "e1-e3"), "azacru gy y 8Y4/9/9/9/9/9/4G0+4/4g4/4g4 - 6 10");
}

#[test]
fn a_r7_a_step_to_the_next_field_is_no_connection() {
    let before = "azacru gy g 8Y4/9/9/9/9/9/9/4g4/4G0+4 - 5 9";
    assert_eq!(position(before).route(at("e1"), at("e2")).expect("a route").kind, RouteKind::Plain);
    assert_eq!(events(before, "e1-e2").len(), 1, "it only travels");
}

// A-R8: connection jump

#[test]
fn a_r8_jump_over_an_opponents_chevron_changes_nothing_between() {
    let position = "azacru gy g 9/9/9/9/9/9/4g4/4Y4+4/4G0+4 - 5 9";
    assert_eq!(after(position, "e1-e3"), "azacru gy y 9/9/9/9/9/9/4G0+4/4Y4+4/4g4 - 6 10");
    let told = events(position, "e1-e3");
    assert!(matches!(told[..], [BoardEvent::Travelled { jumped: true, .. }]), "{told:?}");
}

#[test]
fn a_r8_jump_over_several_chevrons_and_a_border() {
    // Over green e2 and yellow e3 to e4; power three by d1, e1 and f1. A twist is offered.
    let position = "azacru gy g 9/9/9/9/9/4g4/4Y44/4G04/3gG0+g3 - 5 9";
    assert_eq!(moves_from(position, "e1-e4"), "e1-e4 e1-e4< e1-e4>");
    assert_eq!(after(position, "e1-e4>"), "azacru gy y 9/9/9/9/9/4G1+4/4Y44/4G04/3ggg3 - 6 10");
}

#[test]
fn a_r8_a_jump_over_an_opponents_marker_costs_nothing() {
    // e2 carries a yellow marker, a yellow chevron stands on e3.
    let position = "azacru gy g 9/9/9/9/9/4g4/4Y44/4y4/3gG0+g3 - 5 9";
    assert_eq!(after(position, "e1-e4"), "azacru gy y 9/9/9/9/9/4G0+4/4Y44/4y4/3ggg3 - 6 10");
}

#[test]
fn a_r8_both_ends_of_a_jump_must_be_ones_own() {
    let from_neutral = "azacru gy g 9/9/9/9/9/9/4g4/4Y44/3gG04 - 0 9";
    assert_eq!(refused(from_neutral, "e1-e3"), "e1-e3: the yellow chevron on e2 is in the way (A-R9)");
    let to_neutral = "azacru gy g 9/9/9/9/9/9/9/4Y44/3gG0+4 - 0 9";
    assert_eq!(refused(to_neutral, "e1-e3"), "e1-e3: the yellow chevron on e2 is in the way (A-R9)");
}

#[test]
fn a_r8_a_jump_stays_within_the_power_of_movement() {
    let position = "azacru gy g 9/9/9/9/9/4g4/4Y44/9/3gG0+4 - 0 9";
    assert_eq!(refused(position, "e1-e4"), "e1-e4: too far, its power of movement is 2 (A-R4)");
}

// A-R9: what is forbidden

#[test]
fn a_r9_not_onto_another_players_marker() {
    let position = "azacru gy g 8Y4/9/9/9/9/9/4y4/3yg4/3gG04 - 0 9";
    assert_eq!(destinations(position, "e1"), "e2 f2 c3 g3");
    assert_eq!(refused(position, "e1-d2"), "e1-d2: d2 carries a yellow marker (A-R9)");
    assert_eq!(refused(position, "e1-e3"), "e1-e3: e3 carries a yellow marker (A-R9)");
}

#[test]
fn a_r9_not_onto_an_occupied_field_ones_own_chevrons_included() {
    let position = "azacru gy g 9/9/9/9/9/9/9/3Y4G0+4/3gG04 - 0 9";
    assert_eq!(destinations(position, "e1"), "f2 g3");
    assert_eq!(refused(position, "e1-d2"), "e1-d2: d2 is occupied by a yellow chevron (A-R9)");
    assert_eq!(refused(position, "e1-e2"), "e1-e2: e2 is occupied by a green chevron (A-R9)");
}

#[test]
fn a_r9_no_jumping_but_a_connection_jump() {
    // One's own chevron on e2 is in the way as well.
    let position = "azacru gy g 8Y4/9/9/9/9/9/9/4G04/3gG0+4 - 0 9";
    assert_eq!(refused(position, "e1-e3"), "e1-e3: the green chevron on e2 is in the way (A-R9)");
}

#[test]
fn a_r9_a_jump_does_not_land_on_a_chevron() {
    let position = "azacru gy g 9/9/9/9/9/9/4G0+4/4Y44/4G0+4 - 0 9";
    assert_eq!(refused(position, "e1-e3"), "e1-e3: e3 is occupied by a green chevron (A-R9)");
}

// A-R10: passing and the last round

/// Red, green, yellow; red looks over the edge on i1 and cannot move.
const RED_STUCK: &str = "azacru rgy r 4Y44/9/9/9/9/9/9/9/4G03R4 - 0 1";

#[test]
fn a_r10_the_first_pass_starts_the_last_round() {
    assert_eq!(travels(RED_STUCK), "pass");
    assert_eq!(after(RED_STUCK, "pass"), "azacru rgy g 4Y44/9/9/9/9/9/9/9/4G03R4 r 1 2");
    let red = Color::Red;
    assert_eq!(
        events(RED_STUCK, "pass"),
        [BoardEvent::Passed { color: red }, BoardEvent::LastRoundBegan { color: red }]
    );
}

#[test]
fn a_r10_everybody_else_has_one_more_turn() {
    let yellow_left = after_all(RED_STUCK, "pass e1-e2");
    assert_eq!(yellow_left, "azacru rgy y 4Y44/9/9/9/9/9/9/4G0+4/8R4 r 0 3");
    assert_eq!(outcome(&yellow_left), "none");
    let end = after(&yellow_left, "e9-e8");
    assert_eq!(end, "azacru rgy r 9/4Y4+4/9/9/9/9/9/4G0+4/8R4 r 0 4");
    assert_eq!(outcome(&end), "last-round gy");
    assert_eq!(travels(&end), "");
}

#[test]
fn a_r10_in_the_last_round_too_only_who_cannot_move_passes() {
    let last_round = after(RED_STUCK, "pass");
    assert_eq!(
        refused(&last_round, "pass"),
        "pass: no passing while a chevron can move, such as the one on e1 (A-R10)"
    );
}

#[test]
fn a_r10_in_the_last_round_too_a_chevron_may_twist() {
    // A-R6 knows no exception: green goes over the border to e4, red has passed.
    let last_round = "azacru rgy g 4Y44/9/9/9/9/9/4G04/9/8R4 r 1 2";
    assert_eq!(moves_from(last_round, "e3"), "e3-d4 e3-d4< e3-d4> e3-e4 e3-e4< e3-e4> e3-f4 e3-f4< e3-f4>");
    assert_eq!(after(last_round, "e3-e4<"), "azacru rgy y 4Y44/9/9/9/9/4G7+4/9/9/8R4 r 0 3");
    assert_eq!(outcome(&after_all(last_round, "e3-e4> e9-e8")), "last-round gy");
}

#[test]
fn a_r10_a_second_pass_starts_nothing() {
    // Red and green are stuck, yellow moves once more.
    let position = "azacru rgy r 4Y44/9/9/9/9/9/9/9/4G43R4 - 0 1";
    let yellow_left = after_all(position, "pass pass");
    assert_eq!(yellow_left, "azacru rgy y 4Y44/9/9/9/9/9/9/9/4G43R4 r 2 3");
    assert_eq!(events(&after(position, "pass"), "pass"), [BoardEvent::Passed { color: Color::Green }]);
    assert_eq!(outcome(&after(&yellow_left, "e9-e8")), "last-round y");
}

#[test]
fn a_r10_the_last_round_begins_at_any_seat() {
    // Yellow, the last of the order, passes first: red and green follow, then it is over.
    let position = "azacru rgy y 4Y04/9/9/9/9/9/9/9/4G03R0 - 0 3";
    let green_left = after_all(position, "pass i1-i2");
    assert_eq!(green_left, "azacru rgy g 4Y04/9/9/9/9/9/9/8R0+/4G04 y 0 5");
    assert_eq!(outcome(&after(&green_left, "e1-e2")), "last-round rg");
}

#[test]
fn a_r10_a_player_without_chevrons_passes() {
    // Green's only chevron is lost to a connection; yellow moves, green passes, yellow has the last turn.
    let position = "azacru gy g 8Y4/9/9/9/9/9/4g4/4y4/4G0+4 - 0 9";
    let passing = after_all(position, "e1-e3 i9-i8");
    assert_eq!(travels(&passing), "pass");
    let end = after_all(&passing, "pass i8-i7");
    assert_eq!(end, "azacru gy g 9/8y/8Y4+/9/9/9/4g4/4g4/4g4 g 0 13");
    assert_eq!(outcome(&end), "last-round g");
}

#[test]
fn a_r10_most_markers_win_and_equal_leaders_share() {
    assert_eq!(outcome("azacru gyr g 8Y4/9/9/9/2gg1yy1r/9/9/9/8R4 g 1 9"), "last-round gy");
    assert_eq!(outcome("azacru gyr g 8Y4/9/9/9/2gg1yyrr/9/9/8r/8R4 g 1 9"), "last-round r");
}

#[test]
fn a_r10_the_end_is_told_last() {
    let told = events(&after_all(RED_STUCK, "pass e1-e2"), "e9-e8");
    assert!(
        matches!(told.last(), Some(BoardEvent::Ended(outcome)) if outcome.reason.as_str() == "last-round"),
        "{told:?}"
    );
}

#[test]
fn a_r10_a_chevron_that_can_only_jump_can_move() {
    // e1 reaches nothing but e3, over the yellow chevron on e2: d2 and f2 are yellow, c3 and g3 too.
    let position = "azacru gy g 9/9/9/9/9/9/2y1g1y2/3yY4y3/4G0+4 - 0 9";
    assert_eq!(travels(position), "e1-e3");
}
