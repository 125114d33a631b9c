//! The moves that a search considers, with what they gain.

use pacru_rules::{Field, FieldSet, Move, Payment, Position, Reorientation, Ruleset};

/// A move and its rank in the order; a larger rank comes first.
#[derive(Clone, Copy, Debug)]
pub(super) struct RankedMove {
    pub(super) mv: Move,
    pub(super) rank: i32,
}

/// Which moves of a position are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MoveSelection {
    /// Every travel or pass, and of each chevron's reorientations the cheapest.
    Pruned,
    /// All, unless there are more than `MAX_LISTED`.
    All,
}

/// Above this number of moves only the cheapest reorientations are listed.
const MAX_LISTED: u64 = 5000;

/// Lists moves, ranked by what they gain. Returns `true` if these are all legal moves.
pub(super) fn list_moves(position: &Position, selection: MoveSelection, list: &mut Vec<RankedMove>) -> bool {
    list.clear();
    let color = position.to_move();
    let before = balance(position, color);
    position.for_each_child(|mv, after| {
        list.push(RankedMove { mv, rank: balance(after, color) - before });
    });
    let Ruleset::Pacru { .. } = position.ruleset() else {
        return true;
    };
    if position.affordable_rotations().next().is_none() {
        return true;
    }
    if selection == MoveSelection::Pruned || position.count_moves() > MAX_LISTED {
        for_each_cheap_reorientation(position, |mv, cost| list.push(RankedMove { mv, rank: -cost }));
        return false;
    }
    position.for_each_reorientation(|mv| {
        let cost = if let Move::Reorient(turning) = mv { turning.rotation.cost() as i32 } else { 0 };
        list.push(RankedMove { mv, rank: -cost });
    });
    true
}

/// Visits the [`Pruned`](MoveSelection::Pruned) moves with the positions after them. Returns `true` if these are all legal
/// moves.
pub(crate) fn for_each_pruned_child(position: &Position, mut visit: impl FnMut(Move, &Position)) -> bool {
    position.for_each_child(|mv, after| {
        visit(mv, after);
    });
    let Ruleset::Pacru { .. } = position.ruleset() else {
        return true;
    };
    for_each_cheap_reorientation(position, |mv, _| visit(mv, &position.play_unchecked(mv)));
    position.affordable_rotations().next().is_none()
}

/// Markers and chevrons of the mover minus those of the others.
fn balance(position: &Position, color: pacru_rules::Color) -> i32 {
    let worth = |color| {
        let chevrons = position.chevrons(color).count() as i32;
        position.markers(color).len() as i32 + 4 * chevrons
    };
    position.order().colors().iter().map(|&seat| if seat == color { worth(seat) } else { -worth(seat) }).sum()
}

/// Visits for each chevron and rotation the reorientation with the cheapest payment, with its cost.
fn for_each_cheap_reorientation(position: &Position, mut visit: impl FnMut(Move, i32)) {
    let mut rotations = position.affordable_rotations().peekable();
    if rotations.peek().is_none() {
        return;
    }
    let mut by_worth: Vec<(i32, Field)> =
        position.spendable_markers().iter().map(|field| (marker_worth(position, field), field)).collect();
    by_worth.sort_unstable();
    for rotation in rotations {
        let cheapest: FieldSet = by_worth.iter().take(rotation.cost()).map(|&(_, field)| field).collect();
        let Some(payment) = Payment::new(cheapest) else {
            continue;
        };
        for chevron in position.chevrons(position.to_move()) {
            let mv = Move::Reorient(Reorientation { at: chevron.field(), rotation, payment });
            visit(mv, rotation.cost() as i32);
        }
    }
}

/// What giving up a marker costs besides the marker: the power of chevrons in its borderland, and its neighbours there.
fn marker_worth(position: &Position, field: Field) -> i32 {
    let color = position.to_move();
    let home = field.borderland().fields();
    let company = (position.markers(color) & home).len() as i32;
    let used = position.chevrons(color).filter(|chevron| home.contains(chevron.field())).count() as i32;
    10 * used + company
}
