//! Move ordering: the table's move, gains, killer moves and the history heuristic.

use super::move_list::RankedMove;
use crate::rng::Rng;
use pacru_rules::{Color, Field, Move, Position};

/// Rank of a gained marker.
const GAIN: i32 = 1000;
/// Rank of a killer move: it caused a cutoff in a sibling position.
const KILLER: i32 = 1500;
/// Bound of the history's part in the rank.
const MAX_HISTORY: i32 = 2000;

/// What a search has learned about the order of moves.
#[derive(Debug)]
pub(super) struct MoveOrdering {
    /// How often a move caused a cutoff, weighted by depth, for each colour, start and end.
    history: Vec<i32>,
    /// For each ply the last two moves that caused a cutoff.
    killers: Vec<[Option<Move>; 2]>,
    /// Helpers vary the order a little, so that threads do not all do the same.
    jitter: Option<Rng>,
}

fn history_index(color: Color, mv: Move) -> usize {
    let (from, to) = match mv {
        Move::Travel(travel) => (travel.from.index(), travel.to.index()),
        Move::Reorient(turning) => (turning.at.index(), turning.at.index()),
        Move::Pass => (0, 0),
    };
    (color as usize * Field::COUNT + from as usize) * Field::COUNT + to as usize
}

impl MoveOrdering {
    pub(super) fn new(number: usize) -> MoveOrdering {
        MoveOrdering {
            history: vec![0; 4 * Field::COUNT * Field::COUNT],
            killers: Vec::new(),
            jitter: (number > 0).then(|| Rng::new(number as u64)),
        }
    }

    /// Turns the gains of moves into ranks; `first` comes first.
    pub(super) fn rank(&mut self, position: &Position, ply: usize, first: Option<Move>, moves: &mut Vec<RankedMove>) {
        let color = position.to_move();
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        let mut met = false;
        for candidate in moves.iter_mut() {
            let mv = Some(candidate.mv);
            if mv == first {
                met = true;
                candidate.rank = i32::MAX;
                continue;
            }
            candidate.rank = candidate.rank * GAIN + self.history[history_index(color, candidate.mv)];
            if killers.contains(&mv) {
                candidate.rank += KILLER;
            }
            if let Some(rng) = &mut self.jitter {
                candidate.rank += rng.below(GAIN as usize / 4) as i32;
            }
        }
        // A reorientation with another payment than the cheapest, from an exact stage.
        if let Some(mv) = first.filter(|&mv| !met && ply > 0 && position.is_legal(mv)) {
            moves.push(RankedMove { mv, rank: i32::MAX });
        }
    }

    /// Records that the last of these moves caused a cutoff and those before it did not.
    pub(super) fn record_cutoff(&mut self, position: &Position, ply: usize, depth: u32, tried: &[RankedMove]) {
        let Some((last, before)) = tried.split_last() else {
            return;
        };
        let color = position.to_move();
        let bonus = (depth * depth).min(200) as i32;
        let mut add = |mv, amount: i32| {
            let history = &mut self.history[history_index(color, mv)];
            // The nearer to the bound, the less is added.
            *history += amount - *history * amount.abs() / MAX_HISTORY;
        };
        add(last.mv, bonus);
        for candidate in before {
            add(candidate.mv, -bonus);
        }
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None; 2]);
        }
        let [newest, older] = &mut self.killers[ply];
        if *newest != Some(last.mv) {
            *older = newest.replace(last.mv);
        }
    }
}
