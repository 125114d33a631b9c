//! Which target belongs to which page, and what has to be done when one appears.

use std::collections::HashMap;
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Instant;

use serde_json::{Value, json};

use crate::connection::{Order, lock};
use crate::error::Problem;
use crate::log::Log;

#[derive(Default)]
pub(crate) struct Events {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
pub(crate) struct State {
    pub(crate) contexts: HashMap<String, Setting>,
    /// By session.
    pub(crate) pages: HashMap<String, PageEntry>,
    /// By session: workers and frames, and the service workers of a context.
    helpers: HashMap<String, Helper>,
    pub(crate) downloads: Vec<Download>,
    ended: bool,
}

pub(crate) struct PageEntry {
    pub(crate) context: String,
    pub(crate) log: Log,
}

struct Helper {
    context: String,
    /// Its page's session; a service worker has none.
    page: Option<String>,
}

/// What every target of a context is told.
#[derive(Clone, Default)]
pub(crate) struct Setting {
    pub(crate) offline: bool,
    pub(crate) language: String,
    pub(crate) user_agent: Value,
}

pub(crate) struct Download {
    id: String,
    pub(crate) name: String,
    pub(crate) state: String,
}

impl Setting {
    pub(crate) fn network(&self) -> Value {
        json!({ "offline": self.offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 })
    }
}

/// What appears inside a page and is told apart by us: its workers and the frames that have their own process.
pub(crate) fn attach_inside() -> Value {
    json!({
        "autoAttach": true, "waitForDebuggerOnStart": true, "flatten": true,
        "filter": [{ "type": "worker" }, { "type": "iframe" }, { "exclude": true }],
    })
}

/// What appears beside the pages.
pub(crate) fn attach_beside() -> Value {
    json!({
        "autoAttach": true, "waitForDebuggerOnStart": true, "flatten": true,
        "filter": [{ "type": "service_worker" }, { "type": "shared_worker" }, { "exclude": true }],
    })
}

impl Events {
    pub(crate) fn with<T>(&self, act: impl FnOnce(&mut State) -> T) -> T {
        act(&mut lock(&self.state))
    }

