//! One change at a time.

use super::super::{Append, Change, NewGame, RowChange, StoreError, VisitorId};
use super::{bulk, servers};
use pacru_api::{Event, GameId, Logged, Phase, Seat};
use pacru_rules::Color;
use serde::Serialize;
use sqlx::sqlite::{Sqlite, SqliteArguments, SqliteConnection};

type Query<'q> = sqlx::query::Query<'q, Sqlite, SqliteArguments<'q>>;

/// Stores one change. The caller undoes what an error leaves behind.
pub(super) async fn apply(connection: &mut SqliteConnection, change: &Change) -> Result<(), StoreError> {
    match change {
        Change::NewGame(new) => new_game(connection, new).await,
        Change::Append(append) => add(connection, append).await,
        Change::Rows(rows) => bulk::show(connection, rows).await,
        Change::Reader { game, visitor, joins } => {
            let sql = "INSERT INTO readers (game, visitor, joins) VALUES (?, ?, ?)
                ON CONFLICT DO UPDATE SET joins = max(joins, excluded.joins)";
            run(connection, sqlx::query(sql).bind(game.as_str()).bind(visitor.0).bind(joins)).await
        }
        Change::Device { hash, visitor, created } => {
            let sql = "INSERT INTO devices (hash, visitor, created) VALUES (?, ?, ?)";
            run(connection, sqlx::query(sql).bind(&hash.0[..]).bind(visitor.0).bind(created.0 as i64)).await
        }
        Change::Code { hash, visitor, until } => {
            let sql = "INSERT OR REPLACE INTO codes (visitor, hash, until) VALUES (?, ?, ?)";
            run(connection, sqlx::query(sql).bind(visitor.0).bind(&hash.0[..]).bind(until.0 as i64)).await
        }
        Change::Spend { hash } => {
            let query = sqlx::query("DELETE FROM codes WHERE hash = ?").bind(&hash.0[..]);
            expect_one(connection, query).await
        }
        Change::Beat(beat) => servers::beat(connection, beat).await,
        Change::Tidy { before } => servers::tidy(connection, *before).await,
        Change::Claim { claim, now } => servers::claim(connection, claim, *now).await,
        Change::Present { rows, at } => servers::share(connection, rows, *at).await,
        Change::NobodyPresent { server } => servers::nobody_present(connection, server).await,
        Change::Due { game, last, due, thinks } => {
            let sql = "UPDATE games SET due = ?, thinks = ? WHERE id = ?3
                AND NOT EXISTS (SELECT 1 FROM events WHERE game = ?3 AND number > ?4)";
            let query = sqlx::query(sql).bind(due.map(|due| due.0 as i64)).bind(thinks).bind(game.as_str());
            expect_one(connection, query.bind(last.unwrap_or(u32::MAX))).await
        }
        Change::Order { game, hidden } => {
            let sql = "INSERT INTO orders (game, hidden) VALUES (?, ?)";
            run(connection, sqlx::query(sql).bind(game.as_str()).bind(body(hidden))).await
        }
        Change::OrderDone { order } => {
            expect_one(connection, sqlx::query("DELETE FROM orders WHERE id = ?").bind(order)).await
        }
    }
}

async fn new_game(connection: &mut SqliteConnection, new: &NewGame) -> Result<(), StoreError> {
    let row = &new.row;
    let computers = new.events.first().map_or(0, |first| match &first.event {
        Event::Created(setup) => setup.seats.iter().filter(|seat| matches!(seat, Seat::Computer { .. })).count(),
        _ => 0,
    });
    let created = new.events.first().map_or(0, |first| first.at.0 as i64);
    let sql =
        "INSERT INTO games (id, creator, join_key, watch_key, created, computers, last, phase, public, due, thinks,
        touched, summary) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
    let query = sqlx::query(sql)
        .bind(new.game.as_str())
        .bind(new.creator.0)
        .bind(new.keys.join.as_str())
        .bind(new.keys.watch.as_str())
        .bind(created)
        .bind(computers as i64)
        .bind(row.last)
        .bind(phase_number(row.phase))
        .bind(row.public)
        .bind(row.due.map(|due| due.0 as i64))
        .bind(row.thinks)
        .bind(row.touched.0 as i64)
        .bind(body(&row.summary));
    run(connection, query).await?;
    for event in &new.events {
        add_event(connection, &new.game, event, None).await?;
    }
    for (color, visitor) in &new.seats {
        take_seat(connection, &new.game, *color, *visitor, created).await?;
    }
    if let Some(earlier) = &new.earlier {
        let sql = "INSERT INTO readers (game, visitor, joins) SELECT ?, visitor, joins FROM readers WHERE game = ?";
        run(connection, sqlx::query(sql).bind(new.game.as_str()).bind(earlier.as_str())).await?;
    }
    Ok(())
}

