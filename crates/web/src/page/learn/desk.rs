//! A board on which something is tried: moves are judged, shown with the answers to them, and taken back if they were wrong.

use super::task::{Came, Remark, Said, Task};
use crate::page::board::cell_of;
use crate::page::browser;
use crate::page::chooser::{Chooser, Notice, Staged};
use crate::page::settings::settings;
use crate::page::texts::texts;
use crate::text::describe_field;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use pacru_render::{ChevronIds, Highlight, LastMove, Scene, SceneOptions};
use pacru_rulebook::Played;
use pacru_rules::draft::DraftRefusal;
use pacru_rules::{BoardEvent, Choice, Color, Draft, Field, Move, Position, Refusal};

/// Between two moves that are shown, in milliseconds.
const BEAT: i32 = 750;

/// Long enough for the browser to draw a move.
const FRAME: i32 = 30;

/// How long a wrong move stays.
const LOOK: i32 = 1600;

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    /// The learner is to move.
    Trying,
    /// Moves are shown.
    Busy,
    /// The task is done.
    Solved,
    /// The solution was shown.
    Shown,
}

impl Phase {
    /// The name for style and tests.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Phase::Trying => "trying",
            Phase::Busy => "busy",
            Phase::Solved => "solved",
            Phase::Shown => "shown",
        }
    }
}

/// What is on the board.
#[derive(Clone)]
struct Shown {
    position: Position,
    events: Vec<BoardEvent>,
    ids: ChevronIds,
}

impl Shown {
    fn new(position: Position) -> Shown {
        Shown { position, events: Vec::new(), ids: ChevronIds::new(&position) }
    }

    fn follow(&mut self, played: &Played) {
        self.ids.follow(&played.events);
        self.events.clone_from(&played.events);
        self.position = played.after;
    }
}

/// The board with its task. Everything in it is a handle.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    task: RwSignal<Task>,
    shown: RwSignal<Shown>,
    staged: Staged,
    pub(super) focus: RwSignal<Field>,
    pub(super) phase: RwSignal<Phase>,
    /// What was said about the last move.
    pub(super) said: RwSignal<Option<Remark>>,
    /// Whether there is anything to do at all.
    pub(super) has_task: bool,
    bottom: Color,
    /// Fields to point at, as long as nothing has moved.
    pointed: StoredValue<Vec<Field>>,
    /// Goes up whenever what is being shown is to stop.
    run: StoredValue<u32>,
    /// Told when the task is done.
    on_solved: Callback<()>,
}

impl Desk {
    pub(super) fn new(task: Task, bottom: Color, pointed: Vec<Field>, on_solved: Callback<()>) -> Desk {
        let position = *task.position();
        let open = task.is_open();
        let first = position.movable().first().or_else(|| pointed.first().copied());
        Desk {
            task: RwSignal::new(task),
            shown: RwSignal::new(Shown::new(position)),
            staged: Staged {
                draft: RwSignal::new(if open { Draft::begin(&position) } else { Draft::Chevron }),
                twist: RwSignal::new(Choice::Nothing),
                notice: RwSignal::new(None),
                looked_at: RwSignal::new(None),
            },
            focus: RwSignal::new(first.or_else(|| Field::new(4, 0)).expect("e1 is a field")),
            phase: RwSignal::new(if open { Phase::Trying } else { Phase::Solved }),
            said: RwSignal::new(None),
            has_task: open,
            bottom,
            pointed: StoredValue::new(pointed),
            run: StoredValue::new(0),
            on_solved,
        }
    }

    /// Whether a pass can be tried now.
    pub(super) fn offers_pass(self) -> bool {
        self.phase.get() == Phase::Trying && self.task.with(Task::offers_pass)
    }

    /// What helps after a refusal.
    pub(super) fn hint(self, notice: &Notice) -> Option<Said> {
        let refusal = match notice.why {
            DraftRefusal::Rule(refusal) => Some(refusal),
            DraftRefusal::Stuck { ahead, .. } => ahead,
            DraftRefusal::NoChevronChosen | DraftRefusal::NotADirection => None,
        };
        self.task.with(|task| task.hint(refusal))
    }

    /// The picture of now.
    pub(super) fn scene(self) -> Scene {
        let choosing = self.may_choose();
        let mut highlights = Vec::new();
        let (position, last_move, ids) = self.shown.with(|shown| {
            let last = (!shown.events.is_empty()).then(|| LastMove::new(&shown.events));
            (shown.position, last, shown.ids.clone())
        });
        if last_move.is_none() {
            self.pointed.with_value(|fields| highlights.extend(fields.iter().map(|&field| Highlight::Focus(field))));
        }
        if choosing {
            highlights.extend(self.lit());
        }
        let options = SceneOptions {
            bottom: self.bottom,
            // Lessons name fields, so they are always to be found.
            coordinates: true,
            theme: settings().theme(),
            highlights,
            last_move,
            chevron_ids: Some(ids),
            ..SceneOptions::default()
        };
        let mut scene = Scene::new(&position, &options);
        if choosing {
            scene.show_draft(&position, self.staged.draft.get(), self.staged.twist.get());
        }
        scene
    }

