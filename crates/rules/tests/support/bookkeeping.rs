//! A second set of books: what must hold in every position, and what the events of a turn say about it.

use pacru_rules::{
    Action, BoardEvent, Choice, Color, Facing, Field, FieldSet, MarkCause, Move, OutReason, Position, Ruleset, Setup,
};

/// What holds in every position that play reaches.
pub(crate) fn check_position(position: &Position) {
    let seats = position.order().colors();
    let marked: usize = Color::ALL.into_iter().map(|color| position.markers(color).len()).sum();
    assert_eq!(marked + position.neutral().len(), Field::COUNT, "{position}: a field has two markers");
    let mut occupied = FieldSet::EMPTY;
    for color in Color::ALL {
        let chevrons: FieldSet = position.chevrons(color).map(pacru_rules::Chevron::field).collect();
        assert_eq!(chevrons.len(), position.chevrons(color).count(), "{position}: two {color} chevrons on a field");
        assert!(!chevrons.intersects(occupied), "{position}: a {color} chevron stands on another");
        occupied |= chevrons;
        let own_or_none = position.markers(color) | position.neutral();
        assert!((chevrons - own_or_none).is_empty(), "{position}: a {color} chevron on another colour's marker");
        let plays = seats.contains(&color) && !position.out().contains(color);
        assert!(plays || chevrons.is_empty(), "{position}: {color} does not play");
    }
    assert_eq!(occupied, position.occupied(), "{position}");
    assert_eq!(position.to_string().parse(), Ok(*position), "{position}");
}

/// Checks a turn or a departure: events, counters and the next player against the positions before and after.
pub(crate) fn check_action(before: &Position, action: Action, after: &Position, events: &[BoardEvent]) {
    let told = || format!("{before} {action} {after}: {events:?}");
    check_position(after);
    for color in Color::ALL {
        assert!(after.chevrons(color).count() <= before.chevrons(color).count(), "{}", told());
    }
    let ended = events.iter().filter(|event| matches!(event, BoardEvent::Ended(_))).count();
    assert_eq!(ended, usize::from(after.outcome().is_some()), "{}", told());
    assert_eq!(after.outcome().map(BoardEvent::Ended), events.last().filter(|_| ended > 0).copied(), "{}", told());

    let replayed = replay(before, events);
    let really = Setup::from(after);
    let board = |setup: &Setup| (setup.contents, setup.out, setup.last_round);
    assert_eq!(board(&replayed), board(&really), "{}", told());

    assert_eq!(after.to_move(), next_player(before, action, after), "{}", told());
    match action {
        Action::Leave { color, how } => {
            assert_eq!(events[0], BoardEvent::Out { color, why: OutReason::Left(how) }, "{}", told());
            assert_eq!((after.turn_number(), after.idle()), (before.turn_number(), before.idle()), "{}", told());
        }
        Action::Move(mv) => {
            let count = |number: u32| 1_000_000.min(number + 1);
            let markers = |position: &Position| Color::ALL.map(|color| position.markers(color));
            let taken =
                events.iter().any(|event| matches!(event, BoardEvent::Captured { .. } | BoardEvent::Removed { .. }));
            let idle = if taken || markers(before) != markers(after) { 0 } else { count(before.idle()) };
            assert_eq!((after.turn_number(), after.idle()), (count(before.turn_number()), idle), "{}", told());
            check_causes(before, mv, events);
        }
    }
}

/// The seat whose turn comes, worked out from who is out afterwards.
fn next_player(before: &Position, action: Action, after: &Position) -> Color {
    let mover = before.to_move();
    let stays = match action {
        Action::Leave { .. } => !after.out().contains(mover),
        Action::Move(_) => after.target().is_some_and(|target| after.markers(mover).len() >= target),
    };
    if stays {
        return mover;
    }
    let seats = after.order().colors().iter().copied().cycle();
    let mut later = seats.skip_while(|&seat| seat != mover).skip(1);
    later.find(|&seat| !after.out().contains(seat) || after.last_round() == Some(seat)).expect("somebody is in")
}