    /// Waits until something is found, at most until the deadline.
    pub(crate) fn wait<T>(
        &self,
        deadline: Instant,
        mut find: impl FnMut(&State) -> Option<T>,
    ) -> Result<Option<T>, Problem> {
        let mut state = lock(&self.state);
        loop {
            if let Some(found) = find(&state) {
                return Ok(Some(found));
            }
            if state.ended {
                return Err(Problem::Ended);
            }
            let Some(left) = deadline.checked_duration_since(Instant::now()) else { return Ok(None) };
            state = self.changed.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    pub(crate) fn end(&self) {
        lock(&self.state).ended = true;
        self.changed.notify_all();
    }

    pub(crate) fn receive(&self, session: Option<&str>, method: &str, params: &Value) -> Vec<Order> {
        let orders = lock(&self.state).receive(session, method, params);
        self.changed.notify_all();
        orders
    }
}

impl State {
    /// The sessions that share a context's storage and network.
    pub(crate) fn sessions_of(&self, context: &str) -> Vec<String> {
        let pages = self.pages.iter().filter(|(_, page)| page.context == context).map(|(session, _)| session);
        let helpers = self.helpers.iter().filter(|(_, helper)| helper.context == context).map(|(session, _)| session);
        pages.chain(helpers).cloned().collect()
    }

    pub(crate) fn has_crashed(&self, page: &str) -> bool {
        self.pages.get(page).is_some_and(|page| page.log.crashed)
    }

    fn receive(&mut self, session: Option<&str>, method: &str, params: &Value) -> Vec<Order> {
        match (method, session) {
            ("Target.attachedToTarget", _) => return self.attached(session, params),
            ("Target.detachedFromTarget", _) => {
                if let Some(gone) = params["sessionId"].as_str() {
                    self.helpers.remove(gone);
                }
            }
            // A service worker that was stopped starts again, under the same session, and waits as a new one does.
            ("Inspector.targetReloadedAfterCrash", Some(session)) => {
                return self
                    .helpers
                    .get(session)
                    .map(|helper| self.prepare(session, &helper.context))
                    .unwrap_or_default();
            }
            ("Browser.downloadWillBegin", None) => self.downloads.push(Download {
                id: params["guid"].as_str().unwrap_or_default().to_owned(),
                name: params["suggestedFilename"].as_str().unwrap_or_default().to_owned(),
                state: "inProgress".to_owned(),
            }),
            ("Browser.downloadProgress", None) => {
                if let Some(download) = self.downloads.iter_mut().find(|download| params["guid"] == download.id) {
                    params["state"].as_str().unwrap_or_default().clone_into(&mut download.state);
                }
            }
            (_, Some(session)) => return self.record(session, method, params),
            (_, None) => {}
        }
        Vec::new()
    }

    fn record(&mut self, session: &str, method: &str, params: &Value) -> Vec<Order> {
        if let Some(page) = self.pages.get_mut(session) {
            page.log.record(method, params);
            if method == "Page.javascriptDialogOpening" {
                let answer = json!({ "accept": page.log.accept_dialogs });
                return vec![order(session, "Page.handleJavaScriptDialog", answer)];
            }
        } else if let Some(helper) = self.helpers.get(session) {
            // Frames and workers load and crash for themselves.
            if method.starts_with("Page.") || method.starts_with("Inspector.") {
                return Vec::new();
            }
            for (session, page) in &mut self.pages {
                let concerned = helper.page.as_ref().map_or(page.context == helper.context, |own| own == session);
                if concerned {
                    page.log.record(method, params);
                }
            }
        }
        Vec::new()
    }

    /// A new target waits until it is let run, so that nothing it does goes unseen.
    fn attached(&mut self, parent: Option<&str>, params: &Value) -> Vec<Order> {
        let (Some(session), Some(context)) =
            (params["sessionId"].as_str(), params["targetInfo"]["browserContextId"].as_str())
        else {
            return Vec::new();
        };
        if params["targetInfo"]["type"] == "page" {
            return Vec::new();
        }
        let page = parent.map(|parent| {
            let grandparent = self.helpers.get(parent).and_then(|helper| helper.page.clone());
            grandparent.unwrap_or_else(|| parent.to_owned())
        });
        self.helpers.insert(session.to_owned(), Helper { context: context.to_owned(), page });
        self.prepare(session, context)
    }

    /// Whatever a target has to know before it runs, and then lets it run.
    fn prepare(&self, session: &str, context: &str) -> Vec<Order> {
        let setting = self.contexts.get(context).cloned().unwrap_or_default();
        let mut orders = vec![
            order(session, "Runtime.enable", json!({})),
            order(session, "Log.enable", json!({})),
            order(session, "Network.enable", json!({})),
            order(session, "Target.setAutoAttach", attach_inside()),
        ];
        if setting.user_agent.is_object() {
            orders.push(order(session, "Network.setUserAgentOverride", setting.user_agent.clone()));
        }
        if setting.offline {
            orders.push(order(session, "Network.emulateNetworkConditions", setting.network()));
        }
        orders.push(order(session, "Runtime.runIfWaitingForDebugger", json!({})));
        orders
    }
}

fn order(session: &str, method: &'static str, params: Value) -> Order {
    Order { session: Some(session.to_owned()), method, params }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn attach(session: &str, kind: &str) -> Value {
        json!({ "sessionId": session, "targetInfo": { "type": kind, "browserContextId": "c" } })
    }

    fn state() -> State {
        let mut state = State::default();
        for page in ["p", "q"] {
            state.pages.insert(page.into(), PageEntry { context: "c".into(), log: Log::default() });
        }
        state
    }

    fn lines(state: &State, page: &str) -> usize {
        state.pages[page].log.console.len()
    }

    #[test]
    fn helpers_speak_for_their_page_and_service_workers_for_all() {
        let mut state = state();
        state.receive(Some("p"), "Target.attachedToTarget", &attach("worker", "worker"));
        state.receive(Some("worker"), "Target.attachedToTarget", &attach("nested", "worker"));
        state.receive(None, "Target.attachedToTarget", &attach("service", "service_worker"));
        let line = json!({ "type": "log", "args": [] });
        state.receive(Some("nested"), "Runtime.consoleAPICalled", &line);
        assert_eq!((lines(&state, "p"), lines(&state, "q")), (1, 0));
        state.receive(Some("service"), "Runtime.consoleAPICalled", &line);
        assert_eq!((lines(&state, "p"), lines(&state, "q")), (2, 1));
        assert_eq!(state.sessions_of("c").len(), 5);
        state.receive(None, "Target.detachedFromTarget", &json!({ "sessionId": "service" }));
        assert_eq!(state.sessions_of("c").len(), 4);
    }

    #[test]
    fn new_targets_run_last_and_offline_if_the_context_is() {
        let mut state = state();
        state.contexts.insert("c".into(), Setting { offline: true, ..Setting::default() });
        let orders = state.receive(None, "Target.attachedToTarget", &attach("service", "service_worker"));
        let methods: Vec<_> = orders.iter().map(|order| order.method).collect();
        assert!(methods.contains(&"Network.emulateNetworkConditions"));
        assert_eq!(methods.last(), Some(&"Runtime.runIfWaitingForDebugger"));
        assert_eq!(state.receive(Some("service"), "Inspector.targetReloadedAfterCrash", &json!({})), orders);
    }

    #[test]
    fn pages_are_attached_by_us() {
        assert!(state().receive(None, "Target.attachedToTarget", &attach("r", "page")).is_empty());
    }
}
