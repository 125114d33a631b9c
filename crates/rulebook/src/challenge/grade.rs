//! How hard a challenge is: by how deep and how wide a search must look.

use super::{Task, Way, ways};
use pacru_rules::{Move, Position};
use std::ops::ControlFlow;

/// The hardest grade; the easiest is 1.
pub const GRADES: u8 = 5;

/// Up to these efforts a challenge has grade 1, 2, 3 and 4.
const LIMITS: [f64; GRADES as usize - 1] = [4.0, 7.0, 11.0, 15.0];

/// What it adds that the answer is not what a player takes who only counts markers: about a doubling of the ways, thrice.
const AGAINST_GREED: f64 = 3.0;

/// How much there is to look through: the turns that must be thought ahead, times the logarithm to base two of the ways to
/// choose from in the first, and three more where another way gains more markers at once, or as many.
pub fn effort(position: &Position, task: Task, answer: Move) -> f64 {
    let against_greed = !is_greedy(position, answer);
    f64::from(task.depth()) * (ways(position).max(1) as f64).log2() + if against_greed { AGAINST_GREED } else { 0.0 }
}

/// The grade of an effort, from 1 to [`GRADES`].
pub fn grade(effort: f64) -> u8 {
    1 + LIMITS.iter().filter(|&&limit| effort > limit).count() as u8
}

/// Whether the move gains more markers on the others than any that goes another way.
fn is_greedy(position: &Position, answer: Move) -> bool {
    let me = position.to_move();
    let lead = |position: &Position| -> i32 {
        let seats = position.order().colors().iter();
        seats.map(|&seat| position.markers(seat).len() as i32 * if seat == me { 1 } else { -1 }).sum()
    };
    let gained = lead(&position.play_unchecked(answer));
    let rival = position.try_for_each_child(|mv, after| {
        let rivals = Way::from(mv) != Way::from(answer) && lead(after) >= gained;
        if rivals { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    rival.is_continue()
}
