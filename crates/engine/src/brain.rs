//! The computer player: which search for which game, and what it remembers.

use crate::chance::Chance;
use crate::level::Level;
use crate::search::{AlphaBeta, Report, Search, Table, TreeSearch};
use crate::think::{Host, Limits, think};
use pacru_rules::{Game, GameKind, Move};

/// A computer player with its memory.
#[derive(Debug)]
pub struct Brain {
    table: Table,
    seed: u64,
}

/// Mebibytes of memory, if nobody says otherwise.
pub const DEFAULT_HASH: usize = 64;

impl Default for Brain {
    fn default() -> Brain {
        Brain { table: Table::new(DEFAULT_HASH), seed: 0 }
    }
}

impl Brain {
    /// Takes up another amount of memory, and forgets everything.
    pub fn set_hash(&mut self, mebibytes: usize) {
        self.table = Table::new(mebibytes);
    }

    /// Chance begins with this number: the same seed, the same choices.
    pub fn set_seed(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// Forgets everything about earlier positions.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// Thinks about the move of the player to move, within limits.
    pub fn think(&mut self, game: &Game, limits: Limits, host: &mut dyn Host) -> Report {
        think(&mut *self.search(game, None), limits, host)
    }

    /// Thinks as a player of this level. The answer depends on the game, the level and the seed only.
    pub fn think_at(&mut self, game: &Game, level: Level, host: &mut dyn Host) -> Report {
        self.forget();
        let position = game.position();
        let mut chance = Chance::new(self.seed ^ position.key());
        let mut moves = position.travels();
        level.overlooks(&mut moves, &mut chance);
        let only = (moves.len() < position.travels().len()).then_some(moves);
        think(&mut *self.search(game, only), level.limits(), host)
    }

    fn search<'b>(&'b mut self, game: &Game, only: Option<Vec<Move>>) -> Box<dyn Search + 'b> {
        if by_tree(game) {
            let search = TreeSearch::new(game);
            Box::new(match only {
                Some(moves) => search.among(moves),
                None => search,
            })
        } else {
            let search = AlphaBeta::new(game, &mut self.table);
            Box::new(match only {
                Some(moves) => search.among(moves),
                None => search,
            })
        }
    }
}

/// Which search won the matches (ARCHITECTURE.md has the figures).
fn by_tree(game: &Game) -> bool {
    let players = game.start().order().players();
    match game.start().ruleset().kind() {
        GameKind::Shacru | GameKind::Azacru => players > 2,
        GameKind::Pacru => players > 3,
    }
}
