//! Alpha-beta search with iterative deepening, for one player against all others.
//!
//! With two players this is the classic search. With more it is "paranoid": all others play against this one. The search keeps
//! its own stack, so that it can stop after any node and continue later. Late moves are tried with reduced depth, all but the
//! first with a null window; a better one is searched again in full. `stages` has the iterations and the proofs.

mod frame;
mod stages;

use super::move_list::{MoveSelection, RankedMove, list_moves};
use super::move_ordering::MoveOrdering;
use super::transposition::{Bound, TableEntry, TranspositionTable};
use super::{PvLine, RepetitionHistory, Report, Search, SearchRequest, SearchStatus};
use crate::eval::{Estimate, Evaluation};
use crate::score::Score;
use frame::Frame;
use pacru_rules::{Color, Move, Outcome, Position};
use stages::Stages;

/// Keeps table entries of exact iterations apart from the others.
const EXACT_KEY: u64 = 0x5851_f42d_4c95_7f2d;

/// A paranoid alpha-beta search.
#[derive(Debug)]
pub struct AlphaBeta<'t, E> {
    root: Position,
    root_estimate: Estimate,
    me: Color,
    table: &'t TranspositionTable,
    evaluation: &'t E,
    stack: Vec<Frame>,
    /// Unused lists of moves, for new frames.
    spare: Vec<Vec<RankedMove>>,
    ordering: MoveOrdering,
    history: RepetitionHistory,
    stages: Stages,
    report: Report,
}

