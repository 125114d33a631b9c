//! Alpha-beta search with iterative deepening, for one player against all others.
//!
//! With two players this is the classic search; with more it is "paranoid": every other player is taken to play against
//! this one. The search keeps its own stack, so that it can stop after any node and go on later.

use super::moves::{Candidate, candidates};
use super::table::{Bound, Entry, Table};
use super::{Line, Progress, Report, Search};
use crate::eval::evaluate;
use crate::score::Score;
use pacru_rules::{Color, Game, Move, Outcome, Position, Ruleset};
use std::collections::HashMap;

/// No search gets this deep; it bounds the stack.
const DEEPEST: u32 = 120;

/// An only move is looked at so deep, to say how the game stands.
const ONLY_MOVE: u32 = 4;

/// A position being searched.
#[derive(Clone, Debug)]
struct Frame {
    position: Position,
    key: u64,
    /// Turns still to look ahead from here.
    depth: u32,
    alpha: Score,
    beta: Score,
    /// Alpha and beta as they were at first, to know what the result means.
    window: (Score, Score),
    best: Score,
    best_move: Option<Move>,
    moves: Vec<Candidate>,
    next: usize,
}

/// See the head of this file.
#[derive(Debug)]
pub struct AlphaBeta<'t> {
    root: Position,
    me: Color,
    table: &'t mut Table,
    stack: Vec<Frame>,
    /// Frames that are not in use, with their lists of moves.
    spare: Vec<Frame>,
    /// How often each position has come up in the game before the search (Pacru).
    past: HashMap<u64, u32>,
    report: Report,
    /// The only moves to look at from the root, where not all are.
    only: Option<Vec<Move>>,
    /// The depth of the iteration under way.
    depth: u32,
    settled: bool,
}

impl<'t> AlphaBeta<'t> {
    /// A search for the best move of the player to move.
    pub fn new(game: &Game, table: &'t mut Table) -> AlphaBeta<'t> {
        let root = *game.position();
        let mut past = HashMap::new();
        if let Ruleset::Pacru { .. } = root.ruleset() {
            for position in game.positions() {
                *past.entry(position.key()).or_default() += 1;
            }
        }
        let mut moves = Vec::new();
        if game.outcome().is_none() {
            candidates(&root, None, &mut moves);
        }
        let first = moves.first().map(|candidate| candidate.mv);
        AlphaBeta {
            root,
            me: root.to_move(),
            table,
            stack: Vec::new(),
            spare: Vec::new(),
            past,
            report: Report {
                depth: 0,
                nodes: 0,
                lines: first.map(|mv| Line::of_score(&root, vec![mv], Score::EVEN)).into_iter().collect(),
            },
            only: None,
            depth: 0,
            settled: moves.is_empty(),
        }
    }

    /// Looks only at these moves of the player to move.
    #[must_use]
    pub fn among(mut self, moves: Vec<Move>) -> AlphaBeta<'t> {
        let first = moves.first().map(|&mv| Line::of_score(&self.root, vec![mv], Score::EVEN));
        self.report.lines = first.into_iter().collect();
        self.settled = moves.is_empty();
        self.only = Some(moves);
        self
    }

