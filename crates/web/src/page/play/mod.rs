//! A game on the page.

mod actions;
mod chart;
mod computers;
mod ending;
mod moves;
mod panel;
mod prompt;
mod state;
mod ticking;
mod view;

pub(super) use chart::Chart;
pub(super) use panel::{Token, player_name};
pub(super) use prompt::RuleLink;
pub(super) use state::{Play, events_of};
pub(super) use view::{GameBoard, PlayView};
