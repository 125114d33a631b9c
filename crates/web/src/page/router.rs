//! Which view is shown: the address decides, and going back works.

use crate::route::Route;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

/// The address that is shown.
#[derive(Clone, Copy)]
pub(super) struct Router {
    route: RwSignal<Route>,
    /// Whether this is the program of the views that teach.
    is_learning: bool,
}

fn here() -> Route {
    let location = window().location();
    let path = location.pathname().unwrap_or_default();
    let fragment = location.hash().unwrap_or_default();
    Route::read(&path, fragment.trim_start_matches('#'))
}

/// Begins with the address of now, and follows when the reader goes back and forth.
pub(super) fn provide() -> Router {
    let route = here();
    let router = Router { is_learning: route.is_learning(), route: RwSignal::new(route) };
    provide_context(router);
    // Both live as long as the page.
    std::mem::forget(window_event_listener(ev::popstate, move |_| router.route.set(here())));
    std::mem::forget(window_event_listener(ev::hashchange, move |_| router.route.set(here())));
    router
}

impl Router {
    pub(super) fn route(self) -> Route {
        self.route.get()
    }

    /// Stays here under another address.
    pub(super) fn rename(self, route: Route) {
        let history = window().history();
        // The view is the same, whatever the address says.
        let _ =
            history.and_then(|history| history.replace_state_with_url(&JsValue::NULL, "", Some(&route.to_string())));
        self.route.set(route);
    }

    /// Whether a view belongs to the other program of the page, which the browser loads then.
    fn is_elsewhere(self, route: &Route) -> bool {
        route.is_learning() != self.is_learning
    }

    /// Goes somewhere else.
    pub(super) fn go(self, route: Route) {
        if self.is_elsewhere(&route) {
            // A browser that does not go there stays here.
            let _ = window().location().set_href(&route.to_string());
            return;
        }
        let history = window().history();
        // An address that cannot be written is still shown.
        let _ = history.and_then(|history| history.push_state_with_url(&JsValue::NULL, "", Some(&route.to_string())));
        window().scroll_to_with_x_and_y(0.0, 0.0);
        self.route.set(route);
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
    /// Which other views belong to it: it is marked in them, too.
    #[prop(optional)]
    heads: Option<fn(&Route) -> bool>,
    children: Children,
) -> impl IntoView {
    let router = router();
    let follow = move |event: ev::MouseEvent| {
        // With a key held the browser opens another tab.
        let is_own = !router.is_elsewhere(&to.get_untracked());
        if is_own && !(event.ctrl_key() || event.meta_key() || event.shift_key()) {
            event.prevent_default();
            router.go(to.get_untracked());
        }
    };
    let current = move || {
        let route = router.route();
        let within = || heads.is_some_and(|heads| heads(&route)).then_some("true");
        if route == to.get() { Some("page") } else { within() }
    };
    view! {
        <a class=class href=move || to.get().to_string() on:click=follow aria-current=current aria-label=move || label.map(|label| label.get())>
            {children()}
        </a>
    }
}
