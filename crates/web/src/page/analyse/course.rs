//! The whole game evaluated: a chart, and the turns that decided it.

use super::state::Analysis;
use crate::analysis::{Course, NodeId, TurningPoint};
use crate::page::computer;
use crate::page::icons::{Icon, IconButton};
use crate::page::online;
use crate::page::play::Chart;
use crate::page::texts::{label, say, tr_with};
use crate::page::widgets::If;
use crate::thinking::{Answer, Task};
use leptos::ev::MouseEvent;
use leptos::html::Div;
use leptos::prelude::*;
use pacru_rules::{Action, Color};
use wasm_bindgen::JsCast;

/// How much work each position is worth.
const NODES: u64 = 20_000;

/// A line with what the computer thinks of it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Evaluated {
    /// The start and everything after it.
    pub(super) nodes: Vec<NodeId>,
    course: Course,
}

impl Analysis {
    /// Goes through the main line from its start.
    pub(super) fn evaluate(self) {
        let evaluated = self.tree.with_untracked(|tree| {
            let line = tree.main_line();
            let mover = |&node: &NodeId| match tree.action(node) {
                Some(Action::Move(_)) => tree.actor(node),
                _ => None,
            };
            let course = Course {
                movers: line.iter().map(mover).collect(),
                shares: vec![None; line.len() + 1],
                better: vec![None; line.len() + 1],
            };
            Evaluated { nodes: std::iter::once(NodeId::START).chain(line).collect(), course }
        });
        self.evaluated.set(Some(evaluated));
        self.evaluating.set(true);
        self.evaluate_from(0);
    }

    fn evaluate_from(self, index: usize) {
        let node = self.evaluated.with_untracked(|known| known.as_ref()?.nodes.get(index).copied());
        let Some(node) = node else {
            self.evaluating.set(false);
            return;
        };
        let game = self.tree.with_untracked(|tree| tree.game(node));
        if online::is_forbidden(&game) {
            self.evaluating.set(false);
            return;
        }
        if let Some(outcome) = game.outcome() {
            self.note(index, Some(Color::ALL.map(|color| outcome.share(color))), None);
            self.evaluate_from(index + 1);
            return;
        }
        computer::ask(&game, Task::Best { nodes: NODES }, move |answer: Answer| {
            let best = answer.lines.first();
            let shares = best.map(|line| Color::ALL.map(|color| line.share(color)));
            self.note(index, shares, best.and_then(|line| line.moves.first().cloned()));
            self.evaluate_from(index + 1);
        });
    }

    fn note(self, index: usize, shares: Option<[f32; 4]>, better: Option<String>) {
        self.evaluated.update(|known| {
            if let Some(Evaluated { course, .. }) = known {
                course.shares[index] = shares;
                course.better[index] = better;
            }
        });
    }

    /// Breaks off; what is known stays.
    pub(super) fn stop_evaluating(self) {
        if self.evaluating.get_untracked() {
            computer::drop_question();
            self.evaluating.set(false);
        }
    }

    /// So many positions are looked at, of so many.
    fn progress(self) -> (usize, usize) {
        self.evaluated.with(|known| {
            known.as_ref().map_or((0, 0), |known| (known.nodes.len() - known.course.missing(), known.nodes.len()))
        })
    }

    fn turning_points(self) -> Vec<TurningPoint> {
        self.evaluated.with(|known| known.as_ref().map(|known| known.course.turning_points())).unwrap_or_default()
    }

    fn go_to_turn(self, turn: usize) {
        let node = self.evaluated.with_untracked(|known| known.as_ref()?.nodes.get(turn).copied());
        if let Some(node) = node {
            self.go(node);
        }
    }
}

