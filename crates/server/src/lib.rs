//! The server of Pacru: the page, and games online.
//!
//! [`Settings`] say where and within which bounds, [`Page`] says what; [`Server::open`] opens the database and takes the
//! port, and [`Server::run`] serves until the program is asked to end.
//!
//! ```no_run
//! use pacru_server::{Page, Server, Settings};
//!
//! let server = Server::open(&Settings::default(), Page::embedded())?;
//! let url = server.url();
//! server.run(|| println!("Pacru is at {url}"))?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! From the outside to the inside: `connections` accepts within bounds, `app` puts the routers of all subjects together under
//! the headers that every answer carries, `api` has all paths of the API on one screen, [`live`] holds the games
//! being played and [`store`] what lasts.

mod api;
mod app;
mod client;
pub mod clock;
mod connections;
mod health;
mod limits;
mod links;
pub mod live;
mod log;
mod metrics;
pub mod operate;
mod page;
mod problem;
mod protection;
mod qr;
mod server;
mod settings;
mod stop;
pub mod store;
mod visitors;

pub use limits::Rate;
pub use log::start_log;
pub use page::Page;
pub use server::{BindError, Server, StartError};
pub use settings::{KEYS, Key, Limits, LogFormat, Networks, PublicUrl, Settings, SettingsError, Sources};
