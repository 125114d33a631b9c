//! Positions and moves go in as text and come out as text.

use pacru_rules::{BoardEvent, Color, Departure, Field, Move, Position, Refusal};
use std::ops::ControlFlow;

/// The position of a string, which must be canonical; its moves must be as many counted as listed.
pub(crate) fn position(text: &str) -> Position {
    let position: Position = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(position.to_string(), text, "read and written again the string is another");
    assert_eq!(position.count_travels(), position.travels().len() as u64, "moves counted and listed in {text}");
    position
}

/// The field with this name.
pub(crate) fn at(name: &str) -> Field {
    name.parse().unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Plays a move. It must stand in the list of legal moves and lead to a position that can be read back.
pub(crate) fn play(before: &str, text: &str) -> (Position, Vec<BoardEvent>) {
    let before = position(before);
    let mv = before.parse_move(text).unwrap_or_else(|error| panic!("{before}: {error}"));
    let found =
        before.try_for_each_move(|legal| if legal == mv { ControlFlow::Break(()) } else { ControlFlow::Continue(()) });
    assert!(found.is_break(), "{mv} is read but not listed in {before}");
    let (after, events) = before.play(mv).unwrap_or_else(|refusal| panic!("{before}, {mv}: {refusal}"));
    assert_eq!(after, before.play_unchecked(mv));
    assert_eq!(after, position(&after.to_string()));
    (after, events)
}

/// The position after a move.
pub(crate) fn after(before: &str, text: &str) -> String {
    play(before, text).0.to_string()
}

/// The position after several moves.
pub(crate) fn after_all(before: &str, moves: &str) -> String {
    moves.split(' ').fold(before.to_owned(), |position, mv| after(&position, mv))
}

/// What happens in a move.
pub(crate) fn events(before: &str, text: &str) -> Vec<BoardEvent> {
    play(before, text).1
}

/// Why a move is refused. It must not stand in the list of legal moves.
pub(crate) fn refusal(before: &str, text: &str) -> Refusal {
    let before = position(before);
    let refused = match before.parse_move(text) {
        Ok(mv) => panic!("{mv} is legal in {before}"),
        Err(error) => error.refusal,
    };
    assert!(before.travels().iter().all(|mv| mv.to_string() != text), "{text} is refused but listed in {before}");
    refused
}

/// The full message that refuses a move.
pub(crate) fn refused(before: &str, text: &str) -> String {
    format!("{text}: {}", refusal(before, text))
}

/// All legal moves but reorientations, in bytewise order, with a space between.
pub(crate) fn travels(text: &str) -> String {
    sorted(&position(text).travels(), "")
}

/// The moves of the chevron on a field, as [`travels`].
pub(crate) fn moves_from(text: &str, from: &str) -> String {
    sorted(&position(text).travels(), from)
}

fn sorted(moves: &[Move], prefix: &str) -> String {
    let mut texts: Vec<String> = moves.iter().map(Move::to_string).filter(|mv| mv.starts_with(prefix)).collect();
    texts.sort_unstable();
    texts.join(" ")
}

/// The fields that the chevron on a field can travel to, in the order a1, b1, … i9, with a space between.
pub(crate) fn destinations(text: &str, from: &str) -> String {
    let fields: Vec<String> = position(text).destinations(at(from)).iter().map(|field| field.to_string()).collect();
    fields.join(" ")
}

/// `none`, or the reason and the winners' letters in order of play.
pub(crate) fn outcome(text: &str) -> String {
    let position = position(text);
    match position.outcome() {
        None => "none".to_owned(),
        Some(outcome) => format!("{} {}", outcome.reason, outcome.winner_letters(position.order())),
    }
}

/// A player leaves: the position after that, and what happened.
pub(crate) fn leave(before: &str, who: Color, how: Departure) -> (String, Vec<BoardEvent>) {
    let (after, events) = position(before).leave(who, how).unwrap_or_else(|error| panic!("{before}: {error}"));
    assert_eq!(after, position(&after.to_string()));
    (after.to_string(), events)
}
