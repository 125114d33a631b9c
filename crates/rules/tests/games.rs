//! Whole games: taking back, leaving, repetition, agreed and cancelled ends, and series of games.

mod support;

use pacru_rules::error::{ActionError, LeaveError, SeatingError};
use pacru_rules::{
    Action, BoardEvent, Color, Departure, EndReason, Game, Move, OutReason, Outcome, Position, Reason, Series,
};
use std::collections::HashSet;
use support::text::position;

/// Green and yellow each own three borderlands, in which a chevron can go round without changing anything.
const ROUND: &str = "pacru gy g 3yyyyyy/3yyyyyY3+/3yyyyyy/ggg3yyy/ggg3yyy/ggg3yyy/gggggg3/G7+ggggg3/gggggg3 - 0 1";
/// Once round in green's corner and in yellow's, from [`ROUND`] and back.
const GREEN_ROUND: [&str; 8] = ["a2-a3", "a3-b4", "b4-c4", "c4-d3", "d3-d2", "d2-c1", "c1-b1", "b1-a2"];
const YELLOW_ROUND: [&str; 8] = ["i8-i7", "i7-h6", "h6-g6", "g6-f7", "f7-f8", "f8-g9", "g9-h9", "h9-i8"];

fn game(start: &str) -> Game {
    Game::new(position(start))
}

fn standard(game: &str, order: &str) -> Game {
    Game::new(Position::start(game.parse().expect("a game"), order.parse().expect("an order")))
}

/// Does what the words of a record say.
fn act(game: &mut Game, words: &str) {
    for word in words.split_whitespace() {
        game.play_text(word).unwrap_or_else(|error| panic!("{}: {error}", game.position()));
    }
}

/// Plays the move written so, which gives its events.
fn play(game: &mut Game, text: &str) -> Vec<BoardEvent> {
    let mv = legal(game, text);
    game.play(mv).unwrap_or_else(|refusal| panic!("{}, {text}: {refusal}", game.position()))
}

fn legal(game: &Game, text: &str) -> Move {
    game.position().parse_move(text).unwrap_or_else(|error| panic!("{}: {error}", game.position()))
}

/// Two players' moves in turn.
fn alternate(first: &[&str], second: &[&str]) -> String {
    let pairs = first.iter().zip(second).flat_map(|(a, b)| [*a, *b]);
    pairs.collect::<Vec<_>>().join(" ")
}

fn once_round() -> String {
    alternate(&GREEN_ROUND, &YELLOW_ROUND)
}

/// `none`, or the reason and the winners' letters.
fn outcome(game: &Game) -> String {
    match game.outcome() {
        None => "none".to_owned(),
        Some(outcome) => format!("{} {}", outcome.reason, outcome.winner_letters(game.position().order())),
    }
}

fn ends(events: &[BoardEvent]) -> Vec<Outcome> {
    events
        .iter()
        .filter_map(|event| if let BoardEvent::Ended(outcome) = event { Some(*outcome) } else { None })
        .collect()
}

/// The letters of the winners of the only end, which must be the last event.
fn only_end(game: &Game, events: &[BoardEvent]) -> String {
    assert!(matches!(events.last(), Some(BoardEvent::Ended(_))), "{events:?}");
    let [end] = ends(events)[..] else { panic!("one end is told, not {events:?}") };
    assert_eq!(Some(end), game.outcome());
    format!("{} {}", end.reason, end.winner_letters(game.position().order()))
}

// Playing

#[test]
fn a_new_game_stands_at_its_start() {
    let game = standard("azacru", "yrb");
    assert_eq!(game.position(), game.start());
    assert!(game.plies().is_empty());
    assert_eq!(game.positions().count(), 1);
    assert_eq!(game.outcome(), None);
}

