//! The choice that is due, in words, with the buttons for it.

use super::Chooser;
use crate::page::icons::{Icon, IconButton};
use crate::page::texts::{label, tr, tr_with};
use leptos::prelude::*;
use pacru_rules::{Choice, ChoiceSet, Color, Draft, Rotation, RouteKind, RuleId};

/// What is to be chosen now. `me`: whoever holds the device is meant alone.
pub(in crate::page) fn choice_sentence(draft: Draft, color: Color, me: bool) -> String {
    match draft {
        Draft::Chevron => {
            tr_with("do-chevron", &[("color", color.into()), ("me", if me { "yes" } else { "no" }.into())])
        }
        Draft::Destination { .. } => tr("do-destination"),
        Draft::Arrival { choices, .. } if choices.twist => tr("do-twist"),
        Draft::Arrival { route, choices } => {
            let pincer = if route.kind == RouteKind::Pincer { "yes" } else { "no" };
            tr_with(arrival_message(choices), &[("pincer", pincer.into())])
        }
        Draft::Meeting { .. } => tr("do-meeting"),
        Draft::Turning { .. } => tr_with("do-give", &[("owed", draft.owed().into())]),
    }
}

/// Which choice is due on arrival in Pacru.
fn arrival_message(choices: ChoiceSet) -> &'static str {
    match (choices.connection, choices.mark_rule) {
        (true, _) => "do-connection-or-mark",
        (false, Some(RuleId::R10)) => "do-transform",
        (false, _) => "do-mark",
    }
}

/// The buttons for the choice that is due.
pub(in crate::page) fn step_buttons<C: Chooser>(chooser: C, draft: Draft) -> AnyView {
    let back = move || {
        view! { <IconButton icon=Icon::Back label=label("back") act=move || chooser.take_back() name="back"/> }
    };
    match draft {
        Draft::Chevron => ().into_any(),
        Draft::Arrival { choices, .. } if choices.twist => {
            let twisted = chooser.staged().twist;
            let icons = [Icon::TurnLeft, Icon::Straight, Icon::TurnRight];
            let names = ["twist-left", "straight", "twist-right"];
            let twists = Choice::TWISTS.into_iter().zip(icons).zip(names).map(move |((twist, icon), name)| {
                view! {
                    <span on:pointerenter=move |_| twisted.set(twist) on:focusin=move |_| twisted.set(twist)>
                        <IconButton icon=icon label=label(name) act=move || chooser.take(twist) name=name/>
                    </span>
                }
            });
            view! { {back()} {twists.collect_view()} }.into_any()
        }
        Draft::Arrival { choices, .. } => view! {
            {back()}
            {choices.connection.then(|| view! {
                <IconButton icon=Icon::Link label=label("take-connection") act=move || chooser.take(Choice::Connection) class="primary" name="connection"/>
            })}
        }
        .into_any(),
        Draft::Destination { .. } | Draft::Turning { .. } => {
            let turns = untrack(|| chooser.position().affordable_rotations().next().is_some());
            let is_last = |limit: Rotation| matches!(draft, Draft::Turning { rotation, .. } if rotation == limit);
            let (left_end, right_end) = (is_last(Rotation::Left90), is_last(Rotation::Right90));
            view! {
                {back()}
                {turns.then(|| view! {
                    <IconButton icon=Icon::TurnLeft label=label("turn-left") act=move || chooser.turn(false) disabled=Signal::stored(left_end) name="turn-left"/>
                    <IconButton icon=Icon::TurnRight label=label("turn-right") act=move || chooser.turn(true) disabled=Signal::stored(right_end) name="turn-right"/>
                })}
                // Where all markers must go they are given already, and nothing is left to choose.
                {draft.confirm().map(|_| view! {
                    <IconButton icon=Icon::Check label=label("confirm") act=move || chooser.pay() class="primary" name="pay"/>
                })}
            }
            .into_any()
        }
        Draft::Meeting { .. } => back().into_any(),
    }
}
