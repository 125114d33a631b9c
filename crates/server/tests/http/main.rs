//! The server over real sockets: what it answers, what it refuses, and how it ends.

mod answers;
mod bounds;
mod built;
mod client;
mod devices;
mod documents;
mod floods;
mod games;
mod operations;
mod origins;
mod paths;
mod person;
mod port;
mod proxies;
mod sockets;
mod visitors;
