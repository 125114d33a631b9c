//! Several processes on one database: each judges by what is stored, not by what it remembers.

//! These here do not know of each other: nobody has given a sign of life. `company` has those that do.

use crate::world::{World, any_move, code, envelope, join, setup};
use pacru_api::{Answer, Command, RefusedCode, Setup, Time, Visibility};
use pacru_server::store::{Sqlite, SqliteOptions, Store};

#[tokio::test]
async fn a_move_after_one_that_another_process_took_is_taken() {
    let world = World::new().await;
    let (id, ann, ben) = world.two(Time::None).await;
    let other = world.another("other").await;
    other.view(&id, Some(ben)).await.unwrap();
    let seen = world.move_on(&id, [ann, ben]).await;
    let reply = Command::Move { text: any_move(world.state(&id, ann).await.position()) };
    let answer = other.command(&id, ben, envelope(seen, reply)).await;
    assert_eq!(answer, Answer::Settled { last: seen + 1 });
}

#[tokio::test]
async fn a_command_sent_again_to_another_process_is_answered_the_same() {
    let world = World::new().await;
    let (id, ann, ben) = world.two(Time::None).await;
    let other = world.another("other").await;
    let view = other.view(&id, Some(ben)).await.unwrap();
    let first = Command::Move { text: any_move(view.state().unwrap().position()) };
    let envelope = envelope(view.events.len() as u32, first);
    let answer = world.hub.command(&id, ann, envelope.clone()).await;
    assert!(matches!(answer, Answer::Settled { .. }));
    assert_eq!(other.command(&id, ann, envelope).await, answer);
}

#[tokio::test]
async fn who_has_seen_what_never_happened_is_told_where_the_game_stands() {
    let world = World::new().await;
    let (id, ann, _) = world.two(Time::None).await;
    let text = any_move(world.state(&id, ann).await.position());
    let answer = world.hub.command(&id, ann, envelope(4_000_000_000, Command::Move { text })).await;
    assert_eq!(code(&answer), RefusedCode::Behind);
    assert!(matches!(answer, Answer::Refused { game: Some(_), .. }));
}

#[tokio::test]
async fn a_store_that_was_closed_is_one_file() {
    let world = World::new().await;
    world.two(Time::None).await;
    world.hub.shutdown().await;
    world.store.close().await.unwrap();
    let log = world.path().with_extension("db-wal");
    assert!(!log.exists(), "{} is left", log.display());
}

#[tokio::test]
async fn a_seat_that_became_free_at_another_process_is_free() {
    let world = World::new().await;
    let (ann, ben, cleo) = (world.visitor().await, world.visitor().await, world.visitor().await);
    let setup = Setup { visibility: Visibility::Public, ..setup() };
    let (id, _) = world.hub.create(setup, ann).await.unwrap();
    let color = world.hub.join(&id, ann, &join("Ann")).await.unwrap().color;
    let other = world.another("other").await;
    other.view(&id, Some(cleo)).await.unwrap();
    world.settled(&id, ann, Command::Stand { color }).await;
    world.hub.join(&id, ben, &join("Ben")).await.unwrap();
    // Both seats were taken or are, as far as this process has heard; one is free.
    let wanted = pacru_api::Join { color: Some(color), ..join("Cleo") };
    let joined = other.join(&id, cleo, &wanted).await;
    assert_eq!(joined.unwrap_err().code, RefusedCode::SeatTaken);
    other.join(&id, cleo, &join("Cleo")).await.unwrap();
}

#[tokio::test]
async fn servers_that_start_at_once_make_one_database() {
    let folder = tempfile::tempdir().unwrap();
    // Who comes when is chance, so that once says little.
    for round in 0..25 {
        let path = folder.path().join(format!("{round}.db"));
        let open = || {
            let path = path.clone();
            tokio::spawn(async move { Sqlite::open(&path, SqliteOptions::default()).await })
        };
        for opened in [open(), open(), open(), open()] {
            opened.await.unwrap().unwrap().close().await.unwrap();
        }
    }
}
