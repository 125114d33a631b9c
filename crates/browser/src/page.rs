//! A page: opening it, going somewhere with it, and running scripts in it.

use std::cell::{Cell, RefCell};
use std::panic::Location;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::browser::Context;
use crate::connection::{Connection, Order};
use crate::error::{Error, Problem, Scene};
use crate::events::{PageEntry, State, attach_inside};
use crate::log::{Document, Log, exception};
use crate::options::PageOptions;
use crate::wait::PATIENCE;

/// How much of a page and its console an error shows.
const SHOWN_CHARS: usize = 600;
const SHOWN_LINES: usize = 12;

/// A page that does not answer soon has nothing to show.
const SCENE_PATIENCE: Duration = Duration::from_secs(20);

/// A tab. It closes with this value.
pub struct Page {
    pub(crate) connection: Arc<Connection>,
    pub(crate) context: Context,
    pub(crate) session: String,
    target: String,
    pub(crate) options: Cell<PageOptions>,
    pub(crate) patience: Cell<Duration>,
    pub(crate) downloads: RefCell<Option<std::path::PathBuf>>,
}

impl Page {
    pub(crate) fn open(connection: &Arc<Connection>, context: Context, options: PageOptions) -> Result<Page, Problem> {
        let ask = |method, params: Value| connection.call(None, method, &params, PATIENCE);
        // A window of its own, so that no page is hidden behind another.
        let made = ask(
            "Target.createTarget",
            json!({ "url": "about:blank", "browserContextId": context.id(), "newWindow": true }),
        )?;
        let target = made["targetId"].as_str().unwrap_or_default().to_owned();
        let attached = ask("Target.attachToTarget", json!({ "targetId": target, "flatten": true }))?;
        let session = attached["sessionId"].as_str().unwrap_or_default().to_owned();
        let entry = PageEntry { context: context.id().to_owned(), log: Log::default() };
        connection.events.with(|state| state.pages.insert(session.clone(), entry));
        let page = Page {
            connection: Arc::clone(connection),
            context,
            session,
            target,
            options: Cell::new(options),
            patience: Cell::new(PATIENCE),
            downloads: RefCell::new(None),
        };
        for domain in ["Page.enable", "Runtime.enable", "Log.enable", "Network.enable"] {
            page.call(domain, &json!({}))?;
        }
        page.call("Page.setLifecycleEventsEnabled", &json!({ "enabled": true }))?;
        page.call("Target.setAutoAttach", &attach_inside())?;
        page.call("Emulation.setFocusEmulationEnabled", &json!({ "enabled": true }))?;
        page.apply_options()?;
        Ok(page)
    }

    /// The storage that this page lives in, for [`Browser::page_in`](crate::Browser::page_in).
    pub fn context(&self) -> &Context {
        &self.context
    }

    /// How long conditions are waited for from now on; [`PATIENCE`] at first.
    pub fn set_patience(&self, patience: Duration) {
        self.patience.set(patience);
    }

    /// Any command of the protocol, sent to this page.
    #[track_caller]
    pub fn dispatch(&self, method: &str, params: &Value) -> Result<Value, Error> {
        self.tell(self.call(method, params))
    }

    /// Loads an address and waits until it is loaded with all that belongs to it.
    #[track_caller]
    pub fn goto(&self, url: &str) -> Result<(), Error> {
        self.tell(self.load(url))
    }

    /// Loads the page anew, as the reader's reload button does.
    #[track_caller]
    pub fn reload(&self) -> Result<(), Error> {
        self.tell(self.load_anew())
    }

    /// The value of a JavaScript expression, after waiting for it if it is a promise.
    #[track_caller]
    pub fn eval(&self, expression: &str) -> Result<Value, Error> {
        self.tell(self.evaluate(expression))
    }

    /// Runs a whole script in the page, such as [`axe_source`](crate::axe_source); the page's policy does not apply to it.
    #[track_caller]
    pub fn inject(&self, script: &str) -> Result<(), Error> {
        // The value may be anything, even something that cannot be carried over.
        self.tell(self.evaluate(&format!("{script}\n;undefined")).map(drop))
    }

    /// Runs a script in every document that this page loads from now on, before any script of its own.
    #[track_caller]
    pub fn inject_first(&self, script: &str) -> Result<(), Error> {
        let params = json!({ "source": script });
        self.tell(self.call("Page.addScriptToEvaluateOnNewDocument", &params).map(drop))
    }

    /// Grants permissions by their names in the protocol, such as `notifications`, to every address in this context.
    #[track_caller]
    pub fn grant(&self, permissions: &[&str]) -> Result<(), Error> {
        let params = json!({ "permissions": permissions, "browserContextId": self.context.id() });
        self.tell(self.connection.call(None, "Browser.grantPermissions", &params, PATIENCE).map(drop))
    }