#[test]
fn plies_and_positions_tell_the_whole_game() {
    let mut game = standard("shacru", "yrb");
    act(&mut game, "e9-e8 i5-h5 resign:y a5-b5");
    let actions: Vec<String> = game.plies().iter().map(|ply| ply.action.to_string()).collect();
    assert_eq!(actions, ["e9-e8", "i5-h5", "resign:y", "a5-b5"]);
    let turns: Vec<u32> = game.positions().map(Position::turn_number).collect();
    assert_eq!(turns, [1, 2, 3, 3, 4]);
    assert_eq!(game.positions().last(), Some(game.position()));
    assert_eq!(game.plies()[2].action, Action::Leave { color: Color::Yellow, how: Departure::Resign });
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut game = standard("pacru", "gy");
    act(&mut game, "e1-e2");
    assert!(game.undo());
    let (before, foreign) = (*game.position(), standard("pacru", "yg").position().parse_move("e9-e8"));
    let refusal = game.play(foreign.expect("a move of yellow's")).expect_err("yellow's chevron, but green's turn");
    assert!(matches!(refusal.reason, Reason::NotYours { owner: Color::Yellow, .. }));
    assert_eq!(*game.position(), before);
    assert!(game.redo(), "what was refused does not cost the redo");
    assert_eq!(game.plies().len(), 1);
}

#[test]
fn act_is_play_or_leave() {
    let mut game = standard("shacru", "yrb");
    let mv = legal(&game, "e9-e8");
    assert!(game.apply(Action::Move(mv)).is_ok());
    assert!(matches!(game.apply(mv.into()), Err(ActionError::Move(_))));
    let gone = Action::Leave { color: Color::Black, how: Departure::Gone };
    assert!(game.apply(gone).is_ok());
    assert_eq!(game.apply(gone), Err(ActionError::Leave(LeaveError::AlreadyOut(Color::Black))));
    assert_eq!(game.plies().len(), 2);
}

#[test]
fn read_action_reads_moves_and_departures_and_names_the_rule() {
    let mut game = standard("shacru", "yrb");
    for (word, how) in [("resign:y", Departure::Resign), ("time:y", Departure::Time), ("gone:y", Departure::Gone)] {
        let leave = Action::Leave { color: Color::Yellow, how };
        assert_eq!(game.play_text(word), Ok(leave));
        assert_eq!(leave.to_string(), word);
        assert!(game.undo());
    }
    let error = |game: &mut Game, word: &str| game.play_text(word).expect_err("refused").to_string();
    assert_eq!(error(&mut game, "e9-e7"), "e9-e7: too far, its power of movement is 1 (S-R3)");
    assert_eq!(error(&mut game, "resign:g"), "green cannot leave: green does not play");
    assert_eq!(error(&mut game, "time:x"), "time:x: not a move: at character 6 expected a colour: y, r, g or b");
    for word in ["resign", "resign:", "resign:x", "resign:yy", "left:y", ":y"] {
        assert!(matches!(game.play_text(word), Err(ActionError::Move(_))), "{word} is no action");
    }
    assert!(game.plies().is_empty());
}

// Taking back

#[test]
fn undo_and_redo_walk_the_same_way() {
    let mut game = standard("azacru", "yrb");
    act(&mut game, "e9-e8 time:b i5-h5 e8-e7");
    let way: Vec<Position> = game.positions().copied().collect();
    for position in way.iter().rev().skip(1) {
        assert!(game.undo());
        assert_eq!(game.position(), position);
    }
    assert!(!game.undo());
    assert_eq!(game.position(), game.start());
    for position in &way[1..] {
        assert!(game.redo());
        assert_eq!(game.position(), position);
    }
    assert!(!game.redo());
}

#[test]
fn a_new_action_forgets_what_could_be_redone() {
    let mut game = standard("shacru", "yrb");
    act(&mut game, "e9-e8 i5-h5");
    assert!(game.undo() && game.undo());
    act(&mut game, "e9-d8");
    assert!(!game.redo());
    assert!(game.undo());
    act(&mut game, "resign:r");
    assert!(!game.redo());
    assert_eq!(game.plies().len(), 1);
}

#[test]
fn undo_of_the_last_action_reopens_the_game() {
    let mut game = standard("shacru", "gy");
    act(&mut game, "e1-e2 resign:y");
    assert_eq!(outcome(&game), "last g");
    assert!(game.undo());
    assert_eq!(outcome(&game), "none");
    act(&mut game, "e9-e8");
    assert_eq!(game.position().marker_counts(), [1, 1]);
}

