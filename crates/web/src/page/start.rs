//! The first thing one sees: the three games, and games that wait.

use super::board::Picture;
use super::browser;
use super::games::GameCard;
use super::learn::{DailyLine, Offer};
use super::router::{Link, router};
use super::settings::settings;
use super::storage;
use super::texts::{say, text, tr_with};
use super::widgets::If;
use crate::demo;
use crate::route::Route;
use crate::table::{Plan, Table};
use leptos::prelude::*;
use pacru_render::{ChevronIds, LastMove, Scene, SceneOptions};
use pacru_rules::{GameKind, Position};
use std::time::Duration;

/// Between two turns of a living picture.
const BEAT: Duration = Duration::from_millis(1300);

/// Turns that the picture stands still before it begins again.
const REST: usize = 3;

/// Ages, and minutes to play.
fn facts(kind: GameKind) -> (u32, &'static str) {
    match kind {
        GameKind::Shacru => (5, "15–30"),
        GameKind::Azacru => (7, "15–40"),
        GameKind::Pacru => (9, "40–80"),
    }
}

#[component]
pub(super) fn StartView() -> impl IntoView {
    let unfinished: Vec<(String, Table)> =
        storage::games().into_iter().filter(|(_, table)| table.outcome().is_none()).take(3).collect();
    let has_unfinished = !unfinished.is_empty();
    view! {
        <section class="hero">
            <h1>{say("welcome")}</h1>
            <p>{say("welcome-more")}</p>
        </section>
        <Offer/>
        <section class="cards" aria-label=say("the-games")>
            {GameKind::ALL.map(|kind| view! { <Card kind=kind/> }).into_view()}
        </section>
        <p class="elsewhere">
            <Link class="button" to=Signal::derive(|| Route::Invite)>{say("play-elsewhere")}</Link>
            <Link class="button" to=Signal::derive(|| Route::Lobby)>{say("to-the-lobby")}</Link>
        </p>
        <DailyLine/>
        <If when=move || has_unfinished>
            <h2>{say("go-on")}</h2>
        </If>
        <div class="kept">
            {unfinished.into_iter().map(|(id, table)| view! { <GameCard id=id table=table/> }).collect_view()}
        </div>
    }
}

/// The plan that was used last for a game, or the one for a first visit.
pub(super) fn remembered_plan(kind: GameKind) -> Plan {
    let known = storage::get(&format!("plan.{}", kind.name())).as_deref().and_then(Plan::read);
    known.filter(|plan| plan.kind == kind).unwrap_or_else(|| Plan::against_computer(kind))
}

/// Begins a game, and remembers how it was set up.
pub(super) fn begin(plan: &Plan) -> Route {
    storage::set(&format!("plan.{}", plan.kind.name()), &plan.to_line());
    let mut table = Table::new(plan, browser::random());
    table.touched = browser::now();
    Route::Play(storage::add(&table))
}

#[component]
fn Card(kind: GameKind) -> impl IntoView {
    let router = router();
    let name = kind.name();
    let (age, minutes) = facts(kind);
    let title = move || tr_with("game-name", &[("game", name.into())]);
    view! {
        <article class="card" data-game=name>
            <LivingPicture kind=kind/>
            <div class="card-body">
                <h2>{text(title)}</h2>
                <p>{text(move || tr_with("game-about", &[("game", name.into())]))}</p>
                <p class="muted small">
                    {text(move || tr_with("game-facts", &[("age", age.into()), ("minutes", minutes.into())]))}
                </p>
                <div class="card-buttons">
                    <button class="primary" data-act=format!("play-{name}") on:click=move |_| router.go(begin(&against_computer(kind)))>
                        {say("play-computer")}
                    </button>
                    <Link class="button" to=Signal::derive(move || Route::Setup(kind)) label=Signal::derive(move || tr_with("more-ways", &[("game", name.into())]))>
                        {say("other-ways")}
                    </Link>
                </div>
            </div>
        </article>
    }
}

/// Me against the computer, at the level of the last time.
fn against_computer(kind: GameKind) -> Plan {
    let last = remembered_plan(kind);
    let mut plan = Plan::against_computer(kind);
    if let Some(level) = last.players.iter().find(|player| player.who.is_computer()) {
        plan.players[1] = level.clone();
    }
    plan
}

/// A small board on which a game goes on and on; it stands still where the system asks for it.
#[component]
fn LivingPicture(kind: GameKind) -> impl IntoView {
    let positions = StoredValue::new(demonstration(kind));
    let count = positions.with_value(Vec::len);
    let turn = RwSignal::new(if browser::moves() { 0 } else { count - 1 });
    if browser::moves() {
        let beat = set_interval_with_handle(move || turn.update(|turn| *turn = (*turn + 1) % (count + REST)), BEAT);
        on_cleanup(move || {
            if let Ok(beat) = beat {
                beat.clear();
            }
        });
    }
    let scene = Memo::new(move |_| {
        positions.with_value(|positions| {
            let (position, last, ids) = &positions[turn.get().min(count - 1)];
            let options = SceneOptions {
                coordinates: false,
                theme: settings().theme(),
                last_move: *last,
                chevron_ids: Some(ids.clone()),
                id_prefix: format!("{}-", kind.name()),
                ..SceneOptions::default()
            };
            Scene::new(position, &options)
        })
    });
    view! { <div class="living"><Picture scene=Signal::from(scene)/></div> }
}

/// The positions of the beginning of a game.
fn demonstration(kind: GameKind) -> Vec<(Position, Option<LastMove>, ChevronIds)> {
    let plan = Plan::against_computer(kind);
    let mut position = Position::start(plan.ruleset(), plan.order());
    let mut ids = ChevronIds::new(&position);
    let mut shown = vec![(position, None, ids.clone())];
    for word in demo::moves(kind).split_whitespace() {
        let Some((after, events)) = position.parse_move(word).ok().and_then(|mv| position.play(mv).ok()) else {
            break;
        };
        ids.follow(&events);
        position = after;
        shown.push((position, Some(LastMove::new(&events)), ids.clone()));
    }
    shown
}
