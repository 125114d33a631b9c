//! What games being played may use up, and how long things take.

use std::time::Duration;

/// What a [hub](super::Hub) may use up, and how long things take.
#[derive(Clone, Debug)]
pub struct HubOptions {
    /// The name of this server among those on the same store; without it, the machine's.
    pub server_name: Option<String>,
    /// Games in memory at a time.
    pub games_in_memory: usize,
    /// Messages that may wait for one subscriber; a slower one is dropped.
    pub waiting_messages: usize,
    /// Games not over that one visitor may have set up.
    pub games_per_visitor: u32,
    /// Games not over in which one visitor may sit.
    pub seats_per_visitor: u32,
    /// Computers that may play in the games of one visitor.
    pub computers_per_visitor: u32,
    /// Threads that think.
    pub thinkers: usize,
    /// How long a computer thinks about one move at most.
    pub thinking: Duration,
    /// Memory of each thinking thread, in mebibytes.
    pub hash: usize,
    /// After how long an unused game leaves memory.
    pub idle: Duration,
    /// After how long a private game that has not begun expires.
    pub private_expiry: Duration,
    /// … and a public one.
    pub public_expiry: Duration,
    /// After how long without a connection a player whose clock runs can be claimed out.
    pub gone: Duration,
    /// How often timers are looked at; never, if a test calls [`Hub::tick`](super::Hub::tick) itself.
    pub tick: Option<Duration>,
}

const HOUR: Duration = Duration::from_secs(3600);

impl Default for HubOptions {
    fn default() -> HubOptions {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        HubOptions {
            server_name: None,
            games_in_memory: 10_000,
            waiting_messages: 64,
            games_per_visitor: 50,
            seats_per_visitor: 100,
            computers_per_visitor: 20,
            thinkers: cores.saturating_sub(1).max(1),
            thinking: Duration::from_secs(2),
            hash: 16,
            idle: Duration::from_secs(600),
            private_expiry: HOUR * 24 * 7,
            public_expiry: HOUR * 24,
            gone: Duration::from_secs(120),
            tick: Some(Duration::from_millis(250)),
        }
    }
}
