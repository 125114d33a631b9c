//! What the three games share: orders of play, leaving, the idle limit, dead positions, the priority of ends, options.

mod support;

use pacru_rules::error::LeaveError;
use pacru_rules::{
    BoardEvent, Color, Departure, EndReason, GameKind, MarkCause, OutReason, Position, Ruleset, TurnOrder,
};
use support::assert_all_seen;
use support::text::{after, after_all, at, events, leave, moves_from, outcome, position, refused, travels};

use Departure::{Gone, Resign, Time};

// Orders of play

#[test]
fn orders_default_for_two_three_and_four_players() {
    for (players, order) in [(2, "gy"), (3, "yrb"), (4, "yrgb")] {
        assert_eq!(TurnOrder::standard(players).expect("two to four players").to_string(), order);
    }
    assert_eq!(TurnOrder::standard(1), None);
    assert_eq!(TurnOrder::standard(5), None);
}

#[test]
fn orders_any_of_two_opposite_any_three_all_four() {
    assert_eq!(TurnOrder::all().len(), 4 + 24 + 24);
    for text in ["gy", "yg", "rb", "br", "bgy", "rgy", "bgry", "yrgb"] {
        assert_eq!(text.parse::<TurnOrder>().expect("an order of play").to_string(), text);
    }
}

#[test]
fn orders_are_followed_round_the_table() {
    // Black, green, red, yellow: three of four chevrons each step forward once.
    let start = Position::start(Ruleset::SHACRU, "bgry".parse().expect("an order")).to_string();
    let mut to_move = String::new();
    let mut now = start;
    for mv in ["a5-b5", "e1-e2", "i5-h5", "e9-e8", "b5-c5"] {
        to_move.push(position(&now).to_move().letter());
        now = after(&now, mv);
    }
    assert_eq!(to_move, "bgryb");
}

#[test]
fn orders_skip_players_who_are_out() {
    let position = "shacru yRgb y 4Y44/9/9/9/B28/9/9/9/4G04 - 0 9";
    assert_eq!(after(position, "e9-e8"), "shacru yRgb g 9/4Y4+4/9/9/B28/9/9/9/4G04 - 0 10");
}

// Leaving

/// Green, yellow and red with a chevron each and a marker under yellow's; green is to move.
const THREE: &str = "shacru gyr g 4Y4+4/9/9/9/8R6/9/9/9/4G04 - 7 12";

#[test]
fn leaving_takes_the_chevrons_and_keeps_the_markers() {
    let (after, events) = leave(THREE, Color::Yellow, Resign);
    assert_eq!(after, "shacru gYr g 4y4/9/9/9/8R6/9/9/9/4G04 - 7 12");
    assert_eq!(events, [BoardEvent::Out { color: Color::Yellow, why: OutReason::Left(Resign) }]);
}

#[test]
fn leaving_by_resigning_time_and_being_gone_is_the_same() {
    for how in Departure::ALL {
        let (after, events) = leave(THREE, Color::Red, how);
        assert_eq!(after, "shacru gyR g 4Y4+4/9/9/9/9/9/9/9/4G04 - 7 12");
        assert_eq!(events, [BoardEvent::Out { color: Color::Red, why: OutReason::Left(how) }]);
    }
}

#[test]
fn leaving_of_the_player_to_move_gives_the_turn_to_the_next() {
    let (after, _) = leave(THREE, Color::Green, Time);
    assert_eq!(after, "shacru Gyr y 4Y4+4/9/9/9/8R6/9/9/9/9 - 7 12");
    let without_yellow = "shacru gYr g 4y4/9/9/9/8R6/9/9/9/4G04 - 7 12";
    assert_eq!(leave(without_yellow, Color::Green, Time).0, "shacru GYr r 4y4/9/9/9/8R6/9/9/9/9 - 7 12");
}

#[test]
fn leaving_of_all_but_one_makes_that_one_win() {
    // Red wins with no marker against yellow's one.
    for game in ["shacru", "azacru", "pacru"] {
        let position = format!("{game} gYr g 4y4/9/9/9/8R6/9/9/9/4G04 - 7 12");
        let (end, events) = leave(&position, Color::Green, Gone);
        assert_eq!(end, format!("{game} GYr r 4y4/9/9/9/8R6/9/9/9/9 - 7 12"));
        assert_eq!(outcome(&end), "last r");
        assert!(matches!(events.last(), Some(BoardEvent::Ended(outcome)) if outcome.reason == EndReason::LastPlayer));
    }
}

