//! Shacru, rule by rule (S-R1 to S-R6).

mod support;

use pacru_rules::{BoardEvent, Color, Facing, MarkCause, Position, Ruleset, TurnOrder};
use support::text::{after, after_all, at, destinations, events, moves_from, outcome, position, refused, travels};

fn start(game: Ruleset, order: &str) -> String {
    Position::start(game, order.parse().expect("an order of play")).to_string()
}

// S-R1: set-up

#[test]
fn s_r1_four_players_start_with_three_chevrons_each() {
    assert_eq!(start(Ruleset::SHACRU, "yrgb"), "shacru yrgb y 2B41Y41R42/9/Y27Y6/9/B27R6/9/G27G6/9/2B01G01R02 - 0 1");
}

#[test]
fn s_r1_three_players_sit_on_their_own_sides() {
    assert_eq!(start(Ruleset::SHACRU, "yrb"), "shacru yrb y 2B41Y41R42/9/Y27Y6/9/B27R6/9/9/9/2B03R02 - 0 1");
    assert_eq!(start(Ruleset::SHACRU, "gby"), "shacru gby g 2B41Y44/9/Y27Y6/9/B28/9/G27G6/9/2B01G04 - 0 1");
}

#[test]
fn s_r1_two_players_have_a_fourth_chevron_in_a_far_corner() {
    assert_eq!(start(Ruleset::SHACRU, "gy"), "shacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1");
    assert_eq!(start(Ruleset::SHACRU, "rb"), "shacru rb r R31B43R42/9/9/9/B27R6/9/9/9/2B03R01B7 - 0 1");
}

#[test]
fn s_r1_every_start_has_neutral_fields_only_and_ends_no_game() {
    for order in TurnOrder::all() {
        let start = Position::start(Ruleset::SHACRU, order);
        assert_eq!(start.neutral().len(), 81, "{start}");
        assert_eq!(
            start.occupied().len(),
            if order.player_count() == 2 { 8 } else { 3 * order.player_count() },
            "{start}"
        );
        assert_eq!(start.to_move(), order.colors()[0], "{start}");
        assert_eq!(start.outcome(), None, "{start}");
    }
}

// S-R2: turns and passing

#[test]
fn s_r2_the_turn_goes_round() {
    let start = "shacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1";
    assert_eq!(after(start, "e1-e2"), "shacru gy y 4Y43G5/9/Y27Y6/9/9/9/G27G6/4G0+4/Y18 - 0 2");
    assert_eq!(after_all(start, "e1-e2 e9-e8"), "shacru gy g 8G5/4Y4+4/Y27Y6/9/9/9/G27G6/4G0+4/Y18 - 0 3");
}

#[test]
fn s_r2_who_cannot_move_must_pass() {
    // Green stands on a9 and looks over the edge.
    let stuck = "shacru gy g G08/9/9/9/9/9/9/9/8Y0 - 0 5";
    assert_eq!(travels(stuck), "pass");
    assert_eq!(after(stuck, "pass"), "shacru gy y G08/9/9/9/9/9/9/9/8Y0 - 1 6");
    assert_eq!(events(stuck, "pass"), [BoardEvent::Passed { color: Color::Green }]);
}

#[test]
fn s_r2_who_can_move_may_not_pass() {
    // a9 is stuck, e1 is not.
    let position = "shacru gy g G08/9/9/9/9/9/9/9/4G03Y0 - 0 5";
    assert_eq!(travels(position), "e1-d2 e1-e2 e1-f2");
    assert_eq!(refused(position, "pass"), "pass: no passing while a chevron can move, such as the one on e1 (S-R2)");
}

#[test]
fn s_r2_a_player_without_chevrons_passes() {
    assert_eq!(travels("shacru gy g 9/9/9/9/4g4/9/9/9/8Y0 - 0 5"), "pass");
}

#[test]
fn s_r2_another_players_chevron_does_not_obey() {
    let position = "shacru gy g 8Y4/9/9/9/9/9/9/4G04/9 - 0 1";
    assert_eq!(refused(position, "i9-i8"), "i9-i8: the chevron on i9 is yellow's (S-R2)");
}

