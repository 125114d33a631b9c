//! Offers, rematches, claims and what is said.

use crate::world::{DAY, MINUTE, SECOND, World, envelope, events, is_over, join, not_found, options, setup};
use pacru_api::{
    Answer, Command, Event, GameId, Hidden, Logged, Offer, Phase, Phrase, RefusedCode, Saying, Seat, Setup, Time,
    Visibility,
};
use pacru_rules::{Color, Departure};
use pacru_server::live::HubOptions;
use pacru_server::store::{Append, Change, RowChange, Store};

fn offer(color: Color, offer: Offer) -> Command {
    Command::Offer { color, offer }
}

fn accept(color: Color, offer: Offer) -> Command {
    Command::Accept { color, offer }
}

#[tokio::test]
async fn a_draw_needs_everybody() {
    let world = World::new().await;
    let (id, ann, ben) = world.two(Time::None).await;
    world.settled(&id, ann, offer(Color::Green, Offer::Draw)).await;
    world.settled(&id, ben, Command::Decline { color: Color::Yellow, offer: Offer::Draw }).await;
    assert_eq!(world.view(&id, ann).await.phase, Phase::Running);
    world.settled(&id, ben, offer(Color::Yellow, Offer::Draw)).await;
    world.settled(&id, ann, accept(Color::Green, Offer::Draw)).await;
    assert!(is_over(&world.state(&id, ann).await));
}

#[tokio::test]
async fn a_rematch_is_another_game_in_which_everybody_moves_on_by_one_seat() {
    let mut world = World::new().await;
    let (id, keys, ann) = world.private().await;
    let (ben, guest) = (world.visitor().await, world.visitor().await);
    world.hub.enter(&id, &keys.watch, guest).await.unwrap();
    let seat = pacru_api::Join { key: Some(keys.join.clone()), ..join("Ben") };
    world.hub.join(&id, ben, &seat).await.unwrap();
    world.settled(&id, ann, Command::Resign { color: Color::Green }).await;
    world.settled(&id, ann, offer(Color::Green, Offer::Rematch)).await;
    let agreed = envelope(4, accept(Color::Yellow, Offer::Rematch));
    let answer = world.hub.command(&id, ben, agreed.clone()).await;
    assert_eq!(answer, Answer::Settled { last: 6 });
    let next = world.state(&id, ann).await.rematch().cloned().unwrap();
    let state = world.state(&next, ann).await;
    assert_eq!(state.setup().earlier.as_ref(), Some(&id));
    assert_eq!((state.name(Color::Green), state.name(Color::Yellow)), (Some("Ben"), Some("Ann")));
    assert_eq!(state.phase(), Phase::Running);
    assert!(world.view(&next, ann).await.seats.contains(Color::Yellow));
    assert!(world.view(&next, ben).await.seats.contains(Color::Green));
    assert!(world.hub.view(&next, Some(guest)).await.is_ok(), "who could watch goes along");
    assert!(world.hub.view(&next, None).await.is_err());
    world.killed_for(1).await;
    assert_eq!(world.hub.command(&id, ben, agreed).await, answer, "and no third game");
    world.move_on(&next, [ben, ann]).await;
}

#[tokio::test]
async fn a_player_with_a_running_clock_who_is_not_connected_for_two_minutes_is_claimed_out() {
    let world = World::new().await;
    let (id, ann, ben) = world.two(Time::Clock { seconds: 1800, increment: 0 }).await;
    world.move_on(&id, [ann, ben]).await;
    let claim = || Command::Claim { color: Color::Yellow };
    let connection = world.hub.subscribe(&id, Some(ben), 0).await.unwrap();
    world.pass(10 * MINUTE).await;
    assert_eq!(world.refused(&id, ann, claim()).await, RefusedCode::TooEarly, "connected");
    drop(connection);
    world.pass(2 * MINUTE - 1).await;
    assert_eq!(world.refused(&id, ann, claim()).await, RefusedCode::TooEarly);
    world.pass(1).await;
    let stranger = world.visitor().await;
    assert_eq!(world.refused(&id, stranger, claim()).await, RefusedCode::NotYourSeat);
    world.settled(&id, ann, claim()).await;
    let view = world.view(&id, ann).await;
    assert_eq!(**events(&view).last().unwrap(), Event::Left { color: Color::Yellow, how: Departure::Gone });
    assert_eq!(view.phase, Phase::Over);
}

