//! The computers at the table, and hints.

use super::state::{Play, Purpose};
use crate::page::computer;
use crate::page::online::{Online, is_forbidden};
use crate::table::Who;
use crate::thinking::{Answer, Task};
use leptos::prelude::*;
use pacru_rules::Move;
use std::time::Duration;

/// A computer's answer comes no sooner than this: before that nobody could have seen what was played before.
const AT_LEAST: f64 = 450.0;

/// How long one sees that somebody has to pass.
const PASSING: Duration = Duration::from_millis(1200);

/// How much work a hint is worth.
const HINT_NODES: u64 = 150_000;

impl Play {
    /// Whenever it is a computer's turn, it is asked.
    pub(super) fn let_computers_play(self) {
        Effect::new(move || {
            let asked = self.table.with(|table| {
                let Some(Who::Computer(level)) = table.mover().map(|player| player.who) else {
                    return None;
                };
                Some((level, table.seed.wrapping_add(table.game().plies().len() as u64)))
            });
            let Some((level, seed)) = asked else {
                return;
            };
            if self.thinking.get_untracked() == Some(Purpose::Move) {
                return;
            }
            self.thinking.set(Some(Purpose::Move));
            let begun = crate::page::browser::now();
            // Reading it here must not make this effect run again: the table was read above.
            let game = self.table.with_untracked(|table| table.game().clone());
            let number_of_turns = game.plies().len();
            computer::ask(&game, Task::Play { level, seed }, move |answer| {
                let early = AT_LEAST - (crate::page::browser::now() - begun);
                let play = move || self.take_answer(&answer, number_of_turns);
                set_timeout(play, Duration::from_millis(early.max(0.0) as u64));
            });
        });
    }

    /// Whoever can only pass passes, after a moment in which one can see it.
    pub(in crate::page) fn let_stuck_players_pass(self) {
        Effect::new(move || {
            let number_of_turns = self.table.with(|table| {
                let stuck = table.is_persons_turn() && table.position().movable().is_empty();
                stuck.then_some(table.game().plies().len())
            });
            let Some(number_of_turns) = number_of_turns else {
                return;
            };
            let pass = move || {
                let same = self.table.try_with_untracked(|table| table.game().plies().len() == number_of_turns);
                // What is pending online may be this very pass.
                if same == Some(true) && untrack(|| self.online().is_none_or(Online::may_move)) {
                    self.play(Move::Pass);
                }
            };
            set_timeout(pass, PASSING);
        });
    }

    /// Plays a computer's move, unless something else has happened since it was asked.
    fn take_answer(self, answer: &Answer, number_of_turns: usize) {
        let still = self.thinking.try_get_untracked().flatten() == Some(Purpose::Move)
            && self.table.with_untracked(|table| table.game().plies().len() == number_of_turns);
        if !still {
            return;
        }
        self.thinking.set(None);
        let best = self.table.with_untracked(|table| answer.lines.first()?.first_move(table.position()));
        if let Some(mv) = best {
            // Whoever looks back is left where they are.
            let shown = self.shown.get_untracked();
            self.play(mv);
            self.shown.set(shown);
        }
    }

    /// The computer shows a person what it would play.
    pub(super) fn ask_for_hint(self) {
        if self.online().is_some() || !untrack(|| self.is_choosing()) || self.thinking.get_untracked().is_some() {
            return;
        }
        let game = self.table.with_untracked(|table| table.game().clone());
        if is_forbidden(&game) {
            self.unfair.set(true);
            return;
        }
        self.thinking.set(Some(Purpose::Hint));
        let number_of_turns = game.plies().len();
        computer::ask(&game, Task::Best { nodes: HINT_NODES }, move |answer| {
            let wanted = self.thinking.try_get_untracked().flatten() == Some(Purpose::Hint);
            let still = wanted && self.table.with_untracked(|table| table.game().plies().len() == number_of_turns);
            if still {
                self.thinking.set(None);
                let best = self.table.with_untracked(|table| answer.lines.first()?.first_move(table.position()));
                self.begin_turn();
                self.hint.set(best);
            }
        });
    }
}