// Leaving

#[test]
fn leaving_out_of_turn_keeps_the_turn_and_in_turn_passes_it_on() {
    let mut game = standard("pacru", "yrgb");
    let events = game.leave(Color::Green, Departure::Time).expect("green is in");
    assert_eq!(events, [BoardEvent::Out { color: Color::Green, why: OutReason::Left(Departure::Time) }]);
    assert_eq!((game.position().to_move(), game.position().turn_number()), (Color::Yellow, 1));
    game.leave(Color::Yellow, Departure::Resign).expect("yellow is in");
    assert_eq!((game.position().to_move(), game.position().turn_number()), (Color::Red, 1));
}

#[test]
fn leaving_until_one_is_left_ends_every_game() {
    for ruleset in ["shacru", "azacru", "pacru"] {
        let mut game = standard(ruleset, "yrb");
        let first = game.leave(Color::Yellow, Departure::Resign).expect("yellow is in");
        assert!(ends(&first).is_empty());
        let last = game.leave(Color::Black, Departure::Gone).expect("black is in");
        assert_eq!(only_end(&game, &last), "last r");
    }
}

#[test]
fn leaving_is_refused_to_strangers_and_to_those_who_are_out() {
    let mut game = standard("azacru", "yrb");
    assert_eq!(game.leave(Color::Green, Departure::Resign), Err(LeaveError::NotPlaying(Color::Green)));
    game.leave(Color::Red, Departure::Resign).expect("red is in");
    assert_eq!(game.leave(Color::Red, Departure::Resign), Err(LeaveError::AlreadyOut(Color::Red)));
    assert_eq!(game.plies().len(), 1);
}

// Ends

/// Nothing more can be done, and trying to changes nothing.
fn assert_over(game: &mut Game, mv: Move) {
    let (before, plies, end) = (*game.position(), game.plies().len(), game.outcome());
    assert!(end.is_some());
    let refusal = game.play(mv).expect_err("the game is over");
    assert_eq!(refusal.reason, Reason::GameOver);
    for &color in before.order().colors() {
        assert_eq!(game.leave(color, Departure::Resign), Err(LeaveError::GameOver));
    }
    assert!(game.play_text(&mv.to_string()).is_err());
    assert!(!game.agree_draw());
    assert!(!game.cancel());
    assert_eq!((*game.position(), game.plies().len(), game.outcome()), (before, plies, end));
}

#[test]
fn nothing_follows_any_end() {
    let mut by_rule = standard("shacru", "gy");
    let mv = legal(&by_rule, "e1-e2");
    act(&mut by_rule, "resign:y");
    assert_over(&mut by_rule, mv);

    let mut agreed = standard("pacru", "gy");
    assert!(agreed.agree_draw());
    assert!(agreed.is_over() && agreed.legal_moves().is_empty());
    assert!(!agreed.position().is_over() && !agreed.position().legal_moves().is_empty());
    assert!(agreed.outcome().is_some_and(|outcome| outcome.is_shared()));
    let mv = legal(&agreed, "e1-e2");
    assert_over(&mut agreed, mv);

    let mut cancelled = standard("azacru", "gy");
    assert!(cancelled.cancel());
    let mv = legal(&cancelled, "e1-e2");
    assert_over(&mut cancelled, mv);

    let mut repeated = game(ROUND);
    act(&mut repeated, &once_round());
    act(&mut repeated, &once_round());
    let mv = legal(&repeated, "a2-a3");
    assert_over(&mut repeated, mv);
    assert_eq!(repeated.play_text("a2-a3").expect_err("over").to_string(), "a2-a3: the game is over");
}

#[test]
fn an_agreed_draw_is_between_the_players_still_in() {
    let mut game = standard("shacru", "yrb");
    act(&mut game, "e9-e8 resign:r");
    assert!(game.agree_draw());
    assert_eq!(outcome(&game), "agreed yb");
    assert!(game.undo(), "the draw is taken back first");
    assert_eq!(outcome(&game), "none");
    assert_eq!(game.plies().len(), 2);
    act(&mut game, "a5-b5");
}

