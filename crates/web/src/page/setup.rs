//! The form for a new game.

use super::online::Invitation;
use super::play::Token;
use super::router::router;
use super::start::{begin, remembered_plan};
use super::texts::{label, say, text, texts, tr, tr_with};
use super::widgets::{Act, Choices, If};
use crate::page::icons::{Icon, IconButton};
use crate::route::Route;
use crate::table::{ClockSetting, Plan, Player, Who};
use crate::text::color_name;
use leptos::prelude::*;
use pacru_engine::Level;
use pacru_rules::{Color, GameKind, MarkerTarget};

#[component]
pub(super) fn SetupView() -> impl IntoView {
    let router = router();
    // Only what is asked for at first: the address follows the form from then on.
    let first = match untrack(|| router.route()) {
        Route::Setup(kind) => remembered_plan(kind),
        Route::Invite => Plan::with_someone_elsewhere(GameKind::Shacru),
        _ => remembered_plan(GameKind::Shacru),
    };
    let plan = RwSignal::new(first);
    let online = Memo::new(move |_| plan.with(Plan::is_online));
    let kinds = Signal::derive(|| {
        GameKind::ALL
            .map(|kind| (kind.name().to_owned(), tr_with("game-name", &[("game", kind.name().into())])))
            .to_vec()
    });
    let choose_kind = move |name: String| {
        if let Ok(kind) = name.parse::<GameKind>() {
            // Seats and players stay, the game and its options change.
            plan.update(|plan| plan.kind = kind);
            router.rename(Route::Setup(kind));
        }
    };
    let seats = Signal::derive(|| {
        (2..=4_usize).map(|seats| (seats.to_string(), tr_with("seats-number", &[("seats", seats.into())]))).collect()
    });
    let choose_seats = move |name: String| {
        if let Ok(seats) = name.parse() {
            plan.update(|plan| plan.set_seats(seats));
        }
    };
    let rows = move || {
        let seats = plan.with(|plan| plan.colors.len());
        (0..seats).map(|seat| view! { <SeatRow plan=plan seat=seat/> }).collect_view()
    };
    view! {
        <section class="sheet setup">
            <h1>{say("new-game")}</h1>
            <Choices label=label("which-game") choices=kinds chosen=Signal::derive(move || plan.with(|plan| plan.kind.name().to_owned())) choose=Act::new(choose_kind)/>
            <Choices label=label("how-many") choices=seats chosen=Signal::derive(move || plan.with(|plan| plan.colors.len().to_string())) choose=Act::new(choose_seats)/>
            <fieldset class="seats">
                <legend>{say("who-plays")}</legend>
                <ol>{rows}</ol>
            </fieldset>
            <RuleOptions plan=plan/>
            <div class="row two">
                <ClockChoice plan=plan/>
                <If when=move || !online.get()>
                <label class="field">
                    <span>{say("series")}</span>
                    <select on:change=move |event| {
                        if let Ok(games) = event_target_value(&event).parse() {
                            plan.update(|plan| plan.games = games);
                        }
                    }>
                        {[1_u32, 2, 3, 4, 6, 8, 10].map(|games| view! {
                            <option value=games prop:selected=move || plan.with(|plan| plan.games == games)>
                                {text(move || tr_with("series-games", &[("games", games.into())]))}
                            </option>
                        }).into_view()}
                    </select>
                </label>
                </If>
            </div>
            <Show when=move || online.get() fallback=move || view! {
                <button class="primary large" data-act="begin" on:click=move |_| router.go(plan.with_untracked(begin))>
                    {say("begin")}
                </button>
            }>
                <Invitation plan=plan/>
            </Show>
        </section>
    }
}

