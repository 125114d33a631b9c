//! The command itself: what it prints, what it refuses, and its exit codes.

mod check;
mod engine;
mod matches;
mod perft;
mod play;
mod pty;
mod screen;
mod serve;
mod show;
mod support;
mod usage;