#[test]
fn a_cancelled_game_has_no_winner() {
    let mut game = standard("pacru", "yrgb");
    act(&mut game, "e9-e8");
    assert!(game.cancel());
    assert_eq!(outcome(&game), "cancelled ");
    assert!(game.outcome().expect("an end").winners.is_empty());
    assert!(game.undo());
    assert_eq!(outcome(&game), "none");
}

#[test]
fn a_declared_end_is_not_lost_by_redoing() {
    let mut game = standard("shacru", "gy");
    act(&mut game, "e1-e2");
    assert!(game.undo());
    assert!(game.agree_draw());
    assert!(!game.redo(), "the players agreed here, so there is nothing to go on with");
    assert_eq!(outcome(&game), "agreed gy");
    assert!(game.plies().is_empty());
}

#[test]
fn the_end_is_told_once_and_last() {
    // A pass that ends the last round, a step that leaves nothing to gain, a field that makes the target.
    for (start, mv, end) in [
        ("azacru gy y G08/9/9/9/9/9/9/9/8Y4 g 1 8", "pass", "last-round gy"),
        ("shacru gy g 8Y0/G0+8/9/9/9/9/9/9/9 - 0 9", "a8-a9", "dead g"),
        ("pacru:target=1 gy g 4Y44/9/9/9/9/9/4G04/9/9 - 0 7", "e3-e4(e4)", "target g"),
    ] {
        let mut game = game(start);
        let events = play(&mut game, mv);
        assert_eq!(only_end(&game, &events), end);
    }
}

// Repetition

#[test]
fn the_third_time_is_a_draw_and_the_start_counts() {
    let mut game = game(ROUND);
    act(&mut game, &once_round());
    assert_eq!(outcome(&game), "none", "twice is not enough");
    let round = once_round();
    let (all_but_last, last) = round.rsplit_once(' ').expect("many moves");
    act(&mut game, all_but_last);
    assert_eq!(outcome(&game), "none");
    let events = play(&mut game, last);
    assert_eq!(only_end(&game, &events), "repetition gy");
    assert_eq!(game.position().outcome(), None, "the position alone does not tell");
    assert_eq!(game.position().idle(), 32);
}

#[test]
fn repetition_is_taken_back_and_comes_again() {
    let mut game = game(ROUND);
    act(&mut game, &once_round());
    act(&mut game, &once_round());
    assert!(game.undo());
    assert_eq!(outcome(&game), "none");
    assert!(game.redo());
    assert_eq!(outcome(&game), "repetition gy");
    // Walking to and fro is not playing: what was taken back does not count.
    for _ in 0..17 {
        assert!(game.undo());
    }
    for _ in 0..5 {
        assert!(game.redo());
        assert_eq!(outcome(&game), "none");
        assert!(game.undo());
    }
}

#[test]
fn a_move_taken_back_does_not_count_as_an_occurrence() {
    let mut game = game(ROUND);
    act(&mut game, &once_round());
    for _ in 0..4 {
        act(&mut game, "a2-a3");
        assert_eq!(outcome(&game), "none");
        assert!(game.undo());
    }
    assert_eq!(outcome(&game), "none");
}

#[test]
fn chevrons_that_change_places_make_the_same_board() {
    // Two green chevrons half a round apart: when each has gone half round, the board is the same.
    let start = "pacru gy g 3yyyyyy/3yyyyyY3+/3yyyyyy/ggg3yyy/ggg3yyy/ggg3yyy/gggG3+gg3/G7+ggggg3/gggggg3 - 0 1";
    let swap = ["a2-a3", "d3-d2", "a3-b4", "d2-c1", "b4-c4", "c1-b1", "c4-d3", "b1-a2"];
    let mut game = game(start);
    act(&mut game, &alternate(&swap, &YELLOW_ROUND));
    assert_eq!(game.position().to_string(), start.replace("- 0 1", "- 16 17"));
    assert_eq!(outcome(&game), "none");
    act(&mut game, &alternate(&swap, &YELLOW_ROUND));
    assert_eq!(outcome(&game), "repetition gy");
}

