//! Several servers on one database that know of each other: they tell news, share clocks and think once.

use crate::counting::Counting;
use crate::world::{HOUR, MINUTE, SECOND, START, World, any_move, envelope, events, heard, join, next, options, setup};
use pacru_api::{Answer, Command, Event, GameId, Hidden, Millis, Seat, Setup, Time, Visibility};
use pacru_rules::Color;
use pacru_server::clock::Clock;
use pacru_server::live::Hub;
use pacru_server::store::{Beat, Change, Claim, Sqlite, SqliteOptions, Store, StoreError, VisitorId};
use pacru_testing::wait::wait_until_async;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Between two signs of life.
pub(crate) const BEAT: u64 = 2 * SECOND;
const TIME: Time = Time::Clock { seconds: 180, increment: 0 };

/// A second server beside the first; both know it.
pub(crate) async fn two_servers() -> (World, Hub) {
    let world = World::new().await;
    world.hub.tick().await;
    let other = world.another("other").await;
    other.tick().await;
    world.pass(BEAT).await;
    assert_eq!((world.hub.gauges().others, other.gauges().others), (1, 1));
    (world, other)
}

/// Time passes in the life of both.
pub(crate) async fn pass(world: &World, other: &Hub, milliseconds: u64) {
    for _ in 0..milliseconds / BEAT {
        world.pass(BEAT).await;
        other.tick().await;
    }
    world.pass(milliseconds % BEAT).await;
    other.tick().await;
}

async fn moves(hub: &Hub, id: &GameId, who: VisitorId) -> u32 {
    let view = hub.view(id, Some(who)).await.unwrap();
    let text = any_move(view.state().unwrap().position());
    match hub.command(id, who, envelope(view.events.len() as u32, Command::Move { text })).await {
        Answer::Settled { last } => last,
        refused @ Answer::Refused { .. } => panic!("{refused:?}"),
    }
}

#[tokio::test]
async fn a_subscriber_hears_what_happens_at_another_server() {
    let (world, other) = two_servers().await;
    let (id, ann, ben) = world.two(Time::None).await;
    let mut here = world.hub.subscribe(&id, Some(ann), 3).await.unwrap();
    let mut there = other.subscribe(&id, Some(ben), 3).await.unwrap();
    assert_eq!(moves(&other, &id, ann).await, 4);
    world.hub.tick().await;
    assert_eq!(heard(&mut here).await, [4]);
    assert_eq!(heard(&mut there).await, [4]);
    assert_eq!(moves(&world.hub, &id, ben).await, 5);
    other.tick().await;
    assert_eq!(heard(&mut there).await, [5]);
    assert_eq!(heard(&mut here).await, [5]);
}

