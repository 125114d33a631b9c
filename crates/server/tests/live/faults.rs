//! Storage that fails: nothing is lost, nobody else is harmed, and it recovers.

use crate::world::{World, any_move, code, envelope, setup};
use pacru_api::{Answer, Command, Event, GameId, Logged, Phrase, RefusedCode, Saying, Time};
use pacru_rules::Color;
use pacru_server::store::{Append, Change, RowChange, Sqlite, SqliteOptions, Store, StoreError, VisitorId};
use std::sync::Arc;

/// Storage that refuses is told as such, the game stays as it was, and the same command works later.
async fn refuses_and_recovers(world: &mut World, broken: impl AsyncFn(&Sqlite, bool)) {
    let (id, ann, ben) = world.two(Time::None).await;
    world.move_on(&id, [ann, ben]).await;
    let mut watches = world.hub.subscribe(&id, None, 4).await.unwrap();
    broken(&world.store, true).await;
    // A full disk still has some room in the pages that are there.
    let mut last = 4;
    let sent = loop {
        let hello = Command::Say { color: Color::Green, what: Saying::Phrase(Phrase::Hello) };
        let sent = envelope(last, hello);
        match world.hub.command(&id, ann, sent.clone()).await {
            Answer::Settled { last: settled } => last = settled,
            Answer::Refused { refused, .. } => {
                assert_eq!(refused.code, RefusedCode::Storage);
                break sent;
            }
        }
        assert_eq!(crate::world::heard(&mut watches).await, [last]);
        assert!(last < 1000, "nothing is ever refused");
    };
    assert_eq!(code(&world.hub.command(&id, ann, sent.clone()).await), RefusedCode::Storage);
    let view = world.hub.view(&id, None).await.unwrap();
    assert_eq!(view.events.len() as u32, last, "it can still be seen, as it was");
    world.hub.tick().await;
    broken(&world.store, false).await;
    assert_eq!(world.hub.command(&id, ann, sent.clone()).await, Answer::Settled { last: last + 1 });
    assert_eq!(crate::world::heard(&mut watches).await, [last + 1], "told once, and nothing else is");
    assert!(world.hub.ready().await.is_ok());
    world.killed_for(1).await;
    assert_eq!(world.hub.command(&id, ann, sent).await, Answer::Settled { last: last + 1 });
    assert_eq!(world.view(&id, ann).await.events.len() as u32, last + 1);
    world.move_on(&id, [ann, ben]).await;
}

