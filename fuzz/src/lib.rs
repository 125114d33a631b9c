//! Checks for fuzzing: each function takes any bytes and panics if a parser or what follows it breaks a guarantee.
//!
//! Run one with `cargo +nightly fuzz run position`. The ordinary tests of this crate run them on mutations of real texts. Each
//! function returns the number of texts it accepted, so that a test can check that not all of them were refused.

mod api_message;
mod protocol;
mod settings;

pub use api_message::check_api_message;
pub use protocol::check_protocol;
pub use settings::check_settings;

use pacru_rules::record::Records;
use pacru_rules::{Game, Move, Position, Record, Ruleset, Setup, TurnOrder};
use std::fmt::Display;
use std::str;

/// An error message is one line of text, whatever it quotes.
fn check_message(error: &impl Display) {
    let message = error.to_string();
    assert!(!message.is_empty() && !message.contains(char::is_control), "not one line: {message:?}");
}

/// A position string: printing a parsed position gives the same text, and its moves can be generated, played and printed.
pub fn check_position(data: &[u8]) -> usize {
    let Ok(text) = str::from_utf8(data) else {
        return 0;
    };
    match text.parse::<Position>() {
        Err(error) => {
            assert!(error.column <= text.chars().count() + 1, "{error} is beyond {text:?}");
            check_message(&error);
            0
        }
        Ok(position) => {
            assert_eq!(position.to_string(), text);
            assert_eq!(Setup::from(&position).position(), Ok(position));
            let travels = position.travels();
            assert_eq!(travels.len() as u64, position.count_travels(), "{text}");
            assert_eq!(position.outcome().is_some(), position.count_moves() == 0, "{text}");
            // A sample; the property tests of the rules check all moves.
            travels.iter().take(32).for_each(|&mv| check_legal(&position, mv));
            1
        }
    }
}

/// A legal move: its text parses as the same move, and so does the text of the position after it.
fn check_legal(position: &Position, mv: Move) {
    assert_eq!(position.parse_move(&mv.to_string()), Ok(mv), "{position}");
    let (after, _) = position.play(mv).unwrap_or_else(|refusal| panic!("{position} {mv}: {refusal}"));
    assert_eq!(after, position.play_unchecked(mv), "{position} {mv}");
    assert_eq!(after.to_string().parse(), Ok(after), "{position} {mv}");
}

/// Moves, one a line. The first byte selects the start position, the second the number of bytes that play random moves.
pub fn check_moves(data: &[u8]) -> usize {
    let [start, length, rest @ ..] = data else {
        return 0;
    };
    let (choices, text) = rest.split_at(rest.len().min(*length as usize));
    let position = play_bytes(*start, choices);
    let Ok(text) = str::from_utf8(text) else {
        return 0;
    };
    let mut accepted = 0;
    for line in text.lines() {
        let parsed = position.parse_move(line);
        match &parsed {
            Ok(mv) => {
                check_legal(&position, *mv);
                accepted += 1;
            }
            Err(error) => check_message(error),
        }
        match position.parse_typed_move(line) {
            Ok(mv) => assert_eq!(position.parse_move(&mv.to_string()), Ok(mv), "{position}: {line:?}"),
            Err(error) => {
                assert!(parsed.is_err(), "{position}: {line:?} is a move, but not as a typed move");
                check_message(&error);
            }
        }
    }
    accepted
}

/// The position after one move for each byte, which selects it, or at the end of the game.
pub fn play_bytes(start: u8, choices: &[u8]) -> Position {
    let rulesets = [Ruleset::PACRU, Ruleset::AZACRU, Ruleset::SHACRU];
    let orders: Vec<TurnOrder> = TurnOrder::all().collect();
    let order = orders[start as usize / rulesets.len() % orders.len()];
    let mut game = Game::new(Position::start(rulesets[start as usize % rulesets.len()], order));
    for &choice in choices {
        let travels = game.position().travels();
        let mv = travels.get(choice as usize % travels.len().max(1));
        if mv.is_none_or(|&mv| game.play(mv).is_err()) {
            break;
        }
    }
    *game.position()
}

/// Game records: printing and parsing a parsed record gives the same record.
pub fn check_record(data: &[u8]) -> usize {
    let Ok(text) = str::from_utf8(data) else {
        return 0;
    };
    let mut accepted = 0;
    for parsed in Records::new(text) {
        match parsed {
            Err(error) => {
                assert!(error.line <= text.lines().count() + 1, "{error} is beyond {text:?}");
                check_message(&error);
            }
            Ok(record) => {
                let printed = record.to_string();
                assert_eq!(printed.parse(), Ok(record.clone()), "printed as {printed}");
                assert_eq!(record.game().plies().len(), record.main_line.actions.len(), "{printed}");
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
        assert_eq!(accepted, 1, "one record, but {accepted} were found: {text:?}");
    }
    accepted
}
