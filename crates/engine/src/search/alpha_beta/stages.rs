//! Iterative deepening and proofs: what each iteration is for, and what follows it.
//!
//! When an iteration of the pruned and reduced search sees an end, exact iterations with all moves prove it and then look for a
//! quicker one.

use crate::search::move_list::RankedMove;
use crate::search::{PvLine, Report};
use pacru_rules::Move;
use std::cmp::Reverse;

/// No search gets deeper; it bounds the stack.
const MAX_DEPTH: u32 = 120;

/// The depth to which an only move is searched, to know the score.
const ONLY_MOVE_DEPTH: u32 = 4;

/// What an iteration is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Finding the best move.
    Deepening,
    /// Proving an end that was seen: the win by this move, or the loss by any.
    Proving(Option<Move>),
    /// Looking for a quicker win.
    Shortening,
}

/// The iterations of a search.
#[derive(Debug)]
pub(super) struct Stages {
    /// The moves to consider at the root; all by default.
    candidates: Option<Vec<Move>>,
    multi_pv: usize,
    max_depth: Option<u32>,
    /// The depth of the current iteration.
    depth: u32,
    stage: Stage,
    /// An end was seen but cannot be proven: there are too many reorientations.
    unprovable: bool,
    /// A root move that the pruned list does not have, but that is better.
    extra_root_move: Option<Move>,
    /// The best moves that this iteration has found, if several are asked for.
    finished_lines: Vec<PvLine>,
    solved: bool,
}

impl Stages {
    pub(super) fn new(candidates: Option<Vec<Move>>, multi_pv: usize, max_depth: Option<u32>) -> Stages {
        Stages {
            candidates,
            multi_pv,
            max_depth,
            depth: 0,
            stage: Stage::Deepening,
            unprovable: false,
            extra_root_move: None,
            finished_lines: Vec::new(),
            solved: false,
        }
    }

    /// Starts with a deeper iteration.
    pub(super) fn skip_to(&mut self, depth: u32) {
        self.depth = depth;
    }

    pub(super) fn depth(&self) -> u32 {
        self.depth
    }

    pub(super) fn is_solved(&self) -> bool {
        self.solved
    }

    /// Nothing more can be found out.
    pub(super) fn set_solved(&mut self) {
        self.solved = true;
    }

    /// Returns `true` if all moves are searched and nothing is reduced.
    pub(super) fn is_exact(&self) -> bool {
        self.stage != Stage::Deepening
    }

    /// Returns `true` if a better root move counts at once, before the end of the iteration. The iteration searches the best
    /// move of the last one first. Several lines wait for the end of the iteration, so that they compare.
    pub(super) fn reports_at_once(&self) -> bool {
        self.multi_pv == 1 && !self.is_exact()
    }

    /// Returns `true` while the first line of an iteration is searched.
    pub(super) fn is_first_line(&self) -> bool {
        self.finished_lines.is_empty()
    }

    /// The depth of the search for the next line.
    pub(super) fn next_depth(&mut self) -> u32 {
        if self.is_first_line() {
            self.depth += 1;
        }
        self.depth
    }

    /// Keeps the moves to search at the root. Returns `false` if the candidates exclude legal moves.
    pub(super) fn filter_root(&self, moves: &mut Vec<RankedMove>) -> bool {
        if let Some(mv) = self.extra_root_move.filter(|&mv| !moves.iter().any(|ranked| ranked.mv == mv)) {
            moves.push(RankedMove { mv, rank: 0 });
        }
        moves.retain(|ranked| {
            self.candidates.as_ref().is_none_or(|candidates| candidates.contains(&ranked.mv))
                && !self.finished_lines.iter().any(|line| line.moves.first() == Some(&ranked.mv))
        });
        if let Stage::Proving(Some(best)) = self.stage {
            moves.retain(|ranked| ranked.mv == best);
        }
        self.candidates.is_none()
    }

    /// Takes the best line of a search from the root and decides what comes next. `only_move`: it had no alternative.
    pub(super) fn line_finished(&mut self, line: PvLine, only_move: bool, report: &mut Report) {
        if self.is_exact() {
            return self.proof_finished(line, report);
        }
        self.finished_lines.push(line);
        if self.finished_lines.len() < self.multi_pv {
            return;
        }
        report.depth = self.depth;
        report.lines = std::mem::take(&mut self.finished_lines);
        // A later line may be better where moves were reduced.
        report.lines.sort_by_key(|line| Reverse(line.score));
        let at_bottom = (only_move && self.depth >= ONLY_MOVE_DEPTH) || self.depth >= MAX_DEPTH;
        let end = report.score().turns_to_end().filter(|_| self.multi_pv == 1 && !self.unprovable && !at_bottom);
        match end {
            Some(turns) => {
                self.stage = Stage::Proving(report.best_move().filter(|_| turns > 0));
                self.depth = turns.unsigned_abs() - 1;
            }
            None => self.solved = at_bottom || self.is_deep_enough(report),
        }
    }

