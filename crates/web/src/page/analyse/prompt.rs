//! Whose turn it is and what is to be chosen, below the board.

use super::state::Analysis;
use crate::page::chooser::{choice_sentence, step_buttons};
use crate::page::icons::{Icon, IconButton};
use crate::page::play::RuleLink;
use crate::page::texts::{label, texts, tr, tr_with};
use crate::text::{end_sentence, remarks};
use leptos::prelude::*;
use pacru_rules::{Draft, Move};

/// What there is to do.
#[derive(Clone, Copy, PartialEq)]
enum Due {
    Over,
    Pass,
    Choose(Draft),
}

impl Analysis {
    fn due(self) -> Due {
        let draft = self.draft.get();
        self.here.with(|here| match () {
            () if here.outcome.is_some() => Due::Over,
            () if here.position.movable().is_empty() => Due::Pass,
            () => Due::Choose(draft),
        })
    }

    /// Who won and why, where the game is over.
    pub(super) fn end_of_game(self) -> Option<String> {
        self.here.with(|here| here.outcome)?;
        let game = self.tree.with(|tree| tree.game(self.at.get()));
        end_sentence(&texts(), &game).map(|(who, why)| format!("{who} {why}"))
    }

    fn instruction(self) -> String {
        let color = self.here.with(|here| here.position.to_move());
        match self.due() {
            Due::Over => tr("do-over"),
            Due::Pass => tr_with("do-pass", &[("color", color.into())]),
            Due::Choose(draft) => choice_sentence(draft, color, false),
        }
    }
}

/// See the head of this file.
#[component]
pub(super) fn Prompt(analysis: Analysis) -> impl IntoView {
    let due = Memo::new(move |_| analysis.due());
    let news = move || {
        let said = analysis.here.with(|here| remarks(&texts(), &here.events));
        said.into_iter()
            .map(|(text, tag)| view! { <span class="news">{text} " " {tag.map(|tag| view! { <RuleLink tag=tag/> })}</span> })
            .collect_view()
    };
    let refusal = move || {
        analysis.notice.get().map(|notice| {
            let tag = notice.tag();
            view! { <span class="refusal">{notice.text()} " " {tag.map(|tag| view! { <RuleLink tag=tag/> })}</span> }
        })
    };
    let buttons = move || {
        match due.get() {
        Due::Over => ().into_any(),
        Due::Pass => view! {
            <IconButton icon=Icon::Pass label=label("pass") act=move || analysis.play(Move::Pass) class="primary" name="pass"/>
        }
        .into_any(),
        Due::Choose(draft) => step_buttons(analysis, draft),
    }
    };
    view! {
        <div class="prompt">
            <p class="instruction" role="status" aria-live="polite">
                {news}
                <span class="do" class:muted=move || analysis.notice.get().is_some()>{move || analysis.instruction()}</span>
                {refusal}
            </p>
            <div class="steps">{buttons}</div>
        </div>
    }
}
