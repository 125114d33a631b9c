//! Alpha-beta search with iterative deepening, for one player against all others.
//!
//! With two players this is the classic search; with more it is "paranoid": every other player is taken to play against
//! this one. The search keeps its own stack, so that it can stop after any node and go on later.
//!
//! Moves that look bad are first tried with less depth, and all but the first with the least window; they get the full
//! search if that says they are better. When an end is in sight, further passes without any of this, and in Pacru with all
//! reorientations, prove it and find the exact number of turns.

use super::moves::{Candidate, Width, candidates};
use super::order::Ordering;
use super::table::{Bound, Entry, Table};
use super::{Line, Progress, Report, Search, Task, past_positions};
use crate::eval::evaluate;
use crate::score::Score;
use pacru_rules::{Color, Game, Move, Outcome, Position};
use std::collections::HashMap;

/// No search gets this deep; it bounds the stack.
const DEEPEST: u32 = 120;

/// An only move is looked at so deep, to say how the game stands.
const ONLY_MOVE: u32 = 4;

/// Facts of the exact pass are kept apart from those of the quick one by this.
const EXACT_KEYS: u64 = 0x5851_f42d_4c95_7f2d;

/// What an iteration is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pass {
    /// Finding the best move.
    Deepening,
    /// Proving an end that was seen: the win by this move, or the loss by any.
    Confirming(Option<Move>),
    /// Looking for a quicker end.
    Shortening,
}

/// How a move is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trial {
    /// With less depth and the least window.
    Reduced(u32),
    /// With the least window.
    Narrow,
    Full,
}

/// A position being searched.
#[derive(Clone, Debug)]
struct Frame {
    position: Position,
    key: u64,
    maximises: bool,
    /// Turns still to look ahead from here.
    depth: u32,
    alpha: Score,
    beta: Score,
    /// Alpha and beta as they were at first, to know what the result means.
    window: (Score, Score),
    best: Score,
    best_move: Option<Move>,
    moves: Vec<Candidate>,
    /// Whether `moves` are all legal moves.
    complete: bool,
    next: usize,
    trial: Trial,
    /// The move under way has to be searched again, like this.
    again: Option<Trial>,
}

impl Frame {
    /// Whether this would be the best score for who chooses here.
    fn improves(&self, score: Score) -> bool {
        if self.maximises { score > self.alpha } else { score < self.beta }
    }

    fn least_window(&self) -> (Score, Score) {
        if self.maximises { (self.alpha, self.alpha.above()) } else { (self.beta.below(), self.beta) }
    }
}

/// See the head of this file.
#[derive(Debug)]
pub struct AlphaBeta<'t> {
    root: Position,
    me: Color,
    table: &'t Table,
    stack: Vec<Frame>,
    /// Lists of moves that are not in use.
    spare: Vec<Vec<Candidate>>,
    order: Ordering,
    /// How often each position has come up in the game before the search (Pacru).
    past: HashMap<u64, u32>,
    report: Report,
    /// The only moves to look at from the root, where not all are.
    only: Option<Vec<Move>>,
    /// How many best moves are wanted, and those that this iteration has found.
    wanted: usize,
    found: Vec<Line>,
    /// So many turns ahead are enough.
    enough: Option<u32>,
    /// The depth of the iteration under way.
    depth: u32,
    pass: Pass,
    /// An end was seen but cannot be proven: there are too many reorientations to look at.
    beyond_proof: bool,
    /// A move at the root that is not among the promising ones, but better.
    rescue: Option<Move>,
    settled: bool,
}

