//! The fields as a grid over the picture, for clicks, the keyboard and screen readers.

use super::Acts;
use crate::page::browser;
use crate::page::texts::text;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use pacru_render::Scene;
use pacru_rules::Field;

/// See the head of this file.
#[component]
pub(super) fn Grid(
    scene: Signal<Scene>,
    describe: Callback<Field, String>,
    label: Signal<String>,
    focus: RwSignal<Field>,
    acts: Acts,
) -> impl IntoView {
    // The order of the fields changes only when the board is turned.
    let cells = Memo::new(move |_| scene.with(rows));
    let margin = Memo::new(move |_| scene.with(|scene| f64::from(scene.margin) / f64::from(scene.size) * 100.0));
    let go = move |step: (i32, i32)| {
        let next = scene.with_untracked(|scene| neighbour(scene, focus.get_untracked(), step));
        if let Some(next) = next {
            focus.set(next);
            acts.look.run(Some(next));
            browser::focus(&cell_of(next));
        }
    };
    let key = move |event: KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        // Enter may mean something else than the field that has the focus.
        acts.key.run(event.clone());
        if event.default_prevented() {
            return;
        }
        match event.key().as_str() {
            "ArrowLeft" => go((-1, 0)),
            "ArrowRight" => go((1, 0)),
            "ArrowUp" => go((0, -1)),
            "ArrowDown" => go((0, 1)),
            "Home" => go((-8, 0)),
            "End" => go((8, 0)),
            "PageUp" => go((0, -8)),
            "PageDown" => go((0, 8)),
            "Enter" | " " => acts.choose.run(focus.get_untracked()),
            _ => return,
        }
        event.prevent_default();
    };

    let cell = move |field: Field| {
        view! {
            <div
                role="gridcell"
                class="cell"
                data-field=field.to_string()
                tabindex=move || if focus.get() == field { "0" } else { "-1" }
                aria-label=move || describe.run(field)
                class:grab=move || acts.grab.run(field)
                on:click=move |_| {
                    focus.set(field);
                    acts.choose.run(field);
                }
                on:focus=move |_| focus.set(field)
            ></div>
        }
    };
    let row = move |fields: Vec<Field>| {
        view! {
            <div role="row" class="grid-row">
                {fields.into_iter().map(cell).collect_view()}
            </div>
        }
    };
    view! {
        <div
            class="grid"
            role="grid"
            aria-label=move || label.get()
            on:keydown=key
            style:inset=text(move || format!("{}%", margin.get()))
        >
            {move || cells.get().into_iter().map(row).collect_view()}
        </div>
    }
}

/// The selector of a field's cell.
pub(in crate::page) fn cell_of(field: Field) -> String {
    format!("[data-field=\"{field}\"]")
}

/// The fields as they lie in the picture, row by row.
fn rows(scene: &Scene) -> Vec<Vec<Field>> {
    let mut rows = vec![vec![Field::all().next().expect("there are fields"); 9]; 9];
    for tile in &scene.fields {
        let (column, row) = tile.cell;
        rows[usize::from(row)][usize::from(column)] = tile.field;
    }
    rows
}

/// The field so many columns and rows further, or the last one on the way.
fn neighbour(scene: &Scene, from: Field, (columns, down): (i32, i32)) -> Option<Field> {
    let (column, row) = scene.fields.iter().find(|tile| tile.field == from)?.cell;
    let along = |at: u8, step: i32| (i32::from(at) + step).clamp(0, 8) as u8;
    let cell = (along(column, columns), along(row, down));
    scene.fields.iter().find(|tile| tile.cell == cell).map(|tile| tile.field)
}