#[tokio::test]
async fn a_full_disk_refuses_loses_nothing_and_recovers() {
    let mut world = World::new().await;
    refuses_and_recovers(&mut world, async |store, full| {
        // A limit below what is used already means: not one page more.
        store.set_most_pages(if full { 1 } else { 1 << 30 }).await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn a_read_only_database_refuses_loses_nothing_and_recovers() {
    let mut world = World::new().await;
    refuses_and_recovers(&mut world, async |store, read_only| store.set_read_only(read_only).await.unwrap()).await;
    world.store.set_read_only(true).await.unwrap();
    assert_eq!(world.hub.ready().await, Err(StoreError::ReadOnly));
    assert_eq!(world.hub.new_visitor().await.unwrap_err().code, RefusedCode::Storage);
    assert_eq!(world.hub.create(setup(), VisitorId(1)).await.unwrap_err().code, RefusedCode::Storage);
}

/// An event for a game as another process would add it; under a number that is taken, if it does not know better.
async fn said(store: &dyn Store, id: &GameId, world: &World, taken: bool) -> Change {
    let last = store.events(id, 0).await.unwrap().len() as u32;
    let event = Event::Said { color: Color::Green, what: Saying::Phrase(Phrase::Hello) };
    let number = if taken { last } else { last + 1 };
    let events = vec![Logged { number, at: world.hub.now(), event }];
    let row = RowChange::Later;
    Change::Append(Box::new(Append { game: id.clone(), events, command: None, row, seats: Vec::new() }))
}

#[tokio::test]
async fn a_conflict_in_a_group_harms_nobody_else() {
    let world = World::new().await;
    let mut games = Vec::new();
    for _ in 0..12 {
        games.push(world.two(Time::None).await.0);
    }
    let mut changes = Vec::new();
    for (number, id) in games.iter().enumerate() {
        changes.push(said(&*world.store, id, &world, number % 3 == 1).await);
    }
    // All are in the queue before the writer sees the first.
    let before = world.store.gauges().commits;
    let pending: Vec<_> = changes.into_iter().map(|change| world.store.commit(vec![change])).collect();
    let mut ends = Vec::new();
    for end in futures_in_order(pending).await {
        ends.push(end);
    }
    for (number, end) in ends.into_iter().enumerate() {
        let expected = if number % 3 == 1 { Err(StoreError::Conflict) } else { Ok(()) };
        assert_eq!(end, expected, "request {number}");
        let events = world.store.events(&games[number], 0).await.unwrap();
        assert_eq!(events.len(), if number % 3 == 1 { 3 } else { 4 });
    }
    assert!(world.store.gauges().commits - before < 12, "they were stored together");
}

/// Polls all together, so that all requests are sent before the first answer comes.
async fn futures_in_order<T: Send>(mut pending: Vec<impl Future<Output = T> + Unpin>) -> Vec<T> {
    let mut ends: Vec<Option<T>> = pending.iter().map(|_| None).collect();
    std::future::poll_fn(|context| {
        for (end, future) in ends.iter_mut().zip(&mut pending) {
            if end.is_none()
                && let std::task::Poll::Ready(value) = std::pin::Pin::new(future).poll(context)
            {
                *end = Some(value);
            }
        }
        if ends.iter().all(Option::is_some) { std::task::Poll::Ready(()) } else { std::task::Poll::Pending }
    })
    .await;
    ends.into_iter().flatten().collect()
}

#[tokio::test]
async fn what_another_process_added_is_taken_in_and_told() {
    let world = World::new().await;
    let (id, ann, ben) = world.two(Time::None).await;
    let mut watches = world.hub.subscribe(&id, None, 3).await.unwrap();
    let other = Sqlite::open(&world.path(), SqliteOptions::default()).await.unwrap();
    let change = said(&other, &id, &world, false).await;
    other.commit(vec![change]).await.unwrap();
    let text = any_move(world.state(&id, ann).await.position());
    let answer = world.hub.command(&id, ann, envelope(3, Command::Move { text })).await;
    assert_eq!(answer, Answer::Settled { last: 5 });
    assert_eq!(crate::world::heard(&mut watches).await, [4]);
    assert_eq!(crate::world::heard(&mut watches).await, [5]);
    assert_eq!(world.view(&id, ben).await.events.len(), 5);
}

#[tokio::test]
async fn a_damaged_game_is_answered_with_an_error_and_the_others_go_on() {
    let mut world = World::new().await;
    let (bad, ann, ben) = world.two(Time::Days(1)).await;
    let (good, cleo, dan) = world.two(Time::Days(1)).await;
    world.move_on(&bad, [ann, ben]).await;
    world.move_on(&good, [cleo, dan]).await;
    let wrong = r#"{"moved":{"color":"g","text":"e1-e9"}}"#;
    behind_our_back(&world, &format!("UPDATE events SET body = '{wrong}' WHERE game = '{bad}' AND number = 4")).await;
    world.killed_for(1).await;
    assert_eq!(world.hub.view(&bad, Some(ann)).await.unwrap_err().code, RefusedCode::Storage);
    assert_eq!(code(&world.hub.command(&bad, ann, envelope(4, Command::Cancel)).await), RefusedCode::Storage);
    world.hub.tick().await;
    world.move_on(&good, [cleo, dan]).await;
    world.pass(2 * crate::world::DAY).await;
    assert_eq!(world.view(&good, cleo).await.phase, pacru_api::Phase::Over, "its time ran out");
    assert!(world.store.due(world.hub.now(), 10).await.unwrap().is_empty(), "nothing waits for ever");
}

#[tokio::test]
async fn a_full_queue_is_a_typed_answer() {
    let folder = tempfile::tempdir().unwrap();
    let options = SqliteOptions { queue: 2, ..SqliteOptions::default() };
    let store = Arc::new(Sqlite::open(&folder.path().join("pacru.db"), options).await.unwrap());
    let beat = || store.commit(vec![Change::Tidy { before: pacru_api::Millis(1) }]);
    let ends = futures_in_order((0..50).map(|_| beat()).collect()).await;
    assert!(ends.contains(&Err(StoreError::Busy)));
    assert!(ends.contains(&Ok(())));
    assert!(beat().await.is_ok(), "and afterwards there is room");
}

#[tokio::test]
async fn a_backup_is_made_while_games_are_played_and_replaces_nothing() {
    let world = World::new().await;
    let (id, ann, ben) = world.two(Time::None).await;
    world.move_on(&id, [ann, ben]).await;
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("copy.db");
    Sqlite::backup(&world.path(), &copy).await.unwrap();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(&copy).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "nobody else can read it");
    }
    world.move_on(&id, [ann, ben]).await;
    let error = Sqlite::backup(&world.path(), &copy).await.unwrap_err();
    assert!(error.to_string().contains("is there already; give another name"), "{error}");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "nothing else is left behind");
    let store = Sqlite::open(&copy, SqliteOptions::default()).await.unwrap();
    assert_eq!(store.events(&id, 0).await.unwrap().len(), 4);
    let missing = Sqlite::backup(&folder.path().join("none.db"), &folder.path().join("new.db")).await;
    assert!(missing.is_err());
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_refused() {
    let world = World::new().await;
    behind_our_back(&world, "UPDATE _sqlx_migrations SET version = 9999").await;
    let error = Sqlite::open(&world.path(), SqliteOptions::default()).await.unwrap_err();
    assert!(error.to_string().contains("a newer version has written it"), "{error}");
}

async fn behind_our_back(world: &World, sql: &str) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(world.path());
    let mut connection = sqlx::ConnectOptions::connect(&options).await.unwrap();
    assert_eq!(sqlx::query(sql).execute(&mut connection).await.unwrap().rows_affected(), 1);
}
