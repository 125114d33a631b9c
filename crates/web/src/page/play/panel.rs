//! The players with what they have, and what can be done with a game.

use super::state::{Play, Purpose};
use crate::page::icons::{Icon, IconButton};
use crate::page::online::{Bubble, Presence, left_text};
use crate::page::router::{Link, router};
use crate::page::settings::settings;
use crate::page::texts::{label, say, text, texts, tr, tr_with};
use crate::page::widgets::If;
use crate::route::Route;
use crate::table::{Player, Table, Who};
use crate::text::color_name;
use leptos::prelude::*;
use pacru_rules::Color;

/// So many milliseconds are little.
const LITTLE: f64 = 20_000.0;

/// What a player is called.
pub(in crate::page) fn player_name(player: &Player) -> String {
    match player.who {
        _ if !player.name.is_empty() => player.name.clone(),
        Who::Me => tr("who-me"),
        Who::Here => tr("who-here"),
        Who::Elsewhere => tr("who-elsewhere"),
        Who::Computer(level) => tr_with("who-computer", &[("level", level.number().into())]),
    }
}

/// A player's marker as a picture.
#[component]
pub(in crate::page) fn Token(#[prop(into)] color: Signal<Color>) -> impl IntoView {
    let picture = move || settings().theme().token(color.get()).to_string();
    view! { <span class="token-box" inner_html=picture></span> }
}

/// The players in order of play.
#[component]
pub(super) fn Players(play: Play) -> impl IntoView {
    let seats = move || play.table.with(|table| table.position().order().colors().to_vec());
    let series = move || {
        play.table.with(|table| (table.games_planned > 1).then_some((table.series().games() + 1, table.games_planned)))
    };
    view! {
    {move || series().map(|(played, planned)| view! {
        <p class="muted small series">{tr_with("series-so-far", &[("played", played.into()), ("planned", planned.into())])}</p>
    })}
    <ul class="players">{move || seats().into_iter().map(|color| view! { <PlayerRow play=play color=color/> }).collect_view()}</ul> }
}

#[component]
fn PlayerRow(play: Play, color: Color) -> impl IntoView {
    let position = move || play.shown_position().0;
    let markers = Memo::new(move |_| position().markers(color).len());
    let chevrons = Memo::new(move |_| position().chevrons(color).count());
    let target = play.table.with_untracked(|table| table.position().target());
    // Without a target the bars are measured by a third of the board, or the leader if there is more.
    let full =
        Memo::new(move |_| target.unwrap_or_else(|| position().marker_counts().into_iter().max().unwrap_or(0).max(27)));
    let name = move || play.table.with(|table| table.player(color).map(player_name)).unwrap_or_default();
    let is_out = Memo::new(move |_| position().out().contains(color));
    let is_to_move =
        Memo::new(move |_| position().to_move() == color && play.table.with(|table| table.outcome().is_none()));
    let has_won =
        Memo::new(move |_| play.table.with(|table| table.outcome().is_some_and(|end| end.winners.contains(color))));
    // What is left, and whether that is little.
    let clock = Memo::new(move |_| {
        if let Some(online) = play.online() {
            return online.left(color).map(|(left, little)| (left_text(&left), little));
        }
        play.clock_shown.track();
        let table = play.table.read();
        table.clock.as_ref().map(|clock| (clock.shown(color), clock.left(color) < LITTLE))
    });
    let timer = move || {
        let (left, little) = clock.get()?;
        Some(view! { <span class="clock" class:little=little role="timer">{left}</span> })
    };
    let state = move || match () {
        () if is_out.get() => tr("player-out"),
        () if has_won.get() => tr("player-won"),
        () if is_to_move.get() => tr("player-to-move"),
        () => String::new(),
    };
    let share = move || (markers.get() as f64 / full.get().max(1) as f64 * 100.0).min(100.0);
    let count = move || match target {
        Some(target) => tr_with("markers-of", &[("markers", markers.get().into()), ("target", target.into())]),
        None => tr_with("markers", &[("markers", markers.get().into())]),
    };
    view! {
        <li class="player" data-color=color.name() class:out=move || is_out.get() class:active=move || is_to_move.get() class:won=move || has_won.get()>
            <Token color=color/>
            <div class="player-body">
                <div class="player-line">
                    {play.online().map(|online| view! { <Presence online=online color=color/> })}
                    <strong>{text(name)}</strong>
                    <span class="muted">{text(move || color_name(&texts(), color))}</span>
                    <span class="player-state">{text(state)}</span>
                    {timer}
                </div>
                {play.online().map(|online| view! { <Bubble online=online color=color/> })}
                <div class="bar" aria-hidden="true"><span class=format!("fill {}", color.name()) style:width=text(move || format!("{:.1}%", share()))></span></div>
                <div class="player-line small">
                    <span class="count" data-markers=move || markers.get()>{text(count)}</span>
                    <span class="muted chevrons-left" data-chevrons=move || chevrons.get()>{text(move || tr_with("chevrons-left", &[("chevrons", chevrons.get().into())]))}</span>
                </div>
            </div>
        </li>
    }
}

