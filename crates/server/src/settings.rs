//! Where the server listens, and its bounds.

use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

/// Everything that can be chosen about a server.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The address to listen on.
    pub host: IpAddr,
    /// The port to listen on; 0 is any free one.
    pub port: u16,
    /// Take any free port if the chosen one is busy.
    pub any_port: bool,
    /// What a client may use up.
    pub limits: Limits,
}

impl Settings {
    /// The port unless another is chosen.
    pub const PORT: u16 = 8302;
    /// The address unless another is chosen: this machine only.
    pub const HOST: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { host: Settings::HOST, port: Settings::PORT, any_port: false, limits: Limits::default() }
    }
}

/// What a client may use up.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Connections at a time; more wait until one ends.
    pub connections: usize,
    /// How long the head of a request may take, and a connection lie idle.
    pub head: Duration,
    /// The longest head of a request, in bytes.
    pub head_size: usize,
    /// How long a connection lives; clients open another. So one that reads nothing does not stay for ever.
    pub connection: Duration,
    /// How long answers under way may take when a connection or the server ends.
    pub farewell: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 1024,
            head: Duration::from_secs(15),
            head_size: 16 << 10,
            connection: Duration::from_secs(300),
            farewell: Duration::from_secs(5),
        }
    }
}
