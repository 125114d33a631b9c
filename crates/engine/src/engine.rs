//! The computer player: its options, its memory, and which search it uses for which game.

use crate::control::SearchControl;
use crate::driver::{SearchLimits, run_parallel};
use crate::eval::linear::Linear;
use crate::level::Level;
use crate::search::{
    AlphaBeta, NoStalling, Report, Search, SearchRequest, TranspositionTable, TreeSearch, TreeWithProver,
};
use pacru_rules::{Game, GameKind};

/// Settings of an [`Engine`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EngineOptions {
    /// Memory in mebibytes, at least 1.
    pub memory_mib: usize,
    /// Seed of the random choices of low levels: the same seed, the same choices.
    pub seed: u64,
    /// Threads of a search within limits, at least 1, bounded by the processors. Only with one are answers repeatable.
    pub threads: usize,
    /// Number of best moves to report, at least 1.
    pub multi_pv: usize,
    /// Search method; by default the [best for the game](Method::best_for).
    pub method: Option<Method>,
}

impl EngineOptions {
    /// Default memory in mebibytes.
    pub const DEFAULT_MEMORY_MIB: usize = 64;

    fn memory_bytes(&self) -> usize {
        self.memory_mib.max(1) << 20
    }
}

impl Default for EngineOptions {
    fn default() -> EngineOptions {
        EngineOptions { memory_mib: EngineOptions::DEFAULT_MEMORY_MIB, seed: 0, threads: 1, multi_pv: 1, method: None }
    }
}

/// A search method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// [`AlphaBeta`]: one player against all others.
    AlphaBeta,
    /// [`TreeSearch`]: every player for themselves.
    Tree,
}

impl Method {
    /// The method that won the matches (docs/engine.md has the figures).
    pub fn best_for(game: &Game) -> Method {
        match (game.start().ruleset().kind(), game.start().order().player_count()) {
            (_, 2) | (GameKind::Shacru | GameKind::Pacru, 3) => Method::AlphaBeta,
            _ => Method::Tree,
        }
    }
}

/// How much work to put into a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// The best move within limits.
    Limits(SearchLimits),
    /// The move of a player of this level. It depends on the game, the level and the seed only.
    Level(Level),
}

/// A computer player with its memory.
#[derive(Debug)]
pub struct Engine {
    options: EngineOptions,
    table: TranspositionTable,
}

impl Default for Engine {
    fn default() -> Engine {
        Engine::new(EngineOptions::default())
    }
}

impl Engine {
    /// A player with an empty memory, which is allocated by the first search.
    pub fn new(options: EngineOptions) -> Engine {
        Engine { options, table: TranspositionTable::new(options.memory_bytes()) }
    }

    /// The options in use.
    pub fn options(&self) -> EngineOptions {
        self.options
    }

    /// Changes the options. Another amount of memory clears it.
    pub fn set_options(&mut self, options: EngineOptions) {
        if options.memory_bytes() != self.options.memory_bytes() {
            self.table = TranspositionTable::new(options.memory_bytes());
        }
        self.options = options;
    }

    /// Forgets all earlier positions.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// Searches for a move of the player to move. [`Effort::Level`] clears the memory and uses one thread.
    pub fn search(&mut self, game: &Game, effort: Effort, control: &mut dyn SearchControl) -> Report {
        let threads = match effort {
            Effort::Limits(_) => self.options.threads.max(1),
            Effort::Level(_) => 1,
        };
        // More threads than processors find nothing more, and delay the one that polls the control.
        let threads = threads.min(std::thread::available_parallelism().map_or(1, usize::from));
        let (searches, limits) = self.searches(game, effort, threads);
        run_parallel(searches, limits, control)
    }

    /// A search on one thread and its limits, for callers that run the slices themselves, such as a browser's worker.
    /// [`Effort::Level`] clears the memory.
    pub fn start<'e>(&'e mut self, game: &'e Game, effort: Effort) -> (Box<dyn Search + 'e>, SearchLimits) {
        let (mut searches, limits) = self.searches(game, effort, 1);
        (searches.swap_remove(0), limits)
    }

    /// One search for each thread.
    fn searches<'e>(
        &'e mut self,
        game: &'e Game,
        effort: Effort,
        threads: usize,
    ) -> (Vec<Box<dyn Search + 'e>>, SearchLimits) {
        let evaluation = &Linear;
        let (limits, candidates) = match effort {
            Effort::Limits(limits) => (limits, None),
            Effort::Level(level) => {
                self.clear();
                (level.limits(), level.candidate_moves(game.position(), self.options.seed))
            }
        };
        let multi_pv = self.options.multi_pv.max(1);
        let request = SearchRequest { game, candidates, multi_pv, max_depth: limits.depth };
        let memory = self.options.memory_bytes();
        let searches: Vec<Box<dyn Search + 'e>> = match self.options.method.unwrap_or(Method::best_for(game)) {
            Method::AlphaBeta => {
                let table = self.resized_table(memory);
                (0..threads)
                    .map(|number| {
                        Box::new(AlphaBeta::new(request.clone(), evaluation, table, number)) as Box<dyn Search>
                    })
                    .collect()
            }
            Method::Tree => {
                // Table and tree share the memory.
                let tree = TreeSearch::new(request.clone(), evaluation, memory / 2);
                let helpers: Vec<_> =
                    (1..threads).map(|number| Box::new(tree.helper(number)) as Box<dyn Search>).collect();
                let request = SearchRequest { multi_pv: 1, ..request };
                let prover = AlphaBeta::new(request, evaluation, self.resized_table(memory / 2), 0);
                let main = Box::new(TreeWithProver::new(tree, prover)) as Box<dyn Search>;
                std::iter::once(main).chain(helpers).collect()
            }
        };
        if multi_pv > 1 {
            // With several lines the caller analyses and plays none of them, so `NoStalling` is left out.
            return (searches, limits);
        }
        let wrap = |search| NoStalling::wrap(search, *game.position(), evaluation);
        (searches.into_iter().map(wrap).collect(), limits)
    }

    /// The table in `bytes`; another size than before clears it.
    fn resized_table(&mut self, bytes: usize) -> &TranspositionTable {
        if self.table.bytes() != bytes {
            self.table = TranspositionTable::new(bytes);
        }
        &self.table
    }
}
