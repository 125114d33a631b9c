//! One server and one browser for all tests that run at once, and a visit to the page.

use pacru_browser::{Browser, Error, Page, PageOptions};
use pacru_testing::port::HeldPort;
use pacru_testing::process::Process;
use pacru_testing::wait::Wait;
use std::ops::Deref;
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError, Weak};
use std::time::Duration;

pub(crate) type Done = Result<(), Error>;

/// Pages that are open at once; more would only wait for each other.
const PAGES: usize = 2;

/// How long a test may wait for others to close their pages: a test has many waits of its own.
const TURN: Duration = Duration::from_secs(30 * 60);

/// A folder that is gone with this value.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static LAST: AtomicU32 = AtomicU32::new(0);
        let number = LAST.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("pacru-page-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder for the database");
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed is left to the system.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A server with a database of its own that ends with this value.
pub(crate) struct Server {
    process: Option<Process>,
    pub(crate) address: String,
    port: HeldPort,
    folder: Folder,
    settings: &'static [&'static str],
}

impl Server {
    /// Starts one with these flags.
    pub(crate) fn start(settings: &'static [&'static str]) -> Server {
        let (folder, port) = (Folder::new(), HeldPort::for_server());
        let address = format!("http://{}", port.address());
        let mut server = Server { process: None, address, port, folder, settings };
        server.come_back();
        server
    }

    /// Does something that only its operator can, beside the running server.
    pub(crate) fn admin(&self, words: &[&str]) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_pacru"));
        command.arg("admin").args(words).arg("--database").arg(self.folder.0.join("games.sqlite"));
        let ended = Process::start(&mut command).end();
        assert!(ended.status.success(), "{}", ended.errors());
    }

    /// Kills it without a warning.
    pub(crate) fn kill(&mut self) {
        self.process.take().expect("it runs").kill();
    }

    /// Starts it again where it was, with what it had stored.
    pub(crate) fn come_back(&mut self) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_pacru"));
        command.args(["serve", "--port", &self.port.number().to_string(), "--database"]);
        command.arg(self.folder.0.join("games.sqlite")).args(self.settings);
        let mut process = Process::start(&mut command);
        let line = process.line("the server to tell its address");
        assert_eq!(line, format!("Pacru is at {}/\n", self.address));
        self.process = Some(process);
    }
}

/// What is shared; it ends with the last test that uses it, however that test ends.
struct World {
    browser: Browser,
    server: Server,
}

fn world() -> Arc<World> {
    static SHARED: Mutex<Weak<World>> = Mutex::new(Weak::new());
    let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
    shared.upgrade().unwrap_or_else(|| {
        let server = Server::start(&[]);
        let world = Arc::new(World { browser: Browser::start().expect("a browser"), server });
        *shared = Arc::downgrade(&world);
        world
    })
}

/// The leave to open so many pages.
struct Permit(usize);

static FREE: (Mutex<usize>, Condvar) = (Mutex::new(PAGES), Condvar::new());

impl Permit {
    fn take(pages: usize) -> Permit {
        let wait = Wait::with_limit(format!("{pages} free pages of {PAGES}"), TURN);
        let free = FREE.0.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = FREE.1.wait_timeout_while(free, wait.left(), |free| *free < pages);
        let (mut free, _) = waited.unwrap_or_else(PoisonError::into_inner);
        assert!(*free >= pages, "{}", wait.report(format_args!("{} free", *free)));
        *free -= pages;
        Permit(pages)
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        *FREE.0.lock().unwrap_or_else(PoisonError::into_inner) += self.0;
        FREE.1.notify_all();
    }
}

/// A reader with a browser of their own. The page is there at once, and everything a page can do can be done with it.
pub(crate) struct Visit {
    // In this order they end.
    page: Page,
    world: Arc<World>,
    address: String,
    _permit: Option<Permit>,
}

impl Deref for Visit {
    type Target = Page;

    fn deref(&self) -> &Page {
        &self.page
    }
}

impl Visit {
    /// Comes to the page for the first time.
    #[track_caller]
    pub(crate) fn new(options: PageOptions) -> Visit {
        let permit = Permit::take(1);
        let world = world();
        let page = world.browser.page(options).expect("a page");
        let address = world.server.address.clone();
        Visit { page, world, address, _permit: Some(permit) }
    }

    /// On a desktop, in English, and where nothing has to be waited for.
    #[track_caller]
    pub(crate) fn desktop() -> Visit {
        Visit::new(PageOptions { reduced_motion: true, ..PageOptions::DESKTOP })
    }

