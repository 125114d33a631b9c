//! How far a game has come.

use pacru_rules::Position;

/// The phase at the start of a game; it goes down to 0.
pub(crate) const PHASE_START: i32 = 256;

/// The sum of all [`phase_parts`] of a position.
pub const PHASE_PARTS_SUM: i32 = PHASE_START * PHASE_START;

/// How much of the game is left: neutral fields, or in Pacru markers that the leader still needs.
pub(crate) fn phase(position: &Position) -> i32 {
    match position.target() {
        None => position.neutral().len() as i32 * PHASE_START / 81,
        Some(target) => {
            let colors = position.order().colors().iter();
            let most = colors.map(|&color| position.markers(color).len()).max().unwrap_or(0).min(target);
            (target - most) as i32 * PHASE_START / target as i32
        }
    }
}

/// How much of a position is early, middle and late. The steps are finer towards the end, where a lead counts more with every
/// turn.
pub fn phase_parts(position: &Position) -> [i32; 3] {
    parts_of(phase(position))
}

/// A curve of second degree in the root of the phase.
fn parts_of(phase: i32) -> [i32; 3] {
    let root = ((phase * PHASE_START) as f32).sqrt() as i32;
    let early = phase * PHASE_START;
    let middle = 2 * (root * PHASE_START - early);
    [early, middle, PHASE_PARTS_SUM - early - middle]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_of_every_phase_add_up() {
        for phase in 0..=PHASE_START {
            let parts = parts_of(phase);
            assert!(parts.iter().all(|part| (0..=PHASE_PARTS_SUM).contains(part)), "{phase}: {parts:?}");
            assert_eq!(parts.iter().sum::<i32>(), PHASE_PARTS_SUM, "{phase}");
        }
        assert_eq!(parts_of(PHASE_START), [PHASE_PARTS_SUM, 0, 0]);
        assert_eq!(parts_of(0), [0, 0, PHASE_PARTS_SUM]);
    }
}
