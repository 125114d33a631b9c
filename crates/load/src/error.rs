//! What goes wrong, as one line.

use std::fmt;

/// Why a step could not be done, with what was being done.
#[derive(Clone, Debug)]
pub struct Error(String);

/// What a step gives, or why it could not be done.
pub type Result<T> = std::result::Result<T, Error>;

impl Error {
    /// A reason in words.
    pub fn new(why: impl fmt::Display) -> Error {
        Error(why.to_string())
    }

    /// The same with what was being done.
    #[must_use]
    pub fn during(self, what: impl fmt::Display) -> Error {
        Error(format!("{what}: {}", self.0))
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Error {}

macro_rules! from {
    ($($source:ty),*) => {
        $(impl From<$source> for Error {
            fn from(error: $source) -> Error {
                Error::new(error)
            }
        })*
    };
}

from!(
    std::io::Error,
    hyper::Error,
    hyper::http::Error,
    serde_json::Error,
    tokio_tungstenite::tungstenite::Error,
    pacru_api::Corrupt
);
