//! Tree search for three and four players: every player is taken to want the largest share of the win for themselves
//! (max-n).
//!
//! A visit goes down to a leaf, estimates all positions one turn further, and tells everybody on the way what the best
//! of them promises to the player who chooses there. Sure wins are passed up as facts. Several searches can grow one
//! tree: it is locked only on the way down and up, not while positions are estimated.

use super::moves::visit_promising;
use super::playout;
use super::{Line, Progress, Report, Search, Task, end_shares, past_positions};
use crate::chance::Chance;
use crate::eval::{Background, WHOLE, phase, shares, shares_on};
use crate::score::Score;
use pacru_rules::{ByColor, Color, GameKind, Move, Outcome, Position};
use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How much a promising but little-tried move is preferred. Between 0.12 and 0.6 matches showed no difference.
const EXPLORATION: f32 = 0.3;

/// How little a glance at the position after a move says about whether it is chosen.
const DOUBT: f32 = 0.5;

/// How much of the say a playout has in Azacru: with an empty board, and with a full one. At a glance nobody knows early
/// who wins; late, a playout knows it better (ARCHITECTURE.md has the figures).
const PLAYOUT_EARLY: f32 = 0.35;
const PLAYOUT_LATE: f32 = 1.0;

/// How much of the say making the most of the last turns has about a last round (A-R10).
const LAST_TURNS: f32 = 0.8;

/// Most leaves have fewer children than this.
const MANY_CHILDREN: usize = 64;

/// A sure win: whose, and after how many turns at the latest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Proof {
    winner: Color,
    turns: u32,
}

#[derive(Clone, Debug)]
struct Node {
    mv: Move,
    /// How likely the mover is to choose this move, at a glance.
    prior: f32,
    /// The mover's share at a glance; it counts like one visit.
    guess: f32,
    visits: u32,
    /// Visits on their way; each counts as if it had brought nothing, so that others go elsewhere.
    pending: u32,
    /// The mover's shares, added up.
    total: f32,
    /// Where the children are; none before the first visit.
    children: std::ops::Range<u32>,
    proof: Option<Proof>,
}

impl Node {
    fn new(mv: Move, guess: f32) -> Node {
        Node { mv, prior: 1.0, guess, visits: 0, pending: 0, total: 0.0, children: 0..0, proof: None }
    }

    fn mean(&self) -> f32 {
        (self.guess + self.total) / (1 + self.visits + self.pending) as f32
    }

    fn children(&self) -> std::ops::Range<usize> {
        self.children.start as usize..self.children.end as usize
    }

    fn is_won_by(&self, color: Color) -> bool {
        self.proof.is_some_and(|proof| proof.winner == color)
    }
}

#[derive(Debug)]
struct Tree {
    nodes: Vec<Node>,
    /// The tree is not grown beyond so many nodes.
    most: usize,
    deepest: u32,
}

/// A way down the tree: the nodes after the root with those who chose them, and the position at the end.
struct Way {
    steps: Vec<(usize, Color)>,
    position: Position,
}

impl Way {
    fn leaf(&self) -> usize {
        self.steps.last().map_or(0, |&(at, _)| at)
    }
}

/// A leaf seen one turn further.
struct Prospect {
    children: Vec<Node>,
    /// Everybody's shares after the best move there.
    values: ByColor<f32>,
}

impl Tree {
    fn descend(&mut self, root: Position) -> Way {
        let mut way = Way { steps: Vec::with_capacity(16), position: root };
        self.nodes[0].pending += 1;
        while let Some(child) = self.most_urgent(way.leaf()) {
            way.steps.push((child, way.position.to_move()));
            self.nodes[child].pending += 1;
            way.position = way.position.play_unchecked(self.nodes[child].mv);
        }
        way
    }

    /// The child to look at next; none of a leaf.
    fn most_urgent(&self, at: usize) -> Option<usize> {
        let node = &self.nodes[at];
        let spread = EXPLORATION * ((node.visits + node.pending).max(1) as f32).sqrt();
        let mut best: Option<(usize, f32)> = None;
        for (index, child) in node.children().zip(&self.nodes[node.children()]) {
            // What is proven needs no more looking, unless everything is.
            let urgency = if child.proof.is_some() {
                f32::MIN
            } else {
                child.mean() + spread * child.prior / (1 + child.visits + child.pending) as f32
            };
            if best.is_none_or(|(_, most)| urgency > most) {
                best = Some((index, urgency));
            }
        }
        best.map(|(index, _)| index)
    }

    /// Adds what was seen at the end of a way, and tells everybody on it.
    fn ascend(&mut self, way: &Way, prospect: Prospect) {
        let leaf = way.leaf();
        let fits = self.nodes.len() + prospect.children.len() <= self.most;
        if self.nodes[leaf].children.is_empty() && (fits || leaf == 0) {
            let first = self.nodes.len();
            self.nodes.extend(prospect.children);
            self.nodes[leaf].children = first as u32..self.nodes.len() as u32;
        }
        self.deepest = self.deepest.max(way.steps.len() as u32 + 1);
        let mut chooser = way.position.to_move();
        let mut proving = true;
        for &(at, mover) in way.steps.iter().rev() {
            if proving {
                proving = self.prove(at, chooser);
            }
            chooser = mover;
            let node = &mut self.nodes[at];
            node.visits += 1;
            node.pending -= 1;
            node.total += prospect.values[mover];
        }
        if proving {
            self.prove(0, chooser);
        }
        self.nodes[0].visits += 1;
        self.nodes[0].pending -= 1;
    }

