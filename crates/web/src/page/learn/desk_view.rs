//! The board on which something is tried, and below it what is said about it.

use super::desk::{Desk, Phase};
use super::marked;
use crate::page::board::{Acts, Board};
use crate::page::browser;
use crate::page::chooser::{Chooser, Handles, choice_sentence, step_buttons};
use crate::page::icons::{Icon, IconButton};
use crate::page::play::RuleLink;
use crate::page::texts::{tr, tr_with};
use leptos::prelude::*;
use pacru_rules::{GameKind, Move};

/// See the head of this file.
#[component]
pub(super) fn DeskView(
    desk: Desk,
    game: GameKind,
    /// What is said when it is done.
    done: Signal<String>,
    /// What can be done besides moves.
    children: Children,
) -> impl IntoView {
    let scene = Memo::new(move |_| desk.scene());
    let acts = Acts {
        choose: Callback::new(move |field| desk.choose_field(field)),
        drop: Callback::new(move |field| desk.drop_on(field)),
        grab: Callback::new(move |field| desk.can_drag(field)),
        look: Callback::new(move |field| {
            let looked_at = desk.staged().looked_at;
            if looked_at.get_untracked() != field {
                looked_at.set(field);
            }
        }),
        key: Callback::new(move |event: leptos::ev::KeyboardEvent| desk.key(&event)),
    };
    let staged = desk.staged();
    let said = move || {
        let notice = staged.notice.get();
        let remark = desk.said.get().filter(|_| notice.is_none());
        let hint = match (&notice, &remark) {
            (Some(notice), _) => desk.hint(notice),
            (None, remark) => remark.as_ref().map(|remark| remark.said.clone()),
        };
        let class = if remark.as_ref().is_some_and(|remark| remark.is_good) { "praise" } else { "hint" };
        let hint = hint.map(|(id, args)| {
            view! { <span class=class>{marked::sentence(&tr_with(&id, &args))}</span> }
        });
        let refusal = notice.map(|notice| {
            let tag = notice.tag();
            view! { <span class="refusal">{notice.text()} " " {tag.map(|tag| view! { <RuleLink tag=tag/> })}</span> }
        });
        let missed = remark.and_then(|remark| Some((remark.lead?, remark.rules))).map(|(lead, rules)| {
            let rules = rules.into_iter().map(|tag| view! { " " <RuleLink tag=tag/> }).collect_view();
            view! { <span class="refusal missed">{tr(lead)} {rules}</span> }
        });
        match desk.phase.get() {
            Phase::Solved => view! { <span class="praise">{marked::sentence(&done.get())}</span> }.into_any(),
            Phase::Shown => view! { <span class="do">{tr("shown-now")}</span> }.into_any(),
            _ => view! { {refusal} {missed} {hint} }.into_any(),
        }
    };
    // On a small screen what is said lies below the window: it is brought into sight.
    Effect::new(move |before: Option<()>| {
        let is_over = matches!(desk.phase.get(), Phase::Solved | Phase::Shown);
        let is_told = staged.notice.get().is_some() || desk.said.get().is_some();
        if before.is_some() && (is_over || is_told) {
            let part = if is_over { ".desk-buttons" } else { ".stage .prompt" };
            request_animation_frame(move || browser::bring_near(part));
        }
    });
    let instruction = move || {
        let trying = desk.phase.get() == Phase::Trying;
        let position = desk.position();
        // Where something was just said about a try, that is enough to read.
        let is_told = staged.notice.get().is_some() || desk.said.get().is_some_and(|remark| !remark.is_good);
        let sentence = match () {
            () if !trying || is_told => String::new(),
            () if position.movable().is_empty() => tr("do-stuck"),
            () => choice_sentence(staged.draft.get(), position.to_move(), true),
        };
        (!sentence.is_empty()).then(|| view! { <span class="do">{sentence}</span> })
    };
    let buttons = move || {
        let trying = desk.phase.get() == Phase::Trying;
        let draft = staged.draft.get();
        view! {
            {trying.then(|| step_buttons(desk, draft))}
            {desk.offers_pass().then(|| view! {
                <IconButton icon=Icon::Pass label=Signal::derive(|| tr("pass")) act=move || desk.complete(Move::Pass) name="pass"/>
            })}
        }
    };
    view! {
        <div class="stage" data-game=game.name() data-phase=move || desk.phase.get().name()>
            <Board
                scene=Signal::from(scene)
                describe=Callback::new(move |field| desk.describe(field))
                label=Signal::derive(move || tr_with("board-label", &[("game", game.name().into())]))
                focus=desk.focus
                acts=acts
            >
                <Handles chooser=desk scene=Signal::from(scene)/>
            </Board>
            {desk.has_task.then(|| view! {
                <div class="prompt" class:solved=move || desk.phase.get() == Phase::Solved>
                    <p class="instruction" role="status" aria-live="polite">{said} {instruction}</p>
                    <div class="steps">{buttons}</div>
                </div>
            })}
            <div class="desk-buttons">{children()}</div>
        </div>
    }
}