// S-R3: directions, one field, marking

#[test]
fn s_r3_three_ways_to_move() {
    assert_eq!(moves_from("shacru gy g 8Y4/9/9/9/9/9/9/4G04/9 - 0 1", "e2"), "e2-d3 e2-e3 e2-f3");
}

#[test]
fn s_r3_three_ways_for_each_of_the_eight_facings() {
    let ways = ["d6 e6 f6", "f5 e6 f6", "f4 f5 f6", "e4 f4 f5", "d4 e4 f4", "d4 e4 d5", "d4 d5 d6", "d5 d6 e6"];
    for (facing, fields) in ways.into_iter().enumerate() {
        let position = format!("shacru gy g 8Y4/9/9/9/4G{facing}4/9/9/9/9 - 0 1");
        assert_eq!(destinations(&position, "e5"), fields, "facing {facing}");
    }
}

#[test]
fn s_r3_a_chevron_faces_the_way_it_travelled() {
    let position = "shacru gy g 8Y4/9/9/9/9/9/9/4G04/9 - 0 1";
    assert_eq!(after(position, "e2-d3"), "shacru gy y 8Y4/9/9/9/9/9/3G7+5/9/9 - 0 2");
    assert_eq!(after(position, "e2-e3"), "shacru gy y 8Y4/9/9/9/9/9/4G0+4/9/9 - 0 2");
    assert_eq!(after(position, "e2-f3"), "shacru gy y 8Y4/9/9/9/9/9/5G1+3/9/9 - 0 2");
}

#[test]
fn s_r3_a_move_is_one_field_however_many_markers() {
    let position = "shacru gy g 8Y4/9/9/9/9/9/9/3gG0+g3/3ggg3 - 0 1";
    assert_eq!(destinations(position, "e2"), "d3 e3 f3");
    assert_eq!(refused(position, "e2-e4"), "e2-e4: too far, its power of movement is 1 (S-R3)");
}

#[test]
fn s_r3_the_field_arrived_on_is_marked_not_the_one_left() {
    let position = "shacru gy g 8Y4/9/9/9/9/9/9/4G04/9 - 3 7";
    assert_eq!(
        events(position, "e2-e3"),
        [
            BoardEvent::Travelled {
                color: Color::Green,
                from: at("e2"),
                to: at("e3"),
                facing: Facing::North,
                jumped: false
            },
            BoardEvent::Marked { at: at("e3"), color: Color::Green, by: MarkCause::Arrival },
        ]
    );
}

#[test]
fn s_r3_a_field_of_ones_own_stays_as_it_is() {
    let position = "shacru gy g 8Y4/9/9/9/9/9/4g4/4G04/9 - 3 7";
    assert_eq!(after(position, "e2-e3"), "shacru gy y 8Y4/9/9/9/9/9/4G0+4/9/9 - 4 8");
    assert_eq!(events(position, "e2-e3").len(), 1, "it only travels");
}

#[test]
fn s_r3_nothing_wraps_around_the_edge() {
    // On i5, facing east there is no way; facing north two are left.
    assert_eq!(destinations("shacru gy g Y48/9/9/9/8G2/9/9/9/9 - 0 1", "i5"), "");
    assert_eq!(destinations("shacru gy g Y48/9/9/9/8G0/9/9/9/9 - 0 1", "i5"), "h6 i6");
}

#[test]
fn s_r3_other_directions_are_refused() {
    let position = "shacru gy g 8Y4/9/9/9/9/9/9/4G04/9 - 0 1";
    let why = "a chevron travels the way it faces, or 45° left or right of that (S-R3)";
    assert_eq!(refused(position, "e2-f2"), format!("e2-f2: from e2 it cannot head for f2: {why}"));
    assert_eq!(refused(position, "e2-f4"), format!("e2-f4: from e2 it cannot head for f4: {why}"));
}

// S-R4: borderland twist

