//! What the properties need: random games and made-up positions, and second ways to the same truths.

pub(crate) mod bookkeeping;
pub(crate) mod generate;
pub(crate) mod staged;
pub(crate) mod symmetry;

use pacru_rules::{Move, Position};
use std::convert::Infallible;
use std::ops::ControlFlow;

/// Positions with more moves than this are not enumerated in full.
pub(crate) const FEW: u64 = 3_000;

/// At most so many legal moves, reorientations included, in the order in which they are visited.
pub(crate) fn first_moves(position: &Position, limit: usize) -> Vec<Move> {
    let mut moves = Vec::new();
    let _ = position.try_for_each_move(|mv| {
        if moves.len() == limit {
            return ControlFlow::Break(());
        }
        moves.push(mv);
        ControlFlow::Continue(())
    });
    moves
}

/// All legal moves but reorientations, with the positions after them.
pub(crate) fn children(position: &Position) -> Vec<(Move, Position)> {
    let mut children = Vec::new();
    let ControlFlow::Continue(()) = position.try_for_each_child(|mv, after| {
        children.push((mv, *after));
        ControlFlow::<Infallible>::Continue(())
    });
    children
}
