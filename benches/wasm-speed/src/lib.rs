//! A search with a node limit, for native programs and for a page.

use pacru_engine::{Effort, Engine, EngineOptions, NoControl, SearchLimits};
use pacru_rules::{Game, Position};
use wasm_bindgen::prelude::wasm_bindgen;

/// Mebibytes of memory for the search, the same everywhere.
const MEMORY_MIB: usize = 16;

/// A computer player that searches by number of nodes.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Searcher(Engine);

#[wasm_bindgen]
impl Searcher {
    /// With an empty memory.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default)] // a page has no `Default`
    pub fn new() -> Searcher {
        Searcher(Engine::new(EngineOptions { memory_mib: MEMORY_MIB, ..EngineOptions::default() }))
    }

    /// Empties the memory, so that searching the same again takes the same work.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Searches a position for about `nodes` nodes. Returns the number searched, which is smaller if the result is proven early.
    pub fn search(&mut self, position: &str, nodes: u32) -> Result<u32, String> {
        let position: Position = position.parse().map_err(|error| format!("{error}"))?;
        let effort = Effort::Limits(SearchLimits::nodes(nodes.into()));
        let report = self.0.search(&Game::new(position), effort, &mut NoControl);
        Ok(report.nodes as u32)
    }
}
