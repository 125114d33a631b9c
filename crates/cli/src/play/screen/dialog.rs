//! What lies over the board and takes the keys: help, questions, lines to type, the form for a new game.

use super::app::{App, NoticeKind};
use super::commands::Command;
use super::new_game::NewGame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// Something that waits for an answer.
pub(crate) enum Dialog {
    Help,
    /// A question, and what a yes does.
    Confirm {
        question: String,
        command: Command,
    },
    Prompt(Prompt),
    NewGame(NewGame),
}

/// A line to type.
pub(crate) struct Prompt {
    pub(crate) kind: PromptKind,
    pub(crate) text: String,
    /// What was wrong with it when it was entered last.
    pub(crate) error: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PromptKind {
    Move,
    Save,
    Open,
}

impl PromptKind {
    pub(crate) fn title(self) -> &'static str {
        match self {
            PromptKind::Move => "Type a move",
            PromptKind::Save => "Save the game",
            PromptKind::Open => "Go on with a saved game",
        }
    }

    pub(crate) fn example(self) -> &'static str {
        match self {
            PromptKind::Move => "such as e1-e2, e3-e4<, e3-e4(d5), e1>(a1,b2)",
            PromptKind::Save | PromptKind::Open => "the name of a file, such as game.pcr",
        }
    }
}

/// Longer than any path that a person types.
const LONGEST_LINE: usize = 1000;

impl App {
    /// Gives a key to the dialog that is open; says whether one was.
    pub(crate) fn dialog_key(&mut self, key: KeyEvent) -> bool {
        let Some(dialog) = self.dialog.take() else {
            return false;
        };
        self.dialog = match dialog {
            // Any key closes the help.
            Dialog::Help => None,
            Dialog::Confirm { question, command } => self.confirm_key(key, question, command),
            Dialog::Prompt(prompt) => self.prompt_key(key, prompt),
            Dialog::NewGame(form) => self.form_key(key, form),
        };
        true
    }

    fn confirm_key(&mut self, key: KeyEvent, question: String, command: Command) -> Option<Dialog> {
        match key.code {
            KeyCode::Char('y' | 'Y') | KeyCode::Enter => self.carry_out(command),
            KeyCode::Char('n' | 'N') | KeyCode::Esc => {}
            _ => return Some(Dialog::Confirm { question, command }),
        }
        None
    }

    fn prompt_key(&mut self, key: KeyEvent, mut prompt: Prompt) -> Option<Dialog> {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Esc => return None,
            KeyCode::Enter if prompt.text.trim().is_empty() => return None,
            KeyCode::Enter => match self.enter_text(prompt.kind, &prompt.text) {
                Ok(()) => return None,
                Err(error) => prompt.error = Some(error),
            },
            KeyCode::Backspace => {
                prompt.text.pop();
            }
            KeyCode::Char('u') if control => prompt.text.clear(),
            KeyCode::Char(letter) if !control && prompt.text.len() < LONGEST_LINE => prompt.text.push(letter),
            _ => {}
        }
        Some(Dialog::Prompt(prompt))
    }

    fn form_key(&mut self, key: KeyEvent, mut form: NewGame) -> Option<Dialog> {
        match key.code {
            KeyCode::Esc | KeyCode::Char('q') => return None,
            KeyCode::Enter => {
                self.sit_down(form.table());
                self.say(NoticeKind::Word, "A new game.");
                return None;
            }
            KeyCode::Up | KeyCode::Char('k') | KeyCode::BackTab => form.go(true),
            KeyCode::Down | KeyCode::Char('j') | KeyCode::Tab => form.go(false),
            KeyCode::Left | KeyCode::Char('h') => form.change(true),
            KeyCode::Right | KeyCode::Char('l' | ' ') => form.change(false),
            _ => {}
        }
        Some(Dialog::NewGame(form))
    }
}