/// The board before with the events carried out one by one. An event that does not fit the board is a failure.
fn replay(before: &Position, events: &[BoardEvent]) -> Setup {
    let mut setup = Setup::from(before);
    for &event in events {
        let told = || format!("{before}: {event:?} of {events:?}");
        match event {
            BoardEvent::Travelled { color, from, to, facing, jumped } => {
                let (owner, pointed) = setup.content_mut(from).chevron.take().expect("a chevron travels");
                assert!(owner == color && color == before.to_move(), "{}", told());
                assert!(pointed.directions().contains(&facing) && from.direction_to(to) == Some(facing), "{}", told());
                let over = from.between(to).iter().any(|field| setup.content(field).chevron.is_some());
                assert_eq!(jumped, over, "{}", told());
                assert_eq!(setup.content_mut(to).chevron.replace((color, facing)), None, "{}", told());
            }
            BoardEvent::Twisted { at, facing } | BoardEvent::Reoriented { at, facing } => {
                let (_, pointed) = setup.content_mut(at).chevron.as_mut().expect("a chevron turns");
                let turned = std::mem::replace(pointed, facing);
                let limit = if matches!(event, BoardEvent::Twisted { .. }) { 1 } else { 2 };
                assert!((1..=limit).contains(&eighths_between(turned, facing)), "{}", told());
            }
            BoardEvent::Captured { at, owner } | BoardEvent::Removed { at, owner } => {
                let taken = setup.content_mut(at).chevron.take();
                assert_eq!(taken.map(|(color, _)| color), Some(owner), "{}", told());
                let own = matches!(event, BoardEvent::Removed { .. });
                assert_eq!(owner == before.to_move(), own, "{}", told());
            }
            BoardEvent::Marked { at, color, .. } => {
                assert_eq!(setup.content_mut(at).marker.replace(color), None, "{}", told());
                assert_eq!(color, before.to_move(), "{}", told());
            }
            BoardEvent::Converted { at, from, to, .. } => {
                assert_eq!(setup.content_mut(at).marker.replace(to), Some(from), "{}", told());
                assert!(from != to && to == before.to_move(), "{}", told());
            }
            BoardEvent::GivenUp { at, color } => {
                assert_eq!(setup.content_mut(at).marker.take(), Some(color), "{}", told());
                assert!(color == before.to_move() && setup.content(at).chevron.is_none(), "{}", told());
            }
            BoardEvent::LastRoundBegan { color } => {
                assert_eq!(setup.last_round.replace(color), None, "{}", told());
            }
            BoardEvent::Out { color, .. } => {
                assert!(!setup.out.contains(color), "{}", told());
                setup.out = setup.out.with(color);
                for cell in &mut setup.contents {
                    cell.chevron = cell.chevron.filter(|(owner, _)| *owner != color);
                }
            }
            BoardEvent::Connected { .. }
            | BoardEvent::Met { .. }
            | BoardEvent::Passed { .. }
            | BoardEvent::Ended(_) => {}
            _ => panic!("no replay of {event:?}"),
        }
    }
    setup
}

/// How far apart two facings are, in eighths.
fn eighths_between(one: Facing, other: Facing) -> u8 {
    let apart = (one as u8).abs_diff(other as u8);
    apart.min(8 - apart)
}

/// Every marker of the turn has the cause that the move names.
fn check_causes(before: &Position, mv: Move, events: &[BoardEvent]) {
    let told = || format!("{before} {mv}: {events:?}");
    let marked_by = |cause| -> FieldSet {
        let marks = events.iter().filter_map(|event| match *event {
            BoardEvent::Marked { at, by, .. } | BoardEvent::Converted { at, by, .. } if by == cause => Some(at),
            _ => None,
        });
        marks.collect()
    };
    let none = FieldSet::EMPTY;
    let [mut arrival, mut border, mut connection, mut pincer, mut meeting] = [none; 5];
    let mut given = none;
    let own = before.markers(before.to_move());
    match mv {
        Move::Pass => {
            assert!(matches!(events[0], BoardEvent::Passed { color } if color == before.to_move()), "{}", told());
        }
        Move::Reorient(reorientation) => given = reorientation.payment.fields(),
        Move::Travel(travel) => {
            let to = FieldSet::from(travel.to);
            let connected = BoardEvent::Connected { from: travel.from, to: travel.to };
            if let Ruleset::Pacru { .. } = before.ruleset() {
                assert_eq!(events.contains(&connected), travel.choice == Choice::Connection, "{}", told());
            } else {
                arrival = to - own;
            }
            if events.contains(&connected) {
                connection = travel.from.between(travel.to) - own;
            }
            if let Choice::Mark(field) = travel.choice {
                border = field.into();
            }
            if travel.pincer {
                pincer = to - own;
            }
            meeting = travel.meeting.into_iter().collect();
            let met = events.iter().any(|event| matches!(event, BoardEvent::Met { at, .. } if *at == travel.to));
            assert_eq!(met, travel.meeting.is_some(), "{}", told());
        }
    }
    let causes = [MarkCause::Arrival, MarkCause::Border, MarkCause::Connection, MarkCause::Pincer, MarkCause::Meeting];
    assert_eq!(causes.map(marked_by), [arrival, border, connection, pincer, meeting], "{}", told());
    let given_up = events.iter().filter_map(|event| match *event {
        BoardEvent::GivenUp { at, .. } => Some(at),
        _ => None,
    });
    assert_eq!(given_up.collect::<FieldSet>(), given, "{}", told());
}
