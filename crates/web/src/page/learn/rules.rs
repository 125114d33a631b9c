//! The rulebook: every rule at an address of its own, to be read or printed.

use super::board::figures;
use super::marked;
use super::taught::taught;
use crate::page::icons::{Icon, IconButton};
use crate::page::router::{Link, router};
use crate::page::texts::{tr, tr_with};
use crate::route::Route;
use leptos::prelude::*;
use pacru_rulebook::{Rulebook, Section, from_json};
use pacru_rules::GameKind;

/// The rules of one game.
#[component]
pub(super) fn RulesView(game: GameKind) -> impl IntoView {
    taught(&["rules"], vec![format!("rules-{game}")], from_json, |books: Vec<Rulebook>| {
        let contents = books.iter().map(contents).collect_view();
        frame(contents.into_any(), books.iter().map(|book| book_view(book, true)).collect_view().into_any())
    })
}

/// The rules of all games in one, above all to be printed.
#[component]
pub(super) fn BookletView() -> impl IntoView {
    let names = GameKind::ALL.map(|game| format!("rules-{game}")).to_vec();
    taught(&["rules"], names, from_json, |books: Vec<Rulebook>| {
        let books = books.iter().map(|book| book_view(book, false)).collect_view();
        frame(().into_any(), books.into_any())
    })
}

/// Tabs, the button for printing, the table of contents, and the rules.
fn frame(contents: AnyView, books: AnyView) -> AnyView {
    let router = router();
    let tab = move |game: GameKind| {
        // The tab of the game that is shown is the current one, whichever rule is pointed at.
        let to = move || match router.route() {
            Route::Rules(shown, section) if shown == game => Route::Rules(game, section),
            _ => Route::Rules(game, None),
        };
        view! {
            <Link to=Signal::derive(to)>{move || tr_with("game-name", &[("game", game.name().into())])}</Link>
        }
    };
    view! {
        <section class="wide-sheet rules">
            <div class="rules-head">
                <nav class="tabs" aria-label=move || tr("the-games")>
                    {GameKind::ALL.map(tab).into_view()}
                    <Link to=Signal::derive(|| Route::Booklet)>{move || tr("all-games")}</Link>
                </nav>
                <IconButton icon=Icon::Print label=Signal::derive(|| tr("print")) act=print name="print"/>
            </div>
            {contents}
            {books}
        </section>
    }
    .into_any()
}

fn print() {
    // Where nothing can be printed nothing happens.
    let _ = window().print();
}

/// Chapters with links to their sections.
fn contents(book: &Rulebook) -> AnyView {
    let game = book.game;
    let chapters = book.chapters.iter().map(|chapter| {
        let heading = book.chapter_message(chapter);
        let sections = chapter.sections.iter().map(|section| {
            let (id, title) = (section.id.clone(), format!("{}.title", book.message(section)));
            let rule = section.rule;
            view! {
                <li>
                    <Link to=Signal::derive(move || Route::Rules(game, Some(id.clone())))>
                        {rule.map(|tag| view! { <span class="rule-number">{tag.as_str()}</span> })}
                        {move || tr(&title)}
                    </Link>
                </li>
            }
        });
        view! {
            <li>
                <strong>{move || tr(&heading)}</strong>
                <ul>{sections.collect_view()}</ul>
            </li>
        }
    });
    view! {
        <details class="contents" open>
            <summary>{move || tr("contents")}</summary>
            <ol>{chapters.collect_view()}</ol>
        </details>
    }
    .into_any()
}

/// The rules of a game. Alone, they show the section that the address names.
fn book_view(book: &Rulebook, alone: bool) -> AnyView {
    let router = router();
    let aim = Memo::new(move |_| match router.route() {
        Route::Rules(_, section) if alone => section,
        _ => None,
    });
    // The section of the address is brought into sight.
    Effect::new(move || {
        if let Some(id) = aim.get() {
            request_animation_frame(move || {
                if let Some(element) = document().get_element_by_id(&id) {
                    element.scroll_into_view();
                }
            });
        }
    });
    let chapters = book.chapters.iter().map(|chapter| {
        let heading = book.chapter_message(chapter);
        let mut sections = chapter.sections.iter().map(|section| section_view(book, section, alone, aim));
        // The heading of a chapter stays with its first section.
        let first = sections.next();
        view! {
            <div class="chapter-start">
                <h2>{move || tr(&heading)}</h2>
                {first}
            </div>
            {sections.collect_view()}
        }
    });
    let own = book.own_message();
    let title = format!("{own}.title");
    view! {
        <div class="book" data-game=book.game.name()>
            <h1>{move || tr(&title)}</h1>
            <div class="book-words">{marked::message(own)}</div>
            {chapters.collect_view()}
        </div>
    }
    .into_any()
}

fn section_view(book: &Rulebook, section: &Section, alone: bool, aim: Memo<Option<String>>) -> AnyView {
    let message = book.message(section);
    let title = format!("{message}.title");
    // In a booklet of several games sections beside the rules would have the same name.
    let unique = alone || section.rule.is_some();
    let id = if unique { section.id.clone() } else { format!("{}-{}", book.game, section.id) };
    let own = section.id.clone();
    view! {
        <article class="rule" id=id class:aimed=move || aim.with(|aim| aim.as_ref() == Some(&own))>
            <h3>
                {section.rule.map(|tag| view! { <span class="rule-number">{tag.as_str()}</span> " " })}
                {move || tr(&title)}
            </h3>
            <div class="rule-body">
                <div class="rule-words">{marked::message(message.clone())}</div>
                {figures(&section.boards, &message)}
            </div>
        </article>
    }
    .into_any()
}
