//! The frame of the page: head, the view that the address names, and what is said across all views.

use super::analyse::AnalyseView;
use super::games::GamesView;
use super::lost::LostView;
use super::play::PlayView;
use super::router::{self, Link};
use super::rules::RulesView;
use super::settings::{self, LanguageChoice, SettingsView};
use super::setup::SetupView;
use super::start::StartView;
use super::storage;
use super::texts::{tr, tr_with};
use super::update::UpdateNotice;
use crate::route::Route;
use leptos::prelude::*;
use pacru_rules::GameKind;

/// Which view it is, whatever it shows.
#[derive(Clone, PartialEq)]
enum Shown {
    Start,
    Setup,
    Play(String),
    Games,
    Analyse(Option<String>),
    Rules,
    Settings,
    Lost,
}

/// What the window or tab is called.
fn title(route: &Route) -> String {
    let game = |kind: GameKind| tr_with("game-name", &[("game", kind.name().into())]);
    let view = match route {
        Route::Start | Route::Lost => return tr("title"),
        Route::Setup(_) => tr("new-game"),
        Route::Play(id) => storage::game(id).map_or_else(|| tr("games"), |table| game(table.kind())),
        Route::Games => tr("games"),
        Route::Analyse(_) => tr("analyse"),
        Route::Rules(kind, _) => format!("{} · {}", tr("rules"), game(*kind)),
        Route::Settings => tr("settings"),
    };
    format!("{view} – {}", tr("title"))
}

#[component]
pub(super) fn App() -> impl IntoView {
    let router = router::provide();
    settings::follow();
    Effect::new(move || document().set_title(&title(&router.route())));
    // A view is made anew when it shows something else, not when only the rule in the address changes.
    let shown = Memo::new(move |_| match router.route() {
        Route::Start => Shown::Start,
        Route::Setup(_) => Shown::Setup,
        Route::Play(id) => Shown::Play(id),
        Route::Games => Shown::Games,
        Route::Analyse(id) => Shown::Analyse(id),
        Route::Rules(..) => Shown::Rules,
        Route::Settings => Shown::Settings,
        Route::Lost => Shown::Lost,
    });
    view! {
        <a class="skip" href="#main">{move || tr("skip")}</a>
        <header class="head">
            <Link class="brand" to=Signal::derive(|| Route::Start)>
                <Mark/>
                "Pacru"
            </Link>
            <nav aria-label=move || tr("navigation")>
                <Link to=Signal::derive(|| Route::Games)>{move || tr("games")}</Link>
                <Link to=Signal::derive(|| Route::Analyse(None))>{move || tr("analyse")}</Link>
                <Link to=Signal::derive(|| Route::Rules(GameKind::Shacru, None))>{move || tr("rules")}</Link>
                <Link to=Signal::derive(|| Route::Settings)>{move || tr("settings")}</Link>
            </nav>
            <LanguageChoice/>
        </header>
        <main id="main" tabindex="-1">
            {move || match shown.get() {
                Shown::Start => view! { <StartView/> }.into_any(),
                Shown::Setup => view! { <SetupView/> }.into_any(),
                Shown::Play(id) => view! { <PlayView id=id/> }.into_any(),
                Shown::Games => view! { <GamesView/> }.into_any(),
                Shown::Analyse(id) => view! { <AnalyseView id=id/> }.into_any(),
                Shown::Rules => view! { <RulesView/> }.into_any(),
                Shown::Settings => view! { <SettingsView/> }.into_any(),
                Shown::Lost => view! { <LostView/> }.into_any(),
            }}
        </main>
        <UpdateNotice/>
    }
}

/// A star with a circle, as on every field of the board.
#[component]
fn Mark() -> impl IntoView {
    view! {
        <svg class="mark" viewBox="-12 -12 24 24" aria-hidden="true">
            <path d="M0-11L2.300-5.500 7.800-7.800 5.500-2.300 11 0 5.500 2.300 7.800 7.800 2.300 5.500 0 11-2.300 5.500-7.800 7.800-5.500 2.300-11 0-5.500-2.300-7.800-7.800-2.300-5.500Z"/>
            <path class="mark-chevron" d="M-4.500 3.500L0-5 4.500 3.500 0 .8Z"/>
        </svg>
    }
}
