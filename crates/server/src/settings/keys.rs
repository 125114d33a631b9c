//! All settings on one screen: the names, what they mean, and what they set.

use super::value::Value;
use super::{LogFormat, Settings};

/// A setting. The same name stands behind `--` in flags, with `PACRU_` in capitals in the environment, and in the file.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    /// `public-url`
    pub name: &'static str,
    /// What a value is called in help: `URL`. Nothing for a switch.
    pub value: &'static str,
    /// What it means.
    pub help: &'static str,
    /// What it is about, as a heading.
    pub section: &'static str,
    pub(super) set: fn(&mut Settings, &str) -> Result<(), String>,
    pub(super) get: fn(&Settings) -> String,
}

impl Key {
    /// The variable of the environment: `PACRU_PUBLIC_URL`.
    pub fn variable(&self) -> String {
        format!("PACRU_{}", self.name.to_uppercase().replace('-', "_"))
    }

    /// Whether a text is a value of it; if not, what to do.
    pub fn check(&self, text: &str) -> Result<(), String> {
        (self.set)(&mut Settings::default(), text)
    }

    /// The value unless another is chosen; empty if there is none.
    pub fn default(&self) -> String {
        (self.get)(&Settings::default())
    }
}

macro_rules! keys {
    ($($section:literal { $($name:literal $value:literal [$($field:ident).+] $help:literal)* })*) => {
        /// All settings.
        pub const KEYS: &[Key] = &[$($(
            Key {
                name: $name,
                value: $value,
                help: $help,
                section: $section,
                set: |settings, text| {
                    settings.$($field).+ = Value::read(text)?;
                    Ok(())
                },
                get: |settings| settings.$($field).+.show(),
            },
        )*)*];
    };
}

keys! {
    "Where and how" {
        "host" "ADDRESS" [host] "The address to listen on: 127.0.0.1 for this computer only, 0.0.0.0 for everybody in its networks"
        "port" "PORT" [port] "The port to listen on; 0 takes any free one"
        "any-port" "" [any_port] "Take any free port if that one is busy"
        "public-url" "URL" [public_url] "The address that people use, such as https://pacru.example.org: for links, QR codes and cookies"
        "trusted-proxy" "NETWORKS" [trusted_proxy] "Proxies whose X-Forwarded-For and X-Forwarded-Proto are believed: addresses or networks such as 10.0.0.0/8, with commas"
        "database" "FILE" [database] "The SQLite file of the games (or sqlite:FILE); without it, pacru/pacru.db where the system keeps data of programs"
        "server-name" "NAME" [hub.server_name] "The name of this server where several share a database, the same after a restart; without it, the machine's"
        "metrics-for" "NETWORKS" [metrics_for] "Who may see /metrics; by default this machine and private networks"
        "log" "FILTER" [log] "What is logged: error, warn, info, debug or trace, also by part: warn,pacru_server=debug"
        "log-format" "FORM" [log_format] "How: text or json"
    }
    "Connections" {
        "connections" "N" [limits.connections] "Connections at a time; more wait until one ends"
        "connections-per-address" "N" [limits.connections_per_address] "Connections at a time from one address (an IPv4 address or an IPv6 /64); trusted proxies are not counted"
        "head-time" "TIME" [limits.head] "How long the head of a request may take, and a connection lie idle"
        "head-size" "BYTES" [limits.head_size] "The longest head of a request (at least 8192)"
        "connection-time" "TIME" [limits.connection] "How long a connection lives that is no WebSocket; clients open another"
        "farewell-time" "TIME" [limits.farewell] "How long answers under way may take when the server ends"
        "body-size" "BYTES" [limits.body_size] "The longest body of a request"
        "body-time" "TIME" [limits.body] "How long the body of a request may take"
    }
    "WebSockets" {
        "sockets" "N" [limits.sockets] "WebSockets at a time; less than connections, so that there is room for requests"
        "sockets-per-address" "N" [limits.sockets_per_address] "WebSockets at a time from one address"
        "message-size" "BYTES" [limits.message_size] "The longest message over a WebSocket"
        "ping-time" "TIME" [limits.ping] "How often a WebSocket is asked whether it is still there"
        "silence-time" "TIME" [limits.silence] "After which silence a WebSocket is closed"
        "send-time" "TIME" [limits.send] "How long a WebSocket may take to accept what it is sent"
        "queue" "N" [hub.waiting_messages] "Messages that wait for a slow WebSocket before it is closed"
    }
    "How often (RATE is N/TIME: so many at once, coming back over that time)" {
        "requests" "RATE" [limits.requests] "Requests to /api from one address"
        "requests-per-visitor" "RATE" [limits.requests_per_visitor] "Requests to /api by one visitor"
        "visitors" "RATE" [limits.visitors] "New visitors from one address"
        "guesses" "RATE" [limits.guesses] "Wrong keys and codes from one address"
        "games" "RATE" [limits.games] "Games set up by one visitor"
        "joins" "RATE" [limits.joins] "Seats taken by one visitor"
        "commands" "RATE" [limits.commands] "Moves and other commands by one visitor, and messages over one WebSocket"
    }
    "Games and storage" {
        "games-per-visitor" "N" [hub.games_per_visitor] "Games set up by one visitor that are not over"
        "seats-per-visitor" "N" [hub.seats_per_visitor] "Games that are not over in which one visitor sits"
        "computers-per-visitor" "N" [hub.computers_per_visitor] "Computers in the games of one visitor that are not over"
        "store-queue" "N" [store.queue] "Changes that wait to be stored; more are refused with 503"
        "store-group" "N" [store.group] "Changes that are stored in one transaction"
        "store-readers" "N" [store.readers] "Connections that read the database"
        "store-busy" "TIME" [store.busy] "How long to wait for another program that holds the database"
        "games-in-memory" "N" [hub.games_in_memory] "Games in memory at a time"
        "idle-time" "TIME" [hub.idle] "After which time a game that nobody follows leaves memory"
        "private-expiry" "TIME" [hub.private_expiry] "After which time a private game that has not begun is called off"
        "public-expiry" "TIME" [hub.public_expiry] "After which time a public game that has not begun is called off"
        "gone-time" "TIME" [hub.gone] "After which time without a connection a player whose clock runs can be claimed out"
        "thinkers" "N" [hub.thinkers] "Threads on which computers think, at lowest priority"
        "thinking-time" "TIME" [hub.thinking] "How long a computer thinks about a move at most"
        "thinking-memory" "MEBIBYTES" [hub.hash] "Memory of each of these threads"
    }
}

impl Value for LogFormat {
    fn read(text: &str) -> Result<LogFormat, String> {
        match text {
            "text" => Ok(LogFormat::Text),
            "json" => Ok(LogFormat::Json),
            _ => Err("use text or json".to_owned()),
        }
    }

    fn show(&self) -> String {
        match self {
            LogFormat::Text => "text".to_owned(),
            LogFormat::Json => "json".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::KEYS;
    use crate::Settings;

    #[test]
    fn every_default_is_a_value_of_its_own_setting() {
        for key in KEYS {
            let mut settings = Settings::default();
            (key.set)(&mut settings, &key.default()).unwrap_or_else(|error| panic!("{}: {error}", key.name));
            assert_eq!((key.get)(&settings), key.default(), "{}", key.name);
        }
    }

    #[test]
    fn names_are_plain_and_stand_once() {
        for (index, key) in KEYS.iter().enumerate() {
            assert!(key.name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'), "{}", key.name);
            assert!(KEYS[..index].iter().all(|other| other.name != key.name), "{}", key.name);
        }
    }
}
