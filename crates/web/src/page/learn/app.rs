//! The frame of the views that teach: their own program, with the same head.

use super::{BookletView, ChallengeView, ChallengesView, CourseView, LearnView, QuestionsView, RulesView};
use crate::page::app::Head;
use crate::page::texts::{tr, tr_with};
use crate::page::update::UpdateNotice;
use crate::page::{router, settings};
use crate::route::Route;
use leptos::prelude::*;
use pacru_rules::GameKind;

/// Which view it is, whatever it shows.
#[derive(Clone, PartialEq)]
enum Shown {
    Learn,
    Course(GameKind),
    Challenges,
    Challenge(String),
    Rules(GameKind),
    Booklet,
    Questions,
}

/// What the window or tab is called.
fn title(route: &Route) -> String {
    let game = |kind: GameKind| tr_with("game-name", &[("game", kind.name().into())]);
    let view = match route {
        Route::Course(kind, _) => format!("{} · {}", tr("learn"), game(*kind)),
        Route::Challenges | Route::Challenge(_) => tr("challenges"),
        Route::Rules(kind, _) => format!("{} · {}", tr("rules"), game(*kind)),
        Route::Booklet => tr("rules"),
        Route::Questions(_) => tr("questions"),
        _ => tr("learn"),
    };
    format!("{view} – {}", tr("title"))
}

/// See the head of this file.
#[component]
pub(in crate::page) fn LearnApp() -> impl IntoView {
    let router = router::provide();
    settings::follow();
    Effect::new(move || document().set_title(&title(&router.route())));
    // A view is made anew when it shows something else, not when only the place in it changes.
    let shown = Memo::new(move |_| match router.route() {
        Route::Course(kind, _) => Shown::Course(kind),
        Route::Challenges => Shown::Challenges,
        Route::Challenge(id) => Shown::Challenge(id),
        Route::Rules(kind, _) => Shown::Rules(kind),
        Route::Booklet => Shown::Booklet,
        Route::Questions(_) => Shown::Questions,
        _ => Shown::Learn,
    });
    view! {
        <Head/>
        <main id="main" tabindex="-1">
            {move || match shown.get() {
                Shown::Learn => view! { <LearnView/> }.into_any(),
                Shown::Course(kind) => view! { <CourseView game=kind/> }.into_any(),
                Shown::Challenges => view! { <ChallengesView/> }.into_any(),
                Shown::Challenge(id) => view! { <ChallengeView id=id/> }.into_any(),
                Shown::Rules(kind) => view! { <RulesView game=kind/> }.into_any(),
                Shown::Booklet => view! { <BookletView/> }.into_any(),
                Shown::Questions => view! { <QuestionsView/> }.into_any(),
            }}
        </main>
        <UpdateNotice/>
    }
}
