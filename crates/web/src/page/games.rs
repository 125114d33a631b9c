//! The games that are kept in this browser.

use super::board::Picture;
use super::online::MyOnlineGames;
use super::play::player_name;
use super::router::{Link, router};
use super::settings::settings;
use super::storage;
use super::texts::{label, say, text, texts, tr_with};
use super::widgets::{If, SureButton};
use crate::route::Route;
use crate::table::Table;
use crate::text::end_sentence;
use leptos::prelude::*;
use pacru_render::{Scene, SceneOptions};

#[component]
pub(super) fn GamesView() -> impl IntoView {
    let games = RwSignal::new(storage::games());
    view! {
        <section class="wide-sheet">
            <h1>{say("games")}</h1>
            <MyOnlineGames/>
            <If when=move || games.with(Vec::is_empty)>
                <p class="muted">{say("no-games-yet")}</p>
                <Link class="button primary" to=Signal::derive(|| Route::Start)>{say("home")}</Link>
            </If>
            <div class="kept">
                {move || {
                    games
                        .get()
                        .into_iter()
                        .map(|(id, table)| {
                            let own = id.clone();
                            let forget = Callback::new(move |()| {
                                storage::forget(&own);
                                games.set(storage::games());
                            });
                            view! { <GameCard id=id table=table forget=forget/> }
                        })
                        .collect_view()
                }}
            </div>
        </section>
    }
}

/// A game with its board, to be gone on with.
#[component]
pub(super) fn GameCard(id: String, table: Table, #[prop(optional)] forget: Option<Callback<()>>) -> impl IntoView {
    let router = router();
    let kind = table.kind();
    let prefix = format!("{id}-");
    let table = StoredValue::new(table);
    let scene = Memo::new(move |_| {
        table.with_value(|table| {
            let options = SceneOptions {
                bottom: table.my_color(),
                coordinates: false,
                theme: settings().theme(),
                outcome: table.outcome(),
                id_prefix: prefix.clone(),
                ..SceneOptions::default()
            };
            Scene::new(table.position(), &options)
        })
    });
    let players = move || {
        table.with_value(|table| {
            let seats = table.position().order().colors();
            let names: Vec<String> = seats.iter().filter_map(|&color| table.player(color)).map(player_name).collect();
            names.join(" – ")
        })
    };
    let state = move || {
        table.with_value(|table| match end_sentence(&texts(), table.game()) {
            Some((who, _)) => who,
            None => tr_with("turn-number", &[("turn", table.position().turn_number().into())]),
        })
    };
    let open = Route::Play(id);
    let address = open.clone();
    let name = view! {
        <Link to=Signal::derive(move || address.clone())>{text(move || tr_with("game-name", &[("game", kind.name().into())]))}</Link>
    };
    // Among all games it is a heading right below the page's own, at the start one below "go on".
    let heading =
        if forget.is_some() { view! { <h2>{name}</h2> }.into_any() } else { view! { <h3>{name}</h3> }.into_any() };
    view! {
        <article class="kept-game">
            <button class="kept-board" aria-label=say("open-game") on:click=move |_| router.go(open.clone())>
                <Picture scene=Signal::from(scene)/>
            </button>
            <div>
                {heading}
                <p class="small">{text(players)}</p>
                <p class="muted small">{text(state)}</p>
                {forget.map(|forget| view! {
                    <SureButton class="plain small" label=label("forget-game") sure=label("forget-sure") act=move || forget.run(()) name="forget"/>
                })}
            </div>
        </article>
    }
}
