//! The list of moves.

use super::panel::Token;
use super::state::Play;
use crate::page::texts::say;
use crate::page::widgets::If;
use leptos::html::Ol;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// The moves so far; choosing one shows the game after it.
#[component]
pub(super) fn MoveList(play: Play) -> impl IntoView {
    let list = NodeRef::<Ol>::new();
    let turns = Memo::new(move |_| {
        play.table.with(|table| {
            let mut before = table.game().start().to_move();
            let turn = |ply: &pacru_rules::Ply| {
                let color = match ply.action {
                    pacru_rules::Action::Leave { color, .. } => color,
                    pacru_rules::Action::Move(_) => before,
                };
                before = ply.after.to_move();
                (color, ply.action.to_string())
            };
            table.game().plies().iter().map(turn).collect::<Vec<_>>()
        })
    });
    // The turn that is shown stays in sight, without moving the page.
    Effect::new(move || {
        let shown = play.shown.get().unwrap_or_else(|| turns.with(Vec::len));
        if let Some(list) = list.get() {
            let list: web_sys::HtmlElement = list.unchecked_into();
            if let Some(item) = list.children().item(shown.saturating_sub(1) as u32) {
                let item: web_sys::HtmlElement = item.unchecked_into();
                list.set_scroll_top(item.offset_top() - list.offset_top() - list.client_height() / 2);
            }
        }
    });
    let item = move |(index, (color, text)): (usize, (pacru_rules::Color, String))| {
        let is_shown = move || play.shown.get().unwrap_or_else(|| turns.with(Vec::len)) == index + 1;
        view! {
            <li>
                <button class="move" aria-current=move || is_shown().then_some("true") on:click=move |_| play.show(index + 1)>
                    <span class="move-number">{index + 1}</span>
                    <Token color=color/>
                    {text}
                </button>
            </li>
        }
    };
    view! {
        <section class="moves">
            <h2>{say("moves")}</h2>
            <ol node_ref=list tabindex="0" aria-label=say("moves")>
                {move || turns.get().into_iter().enumerate().map(item).collect_view()}
            </ol>
            <If when=move || turns.with(Vec::is_empty)>
                <p class="muted">{say("no-moves-yet")}</p>
            </If>
        </section>
    }
}
