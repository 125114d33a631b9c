//! The server of Pacru: the page over HTTP.
//!
//! [`Settings`] say where and within which bounds, [`Page`] says what; [`Server::bind`] takes the port and
//! [`Server::run`] serves until the program is asked to end.
//!
//! ```no_run
//! use pacru_server::{Page, Server, Settings};
//!
//! let server = Server::bind(&Settings::default(), Page::embedded())?;
//! let url = server.url();
//! server.run(|| println!("Pacru is at {url}"))?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Each subject has its own router (`page`, `health`), and `app` puts them together under the headers that every answer
//! carries. `connections` is the only place that knows sockets.

mod app;
mod connections;
mod health;
mod page;
mod protection;
mod server;
mod settings;
mod stop;

pub use page::Page;
pub use server::{BindError, Server};
pub use settings::{Limits, Settings};
