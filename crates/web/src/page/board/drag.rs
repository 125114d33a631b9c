//! Dragging a chevron: until the pointer has gone a little way it may still be a click.

use super::{patch, place};
use leptos::ev::PointerEvent;
use leptos::html::Div;
use leptos::prelude::*;
use pacru_render::Scene;
use pacru_rules::Field;
use wasm_bindgen::JsCast;

/// Pixels that a hand trembles.
const TREMBLING: f64 = 7.0;

#[derive(Clone)]
pub(super) struct Drag {
    from: Field,
    start: (i32, i32),
    pointer: i32,
    state: State,
}

#[derive(Clone, Copy, PartialEq)]
enum State {
    Pressed,
    Begun,
    UnderWay,
}

impl Drag {
    pub(super) fn begin(from: Field, event: &PointerEvent) -> Drag {
        let start = (event.client_x(), event.client_y());
        Drag { from, start, pointer: event.pointer_id(), state: State::Pressed }
    }

    pub(super) fn from(&self) -> Field {
        self.from
    }

    /// Follows the pointer; says whether it is a drag by now.
    pub(super) fn follows(&mut self, event: &PointerEvent, frame: &NodeRef<Div>) -> bool {
        if event.pointer_id() != self.pointer {
            return false;
        }
        self.state = match self.state {
            State::Pressed => {
                let (x, y) = (event.client_x() - self.start.0, event.client_y() - self.start.1);
                if f64::from(x).hypot(f64::from(y)) < TREMBLING {
                    return false;
                }
                if let Some(frame) = frame.get_untracked() {
                    // Without the capture a drag ends at the edge of the board.
                    let _ = frame.unchecked_into::<web_sys::Element>().set_pointer_capture(self.pointer);
                }
                State::Begun
            }
            State::Begun | State::UnderWay => State::UnderWay,
        };
        true
    }

    pub(super) fn has_just_begun(&self) -> bool {
        self.state == State::Begun
    }

    pub(super) fn is_under_way(&self) -> bool {
        self.state != State::Pressed
    }

    fn id(&self, scene: &Scene) -> Option<String> {
        let piece = scene.chevrons.iter().find(|piece| piece.field == self.from)?;
        Some(format!("{}{}", scene.id_prefix, piece.id()))
    }

    /// The chevron is where the pointer is.
    pub(super) fn show(&self, scene: &Scene, frame: &NodeRef<Div>, event: &PointerEvent) {
        if let (Some(id), Some(place)) = (self.id(scene), place(scene, frame, event)) {
            patch::carry(&id, place);
        }
    }

    /// The chevron goes back to where the picture has it.
    pub(super) fn end(&self, scene: &Scene) {
        if let Some(id) = self.id(scene) {
            patch::put_down(&id);
        }
    }
}
