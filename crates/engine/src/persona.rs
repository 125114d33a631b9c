//! Move selection for levels 1 to 3: by gain, a per-game preference and noise.

use crate::baselines::marker_lead;
use crate::rng::Rng;
use crate::search::for_each_pruned_child;
use pacru_rules::{Borderland, Chevron, Color, Move, Position};

/// What a player prefers throughout a game, so that opponents of one level differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Persona {
    /// Moves over a long distance.
    LongMoves,
    /// Moves into another borderland.
    Borders,
    /// Moves to or near this borderland.
    Area(Borderland),
    /// Moves towards the player's other chevrons.
    Company,
}

impl Persona {
    fn new(color: Color, seed: u64) -> Persona {
        let mut rng = Rng::new(seed ^ (color as u64 + 1) << 32);
        match rng.below(4) {
            0 => Persona::LongMoves,
            1 => Persona::Borders,
            2 => Persona::Company,
            _ => Borderland::all().nth(rng.below(Borderland::COUNT)).map_or(Persona::Company, Persona::Area),
        }
    }

    /// The value of a move to this persona; a gained marker is 1.
    fn preference(self, position: &Position, mv: Move) -> f64 {
        let Move::Travel(travel) = mv else {
            return 0.0;
        };
        match self {
            Persona::LongMoves => f64::from(travel.from.distance(travel.to)) / 2.0,
            Persona::Borders => f64::from(u8::from(travel.from.borderland() != travel.to.borderland())),
            Persona::Area(land) => {
                let nearest = land.fields().iter().map(|field| field.distance(travel.to)).min().unwrap_or(0);
                1.0 - f64::from(nearest) / 3.0
            }
            Persona::Company => {
                let others = position.chevrons(position.to_move()).map(Chevron::field);
                let nearest = others.filter(|&field| field != travel.from).map(|field| field.distance(travel.to)).min();
                1.0 - f64::from(nearest.unwrap_or(0)) / 3.0
            }
        }
    }
}

/// The largest random addition to the value of a move.
const NOISE: f64 = 2.0;

/// The `count` moves that the player to move considers. A move that wins at once is always among them. A reorientation costs
/// markers, so it is considered only where there are few other moves.
pub(crate) fn considered_moves(position: &Position, count: usize, seed: u64) -> Vec<Move> {
    let me = position.to_move();
    let persona = Persona::new(me, seed);
    let mut rng = Rng::new(seed ^ position.hash_key());
    let before = marker_lead(position, me);
    let mut moves: Vec<(f64, Move)> = Vec::new();
    for_each_pruned_child(position, |mv, after| {
        let wins = after.outcome().is_some_and(|outcome| outcome.sole_winner() == Some(me));
        let gain = f64::from(marker_lead(after, me) - before);
        let value = if wins { f64::MAX } else { gain + persona.preference(position, mv) + NOISE * rng.next_f64() };
        moves.push((value, mv));
    });
    moves.sort_by(|a, b| b.0.total_cmp(&a.0));
    moves.into_iter().take(count.max(1)).map(|(_, mv)| mv).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pacru_rules::{Ruleset, TurnOrder};

    #[test]
    fn personas_differ_by_seed() {
        let start = Position::start(Ruleset::SHACRU, TurnOrder::standard(4).expect("four can play"));
        let personas: Vec<Persona> = (0..40).map(|seed| Persona::new(Color::Green, seed)).collect();
        assert!(personas.contains(&Persona::LongMoves) && personas.contains(&Persona::Borders));
        assert!(
            personas.contains(&Persona::Company) && personas.iter().any(|persona| matches!(persona, Persona::Area(_)))
        );
        assert_eq!(considered_moves(&start, 3, 5).len(), 3);
        assert_eq!(considered_moves(&start, 3, 5), considered_moves(&start, 3, 5), "same seed, same moves");
        assert!((0..9).any(|seed| considered_moves(&start, 3, seed) != considered_moves(&start, 3, 5)));
    }

    #[test]
    fn a_win_alone_is_better_than_one_that_is_shared() {
        // Red ends the last round: b7-d5 wins alone, b7-b5 shares with green and yellow.
        let text =
            "azacru rgy r rg1Y2+1ygyr/ryryr1g2/G4R31gr1rgr/gy1gy2G4+1/1rr3y2/1G0+2gY1g2/yggryyy2/1rg6/1y2rr2y g 1 79";
        let position: Position = text.parse().expect("a position");
        for seed in 0..20 {
            assert_eq!(considered_moves(&position, 1, seed)[0].to_string(), "b7-d5", "seed {seed}");
        }
    }

    #[test]
    fn a_reorientation_is_considered_where_there_is_little_else() {
        let position: Position = "pacru gy g 7G21/8y/9/9/4Y04/9/9/9/gg7 - 0 20".parse().expect("a position");
        let seen = considered_moves(&position, 2, 1);
        assert!(seen.iter().any(|mv| matches!(mv, Move::Reorient(_))), "{seen:?}");
    }

    #[test]
    fn a_win_at_once_is_always_considered() {
        let position: Position = "pacru:target=3 gy g 4Y44/9/9/9/4g4/9/4G0+4/9/G08 - 0 9".parse().expect("a position");
        let wins = |mv: Move| position.play_unchecked(mv).outcome().is_some();
        assert!(position.travels().iter().filter(|&&mv| wins(mv)).count() < position.travels().len());
        for seed in 0..20 {
            assert!(wins(considered_moves(&position, 1, seed)[0]), "seed {seed}");
        }
    }
}