#[test]
fn leaving_players_cannot_win_on_markers() {
    // Both who are in look over the edge; yellow, who is out, has the most markers.
    assert_eq!(outcome("shacru gYr g G0+7R0+/yyy5r/9/9/9/9/9/9/9 - 0 9"), "dead r");
    assert_eq!(outcome("azacru gYr g G0+7R0+/yyy5r/9/9/9/9/9/9/9 g 1 9"), "last-round r");
}

#[test]
fn leaving_may_end_shacru_by_a_dead_position() {
    // Only yellow could still gain.
    let position = "shacru gyr g G0+7R0+/9/9/9/9/9/9/9/4Y04 - 3 7";
    assert_eq!(outcome(position), "none");
    let (end, events) = leave(position, Color::Yellow, Resign);
    assert_eq!(end, "shacru gYr g G0+7R0+/9/9/9/9/9/9/9/9 - 3 7");
    assert_eq!(outcome(&end), "dead gr");
    assert!(matches!(events.last(), Some(BoardEvent::Ended(_))));
}

#[test]
fn leaving_is_no_pass_in_the_sense_of_a_r10() {
    let position = "azacru gyr g 4Y44/9/9/9/8R6/9/9/9/4G04 - 0 3";
    let (after, _) = leave(position, Color::Green, Resign);
    assert_eq!(after, "azacru Gyr y 4Y44/9/9/9/8R6/9/9/9/9 - 0 3");
    assert_eq!(after_all(&after, "e9-e8 i5-h5"), "azacru Gyr y 9/4Y4+4/9/9/7R6+1/9/9/9/9 - 0 5");
}

#[test]
fn leaving_of_the_first_to_pass_leaves_the_last_round_ending_at_that_seat_a_r10() {
    // Red passed first, then leaves; green and yellow still have one turn each.
    let position = "azacru rgy g 4Y44/9/9/9/9/9/9/9/4G03R4 r 1 2";
    let (left, _) = leave(position, Color::Red, Gone);
    assert_eq!(left, "azacru Rgy g 4Y44/9/9/9/9/9/9/9/4G04 r 1 2");
    let end = after_all(&left, "e1-e2 e9-e8");
    assert_eq!(end, "azacru Rgy r 9/4Y4+4/9/9/9/9/9/4G0+4/9 r 0 4");
    assert_eq!(outcome(&end), "last-round gy");
}

#[test]
fn leaving_as_the_last_of_the_last_round_ends_it_a_r10() {
    let position = "azacru rgyb b 4Y44/9/9/9/B28/9/9/9/4G03R4 r 1 4";
    let (end, _) = leave(position, Color::Black, Resign);
    assert_eq!(end, "azacru rgyB r 4Y44/9/9/9/9/9/9/9/4G03R4 r 1 4");
    assert_eq!(outcome(&end), "last-round rgy");
}

#[test]
fn leaving_in_pacru_applies_r15_again_when_the_mover_leaves() {
    // Green leaves; yellow, who is next, looks over the edge.
    let position = "pacru gyrb g Y0+8/9/9/9/B27R6/9/9/9/4G04 - 3 9";
    let (after, events) = leave(position, Color::Green, Resign);
    assert_eq!(after, "pacru GYrb r y8/9/9/9/B27R6/9/9/9/9 - 3 9");
    assert_eq!(
        events,
        [
            BoardEvent::Out { color: Color::Green, why: OutReason::Left(Resign) },
            BoardEvent::Out { color: Color::Yellow, why: OutReason::Blocked },
        ]
    );
}

#[test]
fn leaving_in_pacru_applies_r15_again_when_another_leaves() {
    // Green can only take yellow on a9. Yellow leaves, the yellow marker stays: green is blocked.
    let position = "pacru gyr g Y4+r7/G0G77/9/9/9/9/9/9/8R0 - 3 9";
    let (after, events) = leave(position, Color::Yellow, Gone);
    assert_eq!(after, "pacru GYr r yr7/9/9/9/9/9/9/9/8R0 - 3 9");
    assert_eq!(outcome(&after), "last r");
    assert_eq!(events[1], BoardEvent::Out { color: Color::Green, why: OutReason::Blocked });
}

