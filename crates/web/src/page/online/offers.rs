//! Offers: a draw, a turn back, another game. All look the same: who offers what, and yes or no.

use super::handle::Online;
use super::words::name_of;
use crate::page::icons::{Icon, IconButton};
use crate::page::router::{Link, router};
use crate::page::texts::{label, say, text, tr_with};
use crate::page::widgets::If;
use crate::route::Route;
use leptos::prelude::*;
use pacru_api::{Command, Offer, OpenOffer};

/// The name by which texts choose.
fn word(offer: Offer) -> &'static str {
    match offer {
        Offer::Draw => "draw",
        Offer::TakeBack => "take-back",
        Offer::Rematch => "rematch",
    }
}

impl Online {
    /// Proposes something.
    pub(super) fn offer(self, offer: Offer) {
        if let Some(color) = self.session.with_untracked(crate::online::Session::acting) {
            self.ask(Command::Offer { color, offer });
        }
    }

    /// Agrees to what somebody else has proposed.
    fn accept(self, offer: Offer) {
        if let Some(color) = self.session.with_untracked(crate::online::Session::acting) {
            self.ask(Command::Accept { color, offer });
        }
    }

    /// Says no, or takes an own offer back.
    fn decline(self, offer: Offer) {
        if let Some(color) = self.session.with_untracked(crate::online::Session::acting) {
            self.ask(Command::Decline { color, offer });
        }
    }

    /// Whether something can be proposed that is not open.
    pub(super) fn may_offer(self, offer: Offer) -> bool {
        self.session.with(|session| {
            let mine = session.acting().map(|color| Command::Offer { color, offer });
            mine.is_some_and(|command| session.may(&command))
        })
    }

    pub(in crate::page) fn resign(self) {
        if let Some(color) = self.session.with_untracked(crate::online::Session::acting) {
            self.ask(Command::Resign { color });
        }
    }
}

/// Everything that is offered now.
#[component]
pub(in crate::page) fn Offers(online: Online) -> impl IntoView {
    let open = Memo::new(move |_| online.session.with(|session| session.state().offers().to_vec()));
    let row = move |open: OpenOffer| {
        let offer = open.offer;
        let (name, asked, mine) = online.session.with_untracked(|session| {
            let name = name_of(session.state(), open.by);
            (name, session.is_asked(offer), session.seats().iter().any(|seat| open.agreed.contains(seat)))
        });
        let said = move || {
            let (id, args) = if mine && !asked {
                ("offer-waiting", vec![("offer", word(offer).into())])
            } else {
                ("offer-open", vec![("offer", word(offer).into()), ("name", name.clone().into())])
            };
            tr_with(id, &args)
        };
        view! {
            <div class="question" data-offer=word(offer)>
                <p>{text(said)}</p>
                {asked.then(|| view! {
                    <button data-act="decline" on:click=move |_| online.decline(offer)>{say("offer-no")}</button>
                    <button class="primary" data-act="accept" on:click=move |_| online.accept(offer)>{say("offer-yes")}</button>
                })}
                {(mine && !asked).then(|| view! {
                    <button data-act="withdraw" on:click=move |_| online.decline(offer)>{say("offer-withdraw")}</button>
                })}
            </div>
        }
    };
    view! { <div class="offers" role="status">{move || open.get().into_iter().map(row).collect_view()}</div> }
}

/// After the end: another game with the same players.
#[component]
pub(in crate::page) fn Rematch(online: Online) -> impl IntoView {
    let router = router();
    let next = Memo::new(move |_| online.session.with(|session| session.state().rematch().cloned()));
    // Players who have just agreed go on together; whoever comes later finds a link.
    Effect::new(move || {
        if let Some(id) = online.next.get()
            && !untrack(|| online.seats().is_empty())
        {
            router.go(Route::Game(id, None));
        }
    });
    let playing = move || !online.seats().is_empty();
    view! {
        <If when=move || next.get().is_none() && playing()>
            <IconButton icon=Icon::Again label=label("rematch") act=move || online.offer(Offer::Rematch) disabled=Signal::derive(move || !online.may_offer(Offer::Rematch)) class="primary" name="again"/>
        </If>
        {move || next.get().map(|id| view! {
            <Link class="button primary" to=Signal::derive(move || Route::Game(id.clone(), None))>{say("next-game")}</Link>
        })}
    }
}
