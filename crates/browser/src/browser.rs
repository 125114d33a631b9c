//! A running browser, and the separate worlds in it.

use std::panic::Location;
use std::sync::Arc;
use std::thread::JoinHandle;

use serde_json::{Value, json};

use crate::connection::{Connection, Order};
use crate::error::{Error, Problem};
use crate::events::{Setting, attach_beside};
use crate::options::PageOptions;
use crate::page::Page;
use crate::process::Process;
use crate::wait::PATIENCE;

/// A running Chromium without windows and with a fresh profile; both are gone with this value.
///
/// Tests that run at once may share one: each page has storage of its own.
pub struct Browser {
    connection: Arc<Connection>,
    process: Option<Process>,
    reader: Option<JoinHandle<()>>,
    user_agent: String,
}

impl Browser {
    /// Starts the machine's Chromium, or the program that the variable `BROWSER_PROGRAM` names.
    #[track_caller]
    pub fn start() -> Result<Browser, Error> {
        let place = Location::caller();
        Browser::open().map_err(|problem| Error::new(problem, place, || None))
    }

    fn open() -> Result<Browser, Problem> {
        let (process, address) = Process::start()?;
        let (connection, reader) = Connection::open(&address)?;
        let mut browser =
            Browser { connection, process: Some(process), reader: Some(reader), user_agent: String::new() };
        let version = browser.call("Browser.getVersion", &json!({}))?;
        version["userAgent"].as_str().unwrap_or_default().clone_into(&mut browser.user_agent);
        browser.call("Target.setAutoAttach", &attach_beside())?;
        Ok(browser)
    }

    /// An empty page with storage of its own.
    #[track_caller]
    pub fn page(&self, options: PageOptions) -> Result<Page, Error> {
        let page = self.context().and_then(|context| Page::open(&self.connection, context, options));
        let place = Location::caller();
        page.map_err(|problem| Error::new(problem, place, || None))
    }

    /// Another page with the same storage, as a second tab has it.
    #[track_caller]
    pub fn page_in(&self, context: &Context, options: PageOptions) -> Result<Page, Error> {
        let page = Page::open(&self.connection, context.clone(), options);
        let place = Location::caller();
        page.map_err(|problem| Error::new(problem, place, || None))
    }

    /// The process id of the browser.
    pub fn id(&self) -> u32 {
        self.process.as_ref().map_or(0, Process::id)
    }

    fn context(&self) -> Result<Context, Problem> {
        let made = self.call("Target.createBrowserContext", &json!({ "disposeOnDetach": true }))?;
        let id = made["browserContextId"].as_str().unwrap_or_default().to_owned();
        let setting = Setting { user_agent: json!({ "userAgent": self.user_agent }), ..Setting::default() };
        self.connection.events.with(|state| state.contexts.insert(id.clone(), setting));
        Ok(Context(Arc::new(World { connection: Arc::clone(&self.connection), id })))
    }

    fn call(&self, method: &str, params: &Value) -> Result<Value, Problem> {
        self.connection.call(None, method, params, PATIENCE)
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        drop(self.process.take());
        self.connection.close();
        if let Some(reader) = self.reader.take() {
            // It has nothing to say that this place could use.
            let _ = reader.join();
        }
    }
}

/// Storage, service workers and network that pages share; gone with the last page in it.
#[derive(Clone)]
pub struct Context(Arc<World>);

struct World {
    connection: Arc<Connection>,
    id: String,
}

impl Context {
    pub(crate) fn id(&self) -> &str {
        &self.0.id
    }
}

impl Drop for World {
    fn drop(&mut self) {
        self.connection.events.with(|state| state.contexts.remove(&self.id));
        let params = json!({ "browserContextId": self.id });
        self.connection.post(&Order { session: None, method: "Target.disposeBrowserContext", params });
    }
}
