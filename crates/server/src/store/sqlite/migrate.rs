//! Bringing a database up to date.

use super::super::StoreError;
use sqlx::Connection;
use sqlx::migrate::{MigrateError, Migration, MigrationSource, MigrationType, Migrator};
use sqlx::sqlite::SqliteConnection;
use std::borrow::Cow;
use std::pin::Pin;

/// All steps, in order. What has been released is never changed, only added to.
const STEPS: [(i64, &str, &str); 1] = [(1, "games", include_str!("migrations/1_games.sql"))];

#[derive(Debug)]
struct Steps;

type Resolved = Result<Vec<Migration>, sqlx::error::BoxDynError>;

impl MigrationSource<'static> for Steps {
    fn resolve(self) -> Pin<Box<dyn Future<Output = Resolved> + Send>> {
        let step = |(number, name, sql)| {
            Migration::new(number, Cow::Borrowed(name), MigrationType::Simple, Cow::Borrowed(sql), false)
        };
        Box::pin(std::future::ready(Ok(STEPS.into_iter().map(step).collect())))
    }
}

/// Runs the steps that are missing, and checks that the others are those that were run.
pub(super) async fn up_to_date(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let failed = |error| match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => StoreError::from(error),
        MigrateError::VersionMissing(step) => {
            StoreError::Corrupt(format!("a newer version has written it (step {step}): use that version"))
        }
        MigrateError::VersionMismatch(step) => StoreError::Corrupt(format!("its step {step} is not ours")),
        other => StoreError::Corrupt(other.to_string()),
    };
    // Of several servers that start at once one does it, and the others wait for it.
    let mut alone = connection.begin_with("BEGIN IMMEDIATE").await?;
    Migrator::new(Steps).await.map_err(failed)?.run_direct(&mut *alone).await.map_err(failed)?;
    Ok(alone.commit().await?)
}
