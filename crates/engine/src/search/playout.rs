//! Playouts: random with a preference for gains; greedy in Azacru's last round (A-R10), where nothing can be saved for later.

use crate::rng::Rng;
use pacru_rules::search::MoveSampler;
use pacru_rules::{Move, Outcome, Position, Travel};

/// The best of this many random moves is played.
const SAMPLES: usize = 3;

/// The longest playout in turns; Azacru's are always shorter.
const MAX_TURNS: u32 = 400;

/// The outcome of a playout, if it reaches the end; `None` in Pacru.
pub(super) fn outcome(mut position: Position, rng: &mut Rng) -> Option<Outcome> {
    for _ in 0..MAX_TURNS {
        if let Some(outcome) = position.outcome() {
            return Some(outcome);
        }
        if position.last_round().is_some() {
            position = after_last_turn(&position);
            continue;
        }
        let moves = MoveSampler::new(&position)?;
        let mut draw = || moves.nth(rng.below(moves.len()));
        let mut best = draw();
        if moves.len() > 1 {
            let mut most = gain(&position, best);
            for _ in 1..SAMPLES.min(moves.len()) {
                let other = draw();
                let gained = gain(&position, other);
                if gained > most {
                    (best, most) = (other, gained);
                }
            }
        }
        position = position.play_unchecked(best);
    }
    None
}

/// The outcome if everybody makes the most of their turn in a last round (A-R10) that has begun.
pub(super) fn last_round_outcome(mut position: Position) -> Option<Outcome> {
    position.last_round()?;
    for _ in 0..position.order().player_count() {
        if position.outcome().is_some() {
            break;
        }
        position = after_last_turn(&position);
    }
    position.outcome()
}

/// The position after the move that leaves the mover furthest ahead of the best other player, then with the most markers.
fn after_last_turn(position: &Position) -> Position {
    let me = position.to_move();
    let mut best: Option<((i32, usize), Position)> = None;
    position.for_each_child(|_, after| {
        let own = after.markers(me).len();
        let others = after.order().colors().iter().filter(|&&seat| seat != me);
        let most = others.map(|&seat| after.markers(seat).len()).max().unwrap_or(0);
        let worth = (own as i32 - most as i32, own);
        if best.is_none_or(|(highest, _)| worth > highest) {
            best = Some((worth, *after));
        }
    });
    best.map_or_else(|| position.play_unchecked(Move::Pass), |(_, after)| after)
}

/// What a move gains in markers; a chevron counts as two.
fn gain(position: &Position, mv: Move) -> i32 {
    let me = position.to_move();
    let own = position.markers(me);
    match mv {
        // Nearly all moves: without a connection (A-R7) only the field arrived on can change.
        Move::Travel(Travel { from, to, .. }) if !(own.contains(from) && own.contains(to)) => {
            i32::from(!own.contains(to))
        }
        _ => {
            let worth = |position: &Position| (position.markers(me).len() + 2 * position.chevrons(me).count()) as i32;
            worth(&position.play_unchecked(mv)) - worth(position)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pacru_rules::Color;

    /// Yellow has passed with 3 markers. Red has 2 and wins alone only by the connection a5-c5 over a yellow marker; any other
    /// move shares the win.
    const LAST_ROUND: &str = "azacru yrb r 7yy/9/9/9/R2+yr6/9/9/9/8B0 y 0 30";

    fn position(text: &str) -> Position {
        text.parse().expect("a position")
    }

    #[test]
    fn in_the_last_round_a_chevron_is_given_for_a_marker() {
        let winner = |outcome: Option<Outcome>| outcome.and_then(|outcome| outcome.sole_winner());
        assert_eq!(winner(last_round_outcome(position(LAST_ROUND))), Some(Color::Red));
        for seed in 0..20 {
            let red = winner(outcome(position(LAST_ROUND), &mut Rng::new(seed)));
            assert_eq!(red, Some(Color::Red), "seed {seed}");
        }
    }

    #[test]
    fn before_the_last_round_nothing_is_settled() {
        assert_eq!(last_round_outcome(position(&LAST_ROUND.replace(" y 0 ", " - 0 "))), None);
    }
}
