//! From setting up to the end; sent twice, sent at once, sent by others.

use crate::world::{World, any_move, code, envelope, events, heard, is_over, join, next, read, setup};
use pacru_api::{Answer, Command, Event, FromServer, Offer, Phase, RefusedCode, Setup, State, Time, Visibility};
use pacru_rules::{Color, Record};

#[tokio::test]
async fn a_game_is_set_up_joined_and_played_to_its_end() {
    let world = World::new().await;
    let (id, ann, ben) = world.two(Time::None).await;
    let mut watches = world.hub.subscribe(&id, None, 0).await.unwrap();
    let first = watches.first();
    assert!(matches!(read(&first[0]), FromServer::Hello { last: 3, .. }));
    assert!(matches!(read(&first[1]), FromServer::Events(events) if events.len() == 3));
    let mut last = 3;
    while !is_over(&world.state(&id, ann).await) {
        let next = world.move_on(&id, [ann, ben]).await;
        assert_eq!(heard(&mut watches).await, (last + 1..=next).collect::<Vec<_>>());
        last = next;
    }
    let view = world.view(&id, ben).await;
    assert_eq!(view.phase, Phase::Over);
    assert_eq!(view.events.len() as u32, last);
    let record: Record = world.hub.record(&id, None).await.unwrap().parse().unwrap();
    record.check_result().unwrap();
    assert_eq!((record.tag("Green"), record.tag("Yellow")), (Some("Ann"), Some("Ben")));
    assert_eq!(record.game().outcome(), view.state().unwrap().outcome());
}

#[tokio::test]
async fn a_command_sent_twice_is_done_once_and_answered_the_same() {
    let mut world = World::new().await;
    let (id, ann, ben) = world.two(Time::None).await;
    let text = any_move(world.state(&id, ann).await.position());
    let sent = envelope(3, Command::Move { text });
    let answer = world.hub.command(&id, ann, sent.clone()).await;
    assert_eq!(answer, Answer::Settled { last: 4 });
    assert_eq!(world.hub.command(&id, ann, sent.clone()).await, answer);
    world.move_on(&id, [ann, ben]).await;
    assert_eq!(world.hub.command(&id, ann, sent.clone()).await, answer, "also when the game has gone on");
    world.killed_for(1).await;
    assert_eq!(world.hub.command(&id, ann, sent.clone()).await, answer, "also after a restart");
    assert_eq!(world.state(&id, ann).await.game().plies().len(), 2);
    // Another visitor's command of the same name is another command.
    assert_eq!(code(&world.hub.command(&id, ben, sent).await), RefusedCode::Behind);
}

#[tokio::test]
async fn a_racing_command_is_refused_with_the_game_as_it_is() {
    let world = World::new().await;
    let (id, ann, ben) = world.two(Time::None).await;
    world.move_on(&id, [ann, ben]).await;
    let text = any_move(world.state(&id, ann).await.position());
    let answer = world.hub.command(&id, ben, envelope(3, Command::Move { text })).await;
    let Answer::Refused { refused, game: Some(game) } = answer else { panic!("{answer:?}") };
    assert_eq!(refused.code, RefusedCode::Behind);
    assert_eq!(game.events.len(), 4);
    assert!(game.seats.contains(Color::Yellow) && !game.seats.contains(Color::Green));
}

#[tokio::test]
async fn of_many_commands_at_once_one_is_done() {
    let world = World::new().await;
    let (id, ann, _) = world.two(Time::None).await;
    let text = any_move(world.state(&id, ann).await.position());
    let sent: Vec<_> = (0..20)
        .map(|_| {
            let (hub, id, sent) = (world.hub.clone(), id.clone(), envelope(3, Command::Move { text: text.clone() }));
            tokio::spawn(async move { hub.command(&id, ann, sent).await })
        })
        .collect();
    let mut settled = 0;
    for answer in sent {
        match answer.await.unwrap() {
            Answer::Settled { last } => {
                assert_eq!(last, 4);
                settled += 1;
            }
            Answer::Refused { refused, .. } => assert_eq!(refused.code, RefusedCode::Behind),
        }
    }
    assert_eq!(settled, 1);
    assert_eq!(world.state(&id, ann).await.last(), 4);
}