async fn add(connection: &mut SqliteConnection, append: &Append) -> Result<(), StoreError> {
    if let RowChange::Timers(row) | RowChange::All(row) = &append.row {
        let sql = "UPDATE games SET last = ?, phase = ?, public = ?, due = ?, thinks = ?, touched = ?, summary = ?
            WHERE id = ? AND last < ?";
        let query = sqlx::query(sql)
            .bind(row.last)
            .bind(phase_number(row.phase))
            .bind(row.public)
            .bind(row.due.map(|due| due.0 as i64))
            .bind(row.thinks)
            .bind(row.touched.0 as i64)
            .bind(body(&row.summary))
            .bind(append.game.as_str())
            .bind(row.last);
        expect_one(connection, query).await?;
        if row.phase == Phase::Over {
            let sql = "UPDATE seats SET open = 0 WHERE game = ?";
            run(connection, sqlx::query(sql).bind(append.game.as_str())).await?;
        }
    }
    for (number, event) in append.events.iter().enumerate() {
        let command = append.command.as_deref().filter(|_| number + 1 == append.events.len());
        add_event(connection, &append.game, event, command).await?;
    }
    let at = append.events.first().map_or(0, |first| first.at.0 as i64);
    for (color, visitor) in &append.seats {
        if let Some(visitor) = visitor {
            take_seat(connection, &append.game, *color, *visitor, at).await?;
        } else {
            let sql = "DELETE FROM seats WHERE game = ? AND color = ?";
            run(connection, sqlx::query(sql).bind(append.game.as_str()).bind(color.letter().to_string())).await?;
        }
    }
    Ok(())
}

async fn add_event(
    connection: &mut SqliteConnection,
    game: &GameId,
    logged: &Logged,
    command: Option<&str>,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO events (game, number, at, command, body) VALUES (?, ?, ?, ?, ?)";
    let query = sqlx::query(sql).bind(game.as_str()).bind(logged.number).bind(logged.at.0 as i64).bind(command);
    run(connection, query.bind(body(&logged.event))).await
}

async fn take_seat(
    connection: &mut SqliteConnection,
    game: &GameId,
    color: Color,
    visitor: VisitorId,
    taken: i64,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO seats (game, color, visitor, taken, open) VALUES (?, ?, ?, ?, 1)";
    let query = sqlx::query(sql).bind(game.as_str()).bind(color.letter().to_string()).bind(visitor.0).bind(taken);
    run(connection, query).await
}

pub(super) async fn run(connection: &mut SqliteConnection, query: Query<'_>) -> Result<(), StoreError> {
    query.execute(connection).await?;
    Ok(())
}

/// Runs a statement that must find its row.
pub(super) async fn expect_one(connection: &mut SqliteConnection, query: Query<'_>) -> Result<(), StoreError> {
    let done = query.execute(connection).await?;
    if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

/// As JSON. What is stored always has one: names and numbers only.
pub(super) fn body(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// How a phase is stored.
pub(super) fn phase_number(phase: Phase) -> i64 {
    match phase {
        Phase::Waiting => 0,
        Phase::Running => 1,
        Phase::Over => 2,
    }
}

/// … and read; nothing if it is none.
pub(super) fn phase_of(number: i64) -> Option<Phase> {
    [Phase::Waiting, Phase::Running, Phase::Over].into_iter().find(|&phase| phase_number(phase) == number)
}
