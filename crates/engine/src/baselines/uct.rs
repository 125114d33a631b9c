//! Textbook UCT: upper confidence bounds for trees, random playouts to the end, every player maximising their own share of
//! the win (max-n).

use super::random_move;
use crate::eval::Evaluation;
use crate::eval::linear::Linear;
use crate::rng::Rng;
use crate::score::Score;
use crate::search::{PvLine, Report, Search, SearchStatus, outcome_shares};
use pacru_rules::{ByColor, Color, Game, GameKind, Move, Position};

/// The default exploration constant, the best in matches (docs/engine.md has the figures).
const fn tuned_exploration(kind: GameKind) -> f64 {
    match kind {
        GameKind::Shacru => 0.35,
        GameKind::Azacru | GameKind::Pacru => 0.7,
    }
}

/// A longer playout is scored by markers; only Pacru gets near.
const MAX_PLAYOUT_TURNS: u32 = 400;

/// The largest size of the tree.
const MAX_NODES: usize = 2_000_000;

#[derive(Debug)]
struct UctNode {
    mv: Option<Move>,
    /// Who made the move that led here.
    mover: Color,
    visits: u32,
    /// The mover's shares of the win, added up.
    wins: f64,
    children: Vec<u32>,
    /// Moves that have no child yet; not generated before the first visit.
    untried: Option<Vec<Move>>,
}

/// A UCT search.
#[derive(Debug)]
pub struct Uct {
    root: Position,
    nodes: Vec<UctNode>,
    rng: Rng,
    exploration: f64,
    playouts: u64,
}

impl Uct {
    /// A search for the best move of the player to move; without `exploration` with the default constant of the game.
    pub fn new(game: &Game, seed: u64, exploration: Option<f64>) -> Uct {
        let root = *game.position();
        let node = UctNode {
            mv: None,
            mover: root.to_move(),
            visits: 0,
            wins: 0.0,
            children: Vec::new(),
            untried: game.outcome().map(|_| Vec::new()),
        };
        let exploration = exploration.unwrap_or(tuned_exploration(root.ruleset().kind()));
        Uct { root, nodes: vec![node], rng: Rng::new(seed), exploration, playouts: 0 }
    }

    fn playout(&mut self) {
        let mut path = vec![0usize];
        let mut position = self.root;
        loop {
            let at = path[path.len() - 1];
            let full = self.nodes.len() >= MAX_NODES;
            let node = &mut self.nodes[at];
            let untried = node.untried.get_or_insert_with(|| position.travels());
            if !untried.is_empty() && !full {
                let pick = self.rng.below(untried.len());
                let mv = untried.swap_remove(pick);
                let mover = position.to_move();
                position = position.play_unchecked(mv);
                let child = self.nodes.len();
                self.nodes.push(UctNode {
                    mv: Some(mv),
                    mover,
                    visits: 0,
                    wins: 0.0,
                    children: Vec::new(),
                    untried: None,
                });
                self.nodes[at].children.push(child as u32);
                path.push(child);
                break;
            }
            let Some(child) = self.best_child(at) else {
                break;
            };
            if let Some(mv) = self.nodes[child].mv {
                position = position.play_unchecked(mv);
            }
            path.push(child);
        }
        let shares = self.play_to_the_end(position);
        for &at in &path {
            let node = &mut self.nodes[at];
            node.visits += 1;
            node.wins += shares[node.mover];
        }
        self.playouts += 1;
    }

    fn best_child(&self, at: usize) -> Option<usize> {
        let node = &self.nodes[at];
        let log = f64::from(node.visits.max(1)).ln();
        let bound = |child: u32| {
            let child = &self.nodes[child as usize];
            let visits = f64::from(child.visits.max(1));
            child.wins / visits + self.exploration * (log / visits).sqrt()
        };
        let best = node.children.iter().copied().max_by(|&a, &b| bound(a).total_cmp(&bound(b)));
        best.map(|child| child as usize)
    }

    fn play_to_the_end(&mut self, mut position: Position) -> ByColor<f64> {
        for _ in 0..MAX_PLAYOUT_TURNS {
            if let Some(outcome) = position.outcome() {
                let shares = outcome_shares(outcome);
                return ByColor::from_fn(|color| f64::from(shares[color]));
            }
            let Some(mv) = random_move(&position, &mut self.rng) else {
                break;
            };
            position = position.play_unchecked(mv);
        }
        let total: usize = position.marker_counts().iter().sum();
        ByColor::from_fn(|color| position.markers(color).len() as f64 / total.max(1) as f64)
    }

    /// How many moves there are at the root, once that is known.
    fn choices(&self) -> Option<usize> {
        let root = &self.nodes[0];
        root.untried.as_ref().map(|untried| untried.len() + root.children.len())
    }

    fn best_line(&self) -> (Vec<Move>, f64) {
        let mut line = Vec::new();
        let mut share = 0.5;
        let mut at = 0;
        loop {
            let children = self.nodes[at].children.iter().map(|&child| child as usize);
            let Some(best) = children.max_by_key(|&child| self.nodes[child].visits) else {
                return (line, share);
            };
            let node = &self.nodes[best];
            if line.is_empty() {
                share = node.wins / f64::from(node.visits.max(1));
            }
            line.extend(node.mv);
            at = best;
        }
    }
}

impl Search for Uct {
    fn step(&mut self, nodes: u64) -> SearchStatus {
        if self.choices() == Some(0) {
            return SearchStatus::Solved;
        }
        for _ in 0..nodes {
            self.playout();
        }
        // A single move needs no more thought than it takes to find it.
        if self.choices() == Some(1) { SearchStatus::Solved } else { SearchStatus::Running }
    }

    fn nodes(&self) -> u64 {
        self.playouts
    }

    fn depth(&self) -> u32 {
        self.best_line().0.len().max(1) as u32
    }

    fn score(&self) -> Score {
        Score::from_share(self.best_line().1 as f32)
    }

    fn report(&self) -> Report {
        let (mut line, share) = self.best_line();
        if line.is_empty() {
            line.extend(self.root.travels().first().copied());
        }
        let depth = line.len() as u32;
        let lines =
            vec![PvLine::from_score(&self.root, &Linear.estimate(&self.root), line, Score::from_share(share as f32))];
        Report { depth, nodes: self.playouts, lines }
    }
}
