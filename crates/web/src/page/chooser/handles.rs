//! The handles by which a chosen chevron is turned on the spot (R14).

use super::Chooser;
use crate::page::board::beside;
use crate::page::icons::{Icon, IconButton};
use crate::page::texts::label;
use crate::page::widgets::If;
use leptos::prelude::*;
use pacru_render::Scene;
use pacru_rules::{Draft, Rotation};

/// See the head of this file.
#[component]
pub(in crate::page) fn Handles<C: Chooser>(chooser: C, scene: Signal<Scene>) -> impl IntoView {
    let draft = chooser.staged().draft;
    let place = move || {
        let at = match draft.get() {
            Draft::Destination { from } => from,
            Draft::Turning { at, .. } => at,
            _ => return None,
        };
        let position = chooser.position();
        let can = chooser.may_choose() && position.affordable_rotations().next().is_some();
        let (_, facing) = position.chevron_on(at)?;
        let turned = match draft.get() {
            Draft::Turning { rotation, .. } => facing.rotated(rotation),
            _ => facing,
        };
        // Behind the chevron, where it can never go.
        scene
            .with(|scene| Some((beside(scene, at, turned, 5, 0.86)?, beside(scene, at, turned, 3, 0.86)?)))
            .filter(|_| can)
    };
    let at_limit = move |turn: Rotation| matches!(draft.get(), Draft::Turning { rotation: now, .. } if now == turn);
    let handle = move |right: bool| {
        let spot = move || place().map(|(left, other)| if right { other } else { left });
        let along = move |side: fn((f64, f64)) -> f64| move || format!("{}%", spot().map_or(0.0, side));
        let (icon, name, id) = if right {
            (Icon::TurnRight, "turn-right", "handle-right")
        } else {
            (Icon::TurnLeft, "turn-left", "handle-left")
        };
        let limit = if right { Rotation::Right90 } else { Rotation::Left90 };
        view! {
            <div class="handle" style:left=along(|(x, _)| x) style:top=along(|(_, y)| y)>
                <IconButton
                    icon=icon
                    label=label(name)
                    act=move || chooser.turn(right)
                    disabled=Signal::derive(move || at_limit(limit))
                    name=id
                />
            </div>
        }
    };
    let shown = Memo::new(move |_| place().is_some());
    view! {
        <If when=move || shown.get()>
            {handle(false)}
            {handle(true)}
        </If>
    }
}
