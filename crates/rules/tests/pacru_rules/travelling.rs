//! Set-up, turns, directions, power of movement and what is forbidden (R1 to R3, R5 to R7).

use crate::support::text::{after, destinations, position, refused, travels};
use pacru_rules::{Position, Ruleset, Setup, TurnOrder};

// R1: set-up and target

#[test]
fn r1_the_start_is_shacrus() {
    for order in TurnOrder::all() {
        let pacru = Position::start(Ruleset::PACRU, order);
        assert_eq!(Setup::from(&pacru).contents, Setup::start(Ruleset::SHACRU, order).contents, "{pacru}");
    }
    let start = Position::start(Ruleset::PACRU, "gy".parse().expect("an order"));
    assert_eq!(start.to_string(), "pacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1");
}

#[test]
fn r1_the_target_is_42_28_or_24() {
    for (players, target) in [(2, 42), (3, 28), (4, 24)] {
        let order = TurnOrder::standard(players).expect("two to four players");
        assert_eq!(Position::start(Ruleset::PACRU, order).target(), Some(target));
    }
}

#[test]
fn r1_the_target_follows_the_players_at_the_start() {
    // Of three players one is out; the target stays 28.
    assert_eq!(position("pacru gYr g 8R4/9/9/9/9/9/9/4G04/9 - 0 9").target(), Some(28));
}

#[test]
fn r1_markers_of_all_players_are_open() {
    assert_eq!(position("pacru gy y 8Y4/4yyy2/9/9/9/9/9/4G0+4/9 - 0 9").marker_counts(), [1, 3]);
}

// R2: turns

#[test]
fn r2_a_turn_is_a_move_or_a_reorientation() {
    let position = "pacru gy g 8Y4/9/9/9/9/9/9/9/gg2G04 - 0 9";
    assert_eq!(after(position, "e1-e2"), "pacru gy y 8Y4/9/9/9/9/9/9/4G04/gg7 - 1 10");
    assert_eq!(after(position, "e1>(a1,b1)"), "pacru gy y 8Y4/9/9/9/9/9/9/9/4G14 - 0 10");
}

#[test]
fn r2_there_is_no_passing() {
    let position = "pacru gy g 8Y4/9/9/9/9/9/9/9/4G04 - 0 9";
    assert_eq!(refused(position, "pass"), "pass: this game has no passing (R2)");
}

#[test]
fn r2_another_players_chevron_does_not_obey() {
    let position = "pacru gy g 8Y4/9/9/9/9/9/9/4yyG02/9 - 0 1";
    assert_eq!(refused(position, "i9-i8"), "i9-i8: the chevron on i9 is yellow's (R2)");
    assert_eq!(refused(position, "i9>(e2,f2)"), "i9>(e2,f2): the chevron on i9 is yellow's (R2)");
    assert_eq!(refused(position, "a1-a2"), "a1-a2: no chevron stands on a1 (R2)");
}

// R3: directions; no marker, no twist

#[test]
fn r3_three_ways_and_no_marker() {
    let position = "pacru gy g 8Y4/9/9/9/9/9/9/4G04/9 - 0 9";
    assert_eq!(travels(position), "e2-d3 e2-e3 e2-f3");
    assert_eq!(after(position, "e2-f3"), "pacru gy y 8Y4/9/9/9/9/9/5G13/9/9 - 1 10");
    assert!(refused(position, "e2-f2").ends_with("45° left or right of that (R3)"));
}

#[test]
fn r3_there_is_no_twist() {
    let position = "pacru gy g 8Y4/9/9/9/9/9/4G04/9/9 - 0 9";
    for twist in ["e3-e4<", "e3-e4>", "e3-e4^", "e3-e4<(d5)"] {
        assert_eq!(refused(position, twist), format!("{twist}: this game is played without a twist (R3)"));
    }
}

// R5, R6: power of movement, long moves

#[test]
fn r5_power_is_the_number_of_markers_in_the_borderland() {
    let position = |rank2: &str, rank1: &str| format!("pacru gy g 8Y4/9/9/9/4g4/9/9/{rank2}/{rank1} - 0 9");
    assert_eq!(destinations(&position("9", "2gyG04"), "e1"), "d2 e2 f2");
    assert_eq!(destinations(&position("3gg4", "4G04"), "e1"), "d2 e2 f2 c3 e3 g3");
    assert_eq!(destinations(&position("3gg4", "4G0+4"), "e1"), "d2 e2 f2 c3 e3 g3 b4 e4 h4");
    let power_two = position("3gg4", "4G04");
    assert_eq!(refused(&power_two, "e1-e5"), "e1-e5: too far, its power of movement is 2 (R5)");
}

#[test]
fn r6_a_long_move_passes_over_anybodys_markers_and_leaves_none() {
    // From the neutral e1 over green e2 to e3, with yellow on d2.
    let position = "pacru gy g 8Y4/9/9/9/9/9/9/3yg4/3gG04 - 0 9";
    assert_eq!(after(position, "e1-e3"), "pacru gy y 8Y4/9/9/9/9/9/4G04/3yg4/3g5 - 1 10");
    assert_eq!(after(position, "e1-c3(c1)"), "pacru gy y 8Y4/9/9/9/9/9/2G76/3yg4/2gg5 - 0 10");
}

#[test]
fn r6_a_long_move_is_one_straight_line() {
    let position = "pacru gy g 8Y4/9/9/9/9/9/9/3yg4/3gG04 - 0 9";
    assert!(refused(position, "e1-f3").ends_with("(R3)"));
}

// R7: what is forbidden

#[test]
fn r7_not_onto_another_players_marker() {
    let position = "pacru gy g 8Y4/9/9/9/9/9/3yg4/4G04/9 - 0 9";
    assert_eq!(destinations(position, "e2"), "e3 f3");
    assert_eq!(refused(position, "e2-d3"), "e2-d3: d3 carries a yellow marker (R7)");
}

#[test]
fn r7_not_onto_an_occupied_field_ones_own_chevrons_included() {
    let position = "pacru gy g 9/9/9/9/9/9/3Y4G04/4G04/9 - 0 9";
    assert_eq!(destinations(position, "e2"), "f3");
    assert_eq!(refused(position, "e2-d3"), "e2-d3: d3 is occupied by a yellow chevron (R7)");
    assert_eq!(refused(position, "e2-e3"), "e2-e3: e3 is occupied by a green chevron (R7)");
}

#[test]
fn r7_no_jumping_but_a_connection_jump() {
    // Power two; from the green e1 to the neutral e3, and from the neutral e1 to the green e3.
    let to_neutral = "pacru gy g 9/9/9/9/9/9/9/4Y44/3gG0+4 - 0 9";
    assert_eq!(refused(to_neutral, "e1-e3"), "e1-e3: the yellow chevron on e2 is in the way (R7)");
    let from_neutral = "pacru gy g 8Y4/9/9/9/9/9/4g4/4G04/3gG04 - 0 9";
    assert_eq!(refused(from_neutral, "e1-e3"), "e1-e3: the green chevron on e2 is in the way (R7)");
}
