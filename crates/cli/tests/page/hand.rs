//! Moves made step by step on the board.

use crate::kept::Mirror;
use crate::world::{Done, Visit};
use pacru_rules::draft::DraftStep;
use pacru_rules::{Choice, Draft, Field, Move, Position, Rotation};

/// One thing that a player does for a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Step {
    Field(Field),
    /// A button by its name for tests.
    Button(&'static str),
}

/// How a player makes their choices.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Way {
    Mouse,
    Finger,
    /// Arrows to the field, Enter, and keys of their own for what buttons do.
    Keyboard,
}

/// The selector of a field.
pub(crate) fn cell(field: impl std::fmt::Display) -> String {
    format!(".board [data-field=\"{field}\"]")
}

/// The selector of a button.
pub(crate) fn button(name: &str) -> String {
    format!("[data-act=\"{name}\"]")
}

/// What is to be done for a move: the page asks for no more than the rules leave open.
pub(crate) fn steps(position: &Position, mv: Move) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut draft = Draft::begin(position);
    let done = loop {
        let step = next_step(draft, mv);
        steps.push(step);
        let came = match step {
            Step::Field(field) => draft.choose(position, field),
            Step::Button("turn-left") => draft.rotate(position, Rotation::Left45),
            Step::Button("turn-right") => draft.rotate(position, Rotation::Right45),
            Step::Button("pay") => DraftStep::Done(draft.confirm().expect("it is paid")),
            Step::Button(name) => draft.choose_option(position, choice_of(name)),
        };
        match came {
            DraftStep::Next(next) => draft = next,
            DraftStep::Done(done) => break done,
            DraftStep::Refused(why) => panic!("{mv}: {step:?} is refused: {why}"),
        }
    };
    assert_eq!(done, mv, "the steps lead elsewhere");
    steps
}

fn choice_of(name: &str) -> Choice {
    match name {
        "twist-left" => Choice::TwistLeft,
        "twist-right" => Choice::TwistRight,
        "connection" => Choice::Connection,
        _ => Choice::Nothing,
    }
}

fn next_step(draft: Draft, mv: Move) -> Step {
    match (mv, draft) {
        (Move::Travel(travel), Draft::Chevron) => Step::Field(travel.from),
        (Move::Travel(travel), Draft::Destination { from }) if from == travel.from => Step::Field(travel.to),
        (Move::Travel(travel), Draft::Arrival { .. }) => match travel.choice {
            Choice::TwistLeft => Step::Button("twist-left"),
            Choice::Nothing => Step::Button("straight"),
            Choice::TwistRight => Step::Button("twist-right"),
            Choice::Connection => Step::Button("connection"),
            Choice::Mark(field) => Step::Field(field),
        },
        (Move::Travel(travel), Draft::Meeting { .. }) => Step::Field(travel.meeting.expect("a meeting's field")),
        (Move::Reorient(turn), Draft::Chevron) => Step::Field(turn.at),
        (Move::Reorient(wanted), Draft::Turning { rotation, payment, .. }) if rotation == wanted.rotation => {
            let missing = wanted.payment.fields() - payment;
            missing.first().map_or(Step::Button("pay"), Step::Field)
        }
        (Move::Reorient(wanted), _) => match wanted.rotation {
            Rotation::Left45 | Rotation::Left90 => Step::Button("turn-left"),
            Rotation::Right45 | Rotation::Right90 => Step::Button("turn-right"),
        },
        _ => panic!("{mv} cannot be made from {draft:?}"),
    }
}

/// Does one step.
#[track_caller]
pub(crate) fn act(visit: &Visit, way: Way, step: Step) -> Done {
    match (way, step) {
        (Way::Mouse, Step::Field(field)) => visit.click(&cell(field)),
        (Way::Finger, Step::Field(field)) => visit.tap(&cell(field)),
        (Way::Keyboard, Step::Field(field)) => {
            go_to(visit, field)?;
            visit.press("Enter")
        }
        (Way::Mouse, Step::Button(name)) => visit.click(&format!(".steps {}", button(name))),
        (Way::Finger, Step::Button(name)) => visit.tap(&format!(".steps {}", button(name))),
        (Way::Keyboard, Step::Button(name)) => visit.press(match name {
            "twist-left" => "1",
            "straight" => "2",
            "twist-right" => "3",
            "connection" => "c",
            "turn-left" => "q",
            "turn-right" => "e",
            name => panic!("{name} has no key"),
        }),
    }
}

/// Makes a move and waits until it is in the list.
#[track_caller]
pub(crate) fn make(visit: &Visit, way: Way, mirror: &mut Mirror, mv: Move) -> Done {
    for step in steps(mirror.position(), mv) {
        act(visit, way, step)?;
    }
    let count = mirror.game.plies().len();
    mirror.follow(visit)?;
    assert_eq!(mirror.game.plies()[count].action.to_string(), mv.to_string());
    Ok(())
}

/// Makes moves given in notation.
#[track_caller]
pub(crate) fn make_all(visit: &Visit, way: Way, mirror: &mut Mirror, moves: &str) -> Done {
    for word in moves.split_whitespace() {
        let mv = mirror.position().parse_move(word).unwrap_or_else(|error| panic!("{error}"));
        make(visit, way, mirror, mv)?;
    }
    Ok(())
}

/// The field that has the keyboard.
#[track_caller]
pub(crate) fn focused(visit: &Visit) -> Result<Option<Field>, pacru_browser::Error> {
    let name = visit.eval("document.activeElement?.dataset.field ?? null")?;
    Ok(name.as_str().map(|name| name.parse().expect("a field")))
}

/// Goes to a field with the arrow keys; the board has the keyboard, and green or nobody sits at the bottom.
#[track_caller]
fn go_to(visit: &Visit, field: Field) -> Done {
    let from = focused(visit)?.expect("the board has the keyboard");
    let name = |field: Field| field.to_string().into_bytes();
    let (from, to) = (name(from), name(field));
    let along = |at: usize, less: &'static str, more: &'static str| {
        let key = if to[at] < from[at] { less } else { more };
        std::iter::repeat_n(key, usize::from(to[at].abs_diff(from[at])))
    };
    for key in along(0, "ArrowLeft", "ArrowRight").chain(along(1, "ArrowDown", "ArrowUp")) {
        visit.press(key)?;
    }
    assert_eq!(focused(visit)?, Some(field));
    Ok(())
}

/// A move that gains the most markers, of these the one with the fewest steps, of these the first. Games end soon
/// with it. Nothing where only a pass is left.
pub(crate) fn plain_move(position: &Position) -> Option<Move> {
    let seat = position.order().index_of(position.to_move()).expect("a seat");
    let mut moves = position.travels();
    moves.retain(|&mv| mv != Move::Pass);
    moves.sort_by_cached_key(|&mv| {
        let gained = position.play_unchecked(mv).marker_counts()[seat];
        (std::cmp::Reverse(gained), steps(position, mv).len(), mv.to_string())
    });
    moves.first().copied()
}
