//! One server and one browser for all tests that run at once, and a visit to the page.

use pacru_browser::{Browser, Error, Page, PageOptions};
use std::io::{BufRead, BufReader};
use std::ops::Deref;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Condvar, Mutex, PoisonError, Weak, mpsc};
use std::thread;
use std::time::Duration;

pub(crate) type Done = Result<(), Error>;

/// Pages that are open at once; more would only wait for each other.
const PAGES: usize = 2;

/// How long the server may take to say its address.
const HANG: Duration = Duration::from_secs(60);

/// A server that ends with this value.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start() -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_pacru"));
        command.args(["serve", "--port", "0"]).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().expect("the server can be started");
        let out = child.stdout.take().expect("a pipe");
        let mut server = Server { child, address: String::new() };
        let (send, receive) = mpsc::channel();
        thread::spawn(move || {
            let mut line = String::new();
            send.send(BufReader::new(out).read_line(&mut line).map(|_| line))
        });
        let line = receive.recv_timeout(HANG).expect("the server hangs").expect("a line");
        let address = line.strip_prefix("Pacru is at ").and_then(|rest| rest.strip_suffix("/\n"));
        address.unwrap_or_else(|| panic!("no address: {line:?}")).clone_into(&mut server.address);
        server
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
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
        let server = Server::start();
        let world = Arc::new(World { browser: Browser::start().expect("a browser"), server });
        *shared = Arc::downgrade(&world);
        world
    })
}

/// The leave to open a page.
struct Permit;

static FREE: (Mutex<usize>, Condvar) = (Mutex::new(PAGES), Condvar::new());

impl Permit {
    fn take() -> Permit {
        let free = FREE.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut free = FREE.1.wait_while(free, |free| *free == 0).unwrap_or_else(PoisonError::into_inner);
        *free -= 1;
        Permit
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        *FREE.0.lock().unwrap_or_else(PoisonError::into_inner) += 1;
        FREE.1.notify_one();
    }
}

/// A reader with a browser of their own. The page is there at once, and everything a page can do can be done with it.
pub(crate) struct Visit {
    // In this order they end.
    page: Page,
    world: Arc<World>,
    _permit: Permit,
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
        let permit = Permit::take();
        let world = world();
        let page = world.browser.page(options).expect("a page");
        Visit { page, world, _permit: permit }
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
        format!("{}{path}", self.world.server.address)
    }

    /// Closes the page and comes back in a new one, with what the browser remembers.
    #[track_caller]
    pub(crate) fn come_back(&mut self, options: PageOptions) {
        self.finish().expect("the page that is left was quiet");
        let context = self.page.context().clone();
        self.page = self.world.browser.page_in(&context, options).expect("a page");
    }

    /// Follows history back by one step.
    #[track_caller]
    pub(crate) fn back(&self) -> Done {
        self.eval("history.back()").map(drop)
    }

    /// The path that is shown, with the part after `#`.
    #[track_caller]
    pub(crate) fn path(&self) -> Result<String, Error> {
        Ok(self.eval("location.pathname + location.hash")?.as_str().unwrap_or_default().to_owned())
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
        let own = &self.world.server.address;
        let others: Vec<String> = self.page.requests().into_iter().filter(|url| !url.starts_with(own)).collect();
        assert!(others.is_empty(), "requests to others: {others:?}");
        Ok(())
    }
}
