//! All challenges, with those that are solved, and the one of the day.

use super::solved;
use super::taught::taught;
use crate::page::board::Picture;
use crate::page::browser;
use crate::page::router::Link;
use crate::page::settings::settings;
use crate::page::texts::{tr, tr_with};
use crate::route::{Route, TODAY};
use leptos::prelude::*;
use pacru_render::{Scene, SceneOptions};
use pacru_rulebook::challenge::{Challenge, ChallengeKind, Challenges};
use pacru_rulebook::from_json;
use pacru_rules::GameKind;

/// What a kind of challenge is called.
pub(super) fn kind_name(kind: ChallengeKind) -> String {
    tr_with("challenge-kind", &[("kind", kind.word().into())])
}

/// How hard it is, in words.
pub(super) fn grade_name(grade: u8) -> String {
    tr_with("challenge-grade", &[("grade", grade.into())])
}

/// See the head of this file.
#[component]
pub(super) fn ChallengesView() -> impl IntoView {
    taught(&["challenges"], vec!["challenges".to_owned()], from_json, |mut all: Vec<Challenges>| {
        let all = all.pop().unwrap_or(Challenges { challenges: Vec::new() });
        let daily = all.daily(browser::today()).map(daily_card);
        let games = GameKind::ALL.map(|game| game_list(&all, game));
        view! {
            <section class="wide-sheet challenges">
                <h1>{move || tr("challenge-title")}</h1>
                <p>{move || tr("challenge-intro")}</p>
                {daily}
                {games.into_view()}
            </section>
        }
        .into_any()
    })
}

fn daily_card(challenge: &Challenge) -> AnyView {
    let (position, kind, grade, game) = (challenge.position, challenge.kind, challenge.grade, challenge.game());
    let scene = Memo::new(move |_| {
        let options = SceneOptions {
            bottom: position.to_move(),
            coordinates: false,
            theme: settings().theme(),
            id_prefix: "daily-".to_owned(),
            ..SceneOptions::default()
        };
        Scene::new(&position, &options)
    });
    let is_solved = solved::contains(&challenge.id);
    view! {
        <section class="daily" data-id=challenge.id.clone()>
            <div class="daily-board"><Picture scene=Signal::from(scene)/></div>
            <div>
                <h2>{move || tr("challenge-daily")}</h2>
                <p>
                    {move || tr_with("game-name", &[("game", game.name().into())])} " · "
                    {move || kind_name(kind)} " · " {move || grade_name(grade)}
                </p>
                <p class=("praise", is_solved)>
                    {move || if is_solved { tr("challenge-daily-solved") } else { tr("challenge-daily-about") }}
                </p>
                <Link class="button primary" to=Signal::derive(|| Route::Challenge(TODAY.to_owned()))>
                    {move || tr("daily-take")}
                </Link>
            </div>
        </section>
    }
    .into_any()
}

fn game_list(all: &Challenges, game: GameKind) -> AnyView {
    let own: Vec<&Challenge> = all.challenges.iter().filter(|challenge| challenge.game() == game).collect();
    let count = own.iter().filter(|challenge| solved::contains(&challenge.id)).count();
    let total = own.len();
    let kinds = ChallengeKind::ALL.map(|kind| {
        let of_kind: Vec<_> = own.iter().filter(|challenge| challenge.kind == kind).collect();
        let chips = of_kind.iter().enumerate().map(|(index, challenge)| chip(index + 1, challenge)).collect_view();
        (!of_kind.is_empty()).then(|| {
            view! {
                <h3>{move || kind_name(kind)}</h3>
                <ul class="chips">{chips}</ul>
            }
        })
    });
    (total > 0)
        .then(|| {
            view! {
                <h2>{move || tr_with("game-name", &[("game", game.name().into())])}</h2>
                <p class="muted small">
                    {move || tr_with("challenge-count", &[("solved", count.into()), ("all", total.into())])}
                </p>
                {kinds.into_view()}
            }
        })
        .into_any()
}

/// A number that leads to its challenge, with the grade as dots.
fn chip(number: usize, challenge: &Challenge) -> AnyView {
    let (id, grade) = (challenge.id.clone(), challenge.grade);
    let is_solved = solved::contains(&id);
    let label = move || {
        let state = if is_solved { "challenge-done" } else { "challenge-open" };
        format!("{number}. {}. {}.", grade_name(grade), tr(state))
    };
    let own = id.clone();
    let dots = "●".repeat(usize::from(grade));
    view! {
        <li data-id=id data-mark=if is_solved { "done" } else { "open" }>
            <Link class="chip" to=Signal::derive(move || Route::Challenge(own.clone())) label=Signal::derive(label)>
                <span class="step-mark" aria-hidden="true"></span>
                {number}
                <span class="dots" aria-hidden="true">{dots}</span>
            </Link>
        </li>
    }
    .into_any()
}
