//! The end of a course, and what comes after it.

use super::course::Going;
use super::marked;
use super::progress;
use crate::page::router::{Link, router};
use crate::page::start;
use crate::page::texts::{tr, tr_with};
use crate::route::Route;
use crate::table::{Plan, Player, Who};
use leptos::prelude::*;
use pacru_engine::Level;
use pacru_rulebook::Course;
use pacru_rules::GameKind;

/// The levels for somebody who has just learned a game.
const LEVELS: [u32; 2] = [1, 2];

/// The course after this one.
fn after(game: GameKind) -> Option<GameKind> {
    let own = GameKind::ALL.iter().position(|&known| known == game)?;
    GameKind::ALL.get(own + 1).copied()
}

/// A game against the computer at a level.
fn plan(game: GameKind, level: u32) -> Plan {
    let mut plan = Plan::against_computer(game);
    if let Some(level) = Level::new(level) {
        plan.players[1] = Player::new(Who::Computer(level));
    }
    plan
}

/// See the head of this file.
#[component]
pub(super) fn Ending(going: Going) -> impl IntoView {
    let router = router();
    let game = going.game;
    progress::finish(game);
    let message = going.course.with_value(Course::own_message);
    let title = format!("{message}.title");
    let play = move |level: u32| {
        view! {
            <button class="button" data-act=format!("play-level-{level}") on:click=move |_| router.go(start::begin(&plan(game, level)))>
                {move || tr_with("play-level", &[("level", level.into())])}
            </button>
        }
    };
    let left = move || {
        let open = going.open();
        let item = |&index: &usize| {
            view! { <li><Link to=Signal::derive(move || going.route_to(index))>{going.title(index)}</Link></li> }
        };
        (!open.is_empty()).then(|| {
            view! {
                <p>{tr("steps-left")}</p>
                <ul>{open.iter().map(item).collect_view()}</ul>
            }
        })
    };
    let further = match after(game) {
        Some(next) => view! {
            <Link class="button primary" to=Signal::derive(move || Route::Course(next, None))>
                {move || tr_with("next-course", &[("game", next.name().into())])}
            </Link>
        }
        .into_any(),
        None => view! {
            <Link class="button primary" to=Signal::derive(|| Route::Learn)>{move || tr("learn")}</Link>
        }
        .into_any(),
    };
    view! {
        <section class="lesson-end sheet" data-step="end">
            <p class="muted small">{move || tr(&title)}</p>
            <h1 tabindex="-1">{move || tr("course-end")}</h1>
            {marked::message(format!("{message}.done"))}
            {left}
            <div class="choice-row">{further} {LEVELS.map(play).into_view()}</div>
        </section>
    }
}
