//! The analysis board: free moves with branches, what the computer thinks of them, and positions made by hand.

mod actions;
mod course;
mod editor;
mod editor_board;
mod engine;
mod evaluation;
mod exchange;
mod open;
mod picture;
mod prompt;
mod state;
mod tree;
mod view;

pub(super) use view::AnalyseView;
