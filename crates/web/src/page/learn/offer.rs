//! What the start page offers: the course that was begun or comes next, and the challenge of the day.

use super::{progress, solved};
use crate::offer::Offer as Offered;
use crate::page::icons::{Icon, IconButton};
use crate::page::router::Link;
use crate::page::texts::{tr, tr_with};
use crate::route::{Route, TODAY};
use leptos::prelude::*;

/// See the head of this file.
#[component]
pub(in crate::page) fn Offer() -> impl IntoView {
    let offered = RwSignal::new(progress::offered());
    let refuse = move || {
        if let Some(offer) = offered.get_untracked() {
            progress::set_refused(offer.game(), true);
        }
        offered.set(None);
    };
    move || {
        offered.get().map(|offer| {
            let game = offer.game();
            let said = move || match offer {
                Offered::Begin(game) => tr_with("offer-course", &[("game", game.name().into())]),
                Offered::GoOn(game, place) => {
                    let place = [("step", place.step.into()), ("all", place.all.into())];
                    tr_with("offer-go-on", &[[("game", game.name().into())].as_slice(), &place].concat())
                }
            };
            let act = if matches!(offer, Offered::Begin(_)) { "offer-take" } else { "course-go-on" };
            view! {
                <section class="offer" data-game=game.name() aria-label=move || tr("learn")>
                    <p>{said}</p>
                    <Link class="button primary" to=Signal::derive(move || Route::Course(game, None))>
                        {move || tr(act)}
                    </Link>
                    <IconButton icon=Icon::Delete label=Signal::derive(|| tr("offer-refuse")) act=refuse class="quiet" name="offer-refuse"/>
                </section>
            }
        })
    }
}

/// The challenge of the day, in a line.
#[component]
pub(in crate::page) fn DailyLine() -> impl IntoView {
    let is_done = solved::is_daily_done();
    view! {
        <p class="daily-line">
            <Link to=Signal::derive(|| Route::Challenge(TODAY.to_owned()))>{move || tr("daily")}</Link>
            " " {move || if is_done { tr("daily-solved") } else { tr("daily-open") }}
        </p>
    }
}