/// One seat: its colour, who sits there, and a name.
#[component]
fn SeatRow(plan: RwSignal<Plan>, seat: usize) -> impl IntoView {
    let color = Signal::derive(move || plan.with(|plan| plan.colors.get(seat).copied().unwrap_or(Color::Green)));
    let player = move || plan.with(|plan| plan.players.get(seat).cloned()).unwrap_or_else(|| Player::new(Who::Here));
    let set_color = move |event| {
        let letter = event_target_value(&event).chars().next();
        if let Some(color) = letter.and_then(Color::from_letter) {
            plan.update(|plan| plan.set_color(seat, color));
        }
    };
    let set_who = move |event| {
        if let Ok(who) = event_target_value(&event).parse::<Who>() {
            plan.update(|plan| {
                if let Some(player) = plan.players.get_mut(seat) {
                    player.who = who;
                }
            });
        }
    };
    let set_name = move |event| {
        let name = Player::tidy_name(&event_target_value(&event));
        plan.update(|plan| {
            if let Some(player) = plan.players.get_mut(seat) {
                player.name = name;
            }
        });
    };
    let computers = (1..=8).filter_map(Level::new).map(Who::Computer);
    let whos: Vec<Who> = [Who::Me, Who::Here, Who::Elsewhere].into_iter().chain(computers).collect();
    let who_name = |who: Who| match who {
        Who::Me => tr("who-me"),
        Who::Here => tr("who-here"),
        Who::Elsewhere => tr("who-elsewhere"),
        Who::Computer(level) => tr_with("who-computer", &[("level", level.number().into())]),
    };
    let number = seat + 1;
    view! {
        <li class="seat" data-seat=number>
            <Token color=color/>
            <select aria-label=text(move || tr_with("seat-color", &[("seat", number.into())])) data-act="color" on:change=set_color>
                {Color::ALL
                    .map(|own| view! {
                        <option value=own.letter().to_string() prop:selected=move || color.get() == own>{text(move || color_name(&texts(), own))}</option>
                    })
                    .into_view()}
            </select>
            <select aria-label=text(move || tr_with("seat-who", &[("seat", number.into())])) data-act="who" on:change=set_who>
                {whos
                    .into_iter()
                    .map(|who| view! { <option value=who.to_string() prop:selected=move || player().who == who>{move || who_name(who)}</option> })
                    .collect_view()}
            </select>
            // With people elsewhere "I" have a name in all games.
            <If when=move || player().who.is_person() && !(player().who == Who::Me && plan.with(Plan::is_online))>
                <input
                    type="text"
                    maxlength="40"
                    autocomplete="off"
                    aria-label=text(move || tr_with("seat-name", &[("seat", number.into())]))
                    placeholder=say("name")
                    prop:value=move || player().name
                    on:change=set_name
                />
            </If>
            <If when=move || { seat > 0 }>
                <IconButton icon=Icon::Up label=Signal::derive(move || tr_with("seat-earlier", &[("seat", number.into())])) act=move || plan.update(|plan| plan.move_up(seat)) class="quiet" name="earlier"/>
            </If>
        </li>
    }
}

/// The options of the game that is chosen.
#[component]
pub(super) fn RuleOptions(plan: RwSignal<Plan>) -> impl IntoView {
    let is_pacru = Memo::new(move |_| plan.with(|plan| plan.kind == GameKind::Pacru));
    let usual = move || plan.with(|plan| pacru_rules::Ruleset::PACRU.target(plan.colors.len())).unwrap_or(42);
    let target = move || plan.with(|plan| plan.options.target.map_or_else(usual, MarkerTarget::get));
    let set_target = move |event| {
        let number = event_target_value(&event).parse::<usize>().ok();
        plan.update(|plan| {
            let usual = pacru_rules::Ruleset::PACRU.target(plan.colors.len());
            // Whoever asks for more fields than there are gets all of them.
            let number = number.map(|number| number.clamp(1, 81));
            plan.options.target = number.filter(|&number| Some(number) != usual).and_then(MarkerTarget::new);
        });
    };
    view! {
        <fieldset class="options">
            <legend>{say("options")}</legend>
            <Show when=move || is_pacru.get() fallback=move || view! {
                <label class="check">
                    <input type="checkbox" data-act="no-twist" prop:checked=move || plan.with(|plan| plan.options.no_twist) on:change=move |event| plan.update(|plan| plan.options.no_twist = event_target_checked(&event))/>
                    <span>{say("option-no-twist")}</span>
                </label>
            }>
                <label class="check">
                    <input type="checkbox" data-act="meet9" prop:checked=move || plan.with(|plan| plan.options.meet9) on:change=move |event| plan.update(|plan| plan.options.meet9 = event_target_checked(&event))/>
                    <span>{say("option-meet9")}</span>
                </label>
                <label class="field">
                    <span>{say("option-target")}</span>
                    <input type="number" min="1" max="81" data-act="target" prop:value=move || target().to_string() on:change=set_target/>
                </label>
            </Show>
        </fieldset>
    }
}

