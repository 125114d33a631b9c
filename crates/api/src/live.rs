//! What is said over a WebSocket, as JSON texts, at `/api/games/ID/live?since=N`.

use crate::{Answer, CommandId, Envelope, Logged, Millis, Refused, text};
use pacru_rules::ColorSet;
use serde::{Deserialize, Serialize};

/// The version of everything in this crate. A server refuses clients of another one.
pub const PROTOCOL: u16 = 1;

/// The WebSocket subprotocol of this version.
pub const SUBPROTOCOL: &str = "pacru.1";

/// From a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToServer {
    /// Do this. The answer carries the same id.
    Command(Envelope),
}

/// To a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FromServer {
    /// The first message.
    Hello {
        /// The version, [`PROTOCOL`].
        protocol: u16,
        /// The server's clock.
        now: Millis,
        /// The seats that this client holds.
        #[serde(with = "text::colors")]
        seats: ColorSet,
        /// The number of the last event; those since the client's follow at once.
        last: u32,
    },
    /// What happened, in order, without gaps.
    Events(Vec<Logged>),
    /// How a command ended.
    Answer {
        /// The command's name.
        id: CommandId,
        #[allow(missing_docs)]
        answer: Answer,
    },
    /// Who is connected.
    Present {
        /// The seats of people who are.
        #[serde(with = "text::colors")]
        seats: ColorSet,
        /// How many others watch.
        watchers: u32,
    },
    /// The server's clock, every few seconds: silence for much longer means that the connection is lost.
    Time(Millis),
    /// A message that could not be read, or was too much.
    Refused(Refused),
    /// The server is about to stop; come back after so many milliseconds.
    Bye {
        #[allow(missing_docs)]
        retry: u32,
    },
}