/// See the head of this file.
#[component]
pub(super) fn CourseView(analysis: Analysis) -> impl IntoView {
    let nothing = Signal::derive(move || analysis.tree.with(|tree| tree.next(NodeId::START).is_none()));
    let is_known = Memo::new(move |_| analysis.evaluated.with(Option::is_some));
    let said = move || {
        let (done, all) = analysis.progress();
        tr_with("evaluate-progress", &[("done", done.into()), ("all", all.into())])
    };
    view! {
        <section class="course">
            <Show
                when=move || analysis.evaluating.get()
                fallback=move || view! {
                    <IconButton icon=Icon::Analyse label=label("evaluate-game") act=move || analysis.evaluate() disabled=nothing class="large-act" name="evaluate"/>
                }
            >
                <div class="evaluating">
                    <progress aria-label=say("evaluate-game") max=move || analysis.progress().1 prop:value=move || analysis.progress().0 as f64></progress>
                    <span class="small">{said}</span>
                    <IconButton icon=Icon::Delete label=label("evaluate-stop") act=move || analysis.stop_evaluating() name="evaluate-stop"/>
                </div>
            </Show>
            <If when=move || is_known.get()>
                <ShareChart analysis=analysis/>
                <TurningPoints analysis=analysis/>
            </If>
        </section>
    }
}

/// The shares over the game; a click goes to the turn.
#[component]
fn ShareChart(analysis: Analysis) -> impl IntoView {
    let frame = NodeRef::<Div>::new();
    let lines = Signal::derive(move || {
        let seats = analysis.tree.with(|tree| tree.start().order());
        let known: Vec<[f32; 4]> = analysis.evaluated.with(|known| {
            known.iter().flat_map(|known| known.course.shares.iter().map_while(|shares| *shares)).collect()
        });
        let line = |&color: &Color| (color, known.iter().map(|shares| f64::from(shares[color as usize])).collect());
        seats.colors().iter().map(line).collect::<Vec<(Color, Vec<f64>)>>()
    });
    let at = Signal::derive(move || {
        let at = analysis.at.get();
        analysis.evaluated.with(|known| known.as_ref()?.nodes.iter().position(|&node| node == at))
    });
    let marks =
        Signal::derive(move || analysis.turning_points().iter().map(|point| point.turn + 1).collect::<Vec<_>>());
    let follow = move |event: MouseEvent| {
        let Some(frame) = frame.get_untracked() else {
            return;
        };
        let area = frame.unchecked_into::<web_sys::Element>().get_bounding_client_rect();
        let turns = lines.with_untracked(|lines| lines.first().map_or(0, |(_, line)| line.len()));
        let part = (f64::from(event.client_x()) - area.left()) / area.width().max(1.0);
        let turn = (part * turns.saturating_sub(1) as f64).round().max(0.0) as usize;
        analysis.go_to_turn(turn.min(turns.saturating_sub(1)));
    };
    view! {
        <div class="share-chart" node_ref=frame on:click=follow>
            <Chart lines=lines label=label("chart-of-shares") marks=marks at=at/>
        </div>
    }
}

/// The turns that cost their player most.
#[component]
fn TurningPoints(analysis: Analysis) -> impl IntoView {
    let points = Memo::new(move |_| analysis.turning_points());
    let item = move |point: TurningPoint| {
        let (played, better) = analysis
            .evaluated
            .with(|known| {
                let known = known.as_ref()?;
                let node = known.nodes.get(point.turn + 1)?;
                let played = analysis.tree.with(|tree| tree.action(*node))?.to_string();
                Some((played, known.course.better.get(point.turn)?.clone()))
            })
            .unwrap_or_default();
        let cost = (point.lost * 100.0).round() as u32;
        let said = tr_with(
            "turning-point",
            &[("turn", (point.turn + 1).into()), ("move", played.clone().into()), ("percent", cost.into())],
        );
        let better = better.filter(|better| *better != played);
        view! {
            <li>
                <button class="turning-point" data-turn=point.turn + 1 on:click=move |_| analysis.go_to_turn(point.turn + 1)>
                    <span>{said}</span>
                    {better.map(|better| view! { <span class="muted">{tr_with("turning-better", &[("move", better.into())])}</span> })}
                </button>
            </li>
        }
    };
    let none = move || points.with(Vec::is_empty) && !analysis.evaluating.get();
    view! {
        <h3>{say("turning-points")}</h3>
        <ol class="turning-points">{move || points.get().into_iter().map(item).collect_view()}</ol>
        <If when=none>
            <p class="muted small">{say("no-turning-points")}</p>
        </If>
    }
}
