//! Names of games, commands and moments.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Milliseconds since the beginning of 1970, by the server's clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Millis(pub u64);

impl Millis {
    /// How many milliseconds lie between an earlier moment and this one; none if it is not earlier.
    pub fn since(self, earlier: Millis) -> u64 {
        self.0.saturating_sub(earlier.0)
    }

    /// So much later.
    #[must_use]
    pub fn after(self, milliseconds: u64) -> Millis {
        Millis(self.0.saturating_add(milliseconds))
    }
}

/// Why a text names nothing: how long a name is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IdError {
    shortest: usize,
    longest: usize,
}

impl fmt::Display for IdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "use {} to {} letters and digits", self.shortest, self.longest)
    }
}

impl std::error::Error for IdError {}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $shortest:expr, $longest:expr) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(String);

        impl $name {
            /// The text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl FromStr for $name {
            type Err = IdError;

            fn from_str(text: &str) -> Result<$name, IdError> {
                let fits = ($shortest..=$longest).contains(&text.len());
                let plain = text.bytes().all(|byte| byte.is_ascii_alphanumeric());
                if fits && plain { Ok($name(text.to_owned())) } else { Err(IdError { shortest: $shortest, longest: $longest }) }
            }
        }

        impl TryFrom<String> for $name {
            type Error = IdError;

            fn try_from(text: String) -> Result<$name, IdError> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> String {
                id.0
            }
        }
    };
}

id!(
    /// The name of a game, and its address on the page: `/game/ID`.
    GameId, 8, 32
);
id!(
    /// The name that a client gives to a command, so that one sent twice is done once.
    CommandId, 1, 40
);
id!(
    /// What proves that somebody may do something: in a cookie, a bearer token, or a link's fragment. Never shown by `Debug`.
    Secret, 20, 64
);

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for CommandId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::{CommandId, GameId};

    #[test]
    fn what_is_no_name_is_told_how_long_a_name_is() {
        let why = |read: Result<GameId, _>| read.map_err(|error: super::IdError| error.to_string());
        assert_eq!(why("abc".parse()), Err("use 8 to 32 letters and digits".to_owned()));
        assert_eq!(why("../../../etc".parse()), Err("use 8 to 32 letters and digits".to_owned()));
        assert!("abcd2345efgh".parse::<GameId>().is_ok());
        assert_eq!("".parse::<CommandId>().unwrap_err().to_string(), "use 1 to 40 letters and digits");
    }
}
