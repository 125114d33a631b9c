//! Everything that is only read.

use super::super::{DeviceHash, Invited, Keys, Listed, Load, StoreError, Stored, VisitorId};
use super::single::phase_of;
use pacru_api::{GameId, Hidden, Logged, Millis};
use pacru_rules::Color;
use serde::de::DeserializeOwned;
use sqlx::sqlite::SqlitePool;
use std::collections::HashMap;

type EventRow = (u32, i64, String);

/// A game with its log, read in one transaction: so they fit each other.
pub(super) async fn game(pool: &SqlitePool, game: &GameId) -> Result<Option<Stored>, StoreError> {
    let mut reading = pool.begin().await?;
    let sql = "SELECT creator, join_key, watch_key, due, thinks FROM games WHERE id = ?";
    let row: Option<(i64, String, String, Option<i64>, bool)> =
        sqlx::query_as(sql).bind(game.as_str()).fetch_optional(&mut *reading).await?;
    let Some((creator, join, watch, due, thinks)) = row else { return Ok(None) };
    let sql = "SELECT number, at, command, body FROM events WHERE game = ? ORDER BY number";
    let rows: Vec<(u32, i64, Option<String>, String)> =
        sqlx::query_as(sql).bind(game.as_str()).fetch_all(&mut *reading).await?;
    let sql = "SELECT color, visitor FROM seats WHERE game = ?";
    let seats: Vec<(String, i64)> = sqlx::query_as(sql).bind(game.as_str()).fetch_all(&mut *reading).await?;
    reading.commit().await?;
    let log = rows.into_iter().map(|(number, at, command, body)| Ok((logged((number, at, body))?, command)));
    let seats = seats.into_iter().map(|(color, visitor)| Ok((read_color(&color)?, VisitorId(visitor))));
    let key = |key: String| key.parse().map_err(|_| corrupt("a key of a link"));
    Ok(Some(Stored {
        keys: Keys { join: key(join)?, watch: key(watch)? },
        creator: VisitorId(creator),
        log: log.collect::<Result<_, StoreError>>()?,
        seats: seats.collect::<Result<_, StoreError>>()?,
        timers: (due.map(|due| Millis(due as u64)), thinks),
    }))
}

pub(super) async fn events(pool: &SqlitePool, game: &GameId, since: u32) -> Result<Vec<Logged>, StoreError> {
    let sql = "SELECT number, at, body FROM events WHERE game = ? AND number > ? ORDER BY number";
    let rows: Vec<EventRow> = sqlx::query_as(sql).bind(game.as_str()).bind(since).fetch_all(pool).await?;
    rows.into_iter().map(logged).collect()
}

pub(super) async fn reader(pool: &SqlitePool, game: &GameId, who: VisitorId) -> Result<Option<bool>, StoreError> {
    let sql = "SELECT joins FROM readers WHERE game = ? AND visitor = ?";
    Ok(sqlx::query_scalar(sql).bind(game.as_str()).bind(who.0).fetch_optional(pool).await?)
}

pub(super) async fn due(pool: &SqlitePool, now: Millis, most: u32) -> Result<Vec<GameId>, StoreError> {
    let sql = "SELECT id FROM games WHERE due IS NOT NULL AND due <= ? ORDER BY due LIMIT ?";
    let ids: Vec<String> = sqlx::query_scalar(sql).bind(now.0 as i64).bind(most).fetch_all(pool).await?;
    ids.into_iter().map(read_id).collect()
}

pub(super) async fn thinking(
    pool: &SqlitePool,
    unclaimed: Option<(&str, Millis)>,
    most: u32,
) -> Result<Vec<GameId>, StoreError> {
    let all = "SELECT id FROM games WHERE thinks = 1 ORDER BY touched LIMIT ?1";
    let some = "SELECT id FROM games WHERE thinks = 1
        AND NOT EXISTS (SELECT 1 FROM claims WHERE game = id AND server <> ?2 AND until > ?3) ORDER BY touched LIMIT ?1";
    let query = match unclaimed {
        None => sqlx::query_scalar(all).bind(most),
        Some((server, now)) => sqlx::query_scalar(some).bind(most).bind(server).bind(now.0 as i64),
    };
    let ids: Vec<String> = query.fetch_all(pool).await?;
    ids.into_iter().map(read_id).collect()
}

pub(super) async fn timed(
    pool: &SqlitePool,
    after: Option<(Millis, GameId)>,
    most: u32,
) -> Result<Vec<(Millis, GameId)>, StoreError> {
    let sql =
        "SELECT due, id FROM games WHERE due IS NOT NULL AND phase = 1 AND (due, id) > (?, ?) ORDER BY due, id LIMIT ?";
    let (due, id) = after.map_or((-1, String::new()), |(due, id)| (due.0 as i64, id.into()));
    let rows: Vec<(i64, String)> = sqlx::query_as(sql).bind(due).bind(id).bind(most).fetch_all(pool).await?;
    rows.into_iter().map(|(due, id)| Ok((Millis(due as u64), read_id(id)?))).collect()
}

pub(super) async fn invitations(pool: &SqlitePool, most: u32) -> Result<Vec<Invited>, StoreError> {
    let sql = "SELECT id, summary, (SELECT group_concat(visitor) FROM seats WHERE game = id) FROM games
        WHERE public = 1 AND phase < 2 AND phase = 0 ORDER BY created DESC LIMIT ?";
    let rows: Vec<(String, String, Option<String>)> = sqlx::query_as(sql).bind(most).fetch_all(pool).await?;
    let invited = |(id, summary, holders): (String, String, Option<String>)| {
        let holders = holders.unwrap_or_default();
        let holders = holders.split(',').filter_map(|number| number.parse().ok()).map(VisitorId);
        Ok(Invited { game: read_id(id)?, summary: from_json(&summary)?, holders: holders.collect() })
    };
    rows.into_iter().map(invited).collect()
}

