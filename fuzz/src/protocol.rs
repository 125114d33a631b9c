//! Conversations in the engine protocol.

use pacru_protocol::{EngineCommand, GoCommand, NoInput, ProtocolSession};

/// Longer lists are not asked for: a fuzzer wants many short conversations.
const LONGEST_LIST: u64 = 10_000;

/// Bytes as lines to an engine. Says how many were answered with something other than an error.
pub fn protocol(data: &[u8]) -> usize {
    let mut session = ProtocolSession::new();
    let mut shown = ask(&mut session, b"d");
    let mut accepted = 0;
    for line in data.split(|&byte| byte == b'\n') {
        let command = EngineCommand::parse(line);
        match command {
            // Deep counts and searches take their time; that they can be stopped is tested elsewhere.
            Ok(EngineCommand::Go(go)) if !matches!(go, GoCommand::Perft(0 | 1)) => continue,
            Ok(EngineCommand::Moves { .. }) if count_moves(&mut session) > LONGEST_LIST => continue,
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

/// The answer to a line, which ends its last line.
fn ask(session: &mut ProtocolSession, line: &[u8]) -> String {
    let mut answer = Vec::new();
    let flow = session.respond(line, &mut answer, &mut NoInput).expect("a vector takes everything");
    assert!(flow.is_continue(), "only quit ends a conversation");
    let answer = String::from_utf8(answer).expect("answers are text");
    assert!(answer.is_empty() || answer.ends_with('\n'), "{answer:?}");
    answer
}

fn count_moves(session: &mut ProtocolSession) -> u64 {
    let answer = ask(session, b"go perft 1");
    let count = answer.trim_end().strip_prefix("nodes ").and_then(|count| count.parse().ok());
    count.unwrap_or_else(|| panic!("a count was asked for, the answer is {answer:?}"))
}

/// `moves N`, then N different moves in bytewise order.
fn check_list(answer: &str) {
    let mut lines = answer.lines();
    let count = lines.next().and_then(|line| line.strip_prefix("moves ")).and_then(|count| count.parse().ok());
    let moves: Vec<&str> = lines.collect();
    assert_eq!(count, Some(moves.len()), "{answer}");
    assert!(moves.is_sorted_by(|one, next| one.as_bytes() < next.as_bytes()), "{answer}");
}