    /// Looks whether the children of a node, among which `chooser` chooses, prove anything.
    fn prove(&mut self, at: usize, chooser: Color) -> bool {
        let children = &self.nodes[self.nodes[at].children()];
        if let Some(proof) = proof_of(children, chooser) {
            self.nodes[at].proof = Some(proof);
        }
        self.nodes[at].proof.is_some()
    }

    /// The children of a node, best first for who chooses there: sure wins, then by visits, sure losses last.
    fn ranking(&self, at: usize, chooser: Color) -> Vec<usize> {
        let mut children: Vec<usize> = self.nodes[at].children().collect();
        children.sort_by_key(|&child| {
            let node = &self.nodes[child];
            let certain = node.proof.map_or(0, |proof| {
                let soon = i64::from(1000 - proof.turns.min(1000));
                if proof.winner == chooser { soon } else { -soon }
            });
            Reverse((certain, node.visits))
        });
        children
    }

    /// A move at the root, and what follows as far as it was looked at.
    fn line_from(&self, root: &Position, first: usize) -> Line {
        let me = root.to_move();
        let mut position = *root;
        let mut moves = Vec::new();
        let mut next = Some(first);
        while let Some(at) = next {
            moves.push(self.nodes[at].mv);
            position = position.play_unchecked(self.nodes[at].mv);
            let best = self.ranking(at, position.to_move()).first().copied();
            next = best.filter(|&child| self.nodes[child].visits > 0);
        }
        let score = match self.nodes[first].proof {
            Some(Proof { winner, turns }) => Score::end(if winner == me { 1.0 } else { 0.0 }, turns + 1),
            None => Score::of_share(self.nodes[first].mean()),
        };
        Line::of_score(root, moves, score)
    }
}

/// A player who can choose a sure win has it; one who cannot avoid another's has lost.
fn proof_of(children: &[Node], chooser: Color) -> Option<Proof> {
    let won = children.iter().filter(|child| child.is_won_by(chooser)).filter_map(|child| child.proof);
    if let Some(turns) = won.map(|proof| proof.turns).min() {
        return Some(Proof { winner: chooser, turns: turns + 1 });
    }
    let winner = children.first()?.proof?.winner;
    let lost = children.iter().all(|child| child.is_won_by(winner));
    let turns = children.iter().filter_map(|child| child.proof).map(|proof| proof.turns).max()?;
    lost.then_some(Proof { winner, turns: turns + 1 })
}

/// See the head of this file.
#[derive(Debug)]
pub struct TreeSearch {
    root: Position,
    over: bool,
    /// The only moves to look at from the root, where not all are.
    only: Option<Vec<Move>>,
    lines: usize,
    /// So many turns ahead are enough.
    enough: Option<u32>,
    tree: Arc<Mutex<Tree>>,
    /// How often each position has come up in the game (Pacru).
    past: HashMap<u64, u32>,
    chance: Chance,
    visited: u64,
}

impl TreeSearch {
    /// A search for the best move of the player to move, in at most so many bytes.
    pub fn new(task: Task<'_>, bytes: usize) -> TreeSearch {
        let most = bytes / size_of::<Node>();
        // All at once: a list that grows needs half as much again for a moment.
        let mut nodes = Vec::with_capacity(most.max(1));
        nodes.push(Node::new(Move::Pass, 0.0));
        TreeSearch {
            root: *task.game.position(),
            over: task.game.outcome().is_some(),
            past: past_positions(task.game),
            only: task.only,
            lines: task.lines.max(1),
            enough: task.depth,
            tree: Arc::new(Mutex::new(Tree { nodes, most, deepest: 0 })),
            chance: Chance::new(0),
            visited: 0,
        }
    }

    /// Another search that grows the same tree; each helper has a number of its own, from 1.
    #[must_use]
    pub fn helper(&self, number: usize) -> TreeSearch {
        TreeSearch {
            root: self.root,
            over: self.over,
            only: self.only.clone(),
            lines: self.lines,
            enough: self.enough,
            tree: Arc::clone(&self.tree),
            past: self.past.clone(),
            chance: Chance::new(number as u64),
            visited: 0,
        }
    }

    /// Whether it has begun.
    pub(super) fn has_looked(&self) -> bool {
        self.visited > 0
    }

    fn tree(&self) -> MutexGuard<'_, Tree> {
        // A helper that panicked has ended the whole search already.
        self.tree.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn visit(&mut self) {
        let way = self.tree().descend(self.root);
        let prospect = self.look(&way);
        self.tree().ascend(&way, prospect);
    }