/// Going back and forth in a game.
#[component]
pub(super) fn LookingBack(play: Play) -> impl IntoView {
    let nothing_before = Signal::derive(move || {
        let all = play.table.with(|table| table.game().plies().len());
        play.shown.get().unwrap_or(all) == 0
    });
    let nothing_after = Signal::derive(move || play.shown.get().is_none());
    view! {
        <div class="controls" role="group" aria-label=say("looking-back")>
            <IconButton icon=Icon::First label=label("first") act=move || play.show(0) disabled=nothing_before name="first"/>
            <IconButton icon=Icon::Previous label=label("previous") act=move || play.step(-1) disabled=nothing_before name="previous"/>
            <IconButton icon=Icon::Next label=label("next") act=move || play.step(1) disabled=nothing_after name="next"/>
            <IconButton icon=Icon::Last label=label("last") act=move || play.shown.set(None) disabled=nothing_after name="last"/>
        </div>
    }
}

/// What can be done with a game that is kept here.
#[component]
pub(super) fn Controls(play: Play) -> impl IntoView {
    let router = router();
    let over = Memo::new(move |_| play.table.with(|table| table.outcome().is_some()));
    let no_undo = Signal::derive(move || !play.table.with(Table::can_undo));
    let no_redo = Signal::derive(move || !play.table.with(|table| table.clone().redo()));
    let no_hint = Signal::derive(move || !play.is_choosing() || play.thinking.get().is_some());
    let hint_label =
        Signal::derive(
            move || {
                if play.thinking.get() == Some(Purpose::Hint) { tr("hint-thinking") } else { tr("hint") }
            },
        );
    let id = play.id.get_value();
    view! {
        <div class="controls wide" role="group" aria-label=say("game-actions")>
            <IconButton icon=Icon::Undo label=label("undo") act=move || play.undo() disabled=no_undo name="undo"/>
            <IconButton icon=Icon::Redo label=label("redo") act=move || play.redo() disabled=no_redo name="redo"/>
            <IconButton icon=Icon::Hint label=hint_label act=move || play.ask_for_hint() disabled=no_hint name="hint"/>
            <IconButton icon=Icon::Board label=label("turn-board") act=move || play.turn_board() name="turn-board"/>
            <If when=move || !over.get() && play.table.with(|table| table.resigning().is_some())>
                <IconButton icon=Icon::Flag label=label("resign") act=move || play.ask_about_resigning() name="resign"/>
            </If>
            <IconButton icon=Icon::Plus label=label("new-game") act=move || {
                let kind = play.table.with_untracked(Table::kind);
                router.go(Route::Setup(kind));
            } name="new-game"/>
            <Link class="button" to=Signal::derive(move || Route::Analyse(Some(id.clone())))>
                {Icon::Analyse.draw()}
                <span class="words">{say("analyse")}</span>
            </Link>
        </div>
    }
}