    /// Lets pages of this context read and write the clipboard.
    #[track_caller]
    pub fn grant_clipboard(&self) -> Result<(), Error> {
        self.grant(&["clipboardReadWrite", "clipboardSanitizedWrite"])
    }

    pub(crate) fn call(&self, method: &str, params: &Value) -> Result<Value, Problem> {
        self.connection.call(Some(&self.session), method, params, self.patience.get().max(PATIENCE))
    }

    pub(crate) fn evaluate(&self, expression: &str) -> Result<Value, Problem> {
        let params = json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let mut answer = self.call("Runtime.evaluate", &params)?;
        match answer.get("exceptionDetails") {
            Some(details) => Err(Problem::Script(exception(details))),
            None => Ok(answer["result"]["value"].take()),
        }
    }

    /// Adds to a problem what the caller sees at this moment.
    #[track_caller]
    pub(crate) fn tell<T>(&self, result: Result<T, Problem>) -> Result<T, Error> {
        let place = Location::caller();
        result.map_err(|problem| Error::new(problem, place, || self.scene()))
    }

    fn scene(&self) -> Option<Scene> {
        let expression = "[location.href, document.body?.innerText ?? '']";
        let params = json!({ "expression": expression, "returnByValue": true });
        let answer = self.connection.call(Some(&self.session), "Runtime.evaluate", &params, SCENE_PATIENCE).ok()?;
        let seen = &answer["result"]["value"];
        let text = seen[1].as_str()?.split_whitespace().collect::<Vec<_>>().join(" ");
        let text = match text.char_indices().nth(SHOWN_CHARS) {
            Some((end, _)) => format!("{} …", &text[..end]),
            None => text,
        };
        let mut console = self.console();
        console.drain(..console.len().saturating_sub(SHOWN_LINES));
        Some(Scene { url: seen[0].as_str()?.to_owned(), text, console })
    }

    pub(crate) fn with_log<T: Default>(&self, act: impl FnOnce(&mut Log) -> T) -> T {
        self.connection
            .events
            .with(|state| state.pages.get_mut(&self.session).map(|page| act(&mut page.log)).unwrap_or_default())
    }

    fn load(&self, url: &str) -> Result<(), Problem> {
        let params = json!({ "url": url });
        let answer = match self.connection.call(Some(&self.session), "Page.navigate", &params, self.patience.get()) {
            Err(Problem::NoAnswer { .. }) => return Err(self.stop_loading(url, "the server does not answer")),
            answer => answer?,
        };
        if let Some(reason) = answer["errorText"].as_str() {
            return Err(Problem::Navigation { url: url.to_owned(), reason: reason.to_owned() });
        }
        match answer["loaderId"].as_str() {
            Some(loader) => {
                self.wait_for_load(url, |documents| documents.iter().position(|document| document.loader == loader))
            }
            // Another place in the same document.
            None => Ok(()),
        }
    }

    fn load_anew(&self) -> Result<(), Problem> {
        let known = self.with_log(|log| log.documents.len());
        self.call("Page.reload", &json!({}))?;
        self.wait_for_load("the page anew", |documents| (documents.len() > known).then_some(known))
    }

    /// Waits until a document, or one that it leads on to, is loaded.
    fn wait_for_load(&self, url: &str, first: impl Fn(&[Document]) -> Option<usize>) -> Result<(), Problem> {
        let find = |state: &State| {
            let log = &state.pages.get(&self.session)?.log;
            if log.crashed {
                return Some(Err(Problem::Crashed));
            }
            let document = log.documents[first(&log.documents)?..].iter().find(|document| document.loaded)?;
            Some(match &document.unreachable {
                Some(url) => Err(Problem::Navigation { url: url.clone(), reason: "it cannot be reached".into() }),
                None => Ok(()),
            })
        };
        let deadline = Instant::now() + self.patience.get();
        let found = self.connection.events.wait(deadline, find)?;
        found.unwrap_or_else(|| Err(self.stop_loading(url, "something is still missing")))
    }

    /// Gives up, so that the page can be asked what it shows: while it goes elsewhere it answers nothing.
    fn stop_loading(&self, url: &str, last: &str) -> Problem {
        let (session, method) = (Some(self.session.clone()), "Page.stopLoading");
        self.connection.post(&Order { session, method, params: json!({}) });
        Problem::TimedOut { awaited: format!("{url} to load"), after: self.patience.get(), last: last.to_owned() }
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        self.connection.events.with(|state| state.pages.remove(&self.session));
        let params = json!({ "targetId": self.target });
        self.connection.post(&Order { session: None, method: "Target.closeTarget", params });
    }
}