#[tokio::test]
async fn being_away_while_others_think_is_no_harm() {
    let world = World::new().await;
    let (id, ann, ben) = world.two(Time::Clock { seconds: 1800, increment: 0 }).await;
    world.move_on(&id, [ann, ben]).await;
    world.move_on(&id, [ann, ben]).await;
    world.pass(10 * MINUTE).await;
    world.move_on(&id, [ann, ben]).await;
    world.pass(2 * MINUTE - 1).await;
    let claim = || Command::Claim { color: Color::Yellow };
    assert_eq!(world.refused(&id, ann, claim()).await, RefusedCode::TooEarly);
    // Nor is coming by without a connection nothing.
    world.view(&id, ben).await;
    world.pass(MINUTE).await;
    assert_eq!(world.refused(&id, ann, claim()).await, RefusedCode::TooEarly);
    world.pass(MINUTE).await;
    world.settled(&id, ann, claim()).await;
}

#[tokio::test]
async fn without_a_clock_a_player_is_claimed_out_after_seven_days_without_a_move() {
    let world = World::new().await;
    let claim = || Command::Claim { color: Color::Yellow };
    let (id, ann, ben) = world.two(Time::None).await;
    world.move_on(&id, [ann, ben]).await;
    let (by_days, cleo, dan) = world.two(Time::Days(30)).await;
    world.move_on(&by_days, [cleo, dan]).await;
    world.pass(7 * DAY - SECOND).await;
    assert_eq!(world.refused(&id, ann, claim()).await, RefusedCode::TooEarly);
    world.pass(SECOND).await;
    world.settled(&id, ann, claim()).await;
    assert!(is_over(&world.state(&id, ann).await));
    assert_eq!(world.refused(&by_days, cleo, claim()).await, RefusedCode::TooEarly, "thirty days are thirty days");
}

#[tokio::test]
async fn a_rematch_needs_room_for_another_game() {
    let world = World::with(HubOptions { games_per_visitor: 2, ..options() }).await;
    let (id, ann, ben) = world.two(Time::None).await;
    world.settled(&id, ann, Command::Resign { color: Color::Green }).await;
    let mut others = Vec::new();
    for _ in 0..2 {
        others.push(world.hub.create(setup(), ann).await.unwrap().0);
    }
    assert_eq!(world.refused(&id, ann, offer(Color::Green, Offer::Rematch)).await, RefusedCode::TooMany);
    assert_eq!(world.refused(&id, ben, offer(Color::Yellow, Offer::Rematch)).await, RefusedCode::TooMany);
    world.settled(&others[0], ann, Command::Cancel).await;
    world.settled(&id, ben, offer(Color::Yellow, Offer::Rematch)).await;
}

#[tokio::test]
async fn what_is_said_is_told_also_by_those_who_are_behind() {
    let world = World::new().await;
    let (id, ann, ben) = world.two(Time::None).await;
    world.move_on(&id, [ann, ben]).await;
    let hello = Command::Say { color: Color::Yellow, what: Saying::Phrase(Phrase::Hello) };
    assert_eq!(world.hub.command(&id, ben, envelope(3, hello)).await, Answer::Settled { last: 5 });
    let text = Command::Say { color: Color::Yellow, what: Saying::Text("hi".to_owned()) };
    assert_eq!(world.refused(&id, ben, text).await, RefusedCode::ChatOff, "public games have phrases only");
    // Whoever has not seen the message is not behind.
    let resigns = envelope(4, Command::Resign { color: Color::Green });
    assert_eq!(world.hub.command(&id, ann, resigns).await, Answer::Settled { last: 6 });
}

#[tokio::test]
async fn free_messages_flow_in_private_games_when_all_have_switched_them_on() {
    let world = World::new().await;
    let ann = world.visitor().await;
    let here = |name: &str| Seat::Here { name: name.to_owned() };
    let setup = Setup { seats: vec![here("Ann"), here("Ben")], ..crate::world::setup() };
    let (id, _) = world.hub.create(setup, ann).await.unwrap();
    let text = || Command::Say { color: Color::Green, what: Saying::Text("  hi\u{202e} there ".to_owned()) };
    world.settled(&id, ann, Command::Chat { color: Color::Green, on: true }).await;
    assert_eq!(world.refused(&id, ann, text()).await, RefusedCode::ChatOff);
    let on = world.settled(&id, ann, Command::Chat { color: Color::Yellow, on: true }).await;
    assert_eq!(world.settled(&id, ann, Command::Chat { color: Color::Yellow, on: true }).await, on, "nothing new");
    world.settled(&id, ann, text()).await;
    let said = world.state(&id, ann).await.said().last().cloned().unwrap();
    assert_eq!(said.what, Some(Saying::Text("hi there".to_owned())));
}

