//! A game with everything around it.

use super::ending::Ending;
use super::moves::MoveList;
use super::panel::{Controls, Players};
use super::prompt::Prompt;
use super::state::Play;
use crate::page::board::{Acts, Board};
use crate::page::chooser::{Chooser, Handles};
use crate::page::computer;
use crate::page::router::Link;
use crate::page::storage;
use crate::page::texts::{tr, tr_with};
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
            view! { <Game play=play/> }.into_any()
        }
        None => view! {
            <section class="sheet">
                <h1>{move || tr("game-gone")}</h1>
                <p>{move || tr("game-gone-why")}</p>
                <Link class="button primary" to=Signal::derive(|| Route::Start)>{move || tr("home")}</Link>
            </section>
        }
        .into_any(),
    }
}

#[component]
fn Game(play: Play) -> impl IntoView {
    let scene = Memo::new(move |_| play.scene());
    let acts = Acts {
        choose: Callback::new(move |field| play.choose(field)),
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
            <h1 class="unseen">{move || tr_with("game-name", &[("game", kind.name().into())])}</h1>
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
            <aside class="panel" aria-label=move || tr("game-panel")>
                <Players play=play/>
                <Show when=move || play.table.with(|table| table.outcome().is_some())>
                    <Ending play=play/>
                </Show>
                <MoveList play=play/>
                <Controls play=play/>
                <Show when=move || !play.kept.get()>
                    <p class="warning" role="alert">{move || tr("not-kept")}</p>
                </Show>
            </aside>
        </div>
    }
}
