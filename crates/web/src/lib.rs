//! The page on which the games are learned, played and analysed.
//!
//! What a page is made of is here without any browser, and tested natively: texts in five languages ([`text`]), games with
//! their seats, clocks and series ([`table`]), games with people elsewhere ([`online`]), messages to the computer player
//! ([`thinking`]), trees of moves ([`analysis`]), how far a learner has come ([`progress`]) and what
//! comes next ([`offer`]).
//! The page and its worker are two programs for browsers on top of that.

#[cfg(feature = "page")]
pub mod analysis;
pub mod demo;
pub mod offer;
#[cfg(feature = "page")]
pub mod online;
// What the component macro makes of a function is always `pub`.
#[allow(unreachable_pub)]
#[cfg(all(target_arch = "wasm32", feature = "page"))]
pub mod page;
pub mod progress;
#[cfg(feature = "page")]
pub mod route;
pub mod table;
#[cfg(feature = "page")]
pub mod text;
pub mod thinking;
#[cfg(target_arch = "wasm32")]
pub mod worker;
