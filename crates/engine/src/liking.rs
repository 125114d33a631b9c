//! What catches the eye of a weak player: a few moves that look nice, by what this player happens to like.

use crate::chance::Chance;
use crate::players::lead;
use crate::search::visit_promising;
use pacru_rules::{Borderland, Chevron, Color, Move, Position};

/// What a player likes, for the length of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Liking {
    /// Getting far in one move.
    LongWays,
    /// Getting into another borderland.
    Borders,
    /// Being in this borderland.
    Place(Borderland),
    /// Staying near the own chevrons.
    Company,
}

impl Liking {
    fn of(color: Color, seed: u64) -> Liking {
        let mut chance = Chance::new(seed ^ (color as u64 + 1) << 32);
        match chance.below(4) {
            0 => Liking::LongWays,
            1 => Liking::Borders,
            2 => Liking::Company,
            _ => Borderland::all().nth(chance.below(Borderland::COUNT)).map_or(Liking::Company, Liking::Place),
        }
    }

    /// How much a move is liked; a marker gained counts 1.
    fn of_move(self, position: &Position, mv: Move) -> f64 {
        let Move::Travel(travel) = mv else {
            return 0.0;
        };
        match self {
            Liking::LongWays => f64::from(travel.from.distance(travel.to)) / 2.0,
            Liking::Borders => f64::from(u8::from(travel.from.borderland() != travel.to.borderland())),
            Liking::Place(land) => {
                let nearest = land.fields().iter().map(|field| field.distance(travel.to)).min().unwrap_or(0);
                1.0 - f64::from(nearest) / 3.0
            }
            Liking::Company => {
                let others = position.chevrons(position.to_move()).map(Chevron::field);
                let nearest = others.filter(|&field| field != travel.from).map(|field| field.distance(travel.to)).min();
                1.0 - f64::from(nearest.unwrap_or(0)) / 3.0
            }
        }
    }
}

/// Chance adds up to this much to a move's appeal.
const WHIM: f64 = 2.0;

/// The moves, at most so many, that catch the eye of the player to move. A win on the spot always does. Turning a chevron
/// costs markers, so it is thought of where there is little else to do.
pub(crate) fn eye_catching(position: &Position, most: usize, seed: u64) -> Vec<Move> {
    let me = position.to_move();
    let liking = Liking::of(me, seed);
    let mut chance = Chance::new(seed ^ position.hash_key());
    let before = lead(position, me);
    let mut moves: Vec<(f64, Move)> = Vec::new();
    let alone = [me].into_iter().collect();
    visit_promising(position, |mv, after| {
        let wins = after.outcome().is_some_and(|outcome| outcome.winners == alone);
        let gain = f64::from(lead(after, me) - before);
        let appeal = if wins { f64::MAX } else { gain + liking.of_move(position, mv) + WHIM * chance.unit() };
        moves.push((appeal, mv));
    });
    moves.sort_by(|a, b| b.0.total_cmp(&a.0));
    moves.into_iter().take(most.max(1)).map(|(_, mv)| mv).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pacru_rules::{Ruleset, TurnOrder};

    #[test]
    fn players_differ_in_what_they_like() {
        let start = Position::start(Ruleset::SHACRU, TurnOrder::standard(4).expect("four can play"));
        let likings: Vec<Liking> = (0..40).map(|seed| Liking::of(Color::Green, seed)).collect();
        assert!(likings.contains(&Liking::LongWays) && likings.contains(&Liking::Borders));
        assert!(likings.contains(&Liking::Company) && likings.iter().any(|liking| matches!(liking, Liking::Place(_))));
        assert_eq!(eye_catching(&start, 3, 5).len(), 3);
        assert_eq!(eye_catching(&start, 3, 5), eye_catching(&start, 3, 5), "same seed, same eye");
        assert!((0..9).any(|seed| eye_catching(&start, 3, seed) != eye_catching(&start, 3, 5)));
    }

    #[test]
    fn a_win_alone_is_better_than_one_that_is_shared() {
        // Red ends the last round: b7-d5 wins alone, b7-b5 shares with green and yellow.
        let text =
            "azacru rgy r rg1Y2+1ygyr/ryryr1g2/G4R31gr1rgr/gy1gy2G4+1/1rr3y2/1G0+2gY1g2/yggryyy2/1rg6/1y2rr2y g 1 79";
        let position: Position = text.parse().expect("a position");
        for seed in 0..20 {
            assert_eq!(eye_catching(&position, 1, seed)[0].to_string(), "b7-d5", "seed {seed}");
        }
    }

    #[test]
    fn a_turn_is_thought_of_where_there_is_little_else() {
        let position: Position = "pacru gy g 7G21/8y/9/9/4Y04/9/9/9/gg7 - 0 20".parse().expect("a position");
        let seen = eye_catching(&position, 2, 1);
        assert!(seen.iter().any(|mv| matches!(mv, Move::Reorient(_))), "{seen:?}");
    }

    #[test]
    fn a_win_on_the_spot_catches_every_eye() {
        let position: Position = "pacru:target=3 gy g 4Y44/9/9/9/4g4/9/4G0+4/9/G08 - 0 9".parse().expect("a position");
        let wins = |mv: Move| position.play_unchecked(mv).outcome().is_some();
        assert!(position.travels().iter().filter(|&&mv| wins(mv)).count() < position.travels().len());
        for seed in 0..20 {
            assert!(wins(eye_catching(&position, 1, seed)[0]), "seed {seed}");
        }
    }
}
