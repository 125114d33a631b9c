//! The page itself, in a browser: two programs, one for all that has to do with games and one for the views that teach. Each
//! loads only what its views need; a link from one to the other loads the other.

mod analyse;
mod app;
mod board;
mod browser;
mod chooser;
mod computer;
mod files;
mod games;
mod icons;
mod learn;
mod lost;
mod online;
mod play;
mod router;
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

/// Shows the views of games.
pub fn start() {
    begin(app::App);
}

/// Shows the views that teach.
pub fn start_learning() {
    begin(learn::LearnApp);
}

/// Fetches the texts of the reader's language, then shows the page.
fn begin<V: IntoView + 'static>(app: fn() -> V) {
    settings::load();
    // Leptos' own tasks run only once something is mounted.
    wasm_bindgen_futures::spawn_local(async move {
        texts::load(settings::language()).await;
        let Some(place) = document().get_element_by_id("app") else {
            return;
        };
        place.set_inner_html("");
        mount_to(place.unchecked_into(), app).forget();
        // How soon the page can be used is measured by this.
        let _ = window().performance().map(|clock| clock.mark("interactive"));
        update::watch();
    });
}
