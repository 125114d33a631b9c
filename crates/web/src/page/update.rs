//! A new version of the page: it waits until the reader wants it.

use super::texts::say;
use super::widgets::If;
use leptos::prelude::*;
use std::cell::OnceCell;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{ServiceWorker, ServiceWorkerRegistration, ServiceWorkerState};

thread_local! {
    /// Whether a new version waits.
    static WAITING: OnceCell<ArcRwSignal<bool>> = const { OnceCell::new() };
}

fn waiting() -> ArcRwSignal<bool> {
    WAITING.with(|waiting| waiting.get_or_init(|| ArcRwSignal::new(false)).clone())
}

/// Installs what makes the page work offline, where browsers allow it, and notices new versions.
pub(super) fn watch() {
    let navigator = window().navigator();
    let known = js_sys::Reflect::get(&navigator, &"serviceWorker".into());
    if known.is_ok_and(|container| container.is_falsy()) {
        return;
    }
    leptos::task::spawn_local(async {
        let container = window().navigator().service_worker();
        let registered = JsFuture::from(container.register("/service-worker.js")).await;
        // Without it the page works as long as there is a network.
        let Ok(registration) = registered.map(JsCast::unchecked_into::<ServiceWorkerRegistration>) else {
            return;
        };
        notice(&registration);
        let found = Closure::<dyn Fn()>::new({
            let registration = registration.clone();
            move || {
                let Some(worker) = registration.installing() else {
                    return;
                };
                let registration = registration.clone();
                let changed = Closure::<dyn Fn()>::new(move || notice(&registration));
                worker.set_onstatechange(Some(changed.as_ref().unchecked_ref()));
                changed.forget();
            }
        });
        registration.set_onupdatefound(Some(found.as_ref().unchecked_ref()));
        found.forget();
    });
}

/// A version that is installed while another is at work waits.
fn notice(registration: &ServiceWorkerRegistration) {
    let at_work = window().navigator().service_worker().controller().is_some();
    let waits = registration.waiting().is_some_and(|worker| worker.state() == ServiceWorkerState::Installed);
    if at_work && waits {
        waiting().set(true);
    }
}

/// Lets the new version take over, then loads the page anew.
fn take_over() {
    leptos::task::spawn_local(async {
        let container = window().navigator().service_worker();
        let reload = Closure::<dyn Fn()>::new(|| {
            // A page that does not reload shows the old version, which still works.
            let _ = window().location().reload();
        });
        container.set_oncontrollerchange(Some(reload.as_ref().unchecked_ref()));
        reload.forget();
        let Ok(registration) = JsFuture::from(container.get_registration()).await else {
            return;
        };
        let waiting = js_sys::Reflect::get(&registration, &"waiting".into()).ok().and_then(|it| it.dyn_into().ok());
        if let Some(waiting) = waiting {
            let waiting: ServiceWorker = waiting;
            // Text can always be sent.
            let _ = waiting.post_message(&JsValue::from_str("activate"));
        }
    });
}

/// Says that a new version waits.
#[component]
pub(super) fn UpdateNotice() -> impl IntoView {
    let waits = waiting();
    view! {
        <If when=move || waits.get()>
            <div class="update" role="status">
                <span>{say("update-ready")}</span>
                <button class="primary" on:click=|_| take_over()>{say("update-reload")}</button>
            </div>
        </If>
    }
}