#[test]
fn leaving_is_refused_to_strangers_to_those_out_and_after_the_end() {
    let left = |text: &str, color| position(text).leave(color, Resign).expect_err("leaving is refused");
    assert_eq!(left(THREE, Color::Black), LeaveError::NotPlaying(Color::Black));
    assert_eq!(left(THREE, Color::Black).to_string(), "black cannot leave: black does not play");
    let two_left = "shacru gYr g 4y4/9/9/9/8R6/9/9/9/4G04 - 7 12";
    assert_eq!(left(two_left, Color::Yellow), LeaveError::AlreadyOut(Color::Yellow));
    assert_eq!(left(two_left, Color::Yellow).to_string(), "yellow cannot leave: yellow is out already");
    let over = "shacru GYr r 4y4/9/9/9/8R6/9/9/9/9 - 7 12";
    assert_eq!(left(over, Color::Red), LeaveError::GameOver);
    assert_eq!(left(over, Color::Red).to_string(), "nobody can leave: the game is over");
}

// Idle limit

#[test]
fn idle_limit_is_40_turns_for_each_player_at_the_start() {
    for (text, limit) in [
        ("shacru gy g 8Y4/9/9/9/9/9/9/9/4G04 - 0 1", 80),
        ("azacru gyr g 8Y4/9/9/9/8R6/9/9/9/4G04 - 0 1", 120),
        ("azacru gYr g 9/9/9/9/8R6/9/9/9/4G04 - 0 1", 120),
        ("pacru yrgb g 8Y4/9/9/9/B27R6/9/9/9/4G04 - 0 1", 160),
    ] {
        assert_eq!(position(text).idle_limit(), limit, "{text}");
    }
}

#[test]
fn idle_limit_ends_shacru_and_azacru_by_count() {
    for game in ["shacru", "azacru"] {
        // Green steps from e2 to the green e3; yellow has one marker.
        let position = format!("{game} gy g 8Y4+/9/9/9/9/9/4g4/4G0+4/9 - 79 100");
        let end = after(&position, "e2-e3");
        assert_eq!(end, format!("{game} gy y 8Y4+/9/9/9/9/9/4G0+4/4g4/9 - 80 101"));
        assert_eq!(outcome(&end), "idle g");
        let earlier = position.replace(" 79 ", " 78 ");
        assert_eq!(outcome(&after(&earlier, "e2-e3")), "none");
    }
}

#[test]
fn idle_limit_draws_pacru_between_the_players_still_in() {
    let position = "pacru gYr g 8R4+/yyy6/9/9/9/9/9/4G04/9 - 119 200";
    let end = after(position, "e2-e3");
    assert_eq!(end, "pacru gYr r 8R4+/yyy6/9/9/9/9/4G04/9/9 - 120 201");
    assert_eq!(outcome(&end), "idle gr");
    assert_eq!(travels(&end), "");
}

#[test]
fn idle_limit_a_pass_is_idle() {
    let end = after("shacru gy g G08/9/9/9/9/9/9/9/8Y0 - 79 100", "pass");
    assert_eq!(end, "shacru gy y G08/9/9/9/9/9/9/9/8Y0 - 80 101");
    assert_eq!(outcome(&end), "idle gy");
}

#[test]
fn idle_limit_starts_again_with_every_change() {
    let changes = [
        ("shacru gy g 8Y4/9/9/9/9/9/9/9/4G04 - 79 9", "e1-e2"),
        ("azacru gy g 8Y4/9/9/9/9/9/4g4/4y4/4G0+4 - 79 9", "e1-e3"),
        ("pacru gy g 8Y4/9/9/9/9/9/4G04/9/9 - 79 9", "e3-e4(d5)"),
        ("pacru gy g 8Y4/9/9/9/9/9/9/9/gg2G04 - 79 9", "e1>(a1,b1)"),
        ("pacru gy g 8Y4/9/9/9/4Y4+4/3G11G73/9/9/9 - 79 9", "d4xe5"),
    ];
    for (before, mv) in changes {
        assert_eq!(position(&after(before, mv)).idle(), 0, "{mv} in {before}");
    }
}