    /// What is read out for a field.
    pub(super) fn describe(self, field: Field) -> String {
        let draft = self.may_choose().then(|| self.staged.draft.get());
        describe_field(&texts(), &self.position(), draft, field)
    }

    /// Keys that mean something else here than to the board.
    pub(super) fn key(self, event: &KeyboardEvent) {
        if self.choice_key(event) {
            return;
        }
        if matches!(event.key().as_str(), "Escape" | "Backspace") {
            self.take_back();
            event.prevent_default();
        }
    }

    /// Begins anew.
    pub(super) fn again(self) {
        self.reset();
        self.return_focus();
    }

    /// The task and the board are as they were at first.
    fn reset(self) {
        self.stop();
        self.task.update(|task| *task = task.again());
        self.said.set(None);
        self.begin_turn();
    }

    /// Whether there is a hint where the task stands now.
    pub(super) fn has_pointer(self) -> bool {
        self.task.with(|task| task.pointer().is_some())
    }

    /// Says which chevron does it.
    pub(super) fn point(self) {
        self.staged.notice.set(None);
        self.said.set(self.task.with_untracked(Task::pointer));
    }

    /// Shows how it is done.
    pub(super) fn show_solution(self) {
        self.reset();
        let run = self.stop();
        self.phase.set(Phase::Busy);
        let played = self.task.with_untracked(Task::solution);
        leptos::task::spawn_local(async move {
            browser::pause(BEAT).await;
            if self.present(&played, run).await {
                self.phase.set(Phase::Shown);
                self.return_focus();
            }
        });
    }

    /// Whatever is being shown is shown no further.
    fn stop(self) -> u32 {
        self.run.update_value(|run| *run += 1);
        self.run.get_value()
    }

    /// Nothing is chosen, and the board is as the task has it.
    fn begin_turn(self) {
        let position = self.task.with_untracked(|task| *task.position());
        if self.shown.with_untracked(|shown| shown.position != position) {
            self.shown.set(Shown::new(position));
        }
        self.staged.draft.set(Draft::begin(&position));
        self.staged.twist.set(Choice::Nothing);
        self.staged.notice.set(None);
        self.phase.set(Phase::Trying);
    }

    /// Shows moves one after the other; says whether nothing else has begun meanwhile.
    async fn present(self, all: &[Played], run: u32) -> bool {
        for (number, played) in all.iter().enumerate() {
            if number > 0 {
                browser::pause(BEAT).await;
            }
            // The view may be gone.
            if self.run.try_get_value() != Some(run) {
                return false;
            }
            self.shown.update(|shown| shown.follow(played));
        }
        self.run.try_get_value() == Some(run)
    }

    fn refuse(self, refusal: Refusal) {
        self.begin_turn();
        self.staged.notice.set(Some(Notice { why: DraftRefusal::Rule(refusal), at: None }));
    }

    /// Shows what came of a move.
    async fn follow(self, came: Came, before: Shown, run: u32) {
        match came {
            Came::Solved(played) => {
                if self.present(&played, run).await {
                    self.phase.set(Phase::Solved);
                    self.on_solved.run(());
                    self.return_focus();
                }
            }
            Came::GoOn(played, remark) => {
                if self.present(&played, run).await {
                    self.said.set(remark);
                    self.begin_turn();
                    self.return_focus();
                }
            }
            Came::Missed(played, remark) => {
                self.said.set(Some(remark));
                if self.present(&played, run).await {
                    browser::pause(LOOK).await;
                    if self.run.try_get_value() == Some(run) {
                        self.shown.set(before);
                        self.begin_turn();
                        self.return_focus();
                    }
                }
            }
            Came::Refused(refusal) => self.refuse(refusal),
        }
    }

    /// Where the button that had the keyboard is gone, puts it on what comes next, or else on the board.
    fn return_focus(self) {
        let next = ".desk-buttons .primary".to_owned();
        browser::recover_focus(vec![next, cell_of(self.focus.get_untracked())]);
    }
}

impl Chooser for Desk {
    fn staged(self) -> Staged {
        self.staged
    }

    fn position(self) -> Position {
        self.shown.with(|shown| shown.position)
    }

    fn may_choose(self) -> bool {
        self.phase.get() == Phase::Trying
    }

    fn complete(self, mv: Move) {
        let run = self.stop();
        let before = self.shown.get_untracked();
        self.said.set(None);
        self.staged.notice.set(None);
        self.phase.set(Phase::Busy);
        // The move is seen at once; to judge it may take a moment.
        if let Ok((after, events)) = before.position.play(mv) {
            self.shown.update(|shown| shown.follow(&Played { mv, events, after }));
        }
        leptos::task::spawn_local(async move {
            browser::pause(FRAME).await;
            if self.run.try_get_value() != Some(run) {
                return;
            }
            if let Some(came) = self.task.try_update(|task| task.play(mv)) {
                self.shown.set(before.clone());
                self.follow(came, before, run).await;
            }
        });
    }
}
