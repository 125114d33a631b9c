//! `kill -9`.

use crate::{command, runtime};
use pacru_load::kills::Kills;
use pacru_testing::seed::with_seeds;

#[test]
fn killed_at_random_moments_under_load_the_server_has_every_acknowledged_move_and_every_game_goes_on() {
    with_seeds(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/faults/kills-seeds.txt"), 302, |seed| {
        let kills = Kills { times: 5, games: 20, moves: 20, seed };
        let survived = runtime().block_on(kills.run(&command())).unwrap_or_else(|error| panic!("{kills:?}: {error}"));
        survived.is_telling().expect("a test that tests something");
        assert_eq!(survived.kills, 5);
    });
}
