//! What the address of a bot names: an invitation to one game, or a server with its lobby.

use pacru_api::{GameId, Secret};
use std::fmt;

/// Where a bot goes.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Target {
    /// To the lobby of a server.
    Lobby { server: String },
    /// To one game, with the key of the invitation where the link has one.
    Game { server: String, game: GameId, key: Option<Secret> },
}

/// Why a text names nothing of that.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum TargetError {
    /// It is no address of a server.
    NoServer,
    /// It is the link of a page of a server that has no game on it.
    NoGame,
    /// It is a link for watching.
    WatchLink,
}

impl fmt::Display for TargetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TargetError::NoServer => "use an invitation link or a server's address, such as http://127.0.0.1:8302",
            TargetError::NoGame => {
                "use an invitation link such as http://…/game/ID#join-KEY, or the server's address alone"
            }
            TargetError::WatchLink => "this link is for watching: ask for the invitation link",
        })
    }
}

impl Target {
    /// Reads `http://host:port`, `…/lobby`, `…/game/ID` or `…/game/ID#join-KEY`.
    pub(super) fn read(text: &str) -> Result<Target, TargetError> {
        let text = text.trim();
        let (address, fragment) = text.split_once('#').unwrap_or((text, ""));
        let scheme = ["http://", "https://"].into_iter().find(|scheme| address.starts_with(scheme));
        let scheme = scheme.ok_or(TargetError::NoServer)?;
        let (host, path) = address[scheme.len()..].split_once('/').unwrap_or((&address[scheme.len()..], ""));
        if host.is_empty() || !host.chars().all(|c| c.is_ascii_graphic() && !r#""'<>\^`{|}?@"#.contains(c)) {
            return Err(TargetError::NoServer);
        }
        let server = format!("{scheme}{host}");
        let path = path.trim_end_matches('/');
        match path.strip_prefix("game/") {
            Some(game) => {
                let game = game.parse().map_err(|_| TargetError::NoGame)?;
                if fragment.starts_with("watch-") {
                    return Err(TargetError::WatchLink);
                }
                let key = fragment.strip_prefix("join-").map(str::parse).transpose();
                Ok(Target::Game { server, game, key: key.map_err(|_| TargetError::NoGame)? })
            }
            None if path.is_empty() || path == "lobby" => Ok(Target::Lobby { server }),
            None => Err(TargetError::NoGame),
        }
    }

    /// The address that all paths are added to.
    pub(super) fn server(&self) -> &str {
        match self {
            Target::Lobby { server } | Target::Game { server, .. } => server,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Target, TargetError};

    #[test]
    fn links_and_addresses_are_told_apart() {
        let server = "http://127.0.0.1:8302".to_owned();
        for text in ["http://127.0.0.1:8302", "http://127.0.0.1:8302/", " http://127.0.0.1:8302/lobby\n"] {
            assert_eq!(Target::read(text), Ok(Target::Lobby { server: server.clone() }), "{text}");
        }
        let game = "abcdef123456".parse().expect("an id");
        let key = "A".repeat(32).parse().ok();
        let link = format!("https://pacru.example.org/game/abcdef123456#join-{}", "A".repeat(32));
        let server = "https://pacru.example.org".to_owned();
        assert_eq!(Target::read(&link), Ok(Target::Game { server, game, key }));
    }

    #[test]
    fn what_names_nothing_says_what_to_use() {
        for (text, error) in [
            ("", TargetError::NoServer),
            ("127.0.0.1:8302", TargetError::NoServer),
            ("ftp://host/", TargetError::NoServer),
            ("http:///game/abcdef123456", TargetError::NoServer),
            ("http://a b/", TargetError::NoServer),
            ("http://me@host/", TargetError::NoServer),
            ("http://host/rules", TargetError::NoGame),
            ("http://host/game/short", TargetError::NoGame),
            ("http://host/game/abcdef123456#join-", TargetError::NoGame),
            ("http://host/game/abcdef123456#watch-AAAAAAAAAAAAAAAAAAAAAAAA", TargetError::WatchLink),
        ] {
            assert_eq!(Target::read(text), Err(error), "{text}");
        }
    }
}