#[test]
fn idle_limit_ignores_removals_by_r15() {
    // Yellow is out after green's idle move (six) or change (none).
    let position = |rank: &str| format!("pacru gyr g Y0+7R4/9/9/9/9/9/{rank}/9/9 - 5 9");
    assert_eq!(after(&position("4G44"), "e3-e2"), "pacru gYr r y7R4/9/9/9/9/9/9/4G44/9 - 6 10");
    assert_eq!(after(&position("4G04"), "e3-e4(e4)"), "pacru gYr r y7R4/9/9/9/9/4G0+4/9/9/9 - 0 10");
}

#[test]
fn idle_limit_ignores_leaving() {
    let (after, _) = leave("azacru gyr g 8Y4/9/9/9/8R6/9/9/9/4G04 - 119 200", Color::Green, Resign);
    assert_eq!(after, "azacru Gyr y 8Y4/9/9/9/8R6/9/9/9/9 - 119 200");
    assert_eq!(outcome(&after), "none");
}

// Dead positions (S-R6)

#[test]
fn s_r6_dead_although_most_fields_are_neutral() {
    // Both look over the edge.
    assert_eq!(outcome("shacru gy g G0+7Y0+/9/9/9/9/9/9/9/9 - 0 9"), "dead gy");
}

#[test]
fn s_r6_a_chain_over_ones_own_fields_keeps_the_game_alive() {
    // Green may walk a1, a2, a3, a4, beside a yellow wall. Then a4 is yellow, too.
    assert_eq!(outcome("shacru gy g 8Y0+/9/9/9/1y7/1y7/gy7/gy7/G0+8 - 0 9"), "none");
    assert_eq!(outcome("shacru gy g 8Y0+/9/9/9/1y7/yy7/gy7/gy7/G0+8 - 0 9"), "dead y");
}

#[test]
fn s_r6_a_twist_may_be_needed_to_gain() {
    // c3 can only go to the green d4; there a twist to the right opens the way south-east to e3.
    let position = "shacru gy g 8Y0+/9/9/9/2yyy4/1yygy4/2G0+6/9/9 - 0 9";
    assert_eq!(outcome(position), "none");
    let gained = after_all(position, "c3-d4> pass d4-e3");
    assert_eq!(gained, "shacru gy y 8Y0+/9/9/9/2yyy4/1yygy4/2g1G3+4/9/9 - 0 12");
    let lilacru = position.replace("shacru", "shacru:notwist");
    assert_eq!(outcome(&lilacru), "dead y");
}

#[test]
fn s_r6_a_twist_to_the_left_may_be_needed_to_gain() {
    // The same, mirrored: from g3 to the green f4, then south-west to e3.
    let position = "shacru gy g 8Y0+/9/9/9/4yyy2/4ygyy1/6G0+2/9/9 - 0 9";
    assert_eq!(outcome(position), "none");
    let gained = after_all(position, "g3-f4< pass f4-e3");
    assert_eq!(gained, "shacru gy y 8Y0+/9/9/9/4yyy2/4ygyy1/4G5+1g2/9/9 - 0 12");
}

#[test]
fn s_r6_a_chain_does_not_lead_through_a_wall() {
    // a2 looks over the edge for ever. Past it a1 would gain a3; over b2 it gains nothing.
    let position = "shacru gy g 8Y0+/9/9/9/9/9/1yy6/G6+gy6/G0+8 - 0 9";
    assert_eq!(outcome(position), "dead y");
    let without_wall = position.replace("G6+gy6", "ggy6");
    assert_eq!(outcome(&without_wall), "none");
}

#[test]
fn s_r6_a_chevron_that_can_move_is_no_wall() {
    // Yellow stands on the neutral a2 in front of green. It can step to a3 and no further, then green gains a2.
    let position = "shacru gy g 9/9/9/9/9/gg7/yg7/Y0y7/G0+8 - 0 9";
    assert_eq!(outcome(position), "none");
    let gained = after_all(position, "pass a2-a3 a1-a2");
    assert_eq!(gained, "shacru gy y 9/9/9/9/9/gg7/Y0+g7/G0+y7/g8 - 0 12");
    // With a green a3 yellow cannot move: a wall on a neutral field that nobody gains.
    assert_eq!(outcome("shacru gy g 9/9/9/9/9/gg7/gg7/Y0y7/G0+8 - 0 9"), "dead g");
}

