//! The rules, each at an address of its own.

use super::router::{Link, router};
use super::texts::{self, texts, tr, tr_with};
use crate::route::Route;
use leptos::prelude::*;
use pacru_rules::{GameKind, Tag};

/// The rules of a game, in the order of the booklet.
fn rules_of(kind: GameKind) -> impl Iterator<Item = Tag> {
    Tag::ALL.iter().copied().filter(move |&tag| matches!(Route::of_rule(tag), Route::Rules(of, _) if of == kind))
}

/// What is common to the games, and the options of each.
fn others(kind: GameKind) -> &'static [&'static str] {
    match kind {
        GameKind::Shacru | GameKind::Azacru => &["rules-common-leaving", "rules-common-idle", "rules-option-notwist"],
        GameKind::Pacru => &[
            "rules-common-leaving",
            "rules-common-idle",
            "rules-common-repetition",
            "rules-option-meet9",
            "rules-option-target",
        ],
    }
}

#[component]
pub(super) fn RulesView() -> impl IntoView {
    let router = router();
    let place = Memo::new(move |_| match router.route() {
        Route::Rules(kind, tag) => (kind, tag),
        _ => (GameKind::Shacru, None),
    });
    // A new language brings rules of its own.
    Effect::new(move || {
        let _ = texts();
        leptos::task::spawn_local(texts::load_rules());
    });
    let is_there = move || texts().has("rule-S-R1");
    // The rule of the address is shown when it is there.
    Effect::new(move || {
        if let (true, (_, Some(tag))) = (is_there(), place.get()) {
            request_animation_frame(move || {
                if let Some(element) = document().get_element_by_id(tag.text()) {
                    element.scroll_into_view();
                }
            });
        }
    });
    let message = |id: &str| view! { <p>{tr(id)}</p> };
    let rule = move |tag: Tag| {
        let id = format!("rule-{tag}");
        view! {
            <article class="rule" id=tag.text() class:aimed=move || place.get().1 == Some(tag)>
                <h3><span class="rule-number">{tag.text()}</span> {tr(&format!("{id}.title"))}</h3>
                {message(&id)}
            </article>
        }
    };
    let other = move |id: &'static str| {
        view! {
            <article class="rule">
                <h3>{tr(&format!("{id}.title"))}</h3>
                {message(id)}
            </article>
        }
    };
    let content = move || {
        let (kind, _) = place.get();
        is_there().then(|| {
            view! {
                {["rules-common-board", "rules-common-moving"].map(other).into_view()}
                {rules_of(kind).map(rule).collect_view()}
                {others(kind).iter().map(|&id| other(id)).collect_view()}
            }
        })
    };
    view! {
        <section class="wide-sheet rules">
            <h1>{move || tr("rules")}</h1>
            <nav class="tabs" aria-label=move || tr("the-games")>
                {GameKind::ALL
                    .map(|kind| {
                        view! {
                            <Link to=Signal::derive(move || {
                                let (now, tag) = place.get();
                                Route::Rules(kind, tag.filter(|_| now == kind))
                            })>{move || tr_with("game-name", &[("game", kind.name().into())])}</Link>
                        }
                    })
                    .into_view()}
            </nav>
            <h2>{move || tr_with("game-name", &[("game", place.get().0.name().into())])}</h2>
            {content}
        </section>
    }
}
