//! The moves that a search looks at, the promising ones first.

use pacru_rules::{Field, FieldSet, Move, Payment, Position, Reorientation, Ruleset};

/// A move and how promising it looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) mv: Move,
    pub(super) promise: i32,
}

/// How many of a position's moves are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Width {
    /// Every travel or pass, and of each chevron's turns the cheapest.
    Promising,
    /// All, unless there are far too many.
    Whole,
}

/// More moves than this are not listed one by one.
const MANY: u64 = 5000;

/// Lists moves with what they gain at a glance, and says whether they are all legal moves.
pub(super) fn candidates(position: &Position, width: Width, list: &mut Vec<Candidate>) -> bool {
    list.clear();
    let color = position.to_move();
    let before = balance(position, color);
    position.for_each_child(|mv, after| {
        list.push(Candidate { mv, promise: balance(after, color) - before });
    });
    let Ruleset::Pacru { .. } = position.ruleset() else {
        return true;
    };
    if position.affordable_rotations().next().is_none() {
        return true;
    }
    if width == Width::Promising || position.count_moves() > MANY {
        visit_cheap_turns(position, |mv, price| list.push(Candidate { mv, promise: -price }));
        return false;
    }
    position.for_each_reorientation(|mv| {
        let price = if let Move::Reorient(turning) = mv { turning.rotation.cost() as i32 } else { 0 };
        list.push(Candidate { mv, promise: -price });
    });
    true
}

/// Hands the promising moves to `visit`, each with the position after it, and says whether they are all legal moves.
pub(crate) fn visit_promising(position: &Position, mut visit: impl FnMut(Move, &Position)) -> bool {
    position.for_each_child(|mv, after| {
        visit(mv, after);
    });
    let Ruleset::Pacru { .. } = position.ruleset() else {
        return true;
    };
    visit_cheap_turns(position, |mv, _| visit(mv, &position.play_unchecked(mv)));
    position.affordable_rotations().next().is_none()
}

/// Markers and chevrons of the mover less those of the others: what a move changes at a glance.
fn balance(position: &Position, color: pacru_rules::Color) -> i32 {
    let worth = |color| {
        let chevrons = position.chevrons(color).count() as i32;
        position.markers(color).len() as i32 + 4 * chevrons
    };
    position.order().colors().iter().map(|&seat| if seat == color { worth(seat) } else { -worth(seat) }).sum()
}

/// Hands for each chevron and turn the reorientation whose markers cost the least to `visit`, with its price.
fn visit_cheap_turns(position: &Position, mut visit: impl FnMut(Move, i32)) {
    let mut rotations = position.affordable_rotations().peekable();
    if rotations.peek().is_none() {
        return;
    }
    let mut purse: Vec<(i32, Field)> =
        position.spendable_markers().iter().map(|field| (marker_worth(position, field), field)).collect();
    purse.sort_unstable();
    for rotation in rotations {
        let cheapest: FieldSet = purse.iter().take(rotation.cost()).map(|&(_, field)| field).collect();
        let Some(payment) = Payment::new(cheapest) else {
            continue;
        };
        for chevron in position.chevrons(position.to_move()) {
            let mv = Move::Reorient(Reorientation { at: chevron.field(), rotation, payment });
            visit(mv, rotation.cost() as i32);
        }
    }
}

/// What giving up a marker would cost besides the marker: power where a chevron stands, and company in its borderland.
fn marker_worth(position: &Position, field: Field) -> i32 {
    let color = position.to_move();
    let home = field.borderland().fields();
    let company = (position.markers(color) & home).len() as i32;
    let used = position.chevrons(color).filter(|chevron| home.contains(chevron.field())).count() as i32;
    10 * used + company
}
