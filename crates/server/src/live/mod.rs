//! Games being played.
//!
//! A [`Hub`] is everything that the rest of the server knows of it; it is cheap to clone. A game that somebody uses is in memory
//! (`game`, `table`) behind its own lock, and leaves it when nobody does. Whatever players (`commands`, `seats`), computers and time do is
//! judged, stored and only then told to its [subscribers](Subscription) and acknowledged (`act`). Nothing lasts but what is stored: a storage that fails, or
//! another process that was faster, means that the game is read again.
//!
//! Time comes from an injected clock. [`Hub::tick`] looks at everything that time does (`timers`); computers think on threads
//! of their own (`computers`), and what they are to think about is found in the database again after a restart.
//!
//! Several servers can play the games of one store (`servers`, `news`). What they need of each other they find there, and ask for
//! it only while there are several.

mod act;
mod commands;
mod computers;
mod game;
mod hiding;
mod hub;
mod lists;
mod look;
mod news;
mod options;
mod presence;
mod random;
mod rematch;
mod seats;
mod servers;
mod subscription;
mod table;
mod timers;
mod visitors;
mod words;

pub use hub::{Gauges, Hub};
pub use options::HubOptions;
pub use subscription::{Frame, Subscription};
