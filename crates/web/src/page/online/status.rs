//! Whether the connection stands, and who is there.

use super::handle::{LinkState, Online};
use crate::online::Session;
use crate::page::texts::{say, text, tr, tr_with};
use crate::page::widgets::If;
use leptos::prelude::*;
use pacru_api::{Phase, Visibility};
use pacru_rules::Color;

/// The connection in a line: what it is now is also read out.
#[component]
pub(in crate::page) fn LinkLine(online: Online) -> impl IntoView {
    // Before a game begins, whoever looks on may yet sit down.
    let begun = move || online.phase() != Phase::Waiting;
    let watchers = Memo::new(move |_| if begun() { online.session.with(Session::watchers) } else { 0 });
    let watching = move || begun() && online.seats().is_empty();
    let private = online.session.with_untracked(|session| session.state().setup().visibility == Visibility::Private);
    let said = move || tr(&format!("link-{}", online.link.get().word()));
    view! {
        <p class="link-line small" data-link=move || online.link.get().word()>
            <span class="dot" aria-hidden="true"></span>
            <span role="status">{text(said)}</span>
            <If when=move || online.has_unsent()>
                <span class="muted" data-unsent="">{say("unsent")}</span>
            </If>
            <If when=move || online.link.get() == LinkState::OtherVersion>
                <button class="plain small" on:click=|_| {
                    // A page that cannot be loaded anew stays as it is.
                    let _ = window().location().reload();
                }>{say("update-reload")}</button>
            </If>
            <If when=watching>
                <span class="muted">{say("you-watch")}</span>
            </If>
            <If when=move || private && begun()>
                <span class="muted">{say("private-game")}</span>
            </If>
            <If when=move || { watchers.get() > 0 }>
                <span class="muted watchers" data-watchers=move || watchers.get()>{text(move || tr_with("watchers", &[("watchers", watchers.get().into())]))}</span>
            </If>
        </p>
    }
}

/// Whether a player is connected, and whether it is me.
#[component]
pub(in crate::page) fn Presence(online: Online, color: Color) -> impl IntoView {
    let present = Memo::new(move |_| {
        online.session.with(|session| {
            let state = session.state();
            let counts = state.people().contains(color) && state.name(color).is_some() && state.phase() != Phase::Over;
            counts.then(|| session.present().contains(color))
        })
    });
    // Who is not connected does not know who is.
    let known = move || matches!(online.link.get(), LinkState::Connected | LinkState::Connecting);
    let mine = Memo::new(move |_| online.seats().contains(color));
    let dot = move || {
        let present = present.get().filter(|_| known())?;
        let said = if present { tr("player-present") } else { tr("player-away") };
        let word = if present { "present" } else { "away" };
        Some(
            view! { <span class="dot presence" data-presence=word role="img" aria-label=said.clone() title=said></span> },
        )
    };
    view! {
        {dot}
        <If when=move || mine.get()><span class="you">{say("you")}</span></If>
    }
}