    /// Opens a path and waits until its view is there.
    #[track_caller]
    pub(crate) fn open(&self, path: &str) -> Done {
        self.goto(&self.url(path))?;
        self.wait_for("main h1, main .play, main .analysis")
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("{}{path}", self.address)
    }

    /// Closes the page and comes back in a new one, with what the browser remembers.
    #[track_caller]
    pub(crate) fn come_back(&mut self, options: PageOptions) {
        self.finish().expect("the page that is left was quiet");
        let context = self.page.context().clone();
        self.page = self.world.browser.page_in(&context, options).expect("a page");
    }

    /// Follows history back by one step, perhaps to another document.
    #[track_caller]
    pub(crate) fn back(&self) -> Done {
        // A script whose page is left while it runs has no answer.
        self.eval("void setTimeout(() => history.back())").map(drop)
    }

    /// The path that is shown, with the part after `#`.
    #[track_caller]
    pub(crate) fn path(&self) -> Result<String, Error> {
        Ok(self.eval("location.pathname + location.hash")?.as_str().unwrap_or_default().to_owned())
    }

    /// Clicks, and waits until something says a text, if only for a moment.
    #[track_caller]
    pub(crate) fn click_for_text(&self, selector: &str, says: &str, text: &str) -> Done {
        let (says, text) = (serde_json::json!(says), serde_json::json!(text));
        let said = self.once(&format!("document.querySelector({says})?.textContent.includes({text})"), "")?;
        self.click(selector)?;
        self.wait_until(&said)
    }

    /// Has the page run a script the first time that a condition is true from now on, and returns what to wait for to know that it was.
    /// For what the page shows for a moment only: a busy machine may miss that when it looks again and again from outside.
    #[track_caller]
    pub(crate) fn once(&self, condition: &str, script: &str) -> Result<String, Error> {
        let name = serde_json::json!(condition);
        self.inject(&format!(
            "(() => {{
                const seen = window.seenOnce ??= {{}};
                seen[{name}] = false;
                const look = () => {{
                    if (seen[{name}] || !({condition})) return;
                    seen[{name}] = true;
                    {script}
                }};
                const all = {{ subtree: true, childList: true, characterData: true, attributes: true }};
                new MutationObserver(look).observe(document, all);
                look();
            }})()"
        ))?;
        Ok(format!("seenOnce[{name}]"))
    }

    /// Chooses from a list with the keyboard, as a reader may.
    #[track_caller]
    pub(crate) fn select(&self, list: &str, value: &str) -> Done {
        let quoted = (serde_json::json!(list), serde_json::json!(value));
        self.wait_for(list)?;
        let steps = self.eval(&format!(
            "(() => {{
                const list = document.querySelector({});
                list.focus();
                return [...list.options].findIndex(option => option.value === {}) - list.selectedIndex;
            }})()",
            quoted.0, quoted.1
        ))?;
        let steps = steps.as_i64().expect("a number");
        let key = if steps < 0 { "ArrowUp" } else { "ArrowDown" };
        for _ in 0..steps.abs() {
            self.press(key)?;
        }
        self.wait_until(&format!("document.querySelector({}).value === {}", quoted.0, quoted.1))
    }

    /// What is checked at the end of every test: no error in the console, and no request to anybody else.
    #[track_caller]
    pub(crate) fn finish(&self) -> Done {
        self.page.assert_quiet()?;
        let own = [self.address.clone(), self.address.replacen("http", "ws", 1)];
        let is_own = |url: &String| own.iter().any(|own| url.starts_with(own.as_str()));
        let others: Vec<String> = self.page.requests().into_iter().filter(|url| !is_own(url)).collect();
        assert!(others.is_empty(), "requests to others: {others:?}");
        Ok(())
    }
}

/// Several readers who have nothing to do with each other, and a server of their own. While they play nobody else does.
pub(crate) struct Party {
    pub(crate) server: Server,
    world: Arc<World>,
    _permit: Permit,
}

impl Party {
    pub(crate) fn new() -> Party {
        Party::with(&[])
    }

    /// … that was started with these flags.
    pub(crate) fn with(settings: &'static [&'static str]) -> Party {
        let permit = Permit::take(PAGES);
        Party { server: Server::start(settings), world: world(), _permit: permit }
    }

    /// One more comes, with a browser that remembers nothing.
    #[track_caller]
    pub(crate) fn visit(&self, options: PageOptions) -> Visit {
        let page = self.world.browser.page(options).expect("a page");
        Visit { page, world: Arc::clone(&self.world), address: self.server.address.clone(), _permit: None }
    }

    /// … at a desktop.
    #[track_caller]
    pub(crate) fn desktop(&self) -> Visit {
        self.visit(PageOptions { reduced_motion: true, ..PageOptions::DESKTOP })
    }
}
