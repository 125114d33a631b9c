//! What `SQLite` says when it fails, as the rest of the server knows it.

use super::super::StoreError;

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        let sqlx::Error::Database(cause) = &error else {
            return match error {
                sqlx::Error::PoolTimedOut => StoreError::Busy,
                other => StoreError::Other(other.to_string()),
            };
        };
        // The low byte is the kind of error, the others say more about it.
        let code: i32 = cause.code().and_then(|code| code.parse().ok()).unwrap_or(0);
        match code & 0xff {
            5 | 6 => StoreError::Busy,
            8 => StoreError::ReadOnly,
            11 | 26 => StoreError::Corrupt(cause.message().to_owned()),
            13 => StoreError::Full,
            19 => StoreError::Conflict,
            _ => StoreError::Other(cause.message().to_owned()),
        }
    }
}