impl<'t> AlphaBeta<'t> {
    /// A search for the best move of the player to move. Several can share a table; those with another `number` than 0
    /// look at the same things in another order, to help the first.
    pub fn new(task: Task<'_>, table: &'t Table, number: usize) -> AlphaBeta<'t> {
        let root = *task.game.position();
        let moves = first_moves(task.game, task.only.as_deref());
        let first = moves.first().map(|&mv| Line::of_score(&root, vec![mv], Score::EVEN));
        AlphaBeta {
            root,
            me: root.to_move(),
            table,
            stack: Vec::new(),
            spare: Vec::new(),
            order: Ordering::new(number),
            past: past_positions(task.game),
            report: Report { depth: 0, nodes: 0, lines: first.into_iter().collect() },
            only: task.only,
            wanted: task.lines.clamp(1, moves.len().max(1)),
            found: Vec::new(),
            enough: task.depth,
            // Every other helper begins a turn further, so that not all do the same.
            depth: number as u32 % 2,
            pass: Pass::Deepening,
            beyond_proof: false,
            rescue: None,
            settled: moves.is_empty(),
        }
    }

    fn is_deep_enough(&self) -> bool {
        self.enough.is_some_and(|depth| self.report.depth >= depth)
    }

    /// Whether nothing is cut short.
    fn is_exact(&self) -> bool {
        self.pass != Pass::Deepening
    }

    /// The table's key: scores are one player's, so the same position has another entry for each.
    fn table_key(&self, key: u64) -> u64 {
        let pass = if self.is_exact() { EXACT_KEYS } else { 0 };
        key ^ pass ^ (self.me as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    fn begin_line(&mut self) {
        if self.found.is_empty() {
            self.depth += 1;
        }
        let root = self.root;
        self.push(root, root.hash_key(), self.depth, Score::LOWEST, Score::HIGHEST);
    }

    fn push(&mut self, position: Position, key: u64, depth: u32, alpha: Score, beta: Score) {
        let ply = self.stack.len();
        let mut moves = self.spare.pop().unwrap_or_default();
        let known = self.table.get(self.table_key(key)).and_then(|entry| entry.best);
        let width = if self.is_exact() { Width::Whole } else { Width::Promising };
        let mut complete = candidates(&position, width, &mut moves);
        if ply == 0 {
            if let Some(mv) = self.rescue.filter(|&mv| !moves.iter().any(|candidate| candidate.mv == mv)) {
                moves.push(Candidate { mv, promise: 0 });
            }
            let found = &self.found;
            let only = self.only.as_ref();
            moves.retain(|candidate| {
                only.is_none_or(|only| only.contains(&candidate.mv))
                    && !found.iter().any(|line| line.moves.first() == Some(&candidate.mv))
            });
            complete &= only.is_none();
            if let Pass::Confirming(Some(best)) = self.pass {
                moves.retain(|candidate| candidate.mv == best);
            }
        }
        self.order.rate(&position, ply, known, &mut moves);
        let maximises = position.to_move() == self.me;
        self.stack.push(Frame {
            position,
            key,
            maximises,
            depth,
            alpha,
            beta,
            window: (alpha, beta),
            best: if maximises { Score::LOWEST } else { Score::HIGHEST },
            best_move: None,
            moves,
            complete,
            next: 0,
            trial: Trial::Full,
            again: None,
        });
    }

    /// Visits one node: the next child of the topmost frame, or its end.
    fn visit(&mut self) {
        let ply = self.stack.len() as u32;
        let exact = self.is_exact();
        let Some(frame) = self.stack.last_mut() else {
            return self.begin_line();
        };
        if let Some(trial) = frame.again.take() {
            frame.trial = trial;
        } else if next_move(frame) {
            frame.trial = if frame.next == 1 || exact { Trial::Full } else { first_trial(frame, ply) };
        } else {
            return self.finish();
        }
        let mv = frame.moves[frame.next - 1].mv;
        let after = frame.position.play_unchecked(mv);
        let (alpha, beta) = if frame.trial == Trial::Full { (frame.alpha, frame.beta) } else { frame.least_window() };
        let depth = frame.depth - 1 - if let Trial::Reduced(by) = frame.trial { by } else { 0 };
        self.report.nodes += 1;
        if depth == 0 && self.past.is_empty() {
            let score = match after.outcome() {
                Some(outcome) => self.end_score(outcome, ply),
                None => evaluate(&after, self.me),
            };
            return self.hand_up(mv, score);
        }
        let key = after.hash_key();
        match self.known_score(&after, key, ply, depth, alpha, beta) {
            Some(score) => self.hand_up(mv, score),
            None => self.push(after, key, depth, alpha, beta),
        }
    }

    /// The score of a position that needs no search.
    fn known_score(
        &self,
        position: &Position,
        key: u64,
        ply: u32,
        depth: u32,
        alpha: Score,
        beta: Score,
    ) -> Option<Score> {
        if let Some(outcome) = position.outcome() {
            return Some(self.end_score(outcome, ply));
        }
        if self.repeats(key) {
            let share = 1.0 / position.players_in().len() as f32;
            return Some(Score::end(share, ply));
        }
        if let Some(entry) = self.table.get(self.table_key(key))
            && u32::from(entry.depth) >= depth
        {
            let score = entry.score.seen_earlier(ply);
            let decides = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => score >= beta,
                Bound::AtMost => score <= alpha,
            };
            if decides {
                return Some(score);
            }
        }
        (depth == 0).then(|| evaluate(position, self.me))
    }

    fn end_score(&self, outcome: Outcome, ply: u32) -> Score {
        let mine = outcome.winners.contains(self.me);
        let share = if mine { 1.0 / outcome.winners.len() as f32 } else { 0.0 };
        Score::end(share, ply)
    }

    /// Whether a Pacru position has come up before: twice in the game, or on the way here.
    fn repeats(&self, key: u64) -> bool {
        !self.past.is_empty()
            && (self.past.get(&key).is_some_and(|&times| times >= 2) || self.stack.iter().any(|frame| frame.key == key))
    }

    /// Gives the score of a child to the topmost frame.
    fn hand_up(&mut self, mv: Move, score: Score) {
        let Some(frame) = self.stack.last_mut() else {
            return;
        };
        if frame.trial != Trial::Full && frame.improves(score) {
            let open = frame.least_window() != (frame.alpha, frame.beta);
            let again = match frame.trial {
                Trial::Reduced(_) => Some(Trial::Narrow),
                _ => open.then_some(Trial::Full),
            };
            if again.is_some() {
                frame.again = again;
                return;
            }
        }
        let better = if frame.maximises { score > frame.best } else { score < frame.best };
        if better {
            frame.best = score;
            frame.best_move = Some(mv);
        }
        if frame.maximises {
            frame.alpha = frame.alpha.max(score);
        } else {
            frame.beta = frame.beta.min(score);
        }
        // A better move counts at once: the iteration looks at the best move of the last one first. Where several lines are
        // wanted, all of them wait for the end of the iteration, so that they compare.
        if self.stack.len() == 1 && better && self.wanted == 1 && !self.is_exact() {
            self.report.lines = vec![self.line_from(mv, score)];
        }
    }

    /// A move at the root and, as far as the table knows, what follows.
    fn line_from(&self, first: Move, score: Score) -> Line {
        let mut position = self.root;
        let mut seen = vec![position.hash_key()];
        let mut line = Vec::new();
        let mut next = Some(first);
        while let Some(mv) = next.filter(|_| line.len() < self.depth as usize) {
            line.push(mv);
            position = position.play_unchecked(mv);
            let key = position.hash_key();
            if position.outcome().is_some() || seen.contains(&key) {
                break;
            }
            seen.push(key);
            let entry = self.table.get(self.table_key(key));
            next = entry.and_then(|entry| entry.best).filter(|&mv| position.validate(mv).is_ok());
        }
        Line::of_score(&self.root, line, self.honest(score))
    }

    /// A loss is proven only against one opponent: several need not play together.
    fn honest(&self, score: Score) -> Score {
        let lost = score.proven_turns().is_some_and(|turns| turns < 0);
        if lost && self.root.players_in().len() > 2 { score.unproven() } else { score }
    }

    /// The topmost frame is done: remember it and go back.
    fn finish(&mut self) {
        let Some(mut frame) = self.stack.pop() else {
            return;
        };
        let ply = self.stack.len() as u32;
        if !frame.complete && frame.best.proven_turns().is_some_and(|turns| (turns < 0) == frame.maximises) {
            // All moves looked at lose, but not all were looked at.
            frame.best = frame.best.unproven();
        }
        let (alpha, beta) = frame.window;
        let bound = if frame.best <= alpha {
            Bound::AtMost
        } else if frame.best >= beta {
            Bound::AtLeast
        } else {
            Bound::Exact
        };
        if frame.alpha >= frame.beta {
            self.order.learn(&frame.position, ply as usize, frame.depth, &frame.moves[..frame.next]);
        }
        if ply > 0 || self.found.is_empty() {
            self.table.put(Entry {
                key: self.table_key(frame.key),
                score: frame.best.seen_later(ply),
                depth: frame.depth as u8,
                bound,
                best: frame.best_move,
            });
        }
        let moves = frame.moves.len();
        self.spare.push(frame.moves);
        if let Some(parent) = self.stack.last() {
            let mv = parent.moves[parent.next - 1].mv;
            self.hand_up(mv, frame.best);
        } else if let Some(mv) = frame.best_move {
            self.finish_line(mv, frame.best, moves == 1);
        } else {
            self.settled = true;
        }
    }

    /// A best move of this depth is found.
    fn finish_line(&mut self, mv: Move, score: Score, only: bool) {
        let line = self.line_from(mv, score);
        if self.is_exact() {
            return self.finish_exactly(line);
        }
        self.found.push(line);
        if self.found.len() < self.wanted {
            return;
        }
        self.report.depth = self.depth;
        self.report.lines = std::mem::take(&mut self.found);
        // A later line may turn out better where moves were tried with less depth.
        self.report.lines.sort_by_key(|line| std::cmp::Reverse(line.score));
        let bottom = (only && self.depth >= ONLY_MOVE) || self.depth >= DEEPEST;
        let end = self.report.score().end_turns().filter(|_| self.wanted == 1 && !self.beyond_proof && !bottom);
        match end {
            Some(turns) => {
                self.pass = Pass::Confirming((turns > 0).then_some(mv));
                self.depth = turns.unsigned_abs() - 1;
            }
            None => self.settled = bottom || self.is_deep_enough(),
        }
    }

    /// An iteration of an exact pass is over.
    fn finish_exactly(&mut self, line: Line) {
        let turns = line.score.proven_turns();
        match self.pass {
            Pass::Confirming(_) if turns.is_none() => {
                self.beyond_proof = true;
                if line.score > self.report.score() {
                    // Among all reorientations there was one that does not lose.
                    self.rescue = line.moves.first().copied();
                    self.report.lines = vec![line];
                }
                self.pass = Pass::Deepening;
                self.depth = self.report.depth;
                self.settled = self.is_deep_enough();
            }
            Pass::Confirming(winning) => {
                self.report.lines = vec![line];
                // A loss was looked at in full: nothing resists longer. Nothing is quicker than one turn.
                self.settled = winning.is_none() || turns == Some(1);
                self.pass = Pass::Shortening;
                self.depth = 0;
            }
            _ => {
                // The table may know the same win again; only a quicker one is news.
                if line.score > self.report.score() {
                    self.report.lines = vec![line];
                }
                let known = self.report.score().proven_turns().map_or(0, i32::unsigned_abs);
                self.settled = self.depth + 1 >= known;
            }
        }
    }
}