#[test]
fn s_r4_twist_offered_when_crossing_a_border() {
    let position = "shacru gy g 8Y4/9/9/9/9/9/4G04/9/9 - 0 1";
    assert_eq!(moves_from(position, "e3"), "e3-d4 e3-d4< e3-d4> e3-e4 e3-e4< e3-e4> e3-f4 e3-f4< e3-f4>");
}

#[test]
fn s_r4_twist_offered_only_when_crossing_a_border() {
    // From c2 facing north-east: c3 is at home, d2 and d3 are abroad.
    let position = "shacru gy g 8Y4/9/9/9/9/9/9/2G16/9 - 0 1";
    assert_eq!(moves_from(position, "c2"), "c2-c3 c2-d2 c2-d2< c2-d2> c2-d3 c2-d3< c2-d3>");
    for twist in ["c2-c3<", "c2-c3>", "c2-c3^"] {
        assert_eq!(refused(position, twist), format!("{twist}: no twist without crossing a border (S-R4)"));
    }
}

#[test]
fn s_r4_the_four_borders_cross_at_corners_too() {
    // From c3 north-east to d4: another borderland, over two borders at once.
    let position = "shacru gy g 8Y4/9/9/9/9/9/2G16/9/9 - 0 1";
    assert_eq!(after(position, "c3-d4>"), "shacru gy y 8Y4/9/9/9/9/3G2+5/9/9/9 - 0 2");
}

#[test]
fn s_r4_every_border_and_no_other_line() {
    let expected = |step: &str, border: bool| if border { format!("{step} {step}< {step}>") } else { step.to_owned() };
    for rank in 1..9 {
        let mut ranks = ["9"; 9];
        ranks[9 - rank] = "4G04";
        let position = format!("shacru gy g {} - 0 1", ranks.join("/"));
        let north = format!("e{rank}-e{}", rank + 1);
        assert_eq!(moves_from(&position, &north), expected(&north, rank == 3 || rank == 6));
    }
    let files = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];
    let ranks = ["G28", "1G27", "2G26", "3G25", "4G24", "5G23", "6G22", "7G21"];
    for (pair, rank) in files.windows(2).zip(ranks) {
        let position = format!("shacru gy g 9/9/9/9/{rank}/9/9/9/9 - 0 1");
        let east = format!("{}5-{}5", pair[0], pair[1]);
        assert_eq!(moves_from(&position, &east), expected(&east, pair[0] == "c" || pair[0] == "f"));
    }
}

#[test]
fn s_r4_a_twist_turns_45_degrees_left_or_right() {
    let position = "shacru gy g 8Y4/9/9/9/9/9/4G04/9/9 - 0 1";
    assert_eq!(after(position, "e3-e4"), "shacru gy y 8Y4/9/9/9/9/4G0+4/9/9/9 - 0 2");
    assert_eq!(after(position, "e3-e4<"), "shacru gy y 8Y4/9/9/9/9/4G7+4/9/9/9 - 0 2");
    assert_eq!(after(position, "e3-e4>"), "shacru gy y 8Y4/9/9/9/9/4G1+4/9/9/9 - 0 2");
    assert_eq!(after(position, "e3-d4<"), "shacru gy y 8Y4/9/9/9/9/3G6+5/9/9/9 - 0 2");
}

#[test]
fn s_r4_a_twist_is_told_after_the_travel() {
    let position = "shacru gy g 8Y4/9/9/9/9/9/4G04/9/9 - 0 1";
    let told = events(position, "e3-e4>");
    assert!(matches!(told[0], BoardEvent::Travelled { facing: Facing::North, .. }));
    assert_eq!(told[1], BoardEvent::Twisted { at: at("e4"), facing: Facing::NorthEast });
    assert_eq!(told[2], BoardEvent::Marked { at: at("e4"), color: Color::Green, by: MarkCause::Arrival });
    assert_eq!(told.len(), 3);
}

#[test]
fn s_r4_no_twist_may_be_written_with_a_roof() {
    let position = position("shacru gy g 8Y4/9/9/9/9/9/4G04/9/9 - 0 1");
    assert_eq!(position.parse_move("e3-e4^").expect("a legal move").to_string(), "e3-e4");
}

