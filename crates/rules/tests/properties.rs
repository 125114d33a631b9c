//! Properties of random games and made-up positions: texts, moves, play, games, symmetries.

mod support;

use pacru_rules::record::Comment;
use pacru_rules::{Action, BoardEvent, Color, EndReason, Field, Game, GameKind, Move, TurnOrder};
use pacru_rules::{Position, Record, Reorientation, RouteKind, Ruleset, Setup};
use pacru_testing::property;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, RngSeed, TestRunner};
use std::collections::{HashMap, HashSet};
use std::ops::ControlFlow;
use support::bookkeeping::{check_action, check_position};
use support::generate::{Played, Shown, act, all_rulesets, branch, games, made_up, positions, reorientation, starts};
use support::symmetry::{Symmetry, Turning};
use support::{FEW, children, first_moves, staged};

fn cases(cases: u32) -> Config {
    property::cases(cases, concat!(env!("CARGO_MANIFEST_DIR"), "/proptest-regressions/properties.txt"))
}

/// All moves of a position that has few, else some of them with a handful of reorientations.
fn sample(position: &Position, seed: u64) -> Vec<Move> {
    let mut moves = first_moves(position, FEW as usize);
    if position.count_moves() > FEW {
        moves = position.travels();
        moves.extend((0..16).filter_map(|n| reorientation(position, &mut (seed ^ n))));
    }
    moves
}

#[test]
fn rulesets_orders_and_starts_read_back() {
    assert_eq!(TurnOrder::all().len(), 52);
    for order in TurnOrder::all() {
        assert_eq!(order.to_string().parse(), Ok(order));
    }
    for ruleset in all_rulesets() {
        assert_eq!(ruleset.to_string().parse(), Ok(ruleset));
        for order in TurnOrder::all() {
            let start = Position::start(ruleset, order);
            assert_eq!(start.to_string().parse(), Ok(start));
        }
    }
}

#[test]
fn a_quarter_turn_carries_every_start_to_a_start() {
    for ruleset in [Ruleset::SHACRU, Ruleset::AZACRU, Ruleset::PACRU] {
        for order in TurnOrder::all() {
            let turned = Symmetry::QUARTER.position(&Position::start(ruleset, order));
            assert_eq!(turned, Position::start(ruleset, Symmetry::QUARTER.order(order)));
        }
    }
}

/// Found by the property of annotated records: what a comment keeps of its line ends, it keeps when read again.
#[test]
fn comments_read_back_whatever_their_line_ends() {
    let start = Position::start(Ruleset::SHACRU, TurnOrder::all().next().expect("there are orders"));
    for text in ["a\r\r\nb", "a\r\nb", "a\rb", "\r\na\r", " a "] {
        let mut record = Record::of(&Game::new(start));
        record.main_line.comments.extend(Comment::new(text));
        assert_eq!(record.to_string().parse(), Ok(record), "{text:?}");
    }
}

