//! Games in which nobody looks ahead, so that something is left to find at their end.

use pacru_engine::Rng;
use pacru_engine::baselines::{greedy_move, random_move};
use pacru_rules::{Game, Position, Ruleset, TurnOrder};

/// A game to its end. Each player moves randomly in none, some or all of their turns, and greedily in the others.
pub(crate) fn careless_game(ruleset: Ruleset, order: TurnOrder, rng: &mut Rng) -> Game {
    let careless: Vec<f64> = order.colors().iter().map(|_| [0.0, 0.1, 0.3, 1.0][rng.below(4)]).collect();
    let mut game = Game::new(Position::start(ruleset, order));
    while game.outcome().is_none() {
        let position = game.position();
        let seat = order.index_of(position.to_move()).expect("a player");
        let is_random = rng.next_f64() < careless[seat];
        let mv = if is_random { random_move(position, rng) } else { greedy_move(position, rng) };
        game.play(mv.expect("a move, as the game is not over")).expect("legal");
    }
    game
}
