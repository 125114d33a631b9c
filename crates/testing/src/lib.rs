//! What the tests of several crates share: waits that end, processes, ports and seeds. No other code depends on it.
//!
//! Every wait has a [limit](wait::LIMIT) that ends a hang and measures nothing. When it is reached, the test fails and says what
//! it waited for and what it saw last.

#[cfg(feature = "tokio")]
pub mod port;
pub mod process;
#[cfg(feature = "proptest")]
pub mod property;
pub mod seed;
pub mod wait;
