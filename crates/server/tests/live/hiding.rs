//! What the operator hides.

use crate::world::{World, events, next, not_found, read, setup};
use pacru_api::{Command, Event, FromServer, Hidden, RefusedCode, Saying, Seat, Setup, Time, Visibility};
use pacru_rules::{Color, Record};
use pacru_server::store::Sqlite;

#[tokio::test]
async fn a_hidden_name_is_blank_in_everything_that_is_sent() {
    let mut world = World::new().await;
    let (id, ann, ben) = world.two(Time::None).await;
    world.hub.hide(&id, Hidden::Name(Color::Green)).await.unwrap();
    let check = async |world: &World| {
        let mut subscription = world.hub.subscribe(&id, None, 0).await.unwrap();
        let sent: String = subscription.first().iter().map(|frame| frame.as_str().to_owned()).collect();
        let view = serde_json::to_string(&world.hub.view(&id, Some(ben)).await.unwrap()).unwrap();
        let lists = serde_json::to_string(&world.hub.my_games(ben).await.unwrap()).unwrap();
        let lobby = serde_json::to_string(&world.hub.lobby(None).await.unwrap()).unwrap();
        for text in [sent, view, lists, lobby] {
            assert!(!text.contains("Ann") && text.contains("Ben"), "{text}");
        }
        let record: Record = world.hub.record(&id, None).await.unwrap().parse().unwrap();
        assert_eq!((record.tag("Green"), record.tag("Yellow")), (Some("hidden"), Some("Ben")));
    };
    check(&world).await;
    world.killed_for(1).await;
    check(&world).await;
    world.move_on(&id, [ann, ben]).await;
    let refused = world.hub.hide(&id, Hidden::Name(Color::Red)).await.unwrap_err();
    assert_eq!(refused.code, RefusedCode::NotFound);
}

#[tokio::test]
async fn a_hidden_message_is_blank() {
    let world = World::new().await;
    let ann = world.visitor().await;
    let here = |name: &str| Seat::Here { name: name.to_owned() };
    let setup = Setup { seats: vec![here("Ann"), here("Ben")], ..setup() };
    let (id, _) = world.hub.create(setup, ann).await.unwrap();
    for color in [Color::Green, Color::Yellow] {
        world.settled(&id, ann, Command::Chat { color, on: true }).await;
    }
    let bad = Saying::Text("bad words".to_owned());
    let number = world.settled(&id, ann, Command::Say { color: Color::Green, what: bad }).await;
    world.hub.hide(&id, Hidden::Message(number)).await.unwrap();
    let view = world.view(&id, ann).await;
    assert!(!serde_json::to_string(&view).unwrap().contains("bad words"));
    assert_eq!(view.state().unwrap().said()[0].what, None);
    assert_eq!(world.hub.hide(&id, Hidden::Message(1)).await.unwrap_err().code, RefusedCode::NotFound);
}

#[tokio::test]
async fn a_hidden_game_is_there_for_its_players_only() {
    let world = World::new().await;
    let (id, ann, ben) = world.two(Time::None).await;
    let mut player = world.hub.subscribe(&id, Some(ann), 3).await.unwrap();
    let mut watcher = world.hub.subscribe(&id, None, 3).await.unwrap();
    assert_eq!(world.hub.lobby(None).await.unwrap().playing.len(), 1);
    world.hub.hide(&id, Hidden::Game).await.unwrap();
    assert!(next(&mut watcher).await.is_none(), "whoever watched hears nothing more");
    assert!(matches!(read(&next(&mut player).await.unwrap()), FromServer::Events(_)));
    not_found(world.hub.view(&id, None).await);
    not_found(world.hub.subscribe(&id, Some(world.visitor().await), 0).await);
    assert!(world.hub.lobby(None).await.unwrap().playing.is_empty());
    world.move_on(&id, [ann, ben]).await;
}

#[tokio::test]
async fn an_operator_leaves_a_note_in_the_database_and_the_server_acts_on_it() {
    let world = World::new().await;
    let ann = world.visitor().await;
    let (id, _) = world.hub.create(Setup { visibility: Visibility::Public, ..setup() }, ann).await.unwrap();
    Sqlite::order(&world.path(), &id, &Hidden::Game).await.unwrap();
    let unknown = Sqlite::order(&world.path(), &"nosuchgame00".parse().unwrap(), &Hidden::Game).await.unwrap_err();
    assert!(unknown.to_string().contains("no game nosuchgame00"), "{unknown}");
    assert_eq!(world.hub.lobby(None).await.unwrap().open.len(), 1);
    world.hub.tick().await;
    assert!(world.hub.lobby(None).await.unwrap().open.is_empty());
    // Whoever set up a game without sitting there is not one of its players.
    not_found(world.hub.view(&id, Some(ann)).await);
    world.hub.tick().await;
}

#[tokio::test]
async fn events_of_what_was_hidden_stay_in_the_log() {
    let world = World::new().await;
    let (id, ann, _) = world.two(Time::None).await;
    world.hub.hide(&id, Hidden::Name(Color::Yellow)).await.unwrap();
    let view = world.view(&id, ann).await;
    assert_eq!(*events(&view)[3], Event::Hidden(Hidden::Name(Color::Yellow)));
    assert_eq!(*events(&view)[2], Event::Joined { color: Color::Yellow, name: String::new() });
}
