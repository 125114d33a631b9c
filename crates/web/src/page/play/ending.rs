//! The end of a game: who won and why, the course of it, and what to do next.

use super::chart::Chart;
use super::panel::player_name;
use super::prompt::RuleLink;
use super::state::Play;
use crate::page::browser;
use crate::page::icons::{Icon, IconButton};
use crate::page::online::Rematch;
use crate::page::router::router;
use crate::page::storage;
use crate::page::texts::{label, texts, tr, tr_with};
use crate::page::widgets::If;
use crate::route::Route;
use crate::table::Table;
use crate::text::{end_sentence, rule_of_end};
use leptos::prelude::*;

impl Play {
    /// The game as a record to be given away.
    pub(in crate::page) fn record(self) -> String {
        self.table.with_untracked(|table| table.record(player_name).to_string())
    }
}

/// See the head of this file.
#[component]
pub(super) fn Ending(play: Play) -> impl IntoView {
    let router = router();
    let said = move || play.table.with(|table| end_sentence(&texts(), table.game()));
    let rule =
        move || play.table.with(|table| table.outcome().and_then(|outcome| rule_of_end(table.kind(), outcome.reason)));
    let lines = Signal::derive(move || {
        play.table.with(|table| {
            let course = table.course();
            let seats = table.position().order().colors();
            seats
                .iter()
                .enumerate()
                .map(|(seat, &color)| (color, course.iter().map(|scores| scores[seat] as f64).collect()))
                .collect::<Vec<_>>()
        })
    });
    let again = move || {
        let next = play.table.with_untracked(|table| table.next_game(browser::random()));
        router.go(Route::Play(storage::add(&next)));
    };
    let again_label =
        Signal::derive(move || if play.table.with(Table::has_next_game) { tr("next-game") } else { tr("rematch") });
    let record = move || play.record();
    let file_name = move || {
        let kind = play.table.with_untracked(Table::kind);
        format!("{}-{}.pcr", kind.name(), play.id.get_value())
    };
    let copied = RwSignal::new(false);
    let copy = move || {
        let text = record();
        leptos::task::spawn_local(async move { copied.set(browser::copy_text(&text).await) });
    };
    let copy_label = Signal::derive(move || if copied.get() { tr("copied") } else { tr("copy-record") });
    view! {
        <section class="ending" role="status">
            <h2>{move || said().map(|(who, _)| who)}</h2>
            <p>
                {move || said().map(|(_, why)| why)} " "
                {move || rule().map(|tag| view! { <RuleLink tag=tag/> })}
            </p>
            <Chart lines=lines label=label("chart-of-markers")/>
            <Totals play=play/>
            <div class="controls wide">
                {match play.online() {
                    Some(online) => view! { <Rematch online=online/> }.into_any(),
                    None => view! { <IconButton icon=Icon::Again label=again_label act=again class="primary" name="again"/> }.into_any(),
                }}
                <IconButton icon=Icon::Save label=label("save-record") act=move || browser::save_file(&file_name(), "text/plain", &record()) name="save-record"/>
                <If when=browser::has_clipboard>
                    <IconButton icon=Icon::Copy label=copy_label act=copy name="copy-record"/>
                </If>
            </div>
        </section>
    }
}

/// The totals of a series with more than one game.
#[component]
fn Totals(play: Play) -> impl IntoView {
    let rows = move || {
        play.table.with(|table| {
            let totals = table.totals();
            let rows: Vec<_> = table
                .players
                .iter()
                .zip(totals.markers().iter().zip(totals.wins()))
                .map(|(player, (&markers, &wins))| {
                    view! {
                        <tr><th scope="row">{player_name(player)}</th><td>{markers}</td><td>{wins}</td></tr>
                    }
                })
                .collect();
            (table.games_planned > 1).then_some((totals.games(), table.games_planned, rows))
        })
    };
    move || {
        rows().map(|(played, planned, rows)| {
            view! {
                <table class="totals">
                    <caption>{tr_with("series-so-far", &[("played", played.into()), ("planned", planned.into())])}</caption>
                    <thead><tr><td></td><th scope="col">{tr("total-markers")}</th><th scope="col">{tr("total-wins")}</th></tr></thead>
                    <tbody>{rows}</tbody>
                </table>
            }
        })
    }
}