// S-R5: fields that may not be entered

#[test]
fn s_r5_blocked_by_a_marker_and_a_chevron() {
    // d3 carries a yellow marker, a yellow chevron stands on e3; f3 is free.
    let position = "shacru gy g 9/9/9/9/9/9/3yY44/4G04/9 - 0 1";
    assert_eq!(moves_from(position, "e2"), "e2-f3");
    assert_eq!(refused(position, "e2-d3"), "e2-d3: d3 carries a yellow marker (S-R5)");
    assert_eq!(refused(position, "e2-e3"), "e2-e3: e3 is occupied by a yellow chevron (S-R5)");
}

#[test]
fn s_r5_ones_own_chevrons_block_too() {
    // A green chevron on e3, also where the field is green (f3).
    let position = "shacru gy g 8Y4/9/9/9/9/9/4G0G0+3/4G04/9 - 0 1";
    assert_eq!(moves_from(position, "e2"), "e2-d3");
    assert_eq!(refused(position, "e2-e3"), "e2-e3: e3 is occupied by a green chevron (S-R5)");
    assert_eq!(refused(position, "e2-f3"), "e2-f3: f3 is occupied by a green chevron (S-R5)");
}

#[test]
fn s_r5_ones_own_marker_does_not_block() {
    assert_eq!(moves_from("shacru gy g 8Y4/9/9/9/9/9/3ggg3/4G04/9 - 0 1", "e2"), "e2-d3 e2-e3 e2-f3");
}

#[test]
fn s_r5_the_marker_of_a_player_who_is_out_blocks() {
    let position = "shacru gYr g 8R4/9/9/9/9/9/3yy4/4G04/9 - 0 1";
    assert_eq!(moves_from(position, "e2"), "e2-f3");
}

// S-R6: the end

#[test]
fn s_r6_the_game_ends_when_nobody_can_gain_a_field() {
    // Yellow looks over the edge on i9. On a9 green does too; on b9, facing north-east, green can still go east.
    let position = "shacru gy g 8Y0+/G0+8/9/9/9/9/9/9/9 - 0 9";
    let end = after(position, "a8-a9");
    assert_eq!(end, "shacru gy y G0+7Y0+/g8/9/9/9/9/9/9/9 - 0 10");
    assert_eq!(outcome(&end), "dead g");
    assert_eq!(travels(&end), "");
    assert_eq!(outcome(&after(position, "a8-b9")), "none");
}

#[test]
fn s_r6_the_end_is_told_last() {
    let told = events("shacru gy g 8Y0+/G0+8/9/9/9/9/9/9/9 - 0 9", "a8-a9");
    let Some(BoardEvent::Ended(outcome)) = told.last() else { panic!("no end in {told:?}") };
    assert_eq!(outcome.reason.as_str(), "dead");
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [Color::Green]);
}

#[test]
fn s_r6_most_markers_win() {
    assert_eq!(outcome("shacru gyr g G0+7Y0+/9/9/9/4yyr2/9/9/9/9 - 0 9"), "dead y");
}

#[test]
fn s_r6_equal_leaders_share_the_win() {
    assert_eq!(outcome("shacru gyr g G0+7Y0+/9/9/9/9/9/9/9/9 - 0 9"), "dead gy");
    assert_eq!(outcome("shacru yrg g G0+7Y0+/9/9/9/9/9/9/9/8r - 0 9"), "dead yrg");
}

#[test]
fn s_r6_a_player_who_can_only_pass_may_still_win() {
    // Green is stuck with four markers; yellow goes to i9 and is stuck with two.
    let position = "shacru gy y G0+8/6ggY0+/7g1/9/9/9/9/9/9 - 0 9";
    let end = after(position, "i8-i9");
    assert_eq!(end, "shacru gy g G0+7Y0+/6ggy/7g1/9/9/9/9/9/9 - 0 10");
    assert_eq!(outcome(&end), "dead g");
}