#[tokio::test]
async fn nobody_moves_for_another() {
    let world = World::new().await;
    let (id, ann, ben) = world.two(Time::None).await;
    let stranger = world.visitor().await;
    let text = any_move(world.state(&id, ann).await.position());
    let command = Command::Move { text };
    assert_eq!(world.refused(&id, ben, command.clone()).await, RefusedCode::NotYourTurn);
    assert_eq!(world.refused(&id, stranger, command).await, RefusedCode::NotYourSeat);
    for color in [Color::Green, Color::Yellow] {
        assert_eq!(world.refused(&id, stranger, Command::Resign { color }).await, RefusedCode::NotYourSeat);
    }
    assert_eq!(world.refused(&id, ben, Command::Resign { color: Color::Green }).await, RefusedCode::NotYourSeat);
    let illegal = Command::Move { text: "e1-e9".to_owned() };
    let answer = world.command(&id, ann, illegal).await;
    let Answer::Refused { refused, .. } = answer else { panic!("an illegal move") };
    assert_eq!(refused.code, RefusedCode::Illegal);
    assert!(refused.rule.is_some(), "{refused}");
    assert_eq!(world.state(&id, ann).await.last(), 3);
}

#[tokio::test]
async fn seats_are_taken_given_back_and_taken_again() {
    let world = World::new().await;
    let ann = world.visitor().await;
    let (id, _) = world.hub.create(Setup { visibility: Visibility::Public, ..setup() }, ann).await.unwrap();
    let yellow = pacru_api::Join { color: Some(Color::Yellow), ..join("Ann") };
    assert_eq!(world.hub.join(&id, ann, &yellow).await.unwrap().color, Color::Yellow);
    let taken = world.hub.join(&id, world.visitor().await, &yellow).await.unwrap_err();
    assert_eq!(taken.code, RefusedCode::SeatTaken);
    world.settled(&id, ann, Command::Stand { color: Color::Yellow }).await;
    let mine = world.hub.my_games(ann).await.unwrap().games;
    assert!(mine[0].seats.is_empty(), "only who set it up is left");
    // One browser may hold several seats; but a request sent twice takes one.
    for _ in 0..2 {
        let joined = world.hub.join(&id, ann, &join("Ann")).await.unwrap();
        assert_eq!((joined.color, joined.game.seats.len()), (Color::Green, 1));
    }
    let both = world.hub.join(&id, ann, &join("Anna")).await.unwrap();
    assert_eq!(both.game.seats.len(), 2);
    assert_eq!(both.game.phase, Phase::Running);
    let full = world.hub.join(&id, ann, &join("Eve")).await.unwrap_err();
    assert_eq!(full.code, RefusedCode::SeatTaken);
}

#[tokio::test]
async fn many_games_at_once_share_commits() {
    let world = World::new().await;
    let mut games = Vec::new();
    for _ in 0..40 {
        games.push(world.two(Time::OFFERED[0]).await);
    }
    let before = world.hub.gauges();
    let players: Vec<_> = games
        .into_iter()
        .map(|(id, ann, ben)| {
            let hub = world.hub.clone();
            tokio::spawn(async move {
                let mut state = State::replay(&hub.view(&id, None).await.unwrap().events).unwrap();
                for _ in 0..20 {
                    let who = if state.position().to_move() == Color::Green { ann } else { ben };
                    let text = any_move(state.position());
                    let sent = envelope(state.last(), Command::Move { text });
                    let answer = hub.command(&id, who, sent).await;
                    assert_eq!(answer, Answer::Settled { last: state.last() + 1 });
                    state = State::replay(&hub.view(&id, None).await.unwrap().events).unwrap();
                }
            })
        })
        .collect();
    for player in players {
        player.await.unwrap();
    }
    let after = world.hub.gauges();
    assert_eq!(after.settled - before.settled, 800);
    assert_eq!(after.store.events - before.store.events, 800);
    assert!(after.store.commits - before.store.commits < 800, "{after:?}");
}

#[tokio::test]
async fn a_slow_subscriber_is_dropped_and_catches_up_by_since() {
    let options = pacru_server::live::HubOptions { waiting_messages: 4, ..crate::world::options() };
    let world = World::with(options).await;
    let (id, ann, ben) = world.two(Time::None).await;
    let mut slow = world.hub.subscribe(&id, Some(ann), 3).await.unwrap();
    for _ in 0..10 {
        world.move_on(&id, [ann, ben]).await;
    }
    assert!(next(&mut slow).await.is_none(), "it was too slow");
    assert_eq!(world.hub.gauges().dropped, 1);
    drop(slow);
    let mut again = world.hub.subscribe(&id, Some(ann), 3).await.unwrap();
    let first = again.first();
    let FromServer::Events(missed) = read(&first[1]) else { panic!("{first:?}") };
    assert_eq!(missed.iter().map(|logged| logged.number).collect::<Vec<_>>(), (4..=13).collect::<Vec<_>>());
    world.move_on(&id, [ann, ben]).await;
    assert_eq!(heard(&mut again).await, [14]);
}

