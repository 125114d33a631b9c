//! A game in memory: what its log adds up to, and who may do what.

use super::HubOptions;
use super::hiding::Hides;
use crate::store::{Keys, Row, StoreError, Stored, Summary, VisitorId};
use pacru_api::{CommandId, Event, Logged, Millis, Phase, State, Visibility};
use pacru_rules::{ByColor, Color, ColorSet};
use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};

/// What a game's log adds up to, and who may do what.
#[derive(Debug)]
pub(super) struct Table {
    pub(super) state: State,
    pub(super) keys: Keys,
    pub(super) creator: VisitorId,
    pub(super) holders: ByColor<Option<VisitorId>>,
    pub(super) hides: Hides,
    /// Commands that are done, by a number made of visitor and name, with the last event of each.
    done: HashMap<u64, u32>,
    names: RandomState,
    /// What the timers in the database know: when the game wants attention at the latest, and whether a computer is to move.
    pub(super) timers: (Option<Millis>, bool),
    /// The time while the server was away, where it is not nobody's yet.
    pub(super) pause: Option<(Millis, Millis)>,
}

impl Table {
    /// Reads a stored game.
    pub(super) fn read(stored: Stored, server: &Absence) -> Result<Table, StoreError> {
        let (log, commands): (Vec<Logged>, Vec<Option<String>>) = stored.log.into_iter().unzip();
        let state = State::replay(&log).map_err(|corrupt| StoreError::Corrupt(corrupt.to_string()))?;
        let names = RandomState::new();
        let done = log.iter().zip(&commands);
        let done = done.filter_map(|(logged, command)| Some((names.hash_one(command.as_deref()?), logged.number)));
        let done = done.collect();
        let mut holders = ByColor::from_fn(|_| None);
        for (color, visitor) in stored.seats {
            holders[color] = Some(visitor);
        }
        let pause = server.pause(&state);
        let mut table = Table {
            pause: None,
            state,
            keys: stored.keys,
            creator: stored.creator,
            holders,
            hides: Vec::new(),
            timers: stored.timers,
            done,
            names,
        };
        for logged in &log {
            table.note(logged);
        }
        table.pause = pause;
        Ok(table)
    }

    /// The seats that a visitor holds.
    pub(super) fn seats(&self, visitor: Option<VisitorId>) -> ColorSet {
        let Some(visitor) = visitor else { return ColorSet::EMPTY };
        Color::ALL.into_iter().filter(|&color| self.holders[color] == Some(visitor)).collect()
    }

    /// Whether everybody may see the game.
    pub(super) fn is_open(&self) -> bool {
        self.state.is_public()
    }

    /// Whether only players and those who entered with a key may see the game.
    pub(super) fn is_private(&self) -> bool {
        self.state.setup().visibility == Visibility::Private && !self.state.is_hidden()
    }

    /// How a command is known in the database.
    pub(super) fn command_name(visitor: VisitorId, id: &CommandId) -> String {
        format!("{:x}.{}", visitor.0, id.as_str())
    }

    /// The last event of a command that was done before.
    pub(super) fn done(&self, command: &str) -> Option<u32> {
        self.done.get(&self.names.hash_one(command)).copied()
    }

    pub(super) fn note_done(&mut self, command: &str, last: u32) {
        self.done.insert(self.names.hash_one(command), last);
    }

    /// Keeps what the state does not.
    pub(super) fn note(&mut self, logged: &Logged) {
        match &logged.event {
            Event::Hidden(hidden) => self.hides.push((logged.number, hidden.clone())),
            Event::Paused { .. } => self.pause = None,
            _ => {}
        }
    }

    /// What lists and timers want to know.
    pub(super) fn row(&self, options: &HubOptions) -> Row {
        row(&self.state, options)
    }

    /// Whether the timers in the database would be too late for this.
    pub(super) fn outdates_timers(&self, row: &Row) -> bool {
        let (due, thinks) = self.timers;
        // Too early is no harm: the game is looked at once for nothing.
        let late = row.due.is_some_and(|new| due.is_none_or(|old| new < old));
        late || row.thinks != thinks
    }

    /// The level of the computer that is to move.
    pub(super) fn thinker(&self) -> Option<u8> {
        thinker(&self.state)
    }
}

/// What lists and timers want to know of a game.
pub(super) fn row(state: &State, options: &HubOptions) -> Row {
    Row {
        last: state.last(),
        phase: state.phase(),
        public: state.is_public(),
        due: due(state, options),
        thinks: thinker(state).is_some(),
        touched: state.touched(),
        summary: Summary::of(state),
    }
}

fn thinker(state: &State) -> Option<u8> {
    let running = state.phase() == Phase::Running;
    running.then(|| state.computer(state.position().to_move())).flatten()
}

/// When a game wants attention: a time runs out, or it expires because it never began.
pub(super) fn due(state: &State, options: &HubOptions) -> Option<Millis> {
    match state.phase() {
        Phase::Waiting => {
            let expiry = match state.setup().visibility {
                Visibility::Public => options.public_expiry,
                Visibility::Private => options.private_expiry,
            };
            Some(state.created().after(expiry.as_millis() as u64))
        }
        Phase::Running => state.deadline(),
        Phase::Over => None,
    }
}

/// When the server was away last.
#[derive(Clone, Copy, Debug)]
pub(super) struct Absence {
    /// The last sign of life before.
    pub(super) from: Millis,
    /// The return.
    pub(super) until: Millis,
}

impl Absence {
    /// The part of it in which a clock ran.
    fn pause(&self, state: &State) -> Option<(Millis, Millis)> {
        // Whatever has happened since the return has settled it.
        let from = self.from.max(state.touched());
        (state.clock_runs() && from < self.until).then_some((from, self.until))
    }
}
