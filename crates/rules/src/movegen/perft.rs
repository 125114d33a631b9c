//! Counting sequences of legal moves, to compare implementations and to measure speed.

use crate::{Choice, Move, Position, Travel};
use alloc::vec::Vec;

/// How many sequences of exactly `depth` legal moves there are, reorientations included.
///
/// Depth 0 is always 1, also if the game is over; at any other depth a game that is over has no sequences. Repetition
/// is ignored.
///
/// The moves of the last turn are counted without playing them.
///
/// ```
/// use pacru_rules::{Position, perft};
///
/// let start = Position::start("shacru".parse()?, "yrgb".parse()?);
/// assert_eq!(perft(&start, 3), 2015);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_moves(),
        2 => count_two_turns(position),
        _ => {
            let mut nodes = 0;
            position.for_each_child(|_, after| nodes += perft(after, depth - 1));
            position.for_each_reorientation(|mv| nodes += perft(&position.play_unchecked(mv), depth - 1));
            nodes
        }
    }
}

/// [`perft`] of depth 2. A twist does not change the next player's moves, so they are counted once for all three
/// twists.
fn count_two_turns(position: &Position) -> u64 {
    let mut nodes = 0;
    let mut replies = 0;
    position.for_each_child(|mv, after| {
        let twisted = matches!(mv, Move::Travel(Travel { choice: Choice::TwistLeft | Choice::TwistRight, .. }));
        // The facing can decide whether a position of Shacru is dead (S-R6).
        if !twisted || replies == 0 || after.is_over() {
            replies = after.count_moves();
        }
        nodes += replies;
    });
    position.for_each_reorientation(|mv| nodes += position.play_unchecked(mv).count_moves());
    nodes
}

/// [`perft`] for each legal move, in the order in which they are generated; empty for depth 0.
pub fn perft_divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let mut parts = Vec::new();
    if let Some(rest) = depth.checked_sub(1) {
        position.for_each_move(|mv| parts.push((mv, perft(&position.play_unchecked(mv), rest))));
    }
    parts
}
