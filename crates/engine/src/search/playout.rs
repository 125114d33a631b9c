//! Playing a position out: by chance with a liking for gains, and in Azacru's last round (A-R10) as well as can be seen at
//! once, for there nothing is saved for later.

use crate::chance::Chance;
use pacru_rules::search::MoveSampler;
use pacru_rules::{ColorSet, Move, Position, Travel};

/// Of so many moves drawn by lot, the one that gains most is played.
const DRAWN: usize = 3;

/// No playout is longer; Azacru's never are.
const LONGEST: u32 = 400;

/// Who wins in the end, if the end is reached; Pacru is not played out.
pub(super) fn winners(mut position: Position, chance: &mut Chance) -> Option<ColorSet> {
    for _ in 0..LONGEST {
        if let Some(outcome) = position.outcome() {
            return Some(outcome.winners);
        }
        if position.last_round().is_some() {
            position = after_last_turn(&position);
            continue;
        }
        let moves = MoveSampler::new(&position)?;
        let mut draw = || moves.nth(chance.below(moves.len()));
        let mut best = draw();
        if moves.len() > 1 {
            let mut most = gain(&position, best);
            for _ in 1..DRAWN.min(moves.len()) {
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

/// Who wins if everybody makes the most of their turn in a last round (A-R10) that has begun.
pub(super) fn winners_of_last_round(mut position: Position) -> Option<ColorSet> {
    position.last_round()?;
    for _ in 0..position.order().player_count() {
        if position.outcome().is_some() {
            break;
        }
        position = after_last_turn(&position);
    }
    position.outcome().map(|outcome| outcome.winners)
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

/// What a move brings its mover in markers; a chevron counts for two.
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
        let red = Some([Color::Red].into_iter().collect());
        assert_eq!(winners_of_last_round(position(LAST_ROUND)), red);
        for seed in 0..20 {
            assert_eq!(winners(position(LAST_ROUND), &mut Chance::new(seed)), red, "seed {seed}");
        }
    }

    #[test]
    fn before_the_last_round_nothing_is_settled() {
        assert_eq!(winners_of_last_round(position(&LAST_ROUND.replace(" y 0 ", " - 0 "))), None);
    }
}
