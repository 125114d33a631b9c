//! The computer player: which search for which game, and what it remembers.

use crate::level::Level;
use crate::search::{AlphaBeta, Finishing, Paired, Report, Search, Table, Task, TreeSearch};
use crate::think::{Host, Limits, think_together};
use pacru_rules::{Game, GameKind, Move};

/// A computer player with its memory.
#[derive(Debug)]
pub struct Brain {
    table: Table,
    /// Bytes of memory.
    hash: usize,
    seed: u64,
    threads: usize,
    lines: usize,
    method: Option<Method>,
}

/// Mebibytes of memory, if nobody says otherwise.
pub const DEFAULT_HASH: usize = 64;

/// A way to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// [`AlphaBeta`]: one against all.
    AlphaBeta,
    /// [`TreeSearch`]: everybody for themselves.
    Tree,
}

impl Method {
    /// Which search won the matches (ARCHITECTURE.md has the figures).
    pub fn best_for(game: &Game) -> Method {
        match (game.start().ruleset().kind(), game.start().order().player_count()) {
            (_, 2) | (GameKind::Shacru | GameKind::Pacru, 3) => Method::AlphaBeta,
            _ => Method::Tree,
        }
    }
}

impl Default for Brain {
    fn default() -> Brain {
        let hash = DEFAULT_HASH << 20;
        Brain { table: Table::new(hash), hash, seed: 0, threads: 1, lines: 1, method: None }
    }
}

impl Brain {
    /// Takes up another amount of memory, and forgets everything.
    pub fn set_hash(&mut self, mebibytes: usize) {
        self.hash = mebibytes.max(1) << 20;
        self.table = Table::new(self.hash);
    }

    /// Chance begins with this number: the same seed, the same choices.
    pub fn set_seed(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// Thinks with so many threads, as far as there are processors; only with one are answers repeatable.
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads.max(1);
    }

    /// Reports so many best moves.
    pub fn set_lines(&mut self, lines: usize) {
        self.lines = lines.max(1);
    }

    /// Searches this way, whatever is best for the game.
    pub fn set_method(&mut self, method: Method) {
        self.method = Some(method);
    }

    /// Forgets everything about earlier positions.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// Thinks about the move of the player to move, within limits.
    pub fn think(&mut self, game: &Game, limits: Limits, host: &mut dyn Host) -> Report {
        self.think_among(game, None, limits, host)
    }

    /// Thinks as a player of this level, on one thread. The answer depends on the game, the level and the seed only.
    pub fn think_at(&mut self, game: &Game, level: Level, host: &mut dyn Host) -> Report {
        self.forget();
        let threads = std::mem::replace(&mut self.threads, 1);
        let only = level.considered(game.position(), self.seed);
        let report = self.think_among(game, only, level.limits(), host);
        self.threads = threads;
        report
    }

    fn think_among(&mut self, game: &Game, only: Option<Vec<Move>>, limits: Limits, host: &mut dyn Host) -> Report {
        think_together(self.searches(game, only, limits.depth), limits, host)
    }

    /// A search on one thread, for a host that does the slicing itself, such as a browser's worker. With a level it looks as
    /// far, and at what, that level does; forget first to get the level's own answer.
    pub fn search<'b>(&'b mut self, game: &'b Game, level: Option<Level>) -> Box<dyn Search + Send + 'b> {
        let only = level.and_then(|level| level.considered(game.position(), self.seed));
        self.searches(game, only, None).swap_remove(0)
    }

    /// One search for each thread.
    fn searches<'b>(
        &'b mut self,
        game: &'b Game,
        only: Option<Vec<Move>>,
        depth: Option<u32>,
    ) -> Vec<Box<dyn Search + Send + 'b>> {
        let lines = self.lines;
        let task = Task { game, only, lines, depth };
        // More threads than processors find nothing more, and keep the one that hears a stop from hearing it.
        let threads = self.threads.min(std::thread::available_parallelism().map_or(1, usize::from));
        let searches: Vec<Box<dyn Search + Send + 'b>> = match self.method.unwrap_or(Method::best_for(game)) {
            Method::AlphaBeta => {
                let table = self.table_of(self.hash);
                (0..threads)
                    .map(|number| Box::new(AlphaBeta::new(task.clone(), table, number)) as Box<dyn Search + Send>)
                    .collect()
            }
            Method::Tree => {
                // Table and tree share the memory.
                let half = self.hash / 2;
                let tree = TreeSearch::new(task.clone(), half);
                let helpers = (1..threads).map(|number| Box::new(tree.helper(number)) as Box<dyn Search + Send>);
                let helpers: Vec<_> = helpers.collect();
                let prover = AlphaBeta::new(Task { lines: 1, ..task }, self.table_of(half), 0);
                let first = Box::new(Paired::new(tree, prover)) as Box<dyn Search + Send>;
                std::iter::once(first).chain(helpers).collect()
            }
        };
        if lines > 1 {
            // Who asks for several moves does not play one of them.
            return searches;
        }
        searches.into_iter().map(|search| Finishing::of(search, *game.position())).collect()
    }

    /// The table in so many bytes; another size than before forgets everything.
    fn table_of(&mut self, bytes: usize) -> &Table {
        if self.table.bytes() != bytes {
            self.table = Table::new(bytes);
        }
        &self.table
    }
}
