//! The picture of a scene, kept up to date by changing only what has changed.

use super::patch;
use leptos::html::Div;
use leptos::prelude::*;
use pacru_render::{Scene, SvgNode};
use wasm_bindgen::JsCast;

/// The picture alone. Screen readers are told about the board by whoever shows it.
#[component]
pub(in crate::page) fn Picture(scene: Signal<Scene>) -> impl IntoView {
    let place = NodeRef::<Div>::new();
    Effect::new(move |shown: Option<Option<SvgNode>>| {
        let mut wanted = scene.get().to_nodes();
        wanted.attributes.retain(|(name, _)| !matches!(*name, "role" | "aria-label"));
        wanted = wanted.with("aria-hidden", "true");
        let place: web_sys::Element = place.get()?.unchecked_into();
        if let (Some(before), Some(picture)) = (shown.flatten(), place.first_element_child()) {
            patch::change(&picture, &before, &wanted);
        } else {
            place.set_text_content(None);
            // A picture that cannot be made is not shown; the grid still speaks.
            let _ = place.append_child(patch::make(&wanted)?.as_ref());
        }
        Some(wanted)
    });
    view! { <div class="picture" node_ref=place></div> }
}
