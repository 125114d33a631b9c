//! A game with people elsewhere, on the page.

use super::wire;
use crate::online::{Heard, Left, Pending, ServerClock, Session, merge_pending, read_pending, write_pending};
use crate::page::{browser, storage};
use leptos::prelude::*;
use pacru_api::{Command, CommandId, FromServer, GameId, GameView, Millis, Phase, RefusedCode, State, Time, ToServer};
use pacru_rules::{Color, ColorSet};
use std::time::Duration;

/// How often clocks are looked at.
const TICK: Duration = Duration::from_millis(200);

/// After so long something that the server could not do is sent again.
const LATER: Duration = Duration::from_secs(3);

/// How the connection stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::page) enum LinkState {
    Connecting,
    Connected,
    Reconnecting,
    /// This device has no network.
    Offline,
    /// The server said that it stops and comes back.
    Restarting,
    /// The server is newer than the page.
    OtherVersion,
}

impl LinkState {
    /// The name in texts and styles.
    pub(super) fn word(self) -> &'static str {
        match self {
            LinkState::Connecting => "connecting",
            LinkState::Connected => "connected",
            LinkState::Reconnecting => "reconnecting",
            LinkState::Offline => "offline",
            LinkState::Restarting => "restarting",
            LinkState::OtherVersion => "other-version",
        }
    }
}

/// A game with people elsewhere. Everything in it is a handle.
#[derive(Clone, Copy)]
pub(in crate::page) struct Online {
    pub(super) id: StoredValue<GameId>,
    pub(super) session: RwSignal<Session>,
    pub(super) link: RwSignal<LinkState>,
    pub(super) clock: StoredValue<ServerClock>,
    /// What this page has kept of what is not answered.
    kept: StoredValue<Pending>,
    /// Why the last thing asked for was refused.
    pub(super) refused: RwSignal<Option<RefusedCode>>,
    /// Whether the server says that there is no such game, or not for us.
    pub(super) gone: RwSignal<bool>,
    /// The game that follows, if its players have just agreed on it.
    pub(super) next: RwSignal<Option<GameId>>,
    /// Changes as time goes by.
    pub(super) ticks: RwSignal<u32>,
    /// Players whose words are not shown here.
    pub(super) muted: RwSignal<ColorSet>,
}

impl Online {
    /// Takes up a game as the server tells it; nothing where the server's log is none.
    pub(super) fn new(view: &GameView) -> Option<Online> {
        let name = sending_name(&view.id);
        let pending = storage::get(&name).map_or_else(Pending::default, |kept| read_pending(&kept));
        let session = Session::new(view, pending.clone())?;
        let mut clock = ServerClock::default();
        clock.hear(view.now, browser::now());
        let muted = storage::get(&format!("muted.{}", view.id)).unwrap_or_default();
        Some(Online {
            id: StoredValue::new(view.id.clone()),
            session: RwSignal::new(session),
            link: RwSignal::new(LinkState::Connecting),
            clock: StoredValue::new(clock),
            kept: StoredValue::new(pending),
            refused: RwSignal::new(None),
            gone: RwSignal::new(false),
            next: RwSignal::new(None),
            ticks: RwSignal::new(0),
            muted: RwSignal::new(muted.chars().filter_map(Color::from_letter).collect()),
        })
    }

    /// Connects, and lets the clocks be shown as they run.
    pub(super) fn begin(self) {
        wire::begin(self);
        let ticking = set_interval_with_handle(move || self.ticks.update(|ticks| *ticks = ticks.wrapping_add(1)), TICK);
        on_cleanup(move || {
            if let Ok(ticking) = ticking {
                ticking.clear();
            }
        });
    }

    /// The server's clock now.
    pub(in crate::page) fn now(self) -> Millis {
        self.clock.try_with_value(|clock| clock.now(browser::now())).unwrap_or_default()
    }

    /// Asks the server for something.
    pub(in crate::page) fn ask(self, command: Command) {
        self.refused.set(None);
        // Whoever clicks again while it is on its way means the same.
        if self.session.with_untracked(|session| session.pending().has(&command)) {
            return;
        }
        let asked = self.session.try_update(|session| session.ask(new_id(), command));
        match asked {
            Some(Ok(envelope)) => {
                self.keep_pending();
                wire::send(&ToServer::Command(envelope));
            }
            Some(Err(refused)) => self.refused.set(Some(refused.code)),
            None => {}
        }
    }

    /// Sends again what was not answered; the server knows it by its name.
    fn ask_again(self) {
        let pending = self.session.try_with_untracked(|session| session.pending().all().to_vec());
        for envelope in pending.unwrap_or_default() {
            wire::send(&ToServer::Command(envelope));
        }
    }

