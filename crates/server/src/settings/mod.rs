//! Everything that can be chosen about a server.

mod file;
mod folder;
mod keys;
mod network;
mod public_url;
mod sources;
mod value;

pub use keys::{KEYS, Key};
pub use network::Networks;
pub use public_url::PublicUrl;
pub(crate) use public_url::is_host;
pub(crate) use sources::doubtful_variables;
pub use sources::{SettingsError, Sources};

use crate::limits::Rate;
use crate::live::HubOptions;
use crate::store::SqliteOptions;
use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::time::Duration;

/// Where a server listens, what it keeps, and its bounds. [`KEYS`] says what each of them means; [`Sources`] reads them from
/// flags, the environment and a file.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Settings {
    pub host: IpAddr,
    pub port: u16,
    pub any_port: bool,
    pub public_url: Option<PublicUrl>,
    pub trusted_proxy: Networks,
    /// Where the games are kept; where the system keeps such data if nothing is said.
    pub database: Option<PathBuf>,
    pub metrics_for: Networks,
    pub log: String,
    pub log_format: LogFormat,
    pub limits: Limits,
    /// What games in memory may use up.
    pub hub: HubOptions,
    /// How the database is used.
    pub store: SqliteOptions,
}

impl Settings {
    /// The port unless another is chosen.
    pub const PORT: u16 = 8302;
    /// The address unless another is chosen: this machine only.
    pub const HOST: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

    /// The file of the database. An error says what to do where the system names no place for it.
    pub fn database(&self) -> Result<PathBuf, &'static str> {
        match &self.database {
            Some(path) => Ok(path.clone()),
            None => folder::data().map(|folder| folder.join("pacru").join("pacru.db")).ok_or(folder::NOWHERE),
        }
    }
}

impl Settings {
    /// Numbers that would leave a server of no use, or end it: what is wrong, and what to use.
    fn check_numbers(&self) -> Result<(), SettingsError> {
        let bounds = [
            ("connections-per-address", self.limits.connections_per_address, 1, usize::MAX),
            ("body-size", self.limits.body_size, 1024, usize::MAX),
            ("message-size", self.limits.message_size, 1024, usize::MAX),
            ("games-in-memory", self.hub.games_in_memory, 1, usize::MAX),
            ("thinking-memory", self.hub.hash, 1, MOST_THINKING_MEMORY),
        ];
        let advice = |(name, value, least, most): (&str, usize, usize, usize)| {
            let range = if most == usize::MAX { format!("at least {least}") } else { format!("{least} to {most}") };
            SettingsError::new(format!("{name} {value}: use {range}"))
        };
        let outside = bounds.into_iter().find(|(_, value, least, most)| !(least..=most).contains(&value));
        outside.map_or(Ok(()), |bound| Err(advice(bound)))
    }
}

/// Mebibytes; the engine protocol's option has the same bound.
const MOST_THINKING_MEMORY: usize = 4096;

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            host: Settings::HOST,
            port: Settings::PORT,
            any_port: false,
            public_url: None,
            trusted_proxy: Networks::default(),
            database: None,
            metrics_for: Networks::private(),
            log: "info".to_owned(),
            log_format: LogFormat::Text,
            limits: Limits::default(),
            hub: HubOptions::default(),
            store: SqliteOptions::default(),
        }
    }
}

/// How a line of the log looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum LogFormat {
    Text,
    Json,
}

/// What clients may use up.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct Limits {
    pub connections: usize,
    pub connections_per_address: usize,
    pub head: Duration,
    pub head_size: usize,
    pub connection: Duration,
    pub farewell: Duration,
    pub body_size: usize,
    pub body: Duration,

    pub sockets: usize,
    pub sockets_per_address: usize,
    pub message_size: usize,
    pub ping: Duration,
    pub silence: Duration,
    pub send: Duration,

    pub requests: Rate,
    pub requests_per_visitor: Rate,
    pub visitors: Rate,
    pub guesses: Rate,
    pub games: Rate,
    pub joins: Rate,
    pub commands: Rate,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 13_000,
            connections_per_address: 256,
            head: Duration::from_secs(15),
            head_size: 16 << 10,
            connection: Duration::from_secs(300),
            farewell: Duration::from_secs(5),
            body_size: 16 << 10,
            body: Duration::from_secs(10),

            sockets: 12_000,
            sockets_per_address: 128,
            message_size: 16 << 10,
            ping: Duration::from_secs(20),
            silence: Duration::from_secs(60),
            send: Duration::from_secs(10),

            requests: Rate::new(600, 60),
            requests_per_visitor: Rate::new(300, 60),
            visitors: Rate::new(60, 3600),
            guesses: Rate::new(30, 600),
            games: Rate::new(30, 600),
            joins: Rate::new(30, 60),
            commands: Rate::new(40, 10),
        }
    }
}
