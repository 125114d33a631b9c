//! One step of a course: what it explains, its board, and its task.

use super::course::Going;
use super::desk::{Desk, Phase};
use super::desk_view::DeskView;
use super::marked;
use super::task::Task;
use crate::page::icons::{Icon, IconButton};
use crate::page::router::{Link, router};
use crate::page::texts::{tr, tr_with};
use crate::progress::Mark;
use crate::route::Route;
use leptos::prelude::*;
use pacru_rules::Color;

/// See the head of this file.
#[component]
pub(super) fn StepView(going: Going, index: usize) -> impl IntoView {
    let router = router();
    let (step, message, all) = going.course.with_value(|course| {
        let step = course.steps[index].clone();
        let message = course.message(&step);
        (step, message, course.steps.len())
    });
    let id = StoredValue::new(step.id.clone());
    let mark = move |mark: Mark| id.with_value(|id| going.mark(id, mark));
    let solved = Callback::new(move |()| mark(Mark::Done));
    let task = Task::lesson(&step, message.clone());
    let desk = Desk::new(task, Color::Green, step.highlights.clone(), solved);
    let phase = desk.phase;
    let next = move || {
        if !desk.has_task {
            mark(Mark::Done);
        }
        router.go(going.route_to(index + 1));
    };
    let skip = move || {
        mark(Mark::Skipped);
        router.go(going.route_to(index + 1));
    };
    let show = move || {
        mark(Mark::Skipped);
        desk.show_solution();
    };
    let is_over = move || matches!(phase.get(), Phase::Solved | Phase::Shown);
    let done = format!("{message}.done");
    let task = step.has_task().then(|| format!("{message}.task"));
    let title = format!("{message}.title");
    view! {
        <section class="lesson-text" data-step=step.id.clone()>
            <p class="muted small lesson-place">
                <Link to=Signal::derive(|| Route::Learn)>{move || tr("learn")}</Link>
                " · "
                {move || tr_with("game-name", &[("game", going.game.name().into())])}
                " · "
                {move || tr_with("step-number", &[("step", (index + 1).into()), ("all", all.into())])}
            </p>
            <h1 tabindex="-1">{move || tr(&title)}</h1>
            {marked::message(message)}
            {task.map(|task| view! {
                <div class="task">
                    <h2 class="unseen">{move || tr("task")}</h2>
                    {marked::message(task)}
                </div>
            })}
        </section>
        <DeskView desk=desk game=going.game done=Signal::derive(move || tr(&done))>
            <Show when=move || index != 0>
                <Link class="button" to=Signal::derive(move || going.route_to(index.saturating_sub(1))) label=Signal::derive(|| tr("step-before"))>
                    {Icon::Back.draw()}
                </Link>
            </Show>
            <Show when=move || desk.has_task>
                <Show when=move || phase.get() != Phase::Trying>
                    <IconButton icon=Icon::Again label=Signal::derive(|| tr("try-again")) act=move || desk.again() name="again"/>
                </Show>
                <Show when=move || phase.get() == Phase::Trying>
                    <IconButton icon=Icon::Hint label=Signal::derive(|| tr("show-me")) act=show name="show-me"/>
                </Show>
            </Show>
            <Show
                when=is_over
                fallback=move || view! {
                    <IconButton icon=Icon::Next label=Signal::derive(|| tr("skip-step")) act=skip name="skip"/>
                }
            >
                <IconButton icon=Icon::Next label=Signal::derive(|| tr("next-step")) act=next class="primary" name="next-step"/>
            </Show>
        </DeskView>
    }
}