impl<'t, E: Evaluation> AlphaBeta<'t, E> {
    /// A search for the best move of the player to move. Several can share a table; those with a `number` other than 0 use
    /// another order of moves, to help the first.
    pub fn new(
        request: SearchRequest<'_>,
        evaluation: &'t E,
        table: &'t TranspositionTable,
        number: usize,
    ) -> AlphaBeta<'t, E> {
        let root = *request.game.position();
        let root_estimate = evaluation.estimate(&root);
        let moves = root_moves(&request);
        let first = moves.first().map(|&mv| PvLine::from_score(&root, &root_estimate, vec![mv], Score::EVEN));
        let multi_pv = request.multi_pv.clamp(1, moves.len().max(1));
        let mut stages = Stages::new(request.candidates, multi_pv, request.max_depth);
        // Every other helper starts a turn deeper, so that not all do the same.
        stages.skip_to(number as u32 % 2);
        if moves.is_empty() {
            stages.set_solved();
        }
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
            stages,
            report: Report { depth: 0, nodes: 0, lines: first.into_iter().collect() },
        }
    }

    /// The key in the table. Scores are one player's, so a position has another entry for each player.
    fn table_key(&self, key: u64) -> u64 {
        let exact = if self.stages.is_exact() { EXACT_KEY } else { 0 };
        key ^ exact ^ (self.me as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    fn start_iteration(&mut self) {
        let (root, depth) = (self.root, self.stages.next_depth());
        self.push(root, root.hash_key(), depth, (Score::LOWEST, Score::HIGHEST));
    }

    fn push(&mut self, position: Position, key: u64, depth: u32, bounds: (Score, Score)) {
        let ply = self.stack.len();
        let mut frame = Frame::new(position, key, position.to_move() == self.me, depth, bounds);
        frame.moves = self.spare.pop().unwrap_or_default();
        let selection = if self.stages.is_exact() { MoveSelection::All } else { MoveSelection::Pruned };
        frame.complete = list_moves(&position, selection, &mut frame.moves);
        if ply == 0 {
            frame.complete &= self.stages.filter_root(&mut frame.moves);
        }
        let known = self.table.get(self.table_key(key)).and_then(|entry| entry.best);
        self.ordering.rank(&position, ply, known, &mut frame.moves);
        self.stack.push(frame);
    }

    /// Visits one node: the next child of the top frame, or the end of that frame.
    fn visit(&mut self) {
        let ply = self.stack.len() as u32;
        let exact = self.stages.is_exact();
        let Some(frame) = self.stack.last_mut() else {
            return self.start_iteration();
        };
        if !frame.advance(ply, exact) {
            return self.finish();
        }
        let mv = frame.current_move();
        let after = frame.position.play_unchecked(mv);
        let (depth, alpha, beta) = frame.child_search();
        self.report.nodes += 1;
        if depth == 0 && self.history.is_empty() {
            let score = match after.outcome() {
                Some(outcome) => self.outcome_score(outcome, ply),
                None => self.evaluation.estimate(&after).score(self.me),
            };
            return self.return_score(mv, score);
        }
        let key = after.hash_key();
        match self.known_score(&after, key, ply, depth, (alpha, beta)) {
            Some(score) => self.return_score(mv, score),
            None => self.push(after, key, depth, (alpha, beta)),
        }
    }

    /// The score of a position that needs no search.
    fn known_score(
        &self,
        position: &Position,
        key: u64,
        ply: u32,
        depth: u32,
        (alpha, beta): (Score, Score),
    ) -> Option<Score> {
        if let Some(outcome) = position.outcome() {
            return Some(self.outcome_score(outcome, ply));
        }
        if self.is_repetition(key) {
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

    fn outcome_score(&self, outcome: Outcome, ply: u32) -> Score {
        Score::decided(outcome.share(self.me), ply)
    }

    /// Returns `true` if a Pacru position has occurred twice in the game, or once on the stack.
    fn is_repetition(&self, key: u64) -> bool {
        !self.history.is_empty() && (self.history.is_draw(key) || self.stack.iter().any(|frame| frame.key == key))
    }

    /// Gives the score of a child to the top frame.
    fn return_score(&mut self, mv: Move, score: Score) {
        let Some(frame) = self.stack.last_mut() else {
            return;
        };
        let better = frame.add_score(mv, score);
        if better && self.stack.len() == 1 && self.stages.reports_at_once() {
            self.report.lines = vec![self.line_from(mv, score)];
        }
    }

    /// A root move and, as far as the table knows, what follows.
    fn line_from(&self, first: Move, score: Score) -> PvLine {
        let mut position = self.root;
        let mut seen = vec![position.hash_key()];
        let mut line = Vec::new();
        let mut next = Some(first);
        while let Some(mv) = next.filter(|_| line.len() < self.stages.depth() as usize) {
            line.push(mv);
            position = position.play_unchecked(mv);
            let key = position.hash_key();
            if position.outcome().is_some() || seen.contains(&key) {
                break;
            }
            seen.push(key);
            let entry = self.table.get(self.table_key(key));
            next = entry.and_then(|entry| entry.best).filter(|&mv| position.is_legal(mv));
        }
        PvLine::from_score(&self.root, &self.root_estimate, line, self.unproven_if_paranoid(score))
    }

    /// With several opponents a loss is no proof: they need not cooperate.
    fn unproven_if_paranoid(&self, score: Score) -> Score {
        let lost = score.proven_in().is_some_and(|turns| turns < 0);
        if lost && self.root.players_in().len() > 2 { score.unproven() } else { score }
    }

    /// Stores the result of the top frame and returns to the one below.
    fn finish(&mut self) {
        let Some(mut frame) = self.stack.pop() else {
            return;
        };
        let ply = self.stack.len() as u32;
        if !frame.complete && frame.best.proven_in().is_some_and(|turns| (turns < 0) == frame.maximises) {
            // All moves searched lose, but these are not all moves.
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
        if ply > 0 || self.stages.is_first_line() {
            self.table.put(TableEntry {
                key: self.table_key(frame.key),
                score: frame.best.to_table(ply),
                depth: frame.depth as u8,
                bound,
                best: frame.best_move,
            });
        }
        let only_move = frame.moves.len() == 1;
        self.spare.push(frame.moves);
        if let Some(parent) = self.stack.last() {
            self.return_score(parent.current_move(), frame.best);
        } else if let Some(mv) = frame.best_move {
            let line = self.line_from(mv, frame.best);
            self.stages.line_finished(line, only_move, &mut self.report);
        } else {
            self.stages.set_solved();
        }
    }
}

/// The moves of the pruned list at the root that are asked for.
fn root_moves(request: &SearchRequest<'_>) -> Vec<Move> {
    if request.game.outcome().is_some() {
        return Vec::new();
    }
    let mut list = Vec::new();
    list_moves(request.game.position(), MoveSelection::Pruned, &mut list);
    list.into_iter().map(|ranked| ranked.mv).filter(|&mv| request.allows(mv)).collect()
}

impl<E: Evaluation> Search for AlphaBeta<'_, E> {
    fn step(&mut self, nodes: u64) -> SearchStatus {
        let end = self.report.nodes.saturating_add(nodes);
        while !self.stages.is_solved() && self.report.nodes < end {
            self.visit();
        }
        if self.stages.is_solved() { SearchStatus::Solved } else { SearchStatus::Running }
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
