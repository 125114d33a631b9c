//! Computers at the table.

use crate::world::{World, any_move, is_over, join, setup};
use pacru_api::{Command, Seat, Setup, Time, Visibility};
use pacru_rules::Color;

#[tokio::test]
async fn computers_play_when_it_is_their_turn_until_the_end() {
    let world = World::new().await;
    let ann = world.visitor().await;
    let seats = vec![Seat::Computer { level: 1 }, Seat::Open, Seat::Computer { level: 2 }];
    let setup = Setup {
        seats,
        visibility: Visibility::Public,
        time: Time::OFFERED[0],
        ..Setup::new("shacru".parse().unwrap(), "yrg".parse().unwrap())
    };
    let (id, _) = world.hub.create(setup, ann).await.unwrap();
    world.hub.join(&id, ann, &join("Ann")).await.unwrap();
    for _ in 0..4 {
        let state = world
            .wait_for("red's turn or the end", &id, ann, |state| {
                state.position().to_move() == Color::Red || is_over(state)
            })
            .await;
        world.settled(&id, ann, Command::Move { text: any_move(state.position()) }).await;
    }
    world.wait_for("red's turn", &id, ann, |state| state.position().to_move() == Color::Red).await;
    world.settled(&id, ann, Command::Resign { color: Color::Red }).await;
    world.wait_for("the end of the game", &id, ann, is_over).await;
    let gauges = world.hub.gauges();
    assert_eq!((gauges.searching, gauges.searches_queued), (0, 0));
    assert!(gauges.searches >= 9);
}

#[tokio::test]
async fn nobody_moves_for_a_computer() {
    let world = World::new().await;
    let ann = world.visitor().await;
    let seats = vec![Seat::Here { name: "Ann".to_owned() }, Seat::Computer { level: 8 }];
    let (id, _) = world.hub.create(Setup { seats, ..setup() }, ann).await.unwrap();
    let view = world.view(&id, ann).await;
    assert_eq!(view.seats.len(), 1);
    world.hub.shutdown().await;
    assert_eq!(world.hub.gauges().searching, 0, "no search outlives the server");
}