#[test]
fn s_r6_chevrons_that_shut_each_other_in_are_walls() {
    // a1 and a2 look at each other; b1 is green and b2 yellow.
    assert_eq!(outcome("shacru gy g 9/9/9/9/9/9/9/Y4y7/G0g7 - 0 9"), "dead gy");
    // A neutral b2 gives green a step.
    assert_eq!(outcome("shacru gy g 9/9/9/9/9/9/9/Y48/G0g7 - 0 9"), "none");
}

#[test]
fn s_r6_a_wall_that_gives_way_frees_the_next() {
    // a1 waits for a2, a2 for a3; a3 can step to the green a4 and no further. So a1 may gain the neutral a2.
    let position = "shacru gy g 9/9/9/9/yy7/gy7/G0+y7/G0y7/G0+8 - 0 9";
    assert_eq!(outcome(position), "none");
    let stuck = "shacru gy g 9/9/9/9/9/yy7/G0+y7/G0y7/G0+8 - 0 9";
    assert_eq!(outcome(stuck), "dead y");
}

#[test]
fn s_r6_markers_of_players_out_stay_in_the_way() {
    assert_eq!(outcome("shacru gYr g 8R0+/9/9/9/9/9/9/yy7/G0+y7 - 0 9"), "dead gr");
}

// Which end counts if several hold

#[test]
fn priority_pacru_target_before_last() {
    // Taking yellow's last chevron brings the third marker.
    let position = "pacru:target=3 gy g 9/9/9/9/4Y4+4/3G11G73/9/9/gg7 - 5 9";
    let end = after(position, "d4xe5");
    assert_eq!(end, "pacru:target=3 gY g 9/9/9/9/4G1+4/5G73/9/9/gg7 - 0 10");
    assert_eq!(outcome(&end), "target g");
}

#[test]
fn priority_pacru_target_before_idle() {
    assert_eq!(outcome("pacru:target=1 gy g 8Y4/9/9/9/9/9/9/9/4G0+4 - 80 99"), "target g");
}

#[test]
fn priority_pacru_last_before_idle() {
    // The eightieth idle turn, and yellow is blocked.
    let end = after("pacru gy g Y0+8/9/9/9/9/9/9/4G04/9 - 79 99", "e2-e3");
    assert_eq!(end, "pacru gY g y8/9/9/9/9/9/4G04/9/9 - 80 100");
    assert_eq!(outcome(&end), "last g");
}

#[test]
fn priority_shacru_last_before_dead_before_idle() {
    assert_eq!(outcome("shacru gY g G0+8/yyy6/9/9/9/9/9/9/9 - 80 99"), "last g");
    assert_eq!(outcome("shacru gy g G0+7Y0+/9/9/9/9/9/9/9/9 - 80 99"), "dead gy");
}

#[test]
fn priority_azacru_last_before_last_round_before_idle() {
    assert_eq!(outcome("azacru gY g G0+8/yyy6/9/9/9/9/9/9/9 g 80 99"), "last g");
    assert_eq!(outcome("azacru gY y G0+8/yyy6/9/9/9/9/9/9/9 y 80 99"), "last g");
    assert_eq!(outcome("azacru gy g G0+7Y0+/9/9/9/9/9/9/9/9 g 80 99"), "last-round gy");
}

// Who is to move after the end

#[test]
fn the_end_leaves_the_turn_to_the_winner_in_pacru() {
    // Target, and last by R15, where the turn would have gone to red.
    let target = after("pacru:target=1 gyr g 8Y4/9/9/9/8R6/9/4G04/9/9 - 0 9", "e3-e4(e4)");
    assert!(target.starts_with("pacru:target=1 gyr g "), "{target}");
    let last = after("pacru gYr g 8R0/9/9/9/9/9/9/4G04/9 - 0 9", "e2-e3");
    assert_eq!(last, "pacru gYR g 9/9/9/9/9/9/4G04/9/9 - 1 10");
}

#[test]
fn the_end_leaves_the_turn_to_the_next_player_in_the_other_games() {
    let dead = after("shacru gyr g 7R0+Y0+/G0+8/9/9/9/9/9/9/9 - 0 9", "a8-a9");
    assert_eq!(dead, "shacru gyr y G0+6R0+Y0+/g8/9/9/9/9/9/9/9 - 0 10");
    assert_eq!(outcome(&dead), "dead g");
    let idle = after("pacru gy g 8Y4/9/9/9/9/9/9/4G04/9 - 79 99", "e2-e3");
    assert_eq!(idle, "pacru gy y 8Y4/9/9/9/9/9/4G04/9/9 - 80 100");
}

