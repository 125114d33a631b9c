//! What an analysis consists of: the tree, where one is in it, the move in the making, and what the computer thinks.

use super::course::Evaluated;
use crate::analysis::{NodeId, Tree};
use crate::page::chooser::{Chooser, Notice};
use crate::page::play::events_of;
use crate::page::settings::settings;
use crate::page::texts::texts;
use crate::text::describe_field;
use crate::thinking::Answer;
use leptos::prelude::*;
use pacru_engine::search::round_shares;
use pacru_render::{ChevronIds, Highlight, LastMove, Scene, SceneOptions};
use pacru_rules::{BoardEvent, ByColor, Choice, Color, Draft, Field, Outcome, Ply, Position};

/// Where one is in the tree.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Here {
    pub(super) position: Position,
    /// The end, if the game is over there; also by repetition.
    pub(super) outcome: Option<Outcome>,
    /// What the last turn did.
    pub(super) events: Vec<BoardEvent>,
    ids: ChevronIds,
}

/// An analysis on the page. Everything in it is a handle.
#[derive(Clone, Copy)]
pub(super) struct Analysis {
    pub(super) tree: RwSignal<Tree>,
    pub(super) at: RwSignal<NodeId>,
    pub(super) here: Memo<Here>,
    /// Goes up whenever another tree is opened: then the same place is another.
    pub(super) opened: RwSignal<u32>,
    /// The kept game that this is about.
    pub(super) of: RwSignal<Option<String>>,
    pub(super) draft: RwSignal<Draft>,
    pub(super) twist: RwSignal<Choice>,
    pub(super) notice: RwSignal<Option<Notice>>,
    pub(super) looked_at: RwSignal<Option<Field>>,
    pub(super) focus: RwSignal<Field>,
    /// Who sits at the bottom.
    pub(super) bottom: RwSignal<Color>,
    /// Whether the computer thinks along.
    pub(super) engine: RwSignal<bool>,
    /// What it thinks of the position here.
    pub(super) answer: RwSignal<Option<Answer>>,
    /// The same in a sentence, said now and then.
    pub(super) spoken: RwSignal<String>,
    /// What it thought of the whole game.
    pub(super) evaluated: RwSignal<Option<Evaluated>>,
    /// Whether it is at that now.
    pub(super) evaluating: RwSignal<bool>,
    /// Whether the position editor is open.
    pub(super) editing: RwSignal<bool>,
}

impl Analysis {
    pub(super) fn new(tree: Tree, at: NodeId, of: Option<String>, bottom: Color) -> Analysis {
        let position = *tree.position(at);
        let tree = RwSignal::new(tree);
        let at = RwSignal::new(at);
        let here = Memo::new(move |_| tree.with(|tree| look(tree, at.get())));
        let focus = position.movable().first().or_else(|| Field::new(4, 0)).expect("e1 is a field");
        Analysis {
            tree,
            at,
            here,
            opened: RwSignal::new(0),
            of: RwSignal::new(of),
            draft: RwSignal::new(Draft::begin(&position)),
            twist: RwSignal::new(Choice::Nothing),
            notice: RwSignal::new(None),
            looked_at: RwSignal::new(None),
            focus: RwSignal::new(focus),
            bottom: RwSignal::new(bottom),
            engine: RwSignal::new(true),
            answer: RwSignal::new(None),
            spoken: RwSignal::new(String::new()),
            evaluated: RwSignal::new(None),
            evaluating: RwSignal::new(false),
            editing: RwSignal::new(false),
        }
    }

    /// The picture of now.
    pub(super) fn scene(self) -> Scene {
        let here = self.here.get();
        let choosing = self.may_choose();
        let draft = self.draft.get();
        let mut highlights = Vec::new();
        if choosing {
            highlights.extend(self.lit());
            if draft == Draft::Chevron {
                highlights.extend(self.arrows());
            }
        }
        let mut scene = Scene::new(&here.position, &SceneOptions { highlights, ..self.plain_options(&here) });
        if choosing {
            scene.show_draft(&here.position, draft, self.twist.get());
        }
        scene
    }

    /// The picture of the position alone, to be given away.
    pub(super) fn plain_scene(self) -> Scene {
        let here = self.here.get_untracked();
        untrack(|| Scene::new(&here.position, &self.plain_options(&here)))
    }

    fn plain_options(self, here: &Here) -> SceneOptions {
        SceneOptions {
            bottom: self.bottom.get(),
            coordinates: true,
            theme: settings().theme(),
            last_move: (!here.events.is_empty()).then(|| LastMove::new(&here.events)),
            outcome: here.outcome,
            chevron_ids: Some(here.ids.clone()),
            ..SceneOptions::default()
        }
    }

    /// The computer's best moves; what else the best one changes is shown as well.
    fn arrows(self) -> Vec<Highlight> {
        let position = self.position();
        self.answer.with(|answer| {
            let lines = answer.iter().flat_map(|answer| &answer.lines);
            let moves = lines.filter_map(|line| line.first_move(&position)).enumerate();
            let shown = moves.flat_map(|(rank, mv)| {
                let lit = Highlight::of_move(mv).into_iter();
                lit.filter(move |lit| rank == 0 || matches!(lit, Highlight::Hint { .. }))
            });
            shown.collect()
        })
    }

    /// What is read out for a field.
    pub(super) fn describe(self, field: Field) -> String {
        let draft = self.may_choose().then(|| self.draft.get());
        describe_field(&texts(), &self.position(), draft, field)
    }

    /// Each colour's share of the win in whole percent, as far as it is known.
    pub(super) fn percents(self) -> Option<ByColor<u32>> {
        let (order, over) = self.here.with(|here| (here.position.order(), here.outcome));
        if let Some(outcome) = over {
            return Some(round_shares(&ByColor::from_fn(|color| outcome.share(color)), order, 100, true));
        }
        self.answer.with(|answer| Some(answer.as_ref()?.lines.first()?.percents(order)))
    }
}

fn look(tree: &Tree, at: NodeId) -> Here {
    let game = tree.game(at);
    let mut position = *game.start();
    let mut ids = ChevronIds::new(&position);
    let mut events = Vec::new();
    for ply in game.plies() {
        let Ply { after, .. } = ply;
        events = events_of(&position, ply);
        ids.follow(&events);
        position = *after;
    }
    Here { position, outcome: game.outcome(), events, ids }
}
