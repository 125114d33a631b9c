//! The order in which moves are looked at: what was best before, what gains, what refuted other moves.

use super::moves::Candidate;
use crate::chance::Chance;
use pacru_rules::{Color, Field, Move, Position};

/// A marker gained counts as much as this in the order.
const GAIN: i32 = 1000;
/// A move that refuted a sibling position.
const REFUTATION: i32 = 1500;
/// Success elsewhere counts at most so much.
const MOST_SUCCESS: i32 = 2000;

/// What a search has learned about which moves to look at first.
#[derive(Debug)]
pub(super) struct Ordering {
    /// For each colour, start and end of a move: how often it refuted something, deeper searches counting more.
    success: Vec<i32>,
    /// For each depth in the tree the last two moves that refuted something.
    refutations: Vec<[Option<Move>; 2]>,
    /// Helpers shake the order a little.
    shake: Option<Chance>,
}

fn place(color: Color, mv: Move) -> usize {
    let (from, to) = match mv {
        Move::Travel(travel) => (travel.from.index(), travel.to.index()),
        Move::Reorient(turning) => (turning.at.index(), turning.at.index()),
        Move::Pass => (0, 0),
    };
    (color as usize * Field::COUNT + from as usize) * Field::COUNT + to as usize
}

impl Ordering {
    pub(super) fn new(number: usize) -> Ordering {
        Ordering {
            success: vec![0; 4 * Field::COUNT * Field::COUNT],
            refutations: Vec::new(),
            shake: (number > 0).then(|| Chance::new(number as u64)),
        }
    }

    /// Turns the gains of moves into an order; `first` comes first.
    pub(super) fn rate(&mut self, position: &Position, ply: usize, first: Option<Move>, moves: &mut Vec<Candidate>) {
        let color = position.to_move();
        let refutations = self.refutations.get(ply).copied().unwrap_or_default();
        let mut met = false;
        for candidate in moves.iter_mut() {
            let mv = Some(candidate.mv);
            if mv == first {
                met = true;
                candidate.promise = i32::MAX;
                continue;
            }
            candidate.promise = candidate.promise * GAIN + self.success[place(color, candidate.mv)];
            if refutations.contains(&mv) {
                candidate.promise += REFUTATION;
            }
            if let Some(chance) = &mut self.shake {
                candidate.promise += chance.below(GAIN as usize / 4) as i32;
            }
        }
        // A turn for other markers than the cheapest, found at another time.
        if let Some(mv) = first.filter(|&mv| !met && ply > 0 && position.validate(mv).is_ok()) {
            moves.push(Candidate { mv, promise: i32::MAX });
        }
    }

    /// The last of these moves refuted the position; those before it did not.
    pub(super) fn learn(&mut self, position: &Position, ply: usize, depth: u32, tried: &[Candidate]) {
        let Some((last, before)) = tried.split_last() else {
            return;
        };
        let color = position.to_move();
        let bonus = (depth * depth).min(200) as i32;
        let mut add = |mv, amount: i32| {
            let success = &mut self.success[place(color, mv)];
            // The nearer to the limit, the less is added.
            *success += amount - *success * amount.abs() / MOST_SUCCESS;
        };
        add(last.mv, bonus);
        for candidate in before {
            add(candidate.mv, -bonus);
        }
        if self.refutations.len() <= ply {
            self.refutations.resize(ply + 1, [None; 2]);
        }
        let [newest, older] = &mut self.refutations[ply];
        if *newest != Some(last.mv) {
            *older = newest.replace(last.mv);
        }
    }
}
