//! The server over real sockets: what it answers, what it refuses, and how it ends.

mod answers;
mod bounds;
mod built;
mod client;
mod paths;
mod port;
