//! Questions that players ask, each at an address of its own.

use super::board::figures;
use super::marked;
use super::taught::taught;
use crate::page::play::RuleLink;
use crate::page::router::{Link, router};
use crate::page::texts::{tr, tr_with};
use crate::page::widgets::{Act, Choices};
use crate::route::Route;
use leptos::prelude::*;
use pacru_rulebook::{Question, Questions, SectionAddress, from_json};
use pacru_rules::GameKind;
use wasm_bindgen::JsCast;

/// In the place of a game: all of them.
const ALL: &str = "all";

/// See the head of this file.
#[component]
pub(super) fn QuestionsView() -> impl IntoView {
    taught(&["questions", "rules"], vec!["questions".to_owned()], from_json, |mut all: Vec<Questions>| {
        let questions = all.pop().map(|all| all.questions).unwrap_or_default();
        view! { <List questions=questions/> }.into_any()
    })
}

#[component]
fn List(questions: Vec<Question>) -> impl IntoView {
    let router = router();
    let game = RwSignal::new(ALL.to_owned());
    let search = RwSignal::new(String::new());
    let aim = Memo::new(move |_| match router.route() {
        Route::Questions(id) => id,
        _ => None,
    });
    let games = Signal::derive(|| {
        let name = |game: GameKind| (game.name().to_owned(), tr_with("game-name", &[("game", game.name().into())]));
        [(ALL.to_owned(), tr("all-games"))].into_iter().chain(GameKind::ALL.map(name)).collect::<Vec<_>>()
    });
    let fits = StoredValue::new(questions.clone());
    let is_wanted = move |index: usize| {
        fits.with_value(|all| {
            let question = &all[index];
            let message = question.message();
            let of_game = game.with(|game| game == ALL || question.games.iter().any(|known| known.name() == game));
            let words = search.get().to_lowercase();
            let said = || format!("{} {}", tr(&format!("{message}.title")), tr(&message)).to_lowercase();
            of_game && (words.trim().is_empty() || words.split_whitespace().all(|word| said().contains(word)))
        })
    };
    // The question of the address is opened and brought into sight, whatever was searched for before.
    Effect::new(move || {
        let Some(id) = aim.get() else {
            return;
        };
        let index = fits.with_value(|all| all.iter().position(|question| question.id == id));
        if index.is_some_and(|index| !untrack(|| is_wanted(index))) {
            game.set(ALL.to_owned());
            search.set(String::new());
        }
        request_animation_frame(move || {
            if let Some(element) = document().get_element_by_id(&id) {
                // A plain attribute; setting it does not fail.
                let _ = element.set_attribute("open", "");
                element.scroll_into_view();
            }
        });
    });
    let count = questions.len();
    let none = Memo::new(move |_| !(0..count).any(is_wanted));
    let item = |(index, question): (usize, &Question)| {
        let wanted = Memo::new(move |_| is_wanted(index));
        let (message, id) = (question.message(), question.id.clone());
        let title = format!("{message}.title");
        let own = id.clone();
        let is_aimed = Memo::new(move |_| aim.with(|aim| aim.as_ref() == Some(&own)));
        let rename = {
            let id = id.clone();
            // An open question is at its own address, to be passed on.
            move |event: leptos::ev::Event| {
                let open = event
                    .target()
                    .is_some_and(|target| target.unchecked_into::<web_sys::Element>().has_attribute("open"));
                if open && !is_aimed.get_untracked() {
                    router.rename(Route::Questions(Some(id.clone())));
                }
            }
        };
        let (tags, said) = (question.rules.clone(), message.clone());
        // Most answers name their rules where they speak of them.
        let rules = move || {
            let text = tr(&said);
            let others = tags.iter().filter(|tag| !text.contains(&format!("[{tag}]")));
            others.map(|&tag| view! { <RuleLink tag=tag/> " " }).collect_view()
        };
        let sections = question.sections.iter().map(section_link).collect_view();
        view! {
            <details class="answer" id=id class:aimed=move || is_aimed.get() open=is_aimed.get_untracked() hidden=move || !wanted.get() on:toggle=rename>
                <summary>{move || tr(&title)}</summary>
                <div class="rule-body">
                    <div class="rule-words">
                        {marked::message(message.clone())}
                        <p class="muted small">{rules}</p>
                        <ul class="rests-on">{sections}</ul>
                    </div>
                    {figures(&question.boards, &message)}
                </div>
            </details>
        }
    };
    let items = questions.iter().enumerate().map(item).collect_view();
    view! {
        <section class="wide-sheet questions">
            <h1>{move || tr("questions")}</h1>
            <Choices label=Signal::derive(|| tr("which-game")) choices=games chosen=Signal::from(game) choose=Act::new(move |name| game.set(name))/>
            <label class="field search">
                <span>{move || tr("search")}</span>
                <input type="text" prop:value=move || search.get() on:input=move |event| search.set(event_target_value(&event))/>
            </label>
            {items}
            <Show when=move || none.get()><p class="muted" role="status">{move || tr("nothing-found")}</p></Show>
        </section>
    }
}

/// A section of a rulebook by its title, which leads there.
fn section_link(address: &SectionAddress) -> AnyView {
    let (game, section) = (address.game, address.section.clone());
    let title = format!("{}.title", address.message());
    let name = move || tr_with("game-name", &[("game", game.name().into())]);
    view! {
        <li>
            <Link class="rule-link" to=Signal::derive(move || Route::Rules(game, Some(section.clone())))>
                {move || format!("{} · {}", name(), tr(&title))}
            </Link>
        </li>
    }
    .into_any()
}
