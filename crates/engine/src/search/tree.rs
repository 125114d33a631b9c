//! Tree search for three and four players: every player is taken to want the largest share of the win for themselves
//! (max-n), leaves are estimated, and promising moves are looked at first and most.

use super::moves::{Candidate, candidates};
use super::{Line, Progress, Report, Search};
use crate::eval::shares;
use crate::score::Score;
use pacru_rules::{ByColor, Color, Game, Move, Position};

/// How much a promising but little-tried move is preferred.
const EXPLORATION: f32 = 1.2;

/// How quickly the promise of a move fades: a marker less makes it e to the power of one over this less likely.
const PROMISE_SCALE: f32 = 1.5;

/// An untried move is taken to be this much worse than what its parent promises.
const UNTRIED: f32 = 0.08;

/// The tree is not grown beyond so many nodes.
const LARGEST_TREE: usize = 1_500_000;

#[derive(Clone, Debug)]
struct Node {
    mv: Option<Move>,
    /// Who made the move that led here.
    mover: Color,
    prior: f32,
    visits: u32,
    /// The mover's shares, added up.
    total: f32,
    children: std::ops::Range<u32>,
    expanded: bool,
}

impl Node {
    fn mean(&self) -> f32 {
        self.total / self.visits.max(1) as f32
    }
}

/// See the head of this file.
#[derive(Debug)]
pub struct TreeSearch {
    root: Position,
    over: bool,
    /// The only moves to look at from the root, where not all are.
    only: Option<Vec<Move>>,
    nodes: Vec<Node>,
    list: Vec<Candidate>,
    visited: u64,
    deepest: u32,
}

impl TreeSearch {
    /// A search for the best move of the player to move.
    pub fn new(game: &Game) -> TreeSearch {
        let root = *game.position();
        let node = Node {
            mv: None,
            mover: root.to_move(),
            prior: 1.0,
            visits: 0,
            total: 0.0,
            children: 0..0,
            expanded: false,
        };
        TreeSearch {
            root,
            over: game.outcome().is_some(),
            only: None,
            nodes: vec![node],
            list: Vec::new(),
            visited: 0,
            deepest: 0,
        }
    }

    /// Looks only at these moves of the player to move.
    #[must_use]
    pub fn among(mut self, moves: Vec<Move>) -> TreeSearch {
        self.only = Some(moves);
        self
    }

    /// Goes down to a leaf, estimates it, and tells everybody on the way.
    fn visit(&mut self) {
        let mut position = self.root;
        let mut path = vec![0usize];
        let values = loop {
            let at = path[path.len() - 1];
            if let Some(outcome) = position.outcome() {
                let share = 1.0 / outcome.winners.len().max(1) as f32;
                break ByColor::from_fn(|color| if outcome.winners.contains(color) { share } else { 0.0 });
            }
            if !self.nodes[at].expanded {
                if self.nodes[at].visits > 0 || at == 0 {
                    self.expand(at, &position);
                }
                if at != 0 {
                    break shares(&position);
                }
            }
            let Some(child) = self.most_urgent(at) else {
                break shares(&position);
            };
            if let Some(mv) = self.nodes[child].mv {
                position = position.play_unchecked(mv);
            }
            path.push(child);
        };
        self.deepest = self.deepest.max(path.len() as u32 - 1);
        for &at in &path {
            let node = &mut self.nodes[at];
            node.visits += 1;
            node.total += values[node.mover];
        }
        self.visited += 1;
    }

    fn expand(&mut self, at: usize, position: &Position) {
        if self.nodes.len() >= LARGEST_TREE {
            return;
        }
        let mut list = std::mem::take(&mut self.list);
        candidates(position, None, &mut list);
        if let Some(only) = self.only.as_ref().filter(|_| at == 0) {
            list.retain(|candidate| only.contains(&candidate.mv));
        }
        let most = list.iter().map(|candidate| candidate.promise).max().unwrap_or(0);
        let weight = |candidate: &Candidate| ((candidate.promise - most) as f32 / PROMISE_SCALE).exp();
        let sum: f32 = list.iter().map(weight).sum();
        let first = self.nodes.len() as u32;
        let mover = position.to_move();
        self.nodes.extend(list.iter().map(|candidate| Node {
            mv: Some(candidate.mv),
            mover,
            prior: weight(candidate) / sum,
            visits: 0,
            total: 0.0,
            children: 0..0,
            expanded: false,
        }));
        self.nodes[at].children = first..self.nodes.len() as u32;
        self.nodes[at].expanded = true;
        self.list = list;
    }

    fn most_urgent(&self, at: usize) -> Option<usize> {
        let node = &self.nodes[at];
        let range = node.children.start as usize..node.children.end as usize;
        let children = &self.nodes[range.clone()];
        let tried: (f32, u32) = children
            .iter()
            .filter(|child| child.visits > 0)
            .fold((0.0, 0), |(total, visits), child| (total + child.total, visits + child.visits));
        let untried = if tried.1 == 0 { 0.5 } else { tried.0 / tried.1 as f32 - UNTRIED };
        let spread = EXPLORATION * (node.visits.max(1) as f32).sqrt();
        let urgency = |child: &Node| {
            let mean = if child.visits == 0 { untried } else { child.mean() };
            mean + spread * child.prior / (1 + child.visits) as f32
        };
        let mut best: Option<(usize, f32)> = None;
        for (index, child) in range.zip(children) {
            let urgency = urgency(child);
            if best.is_none_or(|(_, most)| urgency > most) {
                best = Some((index, urgency));
            }
        }
        best.map(|(index, _)| index)
    }

    fn best_child(&self, at: usize) -> Option<usize> {
        let range = self.nodes[at].children.clone();
        range.map(|child| child as usize).max_by_key(|&child| (self.nodes[child].visits, std::cmp::Reverse(child)))
    }
}

impl Search for TreeSearch {
    fn step(&mut self, nodes: u64) -> Progress {
        if self.over {
            return Progress::Settled;
        }
        for _ in 0..nodes {
            self.visit();
        }
        let only = self.nodes[0].children.len() == 1;
        if only { Progress::Settled } else { Progress::Thinking }
    }

    fn report(&self) -> Report {
        let mut line = Vec::new();
        let mut share = 0.5;
        let mut at = 0;
        while let Some(best) = self.best_child(at).filter(|&child| self.nodes[child].visits > 0) {
            if at == 0 {
                share = self.nodes[best].mean();
            }
            line.extend(self.nodes[best].mv);
            at = best;
        }
        if line.is_empty() && !self.over {
            line.extend(self.root.travels().first().copied());
        }
        let lines =
            if line.is_empty() { vec![] } else { vec![Line::of_score(&self.root, line, Score::of_share(share))] };
        Report { depth: self.deepest, nodes: self.visited, lines }
    }
}
