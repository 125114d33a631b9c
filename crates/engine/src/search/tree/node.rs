//! The tree: selection, backpropagation, and proven wins.

use crate::eval::Estimate;
use crate::score::Score;
use crate::search::PvLine;
use pacru_rules::{ByColor, Color, Move, Position};
use std::cmp::Reverse;
use std::ops::Range;

/// Weight of the prior against the mean share (docs/engine.md has the figures).
const EXPLORATION: f32 = 0.3;

/// A proven win, and after how many turns it comes at the latest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ProvenWin {
    pub(super) winner: Color,
    pub(super) turns: u32,
}

/// A move and what is known about it.
#[derive(Clone, Debug)]
pub(super) struct Node {
    mv: Move,
    /// Probability that the mover chooses this move, by its estimate.
    pub(super) prior: f32,
    /// The estimate of the mover's share; it counts like one visit.
    pub(super) guess: f32,
    visits: u32,
    /// Visits under way. Each counts as a share of 0, so that other threads choose other moves.
    virtual_visits: u32,
    /// The sum of the mover's shares.
    total: f32,
    /// Indices of the children; empty before the first visit.
    children: Range<u32>,
    pub(super) proven: Option<ProvenWin>,
}

impl Node {
    pub(super) fn new(mv: Move, guess: f32, proven: Option<ProvenWin>) -> Node {
        Node { mv, prior: 1.0, guess, visits: 0, virtual_visits: 0, total: 0.0, children: 0..0, proven }
    }

    fn mean(&self) -> f32 {
        (self.guess + self.total) / (1 + self.visits + self.virtual_visits) as f32
    }

    fn children(&self) -> Range<usize> {
        self.children.start as usize..self.children.end as usize
    }

    fn is_won_by(&self, color: Color) -> bool {
        self.proven.is_some_and(|proven| proven.winner == color)
    }
}

/// The tree. The first node is the root.
#[derive(Debug)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    max_nodes: usize,
    /// The length of the longest path, with one turn beyond its leaf.
    depth: u32,
}

/// A path from the root to a leaf.
pub(super) struct Path {
    /// The nodes after the root, with the players who chose them.
    pub(super) steps: Vec<(usize, Color)>,
    /// The position of the leaf.
    pub(super) position: Position,
}

impl Path {
    fn leaf(&self) -> usize {
        self.steps.last().map_or(0, |&(at, _)| at)
    }
}

/// The children of a leaf, estimated.
pub(super) struct Expansion {
    pub(super) children: Vec<Node>,
    /// Everybody's shares after the best move of the leaf.
    pub(super) values: ByColor<f32>,
}

impl Tree {
    /// A tree of at most `bytes` bytes.
    pub(super) fn new(bytes: usize) -> Tree {
        let max_nodes = bytes / size_of::<Node>();
        // Allocated at once: a growing list needs half as much again while it grows.
        let mut nodes = Vec::with_capacity(max_nodes.max(1));
        nodes.push(Node::new(Move::Pass, 0.0, None));
        Tree { nodes, max_nodes, depth: 0 }
    }

    pub(super) fn depth(&self) -> u32 {
        self.depth
    }

    /// Returns `true` if the root is proven or has a single move.
    pub(super) fn is_solved(&self) -> bool {
        self.nodes[0].proven.is_some() || self.nodes[0].children.len() == 1
    }

    /// Goes from the root to the leaf to expand next.
    pub(super) fn select(&mut self, root: Position) -> Path {
        let mut path = Path { steps: Vec::with_capacity(16), position: root };
        self.nodes[0].virtual_visits += 1;
        while let Some(child) = self.best_child(path.leaf()) {
            path.steps.push((child, path.position.to_move()));
            self.nodes[child].virtual_visits += 1;
            path.position = path.position.play_unchecked(self.nodes[child].mv);
        }
        path
    }

    /// The child to visit next; none of a leaf.
    fn best_child(&self, at: usize) -> Option<usize> {
        let node = &self.nodes[at];
        let spread = EXPLORATION * ((node.visits + node.virtual_visits).max(1) as f32).sqrt();
        let mut best: Option<(usize, f32)> = None;
        for (index, child) in node.children().zip(&self.nodes[node.children()]) {
            // A proven move needs no more visits, unless all are proven.
            let urgency = if child.proven.is_some() {
                f32::MIN
            } else {
                child.mean() + spread * child.prior / (1 + child.visits + child.virtual_visits) as f32
            };
            if best.is_none_or(|(_, most)| urgency > most) {
                best = Some((index, urgency));
            }
        }
        best.map(|(index, _)| index)
    }

