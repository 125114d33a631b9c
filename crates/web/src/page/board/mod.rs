//! The board: the picture of a position, and a grid over it for mouse, touch, keyboard and screen readers. It knows no
//! rules: what it shows comes in, what is done with it goes out.

mod drag;
mod grid;
mod patch;
mod picture;
mod pointer;

pub(super) use grid::cell_of;
pub(super) use picture::Picture;

use grid::Grid;
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::html::Div;
use leptos::prelude::*;
use pacru_render::{FIELD_SIZE, Point, Scene};
use pacru_rules::{Facing, Field};
use pointer::Pointer;
use wasm_bindgen::JsCast;

/// What is done with a board.
#[derive(Clone, Copy)]
pub(super) struct Acts {
    /// A field was chosen.
    pub(super) choose: Callback<Field>,
    /// What was dragged was put down on a field.
    pub(super) drop: Callback<Field>,
    /// Whether what stands on a field can be dragged.
    pub(super) grab: Callback<Field, bool>,
    /// The pointer or the keyboard came to a field, or left the board.
    pub(super) look: Callback<Option<Field>>,
    /// A key was pressed; the board itself heeds those that this does not prevent.
    pub(super) key: Callback<KeyboardEvent>,
}

/// A board to play on.
#[component]
pub(super) fn Board(
    scene: Signal<Scene>,
    /// What is read out for a field.
    describe: Callback<Field, String>,
    /// What the board is called.
    label: Signal<String>,
    /// Where the keyboard is.
    focus: RwSignal<Field>,
    acts: Acts,
    /// What lies over it.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let frame = NodeRef::<Div>::new();
    let pointer = Pointer { scene, frame, drag: StoredValue::new(None), acts };
    view! {
        <div
            class="board"
            node_ref=frame
            on:pointerdown=move |event| pointer.down(&event)
            on:pointermove=move |event| pointer.moved(&event)
            on:pointerup=move |event| pointer.up(&event)
            on:pointercancel=move |_| {
                pointer.put_down();
            }
            on:pointerleave=move |_| acts.look.run(None)
        >
            <Picture scene=scene/>
            <Grid scene=scene describe=describe label=label focus=focus acts=acts/>
            {children.map(|children| children())}
        </div>
    }
}

/// A place of the page in the units of the picture.
fn place(scene: &Scene, frame: &NodeRef<Div>, event: &PointerEvent) -> Option<(f64, f64)> {
    let area = frame.get_untracked()?.unchecked_into::<web_sys::Element>().get_bounding_client_rect();
    let unit = f64::from(scene.size) / area.width().max(1.0);
    let x = (f64::from(event.client_x()) - area.left()) * unit;
    let y = (f64::from(event.client_y()) - area.top()) * unit;
    Some((x, y))
}

fn field_at(scene: &Scene, frame: &NodeRef<Div>, event: &PointerEvent) -> Option<Field> {
    let (x, y) = place(scene, frame, event)?;
    let half = f64::from(FIELD_SIZE) / 2.0;
    let is_near = |center: Point| (f64::from(center.x) - x).abs() <= half && (f64::from(center.y) - y).abs() <= half;
    scene.fields.iter().find(|tile| is_near(tile.center)).map(|tile| tile.field)
}

/// Where something beside a chevron lies, in hundredths of the board: `eighths` of a turn to the right of where it points,
/// `far` fields away, but not outside.
pub(super) fn beside(scene: &Scene, at: Field, facing: Facing, eighths: u8, far: f64) -> Option<(f64, f64)> {
    let piece = scene.chevrons.iter().find(|piece| piece.field == at)?;
    let turned = (u16::from(eighths) + 8 + facing as u16 - piece.facing as u16) % 8;
    let angle = f64::from(piece.angle + 45 * turned).to_radians();
    let size = f64::from(scene.size);
    let reach = far * f64::from(FIELD_SIZE);
    let within = |at: f64| (at / size * 100.0).clamp(4.0, 96.0);
    Some((
        within(f64::from(piece.center.x) + reach * angle.sin()),
        within(f64::from(piece.center.y) - reach * angle.cos()),
    ))
}
