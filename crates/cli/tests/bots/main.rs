//! `pacru bot`, and the bot in Python of `examples`, on a real server.

mod command;
mod python;
mod world;
