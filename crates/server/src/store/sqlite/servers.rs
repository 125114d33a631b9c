//! What servers on the same database tell each other.

use super::super::{Beat, Claim, Present, StoreError};
use super::read::{corrupt, from_json, read_color, read_id};
use super::single::{body, expect_one, run};
use pacru_api::{GameId, Millis};
use pacru_rules::Color;
use serde_json::{Value, json};
use sqlx::sqlite::{SqliteConnection, SqlitePool};

/// So many games are asked about in one statement.
const CHUNK: usize = 1000;

pub(super) async fn beat(connection: &mut SqliteConnection, beat: &Beat) -> Result<(), StoreError> {
    let sql = "INSERT OR REPLACE INTO heartbeats (server, since, at, watched, ended) VALUES (?, ?, ?, ?, ?)";
    let query = sqlx::query(sql).bind(&beat.server).bind(beat.since.0 as i64).bind(beat.at.0 as i64);
    run(connection, query.bind(beat.watched.0 as i64).bind(beat.ended)).await
}

/// Forgets servers that have given no sign of life since then, and what else is that old.
pub(super) async fn tidy(connection: &mut SqliteConnection, before: Millis) -> Result<(), StoreError> {
    let before = before.0 as i64;
    for sql in [
        "DELETE FROM heartbeats WHERE at < ?",
        "DELETE FROM claims WHERE until < ?",
        "DELETE FROM present WHERE seats = '' AND watchers = 0 AND at < ?",
    ] {
        run(connection, sqlx::query(sql).bind(before)).await?;
    }
    run(connection, sqlx::query("DELETE FROM present WHERE server NOT IN (SELECT server FROM heartbeats)")).await
}

/// A conflict if another server thinks about this turn or a later one.
pub(super) async fn claim(connection: &mut SqliteConnection, claim: &Claim, now: Millis) -> Result<(), StoreError> {
    let sql = "INSERT INTO claims (game, turn, server, until) VALUES (?1, ?2, ?3, ?4)
        ON CONFLICT (game) DO UPDATE SET turn = excluded.turn, server = excluded.server, until = excluded.until
        WHERE turn < excluded.turn OR server = excluded.server OR until <= ?5";
    let query = sqlx::query(sql).bind(claim.game.as_str()).bind(claim.turn).bind(&claim.server);
    expect_one(connection, query.bind(claim.until.0 as i64).bind(now.0 as i64)).await
}

pub(super) async fn share(connection: &mut SqliteConnection, rows: &[Present], at: Millis) -> Result<(), StoreError> {
    let sql = "INSERT OR REPLACE INTO present (game, server, seats, watchers, gone, at)
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, ?2 FROM json_each(?1)";
    let row = |present: &Present| {
        let seats: String = present.seats.iter().map(Color::letter).collect();
        let gone: Vec<_> = present.gone.iter().map(|(color, at)| (color.letter(), at.0)).collect();
        json!([present.game.as_str(), present.server, seats, present.watchers, body(&gone)])
    };
    let rows: Vec<Value> = rows.iter().map(row).collect();
    run(connection, sqlx::query(sql).bind(Value::Array(rows).to_string()).bind(at.0 as i64)).await
}

pub(super) async fn nobody_present(connection: &mut SqliteConnection, server: &str) -> Result<(), StoreError> {
    run(connection, sqlx::query("DELETE FROM present WHERE server = ?").bind(server)).await
}

pub(super) async fn beats(pool: &SqlitePool) -> Result<Vec<Beat>, StoreError> {
    let sql = "SELECT server, since, at, watched, ended FROM heartbeats";
    let rows: Vec<(String, i64, i64, i64, bool)> = sqlx::query_as(sql).fetch_all(pool).await?;
    let moment = |at: i64| Millis(at as u64);
    let beat = |(server, since, at, watched, ended)| Beat {
        server,
        since: moment(since),
        at: moment(at),
        watched: moment(watched),
        ended,
    };
    Ok(rows.into_iter().map(beat).collect())
}

/// Numbers have no gaps, so it is one look into the log's key for each game.
pub(super) async fn ahead(pool: &SqlitePool, games: &[(GameId, u32)]) -> Result<Vec<GameId>, StoreError> {
    let sql = "SELECT value ->> 0 FROM json_each(?)
        WHERE EXISTS (SELECT 1 FROM events WHERE game = value ->> 0 AND number = (value ->> 1) + 1)";
    let mut ahead = Vec::new();
    for some in games.chunks(CHUNK) {
        let asked: Vec<Value> = some.iter().map(|(game, last)| json!([game.as_str(), last])).collect();
        let ids: Vec<String> = sqlx::query_scalar(sql).bind(Value::Array(asked).to_string()).fetch_all(pool).await?;
        for id in ids {
            ahead.push(read_id(id)?);
        }
    }
    Ok(ahead)
}

type PresentRow = (String, String, String, u32, String);

pub(super) async fn present(pool: &SqlitePool, game: Option<&GameId>) -> Result<Vec<Present>, StoreError> {
    let all = "SELECT game, server, seats, watchers, gone FROM present";
    let rows: Vec<PresentRow> = match game {
        Some(game) => {
            let sql = format!("{all} WHERE game = ?");
            sqlx::query_as(&sql).bind(game.as_str()).fetch_all(pool).await?
        }
        None => sqlx::query_as(all).fetch_all(pool).await?,
    };
    let present = |(game, server, seats, watchers, gone): PresentRow| {
        let seats = seats.chars().map(Color::from_letter).collect::<Option<_>>();
        let gone: Vec<(String, u64)> = from_json(&gone)?;
        let gone = gone.into_iter().map(|(color, at)| Ok((read_color(&color)?, Millis(at))));
        Ok(Present {
            game: read_id(game)?,
            server,
            seats: seats.ok_or_else(|| corrupt("a colour"))?,
            watchers,
            gone: gone.collect::<Result<_, StoreError>>()?,
        })
    };
    rows.into_iter().map(present).collect()
}