/// Properties say nothing about what never comes up: all kinds of things do.
#[test]
fn the_positions_are_rich() {
    let mut seen: HashMap<String, u32> = HashMap::new();
    let mut note = |what: String| *seen.entry(what).or_default() += 1;
    // What is rare may be too rare by chance, so these are always the same.
    let mut runner = TestRunner::new(Config { rng_seed: RngSeed::Fixed(302), ..Config::default() });
    let positions = positions();
    for _ in 0..4_000 {
        let Shown(position) = positions.new_tree(&mut runner).expect("a position can be made").current();
        note(format!("{} for {}", position.ruleset().kind(), position.order().player_count()));
        note(format!("{} out", position.out().len()));
        if let Some(outcome) = position.outcome() {
            note(outcome.reason.to_string());
        }
        for from in position.movable() {
            for route in position.routes(from) {
                let rule = position.arrival_choices(route).mark_rule;
                note(format!("{:?} in {}", route.kind, position.ruleset().kind()));
                if let Some(rule) = rule {
                    note(rule.to_string());
                }
            }
        }
        for mv in first_moves(&position, 40) {
            let (_, events) = position.play(mv).expect("a listed move is legal");
            for event in events {
                note(match event {
                    BoardEvent::Ended(outcome) => outcome.reason.to_string(),
                    BoardEvent::Out { why, .. } => format!("out by {why:?}"),
                    BoardEvent::Marked { by, .. } => format!("marked by {by:?}"),
                    BoardEvent::Converted { by, .. } => format!("converted by {by:?}"),
                    _ => format!("{event:?}").split(' ').next().unwrap_or_default().to_owned(),
                });
            }
        }
    }
    let wanted = "shacru for 2,shacru for 3,shacru for 4,azacru for 2,azacru for 3,azacru for 4,pacru for 2,pacru for 3,\
        pacru for 4,1 out,2 out,Connection in azacru,Jump in azacru,Connection in pacru,Jump in pacru,Pincer in pacru,R4,\
        R10,target,last,dead,last-round,idle,Captured,out by Captured,out by Blocked,marked by Arrival,marked by Border,marked by Connection,\
        marked by Pincer,marked by Meeting,converted by Border,converted by Connection,converted by Pincer,\
        converted by Meeting,Twisted,Reoriented,GivenUp,Removed,Met,Passed,LastRoundBegan";
    let rare: Vec<&str> = wanted.split(',').filter(|&what| seen.get(what).is_none_or(|&times| times < 10)).collect();
    assert!(rare.is_empty(), "hardly seen: {rare:?} in {seen:?}");
}

