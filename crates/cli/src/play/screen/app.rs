//! The state of the screen: the game, the move in the making, what the computer thinks about, what is said.

use super::Settings;
use super::dialog::Dialog;
use super::thinker::{Answer, Question, Thinker};
use crate::play::table::Table;
use crate::play::words::remarks;
use crate::play::{HINT, seats::Player};
use pacru_engine::Level;
use pacru_render::{TextStyle, Theme};
use pacru_rules::draft::{DraftRefusal, DraftStep};
use pacru_rules::{BoardEvent, Color, Draft, Field, Move};
use std::time::{Duration, Instant};

/// Everything that the screen shows and keys change.
pub(crate) struct App {
    pub(crate) table: Table,
    pub(crate) draft: Draft,
    /// Where the keyboard is on the board.
    pub(crate) cursor: Field,
    /// Which of the three twists is looked at.
    pub(crate) twist: usize,
    /// Who sits at the bottom.
    pub(crate) bottom: Color,
    pub(crate) style: TextStyle,
    pub(crate) theme: Theme,
    /// What is said to whoever pressed the last key.
    pub(crate) notice: Option<Notice>,
    /// What the computers did since a person moved last.
    pub(crate) news: Vec<String>,
    /// The move that a hint proposes.
    pub(crate) hint: Option<Move>,
    pub(crate) dialog: Option<Dialog>,
    /// Whether the computers wait.
    pub(crate) paused: bool,
    /// How far the list of moves is scrolled back, in lines.
    pub(crate) scrolled: usize,
    /// Counts the looks at the clock, for things that turn.
    pub(crate) ticks: usize,
    /// Whether the computer player failed.
    broken: bool,
    thought: Option<Thought>,
    thinker: Thinker,
    pace: Duration,
    finished: bool,
}

/// A word to the person at the keyboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Notice {
    pub(crate) kind: NoticeKind,
    pub(crate) text: String,
    /// The field that it is about.
    pub(crate) cause: Option<Field>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoticeKind {
    /// Something was refused.
    Refusal,
    /// A hint.
    Hint,
    /// Anything else.
    Word,
}

/// What the computer thinks about.
struct Thought {
    purpose: Purpose,
    question: Question,
    /// Found, but shown only after a while.
    found: Option<Move>,
    hurried: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// Its own move.
    Move,
    /// A hint for a person.
    Hint,
}

impl App {
    pub(crate) fn new(table: Table, settings: &Settings) -> App {
        let bottom = bottom_of(&table);
        let mut app = App {
            draft: Draft::Chevron,
            cursor: Field::new(4, 4).expect("e5 is a field"),
            twist: 1,
            bottom,
            style: settings.style,
            theme: settings.theme,
            notice: None,
            news: Vec::new(),
            hint: None,
            dialog: None,
            paused: false,
            scrolled: 0,
            ticks: 0,
            broken: false,
            thought: None,
            thinker: Thinker::new(settings.seed),
            pace: settings.pace,
            finished: false,
            table,
        };
        app.begin_turn();
        app
    }

    /// Sits down at another game.
    pub(crate) fn sit_down(&mut self, table: Table) {
        self.thought = None;
        self.bottom = bottom_of(&table);
        self.table = table;
        self.news.clear();
        self.paused = false;
        self.notice = None;
        self.begin_turn();
    }

    pub(crate) fn is_finished(&self) -> bool {
        self.finished || self.broken
    }

    /// Whether the computer player failed, so that the game cannot go on.
    pub(crate) fn is_broken(&self) -> bool {
        self.broken
    }

    pub(crate) fn finish(&mut self) {
        self.finished = true;
    }

    /// Whether something on the screen changes by itself.
    pub(crate) fn is_busy(&self) -> bool {
        self.thought.is_some()
    }

    /// What the computer thinks about now, and since when.
    pub(crate) fn thinks(&self) -> Option<(Purpose, Duration)> {
        self.thought.as_ref().map(|thought| (thought.purpose, thought.question.since.elapsed()))
    }

    /// Whether the turn is a person's, so that the keys choose a move.
    pub(crate) fn is_choosing(&self) -> bool {
        self.table.person_to_move().is_some()
    }

    /// Whether the only move is to pass.
    pub(crate) fn can_only_pass(&self) -> bool {
        self.is_choosing() && self.table.position().is_legal(Move::Pass)
    }

    /// A new turn: nothing is chosen, and the keyboard goes where something can be.
    pub(crate) fn begin_turn(&mut self) {
        self.hint = None;
        self.scrolled = 0;
        self.draft = Draft::Chevron;
        if !self.is_choosing() {
            return;
        }
        self.draft = Draft::begin(self.table.position());
        let fields = Draft::Chevron.choosable_fields(self.table.position());
        if !fields.contains(self.cursor) {
            self.cursor = fields.first().unwrap_or(self.cursor);
        }
    }

