//! Tree search for three and four players: every player is taken to want the largest share of the win for themselves
//! (max-n).
//!
//! A visit goes down to a leaf, estimates all positions one turn further, and tells everybody on the way what the best
//! of them promises to the player who chooses there. Sure wins are passed up as facts. Several searches can grow one
//! tree: it is locked only on the way down and up, not while positions are estimated.

use super::move_list::for_each_pruned_child;
use super::playout;
use super::{PvLine, RepetitionHistory, Report, Search, SearchRequest, SearchStatus, outcome_shares};
use crate::eval::{Estimate, Evaluation, PHASE_START, phase};
use crate::rng::Rng;
use crate::score::Score;
use pacru_rules::{ByColor, Color, GameKind, Move, Outcome, Position};
use std::cmp::Reverse;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How much a promising but little-tried move is preferred. Between 0.12 and 0.6 matches showed no difference.
const EXPLORATION: f32 = 0.3;

/// How little a glance at the position after a move says about whether it is chosen.
const PRIOR_TEMPERATURE: f32 = 0.5;

/// How much of the say a playout has in Azacru: with an empty board, and with a full one. At a glance nobody knows early
/// who wins; late, a playout knows it better (docs/engine.md has the figures).
const PLAYOUT_WEIGHT_EARLY: f32 = 0.35;
const PLAYOUT_WEIGHT_LATE: f32 = 1.0;

/// How much of the say making the most of the last turns has about a last round (A-R10).
const LAST_ROUND_WEIGHT: f32 = 0.8;

/// Most leaves have fewer children than this.
const MANY_CHILDREN: usize = 64;

/// A sure win: whose, and after how many turns at the latest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ProvenWin {
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
    virtual_visits: u32,
    /// The mover's shares, added up.
    total: f32,
    /// Where the children are; none before the first visit.
    children: std::ops::Range<u32>,
    proven: Option<ProvenWin>,
}

impl Node {
    fn new(mv: Move, guess: f32) -> Node {
        Node { mv, prior: 1.0, guess, visits: 0, virtual_visits: 0, total: 0.0, children: 0..0, proven: None }
    }

    fn mean(&self) -> f32 {
        (self.guess + self.total) / (1 + self.visits + self.virtual_visits) as f32
    }

    fn children(&self) -> std::ops::Range<usize> {
        self.children.start as usize..self.children.end as usize
    }

    fn is_won_by(&self, color: Color) -> bool {
        self.proven.is_some_and(|proven| proven.winner == color)
    }
}

#[derive(Debug)]
struct Tree {
    nodes: Vec<Node>,
    /// The tree is not grown beyond so many nodes.
    max_nodes: usize,
    depth: u32,
}

/// A way down the tree: the nodes after the root with those who chose them, and the position at the end.
struct Path {
    steps: Vec<(usize, Color)>,
    position: Position,
}

impl Path {
    fn leaf(&self) -> usize {
        self.steps.last().map_or(0, |&(at, _)| at)
    }
}

/// A leaf seen one turn further.
struct Expansion {
    children: Vec<Node>,
    /// Everybody's shares after the best move there.
    values: ByColor<f32>,
}

impl Tree {
    fn select(&mut self, root: Position) -> Path {
        let mut path = Path { steps: Vec::with_capacity(16), position: root };
        self.nodes[0].virtual_visits += 1;
        while let Some(child) = self.best_child(path.leaf()) {
            path.steps.push((child, path.position.to_move()));
            self.nodes[child].virtual_visits += 1;
            path.position = path.position.play_unchecked(self.nodes[child].mv);
        }
        path
    }

