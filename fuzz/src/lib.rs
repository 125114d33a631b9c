//! What a fuzzer runs: each function takes any bytes, and panics where the rules or the protocol break a promise.
//!
//! Run one with `cargo +nightly fuzz run position`; the ordinary tests of this crate feed them as well. Each says how
//! many texts it accepted, so that a test can tell that not everything was refused at the door.

mod protocol;

pub use protocol::protocol;

use pacru_rules::record::Records;
use pacru_rules::{Game, Move, Position, Record, Ruleset, Setup, TurnOrder};
use std::fmt::Display;
use std::str;

/// An error message is one line that says something, whatever it quotes.
fn check_message(error: &impl Display) {
    let message = error.to_string();
    assert!(!message.is_empty() && !message.contains(char::is_control), "not fit for one line: {message:?}");
}

/// A position string: what is read is written to the letter, and everything can be asked of it.
pub fn position(data: &[u8]) -> usize {
    let Ok(text) = str::from_utf8(data) else {
        return 0;
    };
    match text.parse::<Position>() {
        Err(error) => {
            assert!(error.column <= text.chars().count() + 1, "{error} lies beyond {text:?}");
            check_message(&error);
            0
        }
        Ok(position) => {
            assert_eq!(position.to_string(), text);
            assert_eq!(Setup::from(&position).position(), Ok(position));
            let travels = position.travels();
            assert_eq!(travels.len() as u64, position.count_travels(), "{text}");
            assert_eq!(position.outcome().is_some(), position.count_moves() == 0, "{text}");
            // Enough to notice what cannot be played or written; the properties of the rules look at all moves.
            travels.iter().take(32).for_each(|&mv| check_legal(&position, mv));
            1
        }
    }
}

/// A move that is legal: it reads back, and leads to a position that reads back.
fn check_legal(position: &Position, mv: Move) {
    assert_eq!(position.parse_move(&mv.to_string()), Ok(mv), "{position}");
    let (after, _) = position.play(mv).unwrap_or_else(|refusal| panic!("{position} {mv}: {refusal}"));
    assert_eq!(after, position.play_unchecked(mv), "{position} {mv}");
    assert_eq!(after.to_string().parse(), Ok(after), "{position} {mv}");
}

/// Lines of text tried as moves. The first byte chooses a start, the second how many bytes after it play from there.
pub fn moves(data: &[u8]) -> usize {
    let [start, length, rest @ ..] = data else {
        return 0;
    };
    let (dice, text) = rest.split_at(rest.len().min(*length as usize));
    let position = played(*start, dice);
    let Ok(text) = str::from_utf8(text) else {
        return 0;
    };
    let mut accepted = 0;
    for line in text.lines() {
        let read = position.parse_move(line);
        match &read {
            Ok(mv) => {
                check_legal(&position, *mv);
                accepted += 1;
            }
            Err(error) => check_message(error),
        }
        match position.parse_typed_move(line) {
            Ok(mv) => assert_eq!(position.parse_move(&mv.to_string()), Ok(mv), "{position}: {line:?}"),
            Err(error) => {
                assert!(read.is_err(), "{position}: {line:?} is a move, but not when a person types it");
                check_message(&error);
            }
        }
    }
    accepted
}

/// The position after a travel for each byte, or at the end of the game.
pub fn played(start: u8, dice: &[u8]) -> Position {
    let rulesets = [Ruleset::PACRU, Ruleset::AZACRU, Ruleset::SHACRU];
    let orders: Vec<TurnOrder> = TurnOrder::all().collect();
    let order = orders[start as usize / rulesets.len() % orders.len()];
    let mut game = Game::new(Position::start(rulesets[start as usize % rulesets.len()], order));
    for &dice in dice {
        let travels = game.position().travels();
        let mv = travels.get(dice as usize % travels.len().max(1));
        if mv.is_none_or(|&mv| game.play(mv).is_err()) {
            break;
        }
    }
    *game.position()
}

/// Game records: what is read, written and read again is the same, and so is what is written.
pub fn record(data: &[u8]) -> usize {
    let Ok(text) = str::from_utf8(data) else {
        return 0;
    };
    let mut accepted = 0;
    for read in Records::new(text) {
        match read {
            Err(error) => {
                assert!(error.line <= text.lines().count() + 1, "{error} lies beyond {text:?}");
                check_message(&error);
            }
            Ok(record) => {
                let written = record.to_string();
                assert_eq!(written.parse(), Ok(record.clone()), "written as {written}");
                assert_eq!(record.game().plies().len(), record.main_line.actions.len(), "{written}");
                if let Err(mismatch) = record.check_result() {
                    check_message(&mismatch);
                }
                accepted += 1;
            }
        }
    }
    if let Err(error) = text.parse::<Record>() {
        check_message(&error);
    } else {
        assert_eq!(accepted, 1, "one record and {accepted}: {text:?}");
    }
    accepted
}