    /// Carries on with the computer's thinking.
    pub(crate) fn tick(&mut self, now: Instant) {
        self.ticks += 1;
        if let Some(mut thought) = self.thought.take() {
            match thought.found.map_or_else(|| thought.question.answer(), Answer::Move) {
                Answer::Thinking => self.thought = Some(thought),
                // Only a game that is over has no move, and nobody asks about one.
                Answer::None => self.broken = true,
                Answer::Move(mv) if thought.purpose == Purpose::Hint => self.show_hint(mv),
                Answer::Move(mv) if thought.hurried || now >= thought.question.since + self.pace => self.answer(mv),
                Answer::Move(mv) => {
                    thought.found = Some(mv);
                    self.thought = Some(thought);
                }
            }
        }
        let color = self.table.position().to_move();
        if self.thought.is_none()
            && !self.paused
            && self.table.game().outcome().is_none()
            && let Player::Computer(level) = self.table.seats.player(color)
        {
            self.think(Purpose::Move, level);
        }
    }

    fn think(&mut self, purpose: Purpose, level: Level) {
        let question = self.thinker.ask(self.table.game(), level);
        self.thought = Some(Thought { purpose, question, found: None, hurried: false });
    }

    pub(crate) fn stop_thinking(&mut self) {
        self.thought = None;
    }

    /// The computer plays the best move it has found so far.
    pub(crate) fn hurry(&mut self) {
        if let Some(thought) = &mut self.thought {
            thought.hurried = true;
            thought.question.hurry();
        }
    }

    /// Asks for a hint; one that is shown already is played.
    pub(crate) fn ask_hint(&mut self) {
        if let Some(mv) = self.hint {
            self.play(mv);
        } else if self.is_choosing() && self.thought.is_none() {
            self.think(Purpose::Hint, Level::new(HINT).expect("a level from 1 to 8"));
        }
    }

    fn show_hint(&mut self, mv: Move) {
        self.hint = Some(mv);
        self.say(NoticeKind::Hint, format!("Hint: {mv}. H again plays it."));
    }

    /// The computer's move.
    fn answer(&mut self, mv: Move) {
        let color = self.table.position().to_move();
        // A pass shows nothing on the board, so its reason is said.
        let why = if mv == Move::Pass { ": none of its chevrons can move" } else { "" };
        match self.table.play(mv) {
            Ok(events) => {
                self.tell(format!("{color} plays {mv}{why}."), &events);
                self.notice = None;
                self.begin_turn();
            }
            Err(refusal) => self.say(NoticeKind::Refusal, refusal.to_string()),
        }
    }

    /// A person's move.
    pub(crate) fn play(&mut self, mv: Move) {
        self.thought = None;
        match self.table.play(mv) {
            Ok(events) => self.moved(&events),
            Err(refusal) => self.refuse(&DraftRefusal::Rule(refusal)),
        }
    }

    /// A person has moved, or left.
    pub(crate) fn moved(&mut self, events: &[BoardEvent]) {
        self.thought = None;
        self.notice = None;
        self.news.clear();
        self.news.extend(remarks(events));
        self.begin_turn();
    }

    /// Keeps what happened to be read: the last few lines.
    fn tell(&mut self, what: String, events: &[BoardEvent]) {
        self.news.push(what);
        self.news.extend(remarks(events));
        let surplus = self.news.len().saturating_sub(4);
        self.news.drain(..surplus);
    }

    pub(crate) fn say(&mut self, kind: NoticeKind, text: impl Into<String>) {
        self.notice = Some(Notice { kind, text: text.into(), cause: None });
    }

    pub(crate) fn refuse(&mut self, why: &DraftRefusal) {
        self.notice = Some(Notice { kind: NoticeKind::Refusal, text: why.to_string(), cause: why.field() });
    }

    /// Goes on with the move in the making.
    pub(crate) fn follow(&mut self, step: DraftStep) {
        match step {
            DraftStep::Next(draft) if draft == self.draft => {}
            DraftStep::Next(draft) => self.enter(draft),
            DraftStep::Done(mv) => self.play(mv),
            DraftStep::Refused(why) => self.refuse(&why),
        }
    }

    /// Another stage: the keyboard goes where something can be chosen.
    pub(crate) fn enter(&mut self, draft: Draft) {
        self.draft = draft;
        self.notice = None;
        self.twist = 1;
        let fields = draft.choosable_fields(self.table.position());
        match draft {
            Draft::Chevron => {}
            Draft::Destination { from } => self.cursor = from,
            Draft::Arrival { route, choices } if choices.twist || fields.contains(route.to) => self.cursor = route.to,
            _ if fields.contains(self.cursor) => {}
            _ => self.cursor = fields.first().unwrap_or(self.cursor),
        }
    }
}

/// A person who plays alone sits at the bottom.
fn bottom_of(table: &Table) -> Color {
    let order = table.position().order();
    let mut persons = table.seats.persons(order);
    match (persons.next(), persons.next()) {
        (Some(alone), None) => alone,
        _ if order.contains(Color::Green) => Color::Green,
        _ => order.colors()[0],
    }
}