/// The moves from the root, all or those that are asked for.
fn first_moves(game: &Game, only: Option<&[Move]>) -> Vec<Move> {
    if game.outcome().is_some() {
        return Vec::new();
    }
    let mut list = Vec::new();
    candidates(game.position(), Width::Promising, &mut list);
    list.into_iter().map(|candidate| candidate.mv).filter(|mv| only.is_none_or(|only| only.contains(mv))).collect()
}

/// Takes up the most promising move left, unless the rest cannot matter any more.
fn next_move(frame: &mut Frame) -> bool {
    if frame.alpha >= frame.beta {
        return false;
    }
    let rest = &mut frame.moves[frame.next..];
    let Some(best) = (0..rest.len()).max_by_key(|&index| (rest[index].promise, std::cmp::Reverse(index))) else {
        return false;
    };
    rest.swap(0, best);
    frame.next += 1;
    true
}

/// How a move that is not the first is tried at first: late moves with less depth.
fn first_trial(frame: &Frame, ply: u32) -> Trial {
    let number = frame.next;
    if frame.depth < 3 || number <= 4 {
        return Trial::Narrow;
    }
    let by = 1 + u32::from(number > 12) + u32::from(number > 30 && frame.depth > 4);
    Trial::Reduced(if ply == 1 { by.min(1) } else { by.min(frame.depth - 2) })
}

impl Search for AlphaBeta<'_> {
    fn step(&mut self, nodes: u64) -> Progress {
        let end = self.report.nodes.saturating_add(nodes);
        while !self.settled && self.report.nodes < end {
            self.visit();
        }
        if self.settled { Progress::Settled } else { Progress::Thinking }
    }

    fn report(&self) -> Report {
        self.report.clone()
    }
}