#[tokio::test]
async fn who_is_connected_is_told_to_all() {
    let world = World::new().await;
    let (id, ann, ben) = world.two(Time::None).await;
    let mut anns = world.hub.subscribe(&id, Some(ann), 3).await.unwrap();
    let others =
        [world.hub.subscribe(&id, Some(ben), 3).await.unwrap(), world.hub.subscribe(&id, None, 3).await.unwrap()];
    world.hub.tick().await;
    let FromServer::Present { seats, watchers } = read(&next(&mut anns).await.unwrap()) else { panic!("no presence") };
    assert_eq!((seats.len(), watchers), (2, 1));
    assert_eq!(world.hub.gauges().subscribers, 3);
    drop(others);
    world.hub.tick().await;
    let FromServer::Present { seats, watchers } = read(&next(&mut anns).await.unwrap()) else { panic!("no presence") };
    assert_eq!((seats.len(), watchers), (1, 0));
    let view = world.view(&id, ann).await;
    assert!(view.present.contains(Color::Green) && !view.present.contains(Color::Yellow));
}

#[tokio::test]
async fn limits_of_a_visitor_are_kept() {
    let options = pacru_server::live::HubOptions {
        games_per_visitor: 2,
        seats_per_visitor: 1,
        computers_per_visitor: 1,
        ..crate::world::options()
    };
    let world = World::with(options).await;
    let ann = world.visitor().await;
    let public = || Setup { visibility: Visibility::Public, ..setup() };
    let computer = |count: usize| {
        let mut seats = vec![pacru_api::Seat::Computer { level: 1 }; count];
        seats.resize(3, pacru_api::Seat::Open);
        Setup { seats, ..Setup::new("shacru".parse().unwrap(), "yrg".parse().unwrap()) }
    };
    let refused = world.hub.create(computer(2), ann).await.unwrap_err();
    assert_eq!(refused.code, RefusedCode::TooMany);
    let (first, _) = world.hub.create(computer(1), ann).await.unwrap();
    let (second, _) = world.hub.create(public(), ann).await.unwrap();
    assert_eq!(world.hub.create(public(), ann).await.unwrap_err().code, RefusedCode::TooMany);
    world.hub.join(&second, ann, &join("Ann")).await.unwrap();
    let refused = world.hub.join(&first, ann, &join("Ann")).await.unwrap_err();
    assert_eq!(refused.code, RefusedCode::TooMany);
    world.settled(&second, ann, Command::Cancel).await;
    world.hub.create(public(), ann).await.unwrap();
    world.hub.join(&first, ann, &join("Ann")).await.unwrap();
}

#[tokio::test]
async fn a_server_that_stops_takes_nothing_any_more() {
    let mut world = World::new().await;
    let (id, ann, ben) = world.two(Time::None).await;
    world.move_on(&id, [ann, ben]).await;
    world.hub.shutdown().await;
    let answer = world.hub.command(&id, ann, envelope(4, Command::Resign { color: Color::Green })).await;
    assert_eq!(code(&answer), RefusedCode::Stopping);
    assert_eq!(world.hub.new_visitor().await.unwrap_err().code, RefusedCode::Stopping);
    world.killed_for(0).await;
    let view = world.view(&id, ann).await;
    assert_eq!(view.events.len(), 4);
    assert!(matches!(events(&view)[3], Event::Moved { .. }));
}

#[tokio::test]
async fn who_offers_again_and_again_keeps_nobody_from_moving() {
    let world = World::new().await;
    let (id, ann, ben) = world.two(Time::None).await;
    let text = any_move(world.state(&id, ann).await.position());
    for seen in [3, 4] {
        let draw = Command::Offer { color: Color::Yellow, offer: Offer::Draw };
        let command = if seen == 3 { draw } else { Command::Decline { color: Color::Yellow, offer: Offer::Draw } };
        let answer = world.hub.command(&id, ben, envelope(seen, command)).await;
        assert_eq!(answer, Answer::Settled { last: seen + 1 });
    }
    let answer = world.hub.command(&id, ann, envelope(3, Command::Move { text })).await;
    assert_eq!(answer, Answer::Settled { last: 6 });
}
