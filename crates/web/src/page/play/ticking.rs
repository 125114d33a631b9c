//! The clock of a game at this screen.

use super::state::Play;
use leptos::prelude::*;
use pacru_rules::Departure;
use std::time::Duration;

/// How often the clock is looked at.
const TICK: Duration = Duration::from_millis(100);

/// When a long sleep of the device is over, at most this much of it counts.
const LONGEST_TICK: f64 = 5000.0;

/// Milliseconds between two times that the clock is kept.
const KEPT_EVERY: f64 = 2000.0;

thread_local! {
    /// When the clock was last looked at.
    static LOOKED: std::cell::Cell<f64> = const { std::cell::Cell::new(0.0) };
}

impl Play {
    /// Lets the clock run while the page is open; a closed page stops it.
    pub(super) fn let_clock_run(self) {
        if self.table.with_untracked(|table| table.clock.is_none()) {
            return;
        }
        LOOKED.set(crate::page::browser::now());
        let ticking = set_interval_with_handle(move || self.tick(), TICK);
        on_cleanup(move || {
            if let Ok(ticking) = ticking {
                ticking.clear();
            }
        });
    }

    /// Time has gone by for whoever is to move.
    pub(super) fn tick(self) {
        let now = crate::page::browser::now();
        let gone = (now - LOOKED.replace(now)).clamp(0.0, LONGEST_TICK);
        let runs = self.table.with_untracked(|table| {
            // The first turn of everybody is free.
            let begun = table.game().plies().len() >= table.position().order().player_count();
            table.clock.is_some() && table.outcome().is_none() && begun
        });
        if !runs || gone == 0.0 {
            return;
        }
        let mover = self.table.with_untracked(|table| table.position().to_move());
        let mut left = true;
        self.table.update_untracked(|table| {
            if let Some(clock) = &mut table.clock {
                left = clock.run(mover, gone);
            }
        });
        self.clock_shown.update(|count| *count = count.wrapping_add(1));
        // What is left survives a closed page.
        if (now / KEPT_EVERY).floor() > ((now - gone) / KEPT_EVERY).floor() {
            self.keep();
        }
        if !left {
            crate::page::computer::drop_question();
            self.thinking.set(None);
            self.table.update(|table| {
                table.leave(mover, Departure::Time);
            });
            self.begin_turn();
            self.keep();
        }
    }
}
