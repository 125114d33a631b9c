//! Mouse, pen and finger over the board: looking, choosing and dragging.

use super::drag::Drag;
use super::{Acts, field_at};
use leptos::ev::PointerEvent;
use leptos::html::Div;
use leptos::prelude::*;
use pacru_render::{Highlight, Scene};
use pacru_rules::Field;

/// What the pointer does on a board.
#[derive(Clone, Copy)]
pub(super) struct Pointer {
    pub(super) scene: Signal<Scene>,
    pub(super) frame: NodeRef<Div>,
    pub(super) drag: StoredValue<Option<Drag>>,
    pub(super) acts: Acts,
}

impl Pointer {
    fn field(self, event: &PointerEvent) -> Option<Field> {
        self.scene.with_untracked(|scene| field_at(scene, &self.frame, event))
    }

    pub(super) fn down(self, event: &PointerEvent) {
        let wanted = event.is_primary() && event.button() == 0;
        if let Some(field) = self.field(event).filter(|&field| wanted && self.acts.grab.run(field)) {
            self.drag.set_value(Some(Drag::begin(field, event)));
        }
    }

    pub(super) fn moved(self, event: &PointerEvent) {
        let field = self.field(event);
        if event.pointer_type() == "mouse" {
            self.acts.look.run(field);
        }
        self.drag.update_value(|drag| {
            let Some(drag) = drag else {
                return;
            };
            if drag.follows(event, &self.frame) {
                if drag.has_just_begun() {
                    self.choose_if_new(drag.from());
                }
                self.acts.look.run(field);
                self.scene.with_untracked(|scene| drag.show(scene, &self.frame, event));
            }
        });
    }

    pub(super) fn up(self, event: &PointerEvent) {
        if let Some(drag) = self.put_down() {
            let goal = self.field(event).filter(|&field| drag.is_under_way() && field != drag.from());
            if let Some(field) = goal {
                self.acts.drop.run(field);
            }
        }
    }

    /// Ends a drag: the chevron goes back to where the picture has it.
    pub(super) fn put_down(self) -> Option<Drag> {
        let drag = self.drag.try_update_value(Option::take).flatten()?;
        self.scene.with_untracked(|scene| drag.end(scene));
        Some(drag)
    }

    /// A chevron that is dragged is chosen, unless it was chosen before: choosing it again would put it down.
    fn choose_if_new(self, field: Field) {
        let chosen = self
            .scene
            .with_untracked(|scene| scene.highlights.iter().any(|lit| lit.highlight == Highlight::Selected(field)));
        if !chosen {
            self.acts.choose.run(field);
        }
    }
}
