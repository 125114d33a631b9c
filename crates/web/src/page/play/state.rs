//! What a game on the page consists of: the table, the move in the making, and what is looked at.

use crate::online::table_of;
use crate::page::chooser::{Chooser, Notice};
use crate::page::online::Online;
use crate::page::settings::settings;
use crate::page::storage;
use crate::page::texts::texts;
use crate::table::Table;
use crate::text::describe_field;
use leptos::prelude::*;
use pacru_render::{ChevronIds, Highlight, LastMove, Scene, SceneOptions};
use pacru_rules::{BoardEvent, Choice, Color, Draft, Field, Move, Position};

/// Why the computer thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// It is its turn.
    Move,
    /// A person wants to know.
    Hint,
}

/// A game on the page, kept in this browser or by the server. Everything in it is a handle.
#[derive(Clone, Copy)]
pub(in crate::page) struct Play {
    pub(super) id: StoredValue<String>,
    /// Where the server keeps it: the table follows what is told there, and moves are asked for.
    server: StoredValue<Option<Online>>,
    pub(super) table: RwSignal<Table>,
    pub(super) draft: RwSignal<Draft>,
    /// The twist that is looked at.
    pub(super) twist: RwSignal<Choice>,
    /// A complete move that waits to be confirmed.
    pub(super) pending: RwSignal<Option<Move>>,
    pub(super) notice: RwSignal<Option<Notice>>,
    pub(super) hint: RwSignal<Option<Move>>,
    /// Whether a hint was asked for that would not be fair to people elsewhere.
    pub(super) unfair: RwSignal<bool>,
    /// Whether and why the computer thinks.
    pub(super) thinking: RwSignal<Option<Purpose>>,
    /// How many turns of the game are shown; all of them where nothing is said.
    pub(super) shown: RwSignal<Option<usize>>,
    /// The field under the pointer or the keyboard.
    pub(super) looked_at: RwSignal<Option<Field>>,
    pub(super) focus: RwSignal<Field>,
    /// Who sits at the bottom.
    pub(super) bottom: RwSignal<Color>,
    /// Whether the game could be kept in this browser.
    pub(super) kept: RwSignal<bool>,
    /// Whether it is asked if a person wants to resign.
    pub(super) resigning: RwSignal<bool>,
    /// Changes whenever the clock does, and the table does not.
    pub(super) clock_shown: RwSignal<u32>,
}

impl Play {
    /// A game that the server keeps.
    pub(in crate::page) fn of_online(id: String, online: Online) -> Play {
        let table = untrack(|| table_of(&online.shown(), online.seats()));
        let play = Play { server: StoredValue::new(Some(online)), ..Play::new(id, table) };
        play.follow_server(online);
        play
    }

    pub(super) fn new(id: String, table: Table) -> Play {
        let bottom = table.my_color();
        let draft = begin(&table);
        let focus =
            draft.choosable_fields(table.position()).first().or_else(|| Field::new(4, 0)).expect("e1 is a field");
        Play {
            id: StoredValue::new(id),
            server: StoredValue::new(None),
            table: RwSignal::new(table),
            draft: RwSignal::new(draft),
            twist: RwSignal::new(Choice::Nothing),
            pending: RwSignal::new(None),
            notice: RwSignal::new(None),
            hint: RwSignal::new(None),
            unfair: RwSignal::new(false),
            thinking: RwSignal::new(None),
            shown: RwSignal::new(None),
            looked_at: RwSignal::new(None),
            focus: RwSignal::new(focus),
            bottom: RwSignal::new(bottom),
            kept: RwSignal::new(true),
            resigning: RwSignal::new(false),
            clock_shown: RwSignal::new(0),
        }
    }

    /// The game on the server, where it is kept there.
    pub(super) fn online(self) -> Option<Online> {
        self.server.try_get_value().flatten()
    }

    /// Whether a person may choose now.
    pub(super) fn is_choosing(self) -> bool {
        let leave = self.online().is_none_or(Online::may_move);
        leave && self.shown.get().is_none() && self.pending.get().is_none() && self.table.with(Table::is_persons_turn)
    }