#[test]
fn another_player_to_move_is_another_situation() {
    // Yellow goes round in nine moves and green in eight, so the board comes up with the other player to move.
    let start = "pacru yg y 3yyyyyy/3yyyyyY3+/3yyyyyy/gggyyyyyy/gggyyyyyy/gggyyyyyy/gggggg3/G7+ggggg3/gggggg3 - 0 1";
    let nine = ["i8-i6(*)", "i6-h5", "h5-g5", "g5-f6", "f6-f7", "f7-f8", "f8-g9", "g9-h9", "h9-i8"];
    let mut game = game(start);
    act(&mut game, &alternate(&nine, &GREEN_ROUND));
    act(&mut game, nine[8]);
    let board = |game: &Game| game.position().to_string().split(' ').nth(3).map(str::to_owned);
    assert_eq!(board(&game), start.split(' ').nth(3).map(str::to_owned));
    assert_eq!(game.position().to_move(), Color::Green);
    act(&mut game, &once_round());
    assert_eq!(board(&game), start.split(' ').nth(3).map(str::to_owned));
    assert_eq!(outcome(&game), "none", "three times the board, but only twice with green to move");
}

#[test]
fn repetition_counts_anew_when_a_player_has_left() {
    let start = ROUND.replace("gy g", "gyr g").replace("ggggg3/gggggg3", "ggggg2R0/gggggg3");
    let mut game = game(&start);
    act(&mut game, "gone:r");
    act(&mut game, &once_round());
    assert_eq!(outcome(&game), "none", "the start was another situation: red was in");
    let round = once_round();
    let (all_but_last, last) = round.rsplit_once(' ').expect("many moves");
    act(&mut game, all_but_last);
    let events = play(&mut game, last);
    assert_eq!(only_end(&game, &events), "repetition gy", "red is out and has no part in the draw");
}

#[test]
fn repetition_goes_before_the_idle_limit() {
    // The 32nd idle turn from 48 on is the 80th: both ends at once.
    let mut game = game(&ROUND.replace("- 0 1", "- 48 100"));
    act(&mut game, &once_round());
    let round = once_round();
    let (all_but_last, last) = round.rsplit_once(' ').expect("many moves");
    act(&mut game, all_but_last);
    let events = play(&mut game, last);
    assert_eq!(game.position().outcome().map(|end| end.reason), Some(EndReason::Idle));
    assert_eq!(only_end(&game, &events), "repetition gy");
}

#[test]
fn the_idle_limit_comes_first_where_it_is_reached_first() {
    let mut game = game(&ROUND.replace("- 0 1", "- 49 100"));
    act(&mut game, &once_round());
    let round: Vec<String> = once_round().split(' ').map(str::to_owned).collect();
    act(&mut game, &round[..14].join(" "));
    let events = play(&mut game, &round[14]);
    assert_eq!(only_end(&game, &events), "idle gy");
}

#[test]
fn leaving_at_the_second_time_wins_and_is_no_repetition() {
    let mut game = game(ROUND);
    act(&mut game, &once_round());
    let events = game.leave(Color::Yellow, Departure::Resign).expect("yellow is in");
    assert_eq!(only_end(&game, &events), "last g");
}

#[test]
fn the_target_is_named_where_the_count_of_turns_is_full_too() {
    // Yellow's 79th idle turn; green's crossing makes the target and is not idle.
    let mut game = game("pacru:target=1 gy g 4Y44/9/9/9/9/9/4G04/9/9 - 79 90");
    let events = play(&mut game, "e3-e4(e4)");
    assert_eq!(only_end(&game, &events), "target g");
}

