//! Drives a Chromium without windows over its `DevTools` protocol: for tests of the page, and for pictures of it.
//!
//! ```no_run
//! use pacru_browser::{Browser, PageOptions};
//!
//! let browser = Browser::start()?;
//! let page = browser.page(PageOptions { dark: true, ..PageOptions::PHONE })?;
//! page.goto("http://localhost:8080/")?;
//! page.tap("[data-game=shacru]")?;
//! page.wait_for_text("h1", "Shacru")?;
//! page.screenshot("shacru.png")?;
//! page.assert_quiet()?;
//! # Ok::<(), pacru_browser::Error>(())
//! ```
//!
//! Everything waits for a condition, at most [`PATIENCE`], and an [`Error`] tells what was waited for, where in the test, what
//! the page showed and what its console said. A selector means its first visible element.
//!
//! | file | subject |
//! |---|---|
//! | `process` | finding, starting and ending the program |
//! | `connection` | commands, answers, and the thread that reads |
//! | `events` | which target belongs to which page, and what it does on its own |
//! | `log` | what a page said, asked for and loaded |
//! | `browser`, `page` | what a test holds in its hands |
//! | `options`, `wait`, `input`, `keys`, `capture`, `listen` | what a page can be told and asked |
//! | `server_process` | the server whose page is opened |
//! | `probe.js` | what is looked up inside the page |
//! | `axe` | axe-core, fetched |

mod axe;
mod browser;
mod capture;
mod connection;
mod error;
mod events;
mod input;
mod keys;
mod listen;
mod log;
mod options;
mod page;
mod process;
mod server_process;
mod wait;

pub use axe::axe_source;
pub use browser::{Browser, Context};
pub use capture::Paper;
pub use error::{Error, Problem, Scene};
pub use log::{ConsoleLine, Level};
pub use options::PageOptions;
pub use page::Page;
pub use server_process::ServerProcess;
pub use wait::PATIENCE;
