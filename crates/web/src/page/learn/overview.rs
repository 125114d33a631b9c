//! Everything that teaches the games: the courses, and what there is beside them.

use super::marked;
use super::progress;
use super::taught::taught;
use crate::page::router::Link;
use crate::page::texts::{tr, tr_with};
use crate::route::Route;
use leptos::prelude::*;
use pacru_rulebook::{Course, from_json};
use pacru_rules::GameKind;

/// See the head of this file.
#[component]
pub(super) fn LearnView() -> impl IntoView {
    let names = GameKind::ALL.map(|game| format!("lessons-{game}")).to_vec();
    taught(&["lessons"], names, from_json, |courses: Vec<Course>| {
        let offered = progress::offered();
        let also = [
            (Route::Challenges, "challenges", "challenges-about"),
            (Route::Rules(GameKind::Shacru, None), "rules", "learn-rules"),
            (Route::Questions(None), "questions", "learn-questions"),
        ];
        let link = |(route, name, about): (Route, &'static str, &'static str)| {
            view! {
                <li>
                    <Link class="also" to=Signal::derive(move || route.clone())>
                        <strong>{move || tr(name)}</strong>
                        <span class="muted">{move || tr(about)}</span>
                    </Link>
                </li>
            }
        };
        view! {
            <section class="hero">
                <h1>{move || tr("learn")}</h1>
                <p>{move || tr("learn-about")}</p>
            </section>
            <section class="cards courses" aria-label=move || tr("courses")>
                {courses.iter().map(|course| card(course, offered.is_some_and(|offer| offer.game() == course.game))).collect_view()}
            </section>
            <ul class="also-list">{also.map(link).into_view()}</ul>
        }
        .into_any()
    })
}

fn card(course: &Course, is_next: bool) -> AnyView {
    let game = course.game;
    let all = course.steps.len();
    let done = progress::of(game).count(course.steps.iter().map(|step| step.id.as_str()));
    let message = course.own_message();
    let title = format!("{message}.title");
    let act = match done {
        0 => "course-begin",
        _ if done < all => "course-go-on",
        _ => "course-again",
    };
    let class = if is_next { "button primary" } else { "button" };
    let share = done as f64 * 100.0 / all.max(1) as f64;
    view! {
        <article class="card" data-game=game.name()>
            <div class="card-body">
                <h2>{move || tr(&title)}</h2>
                {marked::message(message)}
                <div class="bar" aria-hidden="true"><span class="fill green" style:width=format!("{share:.0}%")></span></div>
                <p class="muted small" data-done=done>
                    {move || tr_with("course-progress", &[("done", done.into()), ("all", all.into())])}
                </p>
                <div class="card-buttons">
                    <Link class=class to=Signal::derive(move || Route::Course(game, None))>{move || tr(act)}</Link>
                </div>
            </div>
        </article>
    }
    .into_any()
}
