//! Sessions of the engine protocol.

use pacru_protocol::{EngineCommand, GoCommand, NoInput, ProtocolSession};

/// Longer lists of moves are not requested, because a fuzzer needs many short sessions.
const MAX_LIST: u64 = 10_000;

/// Lines to an engine. Errors are one line and change nothing. Returns the number of lines that were no error.
pub fn check_protocol(data: &[u8]) -> usize {
    let mut session = ProtocolSession::new();
    let mut shown = ask(&mut session, b"d");
    let mut accepted = 0;
    for line in data.split(|&byte| byte == b'\n') {
        let command = EngineCommand::parse(line);
        match command {
            // Deep counts and searches take too long here. Other tests check that they can be stopped.
            Ok(EngineCommand::Go(go)) if !matches!(go, GoCommand::Perft(0 | 1)) => continue,
            Ok(EngineCommand::Moves { .. }) if count_moves(&mut session) > MAX_LIST => continue,
            Ok(EngineCommand::Quit) => {
                assert!(session.respond(line, &mut Vec::new(), &mut NoInput).is_ok_and(|flow| flow.is_break()));
                return accepted;
            }
            _ => {}
        }
        let answer = ask(&mut session, line);
        let refused = answer.starts_with("error ");
        let before = std::mem::replace(&mut shown, ask(&mut session, b"d"));
        if refused {
            assert_eq!(answer.lines().count(), 1, "{answer:?}");
            assert!(!answer.trim_end_matches('\n').contains(char::is_control), "{answer:?}");
        } else {
            assert!(command.is_ok(), "{command:?} was answered with {answer:?}");
            accepted += 1;
        }
        if refused || !matches!(command, Ok(EngineCommand::Position(_) | EngineCommand::NewGame)) {
            assert_eq!(shown, before, "{command:?} changed the position; its answer was {answer:?}");
        }
        if let Ok(EngineCommand::Moves { .. }) = command {
            check_list(&answer);
        }
    }
    accepted
}

/// The answer to a line: complete lines of UTF-8.
fn ask(session: &mut ProtocolSession, line: &[u8]) -> String {
    let mut answer = Vec::new();
    let flow = session.respond(line, &mut answer, &mut NoInput).expect("writing to a vector cannot fail");
    assert!(flow.is_continue(), "only quit ends a session");
    let answer = String::from_utf8(answer).expect("answers are UTF-8");
    assert!(answer.is_empty() || answer.ends_with('\n'), "{answer:?}");
    answer
}

fn count_moves(session: &mut ProtocolSession) -> u64 {
    let answer = ask(session, b"go perft 1");
    let count = answer.trim_end().strip_prefix("nodes ").and_then(|count| count.parse().ok());
    count.unwrap_or_else(|| panic!("no count: {answer:?}"))
}

/// `moves N`, then N different moves in byte order.
fn check_list(answer: &str) {
    let mut lines = answer.lines();
    let count = lines.next().and_then(|line| line.strip_prefix("moves ")).and_then(|count| count.parse().ok());
    let moves: Vec<&str> = lines.collect();
    assert_eq!(count, Some(moves.len()), "{answer}");
    assert!(moves.is_sorted_by(|one, next| one.as_bytes() < next.as_bytes()), "{answer}");
}
