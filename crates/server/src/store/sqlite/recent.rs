//! All games for an operator, whoever may see them.

use super::super::{StoreError, Summary};
use super::single::phase_of;
use super::{Sqlite, read_only};
use pacru_api::{GameId, Millis, MyGame};
use pacru_rules::ColorSet;
use sqlx::{ConnectOptions, Connection};
use std::path::Path;
use std::time::Duration;

type Row = (String, String, i64, i64, bool);

impl Sqlite {
    /// The games in which something happened last, each with whether it stands in the lobby. Also of a database in use.
    pub async fn recent(path: &Path, most: u32) -> Result<Vec<(MyGame, bool)>, StoreError> {
        let mut connection = read_only(path, Duration::from_secs(5)).connect().await?;
        let sql = "SELECT id, summary, phase, touched, public FROM games ORDER BY touched DESC LIMIT ?";
        let rows: Vec<Row> = sqlx::query_as(sql).bind(most).fetch_all(&mut connection).await?;
        connection.close().await?;
        rows.into_iter().map(|row| read(row).ok_or_else(|| StoreError::Corrupt("a game's row".to_owned()))).collect()
    }
}

fn read((id, summary, phase, touched, public): Row) -> Option<(MyGame, bool)> {
    let id: GameId = id.parse().ok()?;
    let summary: Summary = serde_json::from_str(&summary).ok()?;
    Some((summary.mine(id, ColorSet::EMPTY, phase_of(phase)?, Millis(touched as u64))?, public))
}
