//! A copy of a database, also of one in use.

use super::super::StoreError;
use super::read_only;
use sqlx::{ConnectOptions, Connection};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Copies to a file that is not there yet. The copy appears under its name when it is whole.
pub(super) async fn backup(path: &Path, copy: &Path) -> Result<(), StoreError> {
    let failed = |error: &dyn std::fmt::Display| StoreError::Other(format!("{}: {error}", copy.display()));
    if fs::symlink_metadata(copy).is_ok() {
        let why = format!("{} is there already; give another name", copy.display());
        return Err(StoreError::Wrong(why));
    }
    let unfinished = unfinished(copy);
    let Some(name) = unfinished.to_str() else {
        return Err(failed(&"the name is not a text"));
    };
    let mut connection = read_only(path, Duration::from_secs(30)).connect().await?;
    // An empty file that nobody else can read is there first; SQLite writes into it.
    super::make_file(&unfinished).map_err(|error| failed(&error))?;
    let copied = sqlx::query("VACUUM INTO ?").bind(name).execute(&mut connection).await;
    let closed = connection.close().await;
    let done = copied.map(drop).and(closed).map_err(StoreError::from);
    let done = done.and_then(|()| put_in_place(&unfinished, copy).map_err(|error| failed(&error)));
    if done.is_err() {
        // It is worth nothing, and may not be there at all.
        let _ = fs::remove_file(&unfinished);
    }
    done
}

/// Gives the whole copy its name, unless somebody was faster.
fn put_in_place(unfinished: &Path, copy: &Path) -> std::io::Result<()> {
    fs::File::open(unfinished)?.sync_all()?;
    // A link, unlike a new name, replaces nothing; but not every disk has links.
    match fs::hard_link(unfinished, copy) {
        Ok(()) => fs::remove_file(unfinished),
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => Err(error),
        Err(_) => fs::rename(unfinished, copy),
    }
}

fn unfinished(copy: &Path) -> PathBuf {
    let mut name = copy.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.unfinished", std::process::id()));
    copy.with_file_name(name)
}