/// The most minutes and added seconds that a clock can have.
const MOST: u32 = 600;

/// What one sees first when choosing an own clock.
const OWN: ClockSetting = ClockSetting { minutes: 15, increment: 10 };

/// Days for each turn that are offered.
const DAYS: [u32; 4] = [1, 2, 3, 7];

/// The clock, from a list or by own numbers; with people elsewhere also days for each turn.
#[component]
fn ClockChoice(plan: RwSignal<Plan>) -> impl IntoView {
    let known = |clock: Option<ClockSetting>| clock.is_none_or(|clock| ClockSetting::OFFERED.contains(&clock));
    let own = RwSignal::new(plan.with_untracked(|plan| !known(plan.clock)));
    let online = Memo::new(move |_| plan.with(Plan::is_online));
    // Days are for games that are not played at one screen.
    let days = Memo::new(move |_| plan.with(|plan| plan.days).filter(|_| online.get()));
    let choose = move |event| {
        let value = event_target_value(&event);
        let days = value.strip_prefix("days").and_then(|days| days.parse().ok());
        own.set(value == "own");
        plan.update(|plan| {
            plan.days = days;
            plan.clock = if value == "own" { Some(OWN) } else { value.parse().ok() };
        });
    };
    let is_chosen = move |setting: Option<ClockSetting>| {
        days.get().is_none() && !own.get() && plan.with(|plan| plan.clock == setting)
    };
    let number = move |event, set: fn(&mut ClockSetting, u32)| {
        let number = event_target_value(&event).parse::<u32>().unwrap_or(0).min(MOST);
        plan.update(|plan| {
            let mut clock = plan.clock.unwrap_or(OWN);
            set(&mut clock, number);
            // Some time there must be.
            clock.minutes = clock.minutes.max(u32::from(clock.increment == 0));
            plan.clock = Some(clock);
        });
    };
    let clock = move || plan.with(|plan| plan.clock).unwrap_or(OWN);
    view! {
        <label class="field">
            <span>{say("clock")}</span>
            <select data-act="clock" on:change=choose>
                <option value="" prop:selected=move || is_chosen(None)>{say("clock-none")}</option>
                {ClockSetting::OFFERED
                    .map(|setting| view! {
                        <option value=setting.to_string() prop:selected=move || is_chosen(Some(setting))>
                            {text(move || tr_with("clock-setting", &[("minutes", setting.minutes.into()), ("seconds", setting.increment.into())]))}
                        </option>
                    })
                    .into_view()}
                <option value="own" prop:selected=move || own.get() && days.get().is_none()>{say("clock-own")}</option>
                {move || online.get().then(|| DAYS.map(|offered| view! {
                    <option value=format!("days{offered}") prop:selected=move || days.get() == Some(offered)>
                        {text(move || tr_with("clock-days", &[("days", offered.into())]))}
                    </option>
                }))}
            </select>
        </label>
        <If when=move || own.get() && days.get().is_none()>
            <label class="field">
                <span>{say("clock-minutes")}</span>
                <input type="number" min="0" max=MOST data-act="minutes" prop:value=move || clock().minutes.to_string() on:change=move |event| number(event, |clock, number| clock.minutes = number)/>
            </label>
            <label class="field">
                <span>{say("clock-increment")}</span>
                <input type="number" min="0" max=MOST data-act="increment" prop:value=move || clock().increment.to_string() on:change=move |event| number(event, |clock, number| clock.increment = number)/>
            </label>
        </If>
    }
}
