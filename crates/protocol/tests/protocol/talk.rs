//! A session, line by line, with checks of every answer.

use pacru_protocol::{NoInput, ProtocolSession};

/// A session that checks the form of every answer.
pub(crate) struct Talk(pub(crate) ProtocolSession);

impl Talk {
    pub(crate) fn new() -> Talk {
        Talk(ProtocolSession::new())
    }

    pub(crate) fn say(&mut self, line: impl AsRef<[u8]>) -> String {
        let mut out = Vec::new();
        let flow = self.0.respond(line.as_ref(), &mut out, &mut NoInput).expect("writing to memory");
        assert!(flow.is_continue(), "the session has ended");
        let text = String::from_utf8(out).expect("answers are UTF-8");
        assert!(text.is_empty() || text.ends_with('\n'), "{text:?}");
        text
    }

    /// Sends a line that gets no answer.
    pub(crate) fn send_silent(&mut self, line: impl AsRef<[u8]>) {
        let answer = self.say(&line);
        assert_eq!(answer, "", "to {}", String::from_utf8_lossy(line.as_ref()));
    }

    /// A line that is answered with exactly one line `error …`, after which everything is as before.
    pub(crate) fn refused(&mut self, line: impl AsRef<[u8]>) -> String {
        let line = line.as_ref();
        let before = self.say("d");
        let answer = self.say(line);
        let shown = String::from_utf8_lossy(&line[..line.len().min(100)]).into_owned();
        assert!(answer.starts_with("error ") && answer.trim_end() != "error", "{answer:?} to {shown:?}");
        assert_eq!(answer.lines().count(), 1, "{answer:?} to {shown:?}");
        assert!(!answer.trim_end_matches('\n').contains(|c: char| c.is_control()), "{answer:?} to {shown:?}");
        assert!(answer.len() < 500, "{answer}");
        assert_eq!(self.say("d"), before, "after {shown:?}");
        answer
    }

    /// The value of a line that `d` shows.
    pub(crate) fn shown(&mut self, key: &str) -> String {
        let answer = self.say("d");
        let mut values = answer.lines().filter_map(|line| line.strip_prefix(key)?.strip_prefix(' '));
        let value = values.next().unwrap_or_else(|| panic!("no line '{key} …' in\n{answer}")).to_owned();
        assert_eq!(values.next(), None);
        value
    }

    /// The moves listed, after a check of their number.
    pub(crate) fn moves(&mut self, command: &str) -> Vec<String> {
        let answer = self.say(command);
        let mut lines = answer.lines().map(str::to_owned);
        let count = lines.next().expect("a first line");
        let moves: Vec<String> = lines.collect();
        assert_eq!(count, format!("moves {}", moves.len()));
        moves
    }
}