#[test]
fn the_end_leaves_no_moves() {
    for over in [
        "shacru gy g G0+7Y0+/9/9/9/9/9/9/9/4G04 - 80 99",
        "azacru gy g 8Y4/9/9/9/9/9/9/9/4G04 g 1 99",
        "pacru:target=2 gy g 8Y4/9/9/9/9/9/9/9/gg2G04 - 0 99",
    ] {
        let position = position(over);
        assert!(position.outcome().is_some(), "{over}");
        assert_eq!(position.count_moves(), 0, "{over}");
        assert!(position.movable().is_empty(), "{over}");
        assert!(position.destinations(at("e1")).is_empty(), "{over}");
    }
}

// Options

#[test]
fn options_notwist_takes_the_twist_from_s_r4() {
    let lilacru = "shacru:notwist gy g 8Y4/9/9/9/9/9/4G04/9/9 - 0 1";
    assert_eq!(moves_from(lilacru, "e3"), "e3-d4 e3-e4 e3-f4");
    assert_eq!(after(lilacru, "e3-e4"), "shacru:notwist gy y 8Y4/9/9/9/9/4G0+4/9/9/9 - 0 2");
    for twist in ["e3-e4<", "e3-e4>", "e3-e4^"] {
        assert_eq!(refused(lilacru, twist), format!("{twist}: this game is played without a twist (S-R4)"));
    }
}

#[test]
fn options_notwist_takes_the_twist_from_a_r6() {
    let position = "azacru:notwist gy g 8Y4/9/9/9/9/9/4G04/9/9 - 0 1";
    assert_eq!(moves_from(position, "e3"), "e3-d4 e3-e4 e3-f4");
    assert_eq!(refused(position, "e3-e4<"), "e3-e4<: this game is played without a twist (A-R6)");
}

#[test]
fn options_target_replaces_r1() {
    let position = position("pacru:target=20 yrgb g 8Y4/9/9/9/B27R6/9/9/9/4G04 - 0 1");
    assert_eq!(position.target(), Some(20));
    let three = "pacru:target=3 gy g 8Y4/9/9/9/9/9/4G04/9/gg7 - 0 9";
    let end = after(three, "e3-e4(e4)");
    assert_eq!(end, "pacru:target=3 gy g 8Y4/9/9/9/9/4G0+4/9/9/gg7 - 0 10");
    assert_eq!(outcome(&end), "target g");
    assert_eq!(outcome(&after(&three.replace("=3", "=4"), "e3-e4(e4)")), "none");
}

/// Green goes from d2 to e2 and meets f2; yellow's markers stand in the first rank.
fn meeting9(order: &str, rank1: &str) -> String {
    format!("pacru:meet9 {order} g 8R4/9/9/9/9/9/9/3G2gG6+3/{rank1} - 5 9")
}

#[test]
fn options_meet9_asks_for_an_opponent_with_nine_markers_r12() {
    let two = |rank1| meeting9("gy", rank1).replace("8R4", "8Y4");
    assert_eq!(moves_from(&two("yyyyyyyy1"), "d2-e2"), "d2-e2");
    assert_eq!(
        refused(&two("yyyyyyyy1"), "d2-e2(a9)"),
        "d2-e2(a9): a9 is one field too many, there is no meeting (R12)"
    );
    assert_eq!(after(&two("yyyyyyyyy"), "d2-e2(a1)"), "pacru:meet9 gy y 8Y4/9/9/9/9/9/9/4G2+G6+3/gyyyyyyyy - 0 10");
    assert!(refused(&two("yyyyyyyyy"), "d2-e2").ends_with("(R12)"));
}

#[test]
fn options_meet9_counts_one_opponent_in_or_out_not_the_sum() {
    assert_eq!(moves_from(&meeting9("gYr", "yyyyyrrrr"), "d2-e2"), "d2-e2");
    assert!(moves_from(&meeting9("gYr", "yyyyyyyyy"), "d2-e2").starts_with("d2-e2(a1) "));
}

#[test]
fn options_meet9_does_not_count_ones_own_markers() {
    assert_eq!(moves_from(&meeting9("gYr", "ggggggggg"), "d2-e2"), "d2-e2");
}