    /// What is not answered yet survives a page that is closed or loaded anew.
    fn keep_pending(self) {
        let name = self.id.with_value(sending_name);
        let Some(now) = self.session.try_with_untracked(|session| session.pending().clone()) else {
            return;
        };
        let before = self.kept.get_value();
        if before == now {
            return;
        }
        let merged = merge_pending(&storage::get(&name).unwrap_or_default(), &before, &now);
        if merged.is_empty() {
            storage::remove(&name);
        } else {
            storage::set(&name, &write_pending(&merged));
        }
        self.kept.set_value(now);
    }

    /// Takes over what the server says.
    pub(super) fn hear(self, message: FromServer) {
        if let FromServer::Time(now) | FromServer::Hello { now, .. } = message {
            self.clock.update_value(|clock| clock.hear(now, browser::now()));
        }
        if matches!(message, FromServer::Time(_)) {
            return;
        }
        let now = self.now();
        let had_rematch = self.session.with_untracked(|session| session.state().rematch().is_some());
        match self.session.try_update(|session| session.hear(message, now)) {
            Some(Heard::Welcome) => {
                self.link.set(LinkState::Connected);
                self.ask_again();
            }
            Some(Heard::News) => self.keep_pending(),
            Some(Heard::Refused(refused)) => {
                self.keep_pending();
                self.refused.set(Some(refused.code));
            }
            Some(Heard::Later(refused)) => {
                self.refused.set(Some(refused.code));
                set_timeout(move || self.ask_again(), LATER);
            }
            Some(Heard::Gap) => wire::fetch_anew(),
            Some(Heard::OtherVersion) => {
                wire::end();
                self.link.set(LinkState::OtherVersion);
            }
            Some(Heard::Bye(retry)) => wire::come_back_later(retry),
            Some(Heard::Nothing) | None => {}
        }
        let rematch = self.session.with_untracked(|session| session.state().rematch().cloned());
        if let (false, Some(next)) = (had_rematch, rematch) {
            self.next.set(Some(next));
        }
    }

    /// Takes over a game that was fetched whole.
    pub(super) fn take_view(self, view: &GameView) {
        self.clock.update_value(|clock| clock.hear(view.now, browser::now()));
        self.session.update(|session| session.take_anew(view));
    }

    /// The game as it is shown: with the move that is on its way.
    pub(in crate::page) fn shown(self) -> State {
        self.session.with(Session::shown)
    }

    /// The seats that are mine.
    pub(in crate::page) fn seats(self) -> ColorSet {
        self.session.with(Session::seats)
    }

    /// Whether a move can be made here.
    pub(in crate::page) fn may_move(self) -> bool {
        self.session.with(Session::may_move)
    }

    /// Whether a move is on its way.
    pub(in crate::page) fn is_sending(self) -> bool {
        self.session.with(Session::is_sending)
    }

    /// Whether something other than a move waits for the connection.
    pub(super) fn has_unsent(self) -> bool {
        let waits = self.link.get() != LinkState::Connected;
        waits
            && self
                .session
                .with(|session| session.pending().all().len() > usize::from(session.pending().a_move().is_some()))
    }

    /// Whether the game is played, and I am one of its players: then nothing helps me.
    pub(in crate::page) fn is_players(self) -> bool {
        self.session.with(Session::is_players)
    }

    pub(in crate::page) fn phase(self) -> Phase {
        self.session.with(|session| session.state().phase())
    }

    /// What a player has left and whether that is little; nothing without a clock.
    pub(in crate::page) fn left(self, color: Color) -> Option<(Left, bool)> {
        self.ticks.track();
        let now = self.now();
        self.session.with(|session| {
            let state = session.state();
            let left = state.left(color, now)?;
            let little = match state.setup().time {
                Time::Days(_) => 6 * 3600 * 1000,
                Time::Clock { .. } | Time::None => 20 * 1000,
            };
            Some((Left::of(left), left < little && state.phase() == Phase::Running))
        })
    }

    /// Shows or hides what a player says.
    pub(super) fn mute(self, color: Color) {
        self.muted.update(|muted| {
            *muted = if muted.contains(color) { muted.without(color) } else { muted.with(color) };
        });
        let letters: String = self.muted.get_untracked().iter().map(Color::letter).collect();
        storage::set(&self.id.with_value(|id| format!("muted.{id}")), &letters);
    }
}

fn sending_name(id: &GameId) -> String {
    format!("sending.{id}")
}

/// A name for a command that no other has.
fn new_id() -> CommandId {
    let text = format!("{}{}", storage::new_id(), storage::new_id());
    text.parse().expect("letters and digits")
}