#[test]
fn shacru_knows_no_repetition() {
    // The same walk on own fields in Shacru: only the idle limit ends it.
    let start = ROUND.replace("pacru", "shacru");
    let mut game = game(&start);
    let mut boards = HashSet::new();
    let mut repeated = 0;
    while game.outcome().is_none() {
        let steps = once_round();
        let step = steps.split(' ').nth(game.plies().len() % 16).expect("sixteen steps");
        act(&mut game, step);
        repeated += usize::from(!boards.insert(game.position().to_string().replace(|c: char| c.is_ascii_digit(), "")));
        assert!(game.plies().len() <= 80);
    }
    assert!(repeated > 3);
    assert_eq!((outcome(&game), game.plies().len()), ("idle gy".to_owned(), 80));
}

// Series

/// An end of Shacru or Azacru with these markers in order of play, won by whoever has most.
fn end_of(text: &str) -> (Position, Outcome) {
    let end = position(text);
    let outcome = end.outcome().unwrap_or_else(|| panic!("{text} is not over"));
    (end, outcome)
}

#[test]
fn a_series_adds_up_over_rotated_seats() {
    // Chevrons that look over the edge, so all three ends are dead: 5-2-0, 1-3-3 and 0-0-4 markers.
    let first = end_of("shacru yrb y Y0+7R0+/yyyy5/r8/9/9/9/9/9/B48 - 0 30");
    let second = end_of("shacru yrb y Y0+7R0+/rr7/9/9/9/9/9/bbb6/B48 - 0 30");
    let third = end_of("shacru yrb y Y07R0/9/9/9/9/9/9/bbb6/B4+8 - 0 30");
    let markers = [&first, &second, &third].map(|(end, _)| end.marker_counts());
    assert_eq!(markers, [vec![5, 2, 0], vec![1, 3, 3], vec![0, 0, 4]]);

    let mut series = Series::new(3);
    assert_eq!((series.games(), series.markers(), series.wins()), (0, &[0, 0, 0][..], &[0, 0, 0][..]));
    assert_eq!(series.leaders(), [0, 1, 2], "before the first game all are level");
    series.add(&first.0, first.1, &[0, 1, 2]).expect("everybody has a seat");
    assert_eq!((series.markers(), series.wins()), (&[5, 2, 0][..], &[1, 0, 0][..]));
    assert_eq!(series.leaders(), [0]);
    // Red and black share the second game; player 2 sits first.
    series.add(&second.0, second.1, &[2, 0, 1]).expect("everybody has a seat");
    assert_eq!((series.markers(), series.wins()), (&[8, 5, 1][..], &[2, 1, 0][..]));
    series.add(&third.0, third.1, &[1, 0, 2]).expect("everybody has a seat");
    assert_eq!((series.markers(), series.wins()), (&[8, 5, 5][..], &[2, 1, 1][..]));
    assert_eq!((series.games(), series.leaders()), (3, vec![0]));
}

#[test]
fn a_series_has_several_leaders_at_equal_markers() {
    let end = end_of("shacru gY g 9/9/9/9/4G0+4/9/9/9/7yy - 0 30");
    let mut series = Series::new(2);
    series.add(&end.0, end.1, &[0, 1]).expect("two seats");
    assert_eq!(series.leaders(), [1], "most markers lead, not most wins");
    series.add(&end.0, end.1, &[1, 0]).expect("two seats");
    assert_eq!(series.leaders(), [0, 1]);
    assert_eq!(series.wins(), [1, 1]);
}

#[test]
fn a_seating_puts_everybody_on_one_seat() {
    let end = end_of("shacru gY g 9/9/9/9/4G0+4/9/9/9/7yy - 0 30");
    let mut series = Series::new(2);
    for seating in [&[][..], &[0], &[0, 0], &[1, 2], &[0, 1, 2], &[0, usize::MAX]] {
        assert_eq!(series.add(&end.0, end.1, seating), Err(SeatingError), "{seating:?}");
    }
    // Three players in the series, but two at the table.
    assert_eq!(Series::new(3).add(&end.0, end.1, &[0, 1]), Err(SeatingError));
    assert_eq!(Series::new(3).add(&end.0, end.1, &[0, 1, 2]), Err(SeatingError));
    assert_eq!(series, Series::new(2), "a refused game adds nothing");
}
