//! A server that was killed comes back to the same games.

use crate::world::{DAY, HOUR, MINUTE, SECOND, START, World, events, join, options};
use pacru_api::{Event, Millis, Phase, Seat, Setup, Time, Visibility};
use pacru_rules::Color;

const TIME: Time = Time::Clock { seconds: 180, increment: 0 };

#[tokio::test]
async fn everything_is_there_after_a_kill_in_the_middle() {
    let mut world = World::new().await;
    let (id, ann, ben) = world.two(Time::None).await;
    for _ in 0..7 {
        world.move_on(&id, [ann, ben]).await;
    }
    let before = world.view(&id, ann).await;
    world.killed_for(HOUR).await;
    let after = world.view(&id, ann).await;
    assert_eq!((before.events, before.seats, before.position), (after.events, after.seats, after.position));
    world.move_on(&id, [ann, ben]).await;
    assert_eq!(world.hub.my_games(ben).await.unwrap().games.len(), 1);
}

#[tokio::test]
async fn the_time_after_the_last_sign_of_life_is_nobodys() {
    let mut world = World::new().await;
    let (id, ann, ben) = world.two(TIME).await;
    world.move_on(&id, [ann, ben]).await;
    world.pass(60 * SECOND).await;
    world.killed_for(HOUR).await;
    world.hub.tick().await;
    let view = world.view(&id, ann).await;
    assert_eq!(view.left, [180 * SECOND, 120 * SECOND]);
    let from = START.after(60 * SECOND);
    assert_eq!(**events(&view).last().unwrap(), Event::Paused { from, until: from.after(HOUR) });
    world.pass(119 * SECOND).await;
    assert_eq!(world.view(&id, ann).await.phase, Phase::Running);
    world.pass(SECOND).await;
    assert_eq!(world.view(&id, ann).await.phase, Phase::Over);
}

#[tokio::test]
async fn a_second_restart_does_not_forget_the_first_absence() {
    let mut world = World::new().await;
    let (id, ann, ben) = world.two(TIME).await;
    world.move_on(&id, [ann, ben]).await;
    world.pass(10 * SECOND).await;
    for _ in 0..3 {
        // Nobody asks for the game, and the server dies before it has given a sign of life.
        world.killed_for(HOUR).await;
    }
    world.hub.tick().await;
    assert_eq!(world.view(&id, ann).await.left[1], 170 * SECOND);
    world.pass(10 * SECOND).await;
    world.killed_for(HOUR).await;
    assert_eq!(world.view(&id, ann).await.left[1], 160 * SECOND, "whoever looks first settles it");
    world.pass(10 * SECOND).await;
    assert_eq!(world.view(&id, ann).await.left[1], 150 * SECOND);
    let pauses = world.view(&id, ann).await.events;
    let pauses = pauses.iter().filter(|logged| matches!(logged.event, Event::Paused { .. })).count();
    assert_eq!(pauses, 2);
}

#[tokio::test]
async fn an_orderly_end_loses_no_time() {
    let mut world = World::new().await;
    let (id, ann, ben) = world.two(TIME).await;
    world.hub.tick().await;
    world.move_on(&id, [ann, ben]).await;
    world.clock.step(SECOND);
    world.hub.shutdown().await;
    world.killed_for(MINUTE).await;
    assert_eq!(world.view(&id, ann).await.left[1], 179 * SECOND);
}

#[tokio::test]
async fn a_system_clock_that_was_set_back_while_the_server_was_down_does_no_harm() {
    let mut world = World::new().await;
    let (id, ann, ben) = world.two(TIME).await;
    world.move_on(&id, [ann, ben]).await;
    world.pass(10 * SECOND).await;
    world.clock.set(Millis(START.0 - DAY));
    world.killed_for(0).await;
    assert_eq!(world.view(&id, ann).await.left[1], 170 * SECOND);
    world.pass(SECOND).await;
    assert_eq!(world.view(&id, ann).await.left[1], 169 * SECOND);
    world.move_on(&id, [ann, ben]).await;
}

#[tokio::test]
async fn a_computers_turn_is_found_again() {
    let mut world = World::new().await;
    let ann = world.visitor().await;
    let seats = vec![Seat::Open, Seat::Computer { level: 1 }];
    let setup = Setup { seats, visibility: Visibility::Public, ..crate::world::setup() };
    let (id, _) = world.hub.create(setup, ann).await.unwrap();
    world.hub.join(&id, ann, &join("Ann")).await.unwrap();
    // A computer that never gets to think.
    world.hub.shutdown().await;
    world.killed_with(1, options()).await;
    let text = crate::world::any_move(world.state(&id, ann).await.position());
    let moved = pacru_api::Command::Move { text };
    world.settled(&id, ann, moved).await;
    world.killed_for(1).await;
    world.hub.tick().await;
    let state = world.wait_for("the computer's move", &id, ann, |state| state.game().plies().len() >= 2).await;
    assert_eq!(state.position().to_move(), Color::Green);
}
