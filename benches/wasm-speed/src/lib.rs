//! A search whose nodes are counted, callable natively and from a page.

use pacru_engine::brain::Brain;
use pacru_engine::search::Report;
use pacru_engine::think::{Host, Limits};
use pacru_rules::{Game, Position};
use std::time::Duration;
use wasm_bindgen::prelude::wasm_bindgen;

/// Mebibytes of memory for the search, the same everywhere.
const HASH: usize = 16;

/// A computer player that searches by number of nodes.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Searcher(Brain);

#[wasm_bindgen]
impl Searcher {
    /// With an empty memory.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default)] // a page has no `Default`
    pub fn new() -> Searcher {
        let mut brain = Brain::default();
        brain.set_hash(HASH);
        Searcher(brain)
    }

    /// Empties the memory, so that searching the same again takes the same work.
    pub fn forget(&mut self) {
        self.0.forget();
    }

    /// Searches a position for about so many nodes and says how many there were: fewer, where the end is soon known.
    pub fn search(&mut self, position: &str, nodes: u32) -> Result<u32, String> {
        let position: Position = position.parse().map_err(|error| format!("{error}"))?;
        let limits = Limits { nodes: Some(nodes.into()), ..Limits::default() };
        let report = self.0.think(&Game::new(position), limits, &mut Quiet);
        Ok(report.nodes as u32)
    }
}

/// A host without clock and interruptions: the caller holds the watch.
struct Quiet;

impl Host for Quiet {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn stops(&mut self) -> bool {
        false
    }

    fn hears(&mut self, _: &Report) {}
}
