//! Who is connected, where several servers share a database.

use crate::company::{BEAT, pass, two_servers};
use crate::world::{MINUTE, SECOND, World, code, envelope, next, read};
use pacru_api::{Answer, Command, FromServer, GameId, RefusedCode, Time};
use pacru_rules::{Color, ColorSet};
use pacru_server::live::{Hub, Subscription};
use pacru_server::store::{Store, VisitorId};
use pacru_testing::wait::Wait;

const TIME: Time = Time::Clock { seconds: 1800, increment: 0 };

/// Who is present, by the last of the messages that wait for a subscriber.
async fn told(subscription: &mut Subscription, wanted: (ColorSet, u32)) {
    let wait = Wait::new(format!("a message that {wanted:?} are present"));
    loop {
        let message = read(&next(subscription).await.unwrap());
        wait.check(format_args!("{message:?}"));
        if let FromServer::Present { seats, watchers } = message
            && (seats, watchers) == wanted
        {
            return;
        }
    }
}

fn seats(colors: &[Color]) -> ColorSet {
    colors.iter().copied().collect()
}

async fn claim(hub: &Hub, id: &GameId, who: VisitorId) -> Answer {
    let seen = hub.view(id, Some(who)).await.unwrap().events.len() as u32;
    hub.command(id, who, envelope(seen, Command::Claim { color: Color::Yellow })).await
}

async fn refused(hub: &Hub, id: &GameId, who: VisitorId) {
    assert_eq!(code(&claim(hub, id, who).await), RefusedCode::TooEarly);
}

#[tokio::test]
async fn everybody_is_told_who_is_connected_at_any_server() {
    let (world, other) = two_servers().await;
    let (id, ann, ben) = world.two(Time::None).await;
    let mut here = world.hub.subscribe(&id, Some(ann), 0).await.unwrap();
    let there = [other.subscribe(&id, Some(ben), 0).await.unwrap(), other.subscribe(&id, None, 0).await.unwrap()];
    other.tick().await;
    world.pass(SECOND).await;
    told(&mut here, (seats(&[Color::Green, Color::Yellow]), 1)).await;
    let view = world.view(&id, ann).await;
    assert_eq!((view.present, view.watchers), (seats(&[Color::Green, Color::Yellow]), 1));
    assert_eq!(world.hub.lobby(None).await.unwrap().playing[0].watchers, 1);
    let [ben, stranger] = there;
    drop(ben);
    other.tick().await;
    world.pass(SECOND).await;
    told(&mut here, (seats(&[Color::Green]), 1)).await;
    // Where a server dies, its connections are gone.
    world.pass(3 * BEAT).await;
    told(&mut here, (seats(&[Color::Green]), 0)).await;
    drop(stranger);
}

#[tokio::test]
async fn games_watched_at_another_server_come_first_in_the_lobby() {
    let (world, other) = two_servers().await;
    let (watched, _, _) = world.two(Time::None).await;
    world.pass(SECOND).await;
    let (newer, _, _) = world.two(Time::None).await;
    let _watcher = other.subscribe(&watched, None, 0).await.unwrap();
    other.tick().await;
    world.pass(SECOND).await;
    let playing = world.hub.lobby(None).await.unwrap().playing;
    let playing: Vec<_> = playing.into_iter().map(|game| (game.id, game.watchers)).collect();
    assert_eq!(playing, [(watched, 1), (newer, 0)]);
}

#[tokio::test]
async fn a_player_who_is_connected_to_another_server_is_not_claimed_out() {
    let (world, other) = two_servers().await;
    let (id, ann, ben) = world.two(TIME).await;
    world.move_on(&id, [ann, ben]).await;
    let connection = other.subscribe(&id, Some(ben), 0).await.unwrap();
    pass(&world, &other, 10 * MINUTE).await;
    refused(&world.hub, &id, ann).await;
    // That server dies, and its last sign of life was a moment ago.
    world.pass(2 * MINUTE - SECOND).await;
    refused(&world.hub, &id, ann).await;
    world.pass(SECOND).await;
    assert!(matches!(claim(&world.hub, &id, ann).await, Answer::Settled { .. }));
    drop(connection);
}

#[tokio::test]
async fn whoever_left_another_server_a_moment_ago_is_not_claimed_out() {
    let (world, other) = two_servers().await;
    let (id, ann, ben) = world.two(TIME).await;
    world.move_on(&id, [ann, ben]).await;
    let connection = other.subscribe(&id, Some(ben), 0).await.unwrap();
    pass(&world, &other, 5 * MINUTE).await;
    drop(connection);
    pass(&world, &other, 2 * MINUTE - SECOND).await;
    refused(&world.hub, &id, ann).await;
    // Coming by without a connection counts, too.
    other.view(&id, Some(ben)).await.unwrap();
    pass(&world, &other, 2 * MINUTE - SECOND).await;
    refused(&world.hub, &id, ann).await;
    pass(&world, &other, SECOND).await;
    assert!(matches!(claim(&world.hub, &id, ann).await, Answer::Settled { .. }));
}

#[tokio::test]
async fn a_server_that_was_alone_tells_a_new_one_who_is_connected() {
    let world = World::new().await;
    let (id, ann, ben) = world.two(TIME).await;
    world.move_on(&id, [ann, ben]).await;
    let connection = world.hub.subscribe(&id, Some(ben), 0).await.unwrap();
    world.pass(10 * MINUTE).await;
    assert!(world.store.present(None).await.unwrap().is_empty(), "there was nobody to tell");
    let other = world.another("other").await;
    other.tick().await;
    // Nobody knows yet who is connected to the first, so nobody is gone.
    refused(&other, &id, ann).await;
    pass(&world, &other, 10 * MINUTE).await;
    refused(&other, &id, ann).await;
    drop(connection);
    pass(&world, &other, 2 * MINUTE).await;
    assert!(matches!(claim(&other, &id, ann).await, Answer::Settled { .. }));
}

#[tokio::test]
async fn who_was_connected_before_a_restart_is_not_said_to_be() {
    let (mut world, other) = two_servers().await;
    let (id, ann, ben) = world.two(Time::None).await;
    let before = world.hub.subscribe(&id, Some(ann), 0).await.unwrap();
    pass(&world, &other, BEAT).await;
    let mut there = other.subscribe(&id, Some(ben), 0).await.unwrap();
    pass(&world, &other, BEAT).await;
    told(&mut there, (seats(&[Color::Green, Color::Yellow]), 0)).await;
    world.killed_for(SECOND).await;
    world.hub.tick().await;
    pass(&world, &other, BEAT).await;
    told(&mut there, (seats(&[Color::Yellow]), 0)).await;
    drop(before);
}

#[tokio::test]
async fn whoever_looks_at_a_game_is_told_for_how_long_a_player_has_been_gone() {
    let (world, other) = two_servers().await;
    let (id, ann, ben) = world.two(TIME).await;
    assert!(world.view(&id, ann).await.away.is_empty(), "no clock runs");
    world.move_on(&id, [ann, ben]).await;
    let connection = other.subscribe(&id, Some(ben), 0).await.unwrap();
    let here = world.hub.subscribe(&id, Some(ann), 0).await.unwrap();
    pass(&world, &other, 5 * MINUTE).await;
    assert_eq!(world.view(&id, ann).await.away, [None, None]);
    drop(connection);
    pass(&world, &other, MINUTE).await;
    assert_eq!(world.view(&id, ann).await.away, [None, Some(MINUTE)]);
    drop(here);
}
