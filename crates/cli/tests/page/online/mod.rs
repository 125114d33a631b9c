//! Games between browsers that know nothing of each other: by link and through the lobby, with everything that goes wrong in a
//! network.

mod attention;
mod clock;
mod faults;
mod gone;
mod lobby;
mod seats;
mod table;
mod talk;
mod views;
mod whole;
