//! Clocks, deadlines and expiry, by a clock that is stepped.

use crate::world::{DAY, HOUR, MINUTE, SECOND, START, World, events, is_over, options, setup};
use pacru_api::{Command, Event, Millis, Phase, RefusedCode, Setup, Time, Visibility};
use pacru_rules::{Color, Departure};
use pacru_server::store::Store;

const TIME: Time = Time::Clock { seconds: 180, increment: 2 };

#[tokio::test]
async fn out_of_time_is_out_of_the_game() {
    let world = World::new().await;
    let (id, ann, ben) = world.two(TIME).await;
    world.pass(HOUR).await;
    assert_eq!(world.view(&id, ann).await.phase, Phase::Running, "the first turn takes no time");
    world.move_on(&id, [ann, ben]).await;
    assert_eq!(world.view(&id, ann).await.left, [182 * SECOND, 180 * SECOND]);
    world.pass(180 * SECOND - 1).await;
    assert_eq!(world.view(&id, ann).await.left, [182 * SECOND, 1]);
    world.pass(1).await;
    let view = world.view(&id, ann).await;
    assert_eq!(view.phase, Phase::Over);
    assert_eq!(**events(&view).last().unwrap(), Event::Left { color: Color::Yellow, how: Departure::Time });
}

#[tokio::test]
async fn a_time_that_ran_out_counts_before_the_move_that_came_too_late() {
    let world = World::new().await;
    let (id, ann, ben) = world.two(TIME).await;
    world.move_on(&id, [ann, ben]).await;
    let text = crate::world::any_move(world.state(&id, ann).await.position());
    world.clock.step(180 * SECOND);
    let answer = world.hub.command(&id, ben, crate::world::envelope(4, Command::Move { text })).await;
    assert_eq!(crate::world::code(&answer), RefusedCode::Behind);
    assert!(is_over(&world.state(&id, ann).await));
}

#[tokio::test]
async fn a_time_runs_out_also_in_a_game_that_is_not_in_memory() {
    let world = World::new().await;
    let (id, ann, ben) = world.two(Time::Days(2)).await;
    world.move_on(&id, [ann, ben]).await;
    world.pass(HOUR).await;
    assert_eq!(world.hub.gauges().games, 0, "it has left memory");
    world.pass(2 * DAY - HOUR).await;
    let view = world.view(&id, ann).await;
    assert_eq!(**events(&view).last().unwrap(), Event::Left { color: Color::Yellow, how: Departure::Time });
    assert_eq!(view.events.last().unwrap().at, START.after(2 * DAY));
}

#[tokio::test]
async fn games_leave_memory_when_nobody_uses_them_and_come_back() {
    let world = World::new().await;
    let (id, ann, ben) = world.two(Time::None).await;
    world.move_on(&id, [ann, ben]).await;
    let connection = world.hub.subscribe(&id, None, 0).await.unwrap();
    world.pass(HOUR).await;
    assert_eq!(world.hub.gauges().games, 1, "somebody watches");
    drop(connection);
    world.pass(SECOND).await;
    world.pass(10 * MINUTE).await;
    assert_eq!(world.hub.gauges().games, 0);
    world.move_on(&id, [ann, ben]).await;
    assert_eq!(world.state(&id, ann).await.game().plies().len(), 2);
}

#[tokio::test]
async fn memory_holds_so_many_games_and_no_more() {
    let options = pacru_server::live::HubOptions { games_in_memory: 3, ..options() };
    let world = World::with(options).await;
    let mut games = Vec::new();
    for _ in 0..8 {
        games.push(world.two(Time::None).await);
        world.hub.tick().await;
        assert!(world.hub.gauges().games <= 3);
    }
    let mut connections = Vec::new();
    for (id, ann, _) in &games[..3] {
        connections.push(world.hub.subscribe(id, Some(*ann), 0).await.unwrap());
    }
    world.hub.tick().await;
    let full = world.hub.view(&games[4].0, None).await.unwrap_err();
    assert_eq!(full.code, RefusedCode::TooMany);
    connections.clear();
    world.hub.tick().await;
    assert!(world.hub.view(&games[4].0, None).await.is_ok());
}

#[tokio::test]
async fn games_that_never_began_expire() {
    let world = World::new().await;
    let ann = world.visitor().await;
    let (private, _) = world.hub.create(setup(), ann).await.unwrap();
    let (public, _) = world.hub.create(Setup { visibility: Visibility::Public, ..setup() }, ann).await.unwrap();
    world.pass(DAY - 1).await;
    assert_eq!(world.hub.lobby(None).await.unwrap().open.len(), 1);
    world.pass(1).await;
    world.clock.step(SECOND);
    assert!(world.hub.lobby(None).await.unwrap().open.is_empty());
    let view = world.view(&public, ann).await;
    assert_eq!(**events(&view).last().unwrap(), Event::Cancelled { by: None });
    world.pass(6 * DAY - 2 * SECOND).await;
    assert_eq!(world.view(&private, ann).await.phase, Phase::Waiting);
    world.pass(SECOND).await;
    assert_eq!(world.view(&private, ann).await.phase, Phase::Over);
}

#[tokio::test]
async fn a_clock_that_is_set_back_takes_and_gives_nobody_time() {
    let world = World::new().await;
    let (id, ann, ben) = world.two(TIME).await;
    world.move_on(&id, [ann, ben]).await;
    world.pass(30 * SECOND).await;
    assert_eq!(world.view(&id, ann).await.left[1], 150 * SECOND);
    world.clock.set(Millis(START.0 - DAY));
    world.hub.tick().await;
    assert_eq!(world.view(&id, ann).await.left[1], 150 * SECOND);
    world.pass(10 * SECOND).await;
    assert_eq!(world.view(&id, ann).await.left[1], 140 * SECOND);
    world.move_on(&id, [ann, ben]).await;
    let log = world.view(&id, ann).await.events;
    assert!(log.is_sorted_by_key(|logged| logged.at), "{log:?}");
    world.pass(181 * SECOND).await;
    assert!(!is_over(&world.state(&id, ann).await), "two seconds were added");
    world.pass(SECOND).await;
    assert!(is_over(&world.state(&id, ann).await));
}

#[tokio::test]
async fn whoever_has_less_time_than_the_other_runs_out_of_it_in_time() {
    let world = World::new().await;
    let (id, ann, ben) = world.two(Time::Clock { seconds: 180, increment: 0 }).await;
    world.move_on(&id, [ann, ben]).await;
    world.pass(170 * SECOND).await;
    world.move_on(&id, [ann, ben]).await;
    // The timers have seen deadlines of both by now, and look at the game in vain once.
    world.pass(20 * SECOND).await;
    assert_eq!(world.view(&id, ann).await.left, [160 * SECOND, 10 * SECOND]);
    world.move_on(&id, [ann, ben]).await;
    world.pass(10 * SECOND - 1).await;
    assert_eq!(world.view(&id, ann).await.phase, Phase::Running);
    world.clock.step(1);
    let due = world.store.due(world.hub.now(), 9).await.unwrap();
    assert_eq!(due, std::slice::from_ref(&id), "the database knows without being asked for the game");
    world.hub.tick().await;
    assert_eq!(world.view(&id, ann).await.phase, Phase::Over);
    assert!(world.store.due(world.hub.now(), 9).await.unwrap().is_empty());
}
