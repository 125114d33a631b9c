//! Clients that send what nobody should, while others play.

use crate::{command, runtime};
use pacru_api::{FromServer, RefusedCode, Secret};
use pacru_engine::Rng;
use pacru_load::check::compare;
use pacru_load::error::Result;
use pacru_load::herd::Herd;
use pacru_load::http::Http;
use pacru_load::seating::{Plan, connect, seat};
use pacru_load::served::Served;
use pacru_load::socket::Socket;
use pacru_load::table::Table;
use pacru_testing::wait::{Wait, within_async};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

/// Games go on while `nuisance` does its worst; afterwards nothing is missing, and the server still takes new games.
fn others_play_on<F: Future<Output = Result<()>> + Send + 'static>(nuisance: impl FnOnce(SocketAddr, Table) -> F) {
    let result = runtime().block_on(async {
        let start = command();
        let server = start.serve().await?;
        let victim = seat(server.address, Plan::new(1, 0)).await?.remove(0);
        let tables = connect(server.address, seat(server.address, Plan::new(8, 2)).await?, 2).await?;
        let mut herd = Herd::start(tables);
        let mut nuisance = tokio::spawn(nuisance(server.address, victim));
        // However slow the machine is, every table has a move to compare.
        herd.round().await?;
        let mut rounds = 0;
        while rounds < 4 || !nuisance.is_finished() {
            herd.play_at(40, Duration::from_millis(250)).await?;
            rounds += 1;
            if herd.over > 0 {
                break;
            }
        }
        (&mut nuisance).await.expect("the nuisance does not panic")?;
        let (mut tables, failures) = herd.end().await?;
        assert!(failures.is_empty(), "{failures:?}");
        let mut http = server.http();
        for table in &mut tables {
            assert!(!table.acknowledged.is_empty());
            compare(&mut http, table).await?;
        }
        still_serves(&server).await?;
        server.stop().await
    });
    result.expect("others are not disturbed");
}

async fn still_serves(server: &Served) -> Result<()> {
    let tables = connect(server.address, seat(server.address, Plan::new(1, 0)).await?, 0).await?;
    let mut herd = Herd::start(tables);
    assert_eq!(herd.round().await?.micros.len(), 1);
    herd.end().await.map(drop)
}

#[test]
fn garbage_over_a_websocket_is_refused_and_hurts_nobody() {
    others_play_on(|server, table| async move {
        let mut chance = Rng::new(5);
        for _ in 0..20 {
            let mut socket = Socket::connect(server, Some(&table.players[0].1), &table.id, 0).await?;
            let bytes: Vec<u8> = (0..chance.below(300)).map(|_| chance.below(256) as u8).collect();
            let texts =
                ["", "{", "null", "{\"command\":{}}", "[[[[[[[[[[[[[[[[", "{\"command\":{\"id\":\"\",\"seen\":-1}}"];
            // The server may hang up at any time.
            let _ = socket.send_raw(Message::text(texts[chance.below(texts.len())])).await;
            let _ = socket.send_raw(Message::text(String::from_utf8_lossy(&bytes).into_owned())).await;
            let _ = socket.send_raw(Message::binary(bytes)).await;
            let wait = Wait::new("a refusal or the end of the connection");
            while let Ok(message) = socket.next().await {
                if matches!(&message, FromServer::Refused(why) if why.code == RefusedCode::BadMessage) {
                    break;
                }
                wait.check(format_args!("{message:?}"));
            }
        }
        Ok(())
    });
}

#[test]
fn huge_frames_end_the_connection_that_sends_them_and_no_other() {
    others_play_on(|server, table| async move {
        for size in [100_000, 2_000_000, 20_000_000] {
            let mut socket = Socket::connect(server, Some(&table.players[0].1), &table.id, 0).await?;
            // Either the sending fails, or what comes back ends.
            let _ = socket.send_raw(Message::text("x".repeat(size))).await;
            let wait = Wait::new("the end of the connection");
            while let Ok(message) = socket.next().await {
                wait.check(format_args!("{message:?}"));
            }
        }
        Ok(())
    });
}

#[test]
fn bytes_that_are_no_http_hurt_nobody() {
    others_play_on(|server, _| async move {
        let mut chance = Rng::new(6);
        for _ in 0..50 {
            let mut stream = TcpStream::connect(server).await?;
            let bytes: Vec<u8> = (0..=chance.below(5000)).map(|_| chance.below(256) as u8).collect();
            let _ = stream.write_all(&bytes).await;
            let _ = stream.shutdown().await;
            let mut rest = Vec::new();
            // However it answers, it ends.
            let _ = within_async("the end of the connection", stream.read_to_end(&mut rest)).await;
        }
        Ok(())
    });
}

#[test]
fn moves_out_of_turn_and_other_peoples_secrets_change_nothing() {
    others_play_on(|server, mut table| async move {
        let mut http = Http::new(server);
        let stranger = http.token().await?;
        let made_up: Secret = "A".repeat(32).parse().expect("a secret");
        let waits = table.players[1].1.clone();
        let id = |name: &str| name.parse().expect("a name");
        let command = |name: &str| pacru_api::Envelope {
            id: id(name),
            seen: table.state.last(),
            command: pacru_api::Command::Move { text: "e1-e2".to_owned() },
        };
        for (number, token) in [&waits, &stranger, &made_up].into_iter().enumerate() {
            let answer = http.command(token, &table.id, &command(&format!("wrong{number}"))).await;
            assert!(answer.is_err(), "{answer:?}");
        }
        let before = table.log.clone();
        compare(&mut http, &mut table).await?;
        assert_eq!(table.log, before);
        Ok(())
    });
}
