//! Playing across a network: every message between the server and its clients, and what they add up to.
//!
//! A game online is an append-only log of numbered [`Event`]s. Server and page fold the same log into the same [`State`];
//! the server alone decides what is added to it, by [`State::rebase`] and [`State::judge`]. A client that was away asks for the events since the last
//! number that it has seen, and is where everybody else is.
//!
//! ```
//! use pacru_api::{Command, Event, Logged, Millis, Seat, Setup, State};
//! use pacru_rules::{Color, ColorSet};
//!
//! let here = |name: &str| Seat::Here { name: name.to_owned() };
//! let setup = Setup { seats: vec![here("Ann"), here("Ben")], ..Setup::new("shacru".parse()?, "gy".parse()?) };
//! let mut state = State::new(&Logged { number: 1, at: Millis(0), event: Event::Created(setup) })?;
//!
//! let both = ColorSet::EMPTY.with(Color::Green).with(Color::Yellow);
//! let command = Command::Move { text: "e1-e2".to_owned() };
//! for event in state.judge(both, &command)? {
//!     state.apply(&Logged { number: state.last() + 1, at: Millis(500), event })?;
//! }
//! assert_eq!(state.position().to_move(), Color::Yellow);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where to find what
//!
//! | subject | types |
//! |---|---|
//! | setting up a game | [`Setup`], [`Seat`], [`Time`], [`Visibility`], [`NewGame`], [`Created`], [`Links`] |
//! | what happened | [`Event`], [`Logged`], [`Offer`], [`Saying`], [`Phrase`], [`Hidden`] |
//! | what it adds up to | [`State`], [`Phase`], [`Clocks`] |
//! | what a client asks for | [`Command`], [`Envelope`], [`Refused`], [`Answer`] |
//! | over a WebSocket | [`ToServer`], [`FromServer`], [`PROTOCOL`] |
//! | over HTTP | [`GameView`], [`Lobby`], [`MyGames`], [`Problem`] |

mod clock;
mod command;
mod event;
mod id;
mod judge;
mod live;
mod rebase;
mod setup;
mod state;
#[cfg(test)]
mod tests;
mod text;
mod views;

pub use clock::{Clocks, Time};
pub use command::{Answer, Command, Envelope, Refused, RefusedCode};
pub use event::{Event, Hidden, Logged, Offer, Phrase, Saying};
pub use id::{CommandId, GameId, IdError, Millis, Secret};
pub use live::{FromServer, PROTOCOL, SUBPROTOCOL, ToServer};
pub use setup::{NAME_LENGTH, SAYING_LENGTH, Seat, Setup, SetupError, Visibility, tidy_text};
pub use state::{Corrupt, OpenOffer, Phase, Said, State};
pub use views::{
    Created, Device, Enter, GameView, Invitation, Join, Joined, Links, Lobby, MyGame, MyGames, NewGame, Playing,
    Problem, Qr,
};
