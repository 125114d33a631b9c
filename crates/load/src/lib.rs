//! Load and faults for a server of games online: thousands of games that play against the real command, and a list of what was
//! acknowledged that is compared with what the server kept.
//!
//! | subject | modules |
//! |---|---|
//! | talking to the server | [`http`], [`socket`], [`served`] |
//! | playing | [`seating`], [`table`], [`herd`] |
//! | judging | [`check`], [`kills`], [`syncs`] |
//! | measuring | [`moves`], [`stored`], [`thinking`], [`echo`], [`report`] |

pub mod check;
pub mod echo;
pub mod error;
pub mod herd;
pub mod http;
pub mod kills;
pub mod moves;
pub mod report;
pub mod seating;
pub mod served;
pub mod socket;
pub mod stored;
pub mod syncs;
pub mod table;
pub mod thinking;
