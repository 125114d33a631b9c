//! What is to be done now, in words, with the buttons for it: below the board, where a thumb reaches.

use super::state::{Play, Purpose, events_of};
use crate::page::chooser::{choice_sentence, step_buttons};
use crate::page::computer;
use crate::page::icons::{Icon, IconButton};
use crate::page::online::Online;
use crate::page::router::Link;
use crate::page::texts::{label, say, texts, tr, tr_with};
use crate::page::widgets::If;
use crate::route::Route;
use crate::table::Who;
use crate::text::{Arg, color_name, end_sentence, remarks};
use leptos::prelude::*;
use pacru_rules::{Action, Draft, RuleId};

/// What there is to do.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Due {
    /// The game is over.
    Over,
    /// An earlier turn is shown.
    LookingBack,
    /// A computer thinks.
    Computer,
    /// Somebody elsewhere is to move, or a computer there.
    Elsewhere,
    /// A move is on its way to the server.
    Sending,
    /// Nothing but a pass is possible.
    Pass,
    Choose(Draft),
    Confirm,
}

impl Play {
    fn due(self) -> Due {
        let draft = self.draft.get();
        if self.shown.get().is_some() {
            return Due::LookingBack;
        }
        if self.pending.get().is_some() {
            return Due::Confirm;
        }
        self.table.with(|table| {
            if self.online().is_some_and(Online::is_sending) {
                Due::Sending
            } else if table.outcome().is_some() {
                Due::Over
            } else if self.online().is_some() && !table.is_persons_turn() {
                Due::Elsewhere
            } else if !table.is_persons_turn() {
                Due::Computer
            } else if table.position().movable().is_empty() {
                Due::Pass
            } else {
                Due::Choose(draft)
            }
        })
    }

    /// What is to be done now, in a sentence.
    fn instruction(self) -> String {
        let color = self.table.with(|table| table.position().to_move());
        let who = ("color", Arg::from(color));
        match self.due() {
            Due::Over => self
                .table
                .with(|table| end_sentence(&texts(), table.game()))
                .map_or_else(|| tr("do-over"), |(who, why)| format!("{who} {why}")),
            Due::LookingBack => tr("do-look-back"),
            Due::Computer => tr_with("do-computer", &[who]),
            Due::Elsewhere if self.table.with(|table| table.mover().is_some_and(|player| player.who.is_computer())) => {
                tr_with("do-computer", &[who])
            }
            Due::Elsewhere => tr_with("do-elsewhere", &[who]),
            Due::Sending => tr("do-sending"),
            Due::Pass => tr_with("do-pass", &[who]),
            Due::Confirm => tr("do-confirm"),
            Due::Choose(draft) => {
                let me = self.table.with(|table| table.mover().is_some_and(|player| player.who == Who::Me));
                choice_sentence(draft, color, me)
            }
        }
    }
}

/// See the head of this file.
#[component]
pub(super) fn Prompt(play: Play) -> impl IntoView {
    let due = Memo::new(move |_| play.due());
    let news = move || {
        let said = play.table.with(|table| {
            let plies = table.game().plies();
            let last = plies.last()?;
            let before = plies.len().checked_sub(2).map_or(table.game().start(), |index| &plies[index].after);
            Some(remarks(&texts(), &events_of(before, last)))
        });
        said.unwrap_or_default()
            .into_iter()
            .filter(|_| due.get() != Due::LookingBack)
            .map(|(text, tag)| view! { <span class="news">{text} " " {tag.map(|tag| view! { <RuleLink tag=tag/> })}</span> })
            .collect_view()
    };
    // Those who do not see the board hear what was played.
    let last_move = move || {
        play.table.with(|table| {
            let plies = table.game().plies();
            let last = plies.last()?;
            let before = plies.len().checked_sub(2).map_or(table.game().start(), |index| &plies[index].after);
            // Who left is said in words below.
            let is_move = matches!(last.action, Action::Move(_));
            is_move.then(|| format!("{}: {}.", color_name(&texts(), before.to_move()), last.action))
        })
    };
    let refusal = move || {
        play.notice.get().map(|notice| {
            let tag = notice.tag();
            view! { <span class="refusal">{notice.text()} " " {tag.map(|tag| view! { <RuleLink tag=tag/> })}</span> }
        })
    };
    let refused_online = move || {
        let said = play.online().and_then(Online::refusal)?;
        Some(view! { <span class="refusal">{said}</span> })
    };
    let hint = move || {
        let hint = play.hint.get().filter(|_| matches!(due.get(), Due::Choose(_)))?;
        Some(view! { <span class="hint">{tr("hint")} ": " {hint.to_string()}</span> })
    };
    let unfair = move || play.unfair.get().then(|| view! { <span class="hint">{tr("engine-fair")}</span> });
    view! {
        <div class="prompt">
            <If when=move || play.resigning.get() && due.get() != Due::Over>
                <div class="question" role="alertdialog" aria-label=say("resign-sure")>
                    <p>{say("resign-sure")}</p>
                    <button data-act="resign-no" on:click=move |_| {
                        play.resigning.set(false);
                        play.return_focus();
                    }>{say("no")}</button>
                    <button class="primary" data-act="resign-yes" on:click=move |_| {
                        play.resign();
                        play.return_focus();
                    }>{say("resign-yes")}</button>
                </div>
            </If>
            <p class="instruction" role="status" aria-live="polite">
                <span class="unseen">{last_move}</span>
                {news}
                <span class="do" class:muted=move || play.notice.get().is_some()>{move || play.instruction()}</span>
                {hint}
                {unfair}
                {refusal}
                {refused_online}
            </p>
            <div class="steps">{move || buttons(play, due.get())}</div>
        </div>
    }
}

fn buttons(play: Play, due: Due) -> AnyView {
    let back = move || {
        view! { <IconButton icon=Icon::Back label=label("back") act=move || play.back() name="back"/> }
    };
    match due {
        Due::Computer => {
            let slow = move || play.thinking.get() == Some(Purpose::Move);
            view! {
                <span class="thinking" aria-hidden="true"></span>
                <IconButton icon=Icon::Hurry label=label("hurry") act=computer::hurry disabled=Signal::derive(move || !slow()) name="hurry"/>
            }
            .into_any()
        }
        Due::LookingBack => view! {
            <IconButton icon=Icon::Last label=label("to-the-game") act=move || play.shown.set(None) class="primary" name="to-the-game"/>
        }
        .into_any(),
        Due::Confirm => view! {
            {back()}
            <IconButton icon=Icon::Check label=label("confirm") act=move || play.confirm() class="primary" name="confirm"/>
        }
        .into_any(),
        Due::Choose(draft) => step_buttons(play, draft),
        Due::Sending => view! { <span class="thinking" aria-hidden="true"></span> }.into_any(),
        Due::Over | Due::Pass | Due::Elsewhere => ().into_any(),
    }
}

/// A rule's number, which leads to the rule.
#[component]
pub(in crate::page) fn RuleLink(tag: RuleId) -> impl IntoView {
    view! {
        <Link
            class="rule-link"
            to=Signal::derive(move || Route::of_rule(tag))
            label=Signal::derive(move || tr_with("rule-number", &[("rule", tag.as_str().into())]))
        >
            {tag.as_str()}
        </Link>
    }
}
