//! Before a game begins: who has come, the link for the others, and a seat for whoever was invited.

use super::attention::NotifyButton;
use super::handle::Online;
use super::http::{self, Failure};
use super::name::{NameField, my_name, use_name};
use super::share::ShareLink;
use super::status::{LinkLine, Presence};
use super::words::{game_text, name_of, time_text};
use crate::online::Session;
use crate::page::play::Token;
use crate::page::storage;
use crate::page::texts::{label, say, text, texts, tr, tr_with};
use crate::page::widgets::{If, SureButton, warning};
use crate::text::color_name;
use leptos::prelude::*;
use pacru_api::{Command, Join, Links, Visibility};
use pacru_rules::{Color, ColorSet};

/// Whether this browser may take a free seat: in a private game it has set it up, or come by the link for that.
fn may_sit(online: Online) -> bool {
    let open =
        online.session.with(|session| session.is_host() || session.state().setup().visibility == Visibility::Public);
    open || online.id.with_value(|id| storage::get(&format!("invited.{id}"))).is_some()
}

/// See the head of this file.
#[component]
pub(super) fn WaitingRoom(online: Online) -> impl IntoView {
    let (game, time, visibility, order) = online.session.with_untracked(|session| {
        let setup = session.state().setup();
        (setup.game, setup.time, setup.visibility, setup.order)
    });
    let sits = Memo::new(move |_| !online.seats().is_empty());
    // Who set the game up gives the link to the others, with a seat or without.
    let invites = Memo::new(move |_| sits.get() || online.session.with(Session::is_host));
    let free = Memo::new(move |_| online.session.with(|session| session.state().free_seats()));
    let name = my_name();
    let failure = RwSignal::new(None::<Failure>);
    let sit = move |color: Color| {
        let join = Join { key: None, name: use_name(name), color: Some(color) };
        let path = online.id.with_value(|id| format!("/api/games/{id}/seats"));
        leptos::task::spawn_local(async move {
            match http::tell(&path, http::json(&join)).await {
                Ok(()) => {
                    failure.set(None);
                    // The connection learns whose it is when it is made anew.
                    super::wire::fetch_anew();
                }
                Err(why) => failure.set(Some(why)),
            }
        });
    };
    let offered = Memo::new(move |_| !sits.get() && !free.get().is_empty() && may_sit(online));
    let missing = move || {
        let seats = free.get().len();
        tr_with("waiting-for", &[("seats", seats.into())])
    };
    let may_cancel = Memo::new(move |_| online.session.with(|session| session.may(&Command::Cancel)));
    let stands = Memo::new(move |_| {
        online.session.with(|session| {
            let stand = |color| session.may(&Command::Stand { color });
            session.seats().iter().filter(|&color| stand(color)).collect::<ColorSet>()
        })
    });
    view! {
        <section class="sheet waiting">
            <h1>{text(move || game_text(game))}</h1>
            <p class="muted">
                {text(move || time_text(time))} " · "
                {move || if visibility == Visibility::Public { tr("public-game") } else { tr("private-game") }}
            </p>
            <LinkLine online=online/>
            <p role="status" class="waiting-for">{text(missing)}</p>
            <If when=move || offered.get()>
                <NameField name=name/>
            </If>
            <ol class="waiting-seats">
                {order
                    .colors()
                    .iter()
                    .map(|&color| {
                        let is_free = move || free.get().contains(color);
                        let called = move || {
                            if is_free() {
                                return tr("seat-free");
                            }
                            online.session.with(|session| name_of(session.state(), color))
                        };
                        let label = move || tr_with("sit-down-as", &[("color", color.into())]);
                        view! {
                            <li class="seat" data-color=color.name() data-free=move || is_free().to_string()>
                                <Token color=color/>
                                <span class="muted">{text(move || color_name(&texts(), color))}</span>
                                <Presence online=online color=color/>
                                <strong class:muted=is_free>{text(called)}</strong>
                                <If when=move || offered.get() && is_free()>
                                    <button class="primary" data-act="sit" on:click=move |_| sit(color)>{text(label)}</button>
                                </If>
                                <If when=move || stands.get().contains(color)>
                                    <button data-act="stand" on:click=move |_| online.ask(Command::Stand { color })>{say("stand-up")}</button>
                                </If>
                            </li>
                        }
                    })
                    .collect_view()}
            </ol>
            {warning(move || failure.get().map(|failure| failure.text()))}
            {warning(move || online.refusal())}
            <Show when=move || invites.get() fallback=move || view! {
                <If when=move || !offered.get()><p>{say("waiting-watch")}</p></If>
            }>
                <LinksOf online=online/>
            </Show>
            <div class="card-buttons">
                <If when=move || sits.get()><NotifyButton/></If>
                <If when=move || may_cancel.get()>
                    <SureButton label=label("call-off") sure=label("call-off-sure") act=move || online.ask(Command::Cancel) name="cancel"/>
                </If>
            </div>
        </section>
    }
}

/// The links of a game, for those who sit at it or set it up.
#[component]
fn LinksOf(online: Online) -> impl IntoView {
    let links = RwSignal::new(None::<Links>);
    let path = online.id.with_value(|id| format!("/api/games/{id}/links"));
    leptos::task::spawn_local(async move {
        if let Ok(known) = http::get::<Links>(&path).await {
            links.try_set(Some(known));
        }
    });
    let still_free =
        Memo::new(move |_| online.session.with(|session: &Session| !session.state().free_seats().is_empty()));
    let shown = move || links.get().filter(|_| still_free.get());
    move || {
        shown().map(|links| {
            view! {
                <ShareLink link=links.invite qr=Some(links.invite_qr) title=label("invite-link")/>
                <details class="watch-link">
                    <summary>{say("watch-link-more")}</summary>
                    <ShareLink link=links.watch qr=None title=label("watch-link")/>
                </details>
            }
        })
    }
}