#[test]
fn options_meet9_counts_after_a_pincer() {
    // Yellow's ninth marker lies under the chevron on e5, which d4 takes; f6 looks at e5.
    let position = |rank1| format!("pacru:meet9 gy g 8Y4/9/9/5G5+3/4Y4+4/3G15/9/9/{rank1} - 5 9");
    assert_eq!(moves_from(&position("yyyyyyyy1"), "d4x"), "d4xe5");
    assert!(moves_from(&position("yyyyyyyyy"), "d4x").starts_with("d4xe5(a1) "));
}

#[test]
fn options_meet9_counts_before_r10() {
    // e3 arrives on the green e4, meets e5 and transforms one of yellow's nine markers.
    let position = "pacru:meet9 gy g 8Y4/9/9/3yyy3/3yG4+y3/3ygy3/4G04/9/yy7 - 5 9";
    let after = after(position, "e3-e4(d6,d4)");
    assert_eq!(after, "pacru:meet9 gy y 8Y4/9/9/3gyy3/3yG4+y3/3gG0+y3/9/9/yy7 - 0 10");
    let eight = position.replace("/yy7 ", "/y8 ");
    assert_eq!(moves_from(&eight, "e3-e4(d6"), "e3-e4(d6)");
}

#[test]
fn options_meet9_counts_before_r8() {
    // d1 connects to d3 over d2, one of yellow's nine markers, and meets d4.
    let position = "pacru:meet9 gy g 8Y4/9/9/9/yyyyyyyy1/3G4+5/3g5/3y5/3G0+5 - 5 9";
    let after = after(position, "d1-d3(*,a5)");
    assert_eq!(after, "pacru:meet9 gy y 8Y4/9/9/9/gyyyyyyy1/3G4+5/3G0+5/3g5/3g5 - 0 10");
}

#[test]
fn options_belong_to_their_games() {
    for game in GameKind::ALL {
        let plain = Ruleset::from(game);
        assert_eq!(plain.to_string(), game.name());
        assert_eq!(plain.has_twist(), game != GameKind::Pacru);
        assert_eq!(plain.target(2).is_some(), game == GameKind::Pacru);
    }
}

// Events

#[test]
fn events_of_every_kind_are_told() {
    let moves = [
        ("shacru gy g 8Y4/9/9/9/9/9/4G04/9/9 - 0 1", "e3-e4<", "Travelled Twisted Marked"),
        ("shacru gy g 8Y0+/G0+8/9/9/9/9/9/9/9 - 0 9", "a8-a9", "Travelled Marked Ended"),
        ("azacru gy g G08/9/9/9/9/9/9/9/8Y0 - 0 5", "pass", "Passed LastRoundBegan"),
        ("azacru gy g 8Y4/9/9/9/9/9/4g4/4y4/4G0+4 - 0 9", "e1-e3", "Travelled Connected Converted Removed"),
        ("pacru gy g 8Y4/9/9/9/9/9/9/9/gg2G04 - 0 9", "e1>(a1,b1)", "GivenUp GivenUp Reoriented"),
        ("pacru gy g 9/9/9/9/4Y44/3G11G73/9/9/9 - 0 9", "d4xe5", "Captured Out Travelled Marked Ended"),
        ("pacru gy g 8Y4/9/9/9/9/9/9/3G2gG6+3/9 - 0 9", "d2-e2(a1)", "Travelled Met Marked"),
        ("pacru gy g 8Y4/9/9/9/9/9/9/4G04/9 - 79 99", "e2-e3", "Travelled Ended"),
        ("pacru gy g 8Y4/9/9/9/9/9/4G04/9/9 - 0 9", "e3-e4(d5)", "Travelled Marked"),
    ];
    let mut seen = Vec::new();
    let mut causes = Vec::new();
    for (before, mv, expected) in moves {
        let events = events(before, mv);
        let told: Vec<&str> = events.iter().map(BoardEvent::variant_name).collect();
        assert_eq!(told.join(" "), expected, "{mv} in {before}");
        seen.extend(told);
        causes.extend(events.iter().filter_map(|event| match event {
            BoardEvent::Marked { by, .. } | BoardEvent::Converted { by, .. } => Some(by.variant_name()),
            _ => None,
        }));
    }
    assert_all_seen(BoardEvent::VARIANT_NAMES, seen);
    assert_all_seen(MarkCause::VARIANT_NAMES, causes);
}
