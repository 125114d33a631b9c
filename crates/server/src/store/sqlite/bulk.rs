//! Many games in few statements: most of what a server stores are moves, and each statement has its price.

use super::super::{Append, Change, Row, RowChange, StoreError};
use super::single::body;
use pacru_api::GameId;
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnection;

const EVENTS: &str = "
    INSERT INTO events (game, number, at, command, body)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?1)";

/// What the rows of games are to be, where they do not know something newer.
const TIMERS: &str = "
    UPDATE games SET last = v.last, touched = v.touched, summary = v.summary, due = v.due, thinks = v.thinks
    FROM (
        SELECT value ->> 0 AS id, value ->> 1 AS last, value ->> 2 AS touched, value ->> 3 AS summary, value ->> 4 AS due,
            value ->> 5 AS thinks
        FROM json_each(?1)
    ) AS v
    WHERE games.id = v.id AND games.last < v.last";

/// The same without timers.
const SHOWN: &str = "
    UPDATE games SET last = v.last, touched = v.touched, summary = v.summary
    FROM (
        SELECT value ->> 0 AS id, value ->> 1 AS last, value ->> 2 AS touched, value ->> 3 AS summary FROM json_each(?1)
    ) AS v
    WHERE games.id = v.id AND games.last < v.last";

/// The request if it only adds events to one game: no seat changes hands, and the game stands in the same lists.
pub(super) fn plain(changes: &[Change]) -> Option<&Append> {
    match changes {
        [Change::Append(append)] if append.seats.is_empty() && !matches!(append.row, RowChange::All(_)) => Some(append),
        _ => None,
    }
}

/// Adds to many games, or fails as a whole.
pub(super) async fn append(connection: &mut SqliteConnection, appends: &[&Append]) -> Result<(), StoreError> {
    if appends.is_empty() {
        return Ok(());
    }
    let mut rows = Vec::new();
    let mut events = Vec::with_capacity(appends.len());
    for append in appends {
        if let RowChange::Timers(row) = &append.row {
            rows.push(row_json(&append.game, row));
        }
        for (number, logged) in append.events.iter().enumerate() {
            let command = append.command.as_deref().filter(|_| number + 1 == append.events.len());
            events.push(json!([append.game.as_str(), logged.number, logged.at.0, command, body(&logged.event)]));
        }
    }
    sqlx::query(EVENTS).bind(Value::Array(events).to_string()).execute(&mut *connection).await?;
    let wanted = rows.len() as u64;
    if wanted > 0 {
        let changed = sqlx::query(TIMERS).bind(Value::Array(rows).to_string()).execute(connection).await?;
        if changed.rows_affected() != wanted {
            return Err(StoreError::Conflict);
        }
    }
    Ok(())
}

/// Brings what lists show up to date.
pub(super) async fn show(connection: &mut SqliteConnection, rows: &[(GameId, Row)]) -> Result<(), StoreError> {
    let rows: Vec<Value> = rows.iter().map(|(game, row)| row_json(game, row)).collect();
    sqlx::query(SHOWN).bind(Value::Array(rows).to_string()).execute(connection).await?;
    Ok(())
}

fn row_json(game: &GameId, row: &Row) -> Value {
    let due = row.due.map(|due| due.0);
    json!([game.as_str(), row.last, row.touched.0, body(&row.summary), due, u8::from(row.thinks)])
}