#[tokio::test]
async fn who_watched_a_hidden_game_does_not_see_its_rematch() {
    let world = World::new().await;
    let (id, keys, ann) = world.private().await;
    let (ben, guest) = (world.visitor().await, world.visitor().await);
    world.hub.enter(&id, &keys.watch, guest).await.unwrap();
    let seat = pacru_api::Join { key: Some(keys.join), ..join("Ben") };
    world.hub.join(&id, ben, &seat).await.unwrap();
    world.settled(&id, ann, Command::Resign { color: Color::Green }).await;
    world.hub.hide(&id, Hidden::Game).await.unwrap();
    world.settled(&id, ann, offer(Color::Green, Offer::Rematch)).await;
    world.settled(&id, ben, accept(Color::Yellow, Offer::Rematch)).await;
    let next = world.state(&id, ann).await.rematch().cloned().unwrap();
    not_found(world.hub.view(&next, Some(guest)).await);
    world.move_on(&next, [ben, ann]).await;
}

#[tokio::test]
async fn a_rematch_of_a_hidden_game_is_private() {
    let world = World::new().await;
    let (id, ann, ben) = world.two(Time::None).await;
    world.settled(&id, ann, Command::Resign { color: Color::Green }).await;
    world.hub.hide(&id, Hidden::Game).await.unwrap();
    world.settled(&id, ann, offer(Color::Green, Offer::Rematch)).await;
    world.settled(&id, ben, accept(Color::Yellow, Offer::Rematch)).await;
    let next = world.state(&id, ann).await.rematch().cloned().unwrap();
    assert_eq!(world.state(&next, ben).await.setup().visibility, Visibility::Private);
    not_found(world.hub.view(&next, None).await);
    assert!(world.hub.lobby(None).await.unwrap().playing.is_empty());
    world.move_on(&next, [ben, ann]).await;
}

/// Has a game's log grow to so many events by things said.
async fn grown(world: &World, id: &GameId, length: u32) {
    let last = world.store.events(id, 0).await.unwrap().len() as u32;
    let said = || Event::Said { color: Color::Green, what: Saying::Phrase(Phrase::Hello) };
    let events = (last + 1..=length).map(|number| Logged { number, at: world.hub.now(), event: said() }).collect();
    let row = RowChange::Later;
    let append = Append { game: id.clone(), events, command: None, row, seats: Vec::new() };
    world.store.commit(vec![Change::Append(Box::new(append))]).await.unwrap();
}

#[tokio::test]
async fn a_log_has_room_for_so_much_chatter_and_then_for_the_game_only() {
    let mut world = World::new().await;
    let (id, ann, ben) = world.two(Time::None).await;
    let say = || Command::Say { color: Color::Green, what: Saying::Phrase(Phrase::Hello) };
    grown(&world, &id, 1999).await;
    world.killed_for(1).await;
    assert_eq!(world.settled(&id, ann, say()).await, 2000);
    assert_eq!(world.refused(&id, ann, say()).await, RefusedCode::TooMany);
    let chat = Command::Chat { color: Color::Green, on: true };
    assert_eq!(world.refused(&id, ann, chat).await, RefusedCode::TooMany);
    assert_eq!(world.settled(&id, ann, offer(Color::Green, Offer::Draw)).await, 2001);
    let declined = Command::Decline { color: Color::Yellow, offer: Offer::Draw };
    assert_eq!(world.settled(&id, ben, declined).await, 2002, "who plays can still come to terms");
    world.move_on(&id, [ann, ben]).await;

    grown(&world, &id, 10_000).await;
    world.killed_for(1).await;
    assert_eq!(world.refused(&id, ann, offer(Color::Green, Offer::Draw)).await, RefusedCode::TooMany);
    assert_eq!(world.move_on(&id, [ann, ben]).await, 10_001);
    world.settled(&id, ben, Command::Resign { color: Color::Yellow }).await;
    assert!(is_over(&world.state(&id, ann).await), "and to an end");
}