    /// The child to look at next; none of a leaf.
    fn best_child(&self, at: usize) -> Option<usize> {
        let node = &self.nodes[at];
        let spread = EXPLORATION * ((node.visits + node.virtual_visits).max(1) as f32).sqrt();
        let mut best: Option<(usize, f32)> = None;
        for (index, child) in node.children().zip(&self.nodes[node.children()]) {
            // What is proven needs no more looking, unless everything is.
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

    /// Adds what was seen at the end of a way, and tells everybody on it.
    fn backpropagate(&mut self, path: &Path, expansion: Expansion) {
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

    /// Looks whether the children of a node, among which `chooser` chooses, prove anything.
    fn prove(&mut self, at: usize, chooser: Color) -> bool {
        let children = &self.nodes[self.nodes[at].children()];
        if let Some(proven) = proven_win(children, chooser) {
            self.nodes[at].proven = Some(proven);
        }
        self.nodes[at].proven.is_some()
    }

    /// The children of a node, best first for who chooses there: sure wins, then by visits, sure losses last.
    fn ranking(&self, at: usize, chooser: Color) -> Vec<usize> {
        let mut children: Vec<usize> = self.nodes[at].children().collect();
        children.sort_by_key(|&child| self.rank(child, chooser));
        children
    }

    /// The first of the [`ranking`](Self::ranking).
    fn best_ranked(&self, at: usize, chooser: Color) -> Option<usize> {
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
    fn root_score(&self, at: usize, me: Color) -> Score {
        match self.nodes[at].proven {
            Some(ProvenWin { winner, turns }) => Score::decided(if winner == me { 1.0 } else { 0.0 }, turns + 1),
            None => Score::from_share(self.nodes[at].mean()),
        }
    }

    /// A move at the root, and what follows as far as it was looked at.
    fn line_from(&self, root: &Position, estimate: &Estimate, first: usize) -> PvLine {
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

/// A player who can choose a sure win has it; one who cannot avoid another's has lost.
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

/// See the head of this file.
#[derive(Debug)]
pub struct TreeSearch<'t, E> {
    root: Position,
    root_estimate: Estimate,
    evaluation: &'t E,
    over: bool,
    /// The only moves to look at from the root, where not all are.
    candidates: Option<Vec<Move>>,
    multi_pv: usize,
    /// So many turns ahead are enough.
    max_depth: Option<u32>,
    tree: Arc<Mutex<Tree>>,
    history: RepetitionHistory,
    rng: Rng,
    visited: u64,
}

impl<'t, E: Evaluation> TreeSearch<'t, E> {
    /// A search for the best move of the player to move, in at most so many bytes.
    pub fn new(request: SearchRequest<'_>, evaluation: &'t E, bytes: usize) -> TreeSearch<'t, E> {
        let max_nodes = bytes / size_of::<Node>();
        // All at once: a list that grows needs half as much again for a moment.
        let mut nodes = Vec::with_capacity(max_nodes.max(1));
        nodes.push(Node::new(Move::Pass, 0.0));
        TreeSearch {
            root: *request.game.position(),
            root_estimate: evaluation.estimate(request.game.position()),
            evaluation,
            over: request.game.outcome().is_some(),
            history: RepetitionHistory::new(request.game),
            candidates: request.candidates,
            multi_pv: request.multi_pv.max(1),
            max_depth: request.max_depth,
            tree: Arc::new(Mutex::new(Tree { nodes, max_nodes, depth: 0 })),
            rng: Rng::new(0),
            visited: 0,
        }
    }

    /// Another search that grows the same tree; each helper has a number of its own, from 1.
    #[must_use]
    pub fn helper(&self, number: usize) -> TreeSearch<'t, E> {
        TreeSearch {
            root: self.root,
            root_estimate: self.root_estimate,
            evaluation: self.evaluation,
            over: self.over,
            candidates: self.candidates.clone(),
            multi_pv: self.multi_pv,
            max_depth: self.max_depth,
            tree: Arc::clone(&self.tree),
            history: self.history.clone(),
            rng: Rng::new(number as u64),
            visited: 0,
        }
    }

    /// Whether it has begun.
    pub(super) fn has_started(&self) -> bool {
        self.visited > 0
    }

    fn tree(&self) -> MutexGuard<'_, Tree> {
        // A helper that panicked has ended the whole search already.
        self.tree.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn visit(&mut self) {
        let path = self.tree().select(self.root);
        let expansion = self.expand(&path);
        self.tree().backpropagate(&path, expansion);
    }

    /// Estimates all moves of a leaf.
    fn expand(&mut self, path: &Path) -> Expansion {
        let position = &path.position;
        if let Some(outcome) = position.outcome() {
            self.visited += 1;
            return Expansion { children: Vec::new(), values: outcome_shares(outcome.winners) };
        }
        let only = self.candidates.as_ref().filter(|_| path.steps.is_empty());
        let mover = position.to_move();
        let mut children = Vec::with_capacity(MANY_CHILDREN);
        let mut best: Option<(f32, ByColor<f32>)> = None;
        let context = self.evaluation.context(position);
        let complete = for_each_pruned_child(position, |mv, after| {
            if only.is_some_and(|only| !only.contains(&mv)) {
                return;
            }
            let (values, proven) = self.estimate_child(after, &context);
            let guess = values[mover];
            if best.is_none_or(|(most, _)| guess > most) {
                best = Some((guess, values));
            }
            children.push(Node { proven, ..Node::new(mv, guess) });
        });
        if !complete {
            // Where moves were left out, only a win can be proven.
            for child in &mut children {
                child.proven = child.proven.filter(|proven| proven.winner == mover);
            }
        }
        self.visited += children.len().max(1) as u64;
        set_priors(&mut children);
        let values = best.map_or_else(|| self.evaluation.estimate(position).shares(), |(_, values)| values);
        Expansion { children, values: self.mix_playout(values, position) }
    }

    /// In Azacru, where a glance says little about who wins, a playout has its say, the more the later.
    fn mix_playout(&mut self, values: ByColor<f32>, position: &Position) -> ByColor<f32> {
        if position.ruleset().kind() != GameKind::Azacru {
            return values;
        }
        let early = phase(position) as f32 / PHASE_START as f32;
        let weight = PLAYOUT_WEIGHT_LATE + (PLAYOUT_WEIGHT_EARLY - PLAYOUT_WEIGHT_LATE) * early;
        let winners = playout::winners(*position, &mut self.rng);
        winners.map_or(values, |winners| blend(values, outcome_shares(winners), weight))
    }

    /// Everybody's shares in a position, without looking further.
    fn estimate_child(&self, position: &Position, context: &E::Context) -> (ByColor<f32>, Option<ProvenWin>) {
        if let Some(Outcome { winners, .. }) = position.outcome() {
            let winner = winners.iter().next().filter(|_| winners.len() == 1);
            return (outcome_shares(winners), winner.map(|winner| ProvenWin { winner, turns: 0 }));
        }
        if !self.history.is_empty() && self.history.is_draw(position.hash_key()) {
            return (outcome_shares(position.players_in()), None);
        }
        let glance = self.evaluation.estimate_child(context, position).shares();
        let winners = playout::winners_of_last_round(*position);
        (winners.map_or(glance, |winners| blend(glance, outcome_shares(winners), LAST_ROUND_WEIGHT)), None)
    }
}

/// Shares of which the second have so much of the say, from 0 to 1.
fn blend(first: ByColor<f32>, second: ByColor<f32>, weight: f32) -> ByColor<f32> {
    ByColor::from_fn(|color| (1.0 - weight) * first[color] + weight * second[color])
}

/// How likely each of these moves is to be chosen: the larger its share, the more.
fn set_priors(children: &mut [Node]) {
    // Finer than a score can tell: where everything is as good as won or lost, moves still differ.
    let appeal = |child: &Node| log_odds(child.guess) / PRIOR_TEMPERATURE;
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

impl<E: Evaluation> Search for TreeSearch<'_, E> {
    fn step(&mut self, nodes: u64) -> SearchStatus {
        if self.over {
            return SearchStatus::Solved;
        }
        let end = self.visited + nodes;
        while self.visited < end {
            self.visit();
            let tree = self.tree();
            let is_deep_enough = self.max_depth.is_some_and(|depth| tree.depth >= depth);
            if tree.nodes[0].proven.is_some() || tree.nodes[0].children.len() == 1 || is_deep_enough {
                return SearchStatus::Solved;
            }
        }
        SearchStatus::Running
    }

    fn nodes(&self) -> u64 {
        self.visited
    }

    fn depth(&self) -> u32 {
        self.tree().depth
    }

    fn score(&self) -> Score {
        let (tree, me) = (self.tree(), self.root.to_move());
        tree.best_ranked(0, me).map_or(Score::EVEN, |best| tree.root_score(best, me))
    }

    fn report(&self) -> Report {
        let tree = self.tree();
        let best = tree.ranking(0, self.root.to_move());
        let mut lines: Vec<PvLine> =
            best.iter().take(self.multi_pv).map(|&at| tree.line_from(&self.root, &self.root_estimate, at)).collect();
        // The move that was looked at most is the one to trust; the others stand in the order of what they promise.
        if let Some((_, others)) = lines.split_first_mut() {
            others.sort_by_key(|line| Reverse(line.score));
        }
        if lines.is_empty() && !self.over {
            // Nothing was looked at yet; any move is better than none.
            let any = self
                .root
                .travels()
                .into_iter()
                .find(|mv| self.candidates.as_ref().is_none_or(|only| only.contains(mv)));
            lines.extend(any.map(|mv| PvLine::from_score(&self.root, &self.root_estimate, vec![mv], Score::EVEN)));
        }
        Report { depth: tree.depth, nodes: self.visited, lines }
    }
}
