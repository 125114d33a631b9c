//! Alpha-beta search with iterative deepening, for one player against all others.
//!
//! With two players this is the classic search; with more it is "paranoid": every other player is taken to play against
//! this one. The search keeps its own stack, so that it can stop after any node and go on later.
//!
//! Moves that look bad are first tried with less depth, and all but the first with the least window; they get the full
//! search if that says they are better. When an end is in sight, further passes without any of this, and in Pacru with all
//! reorientations, prove it and find the exact number of turns.

use super::move_list::{MoveSelection, RankedMove, list_moves};
use super::move_ordering::MoveOrdering;
use super::transposition::{Bound, TableEntry, TranspositionTable};
use super::{PvLine, RepetitionHistory, Report, Search, SearchRequest, SearchStatus};
use crate::eval::{Estimate, Evaluation};
use crate::score::Score;
use pacru_rules::{Color, Game, Move, Outcome, Position};

/// No search gets this deep; it bounds the stack.
const MAX_DEPTH: u32 = 120;

/// An only move is looked at so deep, to say how the game stands.
const ONLY_MOVE_DEPTH: u32 = 4;

/// Facts of the exact pass are kept apart from those of the quick one by this.
const EXACT_KEY: u64 = 0x5851_f42d_4c95_7f2d;

/// What an iteration is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Finding the best move.
    Deepening,
    /// Proving an end that was seen: the win by this move, or the loss by any.
    Proving(Option<Move>),
    /// Looking for a quicker end.
    Shortening,
}

/// How a move is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Window {
    /// With less depth and the least window.
    Reduced(u32),
    /// With the least window.
    Null,
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
    bounds: (Score, Score),
    best: Score,
    best_move: Option<Move>,
    moves: Vec<RankedMove>,
    /// Whether `moves` are all legal moves.
    complete: bool,
    next: usize,
    window: Window,
    /// The move under way has to be searched again, like this.
    retry: Option<Window>,
}

impl Frame {
    /// Whether this would be the best score for who chooses here.
    fn improves(&self, score: Score) -> bool {
        if self.maximises { score > self.alpha } else { score < self.beta }
    }

    fn null_window(&self) -> (Score, Score) {
        if self.maximises { (self.alpha, self.alpha.above()) } else { (self.beta.below(), self.beta) }
    }
}

/// See the head of this file.
#[derive(Debug)]
pub struct AlphaBeta<'t, E> {
    root: Position,
    root_estimate: Estimate,
    me: Color,
    table: &'t TranspositionTable,
    evaluation: &'t E,
    stack: Vec<Frame>,
    /// Lists of moves that are not in use.
    spare: Vec<Vec<RankedMove>>,
    ordering: MoveOrdering,
    history: RepetitionHistory,
    report: Report,
    /// The only moves to look at from the root, where not all are.
    candidates: Option<Vec<Move>>,
    /// How many best moves are wanted, and those that this iteration has found.
    multi_pv: usize,
    finished_lines: Vec<PvLine>,
    /// So many turns ahead are enough.
    max_depth: Option<u32>,
    /// The depth of the iteration under way.
    depth: u32,
    stage: Stage,
    /// An end was seen but cannot be proven: there are too many reorientations to look at.
    unprovable: bool,
    /// A move at the root that is not among the promising ones, but better.
    extra_root_move: Option<Move>,
    solved: bool,
}

