//! The computer thinks along: about the position here, better and better, until one goes elsewhere.

use super::evaluation::spoken;
use super::state::Analysis;
use crate::page::{browser, computer, online};
use crate::thinking::Task;
use leptos::prelude::*;

/// How many lines are shown.
const LINES: usize = 3;

/// Milliseconds before something is read out, and between two readings.
const SPEAKING: f64 = 4000.0;

impl Analysis {
    /// Whether this is a position of a game that is being played with people elsewhere.
    pub(super) fn is_forbidden(self) -> bool {
        self.tree.with_untracked(|tree| online::is_forbidden(&tree.game(self.at.get_untracked())))
    }

    /// Keeps the computer busy with whatever is shown.
    pub(super) fn let_engine_think(self) {
        // The same place in the same tree need not be thought about anew.
        let place = Memo::new(move |_| (self.opened.get(), self.at.get()));
        Effect::new(move || {
            // Read, not only tracked: a memo that nobody reads does not run.
            place.get();
            let wanted = self.engine.get() && !self.evaluating.get() && !self.editing.get();
            let over = self.here.with_untracked(|here| here.outcome.is_some());
            if self.evaluating.get_untracked() {
                // The computer is busy with the whole game.
                return;
            }
            if !wanted || over || self.is_forbidden() {
                computer::drop_question();
                // Arrows of a computer that is switched off would only puzzle.
                self.answer.set(None);
                return;
            }
            // What was said about another position does not hold here.
            self.spoken.set(String::new());
            let game = self.tree.with_untracked(|tree| tree.game(self.at.get_untracked()));
            let said = StoredValue::new(browser::now());
            computer::ask(&game, Task::Analyse { lines: LINES }, move |answer| {
                let now = browser::now();
                if answer.done || now - said.get_value() > SPEAKING {
                    said.set_value(now);
                    self.spoken.set(spoken(&answer));
                }
                self.answer.set(Some(answer));
            });
        });
    }
}
