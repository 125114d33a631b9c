//! One challenge: a position from a game, and what is to be found in it.

use super::challenges::{grade_name, kind_name};
use super::desk::{Desk, Phase};
use super::desk_view::DeskView;
use super::marked;
use super::solved;
use super::task::Task;
use super::taught::taught;
use crate::page::browser;
use crate::page::chooser::Chooser;
use crate::page::icons::{Icon, IconButton};
use crate::page::play::Token;
use crate::page::router::Link;
use crate::page::texts::{texts, tr, tr_with};
use crate::route::{Route, TODAY};
use crate::text::color_name;
use leptos::prelude::*;
use pacru_rulebook::challenge::{Challenge, Challenges};
use pacru_rulebook::from_json;
use pacru_rules::Color;

/// How many ways there are to say "well done".
const PRAISES: u32 = 4;

/// The challenge with an id, or the one of the day.
#[component]
pub(super) fn ChallengeView(id: String) -> impl IntoView {
    taught(&["challenges"], vec!["challenges".to_owned()], from_json, move |mut all: Vec<Challenges>| {
        let all = all.pop().unwrap_or(Challenges { challenges: Vec::new() });
        let daily = all.daily(browser::today());
        let challenge = if id == TODAY { daily } else { all.find(&id) };
        match challenge {
            Some(challenge) => {
                let is_daily = daily.is_some_and(|daily| daily.id == challenge.id);
                let next = after(&all, challenge);
                view! { <Solving challenge=challenge.clone() is_daily=is_daily next=next/> }.into_any()
            }
            None => view! {
                <section class="sheet">
                    <h1>{move || tr("challenge-gone")}</h1>
                    <p>{move || tr("challenge-gone-why")}</p>
                    <Link class="button primary" to=Signal::derive(|| Route::Challenges)>{move || tr("challenge-all")}</Link>
                </section>
            }
            .into_any(),
        }
    })
}

/// The next challenge of the same game that is not solved.
fn after(all: &Challenges, challenge: &Challenge) -> Option<String> {
    let own = all.challenges.iter().position(|known| known.id == challenge.id)?;
    let (before, later) = all.challenges.split_at(own);
    let mut others = later.iter().skip(1).chain(before).filter(|other| other.game() == challenge.game());
    others.find(|other| !solved::contains(&other.id)).map(|other| other.id.clone())
}

#[component]
fn Solving(challenge: Challenge, is_daily: bool, next: Option<String>) -> impl IntoView {
    let (game, kind, grade) = (challenge.game(), challenge.kind, challenge.grade);
    let color = challenge.position.to_move();
    let target = challenge.position.target();
    let seats = challenge.position.order().colors().to_vec();
    let first_pass = challenge.position.last_round();
    let praise = 1 + challenge.id.bytes().map(u32::from).sum::<u32>() % PRAISES;
    let facts = [
        ("fields", u32::from(challenge.fields.unwrap_or(1))),
        ("turns", u32::from(challenge.turns.unwrap_or(1))),
        ("chevrons", challenge.position.chevrons(color).count() as u32),
    ];
    let id = challenge.id.clone();
    let solved = Callback::new(move |()| solved::add(&id, is_daily));
    let desk = Desk::new(Task::challenge(&challenge), challenge.position.to_move(), Vec::new(), solved);
    let phase = desk.phase;
    let asked = format!("challenge-task-{}", kind.word());
    let is_over = move || matches!(phase.get(), Phase::Solved | Phase::Shown);
    let next_button = move || {
        let next = next.clone().filter(|_| is_over())?;
        Some(view! {
            <Link class="button primary" to=Signal::derive(move || Route::Challenge(next.clone()))>
                {Icon::Next.draw()} {move || tr("challenge-next")}
            </Link>
        })
    };
    view! {
        <div class="lesson" data-game=game.name() data-challenge=challenge.id.clone()>
            <section class="lesson-text">
                <p class="muted small lesson-place">
                    <Link to=Signal::derive(|| Route::Challenges)>{move || tr("challenge-title")}</Link>
                    " · "
                    {move || tr_with("game-name", &[("game", game.name().into())])}
                    " · "
                    {move || grade_name(grade)}
                    {is_daily.then(|| view! { " · " {move || tr("challenge-daily")} })}
                </p>
                <h1 tabindex="-1">{move || kind_name(kind)}</h1>
                <p>
                    {move || tr_with("challenge-side", &[("color", color.into())])} " "
                    {target.map(|target| move || tr_with("challenge-target", &[("markers", target.into())]))}
                    {first_pass.map(|color| move || tr_with("challenge-last-round", &[("color", color.into())]))}
                </p>
                <ul class="scores" aria-label=move || tr("total-markers")>
                    {seats.into_iter().map(|color| view! { <Score desk=desk color=color/> }).collect_view()}
                </ul>
                <div class="task">
                    {move || marked::text(&tr_with(&asked, &facts.map(|(name, number)| (name, number.into()))))}
                </div>
            </section>
            <DeskView desk=desk game=game done=Signal::derive(move || tr_with("challenge-solved", &[("praise", praise.into())]))>
                <Link class="button" to=Signal::derive(|| Route::Challenges) label=Signal::derive(|| tr("challenge-all"))>
                    {Icon::Back.draw()}
                </Link>
                <Show
                    when=move || phase.get() == Phase::Trying
                    fallback=move || view! {
                        <IconButton icon=Icon::Again label=Signal::derive(|| tr("challenge-try-again")) act=move || desk.again() name="again"/>
                    }
                >
                    <Show when=move || desk.has_pointer()>
                        <IconButton icon=Icon::Hint label=Signal::derive(|| tr("challenge-hint")) act=move || desk.point() name="hint"/>
                    </Show>
                    <IconButton icon=Icon::Check label=Signal::derive(|| tr("challenge-show-answer")) act=move || desk.show_solution() name="show-me"/>
                </Show>
                {next_button}
            </DeskView>
        </div>
    }
}

/// How many markers a player has.
#[component]
fn Score(desk: Desk, color: Color) -> impl IntoView {
    let markers = Memo::new(move |_| desk.position().markers(color).len());
    view! {
        <li data-color=color.name()>
            <Token color=color/>
            <span class="unseen">{move || color_name(&texts(), color)} " "</span>
            {markers}
        </li>
    }
}
