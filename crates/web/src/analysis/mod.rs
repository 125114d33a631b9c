//! What an analysis works on, without any board: a tree of moves, what is read into it and written out of it, the turns
//! that decided a game, and positions in the making.

mod course;
mod paste;
mod record;
mod sketch;
mod tree;
mod words;

pub use course::{Course, Shares, TurningPoint, turning_points};
pub use paste::{Problem, read_anything};
pub use sketch::{Brush, Sketch};
pub use tree::{NodeId, Tree};
pub use words::problem_text;

#[cfg(test)]
mod tests;
