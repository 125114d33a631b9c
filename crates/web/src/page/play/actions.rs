//! What a person does in a game.

use super::state::Play;
use crate::page::board::cell_of;
use crate::page::browser;
use crate::page::chooser::{Chooser, Notice, Staged};
use crate::page::computer;
use crate::page::settings::settings;
use crate::table::Table;
use leptos::prelude::*;
use pacru_api::Command;
use pacru_rules::{Departure, Field, Move, Position};

impl Chooser for Play {
    fn staged(self) -> Staged {
        Staged { draft: self.draft, twist: self.twist, notice: self.notice, looked_at: self.looked_at }
    }

    fn position(self) -> Position {
        self.table.with(|table| *table.position())
    }

    fn may_choose(self) -> bool {
        self.is_choosing()
    }

    fn complete(self, mv: Move) {
        if settings().confirm.get_untracked() { self.pending.set(Some(mv)) } else { self.play(mv) }
    }

    fn chosen(self) {
        self.hint.set(None);
        self.unfair.set(false);
    }
}

impl Play {
    /// A field is chosen.
    pub(super) fn choose(self, field: Field) {
        if self.shown.get_untracked().is_some() {
            // Whoever looks back goes on first.
            self.shown.set(None);
            return;
        }
        self.choose_field(field);
    }

    /// One choice is taken back.
    pub(super) fn back(self) {
        if self.pending.get_untracked().is_some() {
            self.notice.set(None);
            self.pending.set(None);
            return;
        }
        self.take_back();
    }

    /// The move that waits is played.
    pub(super) fn confirm(self) {
        if let Some(mv) = self.pending.get_untracked() {
            self.play(mv);
        }
    }

    /// Plays a complete move, of a person or of a computer.
    pub(super) fn play(self, mv: Move) {
        if let Some(online) = self.online() {
            // The table follows when the move is on its way.
            self.shown.set(None);
            self.pending.set(None);
            online.ask(Command::Move { text: mv.to_string() });
            self.return_focus();
            return;
        }
        self.tick();
        let played = self.table.try_update(|table| table.play(mv));
        match played {
            Some(Ok(_)) => {
                self.shown.set(None);
                self.begin_turn();
                self.keep();
                self.return_focus();
            }
            Some(Err(refusal)) => {
                self.notice.set(Some(Notice { why: pacru_rules::draft::DraftRefusal::Rule(refusal), at: None }));
            }
            None => {}
        }
    }

    /// Goes back to the last turn of a person.
    pub(super) fn undo(self) {
        self.change(Table::undo);
    }

    /// Goes forward again.
    pub(super) fn redo(self) {
        self.change(Table::redo);
    }

    fn change(self, change: fn(&mut Table) -> bool) {
        if self.online().is_some() {
            // There it is asked for.
            return;
        }
        computer::drop_question();
        self.thinking.set(None);
        self.tick();
        if self.table.try_update(change) == Some(true) {
            self.shown.set(None);
            self.begin_turn();
            self.keep();
        } else {
            // The computer that was disturbed takes it up again.
            self.table.notify();
        }
    }

    /// Asks before somebody resigns, where the thumb is.
    pub(in crate::page) fn ask_about_resigning(self) {
        self.resigning.set(true);
        request_animation_frame(|| {
            browser::focus("[data-act=\"resign-no\"]");
        });
    }

    /// The person to move, or else the first person who is still in, gives up.
    pub(super) fn resign(self) {
        self.resigning.set(false);
        if let Some(online) = self.online() {
            online.resign();
            return;
        }
        computer::drop_question();
        self.thinking.set(None);
        self.table.update(|table| {
            if let Some(color) = table.resigning() {
                table.leave(color, Departure::Resign);
            }
        });
        self.shown.set(None);
        self.begin_turn();
        self.keep();
    }

    /// Shows another turn of the game; beyond the last it is the game itself.
    pub(super) fn step(self, by: isize) {
        let all = self.table.with_untracked(|table| table.game().plies().len());
        let now = self.shown.get_untracked().unwrap_or(all);
        self.show(now.saturating_add_signed(by));
    }

    /// Shows the game after so many turns.
    pub(super) fn show(self, count: usize) {
        let all = self.table.with_untracked(|table| table.game().plies().len());
        self.shown.set((count < all).then_some(count));
    }

    /// Keys that mean something else here than to the board.
    pub(super) fn key(self, event: &leptos::ev::KeyboardEvent) {
        if self.choice_key(event) {
            return;
        }
        match event.key().as_str() {
            "Enter" | " " if self.pending.get_untracked().is_some() => self.confirm(),
            "Escape" | "Backspace" => self.back(),
            "u" => self.undo(),
            "h" => self.ask_for_hint(),
            _ => return,
        }
        event.prevent_default();
    }

    /// Puts the keyboard back on the board where the button that had it is gone.
    pub(super) fn return_focus(self) {
        browser::recover_focus(vec![cell_of(self.focus.get_untracked())]);
    }

    /// The board is turned by a quarter.
    pub(in crate::page) fn turn_board(self) {
        self.bottom.update(|bottom| {
            *bottom = pacru_render::SceneOptions { bottom: *bottom, ..Default::default() }.rotated_quarter().bottom;
        });
    }
}