    /// Adds the children of a leaf, and its value to all nodes of the path.
    pub(super) fn backpropagate(&mut self, path: &Path, expansion: Expansion) {
        let leaf = path.leaf();
        let fits = self.nodes.len() + expansion.children.len() <= self.max_nodes;
        if self.nodes[leaf].children.is_empty() && (fits || leaf == 0) {
            let first = self.nodes.len();
            self.nodes.extend(expansion.children);
            self.nodes[leaf].children = first as u32..self.nodes.len() as u32;
        }
        self.depth = self.depth.max(path.steps.len() as u32 + 1);
        let mut chooser = path.position.to_move();
        let mut proving = true;
        for &(at, mover) in path.steps.iter().rev() {
            if proving {
                proving = self.prove(at, chooser);
            }
            chooser = mover;
            let node = &mut self.nodes[at];
            node.visits += 1;
            node.virtual_visits -= 1;
            node.total += expansion.values[mover];
        }
        if proving {
            self.prove(0, chooser);
        }
        self.nodes[0].visits += 1;
        self.nodes[0].virtual_visits -= 1;
    }

    /// Proves a node by its children, if possible; `chooser` moves there.
    fn prove(&mut self, at: usize, chooser: Color) -> bool {
        let children = &self.nodes[self.nodes[at].children()];
        if let Some(proven) = proven_win(children, chooser) {
            self.nodes[at].proven = Some(proven);
        }
        self.nodes[at].proven.is_some()
    }

    /// The children of a node, best first for `chooser`: proven wins, then by visits, proven losses last.
    pub(super) fn ranking(&self, at: usize, chooser: Color) -> Vec<usize> {
        let mut children: Vec<usize> = self.nodes[at].children().collect();
        children.sort_by_key(|&child| self.rank(child, chooser));
        children
    }

    /// The first of the [`ranking`](Self::ranking).
    pub(super) fn best_ranked(&self, at: usize, chooser: Color) -> Option<usize> {
        self.nodes[at].children().min_by_key(|&child| self.rank(child, chooser))
    }

    /// The place of a child in the ranking; the smallest is best.
    fn rank(&self, child: usize, chooser: Color) -> Reverse<(i64, u32)> {
        let node = &self.nodes[child];
        let certain = node.proven.map_or(0, |proven| {
            let soon = i64::from(1000 - proven.turns.min(1000));
            if proven.winner == chooser { soon } else { -soon }
        });
        Reverse((certain, node.visits))
    }

    /// The score of a move at the root for `me`, who makes it.
    pub(super) fn root_score(&self, at: usize, me: Color) -> Score {
        match self.nodes[at].proven {
            Some(ProvenWin { winner, turns }) => Score::decided(if winner == me { 1.0 } else { 0.0 }, turns + 1),
            None => Score::from_share(self.nodes[at].mean()),
        }
    }

    /// A root move, and what follows as far as it was visited.
    pub(super) fn line_from(&self, root: &Position, estimate: &Estimate, first: usize) -> PvLine {
        let mut position = *root;
        let mut moves = Vec::new();
        let mut next = Some(first);
        while let Some(at) = next {
            moves.push(self.nodes[at].mv);
            position = position.play_unchecked(self.nodes[at].mv);
            next = self.best_ranked(at, position.to_move()).filter(|&child| self.nodes[child].visits > 0);
        }
        PvLine::from_score(root, estimate, moves, self.root_score(first, root.to_move()))
    }
}

/// A player who can choose a proven win has it; one who cannot avoid another's has lost.
fn proven_win(children: &[Node], chooser: Color) -> Option<ProvenWin> {
    let won = children.iter().filter(|child| child.is_won_by(chooser)).filter_map(|child| child.proven);
    if let Some(turns) = won.map(|proven| proven.turns).min() {
        return Some(ProvenWin { winner: chooser, turns: turns + 1 });
    }
    let winner = children.first()?.proven?.winner;
    let lost = children.iter().all(|child| child.is_won_by(winner));
    let turns = children.iter().filter_map(|child| child.proven).map(|proven| proven.turns).max()?;
    lost.then_some(ProvenWin { winner, turns: turns + 1 })
}
