//! Writing records.

use super::result::winners_text;
use super::{Record, Variation};
use crate::{Action, Game, Position};
use alloc::format;
use alloc::string::String;
use alloc::string::ToString;
use core::fmt::{self, Write};

/// The longest line of moves.
const WIDTH: usize = 100;

pub(super) fn write(record: &Record, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let start = record.start;
    write_tag(f, "Game", &start.ruleset().to_string())?;
    write_tag(f, "Order", &start.order().to_string())?;
    if start != Position::start(start.ruleset(), start.order()) {
        write_tag(f, "Start", &start.to_string())?;
    }
    for (name, value) in record.tags() {
        write_tag(f, name, value)?;
    }
    if let Some(result) = &record.result {
        write_tag(f, "Result", &result.text(start.order()))?;
    }
    let mut words = LineWrapper { text: String::new(), column: 0 };
    let mut game = Game::new(start);
    write_line(&record.main_line, &mut game, Round { number: 1, due: true }, &mut words);
    writeln!(f)?;
    if !words.text.is_empty() {
        writeln!(f, "{}", words.text)?;
    }
    writeln!(f, "{}", winners_text(record.winners, start.order()))
}

fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    write!(f, "[{name} \"")?;
    for c in value.chars() {
        if c == '"' || c == '\\' {
            f.write_char('\\')?;
        }
        f.write_char(c)?;
    }
    writeln!(f, "\"]")
}

/// Words with single spaces between, broken into lines.
struct LineWrapper {
    text: String,
    column: usize,
}

impl LineWrapper {
    fn push(&mut self, word: &str) {
        // No space after the bracket that opens a branch and before the one that closes it.
        let joined = self.text.is_empty() || self.text.ends_with('[') || word == "]";
        let length = word.chars().count();
        if !joined && self.column + 1 + length > WIDTH {
            self.text.push('\n');
            self.column = 0;
        } else if !joined {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(word);
        self.column = match word.rsplit_once('\n') {
            Some((_, last)) => last.chars().count(),
            None => self.column + length,
        };
    }
}

/// The current round, and whether its number is still to be written.
#[derive(Clone, Copy)]
struct Round {
    number: usize,
    due: bool,
}

/// Writes a line that begins at the current position of `game`; `game` is the same before and after. Stops at the first
/// action that is not legal.
fn write_line(line: &Variation, game: &mut Game, mut round: Round, words: &mut LineWrapper) {
    for comment in &line.comments {
        words.push(&format!("{{{}}}", comment.as_str()));
    }
    let mut done = 0;
    for entry in &line.actions {
        let before = *game.position();
        if game.apply(entry.action).is_err() {
            break;
        }
        done += 1;
        // A round number stays on the line of its move.
        let action = entry.action;
        words.push(&if round.due { format!("{}. {action}", round.number) } else { action.to_string() });
        for comment in &entry.comments {
            words.push(&format!("{{{}}}", comment.as_str()));
        }
        for branch in &entry.branches {
            game.undo();
            words.push("[");
            write_line(branch, game, round, words);
            words.push("]");
            // Writing the branch changed the history of `game`, so the action is applied again and not redone.
            let again = game.apply(entry.action);
            debug_assert!(again.is_ok());
        }
        if starts_new_round(&before, game.position(), entry.action) {
            round = Round { number: round.number + 1, due: true };
        } else {
            round.due = false;
        }
    }
    for _ in 0..done {
        game.undo();
    }
}

/// Whether the turn passed the start of the order of play.
fn starts_new_round(before: &Position, after: &Position, action: Action) -> bool {
    let seat = |position: &Position| position.order().index_of(position.to_move());
    let turn_went_on = match action {
        Action::Move(_) => true,
        Action::Leave { color, .. } => color == before.to_move() || before.to_move() != after.to_move(),
    };
    turn_went_on && seat(after) <= seat(before)
}