    /// An exact iteration is finished.
    fn proof_finished(&mut self, line: PvLine, report: &mut Report) {
        let turns = line.score.proven_in();
        match self.stage {
            Stage::Proving(_) if turns.is_none() => {
                self.unprovable = true;
                if line.score > report.score() {
                    // One of all reorientations does not lose.
                    self.extra_root_move = line.moves.first().copied();
                    report.lines = vec![line];
                }
                self.stage = Stage::Deepening;
                self.depth = report.depth;
                self.solved = self.is_deep_enough(report);
            }
            Stage::Proving(winning) => {
                report.lines = vec![line];
                // A proven loss is exact: nothing resists longer. No win is quicker than one turn.
                self.solved = winning.is_none() || turns == Some(1);
                self.stage = Stage::Shortening;
                self.depth = 0;
            }
            Stage::Deepening | Stage::Shortening => {
                // The table may return the same win again; only a quicker one counts.
                if line.score > report.score() {
                    report.lines = vec![line];
                }
                let known = report.score().proven_in().map_or(0, i32::unsigned_abs);
                self.solved = self.depth + 1 >= known;
            }
        }
    }

    fn is_deep_enough(&self, report: &Report) -> bool {
        self.max_depth.is_some_and(|depth| report.depth >= depth)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::Score;
    use pacru_rules::{ByColor, Position, Ruleset, TurnOrder};

    fn moves() -> Vec<Move> {
        Position::start(Ruleset::PACRU, TurnOrder::standard(2).expect("two can play")).travels()
    }

    fn line(mv: Move, score: Score) -> PvLine {
        PvLine { moves: vec![mv], score, shares: ByColor::from_fn(|_| 0.0) }
    }

    fn empty_report() -> Report {
        Report { depth: 0, nodes: 0, lines: Vec::new() }
    }

    fn left_at_root(stages: &Stages, moves: &[Move]) -> Vec<Move> {
        let mut list = moves.iter().map(|&mv| RankedMove { mv, rank: 0 }).collect();
        stages.filter_root(&mut list);
        list.into_iter().map(|ranked| ranked.mv).collect()
    }

    #[test]
    fn a_win_that_is_seen_is_proven_and_then_shortened() {
        let moves = moves();
        let (mut stages, mut report) = (Stages::new(None, 1, None), empty_report());
        assert_eq!(stages.next_depth(), 1);
        stages.line_finished(line(moves[0], Score::estimate(5)), false, &mut report);
        assert_eq!((stages.next_depth(), stages.is_exact(), report.depth), (2, false, 1));
        stages.line_finished(line(moves[1], Score::decided(1.0, 5).unproven()), false, &mut report);
        assert!(stages.is_exact());
        assert_eq!(stages.next_depth(), 5, "the number of turns that was seen");
        assert_eq!(left_at_root(&stages, &moves), [moves[1]], "the win is proven by its move");
        stages.line_finished(line(moves[1], Score::decided(1.0, 5)), true, &mut report);
        assert_eq!((stages.next_depth(), left_at_root(&stages, &moves).len()), (1, moves.len()));
        for _ in 0..4 {
            assert!(!stages.is_solved());
            stages.line_finished(line(moves[0], Score::EVEN), false, &mut report);
            stages.next_depth();
        }
        assert!(stages.is_solved(), "nothing is quicker");
        assert_eq!((report.best_move(), report.score().proven_in()), (Some(moves[1]), Some(5)));
    }

    #[test]
    fn a_loss_without_proof_leads_back_to_deepening_with_the_better_move() {
        let moves = moves();
        let (mut stages, mut report) = (Stages::new(None, 1, Some(2)), empty_report());
        stages.next_depth();
        stages.line_finished(line(moves[0], Score::decided(0.0, 2).unproven()), false, &mut report);
        assert!(stages.is_exact());
        stages.line_finished(line(moves[2], Score::estimate(-9)), false, &mut report);
        assert!(!stages.is_exact() && !stages.is_solved());
        assert_eq!(report.best_move(), Some(moves[2]));
        assert_eq!(left_at_root(&stages, &moves[..2]), [moves[0], moves[1], moves[2]]);
        assert_eq!(stages.next_depth(), 2);
        stages.line_finished(line(moves[0], Score::decided(0.0, 2).unproven()), false, &mut report);
        assert!(stages.is_solved() && !stages.is_exact(), "deep enough, and not proved again");
    }

    #[test]
    fn several_lines_are_searched_with_one_depth_and_reported_together() {
        let moves = moves();
        let (mut stages, mut report) = (Stages::new(Some(moves[..3].to_vec()), 2, None), empty_report());
        assert_eq!(stages.next_depth(), 1);
        stages.line_finished(line(moves[1], Score::estimate(1)), false, &mut report);
        assert!(report.lines.is_empty());
        assert_eq!((stages.next_depth(), left_at_root(&stages, &moves)), (1, vec![moves[0], moves[2]]));
        stages.line_finished(line(moves[2], Score::estimate(7)), false, &mut report);
        assert_eq!((report.lines.len(), report.best_move()), (2, Some(moves[2])), "the better line first");
        assert_eq!(stages.next_depth(), 2);
    }

    #[test]
    fn an_only_move_is_searched_a_few_turns() {
        let moves = moves();
        let (mut stages, mut report) = (Stages::new(None, 1, None), empty_report());
        while !stages.is_solved() {
            stages.next_depth();
            stages.line_finished(line(moves[0], Score::EVEN), true, &mut report);
        }
        assert_eq!(report.depth, ONLY_MOVE_DEPTH);
    }
}
