//! Which view is shown: the address decides, and going back works.

use crate::route::Route;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

/// The address that is shown.
#[derive(Clone, Copy)]
pub(super) struct Router(RwSignal<Route>);

fn here() -> Route {
    let location = window().location();
    let path = location.pathname().unwrap_or_default();
    let fragment = location.hash().unwrap_or_default();
    Route::read(&path, fragment.trim_start_matches('#'))
}

/// Begins with the address of now, and follows when the reader goes back and forth.
pub(super) fn provide() -> Router {
    let router = Router(RwSignal::new(here()));
    provide_context(router);
    // Both live as long as the page.
    std::mem::forget(window_event_listener(ev::popstate, move |_| router.0.set(here())));
    std::mem::forget(window_event_listener(ev::hashchange, move |_| router.0.set(here())));
    router
}

impl Router {
    pub(super) fn route(self) -> Route {
        self.0.get()
    }

    /// Stays here under another address.
    pub(super) fn rename(self, route: Route) {
        let history = window().history();
        // The view is the same, whatever the address says.
        let _ =
            history.and_then(|history| history.replace_state_with_url(&JsValue::NULL, "", Some(&route.to_string())));
        self.0.set(route);
    }

    /// Goes somewhere else.
    pub(super) fn go(self, route: Route) {
        let history = window().history();
        // An address that cannot be written is still shown.
        let _ = history.and_then(|history| history.push_state_with_url(&JsValue::NULL, "", Some(&route.to_string())));
        window().scroll_to_with_x_and_y(0.0, 0.0);
        self.0.set(route);
    }
}

pub(super) fn router() -> Router {
    expect_context::<Router>()
}

/// A link to another view.
#[component]
pub(super) fn Link(
    /// Where it leads.
    #[prop(into)]
    to: Signal<Route>,
    #[prop(optional)] class: &'static str,
    /// What is read out, where the content says too little.
    #[prop(optional, into)]
    label: Option<Signal<String>>,
    children: Children,
) -> impl IntoView {
    let router = router();
    let follow = move |event: ev::MouseEvent| {
        // With a key held the browser opens another tab.
        if !(event.ctrl_key() || event.meta_key() || event.shift_key()) {
            event.prevent_default();
            router.go(to.get_untracked());
        }
    };
    let current = move || (router.route() == to.get()).then_some("page");
    view! {
        <a class=class href=move || to.get().to_string() on:click=follow aria-current=current aria-label=move || label.map(|label| label.get())>
            {children()}
        </a>
    }
}
