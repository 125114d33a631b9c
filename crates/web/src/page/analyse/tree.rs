//! The tree of moves as nested lists, and what can be done with it.

use super::state::Analysis;
use crate::analysis::{NodeId, Tree};
use crate::page::browser;
use crate::page::icons::{Icon, IconButton};
use crate::page::play::Token;
use crate::page::texts::{label, say};
use crate::page::widgets::If;
use leptos::ev::KeyboardEvent;
use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// See the head of this file.
#[component]
pub(super) fn MoveTree(analysis: Analysis) -> impl IntoView {
    let frame = NodeRef::<Div>::new();
    let key = move |event: KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() || !analysis.tree_key(&event.key()) {
            return;
        }
        event.prevent_default();
        focus_here(analysis);
    };
    // The move that is shown stays in sight, without moving the page.
    Effect::new(move || {
        let at = analysis.at.get();
        let Some(frame) = frame.get() else {
            return;
        };
        let frame: web_sys::HtmlElement = frame.unchecked_into();
        if let Some(item) = frame.query_selector(&selector(at)).ok().flatten() {
            let (item, area) = (item.get_bounding_client_rect(), frame.get_bounding_client_rect());
            if item.top() < area.top() || item.bottom() > area.bottom() {
                let middle = item.top() - area.top() - area.height() / 2.0;
                frame.set_scroll_top(frame.scroll_top() + middle as i32);
            }
        }
    });
    let lines = move || {
        analysis.tree.with(|tree| {
            let first = tree.next(NodeId::START);
            first.map(|first| line(analysis, tree, first, 0))
        })
    };
    let is_empty = move || analysis.tree.with(|tree| tree.next(NodeId::START).is_none());
    view! {
        <section class="moves tree">
            <h2>{say("moves")}</h2>
            <div class="tree-frame" node_ref=frame role="group" aria-label=say("moves") on:keydown=key>
                <button
                    class="move start"
                    data-node="0"
                    tabindex=move || if analysis.at.get() == NodeId::START { "0" } else { "-1" }
                    aria-current=move || (analysis.at.get() == NodeId::START).then_some("true")
                    on:click=move |_| analysis.first()
                >
                    {say("tree-start")}
                </button>
                {lines}
            </div>
            <If when=is_empty>
                <p class="muted small">{say("tree-empty")}</p>
            </If>
        </section>
    }
}

fn selector(node: NodeId) -> String {
    format!("[data-node=\"{}\"]", node.number())
}

/// Puts the keyboard where one is, once it is drawn.
fn focus_here(analysis: Analysis) {
    let at = analysis.at.get_untracked();
    request_animation_frame(move || {
        browser::focus(&selector(at));
    });
}

/// A line from its first move on; after each move come the branches that replace it.
fn line(analysis: Analysis, tree: &Tree, first: NodeId, depth: usize) -> AnyView {
    let nodes = std::iter::once(first).chain(tree.line_after(first));
    let items: Vec<_> = nodes
        .map(|node| {
            let is_main = tree.sibling(node, -1).is_none();
            let others = tree.parent(node).map(|parent| &tree.children(parent)[1..]).unwrap_or_default();
            let branches: Vec<AnyView> =
                others.iter().filter(|_| is_main).map(|&other| line(analysis, tree, other, depth + 1)).collect();
            let said: Vec<_> =
                tree.comments(node).map(|text| view! { <span class="comment">{text.to_owned()}</span> }).collect();
            view! {
                <li>
                    {move_button(analysis, tree, node)}
                    {said}
                    {branches}
                </li>
            }
        })
        .collect();
    let class = if depth == 0 { "line main" } else { "line branch" };
    view! { <ol class=class>{items}</ol> }.into_any()
}

fn move_button(analysis: Analysis, tree: &Tree, node: NodeId) -> impl IntoView + use<> {
    let is_here = move || analysis.at.get() == node;
    let token = tree.actor(node).map(|color| view! { <Token color=color/> });
    let turn = tree.path(node).len();
    let text = tree.action(node).map(|action| action.to_string());
    view! {
        <button
            class="move"
            data-node=node.number()
            tabindex=move || if is_here() { "0" } else { "-1" }
            aria-current=move || is_here().then_some("true")
            on:click=move |_| analysis.go(node)
        >
            <span class="move-number">{turn}</span>
            {token}
            {text}
        </button>
    }
}

/// To and fro, and what can be done with a branch.
#[component]
pub(super) fn Controls(analysis: Analysis) -> impl IntoView {
    let at_start = Signal::derive(move || analysis.at.get() == NodeId::START);
    let at_end = Signal::derive(move || analysis.tree.with(|tree| tree.next(analysis.at.get()).is_none()));
    let on_main_line = Signal::derive(move || analysis.tree.with(|tree| tree.branch(analysis.at.get()).is_none()));
    view! {
        <div class="controls" role="group" aria-label=say("looking-back")>
            <IconButton icon=Icon::First label=label("first") act=move || analysis.first() disabled=at_start name="first"/>
            <IconButton icon=Icon::Previous label=label("previous") act=move || analysis.previous() disabled=at_start name="previous"/>
            <IconButton icon=Icon::Next label=label("next") act=move || analysis.next() disabled=at_end name="next"/>
            <IconButton icon=Icon::Last label=label("last") act=move || analysis.last() disabled=at_end name="last"/>
        </div>
        <div class="controls wide" role="group" aria-label=say("tree-actions")>
            <IconButton icon=Icon::Up label=label("promote") act=move || analysis.promote() disabled=on_main_line name="promote"/>
            <IconButton icon=Icon::Delete label=label("delete-from-here") act=move || analysis.delete() disabled=at_start name="delete"/>
            <IconButton icon=Icon::Board label=label("turn-board") act=move || analysis.turn_board() name="turn-board"/>
            <IconButton icon=Icon::Edit label=label("edit-position") act=move || analysis.editing.set(true) name="edit"/>
        </div>
    }
}