    /// The table's key: scores are one player's, so the same position has another entry for each.
    fn table_key(&self, key: u64) -> u64 {
        key ^ (self.me as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    fn begin_iteration(&mut self) {
        self.depth += 1;
        let root = self.root;
        self.push(root, self.depth, Score::LOWEST, Score::HIGHEST);
    }

    fn push(&mut self, position: Position, depth: u32, alpha: Score, beta: Score) {
        let mut moves = self.spare.pop().map(|frame| frame.moves).unwrap_or_default();
        let key = position.key();
        let known = self.table.get(self.table_key(key)).and_then(|entry| entry.best);
        candidates(&position, known, &mut moves);
        if let Some(only) = self.only.as_ref().filter(|_| self.stack.is_empty()) {
            moves.retain(|candidate| only.contains(&candidate.mv));
        }
        let maximises = position.to_move() == self.me;
        self.stack.push(Frame {
            position,
            key,
            depth,
            alpha,
            beta,
            window: (alpha, beta),
            best: if maximises { Score::LOWEST } else { Score::HIGHEST },
            best_move: None,
            moves,
            next: 0,
        });
    }

    /// Visits one node: the next child of the topmost frame, or its end.
    fn visit(&mut self) {
        let ply = self.stack.len() as u32;
        let Some(frame) = self.stack.last_mut() else {
            return self.begin_iteration();
        };
        let Some(mv) = next_move(frame) else {
            return self.finish();
        };
        let after = frame.position.play_unchecked(mv);
        let (depth, alpha, beta) = (frame.depth - 1, frame.alpha, frame.beta);
        self.report.nodes += 1;
        match self.known_score(&after, ply, depth, alpha, beta) {
            Some(score) => self.hand_up(mv, score),
            None => self.push(after, depth, alpha, beta),
        }
    }

    /// The score of a position that needs no search.
    fn known_score(&self, position: &Position, ply: u32, depth: u32, alpha: Score, beta: Score) -> Option<Score> {
        if let Some(outcome) = position.outcome() {
            return Some(self.end_score(outcome, ply));
        }
        let key = position.key();
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
        let maximises = frame.position.to_move() == self.me;
        let better = if maximises { score > frame.best } else { score < frame.best };
        if better {
            frame.best = score;
            frame.best_move = Some(mv);
        }
        if maximises {
            frame.alpha = frame.alpha.max(score);
        } else {
            frame.beta = frame.beta.min(score);
        }
        if self.stack.len() == 1 && better {
            self.note_best(mv, score);
        }
    }

    /// A better move at the root counts at once: the iteration looks at the best move of the last one first.
    fn note_best(&mut self, mv: Move, score: Score) {
        self.report.lines = vec![Line::of_score(&self.root, self.line_from(mv), score)];
    }

    /// Follows the table from the best move on.
    fn line_from(&self, first: Move) -> Vec<Move> {
        let mut position = self.root;
        let mut seen = vec![position.key()];
        let mut line = Vec::new();
        let mut next = Some(first);
        while let Some(mv) = next.filter(|_| line.len() < self.depth as usize) {
            line.push(mv);
            position = position.play_unchecked(mv);
            let key = position.key();
            if position.outcome().is_some() || seen.contains(&key) {
                break;
            }
            seen.push(key);
            let entry = self.table.get(self.table_key(key));
            next = entry.and_then(|entry| entry.best).filter(|&mv| position.judge(mv).is_ok());
        }
        line
    }

    /// The topmost frame is done: remember it and go back.
    fn finish(&mut self) {
        let Some(frame) = self.stack.pop() else {
            return;
        };
        let ply = self.stack.len() as u32;
        let (alpha, beta) = frame.window;
        let bound = if frame.best <= alpha {
            Bound::AtMost
        } else if frame.best >= beta {
            Bound::AtLeast
        } else {
            Bound::Exact
        };
        self.table.put(Entry {
            key: self.table_key(frame.key),
            score: frame.best.seen_later(ply),
            depth: frame.depth as u8,
            bound,
            best: frame.best_move,
        });
        let score = frame.best;
        self.spare.push(frame);
        if let Some(parent) = self.stack.last() {
            let mv = parent.moves[parent.next - 1].mv;
            self.hand_up(mv, score);
        } else {
            self.report.depth = self.depth;
            let no_choice = self.spare.last().is_some_and(|root| root.moves.len() == 1) && self.depth >= ONLY_MOVE;
            self.settled = score.proven_turns().is_some() || no_choice || self.depth >= DEEPEST;
        }
    }
}

/// The most promising move left, unless the rest cannot matter any more.
fn next_move(frame: &mut Frame) -> Option<Move> {
    if frame.alpha >= frame.beta {
        return None;
    }
    let rest = &mut frame.moves[frame.next..];
    let best = (0..rest.len()).max_by_key(|&index| (rest[index].promise, std::cmp::Reverse(index)))?;
    rest.swap(0, best);
    frame.next += 1;
    Some(rest[0].mv)
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
