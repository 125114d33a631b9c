//! A server that is asked to end in the middle of games, and started again.

use crate::{command, runtime};
use pacru_api::FromServer;
use pacru_load::check::compare;
use pacru_load::error::Result;
use pacru_load::herd::Herd;
use pacru_load::seating::{Plan, connect, seat};
use pacru_load::socket::Socket;
use pacru_testing::wait::Wait;

#[test]
fn a_restart_in_the_middle_loses_nothing_and_games_go_on() {
    let moves = runtime().block_on(async {
        let start = command();
        let server = start.serve().await?;
        let tables = connect(server.address, seat(server.address, Plan::new(3, 1)).await?, 1).await?;
        let mut herd = Herd::start(tables);
        for _ in 0..4 {
            herd.round().await?;
        }
        let (mut tables, failures) = herd.end().await?;
        assert!(failures.is_empty(), "{failures:?}");
        server.stop().await?;

        let server = start.serve().await?;
        let mut http = server.http();
        for table in &mut tables {
            compare(&mut http, table).await?;
        }
        let mut herd = Herd::start(connect(server.address, tables, 1).await?);
        for _ in 0..4 {
            herd.round().await?;
        }
        let (mut tables, failures) = herd.end().await?;
        assert!(failures.is_empty(), "{failures:?}");
        for table in &mut tables {
            compare(&mut http, table).await?;
        }
        server.stop().await?;
        Result::Ok(tables.iter().map(|table| table.acknowledged.len()).collect::<Vec<_>>())
    });
    assert_eq!(moves.expect("all went well"), [8, 8, 8]);
}

#[test]
fn a_server_that_ends_tells_its_clients_to_come_back() {
    let said = runtime().block_on(async {
        let start = command();
        let server = start.serve().await?;
        let tables = seat(server.address, Plan::new(1, 0)).await?;
        let mut watcher = Socket::connect(server.address, None, &tables[0].id, 0).await?;
        let stopping = tokio::spawn(server.stop());
        let mut said = Vec::new();
        let wait = Wait::new("the end of the connection");
        while let Ok(message) = watcher.next().await {
            wait.check(format_args!("{message:?}"));
            said.push(message);
        }
        stopping.await.expect("it ends")?;
        Result::Ok(said)
    });
    let said = said.expect("all went well");
    assert!(matches!(said.first(), Some(FromServer::Hello { .. })), "{said:?}");
    assert!(matches!(said.last(), Some(FromServer::Bye { .. })), "{said:?}");
}

#[test]
fn a_client_that_was_away_is_told_exactly_what_it_missed() {
    let runtime = runtime();
    let (log, missed) = runtime
        .block_on(async {
            let start = command();
            let server = start.serve().await?;
            let tables = connect(server.address, seat(server.address, Plan::new(1, 0)).await?, 0).await?;
            let mut herd = Herd::start(tables);
            for _ in 0..5 {
                herd.round().await?;
            }
            let (tables, _) = herd.end().await?;
            let table = &tables[0];
            let mut back = Socket::connect(server.address, None, &table.id, 3).await?;
            let mut missed = Vec::new();
            let wait = Wait::new("all events after the third");
            while missed.len() + 3 < table.log.len() {
                wait.check(format_args!("{} events", missed.len()));
                if let FromServer::Events(events) = back.next().await? {
                    missed.extend(events);
                }
            }
            server.stop().await?;
            Result::Ok((table.log.clone(), missed))
        })
        .expect("all went well");
    assert_eq!(missed, log[3..]);
}
