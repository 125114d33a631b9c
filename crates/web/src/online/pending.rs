//! What was sent and not answered yet. It is kept as text, so that a page that is loaded anew sends it again under the
//! same name: nothing is lost, and nothing is done twice.

use pacru_api::{Command, Envelope};

/// The most that is kept; a person does not click faster than the server answers.
const MOST: usize = 8;

/// Commands in the order in which they were sent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pending(Vec<Envelope>);

impl Pending {
    /// All of them.
    pub fn all(&self) -> &[Envelope] {
        &self.0
    }

    /// Whether everything was answered.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// One more was sent; says whether there was room.
    pub fn add(&mut self, envelope: Envelope) -> bool {
        let room = self.0.len() < MOST && self.0.iter().all(|known| known.id != envelope.id);
        if room {
            self.0.push(envelope);
        }
        room
    }

    /// One was answered.
    pub fn answered(&mut self, id: &pacru_api::CommandId) -> Option<Envelope> {
        let at = self.0.iter().position(|known| known.id == *id)?;
        Some(self.0.remove(at))
    }

    /// Whether the same was asked for already. Words can be said twice; who resigns twice has clicked twice.
    pub fn has(&self, command: &Command) -> bool {
        let said = matches!(command, Command::Say { .. });
        !said && self.0.iter().any(|known| known.command == *command)
    }

    /// The move that waits for its answer.
    pub fn a_move(&self) -> Option<&Envelope> {
        self.0.iter().find(|envelope| matches!(envelope.command, Command::Move { .. }))
    }
}

/// What is kept of them, as JSON, one a line.
pub fn write_pending(pending: &Pending) -> String {
    let line = |envelope: &Envelope| serde_json::to_string(envelope).ok().map(|line| line + "\n");
    pending.0.iter().filter_map(line).collect()
}

/// What was kept; lines of anybody else are left out.
pub fn read_pending(text: &str) -> Pending {
    let mut pending = Pending::default();
    for envelope in text.lines().filter_map(|line| serde_json::from_str(line).ok()) {
        pending.add(envelope);
    }
    pending
}

/// What is to be kept when this page, which knew of `before`, has come to `now`. Other tabs keep theirs in the same place, so
/// what was never known here stays.
pub fn merge_pending(kept: &str, before: &Pending, now: &Pending) -> Pending {
    let mut merged = now.clone();
    for envelope in read_pending(kept).0 {
        if before.0.iter().all(|known| known.id != envelope.id) {
            merged.add(envelope);
        }
    }
    merged
}