proptest! {
    #![proptest_config(cases(4_000))]

    #[test]
    fn positions_read_back(Shown(position) in positions()) {
        check_position(&position);
        prop_assert_eq!(Setup::from(&position).position(), Ok(position));
    }

    #[test]
    fn moves_read_back(Shown(position) in positions(), seed: u64) {
        let moves = sample(&position, seed);
        let texts: HashSet<String> = moves.iter().map(Move::to_string).collect();
        prop_assert_eq!(texts.len(), moves.iter().collect::<HashSet<_>>().len(), "two moves are written alike");
        for mv in moves {
            let text = mv.to_string();
            prop_assert_eq!(position.parse_move(&text), Ok(mv));
            prop_assert_eq!(position.parse_move(&text.to_uppercase()), Ok(mv));
            let spaced: String = text.chars().flat_map(|c| [' ', c]).collect();
            prop_assert_eq!(position.parse_typed_move(&spaced), Ok(mv));
            prop_assert!(position.parse_move(&spaced).is_err());
            if let Move::Reorient(Reorientation { at, rotation, payment }) = mv {
                let fields: Vec<String> = payment.iter().map(|field| field.to_string()).collect();
                let backwards: Vec<&str> = fields.iter().rev().map(String::as_str).collect();
                prop_assert_eq!(position.parse_move(&format!("{at}{rotation}({})", backwards.join(","))), Ok(mv));
            }
        }
    }

    #[test]
    fn stages_lists_and_counts_agree(Shown(position) in positions()) {
        let listed = position.travels();
        let by_stages = staged::travels(&position);
        prop_assert_eq!(listed.len() as u64, position.count_travels(), "{}", position);
        prop_assert_eq!(by_stages.len(), listed.len(), "{}", position);
        let listed: HashSet<Move> = listed.into_iter().collect();
        prop_assert_eq!(listed.len(), by_stages.len(), "{}: a move is listed twice", position);
        prop_assert_eq!(by_stages.into_iter().collect::<HashSet<_>>(), listed, "{}", position);
    }

    #[test]
    fn reorientations_agree(Shown(position) in positions()) {
        let count = position.count_moves();
        if count <= FEW {
            let mut moves = first_moves(&position, usize::MAX);
            prop_assert_eq!(moves.len() as u64, count, "{}", position);
            let turns = moves.split_off(position.count_travels() as usize);
            prop_assert_eq!(moves, position.travels(), "{}: travels come first", position);
            let by_stages = staged::reorientations(&position);
            prop_assert_eq!(by_stages.len(), turns.len(), "{}", position);
            let turns: HashSet<Move> = turns.into_iter().collect();
            prop_assert_eq!(by_stages.into_iter().collect::<HashSet<_>>(), turns, "{}", position);
        }
    }

    #[test]
    fn children_are_the_travels_played(Shown(position) in positions()) {
        let children = children(&position);
        let after: HashMap<Move, Position> = children.iter().copied().collect();
        prop_assert_eq!(after.len(), children.len(), "{}: a move comes twice", position);
        let travels = position.travels();
        prop_assert_eq!(travels.len(), children.len(), "{}", position);
        for mv in travels {
            let played = position.play_unchecked(mv);
            prop_assert_eq!(after.get(&mv), Some(&played), "{} {} {}", position, mv, played);
        }
    }

    #[test]
    fn visitors_stop_where_they_are_told(Shown(position) in positions(), stop in 0..60usize) {
        let counts = [position.count_moves(), position.count_travels(), position.count_travels(),
            position.count_moves() - position.count_travels()];
        for (visitor, count) in counts.into_iter().enumerate() {
            let mut visited = 0;
            let mut step = || {
                visited += 1;
                if visited > stop { ControlFlow::Break(visited) } else { ControlFlow::Continue(()) }
            };
            let flow = match visitor {
                0 => position.try_for_each_move(|_| step()),
                1 => position.try_for_each_travel(|_| step()),
                2 => position.try_for_each_child(|_, _| step()),
                _ => position.try_for_each_reorientation(|_| step()),
            };
            if count > stop as u64 {
                prop_assert_eq!(flow, ControlFlow::Break(stop + 1), "{}", position);
                prop_assert_eq!(visited, stop + 1, "{}: visitor {} went on", position, visitor);
            } else {
                prop_assert_eq!(flow, ControlFlow::Continue(()), "{}", position);
                prop_assert_eq!(visited as u64, count, "{}", position);
            }
        }
    }

    #[test]
    fn games_are_undone_and_redone(Played(game) in games(60), dice: u64) {
        let mut back = Game::new(*game.start());
        let mut states = vec![(*back.position(), back.outcome())];
        for ply in game.plies() {
            back.apply(ply.action).expect("played before");
            states.push((*back.position(), back.outcome()));
        }
        prop_assert_eq!(back.plies(), game.plies());
        // More than once, so that repetitions counted twice would show.
        for _ in 0..2 {
            for state in states.iter().rev().skip(1) {
                prop_assert!(back.undo());
                prop_assert_eq!(&(*back.position(), back.outcome()), state);
            }
            prop_assert!(!back.undo());
            for state in &states[1..] {
                prop_assert!(back.redo());
                prop_assert_eq!(&(*back.position(), back.outcome()), state);
            }
            prop_assert!(!back.redo());
        }
        // After something new, what was undone is forgotten; a declared end is undone first.
        if back.undo() {
            act(&mut back, dice);
            prop_assert!(!back.redo());
            let position = *back.position();
            if back.agree_draw() {
                prop_assert_eq!(back.outcome().map(|outcome| outcome.reason), Some(EndReason::Agreed));
                prop_assert!(back.undo());
                prop_assert_eq!((back.outcome(), *back.position()), (None, position));
            }
        }
    }

    #[test]
    fn records_read_back(Played(game) in games(60), agreed in 0..6u8) {
        let mut game = game;
        match agreed {
            0 => _ = game.agree_draw(),
            1 => _ = game.cancel(),
            _ => {}
        }
        let record = Record::of(&game);
        let text = record.to_string();
        let read: Record = text.parse().map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        prop_assert_eq!(&read, &record, "{}", text);
        prop_assert_eq!(read.check_result(), Ok(()), "{}", text);
        let again = read.game();
        prop_assert_eq!((again.plies(), again.outcome()), (game.plies(), game.outcome()), "{}", text);
    }

    #[test]
    fn annotated_records_read_back(
        Played(game) in games(30),
        tags in proptest::collection::vec(("[A-Za-z0-9_]{1,12}", "[^\\p{Cc}]{0,12}"), 0..4),
        comments in proptest::collection::vec((0..30usize, "[^}]{0,120}"), 0..6),
        branches in proptest::collection::vec((0..30usize, any::<u64>(), 0..4usize), 0..6),
    ) {
        let mut record = Record::of(&game);
        for (name, value) in &tags {
            record.set_tag(name, value);
        }
        let length = record.main_line.actions.len();
        for (at, text) in &comments {
            let comment = Comment::new(text.as_str()).expect("no closing brace");
            match record.main_line.actions.get_mut(*at) {
                Some(entry) => entry.comments.push(comment),
                None => record.main_line.comments.push(comment),
            }
        }
        for &(at, dice, turns) in branches.iter().filter(|branch| branch.0 < length) {
            let branch = branch(&game, at, dice, turns);
            record.main_line.actions[at].branches.push(branch);
        }
        let text = record.to_string();
        let read: Record = text.parse().map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        prop_assert_eq!(&read, &record, "{}", text);
        prop_assert_eq!(read.to_string(), text);
    }
}