    /// The position that is shown, and what led to it.
    pub(super) fn shown_position(self) -> (Position, Vec<BoardEvent>, ChevronIds) {
        let shown = self.shown.get();
        self.table.with(|table| {
            let game = table.game();
            let count = shown.unwrap_or(usize::MAX).min(game.plies().len());
            let mut position = *game.start();
            let mut ids = ChevronIds::new(&position);
            let mut last = Vec::new();
            for ply in &game.plies()[..count] {
                last = events_of(&position, ply);
                ids.follow(&last);
                position = ply.after;
            }
            (position, last, ids)
        })
    }

    /// The picture of now.
    pub(super) fn scene(self) -> Scene {
        let (position, events, ids) = self.shown_position();
        let choosing = self.is_choosing();
        let settings = settings();
        let draft = self.draft.get();
        let mut highlights = Vec::new();
        let pending = self.pending.get().filter(|_| self.shown.get().is_none());
        if let Some(mv) = pending.or_else(|| self.hint.get().filter(|_| choosing)) {
            highlights.extend(Highlight::of_move(mv));
        }
        if choosing {
            highlights.extend(self.lit());
        }
        let outcome = self.table.with(Table::outcome).filter(|_| self.shown.get().is_none());
        let options = SceneOptions {
            bottom: self.bottom.get(),
            coordinates: settings.coordinates.get(),
            theme: settings.theme(),
            highlights,
            last_move: (!events.is_empty()).then(|| LastMove::new(&events)),
            outcome,
            chevron_ids: Some(ids),
            ..SceneOptions::default()
        };
        let mut scene = Scene::new(&position, &options);
        if choosing {
            scene.show_draft(&position, draft, self.twist.get());
        }
        scene
    }

    /// What is read out for a field.
    pub(super) fn describe(self, field: Field) -> String {
        let (position, ..) = self.shown_position();
        let draft = self.is_choosing().then(|| self.draft.get());
        describe_field(&texts(), &position, draft, field)
    }

    /// Keeps the game as it stands.
    pub(super) fn keep(self) {
        if self.online().is_some() {
            return;
        }
        self.table.update_untracked(|table| table.touched = crate::page::browser::now());
        let kept = self.id.with_value(|id| self.table.with_untracked(|table| storage::keep(id, table)));
        self.kept.set(kept);
    }

    /// The same game may be open in another tab: what is played there is taken over here.
    pub(super) fn follow_other_tabs(self) {
        let heard = window_event_listener_untyped("storage", move |_| {
            let Some(table) = self.id.with_value(|id| storage::game(id)) else {
                return;
            };
            let same = self
                .table
                .with_untracked(|own| own.game().plies() == table.game().plies() && own.outcome() == table.outcome());
            if !same {
                crate::page::computer::drop_question();
                self.thinking.set(None);
                self.table.set(table);
                self.begin_turn();
            }
        });
        on_cleanup(move || heard.remove());
    }

    /// What the server tells is taken over; words at the table disturb nobody who is about to move.
    fn follow_server(self, online: Online) {
        Effect::new(move || {
            let table = table_of(&online.shown(), online.seats());
            let (same_game, same_players) = self.table.with_untracked(|own| {
                let turns = own.game().plies() == table.game().plies() && own.outcome() == table.outcome();
                (turns && own.is_persons_turn() == table.is_persons_turn(), own.players == table.players)
            });
            if !same_game || !same_players {
                self.table.set(table);
            }
            if !same_game {
                self.begin_turn();
            }
        });
    }

    /// A turn begins, or everything has changed: nothing is chosen.
    pub(super) fn begin_turn(self) {
        self.table.with_untracked(|table| {
            self.draft.set(begin(table));
        });
        self.twist.set(Choice::Nothing);
        self.pending.set(None);
        self.notice.set(None);
        self.hint.set(None);
        self.unfair.set(false);
    }
}

fn begin(table: &Table) -> Draft {
    if table.is_persons_turn() { Draft::begin(table.position()) } else { Draft::Chevron }
}

/// What a turn of the game did.
pub(in crate::page) fn events_of(before: &Position, ply: &pacru_rules::Ply) -> Vec<BoardEvent> {
    let done = match ply.action {
        pacru_rules::Action::Move(mv) => before.play(mv).ok(),
        pacru_rules::Action::Leave { color, how } => before.leave(color, how).ok(),
    };
    done.map(|(_, events)| events).unwrap_or_default()
}
