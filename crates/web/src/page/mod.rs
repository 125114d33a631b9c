//! The page itself, in a browser.

mod analyse;
mod app;
mod board;
mod browser;
mod chooser;
mod computer;
mod files;
mod games;
mod icons;
mod lost;
mod play;
mod router;
mod rules;
mod settings;
mod setup;
mod start;
mod storage;
mod texts;
mod update;
mod widgets;

use leptos::mount::mount_to;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// Fetches the texts of the reader's language, then shows the page.
pub fn start() {
    settings::load();
    // Leptos' own tasks run only once something is mounted.
    wasm_bindgen_futures::spawn_local(async {
        texts::load(settings::language()).await;
        let Some(place) = document().get_element_by_id("app") else {
            return;
        };
        place.set_inner_html("");
        mount_to(place.unchecked_into(), app::App).forget();
        // How soon the page can be used is measured by this.
        let _ = window().performance().map(|clock| clock.mark("interactive"));
        update::watch();
    });
}