#[tokio::test]
async fn whoever_looks_at_a_game_sees_it_as_it_is() {
    let (world, other) = two_servers().await;
    let (id, ann, ben) = world.two(Time::None).await;
    for (number, who) in [(4, ann), (5, ben)] {
        moves(&other, &id, who).await;
        assert_eq!(world.view(&id, ann).await.events.len(), number);
        let played = world.hub.record(&id, None).await.unwrap();
        assert_eq!(played, other.record(&id, None).await.unwrap());
    }
    moves(&other, &id, ann).await;
    let mut subscription = world.hub.subscribe(&id, None, 5).await.unwrap();
    let first: String = subscription.first().iter().map(|frame| frame.as_str().to_owned()).collect();
    assert!(first.contains(r#""last":6"#) && first.contains(r#""moved""#), "{first}");
    // Lists hear of it with the next look around.
    world.hub.tick().await;
    assert_eq!(world.hub.my_games(ben).await.unwrap().games[0].turn, 4);
}

#[tokio::test]
async fn a_server_that_is_alone_asks_for_nothing_but_signs_of_life() {
    let folder = tempfile::tempdir().unwrap();
    let sqlite = Sqlite::open(&folder.path().join("pacru.db"), SqliteOptions::default()).await.unwrap();
    let store = Arc::new(Counting::new(Arc::new(sqlite)));
    let clock = Arc::new(pacru_server::clock::TestClock::at(START));
    let options = options();
    let hub = Hub::open(Arc::clone(&store) as Arc<dyn Store>, Arc::clone(&clock) as Arc<dyn Clock>, options);
    let hub = hub.await.unwrap();
    let ann = hub.new_visitor().await.unwrap().0;
    let seats = ["Ann", "Ben"].map(|name| Seat::Here { name: name.to_owned() });
    let (id, _) = hub.create(Setup { seats: seats.into(), ..setup() }, ann).await.unwrap();
    let _subscription = hub.subscribe(&id, Some(ann), 0).await.unwrap();
    hub.tick().await;
    store.take();
    let state = hub.view(&id, Some(ann)).await.unwrap().state().unwrap();
    assert_eq!(store.take(), BTreeMap::from([("events", 1)]), "a look");
    let moved = Command::Move { text: any_move(state.position()) };
    assert!(matches!(hub.command(&id, ann, envelope(1, moved)).await, Answer::Settled { .. }));
    assert_eq!(store.take(), BTreeMap::from([("append", 1)]), "a move");
    clock.step(250);
    hub.tick().await;
    assert_eq!(store.take(), BTreeMap::from([("due", 1), ("orders", 1)]), "a look at timers");
    clock.step(BEAT);
    hub.tick().await;
    assert_eq!(store.take(), BTreeMap::from([("beat", 1), ("beats", 1), ("due", 1), ("orders", 1)]), "a sign of life");
}

#[tokio::test]
async fn a_server_that_starts_beside_a_living_one_gives_nobody_a_pause() {
    let (world, other) = two_servers().await;
    let (id, ann, ben) = world.two(TIME).await;
    world.move_on(&id, [ann, ben]).await;
    pass(&world, &other, 10 * SECOND).await;
    // One dies; the other goes on, and then a third comes and the first comes back.
    drop(other);
    world.pass(20 * SECOND).await;
    let third = world.another("third").await;
    third.tick().await;
    world.pass(SECOND).await;
    let back = world.another("other").await;
    back.tick().await;
    for hub in [&world.hub, &third, &back] {
        let view = hub.view(&id, Some(ann)).await.unwrap();
        assert_eq!(view.left[1], 149 * SECOND);
        assert!(!events(&view).iter().any(|event| matches!(event, Event::Paused { .. })));
    }
}

#[tokio::test]
async fn when_all_servers_were_gone_the_time_since_the_last_of_them_is_nobodys() {
    let (mut world, other) = two_servers().await;
    let (id, ann, ben) = world.two(TIME).await;
    world.move_on(&id, [ann, ben]).await;
    pass(&world, &other, 10 * SECOND).await;
    // The first dies now, the second half a minute later.
    for _ in 0..15 {
        world.clock.step(BEAT);
        other.tick().await;
    }
    let from = other.now();
    drop(other);
    world.killed_for(HOUR).await;
    let second = world.another("other").await;
    world.hub.tick().await;
    second.tick().await;
    for hub in [&world.hub, &second] {
        let view = hub.view(&id, Some(ann)).await.unwrap();
        assert_eq!(view.left[1], 140 * SECOND);
        let pauses = view.events.iter().filter(|logged| matches!(logged.event, Event::Paused { .. }));
        assert_eq!(pauses.count(), 1, "both have seen it, and it is in the log once");
        assert_eq!(**events(&view).last().unwrap(), Event::Paused { from, until: from.after(HOUR) });
    }
}

#[tokio::test]
async fn an_orderly_end_is_known_at_once_and_its_time_stays() {
    let (mut world, other) = two_servers().await;
    let (id, ann, ben) = world.two(TIME).await;
    world.move_on(&id, [ann, ben]).await;
    world.pass(3 * SECOND).await;
    world.hub.shutdown().await;
    world.clock.step(SECOND);
    other.shutdown().await;
    world.killed_for(MINUTE).await;
    assert_eq!(world.hub.gauges().others, 0);
    assert_eq!(world.view(&id, ann).await.left[1], 176 * SECOND, "the second was there for a second more");
}

#[tokio::test]
async fn servers_that_are_long_gone_are_forgotten() {
    let (world, other) = two_servers().await;
    drop(other);
    assert_eq!(world.store.beats().await.unwrap().len(), 2);
    world.pass(2 * HOUR).await;
    let beats = world.store.beats().await.unwrap();
    assert_eq!(beats.iter().map(|beat| beat.at).collect::<Vec<_>>(), [world.hub.now()]);
}

#[tokio::test]
async fn what_was_hidden_before_it_was_heard_of_is_blank() {
    let (world, other) = two_servers().await;
    let (ann, ben) = (world.visitor().await, world.visitor().await);
    let (id, _) = world.hub.create(Setup { visibility: Visibility::Public, ..setup() }, ann).await.unwrap();
    let mut here = world.hub.subscribe(&id, Some(ann), 1).await.unwrap();
    let color = other.join(&id, ben, &join("Rude")).await.unwrap().color;
    other.hide(&id, Hidden::Name(color)).await.unwrap();
    world.hub.tick().await;
    let heard = next(&mut here).await.unwrap();
    assert!(heard.as_str().contains("joined") && !heard.as_str().contains("Rude"), "{}", heard.as_str());
}

/// A public game of Ann against a computer, in which Ann is to move.
async fn against_a_computer(world: &World) -> (GameId, VisitorId) {
    let ann = world.visitor().await;
    let seats = vec![Seat::Open, Seat::Computer { level: 1 }];
    let (id, _) = world.hub.create(Setup { seats, visibility: Visibility::Public, ..setup() }, ann).await.unwrap();
    world.hub.join(&id, ann, &join("Ann")).await.unwrap();
    (id, ann)
}

#[tokio::test]
async fn a_computers_turn_is_thought_about_by_one_of_two_servers() {
    let (world, other) = two_servers().await;
    let (id, ann) = against_a_computer(&world).await;
    for round in 1..=6 {
        let hub = if round % 2 == 0 { &world.hub } else { &other };
        moves(hub, &id, ann).await;
        // Both look for computers that are to move.
        pass(&world, &other, BEAT).await;
        world.wait_for("the computer's move", &id, ann, |state| state.game().plies().len() == 2 * round).await;
    }
    let searches = world.hub.gauges().searches + other.gauges().searches;
    assert_eq!(searches, 6, "each turn once");
}

#[tokio::test]
async fn a_turn_that_a_dead_server_thought_about_is_found_again() {
    let world = World::new().await;
    let (id, ann) = against_a_computer(&world).await;
    let beat = |at: Millis| {
        let server = "other".to_owned();
        Change::Beat(Beat { server, since: START, at, watched: at, ended: false })
    };
    world.store.commit(vec![beat(world.hub.now())]).await.unwrap();
    world.pass(BEAT).await;
    let turn = world.state(&id, ann).await.last() + 1;
    let until = world.hub.now().after(12 * SECOND);
    let claim = |server: &str| Change::Claim {
        claim: Claim { game: id.clone(), turn, server: server.to_owned(), until },
        now: world.hub.now(),
    };
    world.store.commit(vec![claim("other")]).await.unwrap();
    assert_eq!(world.store.commit(vec![claim("third")]).await, Err(StoreError::Conflict));
    moves(&world.hub, &id, ann).await;
    world.pass(BEAT).await;
    let gauges = || world.hub.gauges();
    wait_until_async("the end of all searches", async || {
        let now = gauges();
        if now.searching + now.searches_queued == 0 { Ok(()) } else { Err(format!("{now:?}")) }
    })
    .await;
    assert_eq!((gauges().others, gauges().searches), (1, 0), "the other thinks about it");
    world.pass(3 * BEAT).await;
    assert_eq!(gauges().others, 0);
    world.wait_for("the computer's move", &id, ann, |state| state.game().plies().len() == 2).await;
    assert_eq!(gauges().searches, 1);
}

#[tokio::test]
async fn an_order_that_two_servers_see_is_done_once() {
    let (world, other) = two_servers().await;
    let (id, ann, _) = world.two(Time::None).await;
    Sqlite::order(&world.path(), &id, &Hidden::Name(Color::Green)).await.unwrap();
    tokio::join!(world.hub.tick(), other.tick());
    pass(&world, &other, BEAT).await;
    let view = world.view(&id, ann).await;
    let hidden = events(&view).into_iter().filter(|event| matches!(event, Event::Hidden(_)));
    assert_eq!(hidden.count(), 1);
    assert!(world.store.orders().await.unwrap().is_empty());
}

#[tokio::test]
async fn a_time_that_runs_out_is_told_once_and_timers_are_never_late() {
    let (world, other) = two_servers().await;
    let (id, ann, ben) = world.two(TIME).await;
    moves(&world.hub, &id, ann).await;
    moves(&other, &id, ben).await;
    pass(&world, &other, 170 * SECOND).await;
    moves(&other, &id, ann).await;
    moves(&world.hub, &id, ben).await;
    pass(&world, &other, 10 * SECOND - 1).await;
    assert!(world.store.due(world.hub.now(), 9).await.unwrap().is_empty());
    world.clock.step(1);
    assert_eq!(world.store.due(world.hub.now(), 9).await.unwrap(), std::slice::from_ref(&id));
    tokio::join!(world.hub.tick(), other.tick());
    let view = other.view(&id, Some(ann)).await.unwrap();
    let out = events(&view).into_iter().filter(|event| matches!(event, Event::Left { color: Color::Green, .. }));
    assert_eq!(out.count(), 1);
    assert!(world.store.due(world.hub.now(), 9).await.unwrap().is_empty());
}
