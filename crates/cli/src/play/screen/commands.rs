//! What a person can ask for, by key, by click or in a dialog, and what it does.

use super::app::{App, NoticeKind};
use super::dialog::{Dialog, Prompt, PromptKind};
use super::new_game::NewGame;
use crate::failure::Failure;
use crate::play::read_record;
use crate::play::seats::Seats;
use crate::play::table::Table;
use pacru_render::SceneOptions;
use pacru_rules::{Choice, Color, Draft, Field, Move, Rotation};
use std::path::Path;

/// Something to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// The keyboard goes so many columns and rows on the board.
    Go(i8, i8),
    /// The keyboard goes to the next field that can be chosen, or the one before.
    Jump {
        back: bool,
    },
    /// What the keyboard is on is chosen.
    Choose,
    /// This field is chosen.
    ChooseField(Field),
    /// A choice on arrival.
    Take(Choice),
    /// The chosen chevron turns by 45°.
    Turn {
        right: bool,
    },
    /// The last choice is taken back.
    Back,
    Pass,
    Undo,
    Redo,
    Hint,
    Hurry,
    Pause,
    TypeMove,
    Save,
    Open,
    NewGame,
    Resign,
    TurnBoard,
    Scroll {
        back: bool,
    },
    Help,
    Quit,
    /// Quit without asking.
    Leave,
    /// Resign without asking.
    GiveUp(Color),
}

impl App {
    pub(crate) fn carry_out(&mut self, command: Command) {
        match command {
            // Moves are made in one's own turn only.
            Command::Take(_) | Command::Turn { .. } | Command::Pass | Command::TypeMove if !self.is_choosing() => {}
            Command::Go(columns, rows) => self.go(columns, rows),
            Command::Jump { back } => self.jump(back),
            Command::Choose => self.choose(),
            Command::ChooseField(field) => {
                self.cursor = field;
                self.choose_field(field);
            }
            Command::Take(choice) => {
                let step = self.draft.choose_option(self.table.position(), choice);
                self.follow(step);
            }
            Command::Turn { right } => {
                let by = if right { Rotation::Right45 } else { Rotation::Left45 };
                let step = self.draft.rotate(self.table.position(), by);
                self.follow(step);
            }
            Command::Back => self.back(),
            Command::Pass => self.play(Move::Pass),
            Command::Undo | Command::Redo => self.step(command == Command::Undo),
            Command::Hint => self.ask_hint(),
            Command::Hurry => self.hurry(),
            Command::Pause => self.pause(),
            Command::TypeMove => self.prompt(PromptKind::Move, String::new()),
            Command::Save => {
                let name = self.table.file().map_or_else(|| "game.pcr".into(), Path::to_string_lossy).into_owned();
                self.prompt(PromptKind::Save, name);
            }
            Command::Open => self.prompt(PromptKind::Open, String::new()),
            Command::NewGame => self.dialog = Some(Dialog::NewGame(NewGame::like(&self.table))),
            Command::Resign => self.ask_resign(),
            Command::TurnBoard => {
                self.bottom = SceneOptions { bottom: self.bottom, ..SceneOptions::default() }.rotated_quarter().bottom;
            }
            Command::Scroll { back } => {
                self.scrolled = if back { self.scrolled + 3 } else { self.scrolled.saturating_sub(3) };
            }
            Command::Help => self.dialog = Some(Dialog::Help),
            Command::Quit if self.is_worth_saving() => {
                let question = "The game is not saved. Quit all the same?".to_owned();
                self.dialog = Some(Dialog::Confirm { question, command: Command::Leave });
            }
            Command::Quit | Command::Leave => self.finish(),
            Command::GiveUp(color) => match self.table.resign(color) {
                Ok(events) => self.moved(&events),
                Err(error) => self.say(NoticeKind::Refusal, error.to_string()),
            },
        }
    }

    /// Whether a game is under way that would be lost.
    pub(crate) fn is_worth_saving(&self) -> bool {
        self.table.is_unsaved() && self.table.game().outcome().is_none()
    }

    /// Whether the three twists are to choose from.
    pub(crate) fn is_twisting(&self) -> bool {
        matches!(self.draft, Draft::Arrival { choices, .. } if choices.twist)
    }

    fn go(&mut self, columns: i8, rows: i8) {
        if self.is_twisting() {
            self.twist = self.twist.saturating_add_signed((columns + rows).into()).min(2);
            return;
        }
        let tiles = self.picture().fields;
        let cell_of = |field| tiles.iter().find(|tile| tile.field == field).map(|tile| tile.cell);
        let (column, row) = cell_of(self.cursor).unwrap_or_default();
        let cell = (column.saturating_add_signed(columns).min(8), row.saturating_add_signed(rows).min(8));
        if let Some(tile) = tiles.iter().find(|tile| tile.cell == cell) {
            self.cursor = tile.field;
        }
    }

