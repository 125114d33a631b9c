//! The frame of the page: head, the view that the address names, and what is said across all views.

use super::analyse::AnalyseView;
use super::games::GamesView;
use super::lost::LostView;
use super::online::{DeviceView, LobbyView, OnlineView, marked};
use super::play::PlayView;
use super::router::{self, Link};
use super::settings::{self, LanguageChoice, SettingsView};
use super::setup::SetupView;
use super::start::StartView;
use super::storage;
use super::texts::{say, tr, tr_with};
use super::update::UpdateNotice;
use crate::route::Route;
use leptos::prelude::*;
use pacru_api::GameId;
use pacru_rules::GameKind;

/// Which view it is, whatever it shows.
#[derive(Clone, PartialEq)]
enum Shown {
    Start,
    Setup,
    Play(String),
    Game(GameId),
    Lobby,
    Me,
    Games,
    Analyse(Option<String>),
    Settings,
    Lost,
}

/// What the window or tab is called.
fn title(route: &Route) -> String {
    let game = |kind: GameKind| tr_with("game-name", &[("game", kind.name().into())]);
    let view = match route {
        Route::Setup(_) | Route::Invite => tr("new-game"),
        Route::Play(id) => storage::game(id).map_or_else(|| tr("games"), |table| game(table.kind())),
        Route::Game(..) => tr("online-game"),
        Route::Lobby => tr("lobby"),
        Route::Games | Route::Me(_) => tr("games"),
        Route::Analyse(_) => tr("analyse"),
        Route::Settings => tr("settings"),
        // The views that teach have their own program, with their own titles.
        _ => return tr("title"),
    };
    format!("{view} – {}", tr("title"))
}

#[component]
pub(super) fn App() -> impl IntoView {
    let router = router::provide();
    settings::follow();
    Effect::new(move || document().set_title(&marked(title(&router.route()))));
    // A view is made anew when it shows something else, not when only the rule in the address changes.
    let shown = Memo::new(move |_| match router.route() {
        Route::Start => Shown::Start,
        Route::Setup(_) | Route::Invite => Shown::Setup,
        Route::Play(id) => Shown::Play(id),
        Route::Game(id, _) => Shown::Game(id),
        Route::Lobby => Shown::Lobby,
        Route::Me(_) => Shown::Me,
        Route::Games => Shown::Games,
        Route::Analyse(id) => Shown::Analyse(id),
        Route::Settings => Shown::Settings,
        _ => Shown::Lost,
    });
    view! {
        <Head/>
        <main id="main" tabindex="-1">
            {move || match shown.get() {
                Shown::Start => view! { <StartView/> }.into_any(),
                Shown::Setup => view! { <SetupView/> }.into_any(),
                Shown::Play(id) => view! { <PlayView id=id/> }.into_any(),
                Shown::Game(id) => view! { <OnlineView id=id/> }.into_any(),
                Shown::Lobby => view! { <LobbyView/> }.into_any(),
                Shown::Me => view! { <DeviceView/> }.into_any(),
                Shown::Games => view! { <GamesView/> }.into_any(),
                Shown::Analyse(id) => view! { <AnalyseView id=id/> }.into_any(),
                Shown::Settings => view! { <SettingsView/> }.into_any(),
                Shown::Lost => view! { <LostView/> }.into_any(),
            }}
        </main>
        <UpdateNotice/>
    }
}

/// The head of every view.
#[component]
pub(super) fn Head() -> impl IntoView {
    view! {
        <a class="skip" href="#main">{say("skip")}</a>
        <header class="head">
            <Link class="brand" to=Signal::derive(|| Route::Start)>
                <Mark/>
                "Pacru"
            </Link>
            <nav aria-label=say("navigation")>
                <Link to=Signal::derive(|| Route::Learn) heads=Route::is_lesson>{say("learn")}</Link>
                <Link to=Signal::derive(|| Route::Lobby)>{say("lobby")}</Link>
                <Link to=Signal::derive(|| Route::Games)>{say("games")}</Link>
                <Link to=Signal::derive(|| Route::Analyse(None)) heads=Route::is_analysis>{say("analyse")}</Link>
                <Link to=Signal::derive(|| Route::Rules(GameKind::Shacru, None)) heads=Route::is_rules>{say("rules")}</Link>
                <Link to=Signal::derive(|| Route::Settings)>{say("settings")}</Link>
            </nav>
            <LanguageChoice/>
        </header>
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