proptest! {
    #![proptest_config(cases(1_500))]

    #[test]
    fn legal_is_what_is_listed(Shown(position) in positions(), seed: u64, field in 0..81u8) {
        let field = Field::from_index(field).expect("on the board");
        let listed = sample(&position, seed);
        let travels: HashSet<Move> = position.travels().into_iter().collect();
        for &mv in &listed {
            prop_assert_eq!(position.validate(mv), Ok(()), "{} {}", position, mv);
        }
        for near in listed.iter().flat_map(|&mv| staged::neighbours(mv, field)) {
            let legal = match near {
                Move::Reorient(turn) => staged::may_reorient(&position, turn),
                _ => travels.contains(&near),
            };
            prop_assert_eq!(position.validate(near).is_ok(), legal, "{} {:?}: {:?}", position, near, position.validate(near));
            prop_assert_eq!(position.play(near).is_ok(), legal, "{} {:?}", position, near);
        }
    }

    #[test]
    fn routes_are_where_travels_go(Shown(position) in positions()) {
        let mut pairs: HashMap<(Field, Field), bool> = HashMap::new();
        for mv in position.travels() {
            if let Move::Travel(travel) = mv {
                pairs.insert((travel.from, travel.to), travel.pincer);
            }
        }
        for from in Field::all() {
            for to in Field::all() {
                match (position.route(from, to), pairs.get(&(from, to))) {
                    (Ok(route), Some(&pincer)) => {
                        prop_assert_eq!((route.from, route.to), (from, to));
                        prop_assert_eq!(route.kind == RouteKind::Pincer, pincer, "{} {:?}", position, route);
                        prop_assert!(position.routes(from).any(|listed| listed == route), "{} {:?}", position, route);
                    }
                    (Err(refusal), None) => prop_assert!(!refusal.to_string().is_empty()),
                    (route, listed) => prop_assert!(false, "{position} {from} {to}: {route:?}, but {listed:?}"),
                }
            }
        }
    }

    #[test]
    fn judged_play_is_unjudged_play(Shown(position) in positions(), seed: u64) {
        for mv in sample(&position, seed) {
            let (after, events) = position.play(mv).expect("a listed move is legal");
            prop_assert_eq!(after, position.play_unchecked(mv), "{} {}", position, mv);
            check_action(&position, mv.into(), &after, &events);
        }
    }

    #[test]
    fn symmetries_carry_moves_to_moves(
        Shown(position) in positions(),
        board in (any::<bool>(), 0..4u8),
        colors in (any::<bool>(), 0..4u8),
        seed: u64,
    ) {
        let turning = |(mirrored, quarters)| Turning { mirrored, quarters };
        for symmetry in [Symmetry::QUARTER, Symmetry { board: turning(board), colors: turning(colors) }] {
            let image = symmetry.position(&position);
            prop_assert_eq!(image.count_moves(), position.count_moves(), "{} {}", position, image);
            prop_assert_eq!(image.outcome(), position.outcome().map(|outcome| symmetry.outcome(outcome)));
            let moved: HashSet<Move> = position.travels().into_iter().map(|mv| symmetry.mv(mv)).collect();
            prop_assert_eq!(moved, image.travels().into_iter().collect::<HashSet<_>>(), "{} {}", position, image);
            for mv in sample(&position, seed) {
                let (after, _) = image.play(symmetry.mv(mv)).map_err(|no| TestCaseError::fail(no.to_string()))?;
                prop_assert_eq!(after, symmetry.position(&position.play_unchecked(mv)), "{} {}", position, mv);
            }
        }
        let around = (0..4).fold(position, |turned, _| Symmetry::QUARTER.position(&turned));
        prop_assert_eq!(around, position);
    }

    #[test]
    fn s_r6_only_gainable_fields_are_gained(Played(game) in games(120)) {
        if game.start().ruleset().kind() == GameKind::Shacru {
            // Whoever leaves takes away what stood in others' ways.
            let moves = game.plies().iter().take_while(|ply| matches!(ply.action, Action::Move(_)));
            let positions: Vec<Position> = std::iter::once(*game.start()).chain(moves.map(|ply| ply.after)).collect();
            let last = positions[positions.len() - 1];
            for position in positions {
                for color in position.players_in() {
                    let gained = last.markers(color) - position.markers(color);
                    prop_assert!((gained - pacru_rules::search::reachable_neutral(&position, color)).is_empty(), "{color:?} in {position}, later {last}");
                }
                if position.outcome().is_some_and(|outcome| outcome.reason == EndReason::Dead) {
                    prop_assert!(position.players_in().iter().all(|color| pacru_rules::search::reachable_neutral(&position, color).is_empty()), "{position}");
                }
            }
        }
    }

    #[test]
    fn every_action_keeps_the_books(Played(game) in games(120)) {
        let mut before = *game.start();
        for ply in game.plies() {
            let (after, events) = match ply.action {
                Action::Move(mv) => before.play(mv).expect("played before"),
                Action::Leave { color, how } => before.leave(color, how).expect("left before"),
            };
            prop_assert_eq!(after, ply.after);
            check_action(&before, ply.action, &after, &events);
            before = after;
        }
    }
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn games_end(start in prop_oneof![starts(), made_up().prop_map(|shown| shown.0)], mut dice: u64) {
        let mut game = Game::new(start);
        let counting = start.target().is_none();
        // What can still be gained or lost for good in Shacru and Azacru: every turn that is not idle takes of it.
        let stock = |position: &Position| position.neutral().len() + position.occupied().len();
        let bound = if counting { (stock(&start) as u32 + 1) * start.idle_limit() } else { 20_000 };
        let mut turns = 0;
        while game.outcome().is_none() {
            let before = *game.position();
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            act(&mut game, dice ^ dice >> 29);
            let after = game.position();
            turns += 1;
            prop_assert!(turns <= bound, "{} goes on from {}", after, start);
            prop_assert!(after.idle() <= after.idle_limit());
            if after.turn_number() > before.turn_number() && after.idle() == 0 && counting {
                prop_assert!(stock(after) < stock(&before), "{} then {}", before, after);
            }
        }
        prop_assert_eq!(game.position().count_moves() == 0, game.position().outcome().is_some());
        let color = game.position().players_in().iter().next().unwrap_or(Color::Yellow);
        prop_assert!(game.play(Move::Pass).is_err());
        prop_assert!(game.leave(color, pacru_rules::Departure::Gone).is_err());
    }
}
