//! Games across the network as the server plays them, without a network: a hub, a database and a clock that tests step.

mod access;
mod company;
mod computers;
mod counting;
mod crossing;
mod faults;
mod hiding;
mod lists;
mod playing;
mod presence;
mod processes;
mod restart;
mod table_talk;
mod time;
mod world;