impl<'t, E: Evaluation> AlphaBeta<'t, E> {
    /// A search for the best move of the player to move. Several can share a table; those with another `number` than 0
    /// look at the same things in another order, to help the first.
    pub fn new(
        request: SearchRequest<'_>,
        evaluation: &'t E,
        table: &'t TranspositionTable,
        number: usize,
    ) -> AlphaBeta<'t, E> {
        let root = *request.game.position();
        let moves = root_moves(request.game, request.candidates.as_deref());
        let root_estimate = evaluation.estimate(&root);
        let first = moves.first().map(|&mv| PvLine::from_score(&root, &root_estimate, vec![mv], Score::EVEN));
        AlphaBeta {
            root,
            root_estimate,
            me: root.to_move(),
            table,
            evaluation,
            stack: Vec::new(),
            spare: Vec::new(),
            ordering: MoveOrdering::new(number),
            history: RepetitionHistory::new(request.game),
            report: Report { depth: 0, nodes: 0, lines: first.into_iter().collect() },
            candidates: request.candidates,
            multi_pv: request.multi_pv.clamp(1, moves.len().max(1)),
            finished_lines: Vec::new(),
            max_depth: request.max_depth,
            // Every other helper begins a turn further, so that not all do the same.
            depth: number as u32 % 2,
            stage: Stage::Deepening,
            unprovable: false,
            extra_root_move: None,
            solved: moves.is_empty(),
        }
    }

    fn is_deep_enough(&self) -> bool {
        self.max_depth.is_some_and(|depth| self.report.depth >= depth)
    }

    /// Whether nothing is cut short.
    fn is_exact(&self) -> bool {
        self.stage != Stage::Deepening
    }

    /// The table's key: scores are one player's, so the same position has another entry for each.
    fn table_key(&self, key: u64) -> u64 {
        let stage = if self.is_exact() { EXACT_KEY } else { 0 };
        key ^ stage ^ (self.me as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    fn start_iteration(&mut self) {
        if self.finished_lines.is_empty() {
            self.depth += 1;
        }
        let root = self.root;
        self.push(root, root.hash_key(), self.depth, Score::LOWEST, Score::HIGHEST);
    }

    fn push(&mut self, position: Position, key: u64, depth: u32, alpha: Score, beta: Score) {
        let ply = self.stack.len();
        let mut moves = self.spare.pop().unwrap_or_default();
        let known = self.table.get(self.table_key(key)).and_then(|entry| entry.best);
        let width = if self.is_exact() { MoveSelection::All } else { MoveSelection::Pruned };
        let mut complete = list_moves(&position, width, &mut moves);
        if ply == 0 {
            if let Some(mv) = self.extra_root_move.filter(|&mv| !moves.iter().any(|candidate| candidate.mv == mv)) {
                moves.push(RankedMove { mv, rank: 0 });
            }
            let found = &self.finished_lines;
            let only = self.candidates.as_ref();
            moves.retain(|candidate| {
                only.is_none_or(|only| only.contains(&candidate.mv))
                    && !found.iter().any(|line| line.moves.first() == Some(&candidate.mv))
            });
            complete &= only.is_none();
            if let Stage::Proving(Some(best)) = self.stage {
                moves.retain(|candidate| candidate.mv == best);
            }
        }
        self.ordering.rank(&position, ply, known, &mut moves);
        let maximises = position.to_move() == self.me;
        self.stack.push(Frame {
            position,
            key,
            maximises,
            depth,
            alpha,
            beta,
            bounds: (alpha, beta),
            best: if maximises { Score::LOWEST } else { Score::HIGHEST },
            best_move: None,
            moves,
            complete,
            next: 0,
            window: Window::Full,
            retry: None,
        });
    }

    /// Visits one node: the next child of the topmost frame, or its end.
    fn visit(&mut self) {
        let ply = self.stack.len() as u32;
        let exact = self.is_exact();
        let Some(frame) = self.stack.last_mut() else {
            return self.start_iteration();
        };
        if let Some(window) = frame.retry.take() {
            frame.window = window;
        } else if next_move(frame) {
            frame.window = if frame.next == 1 || exact { Window::Full } else { first_window(frame, ply) };
        } else {
            return self.finish();
        }
        let mv = frame.moves[frame.next - 1].mv;
        let after = frame.position.play_unchecked(mv);
        let (alpha, beta) = if frame.window == Window::Full { (frame.alpha, frame.beta) } else { frame.null_window() };
        let depth = frame.depth - 1 - if let Window::Reduced(by) = frame.window { by } else { 0 };
        self.report.nodes += 1;
        if depth == 0 && self.history.is_empty() {
            let score = match after.outcome() {
                Some(outcome) => self.end_score(outcome, ply),
                None => self.evaluation.estimate(&after).score(self.me),
            };
            return self.return_score(mv, score);
        }
        let key = after.hash_key();
        match self.known_score(&after, key, ply, depth, alpha, beta) {
            Some(score) => self.return_score(mv, score),
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
            return Some(Score::decided(share, ply));
        }
        if let Some(entry) = self.table.get(self.table_key(key))
            && u32::from(entry.depth) >= depth
        {
            let score = Score::from_table(entry.score, ply);
            let decides = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => score >= beta,
                Bound::AtMost => score <= alpha,
            };
            if decides {
                return Some(score);
            }
        }
        (depth == 0).then(|| self.evaluation.estimate(position).score(self.me))
    }

    fn end_score(&self, outcome: Outcome, ply: u32) -> Score {
        let mine = outcome.winners.contains(self.me);
        let share = if mine { 1.0 / outcome.winners.len() as f32 } else { 0.0 };
        Score::decided(share, ply)
    }

    /// Whether a Pacru position has come up before: twice in the game, or on the way here.
    fn repeats(&self, key: u64) -> bool {
        !self.history.is_empty() && (self.history.is_draw(key) || self.stack.iter().any(|frame| frame.key == key))
    }

    /// Gives the score of a child to the topmost frame.
    fn return_score(&mut self, mv: Move, score: Score) {
        let Some(frame) = self.stack.last_mut() else {
            return;
        };
        if frame.window != Window::Full && frame.improves(score) {
            let open = frame.null_window() != (frame.alpha, frame.beta);
            let retry = match frame.window {
                Window::Reduced(_) => Some(Window::Null),
                _ => open.then_some(Window::Full),
            };
            if retry.is_some() {
                frame.retry = retry;
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
        if self.stack.len() == 1 && better && self.multi_pv == 1 && !self.is_exact() {
            self.report.lines = vec![self.line_from(mv, score)];
        }
    }

    /// A move at the root and, as far as the table knows, what follows.
    fn line_from(&self, first: Move, score: Score) -> PvLine {
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
        PvLine::from_score(&self.root, &self.root_estimate, line, self.unproven_if_paranoid(score))
    }

    /// A loss is proven only against one opponent: several need not play together.
    fn unproven_if_paranoid(&self, score: Score) -> Score {
        let lost = score.proven_in().is_some_and(|turns| turns < 0);
        if lost && self.root.players_in().len() > 2 { score.unproven() } else { score }
    }

    /// The topmost frame is done: remember it and go back.
    fn finish(&mut self) {
        let Some(mut frame) = self.stack.pop() else {
            return;
        };
        let ply = self.stack.len() as u32;
        if !frame.complete && frame.best.proven_in().is_some_and(|turns| (turns < 0) == frame.maximises) {
            // All moves looked at lose, but not all were looked at.
            frame.best = frame.best.unproven();
        }
        let (alpha, beta) = frame.bounds;
        let bound = if frame.best <= alpha {
            Bound::AtMost
        } else if frame.best >= beta {
            Bound::AtLeast
        } else {
            Bound::Exact
        };
        if frame.alpha >= frame.beta {
            self.ordering.record_cutoff(&frame.position, ply as usize, frame.depth, &frame.moves[..frame.next]);
        }
        if ply > 0 || self.finished_lines.is_empty() {
            self.table.put(TableEntry {
                key: self.table_key(frame.key),
                score: frame.best.to_table(ply),
                depth: frame.depth as u8,
                bound,
                best: frame.best_move,
            });
        }
        let moves = frame.moves.len();
        self.spare.push(frame.moves);
        if let Some(parent) = self.stack.last() {
            let mv = parent.moves[parent.next - 1].mv;
            self.return_score(mv, frame.best);
        } else if let Some(mv) = frame.best_move {
            self.finish_line(mv, frame.best, moves == 1);
        } else {
            self.solved = true;
        }
    }

    /// A best move of this depth is found.
    fn finish_line(&mut self, mv: Move, score: Score, only: bool) {
        let line = self.line_from(mv, score);
        if self.is_exact() {
            return self.finish_proof_stage(line);
        }
        self.finished_lines.push(line);
        if self.finished_lines.len() < self.multi_pv {
            return;
        }
        self.report.depth = self.depth;
        self.report.lines = std::mem::take(&mut self.finished_lines);
        // A later line may turn out better where moves were tried with less depth.
        self.report.lines.sort_by_key(|line| std::cmp::Reverse(line.score));
        let bottom = (only && self.depth >= ONLY_MOVE_DEPTH) || self.depth >= MAX_DEPTH;
        let end = self.report.score().turns_to_end().filter(|_| self.multi_pv == 1 && !self.unprovable && !bottom);
        match end {
            Some(turns) => {
                self.stage = Stage::Proving((turns > 0).then_some(mv));
                self.depth = turns.unsigned_abs() - 1;
            }
            None => self.solved = bottom || self.is_deep_enough(),
        }
    }

    /// An iteration of an exact pass is over.
    fn finish_proof_stage(&mut self, line: PvLine) {
        let turns = line.score.proven_in();
        match self.stage {
            Stage::Proving(_) if turns.is_none() => {
                self.unprovable = true;
                if line.score > self.report.score() {
                    // Among all reorientations there was one that does not lose.
                    self.extra_root_move = line.moves.first().copied();
                    self.report.lines = vec![line];
                }
                self.stage = Stage::Deepening;
                self.depth = self.report.depth;
                self.solved = self.is_deep_enough();
            }
            Stage::Proving(winning) => {
                self.report.lines = vec![line];
                // A loss was looked at in full: nothing resists longer. Nothing is quicker than one turn.
                self.solved = winning.is_none() || turns == Some(1);
                self.stage = Stage::Shortening;
                self.depth = 0;
            }
            _ => {
                // The table may know the same win again; only a quicker one is news.
                if line.score > self.report.score() {
                    self.report.lines = vec![line];
                }
                let known = self.report.score().proven_in().map_or(0, i32::unsigned_abs);
                self.solved = self.depth + 1 >= known;
            }
        }
    }
}

/// The moves from the root, all or those that are asked for.
fn root_moves(game: &Game, only: Option<&[Move]>) -> Vec<Move> {
    if game.outcome().is_some() {
        return Vec::new();
    }
    let mut list = Vec::new();
    list_moves(game.position(), MoveSelection::Pruned, &mut list);
    list.into_iter().map(|candidate| candidate.mv).filter(|mv| only.is_none_or(|only| only.contains(mv))).collect()
}

/// Takes up the most promising move left, unless the rest cannot matter any more.
fn next_move(frame: &mut Frame) -> bool {
    if frame.alpha >= frame.beta {
        return false;
    }
    let rest = &mut frame.moves[frame.next..];
    let Some(best) = (0..rest.len()).max_by_key(|&index| (rest[index].rank, std::cmp::Reverse(index))) else {
        return false;
    };
    rest.swap(0, best);
    frame.next += 1;
    true
}

/// How a move that is not the first is tried at first: late moves with less depth.
fn first_window(frame: &Frame, ply: u32) -> Window {
    let number = frame.next;
    if frame.depth < 3 || number <= 4 {
        return Window::Null;
    }
    let by = 1 + u32::from(number > 12) + u32::from(number > 30 && frame.depth > 4);
    Window::Reduced(if ply == 1 { by.min(1) } else { by.min(frame.depth - 2) })
}

impl<E: Evaluation> Search for AlphaBeta<'_, E> {
    fn step(&mut self, nodes: u64) -> SearchStatus {
        let end = self.report.nodes.saturating_add(nodes);
        while !self.solved && self.report.nodes < end {
            self.visit();
        }
        if self.solved { SearchStatus::Solved } else { SearchStatus::Running }
    }

    fn nodes(&self) -> u64 {
        self.report.nodes
    }

    fn depth(&self) -> u32 {
        self.report.depth
    }

    fn score(&self) -> Score {
        self.report.score()
    }

    fn report(&self) -> Report {
        self.report.clone()
    }
}