/// What every list of games asks for; a seat is added where it is somebody's list.
const LISTED: &str = "SELECT g.id, g.phase, g.touched, g.summary,
    g.last < (SELECT max(number) FROM events e WHERE e.game = g.id)";

type ListedRow = (String, i64, i64, String, bool, Option<String>);

pub(super) async fn playing(pool: &SqlitePool, most: u32) -> Result<Vec<Listed>, StoreError> {
    let sql = format!(
        "{LISTED}, NULL FROM games g WHERE public = 1 AND phase < 2 AND phase = 1 ORDER BY created DESC LIMIT ?"
    );
    let rows: Vec<ListedRow> = sqlx::query_as(&sql).bind(most).fetch_all(pool).await?;
    rows.into_iter().map(listed).collect()
}

pub(super) async fn games_of(pool: &SqlitePool, visitor: VisitorId, most: u32) -> Result<Vec<Listed>, StoreError> {
    let open = format!(
        "{LISTED}, s.color FROM seats s JOIN games g ON g.id = s.game WHERE s.visitor = ?1 AND s.open = 1 LIMIT ?2"
    );
    let over = format!(
        "{LISTED}, s.color FROM
            (SELECT game, color, open FROM seats WHERE visitor = ?1 ORDER BY taken DESC LIMIT ?2) s
        JOIN games g ON g.id = s.game WHERE s.open = 0"
    );
    // Whoever set a game up can call it off before it begins, also without a seat.
    let hosted = format!("{LISTED}, NULL FROM games g WHERE creator = ?1 AND phase < 2 AND phase = 0 LIMIT ?2");
    let mut games: Vec<Listed> = Vec::new();
    let mut places: HashMap<GameId, usize> = HashMap::new();
    for sql in [open, hosted, over] {
        for row in sqlx::query_as::<_, ListedRow>(&sql).bind(visitor.0).bind(most).fetch_all(pool).await? {
            let game = listed(row)?;
            // A game stands in the list once, whatever the number of seats.
            if let Some(&place) = places.get(&game.game) {
                games[place].seats = games[place].seats.iter().chain(game.seats.iter()).collect();
            } else {
                places.insert(game.game.clone(), games.len());
                games.push(game);
            }
        }
    }
    Ok(games)
}

fn listed((id, phase, touched, summary, stale, seat): ListedRow) -> Result<Listed, StoreError> {
    let seat = seat.map(|seat| read_color(&seat)).transpose()?;
    Ok(Listed {
        game: read_id(id)?,
        phase: phase_of(phase).ok_or_else(|| corrupt("a phase"))?,
        touched: Millis(touched as u64),
        summary: from_json(&summary)?,
        seats: seat.into_iter().collect(),
        stale,
    })
}

pub(super) async fn load_of(pool: &SqlitePool, visitor: VisitorId) -> Result<Load, StoreError> {
    let sql = "SELECT count(*), coalesce(sum(computers), 0) FROM games WHERE creator = ? AND phase < 2";
    let (games, computers): (u32, u32) = sqlx::query_as(sql).bind(visitor.0).fetch_one(pool).await?;
    let sql = "SELECT count(DISTINCT game) FROM seats WHERE visitor = ? AND open = 1";
    let seats: u32 = sqlx::query_scalar(sql).bind(visitor.0).fetch_one(pool).await?;
    Ok(Load { games, computers, seats })
}

pub(super) async fn visitor(pool: &SqlitePool, hash: DeviceHash) -> Result<Option<VisitorId>, StoreError> {
    let sql = "SELECT visitor FROM devices WHERE hash = ?";
    let visitor: Option<i64> = sqlx::query_scalar(sql).bind(&hash.0[..]).fetch_optional(pool).await?;
    Ok(visitor.map(VisitorId))
}

pub(super) async fn code(pool: &SqlitePool, hash: DeviceHash) -> Result<Option<(VisitorId, Millis)>, StoreError> {
    let sql = "SELECT visitor, until FROM codes WHERE hash = ?";
    let row: Option<(i64, i64)> = sqlx::query_as(sql).bind(&hash.0[..]).fetch_optional(pool).await?;
    Ok(row.map(|(visitor, until)| (VisitorId(visitor), Millis(until as u64))))
}

pub(super) async fn orders(pool: &SqlitePool) -> Result<Vec<(i64, GameId, Hidden)>, StoreError> {
    let sql = "SELECT id, game, hidden FROM orders ORDER BY id LIMIT 100";
    let rows: Vec<(i64, String, String)> = sqlx::query_as(sql).fetch_all(pool).await?;
    rows.into_iter().map(|(order, game, hidden)| Ok((order, read_id(game)?, from_json(&hidden)?))).collect()
}

fn logged((number, at, body): EventRow) -> Result<Logged, StoreError> {
    let event = serde_json::from_str(&body).map_err(|error| corrupt(&format!("event {number}: {error}")))?;
    Ok(Logged { number, at: Millis(at as u64), event })
}

pub(super) fn read_color(letter: &str) -> Result<Color, StoreError> {
    let mut letters = letter.chars();
    let color = letters.next().and_then(Color::from_letter).filter(|_| letters.next().is_none());
    color.ok_or_else(|| corrupt("a colour"))
}

pub(super) fn read_id(id: String) -> Result<GameId, StoreError> {
    id.try_into().map_err(|_| corrupt("the id of a game"))
}

pub(super) fn from_json<T: DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| corrupt(&error.to_string()))
}

pub(super) fn corrupt(what: &str) -> StoreError {
    StoreError::Corrupt(what.to_owned())
}
