//! Keys and clicks, and the commands that they mean.

use super::app::App;
use super::commands::Command;
use super::dialog::Dialog;
use super::draw::{Spot, Target};
use pacru_rules::{Choice, Draft};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position as At;

/// Ctrl-Z gives the terminal to the shell for a while.
pub(crate) fn suspends(key: KeyEvent) -> bool {
    key.code == KeyCode::Char('z') && key.modifiers.contains(KeyModifiers::CONTROL)
}

impl App {
    pub(crate) fn key(&mut self, key: KeyEvent) {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        if control && matches!(key.code, KeyCode::Char('c')) {
            self.finish();
        } else if !self.dialog_key(key)
            && !control
            && let Some(command) = self.command_of(key.code)
        {
            self.carry_out(command);
        }
    }

    fn command_of(&self, key: KeyCode) -> Option<Command> {
        let twisting = self.is_twisting();
        Some(match key {
            KeyCode::Left | KeyCode::Char('h') => Command::Go(-1, 0),
            KeyCode::Right | KeyCode::Char('l') => Command::Go(1, 0),
            KeyCode::Up | KeyCode::Char('k') => Command::Go(0, -1),
            KeyCode::Down | KeyCode::Char('j') => Command::Go(0, 1),
            KeyCode::Tab => Command::Jump { back: false },
            KeyCode::BackTab => Command::Jump { back: true },
            KeyCode::Enter | KeyCode::Char(' ') => Command::Choose,
            KeyCode::Esc | KeyCode::Backspace => Command::Back,
            KeyCode::Char('<' | ',' | '1') if twisting => Command::Take(Choice::TWISTS[0]),
            KeyCode::Char('^' | '2') if twisting => Command::Take(Choice::TWISTS[1]),
            KeyCode::Char('>' | '.' | '3') if twisting => Command::Take(Choice::TWISTS[2]),
            KeyCode::Char('.') => Command::Hurry,
            KeyCode::Char('<' | ',') => Command::Turn { right: false },
            KeyCode::Char('>') => Command::Turn { right: true },
            KeyCode::Char('c' | '*') => Command::Take(Choice::Connection),
            KeyCode::Char('p') if self.can_only_pass() => Command::Pass,
            KeyCode::Char('p') => Command::Pause,
            KeyCode::Char('u') => Command::Undo,
            KeyCode::Char('r') => Command::Redo,
            KeyCode::Char('H') => Command::Hint,
            KeyCode::Char(':' | 'm') => Command::TypeMove,
            KeyCode::Char('s') => Command::Save,
            KeyCode::Char('o') => Command::Open,
            KeyCode::Char('n') => Command::NewGame,
            KeyCode::Char('x') => Command::Resign,
            KeyCode::Char('v') => Command::TurnBoard,
            KeyCode::PageUp => Command::Scroll { back: true },
            KeyCode::PageDown => Command::Scroll { back: false },
            KeyCode::Char('?') | KeyCode::F(1) => Command::Help,
            KeyCode::Char('q') => Command::Quit,
            _ => return None,
        })
    }

    /// A click or a turn of the wheel, on what was drawn last.
    pub(crate) fn mouse(&mut self, mouse: MouseEvent, spots: &[Spot]) {
        let at = At::new(mouse.column, mouse.row);
        // What was drawn later lies above.
        let target = spots.iter().rev().find(|spot| spot.area.contains(at)).map(|spot| spot.target);
        match (mouse.kind, target) {
            (MouseEventKind::Down(MouseButton::Left), Some(Target::Row(row))) => {
                if let Some(Dialog::NewGame(form)) = &mut self.dialog {
                    form.row = row;
                    form.change(false);
                }
            }
            (MouseEventKind::Down(MouseButton::Left), Some(Target::Key(key))) => self.key(KeyEvent::from(key)),
            (MouseEventKind::Down(MouseButton::Left), _) if matches!(self.dialog, Some(Dialog::Help)) => {
                self.dialog = None;
            }
            _ if self.dialog.is_some() => {}
            (MouseEventKind::Down(MouseButton::Left), Some(Target::Field(field))) => {
                self.carry_out(Command::ChooseField(field));
            }
            (MouseEventKind::Down(MouseButton::Right), _) => self.carry_out(Command::Back),
            (MouseEventKind::ScrollUp, _) => self.carry_out(Command::Scroll { back: true }),
            (MouseEventKind::ScrollDown, _) => self.carry_out(Command::Scroll { back: false }),
            _ => {}
        }
    }

    /// The keys that do something now, the most useful first: how the key is written, what it does, and the key.
    pub(crate) fn useful_keys(&self) -> Vec<(&'static str, &'static str, KeyCode)> {
        let letter = KeyCode::Char;
        let over = self.table.game().outcome().is_some();
        let mut keys = Vec::new();
        if over {
            keys.push(("n", "new game", letter('n')));
        } else if self.can_only_pass() {
            keys.push(("Enter", "pass", KeyCode::Enter));
        } else if self.is_choosing() {
            keys.extend(self.choosing_keys());
        } else if self.paused {
            keys.push(("p", "go on", letter('p')));
        } else {
            keys.push(("Enter", "move now", KeyCode::Enter));
            keys.push(("p", "pause", letter('p')));
        }
        keys.push(("?", "help", letter('?')));
        if self.table.can_undo() {
            keys.push(("u", "undo", letter('u')));
        }
        if self.table.can_redo() {
            keys.push(("r", "redo", letter('r')));
        }
        if self.is_choosing() {
            keys.push(("H", if self.hint.is_some() { "play hint" } else { "hint" }, letter('H')));
            keys.push((":", "type", letter(':')));
        }
        keys.push(("q", "quit", letter('q')));
        keys.push(("s", "save", letter('s')));
        if !over {
            keys.push(("n", "new", letter('n')));
            keys.push(("x", "resign", letter('x')));
        }
        keys.push(("v", "turn board", letter('v')));
        keys
    }

    fn choosing_keys(&self) -> Vec<(&'static str, &'static str, KeyCode)> {
        let letter = KeyCode::Char;
        let mut keys = vec![("Enter", "choose", KeyCode::Enter)];
        match self.draft {
            Draft::Arrival { choices, .. } if choices.twist => {
                keys.clear();
                keys.push(("<", "left", letter('<')));
                keys.push(("^", "straight", letter('^')));
                keys.push((">", "right", letter('>')));
            }
            Draft::Arrival { choices, .. } if choices.connection => keys.push(("c", "connection", letter('c'))),
            Draft::Destination { .. } | Draft::Turning { .. }
                if self.table.position().affordable_rotations().next().is_some() =>
            {
                keys.push(("<", "turn left", letter('<')));
                keys.push((">", "turn right", letter('>')));
            }
            _ => {}
        }
        if self.draft != Draft::Chevron {
            keys.push(("Esc", "back", KeyCode::Esc));
        }
        keys
    }
}
