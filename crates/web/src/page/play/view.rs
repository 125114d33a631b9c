//! A game with everything around it.

use super::ending::Ending;
use super::moves::MoveList;
use super::panel::{Controls, LookingBack, Players};
use super::prompt::Prompt;
use super::state::Play;
use crate::page::board::{Acts, Board};
use crate::page::chooser::{Chooser, Handles};
use crate::page::computer;
use crate::page::online::{LinkLine, Offers, OnlineControls, Talk};
use crate::page::router::Link;
use crate::page::storage;
use crate::page::texts::{say, text, tr_with};
use crate::page::widgets::If;
use crate::route::Route;
use crate::table::Table;
use leptos::prelude::*;

/// The game that is kept under an id.
#[component]
pub(in crate::page) fn PlayView(id: String) -> impl IntoView {
    match storage::game(&id) {
        Some(table) => {
            let play = Play::new(id, table);
            play.let_computers_play();
            play.let_stuck_players_pass();
            play.let_clock_run();
            play.follow_other_tabs();
            // Another view has other questions.
            on_cleanup(computer::drop_question);
            view! { <GameBoard play=play/> }.into_any()
        }
        None => view! {
            <section class="sheet">
                <h1>{say("game-gone")}</h1>
                <p>{say("game-gone-why")}</p>
                <Link class="button primary" to=Signal::derive(|| Route::Start)>{say("home")}</Link>
            </section>
        }
        .into_any(),
    }
}

/// A game with its board, its players and its moves, wherever it is kept.
#[component]
pub(in crate::page) fn GameBoard(play: Play) -> impl IntoView {
    let scene = Memo::new(move |_| play.scene());
    let acts = Acts {
        choose: Callback::new(move |field| play.choose(field)),
        drop: Callback::new(move |field| play.drop_on(field)),
        grab: Callback::new(move |field| play.can_drag(field)),
        look: Callback::new(move |field| {
            if play.looked_at.get_untracked() != field {
                play.looked_at.set(field);
            }
        }),
        key: Callback::new(move |event: leptos::ev::KeyboardEvent| play.key(&event)),
    };
    let label = Signal::derive(move || {
        let kind = play.table.with(Table::kind);
        tr_with("board-label", &[("game", kind.name().into())])
    });
    let kind = play.table.with_untracked(Table::kind);
    view! {
        <div class="play" data-game=kind.name()>
            <h1 class="unseen">{text(move || tr_with("game-name", &[("game", kind.name().into())]))}</h1>
            <div class="stage">
                <Board
                    scene=Signal::from(scene)
                    describe=Callback::new(move |field| play.describe(field))
                    label=label
                    focus=play.focus
                    acts=acts
                >
                    <Handles chooser=play scene=Signal::from(scene)/>
                </Board>
                <Prompt play=play/>
            </div>
            <aside class="panel" aria-label=say("game-panel")>
                {play.online().map(|online| view! { <LinkLine online=online/> })}
                {play.online().map(|online| view! { <Offers online=online/> })}
                <Players play=play/>
                <If when=move || play.table.with(|table| table.outcome().is_some())>
                    <Ending play=play/>
                </If>
                <MoveList play=play/>
                <LookingBack play=play/>
                {match play.online() {
                    Some(online) => view! { <OnlineControls play=play online=online/> <Talk online=online/> }.into_any(),
                    None => view! { <Controls play=play/> }.into_any(),
                }}
                <If when=move || !play.kept.get()>
                    <p class="warning" role="alert">{say("not-kept")}</p>
                </If>
            </aside>
        </div>
    }
}