    fn jump(&mut self, back: bool) {
        if self.is_twisting() {
            self.twist = (self.twist + if back { 2 } else { 1 }) % 3;
            return;
        }
        if !self.is_choosing() {
            return;
        }
        let fields = self.draft.choosable_fields(self.table.position());
        let next = if back {
            fields.iter().filter(|&field| field < self.cursor).last().or(fields.last())
        } else {
            fields.iter().find(|&field| field > self.cursor).or(fields.first())
        };
        self.cursor = next.unwrap_or(self.cursor);
    }

    fn choose(&mut self) {
        if !self.is_choosing() {
            self.hurry();
        } else if self.can_only_pass() {
            self.play(Move::Pass);
        } else if self.is_twisting() {
            let step = self.draft.choose_option(self.table.position(), Choice::TWISTS[self.twist]);
            self.follow(step);
        } else if let Some(mv) = self.draft.confirm() {
            self.play(mv);
        } else {
            self.choose_field(self.cursor);
        }
    }

    fn choose_field(&mut self, field: Field) {
        if self.is_choosing() {
            let step = self.draft.choose(self.table.position(), field);
            self.follow(step);
        } else if self.table.game().outcome().is_some() {
            self.say(NoticeKind::Refusal, "the game is over");
        } else {
            let color = self.table.position().to_move();
            self.say(NoticeKind::Refusal, format!("it is {color}'s turn, and the computer plays {color}"));
        }
    }

    /// Closes a message first, then takes back a choice.
    fn back(&mut self) {
        if self.notice.take().is_some() && self.hint.take().is_some() {
            return;
        }
        if self.is_choosing()
            && let Some(draft) = self.draft.back(self.table.position())
        {
            // A chevron that is put down stays under the keyboard.
            if let Draft::Destination { from } = self.draft {
                self.cursor = from;
            }
            self.enter(draft);
        }
    }

    fn step(&mut self, back: bool) {
        self.stop_thinking();
        self.notice = None;
        if !self.table.step(back) {
            self.say(NoticeKind::Word, format!("There is nothing to {}.", if back { "undo" } else { "redo" }));
            return;
        }
        self.news.clear();
        // Where computers alone play on, they would do at once what was taken back.
        let over = self.table.game().outcome().is_some();
        self.paused = !over && self.table.person_to_move().is_none();
        self.begin_turn();
    }

    fn pause(&mut self) {
        self.paused = !self.paused;
        if self.paused {
            self.stop_thinking();
        }
    }

    fn prompt(&mut self, kind: PromptKind, text: String) {
        self.dialog = Some(Dialog::Prompt(Prompt { kind, text, error: None }));
    }

    /// Whoever is to move resigns; while a computer is, a person who plays alone.
    fn ask_resign(&mut self) {
        let position = self.table.position();
        let still_in = |&color: &Color| position.players_in().contains(color);
        let mut persons = self.table.seats.persons(position.order()).filter(still_in);
        let asked = (self.table.person_to_move(), persons.next(), persons.next());
        let ((Some(color), ..) | (None, Some(color), None)) = asked else {
            return;
        };
        if self.table.game().outcome().is_none() {
            let question = format!("Does {color} resign?");
            self.dialog = Some(Dialog::Confirm { question, command: Command::GiveUp(color) });
        }
    }

    /// Carries out what was typed; says what is wrong with it.
    pub(crate) fn enter_text(&mut self, kind: PromptKind, text: &str) -> Result<(), String> {
        match kind {
            PromptKind::Move => {
                let events = self.table.play_typed(text)?;
                self.moved(&events);
            }
            PromptKind::Save => {
                let path = Path::new(text.trim());
                self.table.save(path)?;
                self.say(NoticeKind::Word, format!("Saved as {}.", path.display()));
            }
            PromptKind::Open => {
                let path = Path::new(text.trim());
                let record = read_record(path).map_err(|failure| match failure {
                    Failure::Refused(why) => why,
                    _ => format!("{}: cannot be read", path.display()),
                })?;
                let seats = Seats::of(&record);
                self.sit_down(Table::of(record, seats, Some(path.to_owned())));
                self.say(NoticeKind::Word, format!("Going on with {}.", path.display()));
            }
        }
        Ok(())
    }
}