    /// Estimates all moves of a leaf.
    fn look(&mut self, way: &Way) -> Prospect {
        let position = &way.position;
        if let Some(outcome) = position.outcome() {
            self.visited += 1;
            return Prospect { children: Vec::new(), values: end_shares(outcome.winners) };
        }
        let only = self.only.as_ref().filter(|_| way.steps.is_empty());
        let mover = position.to_move();
        let mut children = Vec::with_capacity(MANY_CHILDREN);
        let mut best: Option<(f32, ByColor<f32>)> = None;
        let background = Background::of(position);
        let complete = visit_promising(position, |mv, after| {
            if only.is_some_and(|only| !only.contains(&mv)) {
                return;
            }
            let (values, proof) = self.glance(after, &background);
            let guess = values[mover];
            if best.is_none_or(|(most, _)| guess > most) {
                best = Some((guess, values));
            }
            children.push(Node { proof, ..Node::new(mv, guess) });
        });
        if !complete {
            // Where moves were left out, only a win can be proven.
            for child in &mut children {
                child.proof = child.proof.filter(|proof| proof.winner == mover);
            }
        }
        self.visited += children.len().max(1) as u64;
        set_priors(&mut children);
        let values = best.map_or_else(|| shares(position), |(_, values)| values);
        Prospect { children, values: self.tempered(values, position) }
    }

    /// In Azacru, where a glance says little about who wins, a playout has its say, the more the later.
    fn tempered(&mut self, values: ByColor<f32>, position: &Position) -> ByColor<f32> {
        if position.ruleset().kind() != GameKind::Azacru {
            return values;
        }
        let early = phase(position) as f32 / WHOLE as f32;
        let say = PLAYOUT_LATE + (PLAYOUT_EARLY - PLAYOUT_LATE) * early;
        let winners = playout::winners(*position, &mut self.chance);
        winners.map_or(values, |winners| blend(values, end_shares(winners), say))
    }

    /// Everybody's shares in a position, without looking further.
    fn glance(&self, position: &Position, background: &Background) -> (ByColor<f32>, Option<Proof>) {
        if let Some(Outcome { winners, .. }) = position.outcome() {
            let winner = winners.iter().next().filter(|_| winners.len() == 1);
            return (end_shares(winners), winner.map(|winner| Proof { winner, turns: 0 }));
        }
        if !self.past.is_empty() && self.past.get(&position.hash_key()).is_some_and(|&times| times >= 2) {
            return (end_shares(position.players_in()), None);
        }
        let glance = shares_on(background, position);
        let winners = playout::winners_of_last_round(*position);
        (winners.map_or(glance, |winners| blend(glance, end_shares(winners), LAST_TURNS)), None)
    }
}

/// Shares of which the second have so much of the say, from 0 to 1.
fn blend(first: ByColor<f32>, second: ByColor<f32>, say: f32) -> ByColor<f32> {
    ByColor::from_fn(|color| (1.0 - say) * first[color] + say * second[color])
}

/// How likely each of these moves is to be chosen: the larger its share, the more.
fn set_priors(children: &mut [Node]) {
    // Finer than a score can tell: where everything is as good as won or lost, moves still differ.
    let appeal = |child: &Node| log_odds(child.guess) / DOUBT;
    let most = children.iter().map(appeal).fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for child in children.iter_mut() {
        child.prior = (appeal(child) - most).exp();
        sum += child.prior;
    }
    for child in children {
        child.prior /= sum;
    }
}

fn log_odds(share: f32) -> f32 {
    let share = share.clamp(1e-6, 1.0 - 1e-6);
    (share / (1.0 - share)).ln()
}

impl Search for TreeSearch {
    fn step(&mut self, nodes: u64) -> Progress {
        if self.over {
            return Progress::Settled;
        }
        let end = self.visited + nodes;
        while self.visited < end {
            self.visit();
            let tree = self.tree();
            let is_deep_enough = self.enough.is_some_and(|depth| tree.deepest >= depth);
            if tree.nodes[0].proof.is_some() || tree.nodes[0].children.len() == 1 || is_deep_enough {
                return Progress::Settled;
            }
        }
        Progress::Thinking
    }

    fn report(&self) -> Report {
        let tree = self.tree();
        let best = tree.ranking(0, self.root.to_move());
        let mut lines: Vec<Line> = best.iter().take(self.lines).map(|&at| tree.line_from(&self.root, at)).collect();
        // The move that was looked at most is the one to trust; the others stand in the order of what they promise.
        if let Some((_, others)) = lines.split_first_mut() {
            others.sort_by_key(|line| Reverse(line.score));
        }
        if lines.is_empty() && !self.over {
            // Nothing was looked at yet; any move is better than none.
            let any =
                self.root.travels().into_iter().find(|mv| self.only.as_ref().is_none_or(|only| only.contains(mv)));
            lines.extend(any.map(|mv| Line::of_score(&self.root, vec![mv], Score::EVEN)));
        }
        Report { depth: tree.deepest, nodes: self.visited, lines }
    }
}
