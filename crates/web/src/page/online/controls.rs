//! What can be done in a game with people elsewhere. What the server would refuse is not offered.

use super::handle::Online;
use super::words::name_of;
use crate::page::icons::{Icon, IconButton};
use crate::page::play::Play;
use crate::page::router::router;
use crate::page::storage;
use crate::page::texts::{label, say, tr, tr_with};
use crate::page::widgets::{If, SureButton};
use crate::route::Route;
use leptos::prelude::*;
use pacru_api::{Command, Offer};

/// See the head of this file.
#[component]
pub(in crate::page) fn OnlineControls(play: Play, online: Online) -> impl IntoView {
    let router = router();
    let may = move |command: fn(pacru_rules::Color) -> Command| {
        Memo::new(move |_| {
            online.session.with(|session| session.acting().is_some_and(|color| session.may(&command(color))))
        })
    };
    let may_resign = may(|color| Command::Resign { color });
    let may_cancel = may(|_| Command::Cancel);
    let can_draw = Memo::new(move |_| online.may_offer(Offer::Draw));
    let can_take_back = Memo::new(move |_| online.may_offer(Offer::TakeBack));
    let plays = Memo::new(move |_| online.is_players());
    let claimable = Memo::new(move |_| {
        online.ticks.track();
        let now = online.now();
        online.session.with(|session| session.claimable(now))
    });
    let claim = move || {
        let color = claimable.get()?;
        let name = online.session.with_untracked(|session| name_of(session.state(), color));
        Some(view! {
            <div class="question" role="status" data-act="claimable">
                <p>{tr_with("claim-why", &[("name", name.into())])}</p>
                <button class="primary" data-act="claim" on:click=move |_| online.ask(Command::Claim { color })>{tr("claim")}</button>
            </div>
        })
    };
    let analyse = move || {
        // The game is handed over as it is; what is tried out there has nothing to do with it.
        storage::set("analysis", &play.record());
        storage::set("analysis.of", "");
        router.go(Route::Analyse(None));
    };
    view! {
        {claim}
        <div class="controls wide" role="group" aria-label=say("game-actions")>
            <IconButton icon=Icon::Board label=label("turn-board") act=move || play.turn_board() name="turn-board"/>
            <If when=move || plays.get()>
                <IconButton icon=Icon::Draw label=label("offer-draw") act=move || online.offer(Offer::Draw) disabled=Signal::derive(move || !can_draw.get()) name="draw"/>
                <IconButton icon=Icon::Undo label=label("take-back") act=move || online.offer(Offer::TakeBack) disabled=Signal::derive(move || !can_take_back.get()) name="take-back"/>
            </If>
            <If when=move || may_resign.get()>
                <IconButton icon=Icon::Flag label=label("resign") act=move || play.ask_about_resigning() name="resign"/>
            </If>
            <If when=move || may_cancel.get()>
                <SureButton label=label("call-off") sure=label("call-off-sure") act=move || online.ask(Command::Cancel) name="cancel"/>
            </If>
            <If when=move || !plays.get()>
                <IconButton icon=Icon::Analyse label=label("analyse") act=analyse name="analyse"/>
            </If>
        </div>
        <If when=move || plays.get()>
            <p class="muted small">{say("fair-play")}</p>
        </If>
    }
}
