//! Who may see and do what.

use crate::world::{MINUTE, World, envelope, join, not_found};
use pacru_api::{Command, GameId, Join, RefusedCode, Secret};
use pacru_rules::Color;
use pacru_server::store::VisitorId;

fn random_key() -> Secret {
    "0123456789abcdefghijklmnopqrstuv".parse().unwrap()
}

/// For them the game is not there, whatever they try.
async fn sees_nothing(world: &World, id: &GameId, who: VisitorId) {
    not_found(world.hub.view(id, Some(who)).await);
    not_found(world.hub.view(id, None).await);
    not_found(world.hub.record(id, Some(who)).await);
    not_found(world.hub.keys(id, who).await);
    not_found(world.hub.subscribe(id, Some(who), 0).await);
    not_found(world.hub.join(id, who, &join("Eve")).await);
    not_found(world.hub.join(id, who, &Join { key: Some(random_key()), ..join("Eve") }).await);
    not_found(world.hub.enter(id, &random_key(), who).await);
    let answer = world.hub.command(id, who, envelope(9, Command::Resign { color: Color::Green })).await;
    assert_eq!(crate::world::code(&answer), RefusedCode::NotFound);
}

#[tokio::test]
async fn a_private_game_answers_like_one_that_does_not_exist() {
    let world = World::new().await;
    let (id, _, _) = world.private().await;
    let eve = world.visitor().await;
    sees_nothing(&world, &id, eve).await;
    sees_nothing(&world, &"nosuchgame00".parse().unwrap(), eve).await;
    let lobby = world.hub.lobby(Some(eve)).await.unwrap();
    assert!(lobby.open.is_empty() && lobby.playing.is_empty());
}

#[tokio::test]
async fn the_key_of_the_watch_link_shows_the_game_and_gives_no_seat() {
    let mut world = World::new().await;
    let (id, keys, _) = world.private().await;
    let guest = world.visitor().await;
    let view = world.hub.enter(&id, &keys.watch, guest).await.unwrap();
    assert!(view.seats.is_empty());
    world.killed_for(1).await;
    assert!(world.hub.view(&id, Some(guest)).await.is_ok(), "also after a restart");
    let refused = world.hub.join(&id, guest, &join("Guest")).await.unwrap_err();
    assert_eq!(refused.code, RefusedCode::BadKey);
    let watch_key = Join { key: Some(keys.watch.clone()), ..join("Guest") };
    assert_eq!(world.hub.join(&id, guest, &watch_key).await.unwrap_err().code, RefusedCode::BadKey);
    not_found(world.hub.keys(&id, guest).await);
    let answer = world.command(&id, guest, Command::Move { text: "e1-e2".to_owned() }).await;
    assert_eq!(crate::world::code(&answer), RefusedCode::NotYourSeat);
}

#[tokio::test]
async fn the_key_of_the_invitation_gives_a_seat() {
    let world = World::new().await;
    let (id, keys, ann) = world.private().await;
    let (ben, eve) = (world.visitor().await, world.visitor().await);
    world.hub.enter(&id, &keys.join, ben).await.unwrap();
    assert_eq!(world.hub.join(&id, ben, &join("Ben")).await.unwrap().color, Color::Yellow);
    assert_eq!(world.hub.keys(&id, ben).await.unwrap().0, keys);
    assert_eq!(world.hub.keys(&id, ann).await.unwrap().0, keys);
    sees_nothing(&world, &id, eve).await;
    // Whoever has the invitation may watch when all seats are taken.
    let view = world.hub.enter(&id, &keys.join, eve).await.unwrap();
    assert!(view.seats.is_empty());
    assert_eq!(world.hub.join(&id, eve, &join("Eve")).await.unwrap_err().code, RefusedCode::SeatTaken);
}

#[tokio::test]
async fn secrets_name_their_visitor_also_after_a_restart() {
    let mut world = World::new().await;
    let (ann, secret) = world.hub.new_visitor().await.unwrap();
    assert_eq!(world.hub.visitor_of(&secret).await.unwrap(), Some(ann));
    assert_eq!(world.hub.visitor_of(&random_key()).await.unwrap(), None);
    world.killed_for(1).await;
    assert_eq!(world.hub.visitor_of(&secret).await.unwrap(), Some(ann));
    // The database does not hold the secret.
    let bytes = std::fs::read(world.path()).unwrap();
    let wal = std::fs::read(world.path().with_extension("db-wal")).unwrap_or_default();
    let holds = |bytes: &[u8]| bytes.windows(secret.as_str().len()).any(|window| window == secret.as_str().as_bytes());
    assert!(!holds(&bytes) && !holds(&wal));
    assert!(!format!("{secret:?}").contains(secret.as_str()));
}

#[tokio::test]
async fn another_device_becomes_mine_by_a_code_that_works_once_and_for_a_quarter_of_an_hour() {
    let world = World::new().await;
    let (ann, secret) = world.hub.new_visitor().await.unwrap();
    let (code, until) = world.hub.device_code(ann).await.unwrap();
    assert_eq!(until, world.hub.now().after(15 * MINUTE));
    let (visitor, other) = world.hub.enter_device(&code).await.unwrap();
    assert_eq!(visitor, ann);
    assert_ne!(other, secret);
    for secret in [secret, other] {
        assert_eq!(world.hub.visitor_of(&secret).await.unwrap(), Some(ann));
    }
    let bad = |answer: Result<(VisitorId, Secret), pacru_api::Refused>| {
        assert_eq!(answer.unwrap_err().code, RefusedCode::BadKey);
    };
    bad(world.hub.enter_device(&code).await);
    bad(world.hub.enter_device(&random_key()).await);
    let (first, _) = world.hub.device_code(ann).await.unwrap();
    let (second, _) = world.hub.device_code(ann).await.unwrap();
    bad(world.hub.enter_device(&first).await);
    world.clock.step(15 * MINUTE);
    bad(world.hub.enter_device(&second).await);
}
